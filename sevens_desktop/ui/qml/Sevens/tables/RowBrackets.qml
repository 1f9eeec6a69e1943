pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sevens

// Under the row: a bracket and a word for each group of equal cards.
Item {
    id: root

    required property list<var> groups
    required property list<string> selected
    property real cardWidth
    property real step

    Repeater {
        model: root.groups

        Item {
            id: group

            required property var modelData
            readonly property bool chosen: root.selected.includes(modelData.element)
            readonly property color tone: chosen ? Theme.accent : Theme.half(Theme.text3)

            x: modelData.from * root.step
            width: (modelData.to - modelData.from) * root.step + root.cardWidth
            height: root.height

            Shape {
                anchors.fill: parent
                preferredRendererType: Shape.CurveRenderer

                ShapePath {
                    fillColor: Theme.none
                    strokeColor: group.tone
                    strokeWidth: Theme.hairline
                    startX: Theme.bracketLine
                    startY: 0

                    PathLine {
                        relativeX: 0
                        relativeY: Theme.bracket - Theme.radiusMark
                    }
                    PathArc {
                        relativeX: Theme.radiusMark
                        relativeY: Theme.radiusMark
                        radiusX: Theme.radiusMark
                        radiusY: Theme.radiusMark
                        direction: PathArc.Counterclockwise
                    }
                    PathLine {
                        x: group.width - Theme.radiusMark - Theme.bracketLine
                        relativeY: 0
                    }
                    PathArc {
                        relativeX: Theme.radiusMark
                        relativeY: -Theme.radiusMark
                        radiusX: Theme.radiusMark
                        radiusY: Theme.radiusMark
                        direction: PathArc.Counterclockwise
                    }
                    PathLine {
                        relativeX: 0
                        y: 0
                    }
                }
            }

            Label {
                // As wide as the cards and half a gap on each side.
                x: (root.cardWidth - root.step) / 2
                y: Theme.bracket + Theme.space4
                width: parent.width - 2 * x
                role: Theme.bodyStrong
                text: group.modelData.text
                color: group.chosen ? Theme.accent : group.modelData.element.startsWith("kind:") ? Theme.text2 : Theme.text3
                horizontalAlignment: Text.AlignHCenter
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.caption.size
            }
        }
    }
}
