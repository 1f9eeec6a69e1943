pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// After the Abyss is opened: the own sins, each with what a Stone on it would do.
Panel {
    id: root

    required property Prompt prompt
    required property var placing
    property bool guarded: false
    readonly property list<var> rows: placing.rows ?? []

    function stops(): list<Item> {
        const found = [];
        for (let index = 0; index < tiles.count; ++index)
            found.push(tiles.itemAt(index));
        return found;
    }
    function tileOf(element: string): Item {
        return tiles.itemAt(rows.findIndex(row => row.element === element));
    }

    color: Theme.surface1

    MouseArea {
        anchors.fill: parent
    }
    Label {
        id: title

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.gap
        width: parent.width - 2 * Theme.space16
        role: Theme.title
        text: root.placing.title ?? ""
        horizontalAlignment: Text.AlignHCenter
        elide: Text.ElideRight
    }

    Row {
        id: row

        anchors.horizontalCenter: parent.horizontalCenter
        y: title.y + title.height + Theme.gap
        height: parent.height - y - Theme.gap
        spacing: Theme.space12

        Repeater {
            id: tiles

            model: root.rows

            Pressable {
                id: tile

                required property var modelData
                readonly property bool chosen: root.prompt.selected.includes(modelData.element)

                width: Math.min(Theme.scaled(Theme.placeWidth), (root.width - 2 * Theme.space16 - (root.rows.length - 1) * row.spacing) / root.rows.length)
                height: row.height
                guarded: root.guarded
                Accessible.role: Accessible.CheckBox
                Accessible.name: `${modelData.name}, ${modelData.cards}: ${modelData.points}, ${modelData.after}`
                Accessible.checkable: true
                Accessible.checked: chosen
                Accessible.onToggleAction: click()
                onClicked: root.prompt.pick(modelData.element)

                background: Rectangle {
                    radius: Theme.radiusButton
                    color: tile.chosen ? Theme.faint(Theme.accent) : tile.hovered ? Theme.surface2 : Theme.none
                    border.color: tile.chosen ? Theme.accent : Theme.line
                    border.width: tile.chosen ? Theme.stroke : Theme.hairline
                }

                contentItem: Item {
                    Column {
                        anchors.centerIn: parent
                        spacing: Theme.space4

                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            spacing: Theme.space8

                            SinSeal {
                                sin: tile.modelData.sin
                                side: Theme.low ? Theme.badge : Theme.badgeVerdict
                            }
                            Stone {
                                anchors.verticalCenter: parent.verticalCenter
                                side: Theme.badgeLog
                                empty: !tile.chosen
                            }
                        }
                        Label {
                            anchors.horizontalCenter: parent.horizontalCenter
                            width: Math.min(implicitWidth, tile.width - Theme.space8)
                            role: Theme.bodyStrong
                            text: `${tile.modelData.cards} ${tile.modelData.name}`
                            elide: Text.ElideRight
                            Accessible.ignored: true
                        }
                        Row {
                            anchors.horizontalCenter: parent.horizontalCenter
                            spacing: Theme.space8

                            Label {
                                role: tile.chosen ? Theme.body : Theme.bodyStrong
                                text: tile.modelData.points
                                color: tile.chosen ? Theme.text3 : Theme.text1
                                Accessible.ignored: true
                            }
                            Icon {
                                anchors.verticalCenter: parent.verticalCenter
                                name: "forward"
                                tone: Theme.text3
                                side: Theme.iconSmall
                            }
                            Label {
                                role: tile.chosen ? Theme.bodyStrong : Theme.body
                                text: tile.modelData.after
                                color: tile.chosen ? Theme.accent : Theme.text3
                                Accessible.ignored: true
                            }
                        }
                    }
                }

                FocusRing {
                    visible: tile.visualFocus
                }
            }
        }
    }
}
