pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens
import Sevens.Core

// The seats, clockwise: who sits there, a person or a bot.
Column {
    id: root

    required property NewGame game

    spacing: Theme.space12

    function begin() {
        (rows.itemAt(0) as NewGameSeat)?.begin();
    }

    RowLayout {
        width: parent.width

        Label {
            role: Theme.section
            text: qsTr("Seats")
            Accessible.role: Accessible.Heading
        }
        Label {
            Layout.fillWidth: true
            text: root.game.seatsNote
            color: Theme.text3
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
        }
    }

    Repeater {
        id: rows

        model: root.game.seats

        NewGameSeat {
            width: root.width
            game: root.game
            onColourAsked: button => {
                colours.row = index;
                colours.ask(button);
            }
            // The seats behind move up and the last row goes: the keyboard waits at the one that comes here.
            onRemoved: {
                (rows.itemAt(Math.min(index, rows.count - 2)) as NewGameSeat).begin();
                root.game.removeSeat(index);
            }
        }
    }

    T.AbstractButton {
        id: more

        width: root.width
        height: Theme.grow(52, 20)
        visible: root.game.canAdd
        activeFocusOnTab: true
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        Accessible.role: Accessible.Button
        Accessible.name: root.game.addLabel
        Accessible.onPressAction: click()
        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()
        onClicked: root.game.addSeat()

        background: Item {
            Dashes {
                tone: more.hovered ? Theme.text2 : Theme.lineStrong
                corner: Theme.radiusPanel
                thickness: Theme.hairline
            }
            FocusRing {
                around: Theme.radiusPanel
                visible: more.visualFocus
            }
        }

        contentItem: Item {
            Row {
                anchors.centerIn: parent
                spacing: Theme.space12

                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    name: "plus"
                }
                Label {
                    text: root.game.addLabel
                    color: Theme.text2
                    Accessible.ignored: true
                }
            }
        }
    }

    ColourMenu {
        id: colours

        property int row

        onChosen: colour => root.game.setColour(row, colour)
    }
}
