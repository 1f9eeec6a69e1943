pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The table of 7 Wonders Architects, top to bottom: opponents, piles with cat, conflict and tokens, prompt, own wonder.
GameTable {
    id: root

    promptBar: prompt
    cards: layer

    readonly property var view: table.view
    readonly property var holdings: view.seats
    readonly property int own: Math.max(0, table.watching)
    readonly property bool watched: table.watching >= 0
    readonly property bool asked: (table as Replay) === null
    readonly property var session: table as Session
    readonly property var hinted: session?.hint.elements ?? []
    readonly property list<int> others: table.opponents
    // The last battle stays until it is closed or the next thing is chosen.
    property var battle: ({})
    readonly property bool choosingToken: table.prompt.open.some(element => element.startsWith("token:"))
    readonly property string moment: "title" in view.looked ? "looked" : "title" in view.offers ? "offers" : "title" in view.finished ? "finished" : "title" in battle && !choosingToken ? "battle" : ""

    // -- how the height is shared: piles and own wonder give way

    readonly property real breadth: Math.min(width, Theme.contentWidth)
    readonly property real leftEdge: (width - breadth) / 2 + Theme.gutter
    readonly property real inner: breadth - 2 * Theme.gutter
    readonly property bool crowded: others.length > 4
    readonly property bool strips: Theme.low
    readonly property int stripRows: crowded ? 2 : 1
    readonly property real seatsHeight: strips ? stripRows * Theme.seatStrip + (stripRows - 1) * Theme.space8 : Theme.seatTall
    readonly property int gaps: asked ? 3 : 2
    readonly property real pileFoot: Theme.space8 + Theme.pileWords + Theme.pileEdges * Theme.pileEdge
    readonly property real fixedHeight: Theme.tableTop + Theme.tableBottom + seatsHeight + Theme.pileHead + pileFoot + (asked ? prompt.height : 0) + gaps * Theme.tableGap
    readonly property real room: height - fixedHeight
    readonly property real cardWish: Theme.pileCard * Theme.cardAspect
    readonly property real ownRoom: watched ? Math.max(Theme.ownWonderLeast, Math.min(Theme.ownWonder, room - cardWish)) : 0
    readonly property real cardHeight: Math.max(Theme.wonderCardLeast, Math.min(cardWish, room - ownRoom))
    readonly property real cardWidth: Math.floor(cardHeight / Theme.cardAspect)
    readonly property real slack: Math.max(0, room - cardHeight - ownRoom)
    readonly property real stretch: Math.min(Theme.space32, slack / (gaps + 1))
    readonly property real gap: Theme.tableGap + stretch
    readonly property real topEdge: Theme.tableTop + (slack - gaps * stretch) / 2

    // Where the nth opponent sits: in turn order, the two neighbours at the ends; strips between them when there are many.
    function seatPlace(index: int): rect {
        const count = others.length;
        const between = Theme.gap;
        if (!crowded) {
            const breadth = (inner - (count - 1) * between) / count;
            return Qt.rect(index * (breadth + between), 0, breadth, seatsHeight);
        }
        const low = (seatsHeight - Theme.space8) / 2;
        if (strips) {
            const columns = Math.ceil(count / 2);
            const breadth = (inner - (columns - 1) * Theme.space8) / columns;
            return Qt.rect(index % columns * (breadth + Theme.space8), Math.floor(index / columns) * (low + Theme.space8), breadth, low);
        }
        const neighbour = inner * Theme.neighbourShare;
        if (index === 0 || index === count - 1)
            return Qt.rect(index === 0 ? 0 : inner - neighbour, 0, neighbour, seatsHeight);
        const breadth = (inner - 2 * neighbour - 2 * between - Theme.space8) / 2;
        const at = index - 1;
        return Qt.rect(neighbour + between + at % 2 * (breadth + Theme.space8), Math.floor(at / 2) * (low + Theme.space8), breadth, low);
    }
    function isStrip(index: int): bool {
        return strips || crowded && index > 0 && index < others.length - 1;
    }

    function seatItems(): list<Item> {
        const found = [];
        for (let index = 0; index < opponents.count; ++index)
            found.push(opponents.itemAt(index));
        return found;
    }
    function tokenItems(): list<Item> {
        const found = [];
        for (let index = 0; index < tokens.count; ++index)
            found.push(tokens.itemAt(index));
        return found;
    }
    function cardOf(pile: var): list<Item> {
        return layer.cardsIn(pile.element);
    }

    function regions(): list<var> {
        const decks = others.flatMap(seat => layer.cardsIn(holdings[seat].deck.element ?? ""));
        const middle = moment === "looked" ? layer.cardsIn("looked") : moment === "offers" ? offers.stops() : moment === "battle" ? [battlePanel.button] : moment === "" ? [view.cat.peek ? cat.button : cat, ...tokenItems()] : [];
        const stages = watched ? wonder.item.stops() : [];
        return [[...seatItems(), ...decks], [...view.piles.flatMap(pile => cardOf(pile)), ...middle], prompt.stops(), stages].map(stops => stops.filter(item => item?.visible));
    }
    function itemOf(element: string): Item {
        const named = {
            "cat": cat,
            "conflict": conflict,
            "tokens": tokenRow,
            "piles": pileRow,
            "own": wonder
        };
        return layer.cardOf(element) ?? tokenItems().find(item => item.token.element === element) ?? offers.itemOf(element) ?? wonder.item?.itemOf(element) ?? layer.zones[element] ?? named[element] ?? null;
    }
    function elementOf(item: Item): string {
        if (item === cat)
            return "cat";
        return (item as Card)?.element ?? item?.token?.element ?? item?.element ?? "";
    }
    function keepBattle() {
        if ("title" in view.battle)
            battle = view.battle;
    }

    onViewChanged: keepBattle()

    Connections {
        target: root.table.prompt

        function onSelectedChanged() {
            if (root.table.prompt.selected.length > 0)
                root.battle = {};
        }
    }

    // -- opponents

    Item {
        id: seats

        x: root.leftEdge
        y: root.topEdge
        width: root.inner
        height: root.seatsHeight

        Repeater {
            id: opponents

            model: root.others.length

            ArchitectsSeat {
                required property int index
                readonly property int number: root.others[index] ?? 0
                readonly property rect place: root.seatPlace(index)

                x: place.x
                y: place.y
                width: place.width
                height: place.height
                seat: root.table.seats[number]
                holding: root.holdings[number]
                strip: root.isStrip(index)
                waiting: root.session?.waiting.seat === number ? root.session.waiting.text : ""
            }
        }
    }

    // -- piles, cat, conflict, progress tokens

    Item {
        id: middle

        x: root.leftEdge
        y: seats.y + seats.height + root.gap
        width: root.inner
        height: Theme.pileHead + root.cardHeight + root.pileFoot

        Item {
            id: pileRow

            width: root.watched ? 3 * Theme.pileStep : 0
            height: parent.height

            Repeater {
                id: piles

                model: root.view.piles.length

                PileSpot {
                    required property int index

                    x: index * Theme.pileStep
                    pile: root.view.piles[index]
                    prompt: root.table.prompt
                    key: index + 1
                    captioned: !Theme.low
                    cardWidth: root.cardWidth
                }
            }
        }
        Zone {
            id: centre

            y: Theme.pileHead
            width: root.watched ? 0 : Theme.pileStep
            height: root.cardHeight
            cardWidth: root.cardWidth
            inset: (width - cardWidth) / 2
            step: 0
        }

        Item {
            id: side

            x: Math.max(pileRow.width, centre.width) + Theme.gap
            y: 0
            width: parent.width - x
            height: parent.height

            Item {
                anchors.fill: parent
                visible: root.moment === ""

                Caption {
                    text: root.view.cat.title
                    visible: !Theme.low
                    Accessible.ignored: true
                }
                CatPanel {
                    id: cat

                    y: Theme.pileHead
                    width: Theme.catWidth
                    height: root.cardHeight
                    cat: root.view.cat
                    holder: root.view.cat.holder >= 0 ? root.table.seats[root.view.cat.holder] : null
                    prompt: root.table.prompt
                    folded: Theme.low
                    marked: root.hinted.includes("cat")
                }
                ConflictTrack {
                    id: conflict

                    x: cat.width + Theme.space24
                    width: parent.width - x
                    conflict: root.view.conflict
                    folded: Theme.low
                }
                Item {
                    id: tokenRow

                    x: conflict.x
                    y: conflict.height + (Theme.low ? Theme.space8 : Theme.space16)
                    width: conflict.width
                    height: parent.height - y

                    Caption {
                        id: tokenTitle

                        text: root.view.tokens.title
                        visible: !Theme.low
                        Accessible.ignored: true
                    }
                    Row {
                        y: tokenTitle.visible ? tokenTitle.height + Theme.space8 : 0
                        width: parent.width
                        height: parent.height - y
                        spacing: Theme.space8

                        Repeater {
                            id: tokens

                            model: root.view.tokens.items.length

                            TokenSlot {
                                required property int index

                                width: (tokenRow.width - 3 * Theme.space8) / 4
                                height: parent?.height ?? 0
                                token: root.view.tokens.items[index]
                                prompt: root.table.prompt
                                folded: height < Theme.tokenTall
                                marked: root.hinted.includes(token.element)
                            }
                        }
                    }
                }
            }

            CardOffers {
                id: offers

                anchors.fill: parent
                offers: root.view.offers
                prompt: root.table.prompt
                marked: root.hinted
                visible: root.moment === "offers"
            }
            FinishedWonder {
                anchors.fill: parent
                moment: root.view.finished
                visible: root.moment === "finished"
            }
            BattlePanel {
                id: battlePanel

                anchors.fill: parent
                battle: root.battle
                seats: root.table.seats
                hurried: root.session?.skipping ?? false
                visible: root.moment === "battle"
                onClosed: root.battle = {}
            }
            Panel {
                anchors.fill: parent
                visible: root.moment === "looked"

                Caption {
                    x: Theme.space12
                    y: Theme.space8
                    width: parent.width - 2 * x
                    text: root.view.looked.title ?? ""
                    elide: Text.ElideRight
                }
                Zone {
                    id: looked

                    readonly property int count: root.view.looked.count ?? 1

                    x: Theme.space12
                    y: Theme.scaled(Theme.capital.line) + Theme.space16
                    width: parent.width - 2 * x
                    height: parent.height - y - Theme.space8
                    cardWidth: Math.min(Theme.looked, height / Theme.cardAspect, (width - 4 * Theme.cardGap) / 5)
                    inset: (width - count * step + Theme.cardGap) / 2
                }
            }
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
        guarded: root.guarded
        visible: root.asked
        onSkipped: root.session.skip()
    }

    Loader {
        id: wonder

        x: root.leftEdge
        y: prompt.y + (root.asked ? prompt.height + root.gap : 0)
        width: root.inner
        height: root.ownRoom
        active: root.watched
        sourceComponent: OwnWonder {
            seat: root.table.seats[root.own]
            own: root.view.own
            prompt: root.table.prompt
            marked: root.hinted
        }
    }

    CardLayer {
        id: layer

        anchors.fill: parent
        table: root.table
        closedOpacity: 1
        guarded: root.guarded
        marked: root.hinted
        zones: {
            const places = {
                "looked": looked
            };
            if (!root.watched)
                places["pile:centre"] = centre;
            for (let index = 0; index < piles.count; ++index) {
                const spot = piles.itemAt(index) as PileSpot;
                if (spot)
                    places[spot.pile.element] = spot.zone;
            }
            for (let index = 0; index < opponents.count; ++index) {
                const panel = opponents.itemAt(index) as ArchitectsSeat;
                if (!panel)
                    continue;
                places[panel.holding.hand] = panel.handZone;
                if (panel.hasDeck)
                    places[panel.holding.deck.element] = panel.deckZone;
            }
            const mine = wonder.item as OwnWonder;
            if (mine)
                places[mine.own.hand] = mine.handZone;
            return places;
        }
    }

    onTopEdgeChanged: Qt.callLater(layer.relayout)
    onCardHeightChanged: Qt.callLater(layer.relayout)
    onGapChanged: Qt.callLater(layer.relayout)
}
