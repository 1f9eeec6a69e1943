import QtQuick
import QtQuick.Templates as T
import Sevens

// Words that can be clicked, with their key before them.
T.AbstractButton {
    id: root

    property string key
    property string label: text
    property bool strong: false

    implicitWidth: row.implicitWidth
    implicitHeight: Theme.target
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Row {
        id: row

        spacing: Theme.space4

        Kbd {
            anchors.verticalCenter: parent.verticalCenter
            key: root.key
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            role: root.strong ? Theme.bodyMedium : Theme.small
            text: root.text
            color: root.strong ? Theme.accent : root.hovered ? Theme.text1 : Theme.text3
            Accessible.ignored: true
        }
    }

    FocusRing {
        around: Theme.radiusMark
        visible: root.visualFocus
    }
}
