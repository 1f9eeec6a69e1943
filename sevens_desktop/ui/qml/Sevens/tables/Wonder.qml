import QtQuick
import Sevens

// A wonder as far as it is built. `picture` names it and says of each piece: built, about to be built, or not.
Item {
    id: root

    required property var picture
    readonly property string source: `image://wonder/${picture.wonder}/${picture.pieces}/${Theme.hex(Theme.accent)}`
    property string shown
    property string shownWonder

    implicitHeight: width * Theme.wonderAspect
    Component.onCompleted: show()
    onSourceChanged: {
        before.source = shown;
        // The wonder of another seat in this place is not built up here.
        if (shownWonder === picture.wonder)
            fade.restart();
        else
            fade.complete();
        show();
    }

    function show() {
        shown = source;
        shownWonder = picture.wonder;
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
