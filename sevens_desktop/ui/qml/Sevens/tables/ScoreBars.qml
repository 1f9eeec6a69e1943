pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sevens

// Points by sin as bars from a line at nought: what counts against a seat goes to the left.
Panel {
    id: root

    required property list<var> bars
    required property list<var> axis
    readonly property real least: Math.min(0, ...bars.map(bar => lost(bar)))
    readonly property real most: Math.max(1, ...axis, ...bars.map(bar => won(bar)))
    readonly property real unit: (width - nought - Theme.panelMargin - Theme.scaled(Theme.barFigure)) / most
    readonly property real head: title.y + title.height + Theme.space12
    readonly property real step: Theme.grow(74, 0)
    // The line at nought leaves room for the bars that go to the left of it.
    readonly property real nought: start - least * (width - start - Theme.panelMargin - Theme.scaled(Theme.barFigure)) / (most - least)
    readonly property real start: Theme.panelMargin + Theme.badgeSmall + Theme.space12

    function won(bar: var): real {
        return bar.parts.reduce((sum, part) => sum + Math.max(0, part.points), 0);
    }
    function lost(bar: var): real {
        return bar.parts.reduce((sum, part) => sum + Math.min(0, part.points), 0);
    }
    // Where a part begins, in points: gains to the right, losses to the left, in the order of the sheet.
    function begin(parts: var, index: int): real {
        const points = parts[index].points;
        const before = parts.slice(0, index).filter(part => part.points > 0 === points > 0).reduce((sum, part) => sum + part.points, 0);
        return points > 0 ? before : before + points;
    }

    implicitHeight: head + bars.length * step + Theme.space32

    Label {
        id: title

        x: Theme.panelMargin
        y: Theme.space12
        role: Theme.title
        text: qsTr("Points by sin")
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: root.axis

        Item {
            id: mark

            required property var modelData

            x: root.nought + modelData * root.unit
            y: root.head
            height: root.bars.length * root.step

            Shape {
                width: Theme.stroke
                height: parent.height

                ShapePath {
                    fillColor: Theme.none
                    strokeColor: mark.modelData === 0 ? Theme.lineStrong : Theme.line
                    strokeWidth: mark.modelData === 0 ? Theme.stroke : Theme.hairline
                    strokeStyle: mark.modelData === 0 ? ShapePath.SolidLine : ShapePath.DashLine
                    dashPattern: Theme.dots
                    startY: 0

                    PathLine {
                        x: 0
                        y: mark.height
                    }
                }
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
            Accessible.name: `${modelData.name}: ${modelData.totalText}`

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
                    readonly property real length: Math.abs(modelData.points) * root.unit

                    anchors.verticalCenter: parent?.verticalCenter
                    x: root.nought + root.begin(bar.modelData.parts, index) * root.unit + Theme.hairline
                    width: Math.max(Theme.stroke, length - Theme.stroke)
                    height: Theme.barHeight
                    radius: Theme.stroke
                    color: Theme.sin(modelData.sin)
                    border.color: Theme.half(Theme.paper)
                    border.width: Theme.hairline
                    visible: modelData.points !== 0

                    Emblem {
                        anchors.centerIn: parent
                        name: parent.width >= Theme.icon ? part.modelData.sin : ""
                        tone: Theme.onSin(part.modelData.sin)
                    }
                }
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                x: root.nought + root.won(bar.modelData) * root.unit + Theme.space12
                role: Theme.numeralSmall
                text: bar.modelData.totalText
                color: bar.modelData.winner ? Theme.accent : Theme.text1
                Accessible.ignored: true
            }
        }
    }
}
