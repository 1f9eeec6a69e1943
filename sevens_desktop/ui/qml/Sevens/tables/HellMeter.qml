pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Cards left per part of the draw pile; in one line where there is little room.
Column {
    id: root

    property list<var> parts
    property bool folded: false

    spacing: Theme.space4

    Repeater {
        model: root.folded ? [] : root.parts

        Column {
            id: part

            required property var modelData
            readonly property color tone: modelData.current ? Theme.text1 : Theme.text3

            width: root.width
            spacing: Theme.space4

            Item {
                width: parent.width
                height: left.height

                Label {
                    role: part.modelData.current ? Theme.captionStrong : Theme.caption
                    text: part.modelData.label
                    color: part.tone
                }
                Label {
                    id: left

                    anchors.right: parent.right
                    role: Theme.caption
                    text: part.modelData.text
                    color: part.tone
                }
            }
            Bar {
                width: parent.width
                share: part.modelData.total > 0 ? part.modelData.left / part.modelData.total : 0
                tone: part.modelData.current ? Theme.accent : Theme.half(Theme.abyssLine)
            }
        }
    }

    Styled {
        width: parent.width
        role: Theme.caption
        words: root.parts.filter(part => part.left > 0).map(part => `<b>${part.numeral}</b>\u00A0${part.left}`).join(" · ")
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        visible: root.folded
    }
}
