import QtQuick
import QtQuick.Layouts
import Sevens

// The own Stones: one drawing and the words.
RowLayout {
    id: root

    required property var holding
    property real side
    property string words: holding.stonesText

    spacing: Theme.space8

    Stone {
        side: root.side
        empty: root.holding.stones === 0
    }
    Label {
        Layout.fillWidth: true
        role: Theme.small
        text: root.words
        color: Theme.text2
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
