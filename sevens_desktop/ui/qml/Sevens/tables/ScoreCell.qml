import QtQuick
import Sevens

// Cards of one sin, a Stone with them, and what they are worth.
Item {
    id: root

    required property var cell
    readonly property real middle: width * Theme.cellMiddle

    Accessible.role: Accessible.Cell
    Accessible.name: cell.label

    Row {
        anchors.verticalCenter: parent.verticalCenter
        x: Math.min(root.middle, points.x - Theme.space4) - width
        spacing: Theme.space4

        Label {
            anchors.verticalCenter: parent.verticalCenter
            role: root.width < Theme.scaled(Theme.cellRoomy) ? Theme.caption : Theme.body
            text: root.cell.text
            color: root.cell.cards > 0 ? Theme.text2 : Theme.text3
            Accessible.ignored: true
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            role: Theme.caption
            text: "+"
            color: Theme.text3
            visible: root.cell.stone
            Accessible.ignored: true
        }
        Stone {
            anchors.verticalCenter: parent.verticalCenter
            side: Theme.stoneSide
            visible: root.cell.stone
        }
    }
    Label {
        id: points

        anchors.verticalCenter: parent.verticalCenter
        x: root.width - width - root.width * Theme.cellEdge
        role: Theme.points
        text: root.cell.pointsText
        color: Theme.signed(root.cell.points)
        Accessible.ignored: true
    }
}
