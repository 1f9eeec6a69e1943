import QtQuick
import QtQuick.Shapes
import Sevens

// The seven-pointed star {7/3}, point down, in lines.
Shape {
    id: root

    property real side
    property color tone

    function corner(index: int): point {
        const angle = Math.PI / 2 + 2 * Math.PI * 3 * index / 7;
        return Qt.point(side / 2 * (1 + Math.cos(angle)), side / 2 * (1 + Math.sin(angle)));
    }

    width: side
    height: side
    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        fillColor: Theme.none
        strokeColor: root.tone
        strokeWidth: Theme.hairline

        PathPolyline {
            path: [0, 1, 2, 3, 4, 5, 6, 7].map(root.corner)
        }
    }
}
