pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// Seats, what is played with, and options; then the deal.
View {
    id: root

    readonly property NewGame game: App.newGame
    readonly property real margin: Theme.compact ? Theme.space24 : Theme.space48
    readonly property bool single: width < Theme.scaled(Theme.newGameSingle)
    readonly property bool pictured: width - 2 * margin >= Theme.scaled(Theme.newGamePictured)
    readonly property real breadth: Math.min(width - 2 * margin, Theme.homeWidth)

    signal rulesAsked(rule: string)

    onClosed: App.back()
    onBegun: seats.begin()

    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: root.visible && deal.enabled
        onActivated: deal.click()
    }

    ColumnLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        width: root.breadth
        height: parent.height - root.margin
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.grow(Theme.newGameHeader, 20)
            Layout.topMargin: Theme.compact ? 0 : Theme.space8
            spacing: Theme.space16

            Button {
                leftPadding: 0
                rightPadding: Theme.space8
                kind: "quiet"
                role: Theme.bodyMedium
                iconName: "back"
                text: qsTr("Games")
                onClicked: App.back()
            }
            Label {
                Layout.fillWidth: true
                role: Theme.title
                text: root.pictured ? "" : root.game.title
                elide: Text.ElideRight
            }
            Button {
                kind: "quiet"
                role: Theme.bodyMedium
                iconName: "rules"
                text: qsTr("Rules")
                label: qsTr("Rules of %1").arg(root.game.title)
                onClicked: root.rulesAsked("")
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.compact ? Theme.space16 : Theme.space32

            NewGamePicture {
                Layout.preferredWidth: Theme.newGamePicture
                Layout.fillHeight: true
                Layout.rightMargin: -Theme.space8
                game: root.game
                visible: root.pictured
            }

            Scroll {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.leftMargin: -inset
                Layout.rightMargin: -inset
                gap: Theme.space32

                NewGameSeats {
                    id: seats

                    width: parent?.width ?? 0
                    game: root.game
                }
                Rows {
                    id: picks

                    entries: root.game.options.filter(option => option.kind === "pick")

                    NewGamePick {
                        required property int index

                        width: parent?.width ?? 0
                        game: root.game
                        option: picks.entry(index)
                    }
                }
                Loader {
                    width: parent?.width ?? 0
                    active: root.single
                    visible: active
                    sourceComponent: options
                }
            }

            Scroll {
                Layout.preferredWidth: Theme.scaled(Theme.newGameSide) + 2 * inset
                Layout.fillHeight: true
                Layout.leftMargin: -inset
                Layout.rightMargin: -inset
                Layout.bottomMargin: foot.height + Theme.space16
                visible: !root.single

                Loader {
                    width: parent?.width ?? 0
                    active: !root.single
                    sourceComponent: options
                }
            }
        }

        Item {
            Layout.preferredHeight: root.single ? foot.height + Theme.space16 : 0
        }
    }

    Component {
        id: options

        NewGameOptions {
            game: root.game
        }
    }

    ColumnLayout {
        id: foot

        x: (parent.width + root.breadth) / 2 - width
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.margin
        width: root.single ? root.breadth : Theme.scaled(Theme.newGameSide)
        spacing: Theme.space12

        Label {
            Layout.fillWidth: true
            text: root.game.ready ? root.game.orderLine : root.game.problems.join(" ")
            color: root.game.ready ? Theme.text2 : Theme.negative
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Button {
            id: deal

            Layout.fillWidth: true
            implicitHeight: Theme.grow(54, 20)
            kind: "primary"
            role: Theme.buttonLarge
            text: qsTr("Deal the cards")
            key: qsTr("Ctrl Enter")
            enabled: root.game.ready
            onClicked: root.game.deal()
        }
    }
}
