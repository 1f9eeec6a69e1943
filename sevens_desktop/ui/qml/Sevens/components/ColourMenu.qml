pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// The seven colours of seats under the badge that asked for them.
Dropdown {
    id: root

    signal chosen(colour: int)

    function ask(from: Item) {
        button = from;
        open();
    }

    label: qsTr("Colour")
    breadth: Theme.seats.length * (Theme.target + Theme.space4)
    onOpened: (choices.itemAt(0) as Item).forceActiveFocus(Qt.TabFocusReason)

    Row {
        spacing: Theme.space4

        Repeater {
            id: choices

            model: Theme.seats.length

            ColourButton {
                required property int index

                colour: index + 1
                onClicked: {
                    root.chosen(colour);
                    root.close();
                }
                Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            }
        }
    }
}
