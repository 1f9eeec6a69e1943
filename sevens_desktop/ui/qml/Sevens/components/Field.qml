import QtQuick
import QtQuick.Templates as T
import Sevens

T.TextField {
    id: root

    property string label
    property string problem

    implicitWidth: Theme.fieldWidth
    implicitHeight: Theme.target
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    activeFocusOnTab: true
    selectByMouse: true
    color: Theme.text1
    placeholderTextColor: Theme.text3
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentInk
    verticalAlignment: TextInput.AlignVCenter
    font.family: Theme.plain
    font.pixelSize: Theme.scaled(Theme.body.size)
    font.features: Theme.figures
    Accessible.role: Accessible.EditableText
    Accessible.name: label
    Accessible.description: problem

    background: Rectangle {
        radius: Theme.radiusField
        color: Theme.table0
        border.color: root.problem ? Theme.negative : Theme.lineStrong
        border.width: Theme.hairline

        Label {
            anchors.fill: parent
            anchors.leftMargin: root.leftPadding
            anchors.rightMargin: root.rightPadding
            text: root.placeholderText
            color: Theme.text3
            elide: Text.ElideRight
            visible: root.text === "" && root.preeditText === ""
            Accessible.ignored: true
        }
    }

    FocusRing {
        around: Theme.radiusField
        visible: root.activeFocus
    }
}
