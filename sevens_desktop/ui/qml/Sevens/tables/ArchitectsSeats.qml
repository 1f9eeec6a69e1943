pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The opponents of Architects in turn order: the two neighbours at the ends, as strips where there is little room.
Item {
    id: root

    required property Table table
    required property var holdings
    readonly property list<int> others: table.opponents
    readonly property Session session: table as Session
    // More than one row, or strips between the neighbours; where height is short they stand in one row all the same.
    readonly property bool crowded: others.length > 4 && !Theme.cramped
    readonly property real rowHeight: crowded ? (height - Theme.space8) / 2 : height

    implicitHeight: !Theme.low ? Theme.seatTall : crowded ? 2 * Theme.seatStrip + Theme.space8 : Theme.seatStrip

    function items(): list<ArchitectsSeat> {
        const found = [];
        for (let index = 0; index < panels.count; ++index)
            found.push(panels.itemAt(index) as ArchitectsSeat);
        return found.filter(panel => panel !== null);
    }
    function isStrip(index: int): bool {
        return Theme.low || crowded && index > 0 && index < others.length - 1;
    }
    function place(index: int): rect {
        const count = others.length;
        if (!crowded)
            return cell(index, 0, count, Theme.gap, 0, width);
        if (Theme.low) {
            const columns = Math.ceil(count / 2);
            return cell(index % columns, Math.floor(index / columns), columns, Theme.space8, 0, width);
        }
        const neighbour = width * Theme.neighbourShare;
        if (index === 0 || index === count - 1)
            return Qt.rect(index === 0 ? 0 : width - neighbour, 0, neighbour, height);
        const left = neighbour + Theme.gap;
        return cell((index - 1) % 2, Math.floor((index - 1) / 2), 2, Theme.space8, left, width - 2 * left);
    }
    // A place in a grid of so many columns that begins at `left` and is so broad.
    function cell(column: int, row: int, columns: int, between: real, left: real, breadth: real): rect {
        const each = (breadth - (columns - 1) * between) / columns;
        return Qt.rect(left + column * (each + between), row * (rowHeight + Theme.space8), each, rowHeight);
    }

    Repeater {
        id: panels

        model: root.others.length

        ArchitectsSeat {
            required property int index
            readonly property int number: root.others[index] ?? 0
            readonly property rect spot: root.place(index)

            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            seat: root.table.seats[number]
            holding: root.holdings[number]
            strip: root.isStrip(index)
            deckOpen: root.table.prompt.open.includes(deckElement) || root.table.prompt.selected.includes(deckElement)
            waiting: root.session?.waiting.seat === number ? root.session.waiting.here : ""
        }
    }
}
