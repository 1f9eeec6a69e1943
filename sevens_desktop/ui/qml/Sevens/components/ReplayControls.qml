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
            Layout.fillWidth: true
            spacing: Theme.space4

            Button {
                kind: "quiet"
                iconName: "step_back"
                iconOnly: true
                label: qsTr("To the start")
                onClicked: root.replay.toStart()
            }
            Button {
                kind: "quiet"
                iconName: "chevron_left"
                iconOnly: true
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
            Button {
                id: forward

                kind: "quiet"
                iconName: "chevron_right"
                iconOnly: true
                label: qsTr("One decision on")
                onClicked: root.replay.forward()
            }
            Button {
                kind: "quiet"
                iconName: "step_forward"
                iconOnly: true
                label: qsTr("To the end")
                onClicked: root.replay.toEnd()
            }
            Button {
                kind: "quiet"
                iconName: "chart"
                iconOnly: true
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
