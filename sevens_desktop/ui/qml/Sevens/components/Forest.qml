import QtQuick
import QtQuick.Shapes
import Sevens

// The edge of a wood along the bottom of its parent.
Shape {
    id: root

    property color tone

    function tree(index: int): string {
        const middle = (index + 0.5) * width / Theme.trees;
        const half = width / Theme.trees * 0.7;
        const top = height * (0.1 + 0.45 * ((index * 37) % 10) / 10);
        return `M${middle - half} ${height}L${middle} ${top}L${middle + half} ${height}Z`;
    }

    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        fillColor: root.tone
        strokeWidth: -1
        fillRule: ShapePath.WindingFill

        PathSvg {
            path: Array.from({ length: Theme.trees }, (_, index) => root.tree(index)).join("")
        }
    }
}
