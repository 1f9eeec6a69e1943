import QtQuick
import Sevens
import Sevens.Core

// A card of the discard pile in its fan.
Pressable {
    id: root

    required property var card
    required property Prompt prompt
    required property CardLayer host

    readonly property string element: card.element
    readonly property bool chosen: prompt.selected.includes(element)
    readonly property bool open: prompt.open.includes(element)
    readonly property bool turned: card.turned !== prompt.selected.includes(`turn:${element}`)

    guarded: host.guarded
    Accessible.name: card.name
    Accessible.checkable: open || chosen
    Accessible.checked: chosen
    Keys.onSpacePressed: host.showPreviewOf(root, card.face, turned)
    onClicked: prompt.pick(element)
    onPressed: {
        previewTimer.stop();
        host.hidePreview();
    }
    onPressAndHold: host.showPreviewOf(root, card.face, turned)
    onHoveredChanged: hovered ? previewTimer.restart() : host.hidePreview()
    onActiveFocusChanged: if (!activeFocus)
        host.hidePreview()

    Timer {
        id: previewTimer

        interval: Theme.previewDelay
        onTriggered: if (root.hovered)
            root.host.showPreviewOf(root, root.card.face, root.turned)
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: root.prompt.turn(root.element)
    }

    contentItem: Item {
        CardBody {
            width: parent.width
            height: parent.height
            y: root.chosen ? -Theme.lift : root.hovered ? -Theme.hoverLift : 0
            face: root.card.face
            turned: root.turned
            raised: root.chosen

            CardRings {
                corner: root.width * Theme.cardRadius
                chosen: root.chosen
                marked: root.host.marked.includes(root.element)
                focused: root.visualFocus
            }
        }
    }
}
