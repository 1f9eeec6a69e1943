pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Face-down cards in a fan that narrows as it fills; `folded` shows the last one only.
Item {
    id: root

    property list<string> backs
    property real cardWidth: Theme.ownCard
    property real wantedStep: Theme.ownStep
    property bool folded: false
    property bool fromRight: false

    readonly property list<string> shown: folded ? backs.slice(-1) : backs
    readonly property real step: shown.length > 1 ? Math.min(wantedStep, (width - cardWidth) / (shown.length - 1)) : 0
    readonly property real spread: cardWidth + step * Math.max(0, shown.length - 1)
    readonly property real inset: fromRight ? width - spread : 0

    implicitHeight: Theme.cardHeight(cardWidth)

    Repeater {
        model: root.shown

        Item {
            required property string modelData
            required property int index

            x: Math.round(root.inset + index * root.step)
            width: root.cardWidth
            height: Theme.cardHeight(width)

            Shadow {
                kind: root.cardWidth < Theme.smallCard ? "small" : "rest"
            }
            Face {
                anchors.fill: parent
                key: parent.modelData
            }
        }
    }
}
