import QtQuick
import Sevens

// A wonder as far as it is built. `picture` names it and says of each piece: built, about to be built, or not.
Item {
    id: root

    required property var picture
    readonly property string source: `image://wonder/${picture.wonder}/${picture.pieces}/${Theme.hex(Theme.accent)}`
    property string shown

    implicitHeight: width * Theme.wonderAspect
    Component.onCompleted: shown = source
    onSourceChanged: {
        before.source = shown;
        shown = source;
        fade.restart();
    }

    component Drawing: Image {
        anchors.fill: parent
        sourceSize: Qt.size(Math.round(width * Screen.devicePixelRatio), Math.round(height * Screen.devicePixelRatio))
    }

    Drawing {
        id: before

        visible: fade.running
    }
    Drawing {
        id: now

        source: root.shown
    }

    NumberAnimation {
        id: fade

        target: now
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.convertTime
        easing.type: Easing.BezierSpline
        easing.bezierCurve: Theme.enter
    }
}
