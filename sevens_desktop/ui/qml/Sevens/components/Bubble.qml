import QtQuick
import QtQuick.Shapes
import Sevens

// Words that belong to one thing on the table: stands beside it, over nothing of `avoid`, and points at it.
Item {
    id: root

    property Item about
    property list<Item> avoid
    property color edge: Theme.lineStrong
    property real breadth: Theme.bubbleWidth
    property int stamp: 0
    default property alias body: column.data

    // A card that leaves the table has no parent any more before it is gone.
    readonly property rect goal: about?.parent ? at(about, stamp) : Qt.rect(parent.width / 2, parent.height / 3, 0, 0)
    readonly property list<string> sides: ["under", "over", "left", "right"]
    readonly property string side: sides.find(name => free(corner(name), avoid)) ?? sides.find(name => free(corner(name), [])) ?? "under"
    readonly property point place: corner(side)

    function at(item: Item, stamp: int): rect {
        // Its place is read, so that the bubble follows it.
        const corner = item.parent.mapToItem(parent, item.x, item.y);
        return Qt.rect(corner.x, corner.y, item.width, item.height);
    }

    function within(value: real, most: real): real {
        return Math.max(Theme.space8, Math.min(most - Theme.space8, value));
    }

    // The upper left corner of the bubble on that side of the thing.
    function corner(name: string): point {
        const across = within(goal.x + (goal.width - width) / 2, parent.width - width);
        const down = within(goal.y + (goal.height - height) / 2, parent.height - height);
        switch (name) {
        case "over":
            // It may cover the upper edge of the thing a little.
            return Qt.point(across, Math.max(Math.min(Theme.space8, goal.y + Theme.space24 - height), goal.y - Theme.tail - height));
        case "left":
            return Qt.point(goal.x - Theme.tail - width, down);
        case "right":
            return Qt.point(goal.x + goal.width + Theme.tail, down);
        }
        return Qt.point(across, goal.y + goal.height + Theme.tail);
    }

    function free(place: point, shut: list<Item>): bool {
        const inside = place.x >= 0 && place.y >= 0 && place.x + width <= parent.width && place.y + height <= parent.height;
        return inside && !shut.some(item => item?.visible && item.parent && covers(place, at(item, stamp)));
    }

    function covers(place: point, other: rect): bool {
        return place.x < other.x + other.width && place.x + width > other.x && place.y < other.y + other.height && place.y + height > other.y;
    }

    width: Math.min(Theme.scaled(breadth), parent.width - 2 * Theme.gutter)
    height: column.height + 2 * Theme.gap
    x: place.x
    y: Math.max(0, Math.min(parent.height - height, place.y))
    onVisibleChanged: ++stamp

    Panel {
        anchors.fill: parent
        color: Theme.surface3
        border.color: root.edge
        radius: Theme.radiusPanel

        Shadow {
            kind: "prompt"
        }
        MouseArea {
            anchors.fill: parent
        }
    }

    Shape {
        readonly property real across: Math.max(Theme.tail, Math.min(root.width - 3 * Theme.tail, root.goal.x + root.goal.width / 2 - root.x - Theme.tail))
        readonly property real down: Math.max(Theme.tail, Math.min(root.height - 2 * Theme.tail, root.goal.y + root.goal.height / 2 - root.y - Theme.tail / 2))

        x: root.side === "left" ? root.width - Theme.tail / 2 - Theme.hairline : root.side === "right" ? -Theme.tail * 1.5 + Theme.hairline : across
        y: root.side === "under" ? -Theme.tail + Theme.hairline : root.side === "over" ? root.height - Theme.hairline : down
        width: 2 * Theme.tail
        height: Theme.tail
        rotation: ({
                "under": 0,
                "over": 180,
                "left": 90,
                "right": -90
            })[root.side]
        visible: root.about !== null
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: Theme.surface3
            strokeColor: root.edge
            strokeWidth: Theme.hairline
            startX: 0
            startY: Theme.tail

            PathLine {
                x: Theme.tail
                y: 0
            }
            PathLine {
                x: 2 * Theme.tail
                y: Theme.tail
            }
        }
    }

    Column {
        id: column

        x: Theme.gap + Theme.space4
        y: Theme.gap
        width: root.width - 2 * x
        spacing: Theme.space8
    }
}
