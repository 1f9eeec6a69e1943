pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Who is asked in a reaction window, and who after that.
Row {
    id: root

    required property list<var> deciders
    required property list<var> seats

    spacing: Theme.space24

    Repeater {
        model: root.deciders

        Row {
            id: one

            required property var modelData
            readonly property var seat: root.seats[modelData.seat]

            spacing: Theme.space8
            Accessible.role: Accessible.StaticText
            Accessible.name: `${seat.name}, ${modelData.text}`

            Badge {
                anchors.verticalCenter: parent.verticalCenter
                colour: one.seat.colour
                initials: one.seat.initials
                outline: one.seat.outline
                side: Theme.badgeLog
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                role: Theme.small
                text: one.modelData.text
                color: one.modelData.now ? Theme.text1 : Theme.text3
                Accessible.ignored: true
            }
        }
    }
}
