import QtQuick
import QtQuick.Layouts
import Sevens

// Whose turn it is where no curtain is needed, and what has happened since.
Panel {
    id: root

    required property var banner

    signal closed

    visible: "text" in banner
    width: Math.min(parent.width - 2 * Theme.gutter, Theme.scaled(Theme.bannerWidth))
    height: row.implicitHeight + 2 * Theme.space12
    color: Theme.surface3
    border.color: Theme.accent
    Accessible.role: Accessible.AlertMessage
    Accessible.name: visible ? banner.text : ""

    Shadow {
        kind: "prompt"
    }

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.space12
        spacing: Theme.space12

        Badge {
            colour: root.banner.colour ?? 1
            initials: root.banner.initials ?? ""
            outline: root.banner.outline ?? false
            ring: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                role: Theme.strong
                text: root.banner.text ?? ""
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Repeater {
                model: root.banner.lines ?? []

                Styled {
                    required property string modelData

                    Layout.fillWidth: true
                    role: Theme.small
                    words: modelData
                    wrapMode: Text.Wrap
                }
            }
        }
        Button {
            kind: "quiet"
            iconName: "close"
            iconOnly: true
            label: qsTr("Close")
            onClicked: root.closed()
        }
    }
}
