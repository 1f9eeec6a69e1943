import QtQuick
import QtQuick.Layouts
import Sevens

// The own area: who, Stones, the reserve as a fan, and the first card while it may be seen.
Pressable {
    id: root

    required property var seat
    required property var holding
    required property var own
    property bool target: false
    property real rowLeft: 0
    property real rowRight: 0

    property alias reserveZone: reserve
    property alias startZone: startSpot

    readonly property bool roomy: height >= Theme.ownRoomy
    readonly property bool flat: height < Theme.ownFlat
    readonly property real fanLeft: roomy ? rowLeft + Theme.space32 + Theme.space12 : Math.min(width / 2, Math.max(rowLeft, Theme.scaled(root.flat ? Theme.ownIndentFlat : Theme.ownIndent)))
    readonly property real fanRight: Math.max(rowRight, fanLeft + Theme.ownCard)
    readonly property real fanCard: Math.floor(Math.min(Theme.ownCard, fan.height / Theme.cardAspect))

    Accessible.name: [own.title ?? seat.label, own.text ?? ""].join(", ")
    Accessible.description: holding.label

    background: Panel {
        radius: Theme.radiusPrompt

        Dashes {
            tone: Theme.half(Theme.accent)
            visible: root.target
        }
        FocusRing {
            around: Theme.radiusPrompt
            visible: root.visualFocus
        }
    }

    contentItem: Item {
        ColumnLayout {
            id: who

            x: Theme.gap + Theme.space8
            width: root.fanLeft - x - Theme.space16
            height: parent.height
            spacing: Theme.space8

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
                    side: Theme.badgeOwn
                }
                GridLayout {
                    Layout.fillWidth: true
                    columns: root.flat ? 2 : 1
                    columnSpacing: Theme.space16
                    rowSpacing: 0

                    Label {
                        Layout.fillWidth: !root.flat
                        role: Theme.title
                        text: root.seat.name
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Label {
                        Layout.fillWidth: true
                        role: Theme.small
                        text: root.seat.kindLabel
                        color: Theme.text3
                        visible: root.roomy
                        Accessible.ignored: true
                    }
                    StoneLine {
                        Layout.fillWidth: true
                        holding: root.holding
                        side: Theme.stoneSmall
                        visible: !root.roomy
                    }
                }
            }
            StoneLine {
                Layout.fillWidth: true
                holding: root.holding
                words: root.own.stones ?? ""
                side: Theme.badgeLog
                visible: root.roomy
            }
            Label {
                Layout.fillWidth: true
                role: Theme.caption
                text: root.own.note ?? ""
                color: Theme.text3
                wrapMode: Text.Wrap
                visible: root.roomy && text !== ""
                Accessible.ignored: true
            }
            Item {
                Layout.fillHeight: true
            }
        }

        Caption {
            id: heading

            x: root.fanLeft
            y: Theme.space24
            width: root.fanRight - root.fanLeft - count.implicitWidth - Theme.space16
            text: root.own.title ?? ""
            elide: Text.ElideRight
            visible: root.roomy
            Accessible.ignored: true
        }
        Label {
            id: count

            anchors.baseline: heading.baseline
            x: root.fanRight - width
            text: root.own.text ?? ""
            color: Theme.text2
            visible: root.roomy
            Accessible.ignored: true
        }
        Zone {
            id: reserve

            shows: false
            readonly property real ceiling: root.roomy ? heading.y + heading.height + Theme.space8 : root.flat ? Theme.space4 : Theme.space12

            x: root.fanLeft
            y: ceiling
            width: root.fanRight - root.fanLeft
            height: parent.height - ceiling - (root.roomy ? Theme.space24 : ceiling)
            cardWidth: root.fanCard

            function spot(slot: int): rect {
                const across = Math.max(0, Math.min(width - cardWidth, fan.step * Math.max(0, root.holding.backs.length - 1)));
                return Qt.rect(across, 0, cardWidth, Theme.cardHeight(cardWidth));
            }

            Fan {
                id: fan

                anchors.fill: parent
                backs: root.holding.backs
                folded: root.flat
                cardWidth: root.fanCard
                wantedStep: Theme.ownStep
            }
        }

        Item {
            x: root.fanRight + Theme.space24
            width: parent.width - x - Theme.gap
            height: parent.height

            StartCard {
                id: startSpot

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                start: root.own.start ?? {}
                folded: !root.roomy
                cardWidth: Math.floor(Math.min(Theme.startCard, (root.height - Theme.space16) / Theme.cardAspect))
                visible: "face" in start
            }
            Column {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                spacing: Theme.space8
                visible: root.roomy && root.holding.known.length > 0 && !startSpot.visible

                Caption {
                    text: qsTr("You know")
                    Accessible.ignored: true
                }
                KnownSins {
                    width: parent.width
                    known: root.holding.known
                    side: Theme.badgeLog
                }
            }
            GridLayout {
                anchors.verticalCenter: parent.verticalCenter
                x: startSpot.visible ? startSpot.cardWidth + Theme.space12 : 0
                width: parent.width - x
                columns: root.flat ? 2 : 1
                columnSpacing: Theme.space12
                rowSpacing: 0
                visible: !root.roomy

                Label {
                    Layout.alignment: Qt.AlignRight
                    role: Theme.numeralSmall
                    text: root.holding.cards
                    Accessible.ignored: true
                }
                Label {
                    Layout.fillWidth: true
                    role: Theme.caption
                    text: root.own.text ?? ""
                    color: Theme.text3
                    horizontalAlignment: Text.AlignRight
                    wrapMode: Text.Wrap
                    maximumLineCount: root.flat ? 2 : 4
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }
}
