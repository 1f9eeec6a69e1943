import QtQuick
import QtQuick.Layouts
import Sevens

// An opponent: badge, name, kind; what the game tells about the seat stands in `tallies` and `possessions`.
Pressable {
    id: root

    required property var seat
    property string label: seat.label
    property string numberKey
    property bool candidate: false
    property string waiting
    // What the seat is waited for, where there is room for it; the prompt says it as well.
    readonly property bool told: waiting !== "" && kind.implicitWidth <= who.width
    // Many opponents stand closer.
    readonly property int space: width < Theme.scaled(Theme.seatRoomy) ? Theme.space8 : Theme.gap
    property alias tallies: tallies.data
    property alias possessions: possessions.data

    implicitHeight: Theme.seatHeight
    Accessible.name: label
    Accessible.description: waiting

    background: Panel {
        border.color: root.seat.active ? Theme.accent : Theme.line

        Dashes {
            corner: Theme.radiusPanel
            visible: root.candidate
        }
        FocusRing {
            around: Theme.radiusPanel
            visible: root.visualFocus
        }
    }

    contentItem: RowLayout {
        anchors.fill: parent
        anchors.leftMargin: root.space
        anchors.rightMargin: root.space
        spacing: root.space

        Badge {
            colour: root.seat.colour
            initials: root.seat.initials
            outline: root.seat.outline
            ring: root.seat.active
            side: Theme.low ? Theme.badgeSmall : Theme.badge
        }

        ColumnLayout {
            id: who

            Layout.fillWidth: true
            Layout.preferredWidth: 0
            spacing: 0

            Label {
                Layout.fillWidth: true
                role: Theme.low ? Theme.bodyStrong : Theme.strong
                text: root.seat.name
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Label {
                id: kind

                Layout.fillWidth: true
                role: Theme.caption
                text: root.waiting || root.seat.kindLabel
                color: root.waiting ? Theme.accent : Theme.text3
                elide: Text.ElideRight
                visible: !Theme.low || root.told
                Accessible.ignored: true
            }
            Item {
                id: tallies

                Layout.fillWidth: true
                Layout.topMargin: Theme.low ? 0 : Theme.space4
                Layout.preferredHeight: childrenRect.height
                visible: !Theme.low || !root.told
            }
        }

        Item {
            id: possessions

            Layout.fillHeight: true
            Layout.preferredWidth: childrenRect.width
        }

        Kbd {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.space12
            key: root.numberKey
        }
    }
}
