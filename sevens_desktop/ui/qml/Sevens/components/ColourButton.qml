import QtQuick
import QtQuick.Templates as T
import Sevens

// A colour of a seat. `initials` stand in it; `opens` shows that a choice opens.
T.AbstractButton {
    id: root

    required property int colour
    property string initials
    property bool outline: false
    property bool opens: false
    property string label: Theme.seatNames[colour - 1]

    implicitWidth: opens ? Theme.target + Theme.space24 : Theme.target
    implicitHeight: Theme.target
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: label
    Accessible.onPressAction: click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Badge {
            x: root.opens ? 0 : (parent.width - width) / 2
            anchors.verticalCenter: parent.verticalCenter
            side: Theme.target
            colour: root.colour
            initials: root.initials
            outline: root.outline
        }
        Icon {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            name: root.opens ? "chevron_down" : ""
            side: Theme.iconSmall
        }
    }

    FocusRing {
        around: Theme.radiusMark
        visible: root.visualFocus
    }
}
