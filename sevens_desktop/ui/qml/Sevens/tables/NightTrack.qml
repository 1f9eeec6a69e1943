pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Days and nights as beads on a line: past, now, and still to come.
Item {
    id: root

    required property list<var> beads
    property string label
    readonly property int step: Math.min(Theme.beadStep, width / Math.max(1, beads.length))
    readonly property var emblems: ({
            "day": "sunrise",
            "night": "moon",
            "final": "finalnight"
        })

    implicitHeight: Theme.bead + Theme.space4 + Theme.scaled(Theme.caption.line)
    Accessible.role: Accessible.StaticText
    Accessible.name: label

    Row {
        anchors.horizontalCenter: parent.horizontalCenter

        Repeater {
            model: root.beads

            Item {
                id: bead

                required property var modelData
                required property int index
                readonly property bool now: modelData.state === "now"
                readonly property bool coming: modelData.state === "coming"

                width: root.step
                height: root.implicitHeight

                Rectangle {
                    x: -width / 2
                    y: Theme.bead / 2
                    width: root.step - Theme.bead - Theme.space12
                    height: Theme.hairline
                    color: Theme.lineStrong
                    visible: bead.index > 0
                }
                Rectangle {
                    id: disc

                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Theme.bead
                    height: width
                    radius: width / 2
                    color: bead.now ? Theme.accent : bead.coming ? Theme.none : bead.modelData.kind === "day" ? Theme.dayBead : Theme.nightBead
                    border.color: bead.now ? Theme.accent : Theme.lineStrong
                    border.width: Theme.hairline

                    Emblem {
                        anchors.centerIn: parent
                        name: root.emblems[bead.modelData.kind]
                        tone: bead.now ? Theme.accentInk : bead.coming ? Theme.text3 : Theme.text1
                        side: parent.width * Theme.beadEmblem
                    }
                }
                Label {
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: disc.height + Theme.space4
                    role: Theme.caption
                    text: bead.modelData.text
                    color: bead.now ? Theme.accent : Theme.text3
                    Accessible.ignored: true
                }
            }
        }
    }
}
