pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Cards and points by sin, for the Abyss and for each seat.
Panel {
    id: root

    required property list<var> sins
    required property list<var> columns
    readonly property real first: width - columns.length * step
    readonly property real step: Math.floor((width - Theme.scaled(Theme.sheetFirst)) / Math.max(1, columns.length))
    readonly property real headHeight: Theme.grow(Theme.low ? 76 : 92, 40)
    readonly property real rowHeight: Theme.grow(Theme.low ? 40 : 66, 26)
    readonly property real footHeight: Theme.grow(Theme.low ? 64 : 84, 48)

    implicitHeight: headHeight + sins.length * rowHeight + footHeight
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Cards and points by sin")

    // The columns of the Abyss and of the winners stand out.
    Repeater {
        model: root.columns

        Rectangle {
            required property var modelData
            required property int index

            x: root.first + index * root.step
            y: root.headHeight
            width: root.step
            height: root.height - y - Theme.hairline
            color: modelData.seat < 0 ? Theme.abyssColumn : Theme.winnerColumn
            visible: modelData.seat < 0 || modelData.winner
        }
    }

    Column {
        x: Theme.panelMargin
        height: root.headHeight
        topPadding: (height - Theme.scaled(Theme.capital.line + Theme.caption.line)) / 2

        Caption {
            text: qsTr("Sin")
        }
        Label {
            role: Theme.caption
            text: qsTr("cards, then points")
            color: Theme.text3
        }
    }

    Repeater {
        model: root.columns

        ScoreHead {
            required property int index

            x: root.first + index * root.step
            width: root.step
            height: root.headHeight
        }
    }

    Repeater {
        model: root.sins

        Item {
            id: row

            required property var modelData
            required property int index

            y: root.headHeight + index * root.rowHeight
            width: root.width
            height: root.rowHeight

            Rule {
                width: parent.width
            }
            SinSeal {
                id: seal

                anchors.verticalCenter: parent.verticalCenter
                x: Theme.panelMargin
                sin: row.modelData.sin
                side: Theme.low ? Theme.badgeSmall : Theme.badge
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                x: seal.x + seal.width + Theme.space12
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

                ScoreCell {
                    required property var modelData
                    required property int index

                    x: root.first + index * root.step
                    width: root.step
                    height: row.height
                    cell: modelData.cells[row.index]
                }
            }
        }
    }

    Rule {
        y: root.height - root.footHeight
        width: root.width
        color: Theme.lineStrong
    }
    Label {
        x: Theme.panelMargin
        y: root.height - root.footHeight
        height: root.footHeight
        role: Theme.title
        text: qsTr("Total")
    }
    Repeater {
        model: root.columns

        Column {
            id: total

            required property var modelData
            required property int index

            x: root.first + index * root.step
            y: root.height - root.footHeight + (root.footHeight - height) / 2
            width: root.step
            Accessible.role: Accessible.Cell
            Accessible.name: `${modelData.name}: ${modelData.pointsText}, ${modelData.cards}`

            Label {
                width: parent.width
                role: Theme.numeral
                text: total.modelData.pointsText
                color: total.modelData.winner ? Theme.accent : Theme.text1
                horizontalAlignment: Text.AlignHCenter
                Accessible.ignored: true
            }
            Label {
                width: parent.width
                role: Theme.caption
                text: total.modelData.cards
                color: Theme.text3
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
