import QtQuick
import QtQuick.Layouts
import Sevens

// A death, turning, changed seats, the Growl: what has its moment until it is closed.
Panel {
    id: root

    required property var moment
    property alias button: done
    readonly property bool wolfish: ["turned", "ended"].includes(moment.kind)

    signal closed

    width: Math.min(Theme.scaled(Theme.momentWidth), parent.width)
    height: column.implicitHeight + 2 * Theme.space16
    color: Theme.surface3
    border.color: wolfish ? Theme.biteTone : Theme.lineStrong
    radius: Theme.radiusPrompt
    visible: opacity > 0
    opacity: "title" in moment ? 1 : 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: [moment.title, moment.text].join(". ")

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.openTime
        }
    }

    Shadow {
        kind: "dialog"
    }
    MouseArea {
        anchors.fill: parent
    }

    ColumnLayout {
        id: column

        x: Theme.space24
        y: Theme.space16
        width: parent.width - 2 * x
        spacing: Theme.space8

        RowLayout {
            spacing: Theme.space16

            Rectangle {
                Layout.preferredWidth: Theme.momentDisc
                Layout.preferredHeight: Theme.momentDisc
                radius: width / 2
                color: Theme.moon

                Emblem {
                    anchors.centerIn: parent
                    name: root.moment.emblem ?? ""
                    tone: Theme.nightGround
                    side: parent.width * 0.62
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: Theme.space4

                Label {
                    Layout.fillWidth: true
                    role: Theme.section
                    text: root.moment.title ?? ""
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    role: Theme.reading
                    text: root.moment.text ?? ""
                    color: Theme.text2
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
        Button {
            id: done

            Layout.alignment: Qt.AlignRight
            text: qsTr("Understood")
            role: Theme.bodyStrong
            onClicked: root.closed()
        }
    }
}
