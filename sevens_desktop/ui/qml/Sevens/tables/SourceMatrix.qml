pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Points by source for each seat, under its wonder.
Panel {
    id: root

    required property list<var> sources
    required property list<var> columns
    readonly property real first: width - columns.length * step
    readonly property real step: Math.floor((width - Theme.scaled(Theme.sheetFirst)) / Math.max(1, columns.length))

    implicitHeight: Theme.matrixHead + sources.length * Theme.matrixRow + Theme.matrixFoot
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Points by source")

    Repeater {
        model: root.columns

        Rectangle {
            required property var modelData
            required property int index

            x: root.first + index * root.step
            width: root.step
            height: root.height
            color: Theme.winnerColumn
            visible: modelData.winner
        }
    }

    Repeater {
        model: root.columns

        Item {
            id: head

            required property var modelData
            required property int index

            x: root.first + index * root.step
            width: root.step
            height: Theme.matrixHead

            Column {
                anchors.centerIn: parent
                width: parent.width
                spacing: Theme.space4

                Wonder {
                    anchors.horizontalCenter: parent.horizontalCenter
                    width: Math.min(Theme.matrixWonder, head.width - Theme.space8)
                    picture: head.modelData.picture
                }
                Row {
                    anchors.horizontalCenter: parent.horizontalCenter
                    spacing: Theme.space8
                    Accessible.role: Accessible.ColumnHeader
                    Accessible.name: `${head.modelData.name}, ${head.modelData.wonder}`

                    Badge {
                        anchors.verticalCenter: parent.verticalCenter
                        side: Theme.badgeLog
                        colour: head.modelData.colour
                        initials: head.modelData.initials
                        outline: head.modelData.outline
                    }
                    Label {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, head.width - Theme.badgeLog - Theme.space16)
                        role: Theme.bodyStrong
                        text: head.modelData.name
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.caption.size
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
                Label {
                    width: parent.width
                    role: Theme.caption
                    text: head.modelData.wonder
                    color: Theme.text3
                    horizontalAlignment: Text.AlignHCenter
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
    }

    Repeater {
        model: root.sources

        Item {
            id: row

            required property var modelData
            required property int index

            y: Theme.matrixHead + index * Theme.matrixRow
            width: root.width
            height: Theme.matrixRow

            Rule {
                width: parent.width
            }
            Rectangle {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                x: Theme.panelMargin
                width: Theme.tallyLarge
                height: width
                radius: Theme.radiusMark
                color: Theme.source(row.modelData.source)
                border.color: Theme.half(Theme.ink)
                border.width: Theme.hairline

                Emblem {
                    anchors.centerIn: parent
                    name: row.modelData.emblem
                    tone: Theme.onSource(row.modelData.source)
                    side: parent.width * Theme.tallyEmblem
                }
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                x: mark.x + mark.width + Theme.space12
                width: root.first - x
                role: Theme.nameSmall
                text: row.modelData.name
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption.size
                elide: Text.ElideRight
                Accessible.role: Accessible.RowHeader
            }
            Repeater {
                model: root.columns

                Column {
                    id: cell

                    required property var modelData
                    required property int index
                    readonly property var entry: modelData.cells[row.index]

                    anchors.verticalCenter: parent?.verticalCenter
                    x: root.first + index * root.step
                    width: root.step
                    Accessible.role: Accessible.Cell
                    Accessible.name: entry.label

                    Label {
                        width: parent.width
                        role: Theme.points
                        text: cell.entry.pointsText
                        color: cell.entry.points > 0 ? Theme.text1 : Theme.text3
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                    Label {
                        width: parent.width
                        leftPadding: Theme.space4
                        rightPadding: Theme.space4
                        role: Theme.caption
                        text: cell.entry.text
                        color: Theme.text3
                        horizontalAlignment: Text.AlignHCenter
                        wrapMode: Text.Wrap
                        maximumLineCount: 2
                        elide: Text.ElideRight
                        visible: text !== "" && !Theme.low
                        Accessible.ignored: true
                    }

                    HoverHandler {
                        id: over
                    }
                    Tip {
                        text: cell.entry.text
                        shown: over.hovered
                    }
                }
            }
        }
    }

    Rule {
        y: root.height - Theme.matrixFoot
        width: root.width
        color: Theme.lineStrong
    }
    Label {
        x: Theme.panelMargin
        y: root.height - Theme.matrixFoot
        height: Theme.matrixFoot
        role: Theme.title
        text: qsTr("Total")
    }
    Repeater {
        model: root.columns

        Label {
            required property var modelData
            required property int index

            x: root.first + index * root.step
            y: root.height - Theme.matrixFoot
            width: root.step
            height: Theme.matrixFoot
            role: Theme.numeral
            text: modelData.pointsText
            color: modelData.winner ? Theme.accent : Theme.text1
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.Cell
            Accessible.name: `${modelData.name}: ${modelData.pointsText}`
        }
    }
}
