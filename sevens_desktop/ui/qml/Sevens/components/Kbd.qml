import QtQuick
import Sevens

// A key of the keyboard.
Rectangle {
    id: root

    property string key
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
        text: root.key
        color: root.tone
        Accessible.ignored: true
    }
}
