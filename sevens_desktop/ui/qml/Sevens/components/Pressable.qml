import QtQuick
import QtQuick.Templates as T

// What answers a question when it is pressed. One press of a key answers once, and none while the question is new.
T.AbstractButton {
    // A question is new: keys wait.
    property bool guarded: false

    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.onPressAction: click()
    Keys.onPressed: event => {
        event.accepted = [Qt.Key_Return, Qt.Key_Enter, Qt.Key_Space].includes(event.key);
        if (event.accepted && !event.isAutoRepeat && !guarded)
            click();
    }
}
