pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// Bites less charms, or wounds less salves, out of three.
Item {
    id: root

    required property var balance
    required property string emblem
    required property color tone
    property bool folded: false

    implicitHeight: line.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: balance.label ?? ""

    RowLayout {
        id: line

        width: parent.width
        spacing: Theme.space12

        Emblem {
            Layout.alignment: Qt.AlignVCenter
            name: root.emblem
            tone: root.tone
            side: root.folded ? Theme.iconSmall : Theme.badgeLog
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space4

            RowLayout {
                spacing: Theme.space8

                Label {
                    role: root.folded ? Theme.captionStrong : Theme.bodyStrong
                    text: root.balance.title ?? ""
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    role: Theme.caption
                    text: root.balance.text ?? ""
                    color: Theme.text2
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }
            RowLayout {
                spacing: Theme.meterGap

                Repeater {
                    model: 3

                    Rectangle {
                        required property int index

                        Layout.fillWidth: true
                        Layout.preferredHeight: Theme.meterHeight
                        radius: height / 2
                        color: index < (root.balance.filled ?? 0) ? root.tone : Theme.surface3
                    }
                }
            }
        }
    }
}
