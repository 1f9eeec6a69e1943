import QtQuick
import Sevens

// A drawing and a figure.
Row {
    id: root

    required property string iconName
    required property string text
    required property color tone

    spacing: Theme.space8

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        name: root.iconName
        tone: root.tone
        side: Theme.scaled(Theme.iconSmall)
    }
    Label {
        role: Theme.smallStrong
        text: root.text
        color: root.tone
        Accessible.ignored: true
    }
}
