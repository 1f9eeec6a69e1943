pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Seven sins or seven virtues and how many of them a seat has.
Row {
    id: root

    required property var track
    property bool titled: true
    property real side: Theme.trackSide
    property real titleWidth: title.implicitWidth

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: track.label

    Label {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        width: root.titleWidth
        role: Theme.small
        text: root.track.title
        color: Theme.text3
        visible: root.titled
        Accessible.ignored: true
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Math.round(root.side * Theme.trackGap)

        Repeater {
            model: root.track.marks

            WinMark {
                required property var modelData

                mark: modelData
                virtue: root.track.virtue
                side: root.side
            }
        }
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter

        Label {
            role: Theme.cramped ? Theme.captionStrong : root.titled ? Theme.strong : Theme.bodyStrong
            text: root.track.count
            color: root.track.hot ? Theme.accent : Theme.text1
            Accessible.ignored: true
        }
        Label {
            role: Theme.cramped ? Theme.caption : root.titled ? Theme.body : Theme.caption
            text: `/${root.track.of}`
            color: Theme.text3
            visible: root.titled
            Accessible.ignored: true
        }
    }
}
