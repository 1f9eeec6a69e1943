pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sevens
import Sevens.Core

// The five stages from the top down: what each costs, what it does and brings, and how far it has come.
Column {
    id: root

    required property var stages
    required property Prompt prompt
    property var marked: []
    property real lineHeight: Theme.target

    function stops(): list<Item> {
        const found = [];
        for (let index = 0; index < lines.count; ++index)
            found.push(lines.itemAt(index));
        return found;
    }
    function itemOf(element: string): Item {
        return stops().find(item => item.element === element) ?? null;
    }

    Repeater {
        id: lines

        model: root.stages

        T.AbstractButton {
            id: line

            required property var modelData
            readonly property string element: modelData.element
            readonly property bool chosen: root.prompt.selected.includes(element)
            readonly property bool open: root.prompt.open.includes(element)
            readonly property bool built: modelData.state === "built"
            readonly property bool ready: modelData.state === "ready"
            readonly property color ink: built ? Theme.positive : ready ? Theme.accent : modelData.state === "open" ? Theme.text1 : Theme.text3

            width: root.width
            height: root.lineHeight
            activeFocusOnTab: true
            focusPolicy: Qt.StrongFocus
            hoverEnabled: true
            Accessible.role: Accessible.Button
            Accessible.name: modelData.label
            Accessible.checkable: open || chosen
            Accessible.checked: chosen
            Accessible.onPressAction: click()
            Keys.onReturnPressed: click()
            Keys.onEnterPressed: click()
            onClicked: root.prompt.pick(element)

            background: Rectangle {
                radius: Theme.radiusField
                color: line.ready ? Theme.faint(Theme.accent) : line.hovered ? Theme.surface2 : Theme.none
                border.color: line.ready || line.chosen ? Theme.accent : root.marked.includes(line.element) ? Theme.info : Theme.none
                border.width: Theme.hairline

                Dashes {
                    corner: Theme.radiusField
                    thickness: Theme.hairline
                    visible: line.open && !line.ready
                }
            }

            contentItem: Item {
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.space12
                    text: line.modelData.number
                    color: line.ready ? Theme.accent : Theme.text3
                    Accessible.ignored: true
                }
                Label {
                    id: cost

                    anchors.verticalCenter: parent.verticalCenter
                    x: Theme.numberWidth + Theme.space16
                    width: Math.min(implicitWidth, mark.x - x)
                    text: line.modelData.cost
                    color: line.built ? Theme.text3 : line.ink
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Icon {
                    id: mark

                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width - Theme.numberWidth - Theme.space12 - width
                    name: line.built ? "check" : line.modelData.effect ? "info" : ""
                    tone: line.built ? Theme.positive : Theme.text3
                    side: Theme.scaled(Theme.iconSmall)
                }
                Label {
                    anchors.verticalCenter: parent.verticalCenter
                    x: parent.width - width - Theme.space12
                    role: Theme.bodyStrong
                    text: line.modelData.points
                    color: line.ink
                    Accessible.ignored: true
                }
            }

            FocusRing {
                around: Theme.radiusField
                visible: line.visualFocus
            }
            Tip {
                text: line.modelData.effect
                shown: line.hovered || line.visualFocus
            }
        }
    }
}
