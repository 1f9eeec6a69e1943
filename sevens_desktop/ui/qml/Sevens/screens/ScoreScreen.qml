import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The end of a game: who won and why, the sheet of that game, and what to do next.
View {
    id: root

    required property Session session
    readonly property var outcome: session.outcome
    readonly property int margin: Theme.compact ? Theme.space12 : Theme.space32
    readonly property var winner: outcome.winners?.length === 1 ? session.seats[outcome.winners[0]] : null

    signal menuAsked(button: Item)
    signal rulesAsked(rule: string)

    primary: again
    onClosed: App.leaveGame()
    onBegun: again.forceActiveFocus(Qt.TabFocusReason)

    TopBar {
        id: bar

        width: parent.width
        title: root.session.title
        subtitle: root.outcome.over ?? ""
        onMenuAsked: button => root.menuAsked(button)

        actions: [
            Chip {
                text: qsTr("Seed %1").arg(root.session.seed)
                clickable: true
                Accessible.description: qsTr("Copies the seed")
                onClicked: App.copy(root.session.seed)
            },
            BarButton {
                text: qsTr("Rules")
                iconName: "rules"
                onClicked: root.rulesAsked("")
            },
            BarButton {
                text: qsTr("Settings")
                iconName: "settings"
                iconOnly: true
                onClicked: App.go("settings")
            }
        ]
    }

    Scroll {
        anchors.horizontalCenter: parent.horizontalCenter
        y: bar.height
        width: Math.min(parent.width, Theme.sheetWidth + 2 * root.margin)
        height: parent.height - y
        inset: root.margin
        gap: Theme.low ? Theme.space12 : Theme.space24

        Item {
            width: parent?.width ?? 0
            height: Theme.hairline
        }
        Panel {
            width: parent?.width ?? 0
            height: verdict.implicitHeight + 2 * Theme.space16

            GridLayout {
                id: verdict

                anchors.verticalCenter: parent.verticalCenter
                x: Theme.panelMargin
                width: parent.width - 2 * x
                columns: root.width < Theme.scaled(Theme.scoreNarrow) ? 1 : 2
                columnSpacing: Theme.space24
                rowSpacing: Theme.space12

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.space24

                    Badge {
                        side: Theme.badgeVerdict
                        colour: root.winner?.colour ?? 1
                        initials: root.winner?.initials ?? ""
                        outline: root.winner?.outline ?? false
                        ring: true
                        visible: root.winner !== null
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: Theme.space4

                        Label {
                            Layout.fillWidth: true
                            role: Theme.compact ? Theme.section : Theme.verdict
                            text: root.outcome.title ?? ""
                            wrapMode: Text.Wrap
                            Accessible.role: Accessible.Heading
                        }
                        Styled {
                            Layout.fillWidth: true
                            role: Theme.reading
                            words: root.outcome.line ?? ""
                            wrapMode: Text.Wrap
                        }
                        Label {
                            Layout.fillWidth: true
                            role: Theme.caption
                            text: root.session.marks.join(" · ")
                            color: Theme.text3
                            wrapMode: Text.Wrap
                            visible: text !== ""
                        }
                    }
                }
                RowLayout {
                    Layout.fillWidth: false
                    Layout.alignment: Qt.AlignRight
                    spacing: Theme.gap

                    Button {
                        implicitHeight: Theme.primaryTarget
                        kind: "quiet"
                        iconName: "log"
                        text: qsTr("Replay")
                        onClicked: App.openReplay(root.session.gameId)
                    }
                    Button {
                        implicitHeight: Theme.primaryTarget
                        kind: "quiet"
                        iconName: "chart"
                        text: qsTr("Review")
                        onClicked: App.openReview()
                    }
                    Button {
                        implicitHeight: Theme.primaryTarget
                        text: qsTr("Back to games")
                        onClicked: App.leaveGame()
                    }
                    Button {
                        id: again

                        kind: "primary"
                        text: root.outcome.again || qsTr("Play again")
                        key: "Enter"
                        onClicked: App.rematch()
                    }
                }
            }
        }

        Loader {
            width: parent?.width ?? 0
            Component.onCompleted: setSource(Theme.part("tables", root.session.slug, "Score"), {
                "outcome": Qt.binding(() => root.outcome)
            })
        }
        Item {
            width: parent?.width ?? 0
            height: Theme.space8
        }
    }
}
