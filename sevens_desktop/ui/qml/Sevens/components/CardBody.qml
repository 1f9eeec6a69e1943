import QtQuick
import Sevens

// The card itself: its two faces, the flip between them, half a turn, its shadow.
Item {
    id: root

    // The width that it is drawn for: while it grows or shrinks on its way, the picture is stretched.
    property real drawn: width
    property string face
    property string back
    property bool faceUp: true
    property bool turned: false
    property real dim: 1
    property bool raised: false
    property bool lively: true
    property real flip: faceUp ? 0 : 1
    property real angle: turned ? 180 : 0

    Behavior on flip {
        enabled: root.lively
        NumberAnimation {
            duration: Theme.flipTime
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Theme.standard
        }
    }
    Behavior on angle {
        enabled: root.lively
        NumberAnimation {
            duration: Theme.convertTime
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Theme.standard
        }
    }

    Item {
        anchors.fill: parent
        transform: Scale {
            origin.x: root.width / 2
            xScale: Math.abs(Math.cos(root.flip * Math.PI))
        }

        Shadow {
            kind: root.width < Theme.smallCard ? "small" : root.raised ? "raised" : "rest"
        }
        Face {
            anchors.fill: parent
            drawn: root.drawn
            key: root.flip < 0.5 ? root.face : root.back
            rotation: root.angle
            scale: 1 + Theme.convertRise * Math.sin(root.angle * Math.PI / 180)
            opacity: root.dim
        }
    }
}
