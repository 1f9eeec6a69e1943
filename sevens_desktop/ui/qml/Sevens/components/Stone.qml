import QtQuick
import Sevens

// A Stone of Forgiveness, or the dashed place of one that is gone.
Item {
    id: root

    property real side: Theme.icon
    property bool empty: false

    implicitWidth: side
    implicitHeight: side

    Polygon {
        side: root.side
        fill: root.empty ? Theme.none : Theme.stone
        edge: root.empty ? Theme.lineStrong : Theme.stoneEdge
        dashed: root.empty
    }

    Rectangle {
        x: root.side * Theme.glintX
        y: root.side * Theme.glintY
        width: root.side * Theme.glint
        height: width
        radius: width / 2
        color: Theme.stoneLight
        visible: !root.empty
    }
}
