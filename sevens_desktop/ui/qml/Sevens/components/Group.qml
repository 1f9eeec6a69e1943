import QtQuick
import Sevens

// A titled panel on a page.
Column {
    id: root

    property string title
    default property alias body: rows.data

    width: parent?.width ?? 0
    topPadding: Theme.space8
    spacing: Theme.space8

    Label {
        role: Theme.title
        text: root.title
        visible: text !== ""
        Accessible.role: Accessible.Heading
    }
    Panel {
        width: parent.width
        height: rows.height + 2 * Theme.space8

        Column {
            id: rows

            x: Theme.panelMargin
            y: Theme.space8
            width: parent.width - 2 * x
        }
    }
}
