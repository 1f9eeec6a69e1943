pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// A seat at the oval: who, whether alive, the spells before it, the hand face down.
Pressable {
    id: root

    required property var seat
    required property var holding
    required property Prompt prompt
    property string waiting
    property bool marked: false
    property alias spells: spellZone
    property alias hand: handZone

    readonly property string element: seat.element
    readonly property bool candidate: prompt.active && prompt.open.includes(element)
    readonly property int key: prompt.order.indexOf(element) + 1
    readonly property bool roomy: height >= Theme.growlSeatRoomy
    readonly property bool small: width < Theme.scaled(Theme.growlSeatSmall)
    readonly property string said: waiting || holding.points || holding.marks.find(mark => true) || ""
    readonly property string standing: said || holding.standing
    readonly property color standingTone: said ? Theme.accent : holding.undead ? Theme.undeadText : holding.team ? Theme.biteTone : Theme.text3
    readonly property real head: roomy ? Theme.badge + Theme.space8 : Theme.badgeSmall
    readonly property real foot: height - 2 * edge - head - Theme.space4
    // Where many seats stand in little room, the number of cards stands for them.
    readonly property real backsTop: height - edge - Theme.scaled(Theme.caption.line) - Theme.space4 - Theme.cardHeight(backWidth)
    readonly property bool backsBeside: backsTop < edge + (head + Theme.scaled(Theme.strong.line) + Theme.scaled(Theme.caption.line)) / 2
    readonly property bool flat: backsTop < edge + Theme.scaled(Theme.keyHeight)
    readonly property real edge: roomy ? Theme.space12 : Theme.space8
    readonly property real backWidth: Math.max(18, Math.min(Theme.growlBack, foot / Theme.cardAspect * 0.62))

    Accessible.name: seat.label
    Accessible.description: waiting
    onClicked: prompt.pick(element)

    background: Panel {
        color: root.holding.undead ? Theme.undeadGround : root.hovered && root.candidate ? Theme.surface2 : Theme.surface1
        border.color: root.seat.active ? Theme.accent : root.holding.undead ? Theme.undeadEdge : Theme.line
        border.width: root.seat.active ? Theme.stroke : Theme.hairline

        Dashes {
            corner: Theme.radiusPanel
            thickness: Theme.hairline
            visible: root.candidate && !root.seat.active
        }
        Dashes {
            corner: Theme.radiusPanel
            visible: root.candidate && root.seat.active
        }
        Ring {
            around: Theme.radiusPanel
            distance: Theme.ringGap
            tone: Theme.info
            visible: root.marked
        }
        FocusRing {
            around: Theme.radiusPanel
            visible: root.visualFocus
        }
    }

    contentItem: Item {
        RowLayout {
            x: root.edge + Theme.space4
            y: root.edge
            width: parent.width - 2 * x
            height: root.head
            spacing: root.flat ? Theme.space4 : root.small ? Theme.space8 : Theme.space12

            Item {
                Layout.preferredWidth: root.roomy ? Theme.badge : Theme.badgeSmall
                Layout.preferredHeight: Layout.preferredWidth

                Badge {
                    anchors.fill: parent
                    colour: root.seat.colour
                    initials: root.holding.alive ? root.seat.initials : ""
                    outline: root.seat.outline
                    ring: root.seat.active
                    side: parent.width
                    opacity: root.holding.alive ? 1 : Theme.offOpacity
                }
                Emblem {
                    anchors.centerIn: parent
                    name: root.holding.alive ? "" : "tomb"
                    tone: root.holding.undead ? Theme.undeadText : Theme.text1
                    side: parent.width * 0.5
                    visible: name !== ""
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                RowLayout {
                    spacing: Theme.space8

                    Label {
                        Layout.fillWidth: true
                        role: root.roomy ? Theme.strong : Theme.bodyStrong
                        text: root.seat.name
                        color: root.holding.alive ? Theme.text1 : Theme.text2
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Label {
                        Layout.fillWidth: true
                        role: Theme.caption
                        text: root.said || root.holding.team
                        color: root.standingTone
                        elide: Text.ElideRight
                        horizontalAlignment: Text.AlignRight
                        visible: !root.roomy && text !== "" && root.holding.spells > 0
                        Accessible.ignored: true
                    }
                    Label {
                        role: Theme.captionStrong
                        text: root.holding.votes
                        color: Theme.negative
                        visible: text !== ""
                        Accessible.ignored: true
                    }
                }
                Label {
                    Layout.fillWidth: true
                    Layout.rightMargin: root.backsBeside ? Math.max(0, fan.width - (kbd.visible ? kbd.width + Theme.space12 : Theme.space4)) : 0
                    role: Theme.caption
                    text: root.small ? root.standing || root.holding.beside || root.seat.kindLabel : [root.standing || root.seat.kindLabel, root.said === "" ? root.holding.beside : ""].filter(part => part !== "").join(" · ")
                    color: root.standingTone
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.caption.size
                    elide: Text.ElideRight
                    visible: root.roomy
                    Accessible.ignored: true
                }
            }
            Kbd {
                id: kbd

                Layout.alignment: Qt.AlignTop
                key: root.candidate && root.key > 0 && root.key < 10 ? root.key : ""
            }
        }

        Zone {
            id: spellZone

            x: root.edge
            y: root.edge + root.head + Theme.space4
            width: parent.width - x - root.edge - possessions.width - Theme.space8
            height: root.foot
            cardWidth: Math.floor(Math.min(Theme.growlSpell, height / Theme.cardAspect))
            step: root.holding.spells > 1 ? Math.min(cardWidth + Theme.space8, (width - cardWidth) / (root.holding.spells - 1)) : 0
            closedOpacity: 1
        }
        Label {
            anchors.verticalCenter: spellZone.verticalCenter
            x: root.edge + Theme.space4
            width: spellZone.width
            role: Theme.caption
            text: root.roomy ? root.holding.noSpells : root.standing
            color: root.roomy ? Theme.text3 : root.standingTone
            elide: Text.ElideRight
            visible: root.holding.spells === 0
            Accessible.ignored: true
        }

        Column {
            id: possessions

            anchors.right: parent.right
            anchors.rightMargin: root.edge
            anchors.bottom: parent.bottom
            anchors.bottomMargin: root.edge
            spacing: Theme.space4

            Zone {
                id: handZone

                anchors.right: parent.right
                visible: !root.flat
                shows: false
                width: fan.width
                height: fan.height
                cardWidth: root.backWidth

                function spot(slot: int): rect {
                    return Qt.rect(width - cardWidth, 0, cardWidth, height);
                }

                Fan {
                    id: fan

                    width: Math.min(cardWidth + Theme.growlBackStep * Math.max(0, root.holding.backs.length - 1), root.width * 0.36)
                    backs: root.holding.backs
                    cardWidth: root.backWidth
                    wantedStep: Theme.growlBackStep
                    fromRight: true
                }
            }
            Row {
                anchors.right: parent.right
                spacing: Theme.space8

                GoldTokens {
                    count: root.holding.tokens
                }
                Label {
                    role: Theme.caption
                    text: root.holding.cardsText
                    color: Theme.text2
                    Accessible.ignored: true
                }
            }
        }
    }
}
