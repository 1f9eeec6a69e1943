import QtQuick
import Sevens

// One line of the log: whose, what, when. A click shows the cards that it speaks of.
Item {
    id: root

    required property var model
    required property int index

    readonly property bool current: ListView.isCurrentItem && (ListView.view?.activeFocus ?? false)

    signal picked(elements: list<string>)

    function pick() {
        picked(model.elements);
    }

    implicitHeight: words.height + 2 * Theme.space8
    Accessible.role: Accessible.ListItem
    Accessible.name: model.plain
    Accessible.onPressAction: pick()

    Badge {
        y: Theme.space8
        colour: root.model.colour
        initials: root.model.initials
        outline: root.model.outline
        ring: root.index === 0 && root.model.strong
        side: Theme.badgeLog
        visible: root.model.seat >= 0
    }
    Emblem {
        y: Theme.space8
        name: root.model.seat < 0 ? root.model.emblem : ""
        tone: Theme.gilt
        side: Theme.badgeLog
    }

    Column {
        id: words

        x: Theme.logIndent
        y: Theme.space8
        width: root.width - x

        Styled {
            width: parent.width
            role: Theme.small
            words: root.model.text
            color: root.index === 0 ? Theme.text1 : Theme.text2
            emphasis: root.model.strong && root.index > 0 ? Theme.accent : Theme.text1
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            role: Theme.caption
            text: root.model.caption
            color: Theme.text3
            wrapMode: Text.Wrap
            visible: text !== ""
            Accessible.ignored: true
        }
    }

    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }

    Ring {
        around: Theme.radiusMark
        tone: Theme.focus
        visible: root.current
    }

    TapHandler {
        onTapped: root.pick()
    }
}
