pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sevens

// One of many values in a list that opens. `values` is a list of {value, label}.
T.ComboBox {
    id: root

    property list<var> values
    property var value
    property string label

    signal chosen(value: var)

    implicitHeight: Theme.target
    implicitWidth: Theme.fieldWidth
    model: values
    textRole: "label"
    valueRole: "value"
    currentIndex: values.findIndex(entry => entry.value === value)
    onActivated: index => chosen(values[index].value)
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    leftPadding: Theme.space12
    rightPadding: Theme.space32
    Accessible.role: Accessible.ComboBox
    Accessible.name: label
    Accessible.description: displayText
    Accessible.onPressAction: popup.open()
    Keys.onReturnPressed: popup.open()

    background: Rectangle {
        radius: Theme.radiusField
        color: Theme.surface2
        border.color: Theme.lineStrong
        border.width: Theme.hairline
    }

    contentItem: Label {
        text: root.displayText
        elide: Text.ElideRight
        Accessible.ignored: true
    }

    indicator: Icon {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        name: "chevron_down"
        side: Theme.scaled(Theme.iconSmall)
    }

    FocusRing {
        around: Theme.radiusField
        visible: root.visualFocus
    }

    delegate: T.ItemDelegate {
        id: entry

        required property var modelData
        required property int index

        width: ListView.view?.width ?? 0
        height: Theme.target
        highlighted: root.highlightedIndex === index
        hoverEnabled: true
        Accessible.role: Accessible.ListItem
        Accessible.name: modelData.label
        Accessible.selectable: true
        Accessible.selected: index === root.currentIndex
        Accessible.onPressAction: click()

        background: Rectangle {
            radius: Theme.radiusMark
            color: entry.highlighted ? Theme.surface3 : Theme.none
        }

        contentItem: Label {
            leftPadding: Theme.space8
            text: entry.modelData.label
            color: entry.index === root.currentIndex ? Theme.accent : Theme.text1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    popup: T.Popup {
        y: root.height + Theme.space4
        width: root.width
        implicitHeight: Math.min(list.contentHeight, Theme.listHeight) + 2 * padding
        padding: Theme.space4
        scale: Theme.fit
        transformOrigin: T.Popup.TopLeft

        contentItem: ListView {
            id: list

            clip: true
            model: root.delegateModel
            currentIndex: root.highlightedIndex
        }

        background: Panel {
            color: Theme.surface2
            border.color: Theme.lineStrong
            radius: Theme.radiusField
        }
    }
}
