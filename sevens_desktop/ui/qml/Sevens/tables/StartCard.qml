import QtQuick
import Sevens

// The own first card, while its owner may see it.
Zone {
    id: root

    required property var start
    // Without caption and words, which the name of the card says as well.
    property bool folded: false

    implicitHeight: column.height

    function spot(slot: int): rect {
        return Qt.rect(0, words.y, cardWidth, Theme.cardHeight(cardWidth));
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.space12

        Caption {
            text: qsTr("You know")
            visible: !root.folded
            Accessible.ignored: true
        }
        Item {
            id: words

            width: parent.width
            height: Math.max(root.folded ? 0 : text.height, Theme.cardHeight(root.cardWidth))

            Label {
                id: text

                x: root.cardWidth + Theme.space8
                width: parent.width - x
                role: Theme.caption
                text: root.start.text ?? ""
                color: Theme.text2
                visible: !root.folded
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
