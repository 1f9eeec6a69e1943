import QtQuick
import QtQuick.Shapes
import Sevens

// The table that the seats stand around.
Shape {
    id: root

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        fillColor: Theme.oval
        strokeColor: Theme.ovalEdge
        strokeWidth: Theme.hairline
        startX: 0
        startY: root.height / 2

        PathArc {
            x: root.width
            y: root.height / 2
            radiusX: root.width / 2
            radiusY: root.height / 2
        }
        PathArc {
            x: 0
            y: root.height / 2
            radiusX: root.width / 2
            radiusY: root.height / 2
        }
    }
    ShapePath {
        fillColor: Theme.none
        strokeColor: Theme.ovalInk
        strokeWidth: Theme.hairline
        startX: Theme.space12
        startY: root.height / 2

        PathArc {
            x: root.width - Theme.space12
            y: root.height / 2
            radiusX: root.width / 2 - Theme.space12
            radiusY: root.height / 2 - Theme.space12
        }
        PathArc {
            x: Theme.space12
            y: root.height / 2
            radiusX: root.width / 2 - Theme.space12
            radiusY: root.height / 2 - Theme.space12
        }
    }
}
