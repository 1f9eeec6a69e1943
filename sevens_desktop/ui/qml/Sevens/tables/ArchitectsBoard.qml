pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// Beside the piles: cat, conflict and progress tokens, or what has its moment and takes their place.
Item {
    id: root

    required property Table table
    required property real cardHeight
    property list<string> hinted
    property bool guarded: false
    readonly property var view: table.view
    readonly property Prompt prompt: table.prompt
    readonly property alias lookedZone: looked
    readonly property alias conflict: conflict
    readonly property alias tokenRow: tokenRow
    readonly property alias cat: cat
    // The last battle stays until it is closed or something is chosen.
    property var battle: ({})
    readonly property bool choosingToken: prompt.open.some(element => element.startsWith("token:"))
    readonly property string moment: "title" in view.looked ? "looked" : "title" in view.offers ? "offers" : "title" in view.finished ? "finished" : "title" in battle && !choosingToken ? "battle" : ""

    function tokens(): list<TokenSlot> {
        const found = [];
        for (let index = 0; index < slots.count; ++index)
            found.push(slots.itemAt(index) as TokenSlot);
        return found.filter(slot => slot !== null);
    }
    function itemOf(element: string): Item {
        return tokens().find(slot => slot.element === element) ?? offers.itemOf(element);
    }
    function stops(): list<Item> {
        switch (moment) {
        case "offers":
            return offers.stops();
        case "battle":
            return [battlePanel.button];
        case "":
            return [view.cat.peek ? cat.button : cat, ...tokens()];
        }
        return [];
    }

    onViewChanged: if ("title" in view.battle)
        battle = view.battle

    Connections {
        target: root.prompt

        function onSelectedChanged() {
            if (root.prompt.selected.length > 0)
                root.battle = {};
        }
    }

    Item {
        anchors.fill: parent
        visible: root.moment === ""

        Caption {
            width: cat.width
            text: root.view.cat.title
            elide: Text.ElideRight
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
            prompt: root.prompt
            folded: Theme.low
            marked: root.hinted.includes("cat")
            guarded: root.guarded
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
                    id: slots

                    model: root.view.tokens.items.length

                    TokenSlot {
                        required property int index

                        width: (tokenRow.width - 3 * Theme.space8) / 4
                        height: parent?.height ?? 0
                        // A slot may outlive its token for a moment.
                        token: root.view.tokens.items[index] ?? root.view.tokens.items[0]
                        prompt: root.prompt
                        folded: height < Theme.tokenTall
                        marked: root.hinted.includes(element)
                        guarded: root.guarded
                    }
                }
            }
        }
    }

    CardOffers {
        id: offers

        anchors.fill: parent
        offers: root.view.offers
        prompt: root.prompt
        marked: root.hinted
        guarded: root.guarded
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
        hurried: (root.table as Session)?.skipping ?? false
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
