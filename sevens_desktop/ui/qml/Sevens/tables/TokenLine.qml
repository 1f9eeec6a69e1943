pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// The progress tokens that a seat holds: side by side, overlapping where they find no room.
Item {
    id: root

    required property var tokens
    property real side: Theme.tallySide
    property bool told: false
    readonly property real wish: side + Theme.space8
    readonly property real step: tokens.length > 1 ? Math.min(wish, (width - side) / (tokens.length - 1)) : wish

    implicitWidth: tokens.length > 0 ? (tokens.length - 1) * wish + side : 0
    implicitHeight: side

    Repeater {
        model: root.tokens

        TokenSeal {
            id: seal

            required property var modelData
            required property int index

            x: index * root.step
            side: root.side
            emblem: modelData.emblem
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label
            Accessible.ignored: !root.told

            HoverHandler {
                id: over
            }
            Tip {
                text: seal.modelData.label
                shown: root.told && over.hovered
            }
        }
    }
}
