import QtQuick
import QtQuick.Layouts
import Sevens

// The score sheet of 7 Wonders Architects: the five sources side by side, and what each seat made of them.
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
        spacing: Theme.space12

        SourceMatrix {
            Layout.fillWidth: true
            sources: root.outcome.sources ?? []
            columns: root.outcome.columns ?? []
        }
        Label {
            Layout.fillWidth: true
            role: Theme.small
            text: root.outcome.note ?? ""
            color: Theme.text2
            wrapMode: Text.Wrap
        }
    }
    SourceBars {
        Layout.preferredWidth: root.wide ? Theme.scaled(Theme.sheetSide) : root.width
        Layout.maximumWidth: Layout.preferredWidth
        Layout.alignment: Qt.AlignTop
        sources: root.outcome.sources ?? []
        bars: root.outcome.bars ?? []
        axis: root.outcome.axis ?? []
    }
}
