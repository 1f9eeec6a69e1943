pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// One seat at the end: who, which team, what happened to it, the hand, what lay before it, gold tokens.
Item {
    id: root

    required property var row
    property bool first: false

    implicitHeight: line.implicitHeight + 2 * Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: row.label

    Rectangle {
        width: parent.width
        height: Theme.hairline
        color: Theme.line
        visible: !root.first
    }

    RowLayout {
        id: line

        y: Theme.space8
        width: parent.width
        spacing: Theme.space12

        Badge {
            colour: root.row.colour
            initials: root.row.initials
            outline: root.row.outline
            ring: root.row.winner
        }
        ColumnLayout {
            Layout.preferredWidth: Theme.scaled(190)
            Layout.fillWidth: false
            spacing: 0

            RowLayout {
                spacing: Theme.space8

                Label {
                    Layout.fillWidth: true
                    role: Theme.strong
                    text: root.row.name
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Emblem {
                    name: root.row.emblem
                    tone: root.row.emblem === "wolf" ? Theme.biteTone : root.row.emblem === "undead" ? Theme.undeadText : Theme.text2
                    side: Theme.iconSmall
                }
                Label {
                    role: Theme.captionStrong
                    text: root.row.team
                    color: root.row.emblem === "wolf" ? Theme.biteTone : root.row.emblem === "undead" ? Theme.undeadText : Theme.text2
                    Accessible.ignored: true
                }
            }
            Label {
                Layout.fillWidth: true
                role: Theme.caption
                text: root.row.fate
                color: Theme.text3
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
        Fan {
            Layout.fillWidth: true
            Layout.minimumWidth: 2 * Theme.sheetFace
            Layout.preferredHeight: Theme.cardHeight(cardWidth)
            backs: root.row.hand
            cardWidth: Theme.sheetFace
            wantedStep: Theme.sheetFace + Theme.space4
        }
        Fan {
            Layout.preferredWidth: Math.min(root.row.spells.length, 3) * (Theme.sheetFace + Theme.space4)
            Layout.preferredHeight: Theme.cardHeight(cardWidth)
            backs: root.row.spells
            cardWidth: Theme.sheetFace
            wantedStep: Theme.sheetFace + Theme.space4
            visible: root.row.spells.length > 0
        }
        RowLayout {
            Layout.preferredWidth: Theme.scaled(48)
            Layout.fillWidth: false
            spacing: Theme.space4

            Item {
                Layout.fillWidth: true
            }
            Emblem {
                name: root.row.winner ? "nugget" : ""
                tone: Theme.accent
                side: Theme.icon
                visible: root.row.winner
            }
            Label {
                role: Theme.points
                text: root.row.tokens
                Accessible.ignored: true
            }
        }
    }
}
