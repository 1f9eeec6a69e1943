pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Tallies side by side, on more lines where they find no room on one.
Flow {
    id: root

    property var tallies: []
    property real side: Theme.tallySide
    property var role: Theme.bodyStrong
    property bool brief: false

    spacing: Theme.space12

    Repeater {
        model: root.tallies

        Tally {
            required property var modelData

            tally: modelData
            side: root.side
            role: root.role
            brief: root.brief
        }
    }
}
