pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// The three Last Judgments: gold when they have appeared.
Row {
    id: root

    property int count: 0
    property string text
    property string last

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Repeater {
        model: 3

        Polygon {
            id: seal

            required property int index
            readonly property bool shown: index < root.count

            anchors.verticalCenter: parent?.verticalCenter
            side: Theme.badgeLog
            fill: shown ? Theme.gilt : Theme.none
            edge: shown ? Theme.none : Theme.lineStrong
            dashed: !shown

            Emblem {
                anchors.centerIn: parent
                name: "judgment"
                tone: seal.shown ? Theme.ink : Theme.text3
                side: Theme.sealEmblem
            }
        }
    }

    Label {
        anchors.verticalCenter: parent.verticalCenter
        leftPadding: Theme.space4
        text: root.text
        color: Theme.text2
        visible: !Theme.compact
        Accessible.ignored: true
    }
    Chip {
        anchors.verticalCenter: parent.verticalCenter
        text: root.last
        strong: true
        visible: text !== ""
    }
}
