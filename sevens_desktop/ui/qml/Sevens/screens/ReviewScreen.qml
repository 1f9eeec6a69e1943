pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// A finished game, decision by decision: the chance of winning as a curve, what cost most, and what was better.
Page {
    id: root

    required property Review review

    title: review.title

    actions: [
        Choice {
            label: qsTr("Whose decisions")
            values: root.review.people
            value: root.review.seat
            visible: values.length > 1
            onChosen: value => root.review.lookAt(value)
        },
        Button {
            text: root.review.busy ? qsTr("Stop") : qsTr("Go on")
            visible: !root.review.finished
            onClicked: root.review.busy ? root.review.stop() : root.review.start()
        }
    ]

    ReviewProgress {
        width: parent?.width ?? 0
        progress: root.review.progress
        visible: !root.review.finished
    }

    ReviewCurve {
        width: parent?.width ?? 0
        curve: root.review.curve
        visible: "points" in root.review.curve
    }

    Group {
        title: qsTr("What cost most")

        Label {
            width: parent?.width ?? 0
            height: Theme.target
            text: root.review.summary
            color: Theme.text3
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            visible: text !== ""
        }
        Rows {
            id: costly

            entries: root.review.costly

            ReviewCost {
                required property int index

                width: parent?.width ?? 0
                cost: costly.entry(index)
                first: index === 0
                onAsked: step => App.replayDecision(step)
            }
        }
    }

    Group {
        title: qsTr("Move by move")
        visible: root.review.moves.length > 0

        Rows {
            id: moves

            entries: root.review.moves

            ReviewMove {
                required property int index

                width: parent?.width ?? 0
                move: moves.entry(index)
                onClicked: App.replayDecision(move.step)
            }
        }
    }

    Label {
        width: parent?.width ?? 0
        bottomPadding: Theme.space32
        role: Theme.small
        text: root.review.note
        color: Theme.text3
        wrapMode: Text.Wrap
    }
}
