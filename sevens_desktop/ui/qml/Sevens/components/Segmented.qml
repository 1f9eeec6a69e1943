pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sevens

// One of a few values side by side. `values` is a list of {value, label}.
Rectangle {
    id: root

    property list<var> values
    property var value
    property string label

    signal chosen(value: var)

    implicitWidth: row.implicitWidth + 2 * Theme.segmentMargin
    implicitHeight: Theme.target
    radius: Theme.radiusField
    color: Theme.table0
    border.color: Theme.line
    border.width: Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    function move(from: int, by: int) {
        const next = (from + by + values.length) % values.length;
        (options.itemAt(next) as Item).forceActiveFocus(Qt.TabFocusReason);
        chosen(values[next].value);
    }

    Row {
        id: row

        x: Theme.segmentMargin
        y: Theme.segmentMargin
        height: root.height - 2 * Theme.segmentMargin

        Rows {
            id: options

            entries: root.values

            T.AbstractButton {
                id: option

                required property int index
                readonly property var modelData: options.entry(index)

                readonly property bool current: modelData.value === root.value

                height: row.height
                width: words.implicitWidth + 2 * Theme.space12
                activeFocusOnTab: current || activeFocus
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData.label
                Accessible.checkable: true
                Accessible.checked: current
                Accessible.onPressAction: click()
                Keys.onLeftPressed: root.move(index, -1)
                Keys.onRightPressed: root.move(index, 1)
                Keys.onReturnPressed: click()
                onClicked: root.chosen(modelData.value)

                background: Rectangle {
                    radius: Theme.radiusMark
                    color: option.current ? Theme.surface3 : Theme.none
                }

                contentItem: Label {
                    id: words

                    role: option.current ? Theme.bodyMedium : Theme.body
                    text: option.modelData.label
                    color: option.current ? Theme.text1 : option.hovered ? Theme.text2 : Theme.text3
                    horizontalAlignment: Text.AlignHCenter
                    Accessible.ignored: true
                }

                FocusRing {
                    around: Theme.radiusMark
                    visible: option.visualFocus
                }
            }
        }
    }
}
