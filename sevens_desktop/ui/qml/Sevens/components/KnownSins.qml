pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// What is known of a closed stack: each sin with its number, and Stones that lie with it.
Flow {
    id: root

    property list<var> known
    property int stones: 0
    property real side: Theme.stoneSide
    property color tone: Theme.text2
    // As wide as all of them in one row.
    readonly property real breadth: known.length * (side + Theme.scaled(Theme.knownFigure) + spacing)

    spacing: Theme.space4
    visible: known.length > 0

    Repeater {
        model: root.known

        Row {
            id: entry

            required property var modelData

            spacing: Theme.stroke
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.text ?? ""

            SinSeal {
                anchors.verticalCenter: parent.verticalCenter
                sin: entry.modelData.sin
                side: root.side
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                role: Theme.captionStrong
                text: entry.modelData.count
                color: root.tone
                Accessible.ignored: true
            }
        }
    }
    Row {
        spacing: Theme.stroke
        visible: root.stones > 0

        Stone {
            anchors.verticalCenter: parent.verticalCenter
            side: root.side
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            role: Theme.captionStrong
            text: root.stones
            color: root.tone
            Accessible.ignored: true
        }
    }
}
