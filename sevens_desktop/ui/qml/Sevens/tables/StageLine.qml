import QtQuick
import Sevens
import Sevens.Core

// One stage: its number, cost, effect and points, and how far it has come.
Pressable {
    id: line

    required property var stage
    required property Prompt prompt
    property bool marked: false
    readonly property string element: stage.element
    readonly property bool chosen: prompt.selected.includes(element)
    readonly property bool open: prompt.open.includes(element)
    readonly property bool built: stage.state === "built"
    readonly property bool ready: stage.state === "ready"
    readonly property color ink: built ? Theme.positive : ready ? Theme.accent : stage.state === "open" ? Theme.text1 : Theme.text3

    width: parent?.width ?? 0
    Accessible.name: stage.label
    Accessible.checkable: open || chosen
    Accessible.checked: chosen
    onClicked: prompt.pick(element)

    background: Rectangle {
        radius: Theme.radiusField
        color: line.ready ? Theme.faint(Theme.accent) : line.hovered ? Theme.surface2 : Theme.none
        border.color: line.ready || line.chosen ? Theme.accent : line.marked ? Theme.info : Theme.none
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
            text: line.stage.number
            color: line.ready ? Theme.accent : Theme.text3
            Accessible.ignored: true
        }
        Label {
            id: cost

            anchors.verticalCenter: parent.verticalCenter
            x: Theme.numberWidth + Theme.space16
            width: Math.min(implicitWidth, mark.x - x)
            role: Theme.low ? Theme.small : Theme.body
            text: line.stage.cost
            color: line.built ? Theme.text3 : line.ink
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Icon {
            id: mark

            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - Theme.numberWidth - Theme.space12 - width
            name: line.built ? "check" : line.stage.effect ? "info" : ""
            tone: line.built ? Theme.positive : Theme.text3
            side: Theme.scaled(Theme.iconSmall)
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            x: parent.width - width - Theme.space12
            role: Theme.bodyStrong
            text: line.stage.points
            color: line.ink
            Accessible.ignored: true
        }
    }

    FocusRing {
        around: Theme.radiusField
        visible: line.visualFocus
    }
    Tip {
        text: line.stage.effect
        shown: line.hovered || line.visualFocus
    }
}
