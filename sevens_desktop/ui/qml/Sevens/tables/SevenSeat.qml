import QtQuick
import QtQuick.Layouts
import Sevens

// An opponent in 7 & 7: who, how many cards in hand, how close to a set, and the cards in play.
Pressable {
    id: root

    required property var seat
    required property var holding
    property string goal
    property string numberKey
    property string waiting
    property bool candidate: false
    property alias aiming: area.aiming

    property alias areaZone: area
    property alias handZone: hand
    readonly property string element: holding.element
    readonly property bool folded: width < Theme.scaled(Theme.seatBeside)
    readonly property int margin: Theme.low ? Theme.space8 : Theme.gap

    Accessible.name: seat.label
    Accessible.description: waiting

    background: Panel {
        border.color: root.holding.turn ? Theme.accent : Theme.line

        Dashes {
            corner: Theme.radiusPanel
            visible: root.candidate
        }
        FocusRing {
            around: Theme.radiusPanel
            visible: root.visualFocus
        }
    }

    contentItem: Item {
        GridLayout {
            id: head

            x: root.margin
            y: root.margin - Theme.space4
            width: parent.width - 2 * root.margin
            columns: root.folded ? 1 : 2
            columnSpacing: Theme.space16
            rowSpacing: Theme.low ? 0 : Theme.space4

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.space12

                Badge {
                    colour: root.seat.colour
                    initials: root.seat.initials
                    outline: root.seat.outline
                    ring: root.holding.turn
                    side: Theme.low || root.folded ? Theme.badgeSmall : Theme.badge
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        role: root.folded ? Theme.bodyStrong : Theme.strong
                        text: root.seat.name
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Label {
                        Layout.fillWidth: true
                        role: Theme.caption
                        text: root.waiting || root.holding.partner || root.seat.kindLabel
                        color: root.waiting ? Theme.accent : Theme.text3
                        elide: Text.ElideRight
                        visible: !Theme.low || !root.folded || root.waiting !== ""
                        Accessible.ignored: true
                    }
                }
                Kbd {
                    key: root.numberKey
                }
                Zone {
                    id: hand

                    Layout.preferredWidth: cardWidth
                    Layout.preferredHeight: Theme.cardHeight(cardWidth)
                    cardWidth: Theme.low || root.folded ? Theme.handIconSmall : Theme.handIcon
                    edges: 0

                    // Seen hands lie open, spread to the left.
                    function spot(slot: int): rect {
                        return Qt.rect(-slot * Theme.space12, 0, cardWidth, Theme.cardHeight(cardWidth));
                    }
                }
                Label {
                    role: Theme.strong
                    text: root.holding.handText
                    Accessible.ignored: true
                }
            }
            WinTracks {
                Layout.alignment: root.folded ? Qt.AlignLeft : Qt.AlignRight
                tracks: root.holding.tracks
                goal: root.goal
                titled: root.width >= Theme.scaled(Theme.seatTitled)
                breadth: root.folded ? head.width : Infinity
            }
        }
        PlayArea {
            id: area

            x: root.margin
            y: parent.height - height - root.margin
            width: parent.width - 2 * root.margin
            height: Math.min(parent.height - head.y - head.height - root.margin - Theme.space4, Math.max(parent.height * Theme.areaOfSeat, Theme.seatCardLeast))
            stacks: root.holding.stacks
            columns: root.folded ? Theme.areaColumnsFolded : Theme.areaColumns
        }
    }
}
