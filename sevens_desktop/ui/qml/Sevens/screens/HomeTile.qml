import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens

// A game on the first screen: its picture, what it is, how many and how long.
T.AbstractButton {
    id: root

    required property var modelData
    readonly property var look: Theme.games[modelData.slug]

    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: modelData.title
    Accessible.description: modelData.summary
    Accessible.onPressAction: click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Rectangle {
        radius: Theme.radiusTile
        color: root.look.ground
        border.color: root.hovered ? root.look.line : Theme.half(root.look.line)
        border.width: Theme.hairline

        FocusRing {
            around: Theme.radiusTile
            visible: root.visualFocus
        }
    }

    contentItem: ColumnLayout {
        spacing: 0

        TileArt {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.margins: Theme.hairline
            slug: root.modelData.slug
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.margins: Theme.tileMargin
            Layout.topMargin: Theme.space8
            spacing: Theme.space8

            Label {
                Layout.fillWidth: true
                role: Theme.section
                text: root.modelData.title
                color: Theme.paper
                elide: Text.ElideRight
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.body.size
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.scaled(Theme.tileLines * Theme.small.line)
                role: Theme.small
                text: root.modelData.summary
                color: root.look.text
                verticalAlignment: Text.AlignTop
                wrapMode: Text.Wrap
                maximumLineCount: Theme.tileLines
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.space8

                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.space16

                    HomeFact {
                        iconName: "person"
                        text: root.modelData.seats
                        tone: root.look.bar
                    }
                    HomeFact {
                        iconName: "clock"
                        text: root.modelData.minutes
                        tone: root.look.bar
                    }
                }
                Icon {
                    name: "chevron_right"
                    tone: root.look.bar
                    side: Theme.scaled(Theme.iconSmall)
                }
            }
        }
    }
}
