pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The own area: the wonder with its stages, and what lies before the seat.
Panel {
    id: root

    required property var seat
    required property var own
    required property Prompt prompt
    property list<string> marked
    property bool guarded: false
    readonly property alias handZone: hand
    readonly property string handElement: own.hand
    readonly property bool roomy: height >= Theme.ownWonderRoomy
    readonly property real inset: roomy ? Theme.gap : Theme.space8
    readonly property real inner: height - 2 * inset
    readonly property real headHeight: roomy ? Theme.scaled(Theme.title.line) + Theme.space12 : 0

    function stops(): list<StageLine> {
        return stages.stops();
    }
    function itemOf(element: string): Item {
        return stages.itemOf(element);
    }

    radius: Theme.radiusPrompt
    Accessible.role: Accessible.Grouping
    Accessible.name: root.seat.label

    // A card that is taken lands beside the tallies; it can be dropped anywhere here.
    Zone {
        id: hand

        anchors.fill: parent
        cardWidth: Theme.seatDeck
        inset: tallies.x + Theme.rowTitle
        step: 0
        shows: false
    }

    Wonder {
        id: picture

        anchors.verticalCenter: parent.verticalCenter
        x: root.inset + Theme.space8
        width: Math.min(root.inner / Theme.wonderAspect, root.width * Theme.firstColumn)
        picture: root.own.picture
        Accessible.role: Accessible.StaticText
        Accessible.name: root.own.label
    }

    Item {
        id: list

        x: picture.x + picture.width + Theme.space24
        y: root.inset
        width: Theme.stagesWidth
        height: root.inner

        Label {
            x: Theme.space12
            role: Theme.title
            text: root.own.title
            visible: root.roomy
            Accessible.role: Accessible.Heading
        }
        Label {
            anchors.right: parent.right
            y: Theme.space4
            role: Theme.caption
            text: root.own.note
            color: Theme.text3
            visible: root.roomy
            Accessible.ignored: true
        }
        StageList {
            id: stages

            y: root.headHeight
            width: parent.width
            lineHeight: (parent.height - y) / 5
            stages: root.own.stages
            prompt: root.prompt
            marked: root.marked
            guarded: root.guarded
        }
    }

    Rule {
        id: divider

        x: list.x + list.width + Theme.space16
        y: root.inset
        width: Theme.hairline
        height: root.inner
    }

    Item {
        id: tallies

        x: divider.x + Theme.space16 + Theme.space8
        y: root.inset
        width: root.width - x - root.inset - Theme.space8
        height: root.inner

        RowLayout {
            id: head

            width: parent.width
            spacing: Theme.space12

            Badge {
                colour: root.seat.colour
                initials: root.seat.initials
                outline: root.seat.outline
                ring: root.seat.active
                side: root.roomy ? Theme.badgeOwn : Theme.badgeSmall
            }
            GridLayout {
                columns: root.roomy ? 1 : 2
                columnSpacing: Theme.space8
                rowSpacing: 0

                Label {
                    role: root.roomy ? Theme.title : Theme.bodyStrong
                    text: root.seat.name
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Label {
                    role: Theme.caption
                    text: root.roomy ? root.seat.kindLabel : root.own.title
                    color: Theme.text3
                    Accessible.ignored: true
                }
            }
            Item {
                Layout.fillWidth: true
            }
            TokenLine {
                Layout.fillWidth: true
                Layout.maximumWidth: implicitWidth
                side: Theme.tokenOwn
                tokens: root.own.tokens
                told: true
            }
            GridLayout {
                columns: root.roomy ? 1 : 2
                columnSpacing: Theme.space8
                rowSpacing: 0

                Label {
                    Layout.alignment: Qt.AlignRight
                    role: root.roomy ? Theme.numeral : Theme.numeralSmall
                    text: root.own.total
                    color: Theme.accent
                    Accessible.ignored: true
                }
                Label {
                    Layout.alignment: Qt.AlignRight
                    role: Theme.caption
                    text: root.own.totalText
                    color: Theme.text3
                    Accessible.ignored: true
                }
            }
        }

        // Two and two without their titles where height is short.
        Flow {
            id: rows

            readonly property real lineHeight: (parent.height - y) / (Theme.cramped ? lines.count / 2 : lines.count)
            readonly property real begin: Theme.cramped ? 0 : Theme.rowTitle

            y: head.height + (root.roomy ? Theme.space8 : 0)
            width: parent.width

            Repeater {
                id: lines

                model: root.own.rows.length

                TallyLine {
                    required property int index

                    width: rows.width * (Theme.cramped ? Theme.tallyShares[index] : 1)
                    height: rows.lineHeight
                    begin: rows.begin
                    row: root.own.rows[index]
                    roomy: root.roomy
                }
            }
        }
    }
}
