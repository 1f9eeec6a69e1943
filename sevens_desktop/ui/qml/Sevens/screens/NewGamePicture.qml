pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The game as a tall tile: picture, what it is about, and what these seats make of it.
Rectangle {
    id: root

    required property NewGame game
    readonly property var look: Theme.games[game.slug]

    radius: Theme.radiusTile
    color: look.ground
    border.color: Theme.half(look.line)
    border.width: Theme.hairline

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.hairline
        spacing: Theme.space8

        TileArt {
            Layout.fillWidth: true
            Layout.preferredHeight: root.height * Theme.pictureShare
            slug: root.game.slug
        }
        Label {
            Layout.leftMargin: Theme.space24
            Layout.rightMargin: Theme.space24
            Layout.fillWidth: true
            role: Theme.screenTitle
            text: root.game.title
            color: Theme.paper
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        Label {
            Layout.leftMargin: Theme.space24
            Layout.rightMargin: Theme.space24
            Layout.fillWidth: true
            role: Theme.reading
            text: root.game.summary
            color: root.look.text
            wrapMode: Text.Wrap
        }
        Item {
            Layout.fillHeight: true
        }
        Repeater {
            model: root.game.facts

            RowLayout {
                id: fact

                required property var modelData

                Layout.leftMargin: Theme.space24
                Layout.rightMargin: Theme.space24
                spacing: Theme.space8

                Icon {
                    name: fact.modelData.icon
                    tone: root.look.text
                }
                Label {
                    Layout.fillWidth: true
                    text: fact.modelData.text
                    color: root.look.text
                    wrapMode: Text.Wrap
                }
            }
        }
        Item {
            Layout.preferredHeight: Theme.space16
        }
    }
}
