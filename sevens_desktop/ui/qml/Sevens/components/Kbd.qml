import QtQuick
import Sevens

// A key of the keyboard. Letters and signs are the same everywhere, the other keys have a name in each language.
Rectangle {
    id: root

    property string key
    readonly property var names: ({ "Enter": qsTr("Enter"), "Esc": qsTr("Esc"), "Space": qsTr("Space") })
    property color tone: Theme.text2

    implicitWidth: Math.max(implicitHeight, letter.implicitWidth + Theme.space12)
    implicitHeight: Theme.scaled(Theme.keyHeight)
    radius: Theme.radiusKey
    color: Theme.none
    border.color: Theme.half(tone)
    border.width: Theme.hairline
    visible: key !== ""

    Label {
        id: letter

        anchors.centerIn: parent
        role: Theme.captionStrong
        text: root.names[root.key] ?? root.key
        color: root.tone
        Accessible.ignored: true
    }
}
