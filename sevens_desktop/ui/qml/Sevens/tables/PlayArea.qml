import QtQuick
import Sevens

// The cards that a seat has in play: stacks of equal cards in a row, closer as they become many, in two rows where a strip
// of a card would be too narrow to be seen. A slot is eight times the stack and the place in it.
Zone {
    id: root

    property int stacks: 0
    property int columns: Theme.areaColumns
    // A card is named on the table: those that cannot be are dimmed.
    property bool aiming: false
    readonly property real gap: Theme.areaGap

    readonly property int rows: stacks > 1 && strip(height, stacks) < Theme.stripLeast ? 2 : 1
    readonly property int inRow: Math.max(1, Math.ceil(stacks / rows))
    readonly property real tall: (height - (rows - 1) * Theme.space4) / rows

    // So many lie side by side as large as there is room for.
    readonly property real broad: (width - (columns - 1) * gap) / columns

    cardWidth: Math.floor(Math.min(tall / Theme.cardAspect, broad))
    step: Math.min(cardWidth + gap, inRow > 1 ? (width - cardWidth) / (inRow - 1) : width)
    counted: true
    closedOpacity: aiming ? Theme.offOpacity : 1

    // What is seen of each card where so many lie in a row.
    function strip(tall: real, count: int): real {
        return count > 1 ? (width - Math.floor(tall / Theme.cardAspect)) / (count - 1) : width;
    }
    function spot(slot: int): rect {
        const stack = slot >> 3;
        const high = Theme.cardHeight(cardWidth);
        return Qt.rect((stack % inRow) * step, Math.floor(stack / inRow) * (tall + Theme.space4) + (tall - high) / 2, cardWidth, high);
    }
}
