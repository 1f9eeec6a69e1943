pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// The edges of a pile of dark cards under its topmost one.
Item {
    id: root

    property int count: 0
    property color tone: Theme.nightGround
    property color edge: Theme.nightEdge

    anchors.fill: parent

    Repeater {
        model: Math.max(0, Math.min(Theme.pileEdges, root.count - 1))

        Rectangle {
            required property int index

            x: -(index + 1) * Theme.pileEdge
            y: (index + 1) * Theme.pileEdge
            z: -index
            width: root.width
            height: root.height
            radius: root.width * Theme.cardRadius
            color: root.tone
            border.color: root.edge
            border.width: Theme.hairline
        }
    }
}
