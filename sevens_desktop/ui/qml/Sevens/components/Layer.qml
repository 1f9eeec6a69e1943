import QtQuick
import QtQuick.Templates as T
import Sevens

// A layer over the whole window: dims what is beneath and keeps the keyboard until it is closed.
T.Popup {
    id: root

    property bool dims: true
    property string label

    parent: T.Overlay.overlay
    width: Theme.viewWidth
    height: Theme.viewHeight
    scale: Theme.fit
    transformOrigin: T.Popup.TopLeft
    padding: 0
    modal: true
    dim: false
    focus: true
    closePolicy: T.Popup.CloseOnEscape

    background: Rectangle {
        color: root.dims ? Theme.shade : Theme.none

        MouseArea {
            anchors.fill: parent
            acceptedButtons: Qt.AllButtons
            onClicked: if (root.closePolicy !== T.Popup.NoAutoClose)
                root.close()
        }
    }

    enter: Transition {
        NumberAnimation {
            property: "opacity"
            from: 0
            to: 1
            duration: Theme.openTime
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Theme.enter
        }
    }

    exit: Transition {
        NumberAnimation {
            property: "opacity"
            from: 1
            to: 0
            duration: Theme.closeTime
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Theme.exit
        }
    }
}
