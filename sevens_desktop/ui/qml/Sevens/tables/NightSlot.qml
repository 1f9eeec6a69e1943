import QtQuick
import QtQuick.Layouts
import Sevens

// What goes to one neighbour tonight: the name over a card, or an empty place.
ColumnLayout {
    id: root

    required property var seat
    property bool leftward: true
    property string face
    property string empty
    property bool next: false
    property real cardWidth: Theme.nightSlot

    spacing: Theme.space8

    RowLayout {
        Layout.alignment: Qt.AlignHCenter
        layoutDirection: root.leftward ? Qt.LeftToRight : Qt.RightToLeft
        spacing: Theme.space12

        Icon {
            name: root.leftward ? "back" : "forward"
            tone: Theme.nightText
        }
        Badge {
            colour: root.seat?.colour ?? 1
            initials: root.seat?.initials ?? ""
            outline: root.seat?.outline ?? false
            side: Theme.badgeSmall
        }
        Label {
            Layout.maximumWidth: 2 * root.cardWidth
            role: Theme.strong
            text: root.seat?.name ?? ""
            color: Theme.nightInk
            elide: Text.ElideRight
        }
    }
    Item {
        Layout.alignment: Qt.AlignHCenter
        Layout.preferredWidth: root.cardWidth
        Layout.preferredHeight: Theme.cardHeight(root.cardWidth)

        Rectangle {
            anchors.fill: parent
            radius: width * Theme.cardRadius
            color: Theme.nightDeep
            visible: root.face === ""

            Dashes {
                corner: parent.radius
                tone: root.next ? Theme.accent : Theme.nightStar
            }
            Label {
                anchors.centerIn: parent
                role: Theme.small
                text: root.empty
                color: Theme.nightText
            }
        }
        Face {
            anchors.fill: parent
            key: root.face

            Ring {
                around: parent.width * Theme.cardRadius
                distance: Theme.ringGap
                visible: root.face !== ""
            }
        }
    }
}
