pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// A decision that cost much: what was played and what was better, why, and the way to it in the replay.
Item {
    id: root

    // `step, turn, label, chances, facts`
    required property var cost
    property bool first: false

    signal asked(step: int)

    implicitHeight: column.implicitHeight + 2 * Theme.space12
    Accessible.role: Accessible.ListItem
    Accessible.name: cost.label

    Rule {
        width: parent.width
        visible: !root.first
    }

    ColumnLayout {
        id: column

        y: Theme.space12
        width: parent.width
        spacing: Theme.space8

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space12

            Rectangle {
                implicitWidth: Theme.space12
                implicitHeight: Theme.space12
                radius: Theme.stroke
                rotation: Theme.diamondTurn
                color: Theme.negative
            }
            Label {
                Layout.fillWidth: true
                role: Theme.bodyStrong
                text: root.cost.turn
                Accessible.ignored: true
            }
            Button {
                text: qsTr("Show it")
                label: qsTr("Show it: %1").arg(root.cost.turn)
                iconName: "log"
                kind: "quiet"
                onClicked: root.asked(root.cost.step)
            }
        }
        Repeater {
            model: root.cost.chances

            ChanceBar {
                required property var modelData

                Layout.fillWidth: true
                chance: modelData
            }
        }
        Repeater {
            model: root.cost.facts

            Label {
                required property string modelData

                Layout.fillWidth: true
                text: modelData
                color: Theme.text2
                wrapMode: Text.Wrap
            }
        }
    }
}
