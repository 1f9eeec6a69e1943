pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Sevens

// The chance of winning from decision to decision, with the decisions that cost most.
Panel {
    id: root

    // `points, marks, first, last, label`
    required property var curve
    readonly property var points: curve.points ?? []
    readonly property real start: Theme.panelMargin + Theme.scaled(Theme.curveFigure)
    readonly property real breadth: width - start - Theme.panelMargin
    readonly property real head: heading.y + heading.height + Theme.space16
    readonly property real depth: height - head - Theme.space12 - foot.height - Theme.space4

    function across(at: real): real {
        return start + at * breadth;
    }
    function down(share: real): real {
        return head + (1 - share) * depth;
    }

    implicitHeight: Theme.curveHeight
    Accessible.role: Accessible.Chart
    Accessible.name: curve.label ?? ""

    Label {
        id: heading

        x: Theme.panelMargin
        y: Theme.space12
        role: Theme.title
        text: qsTr("Chance of winning")
        Accessible.role: Accessible.Heading
    }

    Repeater {
        model: root.curve.marks ?? []

        Item {
            id: mark

            required property var modelData

            y: root.down(modelData.share)
            width: root.width

            Label {
                anchors.verticalCenter: parent.top
                x: Theme.panelMargin
                role: Theme.caption
                text: mark.modelData.text
                color: Theme.text3
                Accessible.ignored: true
            }
            Rule {
                x: root.start
                width: root.breadth
            }
        }
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            fillColor: Theme.none
            strokeColor: Theme.info
            strokeWidth: Theme.stroke
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: root.points.map(point => Qt.point(root.across(point.at), root.down(point.share)))
            }
        }
    }

    Repeater {
        model: root.points

        Rectangle {
            required property var modelData

            x: root.across(modelData.at) - width / 2
            y: root.down(modelData.share) - height / 2
            width: modelData.costly ? Theme.space12 : Theme.space4
            height: width
            radius: modelData.costly ? Theme.stroke : width / 2
            rotation: modelData.costly ? Theme.diamondTurn : 0
            color: modelData.costly ? Theme.negative : Theme.info
            border.color: Theme.surface1
            border.width: modelData.costly ? Theme.hairline : 0
        }
    }

    Label {
        id: foot

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space8
        x: root.start
        role: Theme.caption
        text: root.curve.first ?? ""
        color: Theme.text3
        Accessible.ignored: true
    }
    Label {
        anchors.right: parent.right
        anchors.rightMargin: Theme.panelMargin
        anchors.baseline: foot.baseline
        role: Theme.caption
        text: root.curve.last ?? ""
        color: Theme.text3
        Accessible.ignored: true
    }
}
