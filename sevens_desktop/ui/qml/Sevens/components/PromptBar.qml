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
    readonly property bool stacked: width < Theme.scaled(Theme.promptBreadth)
    // What stands there while nobody here is asked.
    property string idle
    property bool guarded: false

    signal skipped

    implicitHeight: Theme.promptHeight(stacked)
    radius: Theme.radiusPrompt
    color: Theme.surface2
    border.color: Theme.lineStrong
    border.width: Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: prompt.title

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
        anchors.topMargin: Theme.space4
        anchors.bottomMargin: Theme.space4
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
                visible: name !== ""
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Label {
                    Layout.fillWidth: true
                    role: Theme.title
                    text: root.prompt.active ? root.prompt.title : root.idle || root.prompt.title
                    elide: Text.ElideRight
                }
                Styled {
                    Layout.fillWidth: true
                    role: Theme.low ? Theme.small : Theme.body
                    words: root.prompt.line
                    wrapMode: Text.Wrap
                    maximumLineCount: 2
                    elide: Text.ElideRight
                    visible: words !== ""
                }
            }
        }

        RowLayout {
            Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
            Layout.fillWidth: false
            Layout.preferredWidth: Math.min(implicitWidth, root.width * (root.stacked ? 1 : Theme.promptShare) - 2 * Theme.space24)
            spacing: Theme.space16

            Repeater {
                id: buttons

                model: root.prompt.buttons

                Button {
                    required property var modelData

                    Layout.fillWidth: true
                    Layout.maximumWidth: implicitWidth
                    implicitHeight: root.stacked ? Theme.target : Theme.primaryTarget
                    kind: modelData.kind
                    text: modelData.text
                    label: modelData.label
                    who: modelData.seat >= 0 ? root.table.seats[modelData.seat] : null
                    key: root.stacked ? "" : modelData.key
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
                key: "."
                visible: root.idle !== ""
                onClicked: root.skipped()
            }
        }
    }
}
