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
        name: root.turn.direction === "right" ? "forward" : "back"
        tone: Theme.text3
        side: Theme.iconSmall
        visible: "direction" in root.turn
        Accessible.role: Accessible.StaticText
        Accessible.name: root.turn.direction === "right" ? qsTr("Play goes to the right") : qsTr("Play goes to the left")
    }
}
