import QtQuick
import Sevens

// A small panel under the button that opened it.
Layer {
    id: root

    property Item button
    property real breadth: Theme.menuWidth
    default property alias body: inside.data

    dims: false

    contentItem: Item {
        Panel {
            readonly property point corner: root.button ? root.button.mapToItem(parent, 0, root.button.height + Theme.space4) : Qt.point(0, 0)
            readonly property real wanted: inside.childrenRect.height + 2 * Theme.space8

            x: Math.max(Theme.space8, Math.min(corner.x, parent.width - width - Theme.space8))
            y: Math.max(Theme.space8, Math.min(corner.y, parent.height - height - Theme.space8))
            width: root.breadth + 2 * Theme.space8
            height: Math.min(wanted, parent.height - 2 * Theme.space8)
            color: Theme.surface2
            border.color: Theme.lineStrong
            Accessible.role: Accessible.PopupMenu
            Accessible.name: root.label

            Shadow {
                kind: "prompt"
            }
            MouseArea {
                anchors.fill: parent
            }

            Item {
                id: inside

                anchors.fill: parent
                anchors.margins: Theme.space8
            }
        }
    }
}
