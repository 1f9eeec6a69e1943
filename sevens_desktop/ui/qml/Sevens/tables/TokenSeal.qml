import QtQuick
import Sevens

// A progress token: its drawing on a green heptagon, or the sign of the house on a hidden one.
Polygon {
    id: root

    property string emblem

    side: Theme.tokenSide
    fill: emblem ? Theme.family("green") : Theme.unknownToken

    Emblem {
        anchors.centerIn: parent
        name: root.emblem
        tone: Theme.ink
        side: root.side * Theme.sealShare
    }
    Label {
        anchors.centerIn: parent
        role: Theme.title
        text: "7"
        color: Theme.paper
        visible: root.emblem === ""
        Accessible.ignored: true
    }
}
