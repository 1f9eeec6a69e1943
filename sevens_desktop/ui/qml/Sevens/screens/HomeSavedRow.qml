import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// A saved game: what it is, where it stands, when, and what can be done with it.
Item {
    id: root

    required property var modelData
    required property Library library
    readonly property bool damaged: modelData.problem !== ""

    implicitHeight: Theme.grow(59, 36)
    Accessible.role: Accessible.ListItem
    Accessible.name: `${modelData.title}. ${words.text}. ${modelData.when}`

    RowLayout {
        anchors.fill: parent
        anchors.rightMargin: Theme.space8
        spacing: Theme.space12

        Rectangle {
            implicitWidth: Theme.badge
            implicitHeight: Theme.badge
            radius: Theme.radiusField
            color: Theme.games[root.modelData.slug]?.ground ?? Theme.surface3

            Emblem {
                anchors.centerIn: parent
                name: Theme.games[root.modelData.slug]?.emblem ?? ""
                tone: Theme.games[root.modelData.slug]?.bar ?? Theme.text3
                side: Theme.badgeLog
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                role: Theme.bodyStrong
                text: root.modelData.title
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption.size
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                id: words

                Layout.fillWidth: true
                role: Theme.caption
                text: root.damaged ? root.modelData.problem : root.modelData.line
                color: root.damaged ? Theme.negative : Theme.text3
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption.size
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Label {
            role: Theme.caption
            text: root.modelData.when
            color: Theme.text3
            visible: !Theme.compact
            Accessible.ignored: true
        }
        Button {
            implicitHeight: Theme.target
            leftPadding: Theme.space12
            role: Theme.bodyStrong
            text: root.damaged ? qsTr("Open the folder") : root.modelData.over ? qsTr("Replay") : qsTr("Resume")
            label: `${text}: ${root.modelData.title}`
            onClicked: {
                if (root.damaged)
                    root.library.reveal(root.modelData.id);
                else if (root.modelData.over)
                    App.openReplay(root.modelData.id);
                else
                    root.library.resume(root.modelData.id);
            }
        }
        Button {
            kind: "quiet"
            iconName: "trash"
            iconOnly: true
            label: root.damaged ? qsTr("Remove from the list: %1").arg(root.modelData.title) : qsTr("Delete %1").arg(root.modelData.title)
            onClicked: root.library.remove(root.modelData.id)
        }
    }

    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }
}
