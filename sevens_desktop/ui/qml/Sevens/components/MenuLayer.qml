pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// A list of commands under a button. `entries` is a list of {text, key, icon, run}.
Dropdown {
    id: root

    property list<var> entries

    function focusEntry(index: int) {
        (list.itemAt((index + list.count) % list.count) as Item)?.forceActiveFocus(Qt.TabFocusReason);
    }

    breadth: Theme.scaled(Theme.menuWidth)
    onOpened: focusEntry(0)

    Scroll {
        width: parent.width
        height: Math.min(contentHeight, Theme.viewHeight - 2 * Theme.space24)
        gap: 0
        inset: 0

        Repeater {
            id: list

            model: root.entries

            MenuEntry {
                width: parent?.width ?? 0
                onClicked: {
                    root.close();
                    modelData.run();
                }
                Keys.onUpPressed: root.focusEntry(index - 1)
                Keys.onDownPressed: root.focusEntry(index + 1)
            }
        }
    }
}
