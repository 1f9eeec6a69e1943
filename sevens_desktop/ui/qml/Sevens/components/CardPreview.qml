import QtQuick
import Sevens

// A card at reading size beside the one that the pointer or the keyboard rests on.
Item {
    id: root

    property Item about: null
    property string face
    property bool turned: false
    property rect goal

    function show(item: Item, key: string, upsideDown: bool) {
        if (item.width >= Theme.largeCard)
            return;
        const corner = item.mapToItem(parent, 0, 0);
        goal = Qt.rect(corner.x, corner.y, item.width, item.height);
        face = key;
        turned = upsideDown;
        about = item;
    }
    function hide() {
        about = null;
    }

    readonly property real space: goal.y - height - Theme.space16

    width: Theme.previewCard
    height: Theme.cardHeight(width)
    x: Math.max(0, Math.min(parent.width - width, goal.x + (goal.width - width) / 2))
    y: Math.max(Theme.space16, space >= 0 ? space : Math.min(parent.height - height, goal.y + goal.height + Theme.space16))
    z: Theme.topmost + 1
    visible: about !== null

    Shadow {
        kind: "dialog"
    }

    Face {
        anchors.fill: parent
        key: root.visible ? root.face : ""
        rotation: root.turned ? 180 : 0
    }
}
