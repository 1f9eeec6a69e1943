import QtQuick
import Sevens
import Sevens.Core

// One pile within reach: its side and key, the place of its cards, what lies on top.
Item {
    id: root

    required property var pile
    required property Prompt prompt
    readonly property int number: prompt.order.indexOf(zoneName) + 1
    property bool captioned: true
    property real cardWidth
    readonly property alias zone: place
    readonly property string zoneName: pile.element
    readonly property bool chosen: prompt.selected.includes(zoneName)
    readonly property real headHeight: Theme.pileHead
    // Beside a long name only the number of cards has room.
    readonly property real numberWidth: Theme.scaled(Theme.numberWidth * 2)

    implicitWidth: Theme.pileStep
    implicitHeight: headHeight + cardWidth * Theme.cardAspect + Theme.space8 + Theme.pileWords

    Caption {
        x: place.x
        width: keycap.x - x
        text: root.pile.side
        color: root.chosen ? Theme.accent : Theme.text3
        elide: Text.ElideRight
        visible: root.captioned
        Accessible.ignored: true
    }
    Kbd {
        id: keycap

        x: place.x + place.width - width
        y: -Theme.stroke
        key: root.captioned && root.number > 0 ? root.number : ""
    }
    Zone {
        id: place

        x: (root.width - width) / 2
        y: root.headHeight
        width: root.cardWidth
        height: width * Theme.cardAspect
        cardWidth: root.cardWidth
        step: 0

        Rectangle {
            anchors.fill: parent
            radius: width * Theme.cardRadius
            color: Theme.none
            visible: root.pile.left === 0

            Dashes {
                tone: Theme.lineStrong
                corner: parent.radius
                thickness: Theme.hairline
            }
        }
    }
    TextMetrics {
        id: wish

        font: name.font
        text: root.pile.name
    }
    Column {
        y: place.y + place.height + Theme.space8
        width: parent.width

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space8

            Label {
                id: name

                width: Math.min(implicitWidth, root.width - (count.visible ? count.width + Theme.space8 : 0))
                role: Theme.low ? Theme.smallStrong : Theme.bodyStrong
                text: root.pile.name
                color: root.chosen ? Theme.accent : Theme.text1
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption.size
                elide: Text.ElideRight
                visible: !Theme.cramped || root.pile.left === 0
                Accessible.ignored: true
            }
            Label {
                id: count

                role: Theme.small
                text: wish.advanceWidth + root.numberWidth > root.width ? root.pile.left : root.pile.count
                color: Theme.text3
                visible: Theme.low && root.pile.left > 0
                Accessible.ignored: true
            }
        }
        Label {
            width: parent.width
            role: Theme.caption
            text: root.pile.text
            color: Theme.text3
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            visible: !Theme.low && root.pile.left > 0
            Accessible.ignored: true
        }
    }
}
