import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens

// One decision: when, what, the chance of winning with it. A click shows it on the table.
T.AbstractButton {
    id: root

    // `step, turn, text, share, percent, costly, label`
    required property var move
    readonly property bool known: move.percent !== ""

    implicitHeight: Theme.grow(36, 20)
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: move.label
    Accessible.onPressAction: click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: Theme.radiusMark
        color: root.hovered ? Theme.faint(Theme.text2) : Theme.none
    }

    contentItem: RowLayout {
        spacing: Theme.space12

        Label {
            Layout.preferredWidth: Theme.scaled(Theme.moveTurn)
            role: Theme.small
            text: root.move.turn
            color: Theme.text3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Label {
            Layout.fillWidth: true
            role: root.move.costly ? Theme.bodyStrong : Theme.body
            text: root.move.text
            color: root.move.costly ? Theme.negative : Theme.text1
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Bar {
            Layout.preferredWidth: Theme.scaled(Theme.moveBar)
            Layout.rightMargin: Theme.space4
            implicitHeight: Theme.space8
            share: root.move.share
            tone: Theme.info
            visible: root.known
        }
        Label {
            Layout.preferredWidth: Theme.scaled(Theme.chanceFigure)
            role: Theme.captionStrong
            text: root.move.percent
            color: Theme.text2
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
    }

    FocusRing {
        around: Theme.radiusMark
        visible: root.visualFocus
    }
}
