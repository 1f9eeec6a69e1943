pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// A row of the own area: its title, tallies, and a quiet word where there is room.
Item {
    id: root

    required property var row
    // Where the tallies begin: the title stands before them.
    property real begin: Theme.rowTitle
    property bool roomy: false
    // Many tallies find no room for their words.
    readonly property bool brief: Theme.cramped || row.items.length * Theme.tallySpelled > width - begin

    Accessible.role: Accessible.StaticText
    Accessible.name: row.label

    Rule {
        width: parent.width
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        width: root.begin
        role: Theme.low ? Theme.small : Theme.body
        text: root.row.title
        color: Theme.text3
        elide: Text.ElideRight
        visible: root.begin > 0
        Accessible.ignored: true
    }
    Row {
        id: items

        anchors.verticalCenter: parent.verticalCenter
        x: root.begin
        spacing: root.roomy ? Theme.space16 : Theme.space12

        Repeater {
            model: root.row.items

            Tally {
                required property var modelData

                anchors.verticalCenter: parent?.verticalCenter
                tally: modelData
                side: Math.min(root.roomy ? Theme.tallyLarge : Theme.tallySide, root.height - Theme.space4)
                role: root.roomy ? Theme.points : Theme.bodyStrong
                brief: root.brief
                Accessible.ignored: true
            }
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            role: Theme.caption
            text: root.row.note
            color: Theme.text3
            visible: items.x + x + implicitWidth <= root.width
            Accessible.ignored: true
        }
    }
}
