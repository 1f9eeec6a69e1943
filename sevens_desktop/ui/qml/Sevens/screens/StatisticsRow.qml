pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// A row of figures under their heads.
Item {
    id: root

    required property list<var> cells
    property bool head: false

    implicitHeight: head ? Theme.grow(44, 28) : Theme.grow(36, 20)
    Accessible.role: Accessible.Row
    Accessible.name: cells.join(", ")

    Rule {
        width: parent.width
        visible: !root.head
    }

    Repeater {
        model: root.cells

        Label {
            required property var modelData
            required property int index

            x: index === 0 ? 0 : root.width * (Theme.firstColumn + (1 - Theme.firstColumn) * (index - 1) / (root.cells.length - 1))
            width: root.width * (index === 0 ? Theme.firstColumn : (1 - Theme.firstColumn) / (root.cells.length - 1))
            height: root.height
            role: root.head ? Theme.captionStrong : index === 0 ? Theme.body : Theme.bodyMedium
            text: modelData
            color: root.head ? Theme.text3 : Theme.text1
            horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
            wrapMode: root.head ? Text.Wrap : Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
