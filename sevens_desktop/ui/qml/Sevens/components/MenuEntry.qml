import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens

T.AbstractButton {
    id: root

    required property var modelData
    required property int index

    implicitHeight: Theme.target
    leftPadding: Theme.space8
    rightPadding: Theme.space8
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.MenuItem
    Accessible.name: modelData.text
    Accessible.onPressAction: click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: Theme.radiusMark
        color: root.hovered || root.activeFocus ? Theme.surface3 : Theme.none
        border.color: Theme.focus
        border.width: root.visualFocus ? Theme.stroke : 0
    }

    contentItem: RowLayout {
        spacing: Theme.space12

        Icon {
            name: root.modelData.icon
            side: Theme.scaled(Theme.icon)
        }
        Label {
            Layout.fillWidth: true
            text: root.modelData.text
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Kbd {
            key: root.modelData.key ?? ""
        }
    }
}
