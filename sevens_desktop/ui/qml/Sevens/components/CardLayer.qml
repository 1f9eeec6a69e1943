pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// All cards of a table in one layer above it. A card moves because its zone changed; `zones` gives the item of each zone.
Item {
    id: root

    required property Table table
    property var zones: ({})
    property real closedOpacity: Theme.offOpacity
    // Pauses and motion are skipped.
    property bool still: false
    property list<string> marked
    property bool guarded: false
    property int arrivals: 0

    // The card that the pointer or the keyboard rests on.
    property Card pointed: null

    function point(card: Card) {
        if (card.pointed)
            pointed = card;
        else if (pointed === card)
            pointed = null;
    }

    signal clicked(card: Card)
    // A card in play lies the other way round, and no motion has shown it.
    signal turnedOver(card: Card)

    // The table itself has moved: cards follow without motion. Like the next one sent through Qt.callLater, as in View.
    signal relayout
    signal dealt

    function spot(zone: string, slot: int): rect {
        const place = zones[zone] as Zone;
        if (!place)
            return Qt.rect(0, 0, 0, 0);
        const at = place.spot(slot);
        const corner = place.mapToItem(root, at.x, at.y);
        return Qt.rect(Math.round(corner.x), Math.round(corner.y), Math.round(at.width), Math.round(at.height));
    }

    function shows(zone: string): bool {
        return (zones[zone] as Zone)?.shows ?? false;
    }

    function zoneAt(point: point): string {
        for (const name in zones) {
            const place = zones[name] as Zone;
            if (place && place.visible && place.contains(place.mapFromItem(root, point)))
                return name;
        }
        return "";
    }

    // The cards of a zone in the order of their slots, for the keyboard.
    function cardsIn(zone: string): list<Item> {
        const found = [];
        for (let index = 0; index < cards.count; ++index) {
            const card = cards.itemAt(index) as Card;
            if (card && card.zone === zone && !card.leaving && !card.covered)
                found.push(card);
        }
        return found.sort((left, right) => left.slot - right.slot);
    }

    function cardOf(element: string): Card {
        for (let index = 0; index < cards.count; ++index) {
            const card = cards.itemAt(index) as Card;
            if (card && card.element === element && !card.leaving && !card.covered)
                return card;
        }
        return null;
    }

    function flash(elements: list<string>) {
        for (let index = 0; index < cards.count; ++index) {
            const card = cards.itemAt(index) as Card;
            if (card && (elements.includes(card.element) || elements.includes(card.uid)))
                card.flash();
        }
    }

    // Cards that come together follow one another; those of the next decision begin anew.
    function arrive(): int {
        settle.restart();
        Qt.callLater(dealt);
        return still ? 0 : arrivals++ * Theme.stagger;
    }

    onDealt: arrivals = 0

    Component.onCompleted: Qt.callLater(relayout)
    onWidthChanged: Qt.callLater(relayout)
    onHeightChanged: Qt.callLater(relayout)
    onZonesChanged: Qt.callLater(relayout)

    Connections {
        target: Theme

        function onTextScaleChanged() {
            Qt.callLater(root.relayout);
        }
    }

    Connections {
        target: root.table.cards

        function onDataChanged() {
            settle.restart();
        }
        function onRowsInserted() {
            settle.restart();
        }
    }

    Timer {
        id: settle

        interval: root.still ? Theme.fadeTime : Theme.moveTime + Theme.flipTime
        onTriggered: root.table.cards.settle()
    }

    Repeater {
        id: cards

        model: root.table.cards

        Card {
            host: root
            closedOpacity: root.closedOpacity
        }
    }

    CardPreview {
        id: preview
    }

    function showPreview(card: Card) {
        if (card.model.faceUp)
            preview.show(card, card.model.face, card.model.turned);
    }
    // For a card that the table draws itself.
    function showPreviewOf(item: Item, face: string, turned: bool) {
        preview.show(item, face, turned);
    }
    function hidePreview() {
        preview.hide();
    }
}
