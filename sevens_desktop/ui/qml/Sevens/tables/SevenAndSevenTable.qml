pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The table of 7 & 7, top to bottom: opponents with their play areas, piles and the card being played beside the prompt,
// the own play area, the own hand.
GameTable {
    id: root

    promptBar: prompt
    cards: layer

    readonly property var view: table.view
    readonly property var holdings: view.seats
    readonly property Session session: table as Session
    readonly property list<string> open: table.prompt.open
    readonly property int near: table.near
    readonly property bool seated: near >= 0
    // A choice from the discard pile opens the fan; else it is opened to look.
    property bool browsing: false
    // Grows when panels of opponents are made anew.
    property int seatings: 0
    readonly property bool choosing: view.choosing ?? false

    // -- how the height is shared: cards grow with the window up to a point, the rest is space between the parts

    readonly property real breadth: Math.min(width, Theme.contentWidth)
    readonly property real leftEdge: (width - breadth) / 2 + Theme.gutter
    readonly property real inner: breadth - 2 * Theme.gutter
    readonly property real room: height - Theme.sevenTop - Theme.sevenBottom - 3 * Theme.sevenGap
    readonly property real middleShare: session ? Theme.middleShare : Theme.middleStill
    readonly property real shares: Theme.seatShare + middleShare + Theme.areaShare + (seated ? Theme.handShare : 0)
    readonly property real unit: Math.min(Theme.sharesMost, room / shares)
    readonly property real stretch: Math.max(0, room - unit * shares) / 5
    readonly property real gap: Theme.sevenGap + Math.min(Theme.space32, stretch)
    readonly property real topEdge: Theme.sevenTop + Math.max(0, room - unit * shares - 3 * Math.min(Theme.space32, stretch)) / 2
    readonly property real seatHeight: Math.floor(unit * (seated ? Theme.seatShare : Theme.seatShare + Theme.areaShare))
    readonly property real middleHeight: Math.floor(unit * middleShare)
    readonly property real captionHeight: Theme.low ? 0 : Theme.scaled(Theme.capital.line) + Theme.space4
    readonly property real playedHeight: middleHeight - captionHeight
    readonly property real playedWidth: Math.floor(playedHeight / Theme.cardAspect)
    readonly property real pileWidth: Math.floor(playedWidth * Theme.pileOfPlayed)

    function regions(): list<var> {
        const seatStops = [];
        for (let index = 0; index < opponents.count; ++index) {
            const panel = opponents.itemAt(index) as SevenSeat;
            seatStops.push(panel, ...layer.cardsIn(panel.holding.area));
        }
        const middle = fan.visible ? fan.stops() : [...layer.cardsIn("pile"), ...layer.cardsIn("discard"), ...layer.cardsIn("played")];
        return [seatStops, middle, prompt.stops(), seated ? layer.cardsIn(`area:${near}`) : [], [...layer.cardsIn("hand"), ...layer.cardsIn("aside")]];
    }
    function seatOf(element: string): SevenSeat {
        for (let index = 0; index < opponents.count; ++index) {
            const panel = opponents.itemAt(index) as SevenSeat;
            if (panel?.element === element)
                return panel;
        }
        return null;
    }
    function itemOf(element: string): Item {
        const card = element.replace(/^turn:/, "");
        const parts = {
            "own": ownSide,
            "seats": seats
        };
        return (fan.visible ? fan.cardOf(card) : null) ?? layer.cardOf(card) ?? seatOf(card) ?? layer.zones[card] ?? parts[card] ?? null;
    }
    function elementOf(item: Item): string {
        return (item as Card)?.element ?? (item as FanCard)?.element ?? (item as SevenSeat)?.element ?? "";
    }

    Row {
        id: seats

        x: root.leftEdge
        y: root.topEdge
        width: root.inner
        height: root.seatHeight
        spacing: Theme.gap
        onPositioningComplete: Qt.callLater(layer.relayout)

        Repeater {
            id: opponents

            model: root.table.opponents
            onItemAdded: ++root.seatings

            SevenSeat {
                required property int modelData

                width: (seats.width - (root.table.opponents.length - 1) * seats.spacing) / root.table.opponents.length
                height: seats.height
                seat: root.table.seats[modelData]
                holding: root.holdings[modelData]
                goal: root.view.goal
                aiming: root.view.aiming
                waiting: root.session?.waiting.seat === modelData ? root.session.waiting.here : ""
                candidate: root.open.includes(element)
                numberKey: candidate ? `${root.table.prompt.order.indexOf(element) + 1}` : ""
                guarded: root.guarded
                onClicked: root.table.prompt.pick(element)
            }
        }
    }

    // -- the middle: piles, the card being played, the prompt

    Item {
        id: middle

        x: root.leftEdge
        y: seats.y + seats.height + root.gap
        width: root.inner
        height: root.middleHeight

        Caption {
            x: pile.x
            text: root.view.pile.text
            visible: !Theme.low
        }
        Zone {
            id: pile

            x: Theme.pileEdges * Theme.pileEdge
            y: root.captionHeight
            width: root.pileWidth
            height: root.playedHeight
            cardWidth: root.pileWidth

            function spot(slot: int): rect {
                return Qt.rect(0, 0, cardWidth, Theme.cardHeight(cardWidth));
            }
        }
        Caption {
            x: discard.x
            text: root.view.discard.text
            visible: !Theme.low
        }
        Zone {
            id: discard

            x: pile.x + pile.width + Theme.gap + Theme.space4
            y: root.captionHeight
            width: root.pileWidth
            height: root.playedHeight
            cardWidth: root.pileWidth

            function spot(slot: int): rect {
                return Qt.rect(0, 0, cardWidth, Theme.cardHeight(cardWidth));
            }

            Dashes {
                width: parent.width
                height: Theme.cardHeight(parent.width)
                corner: parent.width * Theme.cardRadius
                tone: Theme.line
                visible: root.view.discard.count === 0
            }
        }
        Caption {
            x: played.x
            width: prompt.x - x
            text: root.view.played.title
            color: Theme.accent
            elide: Text.ElideRight
            visible: !Theme.low && text !== ""
        }
        Zone {
            id: played

            x: discard.x + discard.width + (Theme.compact ? Theme.space16 : Theme.space32)
            y: root.captionHeight
            width: root.playedWidth + Theme.playedStep
            height: root.playedHeight
            cardWidth: root.playedWidth

            // A block lies over the card it blocks, which keeps its ring; a tag would lie half under it.
            tagged: false
            step: Theme.playedStep / Math.max(1, root.view.played.count - 1)

            Item {
                width: root.playedWidth
                height: Theme.cardHeight(width)
                visible: root.view.played.count === 1

                Ring {
                    around: parent.width * Theme.cardRadius
                    distance: Theme.ringGap
                }
            }
        }

        PromptBar {
            id: prompt

            x: played.x + played.width + Theme.space12
            y: Theme.low ? 0 : Theme.space4
            width: parent.width - x
            height: parent.height - y
            tall: true
            table: root.table
            marked: root.session?.hint.button ?? ""
            remark: root.table.prompt.active && root.view.deciders.length > 0 ? qsTr("No clock, take your time") : ""
            skippable: "seat" in (root.session?.waiting ?? {})
            guarded: root.guarded
            asideShown: root.view.deciders.length > 0 && width >= Theme.scaled(Theme.decidersLeast)
            onSkipped: root.session.skip()

            aside: Deciders {
                deciders: root.view.deciders
                seats: root.table.seats
            }
        }
    }

    // -- the own side

    OwnSide {
        id: ownSide

        x: root.leftEdge
        y: middle.y + middle.height + root.gap
        width: root.inner
        height: Math.floor(root.unit * Theme.areaShare)
        visible: root.seated
        seat: root.table.seats[Math.max(0, root.near)]
        holding: root.holdings[Math.max(0, root.near)]
        goal: root.view.goal
        aiming: root.view.aiming

        Dashes {
            corner: Theme.radiusPrompt
            tone: Theme.half(Theme.accent)
            visible: root.table.prompt.targets.includes(`area:${root.near}`)
        }
    }

    Item {
        id: hand

        readonly property real handLeft: Theme.wordsWidth + Theme.space16
        readonly property real cardWidth: Math.floor((height - Theme.lift) / Theme.cardAspect)
        readonly property int lying: root.view.hand.count ?? 0
        readonly property int looking: root.view.hand.looking ?? 0
        readonly property real asideWidth: looking > 0 ? Math.min(looking * (cardWidth + Theme.cardGap), (width - handLeft) * 0.5) + Theme.space16 : 0

        x: root.leftEdge
        y: ownSide.y + ownSide.height + root.gap
        width: root.inner
        height: Math.floor(root.unit * Theme.handShare)
        visible: root.seated

        HandWords {
            y: Theme.lift
            width: Theme.wordsWidth - Theme.space16
            height: parent.height - y
            hand: root.view.hand
        }
        Zone {
            id: handZone

            x: hand.handLeft
            y: Theme.lift
            width: hand.width - hand.handLeft - hand.asideWidth
            height: hand.height - Theme.lift
            cardWidth: hand.cardWidth
            step: hand.lying > 1 ? Math.min(cardWidth + Theme.cardGap, (width - cardWidth) / (hand.lying - 1)) : 0
            closedOpacity: Theme.offOpacity
        }
        Zone {
            id: asideZone

            x: handZone.x + handZone.width + Theme.space16
            y: Theme.lift
            width: hand.width - x
            height: handZone.height
            cardWidth: hand.cardWidth
            step: hand.looking > 1 ? Math.min(cardWidth + Theme.cardGap, (width - cardWidth) / (hand.looking - 1)) : 0

            Dashes {
                x: -Theme.space8
                y: -Theme.space8
                width: parent.width + 2 * Theme.space8
                height: parent.height + 2 * Theme.space8
                tone: Theme.half(Theme.accent)
                visible: hand.looking > 0
            }
        }
    }

    CardLayer {
        id: layer

        anchors.fill: parent
        table: root.table
        closedOpacity: 1
        guarded: root.guarded
        still: root.session?.skipping ?? false
        marked: root.session?.hint.elements ?? []
        onTurnedOver: card => root.session?.toast(card.model.name)
        onClicked: card => {
            if (card.zone === "discard" && !root.choosing)
                root.browsing = !root.browsing;
        }
        zones: {
            const places = {
                "pile": pile,
                "discard": discard,
                "played": played,
                "hand": handZone,
                "aside": asideZone
            };
            for (let index = 0; root.seatings > 0 && index < opponents.count; ++index) {
                const panel = opponents.itemAt(index) as SevenSeat;
                if (panel) {
                    places[panel.holding.area] = panel.areaZone;
                    places[panel.holding.handZone] = panel.handZone;
                }
            }
            if (root.seated) {
                places[`area:${root.near}`] = ownSide.areaZone;
                places[`hand:${root.near}`] = handZone;
            }
            return places;
        }
    }

    DiscardFan {
        id: fan

        x: root.leftEdge
        y: seats.y
        z: Theme.topmost - 2
        width: root.inner
        height: middle.y - root.gap / 2 - y
        table: root.table
        host: layer
        discards: root.view.discard.cards
        title: root.view.discard.text
        closable: !root.choosing
        visible: root.choosing || (root.browsing && discards.length > 0)
        onClosed: root.browsing = false
    }

    onTopEdgeChanged: Qt.callLater(layer.relayout)
    onUnitChanged: Qt.callLater(layer.relayout)
    onGapChanged: Qt.callLater(layer.relayout)
}
