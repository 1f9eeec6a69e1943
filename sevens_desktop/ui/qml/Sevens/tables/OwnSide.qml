import QtQuick
import QtQuick.Layouts
import Sevens

// The own side of the table in 7 & 7: who, how close to a set, and the own cards in play.
Panel {
    id: root

    required property var seat
    required property var holding
    property string goal
    property real wordsWidth: Theme.wordsWidth

    property alias areaZone: area
    property alias aiming: area.aiming
    readonly property int margin: Theme.low ? Theme.space12 : Theme.space16

    radius: Theme.radiusPrompt
    border.color: holding.turn ? Theme.half(Theme.accent) : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: seat.label

    ColumnLayout {
        x: Theme.gap + Theme.space4
        width: root.wordsWidth - x
        height: parent.height
        spacing: Theme.low ? Theme.space4 : Theme.space12

        Item {
            Layout.fillHeight: true
        }
        RowLayout {
            spacing: Theme.space12

            Badge {
                colour: root.seat.colour
                initials: root.seat.initials
                outline: root.seat.outline
                ring: root.holding.turn
                side: Theme.low ? Theme.badgeSmall : Theme.badge
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    role: Theme.low ? Theme.strong : Theme.title
                    text: root.seat.name
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    role: Theme.caption
                    text: root.holding.partner || (root.seat.you ? qsTr("You, your play area") : root.seat.kindLabel)
                    color: Theme.text3
                    elide: Text.ElideRight
                    visible: !Theme.low
                    Accessible.ignored: true
                }
            }
        }
        WinTracks {
            tracks: root.holding.tracks
            goal: root.goal
            breadth: root.wordsWidth - Theme.gap - Theme.space16
        }
        Item {
            Layout.fillHeight: true
        }
    }
    PlayArea {
        id: area

        x: root.wordsWidth + Theme.space16
        y: root.margin
        width: parent.width - x - root.margin
        height: parent.height - 2 * root.margin
        stacks: root.holding.stacks
    }
}
