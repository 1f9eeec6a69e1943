import QtQuick
import QtQuick.Shapes
import Sevens

// A dashed frame along the edge of its parent.
Shape {
    id: root

    property color tone: Theme.accent
    property real corner: Theme.radiusPrompt
    property real thickness: Theme.stroke

    anchors.fill: parent
    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        fillColor: Theme.none
        strokeColor: root.tone
        strokeWidth: root.thickness
        strokeStyle: ShapePath.DashLine
        dashPattern: Theme.dashes

        PathRectangle {
            x: root.thickness / 2
            y: root.thickness / 2
            width: Math.max(0, root.width - root.thickness)
            height: Math.max(0, root.height - root.thickness)
            radius: root.corner
        }
    }
}
