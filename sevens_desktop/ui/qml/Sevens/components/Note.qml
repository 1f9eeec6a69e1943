pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// A calm note: a hint or a word to the first game. Closed by a click.
Bubble {
    id: root

    property string iconName: "hint"
    property string title
    property list<string> lines
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
    Flow {
        width: parent.width
        spacing: Theme.gap

        Button {
            id: done

            text: qsTr("Understood")
            role: Theme.bodyStrong
            onClicked: root.closed()
        }
        Row {
            id: links

            spacing: Theme.gap
        }
    }
}
