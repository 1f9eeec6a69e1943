import QtQuick
import Sevens

// A panel that slides in from the right edge.
Layer {
    id: root

    property real breadth: Theme.drawerWidth
    default property alias body: panel.data

    contentItem: Item {
        Rectangle {
            id: panel

            readonly property real offset: Theme.reducedMotion ? 0 : (1 - root.opacity) * Theme.space48

            x: parent.width - width + offset
            width: Math.min(Theme.scaled(root.breadth), parent.width - Theme.space48)
            height: parent.height
            color: Theme.surface1
            Accessible.role: Accessible.Dialog
            Accessible.name: root.label

            Shadow {
                kind: "dialog"
            }
            MouseArea {
                anchors.fill: parent
            }
            Rule {
                height: parent.height
                color: Theme.lineStrong
            }
        }
    }
}
