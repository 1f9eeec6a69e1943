pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// A calm note: a hint, with the chances of winning that it was found by, or a word to the first game. Closed by a click.
Bubble {
    id: root

    property string iconName: "hint"
    property string title
    property list<string> lines
    property alias chances: chances.model
    // It is still being found, and can be given up.
    property bool awaited: false
    property alias links: links.data

    signal closed

    Accessible.role: Accessible.Note
    Accessible.name: [title, ...lines].join(". ")

    function stops(): list<Item> {
        return [done];
    }

    RowLayout {
        width: parent.width
        spacing: Theme.space8

        Icon {
            name: root.iconName
            tone: Theme.info
        }
        Label {
            Layout.fillWidth: true
            role: Theme.strong
            text: root.title
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    Repeater {
        model: root.lines

        Label {
            required property string modelData

            width: root.width - 2 * Theme.gap - Theme.space8
            text: modelData
            color: Theme.text2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
    }
    Repeater {
        id: chances

        ChanceBar {
            required property var modelData

            width: parent?.width ?? 0
            chance: modelData
            track: Theme.surface1
        }
    }
    Flow {
        width: parent.width
        spacing: Theme.gap

        Button {
            id: done

            text: root.awaited ? qsTr("Cancel") : qsTr("Understood")
            role: Theme.bodyStrong
            onClicked: root.closed()
        }
        Row {
            id: links

            spacing: Theme.gap
        }
    }
}
