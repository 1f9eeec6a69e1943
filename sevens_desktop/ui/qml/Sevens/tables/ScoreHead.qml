import QtQuick
import Sevens

// The head of a column: the Abyss or a seat.
Item {
    id: root

    required property var modelData
    readonly property int side: Theme.low ? Theme.badgeSmall : Theme.badge
    readonly property bool abyss: modelData.seat < 0

    Accessible.role: Accessible.ColumnHeader
    Accessible.name: modelData.name

    Column {
        anchors.centerIn: parent
        spacing: Theme.space4

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: root.side
            height: root.side

            Emblem {
                anchors.fill: parent
                side: root.side
                name: root.abyss ? "abyss" : ""
                tone: Theme.abyssLine
            }
            Badge {
                anchors.fill: parent
                side: root.side
                colour: root.abyss ? 1 : root.modelData.colour
                initials: root.modelData.initials
                outline: root.modelData.outline
                ring: root.modelData.winner
                visible: !root.abyss
            }
        }
        Label {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, root.width - Theme.space8)
            role: Theme.bodyStrong
            text: root.modelData.name
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
