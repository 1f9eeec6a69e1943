import QtQuick
import Sevens

// A frame around its parent, at a distance.
Rectangle {
    property real around: 0
    property real distance: 0
    property real thickness: Theme.stroke
    property color tone: Theme.accent

    anchors.fill: parent
    anchors.margins: -distance
    radius: around + distance
    color: Theme.none
    border.color: tone
    border.width: thickness
}
