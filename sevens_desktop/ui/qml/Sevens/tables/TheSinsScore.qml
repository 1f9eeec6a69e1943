import QtQuick
import QtQuick.Layouts
import Sevens

// The score sheet of The Sins: the matrix, points by sin, and how it would have ended otherwise.
GridLayout {
    id: root

    required property var outcome
    readonly property bool wide: width >= Theme.scaled(Theme.sheetBreadth)

    columns: wide ? 2 : 1
    columnSpacing: Theme.space24
    rowSpacing: Theme.space16

    ColumnLayout {
        Layout.fillWidth: true
        Layout.alignment: Qt.AlignTop
        spacing: Theme.space24

        ScoreMatrix {
            Layout.fillWidth: true
            sins: root.outcome.sins ?? []
            columns: root.outcome.columns ?? []
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space8

            Stone {
                side: Theme.stoneSide
            }
            Label {
                Layout.fillWidth: true
                role: Theme.small
                text: root.outcome.stonesNote ?? ""
                color: Theme.text2
                wrapMode: Text.Wrap
            }
        }
    }
    ColumnLayout {
        Layout.preferredWidth: root.wide ? Theme.scaled(Theme.sheetSide) : root.width
        Layout.maximumWidth: Layout.preferredWidth
        Layout.alignment: Qt.AlignTop
        spacing: Theme.gap

        ScoreBars {
            Layout.fillWidth: true
            bars: root.outcome.bars ?? []
            axis: root.outcome.axis ?? []
        }
        ScoreWhatIf {
            Layout.fillWidth: true
            whatIf: root.outcome.whatIf ?? {}
            visible: "title" in whatIf
        }
    }
}
