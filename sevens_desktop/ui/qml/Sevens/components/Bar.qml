import QtQuick
import Sevens

// A share of a whole as a bar.
Rectangle {
    id: root

    property real share: 0
    property color tone: Theme.accent

    implicitHeight: Theme.space4
    radius: height / 2
    color: Theme.surface3

    Rectangle {
        width: parent.width * Math.min(1, Math.max(0, root.share))
        height: parent.height
        radius: parent.radius
        color: root.tone
    }
}
