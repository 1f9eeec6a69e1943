pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// A person leaves: a bot takes the seat over.
Dialog {
    id: root

    property Session session
    property int seat: -1
    property string level: App.newGame.levels[0].value
    readonly property list<var> people: session?.seats.filter(seat => seat.kind === "person") ?? []

    onAboutToShow: seat = people[0]?.seat ?? -1
    title: qsTr("Hand a seat to a bot")
    text: qsTr("The bot plays on with what that seat knows. This cannot be taken back.")

    buttons: [
        Button {
            kind: "primary"
            text: qsTr("Hand over")
            enabled: root.seat >= 0
            onClicked: {
                root.session.handOver(root.seat, root.level);
                root.close();
            }
        },
        Button {
            implicitHeight: Theme.primaryTarget
            text: qsTr("Cancel")
            onClicked: root.close()
        }
    ]

    Segmented {
        label: qsTr("Seat")
        values: root.people.map(seat => ({
                    "value": seat.seat,
                    "label": seat.name
                }))
        value: root.seat
        onChosen: value => root.seat = value
    }
    Segmented {
        label: qsTr("Level")
        values: App.newGame.levels
        value: root.level
        onChosen: value => root.level = value
    }
}
