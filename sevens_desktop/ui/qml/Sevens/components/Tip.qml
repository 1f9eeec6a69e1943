import QtQuick
import QtQuick.Templates as T
import Sevens

// The name of a thing that shows no words, while the pointer or the keyboard rests on it.
T.ToolTip {
    id: root

    property bool shown: false
    // It stands above its thing by so much, where it would cover words; 0: below it.
    property real rise: 0

    visible: shown && text !== ""
    delay: Theme.previewDelay
    padding: Theme.space8
    implicitWidth: Math.min(words.implicitWidth, Theme.tipWidth) + 2 * padding
    implicitHeight: words.implicitHeight + 2 * padding
    x: parent ? (parent.width - width) / 2 : 0
    y: rise > 0 ? -rise - height - Theme.space8 : (parent?.height ?? 0) + Theme.space8
    margins: Theme.space8
    closePolicy: T.Popup.NoAutoClose

    contentItem: Label {
        id: words

        role: Theme.small
        text: root.text
        wrapMode: Text.Wrap
    }

    background: Rectangle {
        radius: Theme.radiusField
        color: Theme.surface2
        border.color: Theme.lineStrong
        border.width: Theme.hairline
    }
}
