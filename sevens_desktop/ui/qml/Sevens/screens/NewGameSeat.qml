pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens
import Sevens.Core

// One seat: its place (dragged, or moved by arrow keys), colour, name, person or bot with a level.
Panel {
    id: root

    required property var model
    required property int index
    required property NewGame game
    readonly property bool bot: model.kind === "bot"

    signal colourAsked(button: Item)
    signal removed

    function begin() {
        name.forceActiveFocus(Qt.TabFocusReason);
        name.selectAll();
    }

    height: column.implicitHeight + 2 * Theme.seatMargin
    z: drag.active ? 1 : 0

    ColumnLayout {
        id: column

        anchors.verticalCenter: parent.verticalCenter
        x: Theme.space12
        width: parent.width - 2 * Theme.space12
        spacing: Theme.space4

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space8

            T.AbstractButton {
                id: handle

                implicitWidth: Theme.space24
                implicitHeight: Theme.target
                activeFocusOnTab: true
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.Button
                Accessible.name: qsTr("Move %1: up and down keys").arg(root.model.name)
                Accessible.onIncreaseAction: root.game.moveSeat(root.index, root.index + 1)
                Accessible.onDecreaseAction: root.game.moveSeat(root.index, root.index - 1)
                Keys.onUpPressed: root.game.moveSeat(root.index, root.index - 1)
                Keys.onDownPressed: root.game.moveSeat(root.index, root.index + 1)

                contentItem: Item {
                    Icon {
                        anchors.centerIn: parent
                        name: "drag"
                        tone: Theme.text3
                    }
                }

                DragHandler {
                    id: drag

                    target: null
                    xAxis.enabled: false
                    onActiveChanged: {
                        const step = root.height + Theme.space12;
                        if (!active)
                            root.game.moveSeat(root.index, root.index + Math.round(persistentTranslation.y / step));
                        persistentTranslation = Qt.vector2d(0, 0);
                    }
                }
                FocusRing {
                    around: Theme.radiusMark
                    visible: handle.visualFocus
                }
            }
            ColourButton {
                id: badge

                colour: root.model.colour
                initials: root.model.initials
                outline: root.model.outline
                opens: true
                label: qsTr("Colour of %1").arg(root.model.name)
                onClicked: root.colourAsked(badge)
            }
            Field {
                id: name

                Layout.fillWidth: true
                Layout.maximumWidth: Theme.scaled(Theme.nameWidth)
                label: qsTr("Name of seat %1").arg(root.index + 1)
                text: root.model.name
                problem: root.model.problem
                maximumLength: 24
                onEditingFinished: root.game.setName(root.index, text)
            }
            Segmented {
                Layout.leftMargin: Theme.space4
                label: qsTr("Kind of seat %1").arg(root.index + 1)
                values: [
                    {
                        "value": "person",
                        "label": qsTr("Human")
                    },
                    {
                        "value": "bot",
                        "label": qsTr("Bot")
                    }
                ]
                value: root.model.kind
                onChosen: value => root.game.setKind(root.index, value)
            }
            Item {
                Layout.fillWidth: true
            }
            Label {
                text: root.model.note
                color: Theme.text3
                elide: Text.ElideRight
                visible: !root.bot
            }
            Segmented {
                label: qsTr("Level of %1").arg(root.model.name)
                values: root.game.levels
                value: root.model.level
                visible: root.bot
                onChosen: value => root.game.setLevel(root.index, value)
            }
            Button {
                kind: "quiet"
                iconName: "close"
                iconOnly: true
                label: qsTr("Remove %1").arg(root.model.name)
                enabled: root.game.canRemove
                onClicked: root.removed()
            }
        }

        Label {
            Layout.fillWidth: true
            role: Theme.caption
            text: root.model.problem
            color: Theme.negative
            wrapMode: Text.Wrap
            visible: text !== ""
        }
    }
}
