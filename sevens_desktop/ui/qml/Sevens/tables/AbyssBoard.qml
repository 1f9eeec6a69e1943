import QtQuick
import Sevens

// The Abyss of Souls: how many cards lie there, face down. A dashed gold edge when it can be fed.
Pressable {
    id: root

    required property var abyss
    property bool target: false

    Accessible.name: abyss.label

    background: Rectangle {
        radius: Theme.radiusPrompt
        color: Theme.abyssGround

        Dashes {
            visible: root.target
        }
        FocusRing {
            around: Theme.radiusPrompt
            visible: root.visualFocus
        }
    }

    contentItem: Item {
        id: content

        readonly property real room: height - name.height - known.height

        Rings {
            anchors.fill: parent
            anchors.margins: Theme.stroke
            anchors.bottomMargin: name.height + Theme.space8
            centreY: well.y + well.height / 2 - Theme.stroke
            first: well.width / 2 + Theme.space4
            step: Theme.abyssStep
            count: Theme.abyssRings
            turn: Theme.abyssTurn
            tone: Theme.abyssFaint
        }
        Rectangle {
            id: well

            anchors.horizontalCenter: parent.horizontalCenter
            y: (content.room - Theme.space8 - height) / 2 + Theme.space4
            width: Math.min(Theme.scaled(Theme.abyssWell), content.room - Theme.space24)
            height: width
            radius: width / 2
            color: Theme.abyssGround
            border.color: Theme.abyssLine
            border.width: Theme.stroke

            Column {
                anchors.centerIn: parent

                Label {
                    anchors.horizontalCenter: parent.horizontalCenter
                    role: well.width < Theme.scaled(Theme.abyssWell) * Theme.sunk ? Theme.numeralSmall : Theme.numeralLarge
                    text: root.abyss.count < 0 ? "?" : root.abyss.count
                    color: Theme.abyssText
                    Accessible.ignored: true
                }
                Label {
                    anchors.horizontalCenter: parent.horizontalCenter
                    role: Theme.small
                    text: root.abyss.text
                    color: Theme.abyssCaption
                    visible: well.width >= Theme.scaled(Theme.abyssWell)
                    Accessible.ignored: true
                }
            }
        }
        KnownSins {
            id: known

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: name.top
            width: Math.min(breadth, parent.width - Theme.space8)
            known: root.abyss.known
            side: Theme.knownSmall
            tone: Theme.abyssText
        }
        Label {
            id: name

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.space8
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width - Theme.space16
            role: Theme.title
            text: qsTr("Abyss of Souls")
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.caption.size
            color: Theme.abyssText
            Accessible.ignored: true
        }
    }
}
