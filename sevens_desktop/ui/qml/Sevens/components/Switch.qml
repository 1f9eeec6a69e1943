import QtQuick
import QtQuick.Templates as T
import Sevens

T.Switch {
    id: root

    property string label
    // The name stands beside it only where there is room.
    property bool bare: false

    implicitWidth: Theme.scaled(Theme.switchWidth)
    implicitHeight: Theme.target
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.CheckBox
    Accessible.name: label
    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.onToggleAction: click()
    Accessible.onPressAction: click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    indicator: Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        height: Theme.scaled(Theme.switchHeight)
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.surface3
        border.color: root.checked ? Theme.accent : Theme.lineStrong
        border.width: Theme.hairline

        Rectangle {
            readonly property real inset: (parent.height - height) / 2

            x: root.checked ? parent.width - width - inset : inset
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.scaled(Theme.switchKnob)
            height: width
            radius: width / 2
            color: root.checked ? Theme.accentInk : Theme.text2

            Behavior on x {
                NumberAnimation {
                    duration: Theme.reducedMotion ? 0 : Theme.hoverTime
                }
            }
        }

        FocusRing {
            around: parent.radius
            visible: root.visualFocus
        }
    }

    Tip {
        text: root.bare ? root.label : ""
        shown: root.hovered || root.visualFocus
    }
}
