import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens
import Sevens.Core

// Where the cat is; its owner can let it look.
T.AbstractButton {
    id: root

    required property var cat
    required property Prompt prompt
    property var holder: null
    property bool folded: false
    property bool marked: false
    property bool guarded: false
    readonly property alias button: peek

    function look() {
        prompt.clear();
        prompt.press("peek");
    }

    activeFocusOnTab: !cat.peek || activeFocus
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.StaticText
    Accessible.name: `${cat.title}. ${cat.text}`
    onClicked: prompt.why("cat")
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    background: Panel {
        color: Theme.half(Theme.surface1)

        Ring {
            around: Theme.radiusPanel
            distance: Theme.ringGap
            tone: Theme.info
            visible: root.marked
        }
        FocusRing {
            around: Theme.radiusPanel
            visible: root.visualFocus
        }
    }

    contentItem: ColumnLayout {
        anchors.fill: parent
        anchors.margins: root.folded ? Theme.space4 : Theme.space12
        spacing: root.folded ? 0 : Theme.space8

        Item {
            Layout.fillHeight: true
        }
        Item {
            Layout.alignment: Qt.AlignHCenter
            implicitWidth: Theme.catSide
            implicitHeight: Theme.catSide

            Rectangle {
                anchors.fill: parent
                radius: width / 2
                color: root.cat.holder >= 0 ? Theme.paper : Theme.none
                border.color: Theme.lineStrong
                border.width: root.cat.holder >= 0 ? 0 : Theme.hairline

                Emblem {
                    anchors.centerIn: parent
                    name: "cat"
                    tone: root.cat.holder >= 0 ? Theme.ink : Theme.text3
                    side: parent.width * Theme.tallyEmblem
                }
            }
            Badge {
                x: parent.width - width / 2
                y: parent.height - height + Theme.space4
                side: Math.min(Theme.badgeLog, Theme.catSide * Theme.tallyEmblem)
                colour: root.holder?.colour ?? 1
                initials: root.holder?.initials ?? ""
                outline: root.holder?.outline ?? false
                visible: root.holder !== null
            }
        }
        Label {
            Layout.fillWidth: true
            role: Theme.low ? Theme.caption : Theme.small
            text: root.cat.text
            color: Theme.text2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            maximumLineCount: root.folded ? 3 : 4
            elide: Text.ElideRight
            // In little room the button says enough.
            visible: !root.folded || !root.cat.peek
            Accessible.ignored: true
        }
        Button {
            id: peek

            Layout.alignment: Qt.AlignHCenter
            text: qsTr("Peek")
            key: "P"
            visible: root.cat.peek
            guarded: root.guarded
            onClicked: root.look()
        }
        Item {
            Layout.fillHeight: true
        }
    }
}
