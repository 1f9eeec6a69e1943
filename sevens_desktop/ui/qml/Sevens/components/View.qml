import QtQuick
import Sevens

// A screen beside the table: arrows move as Tab does, Enter is the primary button, Escape goes back.
FocusScope {
    id: root

    property Button primary: null

    signal closed
    // The screen stands: the keyboard goes to where one begins. Sent through Qt.callLater, which drops a signal of an item
    // that is gone by then, where it would still run a function.
    signal begun

    function step(forward: bool) {
        const item = Window.activeFocusItem?.nextItemInFocusChain(forward) ?? null;
        item?.forceActiveFocus(forward ? Qt.TabFocusReason : Qt.BacktabFocusReason);
    }

    focus: true
    Component.onCompleted: Qt.callLater(begun)
    Keys.onLeftPressed: step(false)
    Keys.onUpPressed: step(false)
    Keys.onRightPressed: step(true)
    Keys.onDownPressed: step(true)
    Keys.onEscapePressed: closed()
    Keys.onReturnPressed: event => {
        if (primary?.enabled && !event.isAutoRepeat)
            primary.click();
    }

    Ground {
        anchors.fill: parent
    }
}
