import QtQuick
import QtQuick.Shapes
import Sevens

// The table: light in the middle, darker towards the edge.
Rectangle {
    id: root

    property color inner: Theme.tableGlow
    property color middle: Theme.table
    property color outer: Theme.table0

    color: outer

    Shape {
        width: root.width
        height: root.height

        ShapePath {
            strokeWidth: -1
            fillGradient: RadialGradient {
                centerX: root.width / 2
                centerY: root.height * Theme.groundHeight
                focalX: centerX
                focalY: centerY
                centerRadius: Math.max(root.width, root.height) * Theme.groundRadius

                GradientStop {
                    position: 0
                    color: root.inner
                }
                GradientStop {
                    position: Theme.groundStop
                    color: root.middle
                }
                GradientStop {
                    position: 1
                    color: root.outer
                }
            }

            PathRectangle {
                width: root.width
                height: root.height
            }
        }
    }
}
