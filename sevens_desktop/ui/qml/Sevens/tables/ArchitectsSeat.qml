pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// An opponent of Architects: wonder, cards, shields and points; as a strip where there is little room.
SeatPanel {
    id: root

    required property var holding
    property bool strip: false
    readonly property alias deckZone: deck
    readonly property alias handZone: hand
    readonly property string handElement: holding.hand
    readonly property string deckElement: holding.deck.element ?? ""
    readonly property bool hasDeck: deckElement !== ""
    readonly property real inset: strip ? Theme.space8 : Theme.gap
    readonly property bool narrow: width < Theme.scaled(Theme.stripBroad)
    // Where many strips stand in one row, the deck is seen only while a card of it can be taken, in place of the badge.
    readonly property bool tiny: strip && width < Theme.scaled(Theme.strapWidth)
    // In a narrow strip the cat sits on the badge.
    readonly property bool catOnBadge: strip && narrow && badge.visible
    property bool deckOpen: false
    readonly property bool pictured: !strip || width >= Theme.scaled(Theme.stripBreadth)

    contentItem: Item {
        Item {
            id: inside

            anchors.fill: parent
            anchors.leftMargin: root.inset
            anchors.rightMargin: root.inset
            anchors.topMargin: root.strip ? Theme.space4 : Theme.space12
            anchors.bottomMargin: root.strip ? Theme.space4 : Theme.space12
        }

        Badge {
            id: badge

            x: inside.x
            y: root.strip ? (parent.height - height) / 2 : inside.y
            colour: root.seat.colour
            initials: root.seat.initials
            outline: root.seat.outline
            ring: root.seat.active
            side: root.strip ? Theme.badgeSmall : Theme.badge
            visible: !root.tiny || !deck.shows
        }

        Rectangle {
            anchors.horizontalCenter: badge.right
            anchors.verticalCenter: badge.bottom
            width: Theme.iconSmall + Theme.space4
            height: width
            radius: width / 2
            color: Theme.surface1
            visible: root.holding.cat && root.catOnBadge

            Emblem {
                anchors.centerIn: parent
                name: "cat"
                tone: Theme.accent
                side: Theme.iconSmall
            }
        }

        Wonder {
            id: wonder

            x: inside.x + inside.width - width
            y: root.strip ? (parent.height - height) / 2 : inside.y
            width: Math.min(root.strip ? Theme.stripWonder : Theme.seatWonder, root.width * Theme.firstColumn)
            picture: root.holding.picture
            visible: root.pictured
        }

        Zone {
            id: deck

            x: root.tiny ? inside.x : (root.strip && root.pictured ? wonder.x - Theme.space12 : inside.x + inside.width) - width
            y: root.strip ? (parent.height - height) / 2 : inside.y + inside.height - height
            width: root.hasDeck ? Theme.seatDeck : 0
            height: Theme.seatDeck * Theme.cardAspect
            cardWidth: Theme.seatDeck
            step: 0
            edges: root.strip ? 0 : 2
            shows: !root.tiny || root.deckOpen
        }
        Zone {
            id: hand

            x: inside.x
            y: inside.y + inside.height - height
            width: Theme.seatDeck
            height: width * Theme.cardAspect
            cardWidth: width
            step: 0
            shows: false
        }

        Column {
            id: standing

            anchors.verticalCenter: parent.verticalCenter
            x: (root.tiny ? inside.x + inside.width : deck.x - Theme.space12) - width
            width: visible ? implicitWidth : 0
            visible: root.strip && Theme.low

            Repeater {
                model: root.holding.standing.slice(0, 2)

                Tally {
                    required property var modelData

                    tally: modelData
                    side: Theme.scaled(Theme.iconSmall)
                    role: Theme.smallStrong
                    brief: true
                }
            }
        }

        ColumnLayout {
            x: badge.x + badge.width + (root.strip ? Theme.space8 : Theme.space12)
            y: root.strip ? (parent.height - height) / 2 : inside.y
            width: (root.strip ? standing.x - (standing.visible ? Theme.space8 : 0) : wonder.x) - x
            spacing: 0

            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.space8

                Label {
                    Layout.fillWidth: true
                    Layout.maximumWidth: Math.ceil(implicitWidth)
                    role: root.strip ? Theme.bodyStrong : Theme.strong
                    text: root.seat.name
                    fontSizeMode: root.tiny ? Text.HorizontalFit : Text.FixedSize
                    minimumPixelSize: Theme.caption.size
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Emblem {
                    name: "cat"
                    tone: Theme.accent
                    side: Theme.scaled(Theme.iconSmall)
                    visible: root.holding.cat && !root.catOnBadge
                }
                Item {
                    Layout.fillWidth: true
                    visible: !root.tiny && !built.visible
                }
                Label {
                    id: built

                    Layout.fillWidth: true
                    Layout.minimumWidth: Math.ceil(implicitWidth)
                    horizontalAlignment: Text.AlignRight
                    role: Theme.caption
                    text: root.holding.built
                    color: Theme.text2
                    visible: root.strip && root.narrow && !root.tiny
                    Accessible.ignored: true
                }
            }
            Label {
                Layout.fillWidth: true
                role: Theme.caption
                text: root.waiting || (!root.strip ? root.holding.role : root.tiny ? root.holding.built : root.narrow ? root.holding.wonder : root.holding.stages)
                color: root.waiting ? Theme.accent : Theme.text3
                fontSizeMode: root.tiny ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: Theme.caption.size
                elide: Text.ElideRight
                visible: text !== ""
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                role: Theme.caption
                text: root.seat.kindLabel
                color: Theme.text3
                elide: Text.ElideRight
                visible: !root.strip
                Accessible.ignored: true
            }
            Row {
                spacing: Theme.space8
                visible: root.strip && !Theme.low

                Repeater {
                    model: root.holding.standing.slice(0, 2)

                    Tally {
                        required property var modelData

                        tally: modelData
                        side: Theme.scaled(Theme.iconSmall)
                        role: Theme.smallStrong
                        brief: true
                    }
                }
            }
        }

        Column {
            id: holdings

            readonly property real room: width - (root.hasDeck ? Theme.seatDeck + Theme.space12 : 0)
            // Many kinds stand closer, on two lines.
            readonly property bool many: root.holding.tallies.length * Theme.tallyWidth > room

            x: inside.x
            y: inside.y + inside.height - height
            width: inside.width
            spacing: many ? Theme.space4 : Theme.space8
            visible: !root.strip

            Label {
                width: parent.width - wonder.width
                role: Theme.small
                text: root.holding.stages
                color: Theme.text2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            TallyRow {
                width: holdings.room
                height: Math.max(Theme.tallySide, implicitHeight)
                spacing: holdings.many ? Theme.space4 : Theme.space12
                tallies: root.holding.tallies
                side: holdings.many ? Theme.scaled(Theme.iconSmall) : Theme.tallySide
                role: holdings.many ? Theme.captionStrong : Theme.bodyStrong
                brief: holdings.many
            }
            Row {
                spacing: Theme.space12

                TallyRow {
                    id: standingRow

                    anchors.verticalCenter: parent.verticalCenter
                    spacing: root.narrow ? Theme.space8 : Theme.space12
                    tallies: root.holding.standing
                    brief: root.narrow
                }
                TokenLine {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, holdings.room - standingRow.width - parent.spacing)
                    tokens: root.holding.tokens
                }
            }
        }
    }

    Tip {
        text: root.holding.tip
        shown: root.hovered || root.visualFocus
    }
}
