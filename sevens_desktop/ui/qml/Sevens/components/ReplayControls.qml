pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// Step through a finished game.
Rectangle {
    id: root

    required property Replay replay

    // Sent through Qt.callLater, as in View.
    signal begun

    Component.onCompleted: Qt.callLater(begun)
    onBegun: forward.forceActiveFocus(Qt.TabFocusReason)
    Keys.onLeftPressed: replay.back()
    Keys.onRightPressed: replay.forward()

    // Its name stands above the sentence.
    component Step: Button {
        kind: "quiet"
        iconOnly: true
        tipRise: column.y + steps.y + y
    }

    implicitHeight: column.implicitHeight + 2 * Theme.space8
    color: Theme.surface1

    Rule {
        width: parent.width
    }

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.leftMargin: Theme.gutter
        anchors.rightMargin: Theme.gutter
        anchors.topMargin: Theme.space8
        anchors.bottomMargin: Theme.space8
        spacing: Theme.space4

        Styled {
            Layout.fillWidth: true
            words: root.replay.sentence
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }

        RowLayout {
            id: steps

            Layout.fillWidth: true
            spacing: Theme.space4

            Step {
                iconName: "step_back"
                label: qsTr("To the start")
                onClicked: root.replay.toStart()
            }
            Step {
                iconName: "chevron_left"
                label: qsTr("One decision back")
                onClicked: root.replay.back()
            }
            Slider {
                Layout.fillWidth: true
                label: qsTr("Decision")
                valueLabel: root.replay.position
                from: 0
                to: root.replay.steps
                stepSize: 1
                value: root.replay.step
                onMoved: root.replay.goTo(value)
            }
            Step {
                id: forward

                iconName: "chevron_right"
                label: qsTr("One decision on")
                onClicked: root.replay.forward()
            }
            Step {
                iconName: "step_forward"
                label: qsTr("To the end")
                onClicked: root.replay.toEnd()
            }
            Step {
                iconName: "chart"
                label: qsTr("Review")
                onClicked: App.openReview()
            }
            Label {
                Layout.leftMargin: Theme.space12
                text: qsTr("Show what each seat knows")
                color: Theme.text2
                visible: !Theme.compact
                Accessible.ignored: true
            }
            Switch {
                Layout.leftMargin: Theme.space8
                Layout.rightMargin: Theme.space8
                label: qsTr("Show what each seat knows")
                bare: Theme.compact
                checked: root.replay.knowledge
                onToggled: root.replay.showKnowledge(checked)
            }
            Choice {
                Layout.preferredWidth: Theme.scaled(Theme.fieldWidth)
                label: qsTr("Through whose eyes")
                values: [
                    {
                        "value": -1,
                        "label": qsTr("Nobody's eyes")
                    },
                    ...root.replay.seats.map(seat => ({
                                "value": seat.seat,
                                "label": seat.name
                            }))
                ]
                value: root.replay.watching
                onChosen: value => root.replay.lookThrough(value)
            }
        }
    }
}
