pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The four games, the game to continue, saved games and wins.
View {
    id: root

    readonly property Library library: App.library
    readonly property real margin: Theme.compact ? Theme.space24 : Theme.space48
    readonly property real breadth: Math.min(width - 2 * margin, Theme.homeWidth)
    // The tiles grow with the window up to a point; what is left then lies above and below.
    readonly property real tileRoom: height - Theme.homeTop - header.height - below.implicitHeight - 3 * Theme.homeGap
    readonly property real tileMost: Theme.grow(Theme.tileHeight, 60)
    readonly property real slack: Math.max(0, tileRoom - tileMost)

    signal rulesAsked(rule: string)

    primary: latest.button.visible ? latest.button : null

    // The game to continue, else the first game.
    function begin() {
        const item = latest.button.visible ? latest.button : tiles.itemAt(0) as Item;
        item?.forceActiveFocus(Qt.TabFocusReason);
    }

    onBegun: begin()

    Scroll {
        anchors.horizontalCenter: parent.horizontalCenter
        width: parent.width
        height: parent.height
        gap: 0
        inset: 0

        Item {
            width: root.width
            height: Math.max(root.height, header.height + tileRow.height + below.implicitHeight + Theme.homeGaps)

            RowLayout {
                id: header

                x: (parent.width - root.breadth) / 2
                y: Theme.homeTop + root.slack / 2
                width: root.breadth
                height: Theme.grow(Theme.homeHeader, 30)
                spacing: Theme.space16

                Logo {
                    side: Theme.homeHeader
                }
                Label {
                    role: Theme.screenTitle
                    text: qsTr("Sevens")
                    Accessible.role: Accessible.Heading
                }
                Label {
                    Layout.leftMargin: Theme.space4
                    Layout.fillWidth: true
                    role: Theme.reading
                    text: qsTr("Four games about the number seven")
                    color: Theme.text2
                    elide: Text.ElideRight
                }
                Repeater {
                    model: [
                        {
                            "icon": "chart",
                            "text": qsTr("Statistics"),
                            "run": () => App.go("statistics")
                        },
                        {
                            "icon": "rules",
                            "text": qsTr("Rules"),
                            "run": () => root.rulesAsked("")
                        },
                        {
                            "icon": "settings",
                            "text": qsTr("Settings"),
                            "run": () => App.go("settings")
                        }
                    ]

                    BarButton {
                        required property var modelData

                        iconName: modelData.icon
                        text: modelData.text
                        onClicked: modelData.run()
                    }
                }
            }

            Row {
                id: tileRow

                x: header.x
                y: header.y + header.height + Theme.homeGap
                width: root.breadth
                height: Math.max(Theme.grow(Theme.tileLeast, 220), Math.min(root.tileMost, root.tileRoom))
                spacing: Theme.homeSpacing

                Repeater {
                    id: tiles

                    model: App.games

                    HomeTile {
                        width: (tileRow.width - 3 * tileRow.spacing) / 4
                        height: tileRow.height
                        onClicked: App.newGameOf(modelData.slug)
                    }
                }
            }

            GridLayout {
                id: below

                readonly property bool narrow: root.breadth < Theme.scaled(Theme.homeNarrow)
                readonly property real room: root.breadth - (columns - 1) * columnSpacing

                function part(share: real): real {
                    return room * (narrow ? 0.5 : share);
                }

                x: header.x
                y: tileRow.y + tileRow.height + Theme.homeGap
                width: root.breadth
                columns: narrow ? 2 : 3
                columnSpacing: Theme.homeSpacing
                rowSpacing: Theme.homeSpacing

                HomeContinue {
                    id: latest

                    Layout.preferredWidth: below.part(0.33)
                    Layout.preferredHeight: Theme.homePanel
                    latest: root.library.latest
                    onResumed: id => root.library.resume(id)
                }
                HomeSaved {
                    Layout.preferredWidth: below.part(0.37)
                    Layout.preferredHeight: Theme.homePanel
                    library: root.library
                }
                HomeWins {
                    Layout.columnSpan: below.narrow ? 2 : 1
                    Layout.preferredWidth: below.narrow ? below.width : below.part(0.3)
                    Layout.preferredHeight: Theme.homePanel
                    library: root.library
                    onOpened: App.go("statistics")
                }
            }
        }
    }
}
