import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The own area: who and what you are, how bites and wounds stand, the hand, what lies before you.
Pressable {
    id: root

    required property var seat
    required property var holding
    required property var own
    required property Prompt prompt
    property bool marked: false
    property alias hand: handZone
    property alias spells: spellZone

    readonly property string element: seat.element
    readonly property bool candidate: prompt.active && prompt.open.includes(element)
    readonly property int number: prompt.order.indexOf(element) + 1
    readonly property bool roomy: height >= Theme.grow(180, 50)
    readonly property real margin: roomy ? Theme.space24 : Theme.space12
    readonly property int spellCount: own.spells ?? 0
    readonly property real cardWidth: Math.floor(Math.min(Theme.growlHandCard, (height - 2 * margin) / Theme.cardAspect))
    readonly property real spellsWidth: spellCount === 0 ? 0 : Math.min(spellCount, 2) * (cardWidth + Theme.space8) + (roomy ? Theme.onYouWidth : 0)

    Accessible.name: seat.label
    Accessible.description: own.team ?? ""
    onClicked: prompt.pick(element)

    background: Panel {
        radius: Theme.radiusPrompt
        border.color: root.seat.active ? Theme.half(Theme.accent) : Theme.line

        Dashes {
            thickness: Theme.hairline
            visible: root.candidate
        }
        Ring {
            around: Theme.radiusPrompt
            distance: Theme.ringGap
            tone: Theme.info
            visible: root.marked
        }
        FocusRing {
            around: Theme.radiusPrompt
            visible: root.visualFocus
        }
    }

    contentItem: Item {
        ColumnLayout {
            id: who

            x: root.margin
            width: Theme.growlWho - root.margin
            height: parent.height
            spacing: root.roomy ? Theme.space12 : Theme.space4

            Item {
                Layout.fillHeight: true
            }
            RowLayout {
                spacing: Theme.space12

                Badge {
                    colour: root.seat.colour
                    initials: root.seat.initials
                    outline: root.seat.outline
                    ring: root.seat.active
                    side: root.roomy ? Theme.badgeOwn : Theme.badgeSmall
                }
                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        role: root.roomy ? Theme.title : Theme.strong
                        text: root.seat.name
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Label {
                        Layout.fillWidth: true
                        role: root.roomy ? Theme.small : Theme.caption
                        text: root.own.team ?? ""
                        color: root.holding.undead ? Theme.undeadText : root.own.wolf ? Theme.biteTone : Theme.text2
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
                GoldTokens {
                    count: root.holding.tokens
                }
                Row {
                    spacing: Theme.space4
                    visible: root.roomy && !Theme.compact && (root.own.alive ?? true)

                    Icon {
                        name: "eye"
                        tone: Theme.text3
                        side: Theme.iconSmall
                    }
                    Label {
                        role: Theme.caption
                        text: root.own.private ?? ""
                        color: Theme.text3
                        visible: root.holding.tokens === "" && digit.key === ""
                        Accessible.ignored: true
                    }
                }
                Kbd {
                    id: digit

                    key: root.candidate && root.number > 0 && root.number < 10 ? root.number : ""
                }
            }
            BalanceMeter {
                Layout.fillWidth: true
                balance: root.own.bites ?? ({})
                emblem: "bite"
                tone: Theme.biteTone
                folded: !root.roomy
                visible: root.own.alive ?? false
            }
            BalanceMeter {
                Layout.fillWidth: true
                balance: root.own.wounds ?? ({})
                emblem: "wound"
                tone: Theme.woundTone
                folded: !root.roomy
                visible: root.own.alive ?? false
            }
            Label {
                Layout.fillWidth: true
                role: Theme.caption
                text: root.own.note ?? ""
                color: Theme.text2
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                visible: text !== "" && root.roomy
                Accessible.ignored: true
            }
            Item {
                Layout.fillHeight: true
            }
        }

        Zone {
            id: handZone

            readonly property int count: root.own.cards ?? 0

            x: Theme.growlWho + Theme.space16
            y: root.margin
            width: parent.width - x - root.margin - (root.spellCount > 0 ? root.spellsWidth + Theme.space32 : 0)
            height: parent.height - 2 * y
            cardWidth: root.cardWidth
            step: count > 1 ? Math.min(cardWidth + Theme.space8, (width - cardWidth) / (count - 1)) : 0
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            x: handZone.x
            role: Theme.body
            text: root.own.empty ?? ""
            color: Theme.text3
        }

        Rectangle {
            x: spellZone.x - Theme.space16
            y: root.margin
            width: Theme.hairline
            height: parent.height - 2 * y
            color: Theme.line
            visible: root.spellCount > 0
        }
        Zone {
            id: spellZone

            x: parent.width - root.margin - root.spellsWidth
            y: root.margin
            width: root.spellsWidth - (root.roomy ? Theme.onYouWidth : 0)
            height: parent.height - 2 * y
            cardWidth: root.cardWidth
            step: root.spellCount > 1 ? Math.min(cardWidth + Theme.space8, (width - cardWidth) / (root.spellCount - 1)) : 0
            closedOpacity: 1
        }
        ColumnLayout {
            anchors.verticalCenter: parent.verticalCenter
            x: spellZone.x + spellZone.width + Theme.space8
            width: Theme.onYouWidth - Theme.space8
            spacing: Theme.space8
            visible: root.spellCount > 0 && root.roomy

            Caption {
                text: root.own.onYou ?? ""
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                role: Theme.small
                text: root.own.onYouText ?? ""
                color: Theme.text2
                wrapMode: Text.Wrap
                maximumLineCount: 6
                elide: Text.ElideRight
            }
        }
    }
}
