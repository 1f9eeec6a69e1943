pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// How it would have ended had the Abyss decided the other way.
Panel {
    id: root

    required property var whatIf

    implicitHeight: column.implicitHeight + 2 * Theme.space16

    ColumnLayout {
        id: column

        x: Theme.panelMargin
        y: Theme.space12
        width: parent.width - 2 * x
        spacing: Theme.space8

        Label {
            Layout.fillWidth: true
            role: Theme.title
            text: root.whatIf.title ?? ""
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        Styled {
            Layout.fillWidth: true
            words: root.whatIf.text ?? ""
            wrapMode: Text.Wrap
        }
        Flow {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space8
            Layout.bottomMargin: Theme.space8
            spacing: Theme.space16

            Repeater {
                model: root.whatIf.entries ?? []

                Row {
                    id: entry

                    required property var modelData

                    spacing: Theme.space8
                    Accessible.role: Accessible.StaticText
                    Accessible.name: `${modelData.name}: ${modelData.pointsText}`

                    Badge {
                        anchors.verticalCenter: parent.verticalCenter
                        side: Theme.badgeSmall
                        colour: entry.modelData.colour
                        initials: entry.modelData.initials
                        outline: entry.modelData.outline
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        role: Theme.points
                        text: entry.modelData.pointsText
                        color: entry.modelData.winner ? Theme.accent : Theme.text2
                        Accessible.ignored: true
                    }
                }
            }
        }
        Label {
            Layout.fillWidth: true
            role: Theme.caption
            text: root.whatIf.note ?? ""
            color: Theme.text3
            wrapMode: Text.Wrap
        }
    }
}
