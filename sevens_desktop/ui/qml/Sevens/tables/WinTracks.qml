pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Both tracks of a seat, one under the other. With two seats both are needed: `goal` joins them.
Column {
    id: root

    required property list<var> tracks
    property string goal
    property bool titled: true
    // The marks are as large as this width allows.
    property real breadth: Infinity
    readonly property bool named: titled && sideFor(Theme.trackWords) >= Math.min(Theme.trackLeast, sideFor(Theme.trackCount))
    readonly property int side: Math.min(Theme.trackSide, sideFor(named ? Theme.trackWords : Theme.trackCount))

    function sideFor(words: real): int {
        return Math.floor(Math.min(Theme.viewWidth, breadth - words - (goal ? Theme.trackCount : 0)) / (7 + 6 * Theme.trackGap));
    }

    spacing: Theme.low ? Theme.stroke : Theme.space4

    Repeater {
        model: root.tracks

        Row {
            id: line

            required property var modelData
            required property int index

            spacing: Theme.space8

            WinTrack {
                track: line.modelData
                titled: root.named
                side: root.side
                titleWidth: Math.max(titles.advanceWidth(root.tracks[0].title), titles.advanceWidth(root.tracks[1].title)) + Theme.space8
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                role: Theme.caption
                text: root.goal
                color: Theme.text3
                visible: root.goal !== "" && line.index === 0
                Accessible.ignored: true
            }
        }
    }

    FontMetrics {
        id: titles

        font.family: Theme.plain
        font.pixelSize: Theme.scaled(Theme.small.size)
    }
}
