import QtQuick
import Sevens

// What is to be said about a card: chosen (ring and glow), a target (ring and tag), named by a hint (ring), it has the keyboard (ring).
Item {
    id: root

    property real corner
    property bool chosen: false
    property bool aimed: false
    property bool marked: false
    property bool focused: false
    property string tag
    // So many equal cards; told from two on, where the card is not smaller than the number.
    property int count: 0

    anchors.fill: parent

    Ring {
        around: root.corner
        distance: Theme.ringGap + Theme.stroke + Theme.glow
        thickness: Theme.glow
        tone: Theme.faint(Theme.accent)
        visible: root.chosen
    }
    Ring {
        around: root.corner
        distance: Theme.ringGap + Theme.stroke
        tone: root.aimed ? Theme.negative : root.chosen ? Theme.accent : Theme.info
        visible: root.chosen || root.aimed || root.marked
    }
    Ring {
        around: root.corner
        distance: root.chosen ? Theme.ringGap + Theme.stroke + Theme.glow : Theme.focusGap + Theme.stroke
        tone: Theme.focus
        visible: root.focused
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Theme.space4
        width: Math.min(words.implicitWidth + 2 * Theme.space8, root.width)
        height: Theme.scaled(Theme.keyHeight)
        radius: height / 2
        color: Theme.negative
        // On a card that is smaller the ring and the prompt say it.
        visible: root.tag !== "" && words.implicitWidth <= root.width

        Label {
            id: words

            anchors.centerIn: parent
            role: Theme.captionStrong
            text: root.tag
            color: Theme.table0
        }
    }

    Rectangle {
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.margins: -Theme.space4
        width: Math.max(height, times.implicitWidth + Theme.space8)
        height: times.implicitHeight + Theme.hairline
        radius: height / 2
        color: Theme.surface3
        border.color: Theme.lineStrong
        border.width: Theme.hairline
        visible: root.count > 1 && width <= root.width

        Label {
            id: times

            anchors.centerIn: parent
            role: Theme.captionStrong
            text: `×${root.count}`
            Accessible.ignored: true
        }
    }
}
