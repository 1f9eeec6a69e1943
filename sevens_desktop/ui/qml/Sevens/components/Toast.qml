import QtQuick
import Sevens

// One sentence for four seconds, bottom centre.
Rectangle {
    id: root

    property string text
    // Of no use on another screen.
    property bool ofScreen: false
    readonly property bool shown: timer.running

    function show(sentence: string, here: bool) {
        text = sentence;
        ofScreen = here;
        timer.restart();
    }

    function hide() {
        timer.stop();
    }

    implicitWidth: Math.min(words.implicitWidth + 2 * Theme.space24, parent ? parent.width - 2 * Theme.space24 : 0)
    implicitHeight: words.implicitHeight + 2 * Theme.space12
    radius: Theme.radiusPrompt
    color: Theme.surface3
    border.color: Theme.lineStrong
    border.width: Theme.hairline
    opacity: shown ? 1 : 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Accessible.ignored: !visible

    Shadow {
        kind: "prompt"
    }

    Label {
        id: words

        anchors.fill: parent
        anchors.leftMargin: Theme.space24
        anchors.rightMargin: Theme.space24
        text: root.text
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }

    Timer {
        id: timer

        interval: Theme.toastTime
    }

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.fadeTime
        }
    }
}
