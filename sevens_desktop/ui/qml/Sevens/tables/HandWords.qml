pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Beside the own hand: how many cards, and what they are good for now.
Column {
    id: root

    required property var hand

    spacing: Theme.low ? Theme.space4 : Theme.space12

    Caption {
        width: parent.width
        text: root.hand.title ?? ""
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.caption.size
        elide: Text.ElideRight
    }
    Repeater {
        model: root.hand.notes ?? []

        Styled {
            required property string modelData

            width: root.width
            role: Theme.low ? Theme.caption : Theme.small
            words: modelData
            wrapMode: Text.Wrap
            // What does not fit is left out.
            opacity: y + height <= root.height ? 1 : 0
        }
    }
}
