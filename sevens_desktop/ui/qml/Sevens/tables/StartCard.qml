import QtQuick
import Sevens

// The own first card, while its owner may see it.
Zone {
    id: root

    required property var start

    implicitHeight: column.height
    cardWidth: Theme.startCard

    function spot(slot: int): rect {
        return Qt.rect(0, words.y, cardWidth, cardWidth * Theme.cardAspect);
    }

    Column {
        id: column

        width: parent.width
        spacing: Theme.space12

        Caption {
            text: qsTr("You know")
            Accessible.ignored: true
        }
        Item {
            id: words

            width: parent.width
            height: Math.max(text.height, root.cardWidth * Theme.cardAspect)

            Label {
                id: text

                x: root.cardWidth + Theme.space8
                width: parent.width - x
                role: Theme.caption
                text: root.start.text ?? ""
                color: Theme.text2
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
