pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The one place to act: what is asked, what follows, and the buttons.
Rectangle {
    id: root

    required property Table table
    property string marked
    readonly property Prompt prompt: table.prompt
    // Fixed by the size of the window and of the text, so that the bar never moves within a game.
    readonly property bool stacked: tall || width < Theme.scaled(Theme.promptBreadth)
    // Beside the cards: greater words, the buttons under them.
    property bool tall: false
    // What stands in a tall bar over the words at the right, and beside its buttons.
    property string remark
    property Component aside
    property bool asideShown: true
    // What stands there while nobody here is asked.
    property string idle
    // What the thing under the pointer or the keyboard would do, `title` and `line`, while nothing is selected.
    property var glance: ({})
    readonly property bool glancing: prompt.active && prompt.selected.length === 0 && "title" in glance
    property bool skippable: idle !== ""
    property bool guarded: false

    // Under the words of a narrow bar there is room for names only.
    readonly property bool keyless: stacked && !roomy
    // Badges of many seats leave no room for their keys, which stand at the seats as well.
    readonly property bool crowded: prompt.buttons.length * Theme.scaled(Theme.seatButton) > width * Theme.promptShare

    signal skipped

    implicitHeight: Theme.promptHeight(stacked)
    radius: Theme.radiusPrompt
    color: Theme.surface2
    border.color: Theme.lineStrong
    border.width: Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: prompt.title

    readonly property bool roomy: tall && !Theme.low && !Theme.compact

    function primary(): Button {
        for (let index = buttons.count - 1; index >= 0; --index) {
            const button = buttons.itemAt(index) as Button;
            if (button.primary)
                return button;
        }
        return null;
    }

    function stops(): list<Item> {
        const found = [];
        for (let index = 0; index < buttons.count; ++index)
            found.push(buttons.itemAt(index));
        return skip.visible ? [...found, skip] : found;
    }

    Shadow {
        kind: "prompt"
    }

    GridLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gap + (Theme.compact ? 0 : Theme.space4)
        anchors.rightMargin: anchors.leftMargin
        anchors.topMargin: root.roomy ? Theme.space16 : Theme.space4
        anchors.bottomMargin: root.roomy ? Theme.space16 : Theme.space4
        columns: root.stacked ? 1 : 2
        columnSpacing: Theme.space16
        rowSpacing: Theme.space4

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap

            Emblem {
                name: root.prompt.emblem
                tone: Theme.text1
                side: Theme.promptEmblem
                visible: name !== "" && !root.tall
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                RowLayout {
                    Layout.fillWidth: true
                    spacing: Theme.space16

                    Label {
                        Layout.fillWidth: true
                        role: root.roomy ? Theme.section : Theme.title
                        text: root.glancing ? root.glance.title : root.prompt.active ? root.prompt.title : root.idle || root.prompt.title
                        elide: Text.ElideRight
                    }
                    Label {
                        role: Theme.small
                        text: root.remark
                        color: Theme.text3
                        visible: text !== "" && root.roomy
                        Accessible.ignored: true
                    }
                }
                Styled {
                    Layout.fillWidth: true
                    Layout.fillHeight: root.tall
                    Layout.topMargin: root.roomy ? Theme.space4 : 0
                    role: root.roomy ? Theme.reading : Theme.low ? Theme.small : Theme.body
                    words: root.glancing ? root.glance.line : root.prompt.line
                    wrapMode: Text.Wrap
                    verticalAlignment: root.tall ? Text.AlignTop : Text.AlignVCenter
                    maximumLineCount: root.tall ? 3 : 2
                    elide: Text.ElideRight
                    visible: words !== ""
                }
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
            Layout.fillWidth: root.tall
            Layout.preferredWidth: Math.min(implicitWidth, root.width * (root.stacked ? 1 : Theme.promptShare) - 2 * Theme.space24)
            spacing: Theme.space16

            Loader {
                active: root.tall && root.asideShown
                sourceComponent: root.aside
                visible: active
            }
            Item {
                Layout.fillWidth: true
                visible: root.tall
            }

            Repeater {
                id: buttons

                model: root.prompt.buttons

                Button {
                    required property var modelData

                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    implicitHeight: root.stacked && !root.roomy ? Theme.target : Theme.primaryTarget
                    kind: modelData.kind
                    text: modelData.text
                    label: modelData.label
                    who: modelData.seat >= 0 ? root.table.seats[modelData.seat] : null
                    key: root.keyless || root.crowded && modelData.seat >= 0 ? "" : modelData.key
                    guarded: root.guarded
                    onClicked: root.prompt.press(modelData.id)

                    Ring {
                        around: Theme.radiusButton
                        distance: Theme.ringGap + Theme.stroke
                        tone: Theme.info
                        visible: root.marked === parent.modelData.id
                    }
                }
            }

            Button {
                id: skip

                kind: "quiet"
                iconName: "skip"
                text: qsTr("Skip the pauses")
                key: root.keyless ? "" : "."
                visible: root.skippable
                onClicked: root.skipped()
            }
        }
    }
}
