import QtQuick
import Sevens

// A card at reading size beside the one that the pointer or the keyboard rests on.
Item {
    id: root

    property Card card: null

    function show(which: Card) {
        if (which.model.faceUp && which.width < Theme.largeCard)
            card = which;
    }
    function hide() {
        card = null;
    }

    readonly property real space: card ? card.y - height - Theme.space16 : 0

    width: Theme.previewCard
    height: Theme.cardHeight(width)
    x: card ? Math.max(0, Math.min(parent.width - width, card.x + (card.width - width) / 2)) : 0
    y: Math.max(Theme.space16, space >= 0 ? space : card ? Math.min(parent.height - height, card.y + card.height + Theme.space16) : 0)
    z: Theme.topmost + 1
    visible: card !== null

    Shadow {
        kind: "dialog"
    }

    Face {
        anchors.fill: parent
        key: root.card?.model.face ?? ""
    }
}
