import QtQuick
import QtQuick.Layouts
import Sevens

// Covers everything while the screen is passed on.
FocusScope {
    id: root

    required property var curtain

    signal lowered
    signal rulesAsked
    signal paused

    focus: true
    Accessible.role: Accessible.Dialog
    Accessible.name: curtain.title ?? ""
    Component.onCompleted: show.forceActiveFocus(Qt.TabFocusReason)
    Keys.onUpPressed: scroll.contentY = Math.max(0, scroll.contentY - Theme.space48)
    Keys.onDownPressed: scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + Theme.space48))

    // The medallion gives way first, then the lines scroll: title and button are always there.
    readonly property real gaps: 4 * column.spacing + foot.height + Theme.space24
    readonly property real room: height - title.height - show.height - note.height - gaps
    readonly property real linesRoom: Math.min(lines.implicitHeight + 2 * Theme.space12, room - Math.min(Theme.curtainMedalLeast, room / 3))
    readonly property real medal: Math.max(0, Math.min(Theme.curtainMedal, room - (panel.visible ? linesRoom : 0)))

    Ground {
        anchors.fill: parent
        inner: Theme.curtainGround
        middle: Theme.curtainMiddle
        outer: Theme.curtainEdge
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        acceptedButtons: Qt.AllButtons
    }
    Rings {
        anchors.fill: parent
        centreY: column.y + middle.y + middle.height / 2
        first: Theme.curtainFirst
        count: Theme.curtainRings
        tone: Theme.curtainRing
    }

    ColumnLayout {
        id: column

        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.max(Theme.space16, (parent.height - foot.height - height) / 2)
        width: parent.width - 2 * Theme.space48
        spacing: Theme.low ? Theme.space12 : Theme.space24

        Label {
            id: title

            Layout.fillWidth: true
            role: Theme.cramped ? Theme.section : Theme.low ? Theme.verdict : Theme.curtainTitle
            text: root.curtain.title ?? ""
            color: Theme.text1
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }

        Item {
            id: middle

            Layout.alignment: Qt.AlignHCenter
            implicitWidth: root.medal
            implicitHeight: root.medal

            Star {
                anchors.centerIn: parent
                side: root.medal
                tone: Theme.curtainStar
            }
            Polygon {
                anchors.centerIn: parent
                side: root.medal * Theme.curtainInner
                down: true
                fill: Theme.curtainBadge
                edge: Theme.gilt
                edgeWidth: Theme.stroke
            }
            Badge {
                anchors.centerIn: parent
                side: root.medal * Theme.curtainInitial
                colour: root.curtain.colour ?? 1
                initials: root.curtain.initials ?? ""
                outline: root.curtain.outline ?? false
            }
        }

        ColumnLayout {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.space12

            Panel {
                id: panel

                Layout.alignment: Qt.AlignHCenter
                Layout.preferredWidth: Math.min(lines.implicitWidth + 2 * Theme.space24, column.width)
                Layout.preferredHeight: root.linesRoom
                color: Theme.curtainBadge
                border.color: Theme.curtainPanel
                radius: Theme.radiusPrompt
                visible: repeater.count > 0

                Flickable {
                    id: scroll

                    anchors.fill: parent
                    anchors.topMargin: Theme.space12
                    anchors.bottomMargin: Theme.space12
                    contentHeight: lines.height
                    clip: contentHeight > height
                    interactive: contentHeight > height
                    boundsBehavior: Flickable.StopAtBounds

                    ColumnLayout {
                        id: lines

                        x: Theme.space24
                        width: panel.width - 2 * x
                        spacing: Theme.space4

                        Repeater {
                            id: repeater

                            model: [...(root.curtain.lines ?? []), root.curtain.more ?? ""].filter(line => line !== "")

                            Styled {
                                required property string modelData

                                Layout.fillWidth: true
                                role: Theme.reading
                                words: modelData
                                horizontalAlignment: Text.AlignHCenter
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }
            }
            Button {
                id: show

                Layout.alignment: Qt.AlignHCenter
                implicitHeight: Theme.grow(56, 20)
                leftPadding: Theme.space32
                rightPadding: Theme.space32
                kind: "primary"
                role: Theme.buttonLarge
                iconName: "eye"
                text: root.curtain.button ?? ""
                key: "Enter"
                focus: true
                onClicked: root.lowered()
            }
            Label {
                id: note

                Layout.alignment: Qt.AlignHCenter
                Layout.maximumWidth: column.width
                role: Theme.small
                text: root.curtain.note ?? ""
                color: Theme.text2
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }
    }

    Item {
        id: foot

        anchors.bottom: parent.bottom
        width: parent.width
        height: Theme.primaryTarget + Theme.space24

        Button {
            x: Theme.space32
            kind: "quiet"
            role: Theme.body
            iconName: "menu"
            text: qsTr("Pause and save")
            onClicked: root.paused()
        }
        Button {
            anchors.right: parent.right
            anchors.rightMargin: Theme.space32
            kind: "quiet"
            role: Theme.body
            iconName: "rules"
            text: qsTr("Rules")
            key: "F1"
            onClicked: root.rulesAsked()
        }
    }
}
