import QtQuick
import Sevens
import Sevens.Core

// A progress token on offer, with its name and what it does.
Pressable {
    id: root

    required property var token
    required property Prompt prompt
    property bool marked: false
    property bool folded: false
    readonly property string element: token.element
    readonly property bool chosen: prompt.selected.includes(element)
    readonly property bool open: prompt.open.includes(element)

    Accessible.name: token.label
    Accessible.checkable: open || chosen
    Accessible.checked: chosen
    onClicked: prompt.pick(element)

    contentItem: Item {
        Column {
            width: parent.width
            spacing: Theme.space4

            TokenSeal {
                id: seal

                anchors.horizontalCenter: parent.horizontalCenter
                emblem: root.token.emblem

                Polygon {
                    anchors.centerIn: parent
                    side: seal.side + 2 * Theme.ringGap + 2 * Theme.stroke
                    edge: root.chosen ? Theme.accent : root.visualFocus ? Theme.focus : root.marked ? Theme.info : Theme.half(Theme.accent)
                    edgeWidth: Theme.stroke
                    dashed: !root.chosen && !root.visualFocus && !root.marked
                    visible: root.chosen || root.open || root.visualFocus || root.marked
                }
            }
            Label {
                width: parent.width
                role: root.folded ? Theme.captionStrong : Theme.nameSmall
                text: root.token.name
                horizontalAlignment: Text.AlignHCenter
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption.size
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                role: Theme.caption
                text: root.token.text
                color: Theme.text2
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
                visible: !root.folded
                Accessible.ignored: true
            }
        }
    }

    Tip {
        text: root.token.text
        shown: root.folded && (root.hovered || root.visualFocus)
    }
}
