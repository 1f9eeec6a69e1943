import QtQuick
import QtQuick.Shapes
import Sevens

// A heptagon in its circle, point up or down, filled, outlined or dashed.
Shape {
    id: root

    property real side: Theme.icon
    property bool down: false
    property color fill: Theme.none
    property color edge: Theme.none
    property real edgeWidth: Theme.hairline
    property bool dashed: false

    function corner(index: int): point {
        const angle = 2 * Math.PI * index / 7 + (down ? Math.PI / 2 : -Math.PI / 2);
        const radius = (side - (edge.a > 0 ? edgeWidth : 0)) / 2;
        return Qt.point(side / 2 + radius * Math.cos(angle), side / 2 + radius * Math.sin(angle));
    }

    implicitWidth: side
    implicitHeight: side
    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        fillColor: root.fill
        strokeColor: root.edge
        strokeWidth: root.edge.a > 0 ? root.edgeWidth : -1
        strokeStyle: root.dashed ? ShapePath.DashLine : ShapePath.SolidLine
        dashPattern: Theme.dots
        joinStyle: ShapePath.MiterJoin

        PathPolyline {
            path: [0, 1, 2, 3, 4, 5, 6, 7].map(root.corner)
        }
    }
}
