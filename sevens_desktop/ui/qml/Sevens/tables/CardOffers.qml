pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// Sets of cards to choose among: what pays for a stage, what is turned in for a token.
Panel {
    id: root

    required property var offers
    required property Prompt prompt
    property list<string> marked
    property bool guarded: false

    function stops(): list<Item> {
        const found = [];
        for (let index = 0; index < sets.count; ++index)
            found.push(sets.itemAt(index));
        return found;
    }
    function itemOf(element: string): Item {
        return stops().find(item => item.element === element) ?? null;
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: offers.title ?? ""

    Column {
        anchors.fill: parent
        anchors.margins: Theme.low ? Theme.space8 : Theme.space16
        spacing: Theme.space8

        Caption {
            text: root.offers.title ?? ""
        }
        Flow {
            width: parent.width
            spacing: Theme.space8

            Repeater {
                id: sets

                model: root.offers.items ?? []

                Pressable {
                    id: set

                    required property var modelData
                    readonly property string element: modelData.element
                    readonly property int number: root.prompt.order.indexOf(element) + 1
                    readonly property bool chosen: root.prompt.selected.includes(element)

                    implicitWidth: row.implicitWidth + 2 * Theme.space12
                    implicitHeight: Math.max(Theme.target, row.implicitHeight + Theme.space8)
                    guarded: root.guarded
                    Accessible.name: modelData.text
                    Accessible.checkable: true
                    Accessible.checked: chosen
                    onClicked: root.prompt.pick(element)

                    background: Rectangle {
                        radius: Theme.radiusButton
                        color: set.chosen ? Theme.faint(Theme.accent) : set.hovered ? Theme.surface3 : Theme.surface2
                        border.color: set.chosen ? Theme.accent : root.marked.includes(set.element) ? Theme.info : Theme.lineStrong
                        border.width: set.chosen ? Theme.stroke : Theme.hairline
                    }

                    contentItem: Item {
                        Row {
                            id: row

                            anchors.centerIn: parent
                            spacing: Theme.space4

                            Repeater {
                                model: set.modelData.cards

                                Rectangle {
                                    id: card

                                    required property var modelData

                                    anchors.verticalCenter: parent?.verticalCenter
                                    width: Theme.tallySide
                                    height: width
                                    radius: Theme.radiusMark
                                    color: Theme.family(modelData.family)

                                    Emblem {
                                        anchors.centerIn: parent
                                        name: card.modelData.emblem
                                        tone: Theme.ink
                                        side: parent.width * Theme.tallyEmblem
                                    }
                                }
                            }
                            Label {
                                anchors.verticalCenter: parent.verticalCenter
                                leftPadding: Theme.space4
                                rightPadding: Theme.space4
                                role: Theme.low ? Theme.small : Theme.body
                                text: set.modelData.text
                                Accessible.ignored: true
                            }
                            Kbd {
                                anchors.verticalCenter: parent.verticalCenter
                                key: set.number > 0 ? set.number : ""
                            }
                        }
                    }

                    FocusRing {
                        visible: set.visualFocus
                    }
                }
            }
        }
    }
}
