import QtQuick
import QtQuick.Shapes
import Sevens

// Heptagons around one point, each greater than the last and turned by `turn` degrees.
Shape {
    id: root

    property real centreX: width / 2
    property real centreY: height / 2
    property real first: Theme.space24
    property real step: Theme.ringStep
    property int count: 40
    property real turn: 0
    property bool down: true
    property color tone: Theme.abyssLine

    function ring(index: int): string {
        const radius = first + index * step;
        const start = (down ? 1 : -1) * Math.PI / 2 + index * turn * Math.PI / 180;
        let path = "";
        for (let corner = 0; corner < 7; ++corner) {
            const angle = start + 2 * Math.PI * corner / 7;
            path += `${corner ? "L" : "M"}${(centreX + radius * Math.cos(angle)).toFixed(1)} ${(centreY + radius * Math.sin(angle)).toFixed(1)}`;
        }
        return path + "Z";
    }

    clip: true
    preferredRendererType: Shape.CurveRenderer

    ShapePath {
        fillColor: Theme.none
        strokeColor: root.tone
        strokeWidth: Theme.hairline

        PathSvg {
            path: Array.from({ length: root.count }, (_, index) => root.ring(index)).join("")
        }
    }
}
