pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The table of Growl: seats around an oval in their true order, in it days and nights and the decks; below, prompt and own hand.
GameTable {
    id: root

    promptBar: prompt
    cards: layer
    darkened: nightly
    engaged: momentPanel.visible

    readonly property var view: table.view
    readonly property var holdings: view.seats
    readonly property int own: Math.max(0, table.watching)
    readonly property bool watched: table.watching >= 0 && "team" in view.own
    readonly property bool asked: (table as Replay) === null
    readonly property Session session: table as Session
    readonly property list<string> hinted: session?.hint.elements ?? []
    readonly property list<int> around: view.around
    readonly property bool nightly: night.shown
    // What happened has its moment until it is closed or the next thing is chosen.
    property var moment: ({})

    // -- how the height is shared: the seats give way

    readonly property real breadth: Math.min(width, Theme.contentWidth)
    readonly property real leftEdge: (width - breadth) / 2 + Theme.gutter
    readonly property real inner: breadth - 2 * Theme.gutter
    readonly property real ownRoom: watched ? Theme.growlOwn : 0
    readonly property real gap: Theme.tableGap
    readonly property real arenaRoom: height - Theme.tableTop - Theme.tableBottom - ownRoom - (watched ? gap : 0) - (asked ? Theme.promptHeight(prompt.stacked) + gap : 0)
    readonly property real arenaHeight: Math.min(arenaRoom, inner * Theme.arenaAspect)
    readonly property real arenaTop: Theme.tableTop + (arenaRoom - arenaHeight) / 2

    // -- where the seats stand: up the left side, over the top, down the right side

    readonly property int across: [0, 1, 1, 1, 2, 1, 2, 3, 3, 3, 3][around.length]
    readonly property int downLeft: Math.ceil((around.length - across) / 2)
    readonly property int downRight: around.length - across - downLeft
    readonly property int rows: Math.max(downLeft, downRight)
    readonly property real seatGap: Theme.low ? Theme.space8 : Theme.space12
    readonly property real steppedHeight: Math.min(Theme.growlSeatTall, (arenaHeight - rows * seatGap) / (rows + 1))
    // Few seats stand under the top ones, many begin beside them.
    readonly property bool stepped: across < 3 && steppedHeight >= Theme.growlSeatStepped
    readonly property real seatHeight: stepped ? steppedHeight : Math.min(Theme.growlSeatTall, (arenaHeight - (rows - 1) * seatGap) / rows)
    readonly property real topHeight: Math.min(seatHeight, Theme.growlSeatStepped + (stepped ? Theme.space32 : 0))
    readonly property real seatWidth: Math.min(Theme.growlSeatWidth, inner * 0.245)
    readonly property real topWidth: stepped ? seatWidth : Math.min(seatWidth, (inner - 2 * seatWidth - (across + 1) * gap) / across)

    function seatPlace(index: int): rect {
        const sideTop = stepped ? topHeight + seatGap : 0;
        const sideRoom = arenaHeight - sideTop;
        const side = (at, count, x) => {
            const block = count * seatHeight + (count - 1) * seatGap;
            const spare = Math.max(0, sideRoom - block) / (count + 1);
            return Qt.rect(x, sideTop + spare + at * (seatHeight + seatGap + (stepped ? 0 : spare)), seatWidth, seatHeight);
        };
        if (index < downLeft)
            return side(downLeft - 1 - index, downLeft, 0);
        if (index < downLeft + across) {
            const at = index - downLeft;
            const apart = stepped ? Theme.space24 : gap;
            const start = (inner - across * topWidth - (across - 1) * apart) / 2;
            return Qt.rect(start + at * (topWidth + apart), 0, topWidth, topHeight);
        }
        return side(index - downLeft - across, downRight, inner - seatWidth);
    }

    function seatItems(): list<Item> {
        const found = [];
        for (let index = 0; index < seats.count; ++index)
            found.push(seats.itemAt(index));
        return found;
    }
    function seatOf(element: string): Item {
        if (watched && hand.element === element)
            return hand;
        return seatItems().find(item => item.element === element) ?? null;
    }

    function regions(): list<var> {
        if (nightly)
            return [layer.cardsIn("hand"), prompt.stops()];
        const spells = [].concat(...around.map(seat => layer.cardsIn(`spells:${seat}`)));
        const middle = [...layer.cardsIn("night"), ...layer.cardsIn("deck"), ...layer.cardsIn("undead"), ...layer.cardsIn("drawn")];
        const shown = momentPanel.visible ? [momentPanel.button] : [];
        const mine = watched ? [hand, ...layer.cardsIn("hand"), ...layer.cardsIn(`spells:${own}`)] : [];
        return [[...seatItems(), ...spells], [...middle, ...shown], prompt.stops(), mine].map(stops => stops.filter(item => item?.visible));
    }
    function itemOf(element: string): Item {
        if (element === "hand")
            return nightly ? night.hand : watched ? hand : null;
        return seatOf(element) ?? layer.cardOf(element) ?? layer.zones[element] ?? null;
    }
    function elementOf(item: Item): string {
        return (item as GrowlSeat)?.element ?? (item as Card)?.element ?? (item === hand ? hand.element : "");
    }

    function keepMoment() {
        if ("title" in view.moment)
            moment = view.moment;
    }

    onViewChanged: keepMoment()
    onOwnChanged: moment = view.moment ?? {}
    Component.onCompleted: keepMoment()

    Connections {
        target: root.table

        function onChanged() {
            if (!root.asked)
                root.moment = root.table.view.moment ?? {};
        }
    }
    Connections {
        target: root.table.prompt

        function onSelectedChanged() {
            if (root.table.prompt.selected.length > 0)
                root.moment = {};
        }
        // Heard here before the choice is carried out: what comes of it has its own moment.
        function onChosen() {
            root.moment = {};
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.duskTint
        opacity: root.view.dark ? 1 : 0

        Behavior on opacity {
            NumberAnimation {
                duration: Theme.nightTime
                easing.type: Easing.BezierSpline
                easing.bezierCurve: Theme.standard
            }
        }
    }

    // -- the oval, and what lies on it

    Item {
        id: arena

        x: root.leftEdge
        y: root.arenaTop
        width: root.inner
        height: root.arenaHeight

        Oval {
            x: root.seatWidth - Theme.ovalOverlap
            y: root.topHeight * 0.55
            width: parent.width - 2 * x
            height: parent.height - y
        }

        GrowlMiddle {
            id: middle

            x: root.seatWidth + Theme.space16
            y: root.topHeight + (Theme.low ? Theme.space8 : Theme.space16)
            width: parent.width - 2 * x
            height: parent.height - y - (Theme.low ? Theme.space4 : Theme.space16)
            view: root.view
            covered: root.nightly
        }

        Repeater {
            id: seats

            model: root.around.length

            GrowlSeat {
                required property int index
                readonly property int number: root.around[index] ?? 0
                readonly property rect place: root.seatPlace(index)

                x: place.x
                y: place.y
                width: place.width
                height: place.height
                seat: root.table.seats[number]
                holding: root.holdings[number]
                prompt: root.table.prompt
                waiting: root.session?.waiting.seat === number ? root.session.waiting.here : ""
                marked: root.hinted.includes(element)
                guarded: root.guarded
                spells.shows: !root.nightly
            }
        }
    }

    OwnHand {
        id: hand

        x: root.leftEdge
        y: arena.y + arena.height + root.gap + (root.asked ? Theme.promptHeight(prompt.stacked) + root.gap : 0)
        width: root.inner
        height: Theme.growlOwn
        visible: root.watched
        seat: root.table.seats[root.own]
        holding: root.holdings[root.own]
        own: root.view.own
        prompt: root.table.prompt
        marked: root.hinted.includes(element)
        guarded: root.guarded
        hand.shows: !root.nightly
        spells.shows: !root.nightly
    }

    GrowlMoment {
        id: momentPanel

        anchors.horizontalCenter: parent.horizontalCenter
        y: arena.y + middle.y + Math.max(0, (middle.height - height) / 2)
        moment: root.moment
        z: 1
        onClosed: root.moment = {}
    }

    NightPanel {
        id: night

        anchors.fill: parent
        night: root.view.night
        seats: root.table.seats
        faces: root.view.chosen
        cards: root.view.own.cards ?? 0
        footHeight: prompt.height
    }

    PromptBar {
        id: prompt

        x: root.nightly ? night.panel.x + Theme.space12 : root.leftEdge
        y: root.nightly ? night.panel.y + night.panel.height - height - Theme.space12 : arena.y + arena.height + root.gap
        width: root.nightly ? night.panel.width - 2 * Theme.space12 : root.inner
        table: root.table
        marked: root.session?.hint.button ?? ""
        idle: root.session?.waiting.text ?? ""
        guarded: root.guarded
        visible: root.asked
        onSkipped: root.session.skip()
    }

    CardLayer {
        id: layer

        anchors.fill: parent
        table: root.table
        guarded: root.guarded
        marked: root.hinted
        still: root.session?.skipping ?? false
        zones: {
            const places = {
                "deck": middle.deck,
                "night": middle.night,
                "undead": middle.crypt,
                "drawn": middle.drawn,
                "hand": root.nightly ? night.hand : hand.hand
            };
            for (let index = 0; index < seats.count; ++index) {
                const panel = seats.itemAt(index) as GrowlSeat;
                if (panel) {
                    places[`seat:${panel.seat.seat}`] = panel.hand;
                    places[`spells:${panel.seat.seat}`] = panel.spells;
                }
            }
            if (root.watched) {
                places[`seat:${root.own}`] = hand.hand;
                places[`spells:${root.own}`] = hand.spells;
            }
            return places;
        }
    }

    onAroundChanged: Qt.callLater(layer.relayout)
    onNightlyChanged: Qt.callLater(layer.relayout)
    onArenaHeightChanged: Qt.callLater(layer.relayout)
}
