import QtQuick
import Sevens

// A drawing and how many there are: on a square of its family, or by itself.
Row {
    id: root

    required property var tally
    property real side: Theme.tallySide
    property var role: Theme.bodyStrong
    // Without the word beside it.
    property bool brief: false

    readonly property bool card: ["grey", "yellow", "green"].includes(tally.family)

    spacing: brief ? Theme.space4 : Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: tally.text

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: root.side
        height: root.side
        radius: Theme.radiusMark
        color: root.card ? Theme.family(root.tally.family) : Theme.none

        Emblem {
            anchors.centerIn: parent
            name: root.tally.emblem
            tone: root.card ? Theme.ink : Theme.familiesOnTable[root.tally.family] ?? Theme.text1
            side: root.card ? parent.width * Theme.tallyEmblem : parent.width
        }
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        role: root.role
        text: root.tally.count
        Accessible.ignored: true
    }
    Label {
        anchors.verticalCenter: parent.verticalCenter
        role: Theme.caption
        text: root.tally.word
        color: Theme.text3
        visible: text !== "" && !root.brief
        Accessible.ignored: true
    }
}
