import QtQuick
import QtQuick.Shapes
import Sevens

// The seven in its heptagon, with the two seven-pointed stars.
Item {
    id: root

    property real side: Theme.logo

    function star(step: int): list<point> {
        return [0, 1, 2, 3, 4, 5, 6, 7].map(index => frame.corner(index * step));
    }

    implicitWidth: side
    implicitHeight: side

    Polygon {
        id: frame

        side: root.side
        edge: Theme.gilt
        edgeWidth: Theme.logoLine
    }

    Shape {
        anchors.fill: parent
        opacity: Theme.faintOpacity
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: Theme.none
            strokeColor: Theme.gilt
            strokeWidth: Theme.hairline

            PathPolyline {
                path: root.star(2)
            }
            PathPolyline {
                path: root.star(3)
            }
        }
    }

    Text {
        anchors.centerIn: parent
        text: "7"
        color: Theme.text1
        font.family: Theme.display
        font.pixelSize: Math.round(root.side * Theme.logoLetter)
        Accessible.ignored: true
    }
}
