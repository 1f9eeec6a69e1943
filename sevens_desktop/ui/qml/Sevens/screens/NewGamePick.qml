pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens
import Sevens.Core

// An option that chooses some of a few things, shown as cards.
Column {
    id: root

    required property NewGame game
    required property var option
    readonly property int count: option.items.length

    spacing: Theme.space12

    RowLayout {
        width: parent.width
        spacing: Theme.space16

        Label {
            role: Theme.section
            text: root.option.label
            Accessible.role: Accessible.Heading
        }
        Label {
            Layout.fillWidth: true
            text: root.option.problem || root.option.note
            color: root.option.problem ? Theme.negative : Theme.text3
            horizontalAlignment: Text.AlignRight
            elide: Text.ElideRight
        }
    }

    Row {
        id: row

        width: parent.width
        spacing: Theme.gap

        Rows {
            id: items

            entries: root.option.items

            T.AbstractButton {
                id: item

                required property int index
                readonly property var modelData: items.entry(index)

                width: Math.floor(Math.min(Theme.pickCard, (row.width - (root.count - 1) * row.spacing) / root.count))
                height: Theme.cardHeight(width) + Theme.space8 + (root.option.bySeat ? 2 : 1) * Theme.scaled(Theme.caption.line)
                activeFocusOnTab: true
                focusPolicy: Qt.StrongFocus
                hoverEnabled: true
                Accessible.role: Accessible.CheckBox
                Accessible.name: modelData.label
                Accessible.description: modelData.owner
                Accessible.checkable: true
                Accessible.checked: modelData.chosen
                Accessible.onPressAction: click()
                Accessible.onToggleAction: click()
                Keys.onReturnPressed: click()
                Keys.onEnterPressed: click()
                onClicked: root.game.togglePick(root.option.key, modelData.value)

                contentItem: Item {
                    Face {
                        id: face

                        width: parent.width
                        key: item.modelData.face
                        opacity: item.modelData.chosen || root.option.random ? 1 : Theme.offOpacity

                        Shadow {
                            kind: "small"
                        }
                    }
                    Rectangle {
                        x: parent.width - width * Theme.markOver
                        y: -height * (1 - Theme.markOver)
                        width: Theme.markSide
                        height: width
                        radius: width / 2
                        color: Theme.accent
                        visible: item.modelData.chosen

                        Icon {
                            anchors.centerIn: parent
                            name: "check"
                            tone: Theme.accentInk
                            side: Theme.iconSmall
                        }
                    }
                    Label {
                        y: face.height + Theme.space8
                        width: parent.width
                        role: Theme.caption
                        text: item.modelData.label
                        color: item.modelData.chosen ? Theme.text2 : Theme.text3
                        horizontalAlignment: Text.AlignHCenter
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: Theme.caption.size
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                    Label {
                        y: face.height + Theme.space8 + Theme.scaled(Theme.caption.line)
                        width: parent.width
                        role: Theme.captionStrong
                        text: item.modelData.owner
                        color: Theme.accent
                        horizontalAlignment: Text.AlignHCenter
                        elide: Text.ElideRight
                        visible: text !== ""
                        Accessible.ignored: true
                    }
                }

                Ring {
                    around: face.width * Theme.cardRadius
                    distance: Theme.focusGap + Theme.stroke
                    tone: Theme.focus
                    visible: item.visualFocus
                }
            }
        }
    }

    RowLayout {
        width: parent.width
        spacing: Theme.space12

        Button {
            iconName: "dice"
            role: Theme.bodyStrong
            text: root.option.randomLabel
            onClicked: root.game.pickRandom(root.option.key)
        }
        Label {
            Layout.fillWidth: true
            text: root.option.tip
            color: Theme.text3
            elide: Text.ElideRight
        }
    }
}
