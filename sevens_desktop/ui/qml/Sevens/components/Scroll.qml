import QtQuick
import QtQuick.Templates as T
import Sevens

// A column that scrolls when it is higher than the room it has; what gets the focus is brought into view.
// Rings and the scroll bar need room beside the column: `inset` on both sides.
Flickable {
    id: root

    default property alias body: column.data
    property real gap: Theme.space16
    property real inset: Theme.space12

    readonly property Item focused: Window.activeFocusItem

    function show(item: Item) {
        for (let at = item; at; at = at.parent) {
            if (at === column) {
                const top = item.mapToItem(column, 0, 0).y - Theme.space24;
                const bottom = top + item.height + 2 * Theme.space24;
                const shown = bottom - top > height ? top : Math.max(bottom - height, Math.min(top, contentY));
                contentY = Math.max(0, Math.min(contentHeight - height, shown));
                return;
            }
        }
    }

    onFocusedChanged: if (focused)
        show(focused)

    contentWidth: width
    contentHeight: column.height
    clip: contentHeight > height
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds

    T.ScrollBar.vertical: ScrollBar {}

    Column {
        id: column

        x: root.inset
        width: root.width - 2 * root.inset
        spacing: root.gap
    }
}
