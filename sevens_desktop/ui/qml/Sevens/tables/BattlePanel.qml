pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// A battle, step by step: who compares with whom, and what it brings. It stays until it is closed.
Panel {
    id: root

    required property var battle
    required property var seats
    property bool hurried: false
    property int shown: 0
    readonly property var duels: battle.duels ?? []
    readonly property bool done: shown >= duels.length
    // Badges stand for the names where there are many.
    readonly property bool brief: duels.length > 4 || Theme.low && duels.length > 2
    readonly property alias button: close

    signal closed

    Accessible.role: Accessible.Grouping
    Accessible.name: battle.title ?? ""
    onBattleChanged: {
        const count = battle.duels?.length ?? 0;
        shown = hurried || Theme.duelStep === 0 ? count : Math.min(1, count);
        steps.running = shown < count;
    }

    Timer {
        id: steps

        interval: Theme.duelStep
        repeat: true
        onTriggered: {
            root.shown += 1;
            running = !root.done;
        }
    }

    component Side: RowLayout {
        id: side

        required property int seat
        required property string shields
        property string gain
        property bool mirrored: false
        readonly property bool won: gain !== ""

        layoutDirection: mirrored ? Qt.RightToLeft : Qt.LeftToRight
        spacing: Theme.space8

        Badge {
            side: Theme.badgeLog
            colour: root.seats[side.seat].colour
            initials: root.seats[side.seat].initials
            outline: root.seats[side.seat].outline
        }
        Label {
            Layout.fillWidth: true
            role: side.won ? Theme.smallStrong : Theme.small
            text: root.brief ? "" : root.seats[side.seat].name
            color: side.won ? Theme.text1 : Theme.text2
            horizontalAlignment: side.mirrored ? Text.AlignRight : Text.AlignLeft
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            role: Theme.bodyStrong
            text: side.shields
            color: side.won ? Theme.accent : Theme.text1
            Accessible.ignored: true
        }
        Emblem {
            name: "shield"
            tone: Theme.negative
            side: Theme.iconSmall
        }
        Label {
            Layout.preferredWidth: Theme.numberWidth
            role: Theme.bodyStrong
            text: side.gain
            color: Theme.accent
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Emblem {
            name: "victory"
            tone: Theme.accent
            side: Theme.iconSmall
            opacity: side.won ? 1 : 0
            visible: !root.brief
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.low ? Theme.space8 : Theme.space12
        spacing: Theme.space4

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space8

            Emblem {
                name: "war"
                tone: Theme.negative
            }
            Label {
                Layout.fillWidth: true
                role: Theme.title
                text: root.battle.title ?? ""
                Accessible.role: Accessible.Heading
            }
            Button {
                id: close

                implicitHeight: Theme.target
                kind: "quiet"
                iconName: "close"
                iconOnly: true
                label: qsTr("Close")
                onClicked: root.closed()
            }
        }
        GridLayout {
            Layout.fillWidth: true
            columns: root.brief ? 2 : 1
            columnSpacing: Theme.space24
            rowSpacing: Theme.low ? Theme.space4 : Theme.space8

            Repeater {
                model: root.duels

                RowLayout {
                    id: duel

                    required property var modelData
                    required property int index

                    Layout.fillWidth: true
                    Layout.preferredWidth: Theme.hairline
                    spacing: Theme.space8
                    opacity: index < root.shown ? 1 : 0
                    Accessible.role: Accessible.StaticText
                    Accessible.name: modelData.text
                    Accessible.ignored: index >= root.shown

                    Behavior on opacity {
                        NumberAnimation {
                            duration: Theme.openTime
                        }
                    }

                    Side {
                        Layout.fillWidth: true
                        Layout.preferredWidth: Theme.hairline
                        seat: duel.modelData.seats[0]
                        shields: duel.modelData.shields[0]
                        gain: duel.modelData.winner === seat ? duel.modelData.gain : ""
                    }
                    Emblem {
                        name: duel.modelData.gain ? "war" : "peace"
                        tone: Theme.text3
                        side: Theme.iconSmall
                    }
                    Side {
                        Layout.fillWidth: true
                        Layout.preferredWidth: Theme.hairline
                        seat: duel.modelData.seats[1]
                        shields: duel.modelData.shields[1]
                        gain: duel.modelData.winner === seat ? duel.modelData.gain : ""
                        mirrored: true
                    }
                }
            }
        }
        Label {
            Layout.fillWidth: true
            role: Theme.small
            text: root.battle.peace ?? ""
            color: Theme.text2
            wrapMode: Text.Wrap
            opacity: root.done ? 1 : 0
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
