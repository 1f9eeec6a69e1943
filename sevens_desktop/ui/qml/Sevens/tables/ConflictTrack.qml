pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// The conflict tokens: crossed swords where they show war, doves where they show peace.
Column {
    id: root

    required property var conflict
    property bool folded: false

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: conflict.label

    Caption {
        width: parent.width
        text: root.conflict.title
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.caption.size
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Row {
        width: parent.width
        spacing: Theme.space12

        Repeater {
            model: root.conflict.total

            Rectangle {
                id: token

                required property int index
                readonly property bool war: index < root.conflict.war

                anchors.verticalCenter: parent?.verticalCenter
                width: Theme.conflictSide
                height: width
                radius: width / 2
                color: war ? Theme.family("red") : Theme.none
                border.color: war ? Theme.warEdge : Theme.lineStrong
                border.width: Theme.stroke

                Emblem {
                    anchors.centerIn: parent
                    name: token.war ? "war" : "peace"
                    tone: token.war ? Theme.paper : Theme.text3
                    side: parent.width * Theme.sealShare
                }
            }
        }
        Label {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x
            role: Theme.caption
            text: root.conflict.text
            color: Theme.text3
            wrapMode: Text.Wrap
            maximumLineCount: 3
            elide: Text.ElideRight
            visible: !root.folded && width > Theme.numberWidth * 4
            Accessible.ignored: true
        }
    }
}
