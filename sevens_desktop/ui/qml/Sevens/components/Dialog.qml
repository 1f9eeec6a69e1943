import QtQuick
import QtQuick.Layouts
import Sevens

// A question or a message in the middle of the window: title, text, whatever stands inside, buttons.
Layer {
    id: root

    property string title
    property string text
    property real breadth: Theme.dialogWidth
    property list<Item> buttons
    default property alias body: body.data

    label: title
    onOpened: contentItem.nextItemInFocusChain(true)?.forceActiveFocus(Qt.TabFocusReason)

    contentItem: Item {
        Panel {
            anchors.centerIn: parent
            width: Math.min(Theme.scaled(root.breadth), parent.width - 2 * Theme.space24)
            height: Math.min(column.implicitHeight + 2 * Theme.space24, parent.height - 2 * Theme.space24)
            radius: Theme.radiusTile
            color: Theme.surface2
            border.color: Theme.lineStrong
            Accessible.role: Accessible.Dialog
            Accessible.name: root.title

            Shadow {
                kind: "dialog"
            }
            MouseArea {
                anchors.fill: parent
            }

            ColumnLayout {
                id: column

                anchors.fill: parent
                anchors.margins: Theme.space24
                spacing: Theme.space12

                Label {
                    Layout.fillWidth: true
                    role: Theme.section
                    text: root.title
                    wrapMode: Text.Wrap
                }
                Label {
                    Layout.fillWidth: true
                    role: Theme.reading
                    text: root.text
                    color: Theme.text2
                    wrapMode: Text.Wrap
                    visible: text !== ""
                }
                ColumnLayout {
                    id: body

                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    spacing: Theme.space12
                    visible: children.length > 0
                }
                Flow {
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.space8
                    layoutDirection: Qt.RightToLeft
                    spacing: Theme.space12
                    children: root.buttons
                }
            }
        }
    }
}
