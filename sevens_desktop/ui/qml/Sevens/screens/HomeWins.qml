pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens
import Sevens.Core

// The share of games won, by game.
HomePanel {
    id: root

    required property Library library

    signal opened

    title: qsTr("Your wins")
    figure: library.winsLine

    Repeater {
        model: root.library.wins

        RowLayout {
            id: entry

            required property var modelData

            Layout.fillWidth: true
            Layout.topMargin: Theme.space8
            spacing: Theme.space16
            Accessible.role: Accessible.StaticText
            Accessible.name: `${modelData.title}: ${modelData.percent} ${modelData.sample}`

            Label {
                Layout.preferredWidth: Theme.scaled(Theme.winsLabel)
                text: entry.modelData.title
                color: Theme.text2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Bar {
                Layout.fillWidth: true
                implicitHeight: Theme.space8
                share: entry.modelData.share
                tone: Theme.games[entry.modelData.slug].bar
            }
            Styled {
                Layout.preferredWidth: Theme.scaled(Theme.winsFigure)
                words: `<b>${entry.modelData.percent}</b> ${entry.modelData.sample}`
                color: Theme.text3
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
    }
    Label {
        Layout.fillWidth: true
        text: qsTr("Finish a game and its numbers appear here.")
        color: Theme.text3
        wrapMode: Text.Wrap
        visible: root.library.wins.length === 0
    }
    Item {
        Layout.fillHeight: true
    }
    Rule {
        Layout.fillWidth: true
    }
    T.AbstractButton {
        id: more

        Layout.fillWidth: true
        implicitHeight: Theme.target
        activeFocusOnTab: true
        focusPolicy: Qt.StrongFocus
        hoverEnabled: true
        Accessible.role: Accessible.Button
        Accessible.name: qsTr("All statistics")
        Accessible.onPressAction: click()
        Keys.onReturnPressed: click()
        Keys.onEnterPressed: click()
        onClicked: root.opened()

        contentItem: RowLayout {
            spacing: Theme.space12

            Icon {
                name: "chart"
                tone: Theme.accent
            }
            Label {
                Layout.fillWidth: true
                text: qsTr("All statistics")
                color: Theme.text2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                name: "chevron_right"
                tone: more.hovered ? Theme.text1 : Theme.text3
                side: Theme.iconSmall
            }
        }

        FocusRing {
            around: Theme.radiusMark
            visible: more.visualFocus
        }
    }
}
