import QtQuick
import Sevens

// Gold tokens won in a match.
Row {
    id: root

    property string count

    spacing: Theme.space4
    visible: count !== ""

    Emblem {
        anchors.verticalCenter: parent.verticalCenter
        name: "nugget"
        tone: Theme.accent
        side: Theme.iconSmall
    }
    Label {
        role: Theme.captionStrong
        text: root.count
        Accessible.ignored: true
    }
}
