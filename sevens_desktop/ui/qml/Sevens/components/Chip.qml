import QtQuick
import QtQuick.Templates as T
import Sevens

// A small rounded label; `strong` in accent. When `clickable` it is a button.
T.AbstractButton {
    id: root

    property bool strong: false
    property bool clickable: false

    implicitHeight: Theme.scaled(Theme.chipHeight)
    implicitWidth: words.implicitWidth + leftPadding + rightPadding
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    activeFocusOnTab: clickable
    focusPolicy: clickable ? Qt.StrongFocus : Qt.NoFocus
    hoverEnabled: clickable
    Accessible.role: clickable ? Accessible.Button : Accessible.StaticText
    Accessible.name: text
    Accessible.onPressAction: click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: height / 2
        color: root.strong ? Theme.faint(Theme.accent) : root.hovered ? Theme.surface3 : Theme.surface2
        border.color: root.strong ? Theme.half(Theme.accent) : Theme.line
        border.width: Theme.hairline
    }

    contentItem: Label {
        id: words

        role: root.clickable ? Theme.small : Theme.body
        text: root.text
        color: root.strong ? Theme.accent : Theme.text2
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    FocusRing {
        around: root.height / 2
        visible: root.visualFocus
    }
}
