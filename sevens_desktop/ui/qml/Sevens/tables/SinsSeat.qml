import QtQuick
import Sevens

// An opponent in The Sins: Stones, and the reserve as a fan with its number.
SeatPanel {
    id: root

    required property var holding
    property alias zone: reserve
    readonly property bool folded: Theme.low || width < Theme.scaled(Theme.foldWidth)
    // Where an open reserve has no place beside the name, it stands under it with the Stones, and needs no number.
    readonly property bool listed: holding.known.length > 0 && width < Theme.scaled(Theme.foldWidth)

    tallies: Item {
        id: tally

        width: parent?.width ?? 0
        implicitHeight: childrenRect.height
        height: childrenRect.height

        StoneRow {
            y: Theme.stroke
            count: root.holding.stones
            visible: root.holding.stones > 0 && !root.listed
        }
        Label {
            id: none

            role: Theme.caption
            text: root.holding.stonesText
            color: Theme.text3
            visible: root.holding.stones === 0 && !root.listed && implicitWidth <= tally.width
            Accessible.ignored: true
        }
        StoneRow {
            y: Theme.stroke
            total: 1
            visible: root.holding.stones === 0 && !root.listed && !none.visible
        }
        KnownSins {
            width: parent.width
            known: root.listed ? root.holding.known : []
            stones: root.holding.stones
            side: Theme.knownSmall
        }
    }

    possessions: Row {
        height: parent?.height ?? 0
        spacing: Theme.space8

        Zone {
            id: reserve

            shows: false
            anchors.verticalCenter: parent.verticalCenter
            width: root.listed ? 0 : known.visible ? known.width : fan.width
            height: fan.height
            cardWidth: Theme.seatCard

            function spot(slot: int): rect {
                return Qt.rect(width - cardWidth, 0, cardWidth, height);
            }

            Fan {
                id: fan

                width: root.folded ? cardWidth : Theme.seatFan
                backs: root.holding.backs
                cardWidth: Theme.seatCard
                wantedStep: Theme.seatStep
                folded: root.folded
                fromRight: true
                visible: root.holding.known.length === 0
            }
            KnownSins {
                id: known

                anchors.verticalCenter: parent.verticalCenter
                anchors.right: parent.right
                width: root.folded ? Theme.knownNarrow : Theme.seatFan
                known: root.listed ? [] : root.holding.known
                side: root.folded ? Theme.knownSmall : Theme.stoneSmall
                layoutDirection: Qt.RightToLeft
            }
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(number.implicitWidth, word.implicitWidth, Theme.numberWidth)
            visible: root.holding.cards >= 0 && !root.listed

            Label {
                id: number

                anchors.right: parent.right
                role: Theme.numeralSmall
                text: root.holding.cards
                Accessible.ignored: true
            }
            Label {
                id: word

                anchors.right: parent.right
                role: Theme.caption
                text: root.holding.cardsText
                color: Theme.text3
                visible: !Theme.compact
                Accessible.ignored: true
            }
        }
    }
}
