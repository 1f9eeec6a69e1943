pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// Wins by name, game, seats and bot level, with how many games each figure stands on.
Page {
    id: root

    readonly property Statistics statistics: App.statistics
    readonly property list<var> heads: ["", qsTr("Games"), qsTr("Won"), qsTr("Share"), qsTr("By chance"), qsTr("Average points")]

    title: qsTr("Statistics")

    GridLayout {
        width: parent?.width ?? 0
        columns: width < 4 * Theme.scaled(Theme.fieldWidth) ? 2 : 4
        columnSpacing: Theme.space16
        rowSpacing: Theme.space16
        uniformCellWidths: true

        Rows {
            id: filters

            entries: root.statistics.filters

            ColumnLayout {
                id: filter

                required property int index
                readonly property var modelData: filters.entry(index)

                spacing: Theme.space4

                Caption {
                    text: filter.modelData.label
                    Accessible.ignored: true
                }
                Choice {
                    Layout.fillWidth: true
                    label: filter.modelData.label
                    values: filter.modelData.values
                    value: filter.modelData.value
                    onChosen: value => root.statistics.setFilter(filter.modelData.key, value)
                }
            }
        }
    }

    Label {
        width: parent?.width ?? 0
        topPadding: Theme.space16
        text: qsTr("Finish a game and its numbers appear here.")
        color: Theme.text3
        visible: root.statistics.empty
    }

    Group {
        title: qsTr("Games won")
        visible: !root.statistics.empty

        Repeater {
            model: root.statistics.chart

            StatisticsBar {
                required property int index

                width: parent?.width ?? 0
            }
        }
    }

    Group {
        title: qsTr("In numbers")
        visible: !root.statistics.empty

        StatisticsRow {
            width: parent?.width ?? 0
            cells: root.heads
            head: true
        }
        Repeater {
            model: root.statistics.rows

            StatisticsRow {
                required property var modelData

                width: parent?.width ?? 0
                cells: [modelData.label, modelData.games, modelData.wins, modelData.percent, modelData.fairPercent, modelData.average]
            }
        }
    }

    Repeater {
        model: root.statistics.details

        Group {
            id: detail

            required property var modelData

            title: modelData.title

            StatisticsRow {
                width: parent?.width ?? 0
                cells: root.heads
                head: true
            }
            Repeater {
                model: detail.modelData.rows

                StatisticsRow {
                    required property var modelData

                    width: parent?.width ?? 0
                    cells: [modelData.label, modelData.games, modelData.wins, modelData.percent, modelData.fairPercent, modelData.average]
                }
            }
        }
    }

    Label {
        width: parent?.width ?? 0
        bottomPadding: Theme.space32
        role: Theme.small
        text: root.statistics.note
        color: Theme.text3
        wrapMode: Text.Wrap
    }
}
