pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// The night: one card to the left, one to the right, and who has chosen. The prompt lies in the foot of it.
Item {
    id: root

    required property var night
    required property list<var> seats
    property list<string> faces
    property int cards: 0
    property real footHeight: 0
    property alias hand: handZone
    property alias panel: sheet

    readonly property bool shown: "title" in night
    readonly property list<string> placed: night.sent?.length ? night.sent : faces
    readonly property real cardWidth: Math.floor(Math.min(Theme.nightCard, (handZone.height) / Theme.cardAspect))

    visible: opacity > 0
    opacity: shown ? 1 : 0
    Accessible.role: Accessible.Grouping
    Accessible.name: [night.title, night.line].join(". ")

    Behavior on opacity {
        NumberAnimation {
            duration: Theme.nightTime
            easing.type: Easing.BezierSpline
            easing.bezierCurve: Theme.standard
        }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.nightShade

        MouseArea {
            anchors.fill: parent
            enabled: root.shown
            hoverEnabled: true
        }
        Repeater {
            model: [[0.05, 0.1], [0.11, 0.36], [0.03, 0.68], [0.09, 0.9], [0.93, 0.12], [0.97, 0.42], [0.9, 0.66], [0.95, 0.88]]

            Rectangle {
                required property list<real> modelData

                x: modelData[0] * root.width
                y: modelData[1] * root.height
                width: Theme.space4
                height: width
                radius: width / 2
                color: Theme.nightStar
            }
        }
    }

    Rectangle {
        id: sheet

        anchors.centerIn: parent
        width: Math.min(Theme.scaled(Theme.nightWidth), root.width - 2 * Theme.gutter)
        height: Math.min(Theme.scaled(Theme.nightHeight), root.height - 2 * Theme.space12)
        radius: Theme.radiusTile
        color: Theme.nightGround
        border.color: Theme.nightEdge
        border.width: Theme.hairline

        Rings {
            width: parent.width
            height: parent.height * 0.5
            centreY: head.y + Theme.nightMoon / 2
            first: Theme.nightMoon * 0.8
            count: 16
            tone: Theme.nightRing
        }

        ColumnLayout {
            id: head

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.low ? Theme.space8 : Theme.space24
            width: parent.width - 2 * Theme.space24
            spacing: Theme.low ? 0 : Theme.space8

            GridLayout {
                Layout.alignment: Qt.AlignHCenter
                columns: Theme.low ? 2 : 1
                columnSpacing: Theme.space12
                rowSpacing: Theme.space8

                Rectangle {
                    Layout.alignment: Qt.AlignHCenter
                    Layout.preferredWidth: Theme.nightMoon
                    Layout.preferredHeight: Theme.nightMoon
                    radius: width / 2
                    color: Theme.moon

                    Emblem {
                        anchors.centerIn: parent
                        name: "moon"
                        tone: Theme.nightGround
                        side: parent.width * 0.62
                    }
                }
                Label {
                    Layout.alignment: Qt.AlignHCenter
                    role: Theme.low ? Theme.section : Theme.screenTitle
                    text: root.night.title ?? ""
                    color: Theme.nightInk
                    Accessible.role: Accessible.Heading
                }
            }
            Label {
                Layout.fillWidth: true
                role: Theme.low ? Theme.small : Theme.reading
                text: root.night.line ?? ""
                color: Theme.nightText
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }

        RowLayout {
            id: middle

            anchors.horizontalCenter: parent.horizontalCenter
            y: head.y + head.height + (Theme.low ? Theme.space8 : Theme.space16)
            width: Math.min(parent.width - 2 * Theme.space48, Theme.scaled(760))
            spacing: Theme.space16

            NightSlot {
                seat: root.seats[root.night.left] ?? null
                face: root.placed[0] ?? ""
                empty: root.night.empty ?? ""
                next: root.placed.length === 0
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.alignment: Qt.AlignVCenter
                spacing: Theme.space12

                Flow {
                    id: asked

                    readonly property int each: Theme.scaled(40)

                    Layout.alignment: Qt.AlignHCenter
                    Layout.preferredWidth: Math.min(each * (root.night.asked?.length ?? 0), parent.width)

                    Repeater {
                        model: root.night.asked ?? []

                        Column {
                            id: one

                            required property var modelData

                            width: asked.each
                            spacing: Theme.space4
                            opacity: modelData.done ? 1 : Theme.offOpacity

                            Badge {
                                anchors.horizontalCenter: parent.horizontalCenter
                                colour: root.seats[one.modelData.seat]?.colour ?? 1
                                initials: root.seats[one.modelData.seat]?.initials ?? ""
                                outline: root.seats[one.modelData.seat]?.outline ?? false
                                side: Theme.badgeLog
                            }
                            Icon {
                                anchors.horizontalCenter: parent.horizontalCenter
                                name: one.modelData.done ? "check" : "clock"
                                tone: one.modelData.done ? Theme.nightInk : Theme.nightText
                                side: Theme.iconSmall
                            }
                        }
                    }
                }
                Label {
                    Layout.fillWidth: true
                    role: Theme.small
                    text: root.night.chosenText ?? ""
                    color: Theme.nightText
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                }
                Label {
                    Layout.fillWidth: true
                    role: Theme.caption
                    text: root.night.note ?? ""
                    color: Theme.nightText
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.Wrap
                    visible: !Theme.low
                }
            }
            NightSlot {
                leftward: false
                seat: root.seats[root.night.right] ?? null
                face: root.placed[1] ?? ""
                empty: root.night.empty ?? ""
                next: root.placed.length === 1
            }
        }

        Rectangle {
            id: rule

            y: middle.y + middle.height + (Theme.low ? Theme.space8 : Theme.space16)
            width: parent.width
            height: Theme.hairline
            color: Theme.nightEdge
        }
        Caption {
            id: caption

            x: Theme.space24
            y: rule.y + Theme.space8
            text: root.night.hand ?? ""
            color: Theme.nightText
            visible: !Theme.low || handZone.x + handZone.inset > x + width + Theme.space16
        }
        Zone {
            id: handZone

            x: Theme.space48
            y: (Theme.low ? rule.y : caption.y + caption.height) + Theme.lift
            width: parent.width - 2 * x
            height: parent.height - y - root.footHeight - Theme.space24
            cardWidth: root.cardWidth
            step: root.cards > 1 ? Math.min(cardWidth + Theme.cardGap, (width - cardWidth) / (root.cards - 1)) : 0
            inset: Math.max(0, (width - cardWidth - step * Math.max(0, root.cards - 1)) / 2)
        }
    }
}
