import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// Why a thing cannot be done: the reason, what is possible, the rule.
Bubble {
    id: root

    required property Prompt prompt
    readonly property var reason: prompt.reason

    signal ruleAsked(rule: string)
    // Sent through Qt.callLater, as in View.
    signal opened

    visible: "title" in reason
    edge: Theme.negative
    Accessible.role: Accessible.AlertMessage
    Accessible.name: visible ? `${reason.title}. ${reason.text}` : ""

    function stops(): list<Item> {
        return [moves, rule].filter(item => item.visible);
    }

    onVisibleChanged: if (visible)
        Qt.callLater(opened)
    onOpened: moves.forceActiveFocus(Qt.TabFocusReason)

    RowLayout {
        width: parent.width
        spacing: Theme.space8

        Icon {
            name: "warning"
            tone: Theme.negative
        }
        Label {
            Layout.fillWidth: true
            role: Theme.strong
            text: root.reason.title ?? ""
            color: Theme.negative
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    Label {
        width: parent.width
        role: Theme.reading
        text: root.reason.text ?? ""
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Styled {
        width: parent.width
        words: root.reason.possible ?? ""
        wrapMode: Text.Wrap
        visible: text !== ""
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        Button {
            id: moves

            text: qsTr("Show my moves")
            role: Theme.bodyStrong
            onClicked: root.prompt.closeWhy()
        }
        LinkButton {
            id: rule

            strong: true
            text: root.reason.ruleLabel ?? ""
            visible: text !== ""
            onClicked: root.ruleAsked(root.reason.rule)
        }
        LinkButton {
            key: "Esc"
            text: qsTr("close")
            onClicked: root.prompt.closeWhy()
        }
    }
}
