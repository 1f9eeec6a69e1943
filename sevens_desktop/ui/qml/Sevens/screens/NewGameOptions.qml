pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// Variants and house options, the pace of bots and the seed.
Column {
    id: root

    required property NewGame game
    property bool opened: false

    readonly property list<var> simple: game.options.filter(option => option.kind !== "pick")
    readonly property list<var> shown: simple.filter(option => !option.more || opened)

    spacing: Theme.space16

    Label {
        role: Theme.section
        text: qsTr("Options")
        Accessible.role: Accessible.Heading
    }

    Panel {
        width: parent.width
        height: rows.height + 2 * Theme.space8

        Column {
            id: rows

            x: Theme.space16 + Theme.space4
            y: Theme.space8
            width: parent.width - 2 * x

            Rows {
                id: options

                entries: root.shown

                OptionRow {
                    required property int index

                    width: rows.width
                    modelData: options.entry(index)
                    first: index === 0
                    onChanged: value => root.game.setOption(modelData.key, value)
                }
            }
            LinkButton {
                strong: true
                text: root.opened ? qsTr("Fewer options") : qsTr("More options")
                visible: root.simple.some(option => option.more)
                onClicked: root.opened = !root.opened
            }
        }
    }

    Panel {
        width: parent.width
        height: last.implicitHeight + 2 * Theme.space16

        ColumnLayout {
            id: last

            x: Theme.space16 + Theme.space4
            y: Theme.space16
            width: parent.width - 2 * x
            spacing: Theme.space8

            PaceSlider {
                Layout.fillWidth: true
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.space12

                ColumnLayout {
                    Layout.fillWidth: true
                    spacing: 0

                    Label {
                        role: Theme.bodyStrong
                        text: qsTr("Seed")
                        Accessible.ignored: true
                    }
                    Label {
                        Layout.fillWidth: true
                        role: Theme.caption
                        text: qsTr("Same seed, same shuffle.")
                        color: Theme.text3
                        wrapMode: Text.Wrap
                    }
                }
                Field {
                    Layout.preferredWidth: Theme.scaled(Theme.seedWidth)
                    label: qsTr("Seed")
                    text: root.game.seed
                    problem: root.game.seedProblem
                    maximumLength: 40
                    onTextEdited: root.game.setSeed(text)
                }
                Button {
                    iconName: "dice"
                    iconOnly: true
                    label: qsTr("Another seed")
                    onClicked: root.game.rollSeed()
                }
            }
            Label {
                Layout.fillWidth: true
                role: Theme.caption
                text: root.game.seedProblem
                color: Theme.negative
                wrapMode: Text.Wrap
                visible: text !== ""
            }
        }
    }
}
