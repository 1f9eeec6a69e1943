pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Sevens

// One card or face-down stack. Where it lies and what it shows comes from the model; this moves, flips and lifts it.
T.AbstractButton {
    id: root

    required property CardLayer host
    required property var model
    property real closedOpacity: 1

    readonly property string uid: model.uid
    readonly property string zone: model.zone
    readonly property int slot: model.slot
    readonly property string element: model.element
    readonly property string condition: model.state
    readonly property bool leaving: condition === "leaving"
    readonly property bool chosen: condition === "selected" && !covered
    readonly property bool aimed: model.tag !== ""
    readonly property bool closed: condition === "closed"
    readonly property bool movable: element !== "" && !leaving && condition !== ""
    // Equal cards lie on one another: the topmost one stands for all.
    readonly property bool covered: model.count === 0
    readonly property bool turned: model.turned
    readonly property Zone place: host.zones[zone] as Zone

    // A card that comes from somewhere starts there and moves when its turn in the deal has come.
    property bool arrived: model.origin === ""
    property rect goal
    property bool lain: false
    property bool gliding: false
    // On its way it is drawn for the greater of both places.
    property real drawn
    readonly property bool lively: !host.still && !Theme.reducedMotion
    readonly property real raise: Theme.reducedMotion ? 0 : chosen ? Theme.lift : hovered && movable ? Theme.hoverLift : 0

    function flash() {
        flashTimer.restart();
    }

    // Lie where the model says. Without gliding where the table itself has moved.
    function lie(moved: bool) {
        gliding = moved && lain && lively;
        const next = host.spot(arrived ? zone : model.origin, arrived ? slot : 0);
        drawn = gliding ? Math.max(next.width, width) : next.width;
        goal = next;
    }

    // A card that goes to another place. Reduced motion fades and marks it there; its neighbours only close up.
    function move() {
        lie(true);
        if (lain && Theme.reducedMotion) {
            fade.restart();
            flash();
        }
    }

    x: goal.x + drag.offset.x
    y: goal.y + drag.offset.y
    z: drag.active ? Theme.topmost : motionX.running || motionY.running ? Theme.topmost - 1 : slot
    width: goal.width
    height: goal.height
    visible: goal.width > 0 && (leaving || host.shows(zone))
    enabled: !leaving && !covered
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: model.name
    Accessible.checkable: movable
    Accessible.checked: chosen
    Accessible.ignored: leaving || covered
    Accessible.onPressAction: click()
    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)
    Keys.onSpacePressed: host.showPreview(root)
    onClicked: {
        if (movable)
            host.table.prompt.pick(element);
        host.clicked(root);
    }
    readonly property bool pointed: hovered || visualFocus
    onPointedChanged: host.point(root)
    onPressed: {
        previewTimer.stop();
        host.hidePreview();
    }
    onPressAndHold: host.showPreview(root)
    onHoveredChanged: hovered ? previewTimer.restart() : host.hidePreview()
    onActiveFocusChanged: if (!activeFocus)
        host.hidePreview()
    onZoneChanged: move()
    onSlotChanged: lie(true)
    onArrivedChanged: move()
    onTurnedChanged: if (Theme.reducedMotion && lain && !covered && place?.counted) {
        fade.restart();
        host.turnedOver(root);
    }
    Component.onCompleted: {
        lie(false);
        lain = true;
        if (!arrived) {
            deal.interval = 1 + host.arrive();
            deal.start();
        }
    }

    Connections {
        target: root.host

        function onRelayout() {
            root.lie(false);
        }
    }
    Connections {
        target: root.place

        function onXChanged() {
            root.lie(false);
        }
        function onYChanged() {
            root.lie(false);
        }
        function onStepChanged() {
            root.lie(true);
        }
        function onCardWidthChanged() {
            root.lie(true);
        }
    }

    function press(event: var) {
        if (!event.isAutoRepeat && !host.guarded)
            click();
    }

    Timer {
        id: deal

        onTriggered: root.arrived = true
    }
    Timer {
        id: previewTimer

        interval: Theme.previewDelay
        onTriggered: if (root.hovered)
            root.host.showPreview(root)
    }
    Timer {
        id: flashTimer

        interval: Theme.ringTime
    }

    Behavior on x {
        enabled: root.gliding && !drag.active
        Move {
            id: motionX
        }
    }
    Behavior on y {
        enabled: root.gliding && !drag.active
        Move {
            id: motionY
        }
    }
    Behavior on width {
        enabled: root.gliding
        Move {
            onRunningChanged: if (!running)
                root.drawn = root.goal.width
        }
    }
    Behavior on height {
        enabled: root.gliding
        Move {}
    }

    NumberAnimation {
        id: fade

        target: root
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.fadeTime
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        enabled: root.movable
        onTapped: root.host.table.prompt.turn(root.element)
    }

    DragHandler {
        id: drag

        readonly property point offset: active ? Qt.point(activeTranslation.x, activeTranslation.y) : Qt.point(0, 0)
        property point last

        target: null
        enabled: root.movable
        onCentroidChanged: if (active)
            last = root.mapToItem(root.host, centroid.position)
        onActiveChanged: {
            root.host.hidePreview();
            root.gliding = root.lively;
            if (!active)
                root.host.table.prompt.drop(root.element, root.host.zoneAt(last));
        }
    }

    contentItem: Item {
        Repeater {
            model: Math.max(0, Math.min(root.place?.edges ?? Theme.pileEdges, root.model.count - 1))

            Rectangle {
                required property int index

                x: -(index + 1) * Theme.pileEdge
                y: (index + 1) * Theme.pileEdge
                z: -index - 1
                width: root.width
                height: root.height
                radius: root.width * Theme.cardRadius
                color: Theme.paperEdge
                border.color: Theme.paperLine
                border.width: Theme.hairline
            }
        }

        CardBody {
            width: parent.width
            height: parent.height
            y: -root.raise
            drawn: root.drawn
            face: root.model.face
            back: root.model.back
            faceUp: root.model.faceUp && root.arrived
            turned: root.turned
            dim: root.closed && !root.aimed ? root.place?.closedOpacity ?? root.closedOpacity : 1
            raised: root.chosen || drag.active
            lively: root.lively

            Behavior on y {
                enabled: root.lively
                NumberAnimation {
                    duration: Theme.selectTime
                    easing.type: Easing.BezierSpline
                    easing.bezierCurve: Theme.standard
                }
            }

            CardRings {
                corner: root.width * Theme.cardRadius
                chosen: root.chosen
                aimed: root.aimed
                marked: flashTimer.running || root.host.marked.includes(root.element)
                focused: root.visualFocus
                tag: root.place?.tagged ? root.model.tag : ""
                count: root.place?.counted && root.model.faceUp ? root.model.count : 0
            }
        }
    }
}
