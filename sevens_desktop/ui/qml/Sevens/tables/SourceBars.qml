pragma ComponentBehavior: Bound
import QtQuick
import Sevens

// Points by source as one bar for each seat.
Panel {
    id: root

    required property list<var> sources
    required property list<var> bars
    required property list<var> axis
    readonly property real start: Theme.panelMargin + Theme.badgeSmall + Theme.space12
    readonly property real unit: (width - start - Theme.panelMargin - Theme.scaled(Theme.barFigure)) / Math.max(1, ...axis)
    readonly property real head: title.y + title.height + Theme.space12
    readonly property real step: Theme.grow(bars.length > 4 ? 52 : 66, 0)

    implicitHeight: head + bars.length * step + Theme.space32

    Label {
        id: title

        x: Theme.panelMargin
        y: Theme.space12
        role: Theme.title
        text: qsTr("Points by source")
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: root.axis

        Item {
            id: mark

            required property var modelData

            x: root.start + modelData * root.unit
            y: root.head
            height: root.bars.length * root.step

            Rule {
                width: Theme.hairline
                height: parent.height
                color: mark.modelData === 0 ? Theme.lineStrong : Theme.line
            }
            Label {
                y: parent.height + Theme.space4
                x: -width / 2
                role: Theme.caption
                text: mark.modelData
                color: Theme.text3
                Accessible.ignored: true
            }
        }
    }

    Repeater {
        model: root.bars

        Item {
            id: bar

            required property var modelData
            required property int index

            y: root.head + index * root.step
            width: root.width
            height: root.step
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.label

            Badge {
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.panelMargin
                side: Theme.badgeSmall
                colour: bar.modelData.colour
                initials: bar.modelData.initials
                outline: bar.modelData.outline
            }
            Repeater {
                model: bar.modelData.parts

                Rectangle {
                    id: part

                    required property var modelData
                    required property int index

                    anchors.verticalCenter: parent?.verticalCenter
                    x: root.start + modelData.from * root.unit + Theme.hairline
                    width: Math.max(Theme.stroke, modelData.points * root.unit - Theme.stroke)
                    height: Theme.barHeight
                    radius: Theme.stroke
                    color: Theme.source(modelData.source)
                    border.color: Theme.half(Theme.ink)
                    border.width: Theme.hairline

                    Emblem {
                        anchors.centerIn: parent
                        name: parent.width >= Theme.icon ? part.modelData.emblem : ""
                        tone: Theme.onSource(part.modelData.source)
                        side: Theme.iconSmall
                    }
                }
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                x: root.start + bar.modelData.total * root.unit + Theme.space12
                role: Theme.numeralSmall
                text: bar.modelData.totalText
                color: bar.modelData.winner ? Theme.accent : Theme.text1
                Accessible.ignored: true
            }
        }
    }
}
