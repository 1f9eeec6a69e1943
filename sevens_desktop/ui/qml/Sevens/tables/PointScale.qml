pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// What so many cards of one sin are worth.
Panel {
    id: root

    required property list<var> steps
    required property string caption

    implicitHeight: Theme.scaleHeight
    radius: Theme.radiusButton
    color: Theme.half(Theme.surface1)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap + Theme.stroke
        anchors.rightMargin: Theme.gap + Theme.stroke
        spacing: Theme.space8

        Caption {
            text: root.caption
        }

        Repeater {
            model: root.steps

            Item {
                id: entry

                required property var modelData

                Layout.fillWidth: true
                implicitWidth: pair.implicitWidth
                implicitHeight: pair.height
                Accessible.role: Accessible.StaticText
                Accessible.name: `${modelData.cards}: ${modelData.text}`

                Row {
                    id: pair

                    anchors.right: parent.right
                    spacing: Theme.space8

                    Label {
                        role: Theme.body
                        text: entry.modelData.cards
                        color: Theme.text2
                        Accessible.ignored: true
                    }
                    Label {
                        role: Theme.bodyStrong
                        text: entry.modelData.text
                        color: Theme.signed(entry.modelData.points)
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
