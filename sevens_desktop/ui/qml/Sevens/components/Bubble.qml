import QtQuick
import QtQuick.Shapes
import Sevens

// Words that belong to one thing on the table: stands under or over it and points at it.
Item {
    id: root

    property Item about
    property color edge: Theme.lineStrong
    property real breadth: Theme.bubbleWidth
    default property alias body: column.data

    readonly property rect goal: about ? at(about) : Qt.rect(parent.width / 2, parent.height / 2, 0, 0)
    readonly property bool under: goal.y + goal.height + Theme.tail + height + Theme.space8 < parent.height
    readonly property real middle: goal.x + goal.width / 2

    function at(item: Item): rect {
        const corner = item.mapToItem(parent, 0, 0);
        return Qt.rect(corner.x, corner.y, item.width, item.height);
    }

    width: Math.min(Theme.scaled(breadth), parent.width - 2 * Theme.gutter)
    height: column.height + 2 * Theme.gap
    x: Math.max(Theme.gutter, Math.min(parent.width - width - Theme.gutter, middle - width / 2))
    y: Math.max(Theme.space8, under ? goal.y + goal.height + Theme.tail + Theme.space4 : goal.y - height - Theme.tail)

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
        x: root.middle - root.x - Theme.tail
        y: root.under ? -Theme.tail + Theme.hairline : root.height - Theme.hairline
        width: 2 * Theme.tail
        height: Theme.tail
        rotation: root.under ? 0 : 180
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
