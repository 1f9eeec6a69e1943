pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The table of 7: The Sins, top to bottom: opponents, pile, row and Abyss, scale, prompt, own reserve.
GameTable {
    id: root

    promptBar: prompt
    cards: layer
    counters: JudgmentTrack {
        count: root.view.judgments
        text: root.view.judgmentsText
        last: root.view.finalRound
    }

    readonly property var view: table.view
    readonly property var holdings: view.seats
    readonly property bool seated: table.near >= 0
    readonly property int own: Math.max(0, table.near)
    readonly property string ownZone: `reserve:${own}`
    // Nobody is asked in a replay, which says itself what is decided.
    readonly property bool asked: (table as Replay) === null
    readonly property list<string> targets: table.prompt.targets

    // -- how the height is shared: all but cards and own reserve have their size; those give way

    readonly property real breadth: Math.min(width, Theme.contentWidth)
    readonly property real leftEdge: (width - breadth) / 2 + Theme.gutter
    readonly property real inner: breadth - 2 * Theme.gutter
    readonly property real captionHeight: Theme.low ? Theme.space8 : Theme.scaled(Theme.capital.line) + Theme.space16 + Theme.stroke
    readonly property real fixedHeight: Theme.tableTop + Theme.tableBottom + seats.height + captionHeight + Theme.lift + Theme.bracketsHeight + scale.height + (asked ? prompt.height : 0) + gaps * Theme.tableGap
    readonly property int gaps: (Theme.cramped ? 3 : 4) - (asked ? 0 : 1)
    readonly property real room: height - fixedHeight
    readonly property real cardWish: Theme.cardHeight(Theme.rowCard)
    readonly property real ownWish: !seated ? 0 : Math.min(Theme.ownHeight, Math.max(Theme.ownSmall, room - cardWish))
    readonly property real ownRoom: !seated ? 0 : Math.max(Theme.ownLeast, Math.min(ownWish, room - Theme.cardLeast))
    readonly property real cardHeight: Math.min(cardWish, room - ownRoom)
    readonly property real cardWidth: cardHeight < cardWish ? Math.floor(cardHeight / Theme.cardAspect) : Theme.rowCard
    readonly property real slack: Math.max(0, room - cardHeight - ownRoom)
    readonly property real stretch: Math.min(Theme.space32, slack / (gaps + 1))
    readonly property real gap: Theme.tableGap + stretch
    readonly property real topEdge: Theme.tableTop + (slack - gaps * stretch) / 2

    function regions(): list<var> {
        const seatPanels = [];
        for (let index = 0; index < opponents.count; ++index)
            seatPanels.push(opponents.itemAt(index));
        const middleStops = placing.visible ? placing.stops() : [...layer.cardsIn("pile"), ...layer.cardsIn("row"), abyss];
        return [seatPanels, middleStops, prompt.stops(), [...layer.cardsIn("start"), reserve].filter(item => item.visible)];
    }
    function itemOf(element: string): Item {
        const parts = {
            "scale": scale,
            "stones": stoneSpot,
            "own": reserve
        };
        return layer.cardOf(element) ?? placing.tileOf(element) ?? layer.zones[element] ?? parts[element] ?? null;
    }
    function elementOf(item: Item): string {
        return (item as Card)?.element ?? (item as SinsSeat)?.holding.zone ?? (item === abyss ? "abyss" : item === reserve ? ownZone : "");
    }
    function zonePressed(zone: string, element: string) {
        if (targets.includes(zone))
            table.prompt.drop("", zone);
        else
            table.prompt.pick(element);
    }

    Row {
        id: seats

        x: root.leftEdge
        y: root.topEdge
        width: root.inner
        height: Theme.seatHeight
        spacing: Theme.gap

        Repeater {
            id: opponents

            model: root.table.opponents

            SinsSeat {
                required property int modelData

                width: (seats.width - (root.table.opponents.length - 1) * seats.spacing) / root.table.opponents.length
                height: seats.height
                seat: root.table.seats[modelData]
                holding: root.holdings[modelData]
                waiting: (root.table as Session)?.waiting.seat === modelData ? (root.table as Session).waiting.here : ""
                guarded: root.guarded
                onClicked: root.zonePressed(holding.zone, holding.zone)
            }
        }
    }

    // -- pile, row, Abyss

    Item {
        id: middle

        x: root.leftEdge
        y: seats.y + seats.height + root.gap + root.captionHeight
        width: root.inner
        height: Theme.lift + root.cardHeight + Theme.bracketsHeight

        visible: !placing.visible

        readonly property real space: Math.max(Theme.space12, (width - pile.width - row.width - abyss.width) / 2)

        Caption {
            y: -root.captionHeight
            text: qsTr("Draw pile")
            visible: !Theme.low
        }
        Zone {
            id: pile

            shows: middle.visible
            y: Theme.lift
            width: root.cardWidth * Theme.pileShare + 2 * Theme.space4
            height: root.cardHeight * Theme.pileShare
            cardWidth: root.cardWidth * Theme.pileShare
            inset: 2 * Theme.space4
        }
        HellMeter {
            x: Theme.space4
            y: pile.y + pile.height + Theme.pileEdges * Theme.pileEdge + Theme.space12
            width: pile.width - Theme.space4
            parts: root.view.pile
            folded: Theme.low
        }

        Caption {
            x: row.x
            y: -root.captionHeight
            text: qsTr("Centre row")
            visible: !Theme.low
        }
        Zone {
            id: row

            shows: middle.visible
            x: pile.width + parent.space
            y: Theme.lift
            width: 5 * root.cardWidth + 4 * Theme.cardGap
            height: root.cardHeight
            cardWidth: root.cardWidth
        }
        RowBrackets {
            x: row.x
            y: row.y + row.height + Theme.space12
            width: row.width
            height: Theme.bracketsHeight - Theme.space12
            groups: root.view.groups
            selected: root.table.prompt.selected
            cardWidth: root.cardWidth
            step: row.step
        }

        Caption {
            x: abyss.x
            y: -root.captionHeight
            text: qsTr("Abyss and Stones")
            visible: !Theme.low
        }
        AbyssBoard {
            id: abyss

            x: parent.width - width
            width: Theme.abyssWidth
            height: root.cardHeight + 2 * Theme.lift
            abyss: root.view.abyss
            target: root.targets.includes("abyss")
            guarded: root.guarded
            onClicked: root.zonePressed("abyss", "abyss")

            Zone {
                id: abyssZone

                shows: false
                anchors.fill: parent
                cardWidth: root.cardWidth * Theme.sunk
                inset: (width - cardWidth) / 2
                step: 0
            }
        }
        Item {
            id: stoneSpot

            x: abyss.x
            y: abyss.y + abyss.height + Theme.space12
            width: abyss.width
            height: stones.height
            Accessible.role: Accessible.StaticText
            Accessible.name: root.view.stones.label

            StoneRow {
                id: stones

                count: root.view.stones.left
                total: root.view.stones.total
                side: Math.min(Theme.stoneSide, root.view.stones.total > 0 ? abyss.width / root.view.stones.total / (1 + Theme.stoneGap) : 0)
            }
            Label {
                y: stones.height + Theme.space8
                width: parent.width
                role: Theme.caption
                text: root.view.stones.text
                color: Theme.text2
                wrapMode: Text.Wrap
                visible: !Theme.low
                Accessible.ignored: true
            }
        }
    }

    PointScale {
        id: scale

        x: Theme.low ? root.leftEdge : middle.x + row.x
        y: middle.y + middle.height + root.gap
        width: Theme.low ? root.inner : row.width
        steps: root.view.scale
        caption: qsTr("Cards of one sin")
        visible: !Theme.cramped && middle.visible
    }

    // -- acting

    PromptBar {
        id: prompt

        x: root.leftEdge
        y: scale.y + (Theme.cramped ? 0 : scale.height + root.gap)
        width: root.inner
        table: root.table
        marked: (root.table as Session)?.hint.button ?? ""
        idle: (root.table as Session)?.waiting.text ?? ""
        guarded: root.guarded
        visible: root.asked
        onSkipped: (root.table as Session).skip()
    }

    OwnReserve {
        id: reserve

        x: root.leftEdge
        y: prompt.y + (root.asked ? prompt.height + root.gap : 0)
        width: root.inner
        height: root.ownRoom
        visible: root.seated
        seat: root.table.seats[root.own]
        holding: root.holdings[root.own]
        own: root.view.own
        target: root.targets.includes(root.ownZone)
        rowLeft: row.x
        rowRight: row.x + row.width
        guarded: root.guarded
        onClicked: root.zonePressed(root.ownZone, root.ownZone)
    }

    CardLayer {
        id: layer

        anchors.fill: parent
        table: root.table
        closedOpacity: Theme.quietOpacity
        guarded: root.guarded
        still: (root.table as Session)?.skipping ?? false
        marked: (root.table as Session)?.hint.elements ?? []
        zones: {
            const places = {
                "pile": pile,
                "row": row,
                "abyss": abyssZone,
                "start": reserve.startZone
            };
            places[root.ownZone] = reserve.reserveZone;
            for (let index = 0; index < opponents.count; ++index) {
                const panel = opponents.itemAt(index) as SinsSeat;
                if (panel)
                    places[panel.holding.zone] = panel.zone;
            }
            return places;
        }
    }

    StonePlacing {
        id: placing

        x: root.leftEdge
        y: seats.y + seats.height + root.gap
        width: root.inner
        height: prompt.y - y - root.gap
        prompt: root.table.prompt
        placing: root.view.placing
        guarded: root.guarded
        visible: rows.length > 0
    }

    onTopEdgeChanged: Qt.callLater(layer.relayout)
    onCardHeightChanged: Qt.callLater(layer.relayout)
    onGapChanged: Qt.callLater(layer.relayout)
}
