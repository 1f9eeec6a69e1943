pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// The score sheet of 7 & 7: who completed what, or how close everyone came.
Column {
    id: root

    required property var outcome

    spacing: Theme.low ? Theme.space8 : Theme.space12

    Repeater {
        model: root.outcome.rows ?? []

        Panel {
            id: row

            required property var modelData

            width: root.width
            height: line.implicitHeight + 2 * Theme.space12
            border.color: modelData.winner ? Theme.accent : Theme.line
            Accessible.role: Accessible.Row
            Accessible.name: modelData.label

            GridLayout {
                id: line

                anchors.verticalCenter: parent.verticalCenter
                x: Theme.gap
                width: parent.width - 2 * x
                columns: root.width < Theme.scaled(Theme.scoreNarrow) ? 1 : 3
                columnSpacing: Theme.space24
                rowSpacing: Theme.space8

                RowLayout {
                    Layout.preferredWidth: Theme.scaled(Theme.wordsWidth)
                    Layout.maximumWidth: Layout.preferredWidth
                    spacing: Theme.space12

                    Label {
                        role: Theme.numeral
                        text: row.modelData.place
                        color: row.modelData.winner ? Theme.accent : Theme.text2
                        Accessible.ignored: true
                    }
                    Badge {
                        colour: row.modelData.colour
                        initials: row.modelData.initials
                        outline: row.modelData.outline
                        ring: row.modelData.winner
                    }
                    ColumnLayout {
                        Layout.fillWidth: true
                        spacing: 0

                        Label {
                            Layout.fillWidth: true
                            role: Theme.title
                            text: row.modelData.name
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        Label {
                            Layout.fillWidth: true
                            role: Theme.caption
                            text: row.modelData.partner || row.modelData.cards
                            color: Theme.text3
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                    }
                }
                WinTracks {
                    tracks: row.modelData.tracks
                    goal: root.outcome.goal
                }
                Label {
                    Layout.fillWidth: true
                    role: Theme.reading
                    text: row.modelData.summary
                    color: row.modelData.winner ? Theme.text1 : Theme.text2
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
            }
        }
    }

    Label {
        width: parent.width
        role: Theme.small
        text: `${root.outcome.note ?? ""} ${root.outcome.ruleLabel ?? ""}`
        color: Theme.text3
        wrapMode: Text.Wrap
    }
}
