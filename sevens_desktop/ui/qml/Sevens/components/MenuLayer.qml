pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// A list of commands under a button. `entries` is a list of {text, key, icon, run}.
Layer {
    id: root

    property list<var> entries
    property Item button

    dims: false
    onOpened: (list.itemAtIndex(0) as Item)?.forceActiveFocus(Qt.TabFocusReason)

    contentItem: Item {
        Panel {
            readonly property point corner: root.button ? root.button.mapToItem(parent, 0, root.button.height + Theme.space4) : Qt.point(0, 0)

            x: Math.max(Theme.space8, Math.min(corner.x, parent.width - width - Theme.space8))
            y: corner.y
            width: Theme.scaled(Theme.menuWidth)
            height: Math.min(list.contentHeight + 2 * Theme.space8, parent.height - y - Theme.space8)
            color: Theme.surface2
            border.color: Theme.lineStrong
            Accessible.role: Accessible.PopupMenu
            Accessible.name: root.label

            Shadow {
                kind: "prompt"
            }

            ListView {
                id: list

                anchors.fill: parent
                anchors.margins: Theme.space8
                clip: true
                model: root.entries
                boundsBehavior: Flickable.StopAtBounds

                delegate: MenuEntry {
                    width: ListView.view?.width ?? 0
                    onClicked: {
                        root.close();
                        modelData.run();
                    }
                    Keys.onUpPressed: (list.itemAtIndex((index + list.count - 1) % list.count) as Item)?.forceActiveFocus(Qt.TabFocusReason)
                    Keys.onDownPressed: (list.itemAtIndex((index + 1) % list.count) as Item)?.forceActiveFocus(Qt.TabFocusReason)
                }
            }
        }
    }
}
