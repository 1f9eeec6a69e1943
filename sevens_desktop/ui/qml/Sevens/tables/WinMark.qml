pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// One sin or virtue of the win tracker: there, missing, or made up for by a wild.
Item {
    id: root

    required property var mark
    property bool virtue: false
    property real side: Theme.trackSide

    readonly property bool filled: mark.filled
    readonly property bool wild: mark.wild
    readonly property color tone: !filled ? Theme.lineStrong : wild ? (virtue ? Theme.wildVirtueTone : Theme.gilt) : virtue ? Theme.virtue(mark.sin) : Theme.onSin(mark.sin)

    implicitWidth: side
    implicitHeight: side

    Polygon {
        anchors.centerIn: parent
        side: root.side
        down: !root.virtue
        dashed: !root.filled
        fill: !root.filled ? Theme.none : root.virtue ? Theme.paper : root.wild ? Theme.wildSinGround : Theme.sin(root.mark.sin)
        edge: !root.filled ? Theme.lineStrong : root.virtue || root.wild ? Theme.gilt : Theme.none
    }
    Emblem {
        anchors.centerIn: parent
        name: root.mark.emblem
        tone: root.tone
        side: Math.round(root.side * Theme.trackEmblem)
    }
}
