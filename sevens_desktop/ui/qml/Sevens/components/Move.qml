import QtQuick
import Sevens

// The motion of a card from one place to the next.
NumberAnimation {
    duration: Theme.moveTime
    easing.type: Easing.BezierSpline
    easing.bezierCurve: Theme.standard
}
