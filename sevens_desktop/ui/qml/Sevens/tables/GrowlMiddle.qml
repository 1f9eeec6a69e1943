import QtQuick
import Sevens

// What lies on the oval: days and nights, the last Night, the deck with its top card, the Undead deck.
Item {
    id: root

    required property var view
    // The night covers the table.
    property bool covered: false
    property alias deck: deckZone
    property alias night: nightZone
    property alias crypt: cryptZone
    property alias drawn: drawnZone

    readonly property real under: track.implicitHeight + (Theme.low ? Theme.space8 : Theme.space16)
    // Where little height is left the decks lie beside the days and nights, and their words give way.
    readonly property bool beside: height - under - Theme.deckWords < Theme.cardHeight(Theme.deckLeast)
    readonly property real spare: beside ? 0 : Math.max(0, decks.room - Theme.cardHeight(decks.deckWidth))

    NightTrack {
        id: track

        y: root.beside ? (parent.height - height) / 2 : root.spare / 3
        width: root.beside ? parent.width * Theme.trackShare : parent.width
        beads: root.view.track
        label: root.view.trackLabel
    }

    Item {
        id: decks

        readonly property real room: root.height - (root.beside ? 0 : root.under + Theme.deckWords) - Theme.pileEdges * Theme.pileEdge
        readonly property real broadest: (width - 2 * gap - Theme.space16) / (1 + 2 * Theme.sideCard)
        readonly property real deckWidth: Math.floor(Math.min(Theme.deckCard, room / Theme.cardAspect, broadest))
        readonly property real sideWidth: Math.floor(deckWidth * Theme.sideCard)
        readonly property real gap: root.beside ? Theme.space12 : Theme.space32

        x: root.beside ? track.width : 0
        y: root.beside ? 0 : track.y + root.under
        width: parent.width - x
        height: parent.height - y

        Zone {
            id: nightZone

            shows: !root.covered
            x: deckZone.x - decks.sideWidth - decks.gap
            y: deckZone.y + (deckZone.height - height) / 2
            width: decks.sideWidth
            height: Theme.cardHeight(width)
            cardWidth: width
            closedOpacity: 1
        }
        Label {
            anchors.horizontalCenter: nightZone.horizontalCenter
            y: deckWords.y
            role: Theme.caption
            text: root.view.nightCard.text ?? ""
            visible: !root.beside
            color: Theme.text2
            Accessible.ignored: true
        }

        Zone {
            id: deckZone

            shows: !root.covered
            x: (parent.width - width) / 2
            y: root.beside ? (parent.height - height) / 2 : Math.min(Theme.space16, root.spare / 4)
            width: decks.deckWidth
            height: Theme.cardHeight(width)
            cardWidth: width
            step: 0
            edges: 0
            closedOpacity: 1

            DeckEdges {
                count: root.view.deck.count
            }
            Ring {
                around: parent.width * Theme.cardRadius
                distance: Theme.ringGap
                visible: root.view.deck.giving && !root.covered
            }
        }
        Column {
            id: deckWords

            visible: !root.beside
            anchors.horizontalCenter: deckZone.horizontalCenter
            y: deckZone.y + deckZone.height + Theme.pileEdges * Theme.pileEdge + Theme.space4

            Label {
                anchors.horizontalCenter: parent.horizontalCenter
                visible: root.view.deck.count > 0
                role: root.view.deck.giving ? Theme.captionStrong : Theme.caption
                text: root.view.deck.giving ? root.view.deck.top : root.view.deck.text
                color: root.view.deck.giving ? Theme.accent : Theme.text2
                Accessible.ignored: true
            }
            Label {
                anchors.horizontalCenter: parent.horizontalCenter
                role: Theme.caption
                text: root.view.deck.text
                color: Theme.text3
                visible: root.view.deck.giving && decks.room - deckZone.height > Theme.scaled(Theme.caption.line)
                Accessible.ignored: true
            }
        }

        Zone {
            id: cryptZone

            shows: !root.covered
            x: deckZone.x + deckZone.width + decks.gap
            y: nightZone.y
            width: decks.sideWidth
            height: nightZone.height
            cardWidth: width
            step: 0
            edges: 0

            DeckEdges {
                count: root.view.crypt.count ?? 0
                tone: Theme.undeadGround
                edge: Theme.undeadEdge
            }
        }
        Label {
            anchors.horizontalCenter: cryptZone.horizontalCenter
            y: deckWords.y
            role: Theme.caption
            text: root.view.crypt.text ?? ""
            visible: !root.beside
            color: Theme.text2
            Accessible.ignored: true
        }
        Zone {
            id: drawnZone

            shows: !root.covered
            x: Math.min(cryptZone.x + cryptZone.width + Theme.space16, parent.width - width)
            y: deckZone.y
            width: decks.deckWidth
            height: deckZone.height
            cardWidth: width
            closedOpacity: 1
        }
    }
}
