import QtQuick
import Sevens

// Who: a heptagon in the colour of the seat with its initial. `ring` says that this seat is to act.
Item {
    id: root

    property int colour: 1
    property string initials
    property bool outline: false
    property bool ring: false
    property real side: Theme.badge

    readonly property color tone: Theme.seat(colour)

    implicitWidth: side
    implicitHeight: side

    Polygon {
        anchors.centerIn: parent
        side: root.side
        edge: root.ring ? Theme.accent : Theme.none
        edgeWidth: root.side * Theme.badgeRing
        visible: root.ring
    }

    Polygon {
        anchors.centerIn: parent
        side: root.ring ? root.side * Theme.badgeInner : root.side
        fill: root.outline ? Theme.none : root.tone
        edge: root.outline ? root.tone : Theme.none
        edgeWidth: Theme.stroke
    }

    Text {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.side * Theme.badgeDrop
        text: root.initials
        color: root.outline ? root.tone : Theme.onSeat(root.colour)
        font.family: Theme.plain
        font.weight: Font.Bold
        font.pixelSize: Math.round(root.side * (root.ring ? Theme.badgeInner : 1) * (root.initials.length > 1 ? Theme.twoLetters : Theme.oneLetter))
        Accessible.ignored: true
    }
}
