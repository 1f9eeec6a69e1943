import QtQuick
import Sevens

// A sin as its heptagon, point down, with its emblem.
Polygon {
    id: root

    required property string sin

    down: true
    fill: Theme.sin(sin)
    edge: Theme.half(Theme.paper)

    Emblem {
        anchors.centerIn: parent
        name: root.sin
        tone: Theme.onSin(root.sin)
        side: root.side * Theme.sealShare
    }
}
