import QtQuick
import QtQuick.Templates as T
import Sevens

T.Slider {
    id: root

    property string label
    property string valueLabel

    implicitHeight: Theme.target
    implicitWidth: Theme.fieldWidth
    snapMode: T.Slider.SnapAlways
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Slider
    Accessible.name: label
    Accessible.description: valueLabel
    Accessible.onIncreaseAction: increase()
    Accessible.onDecreaseAction: decrease()

    background: Rectangle {
        x: root.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        width: root.availableWidth
        height: Theme.track
        radius: height / 2
        color: Theme.surface3

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.scaled(Theme.switchKnob)
        height: width
        radius: width / 2
        color: Theme.text1
        border.color: Theme.accent
        border.width: Theme.ringGap

        FocusRing {
            around: parent.radius
            visible: root.visualFocus
        }
    }
}
