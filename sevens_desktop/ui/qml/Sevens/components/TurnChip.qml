import QtQuick
import QtQuick.Layouts
import Sevens

// Whose turn it is, and where play goes.
RowLayout {
    id: root

    required property var turn

    spacing: Theme.space8

    Chip {
        text: root.turn.text ?? ""
        strong: root.turn.yours ?? false
    }
    Icon {
        name: root.turn.direction === "clockwise" ? "clockwise" : "counter_clockwise"
        tone: Theme.text3
        side: Theme.iconSmall
        visible: "direction" in root.turn
        Accessible.role: Accessible.StaticText
        Accessible.name: root.turn.direction === "clockwise" ? qsTr("Play runs clockwise") : qsTr("Play runs counter-clockwise")
    }
}
