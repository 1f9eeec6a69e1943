pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The table of 7 Wonders Architects, top to bottom: opponents, piles and board, prompt, own wonder.
GameTable {
    id: root

    promptBar: prompt
    cards: layer

    readonly property var view: table.view
    readonly property int nearest: table.watching
    readonly property bool watched: nearest >= 0 && "hand" in view.own
    // Nobody is asked in a replay, which says itself what is decided.
    readonly property bool asked: (table as Replay) === null
    readonly property Session session: table as Session
    readonly property list<string> hinted: session?.hint.elements ?? []
    readonly property OwnWonder wonder: wonderLoader.item as OwnWonder

    // -- how the height is shared: piles and own wonder give way

    readonly property real breadth: Math.min(width, Theme.contentWidth)
    readonly property real leftEdge: (width - breadth) / 2 + Theme.gutter
    readonly property real inner: breadth - 2 * Theme.gutter
    readonly property int gaps: asked ? 3 : 2
    readonly property real pileFoot: Theme.space8 + Theme.pileWords + Theme.pileEdges * Theme.pileEdge
    readonly property real fixedHeight: Theme.tableTop + Theme.tableBottom + seats.height + Theme.pileHead + pileFoot + (asked ? prompt.height : 0) + gaps * Theme.tableGap
    readonly property real room: height - fixedHeight
    readonly property real cardWish: Theme.cardHeight(Theme.pileCard)
    readonly property real ownRoom: watched ? Math.max(Theme.ownWonderLeast, Math.min(Theme.ownWonder, room - cardWish)) : 0
    readonly property real cardHeight: Math.max(Theme.wonderCardLeast, Math.min(cardWish, room - ownRoom))
    readonly property real cardWidth: Math.floor(cardHeight / Theme.cardAspect)
    readonly property real slack: Math.max(0, room - cardHeight - ownRoom)
    readonly property real stretch: Math.min(Theme.space32, slack / (gaps + 1))
    readonly property real gap: Theme.tableGap + stretch
    readonly property real topEdge: Theme.tableTop + (slack - gaps * stretch) / 2

    function cardsOf(elements: var): list<Item> {
        const found = [];
        for (const element of elements)
            found.push(...layer.cardsIn(element));
        return found;
    }
    function regions(): list<var> {
        const panels = seats.items();
        const decks = [];
        for (const panel of panels) {
            if (panel.hasDeck)
                decks.push(panel.deckElement);
        }
        const piles = watched ? view.piles.map(pile => pile.element) : ["pile:centre"];
        const middle = [...cardsOf([...piles, "looked"]), ...board.stops()];
        return [[...panels, ...cardsOf(decks)], middle, [...prompt.stops()], wonder ? [...wonder.stops()] : []];
    }
    function itemOf(element: string): Item {
        const named = {
            "cat": board.cat,
            "conflict": board.conflict,
            "tokens": board.tokenRow,
            "piles": pileRow,
            "own": wonder
        };
        return layer.cardOf(element) ?? board.itemOf(element) ?? wonder?.itemOf(element) ?? layer.zones[element] ?? named[element] ?? null;
    }
    function elementOf(item: Item): string {
        if (item === board.cat)
            return "cat";
        return (item as Card)?.element ?? (item as TokenSlot)?.element ?? (item as StageLine)?.element ?? "";
    }

    // What taking the card would do that somebody has gone to with the pointer or the keyboard.
    function glanceAt(card: Card): var {
        const pile = card && (card.hovered || card !== keyboard.resting) ? view.piles.find(pile => pile.element === card.element) : null;
        return pile?.line ? pile : {};
    }

    ArchitectsSeats {
        id: seats

        x: root.leftEdge
        y: root.topEdge
        width: root.inner
        height: implicitHeight
        table: root.table
        holdings: root.view.seats
    }

    // -- piles and board

    Item {
        id: middle

        x: root.leftEdge
        y: seats.y + seats.height + root.gap
        width: root.inner
        height: Theme.pileHead + root.cardHeight + root.pileFoot

        Item {
            id: pileRow

            width: (root.watched ? 3 : 1) * Theme.pileStep
            height: parent.height

            Repeater {
                id: piles

                model: root.view.piles.length

                PileSpot {
                    required property int index

                    x: index * Theme.pileStep
                    pile: root.view.piles[index]
                    prompt: root.table.prompt
                    captioned: !Theme.low
                    cardWidth: root.cardWidth
                }
            }
        }
        // Where nobody watches, every deck lies beside its seat, and the centre here.
        Zone {
            id: centre

            y: Theme.pileHead
            width: Theme.pileStep
            height: root.cardHeight
            cardWidth: root.cardWidth
            inset: (width - cardWidth) / 2
            step: 0
        }
        ArchitectsBoard {
            id: board

            x: pileRow.width + Theme.gap
            width: parent.width - x
            height: parent.height
            table: root.table
            cardHeight: root.cardHeight
            hinted: root.hinted
            guarded: root.guarded
        }
    }

    // -- acting

    PromptBar {
        id: prompt

        x: root.leftEdge
        y: middle.y + middle.height + root.gap
        width: root.inner
        table: root.table
        marked: root.session?.hint.button ?? ""
        idle: root.session?.waiting.text ?? ""
        glance: root.glanceAt(layer.pointed)
        guarded: root.guarded
        visible: root.asked
        onSkipped: root.session.skip()
    }

    Loader {
        id: wonderLoader

        x: root.leftEdge
        y: prompt.y + (root.asked ? prompt.height + root.gap : 0)
        width: root.inner
        height: root.ownRoom
        active: root.watched
        sourceComponent: OwnWonder {
            seat: root.table.seats[root.nearest]
            own: root.view.own
            prompt: root.table.prompt
            marked: root.hinted
            guarded: root.guarded
        }
    }

    CardLayer {
        id: layer

        anchors.fill: parent
        table: root.table
        closedOpacity: 1
        guarded: root.guarded
        marked: root.hinted
        // By names that change only with the seat that looks: cards follow a change of places without motion.
        zones: {
            const places = {
                "looked": board.lookedZone
            };
            if (!root.watched)
                places["pile:centre"] = centre;
            for (let index = 0; index < piles.count; ++index) {
                const spot = piles.itemAt(index) as PileSpot;
                if (spot)
                    places[spot.zoneName] = spot.zone;
            }
            for (const panel of seats.items()) {
                places[panel.handElement] = panel.handZone;
                if (panel.hasDeck)
                    places[panel.deckElement] = panel.deckZone;
            }
            if (root.wonder)
                places[root.wonder.handElement] = root.wonder.handZone;
            return places;
        }
    }

    // Cards follow without motion when anything moves that they lie in, or another seat looks.
    readonly property string layout: [nearest, seats.width, seats.height, middle.x, middle.y, cardWidth, wonderLoader.y].join()

    onLayoutChanged: Qt.callLater(layer.relayout)
}
