pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// So many Stones, and dashed places up to `total`.
Row {
    id: root

    property int count: 0
    property int total: count
    property real side: Theme.stoneSmall

    spacing: side * Theme.stoneGap

    Repeater {
        model: root.total

        Stone {
            required property int index

            side: root.side
            empty: index >= root.count
        }
    }
}
