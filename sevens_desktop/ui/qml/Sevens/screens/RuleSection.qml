import QtQuick
import QtQuick.Layouts
import Sevens

// A section of the rules; the words that were searched for are marked.
Item {
    id: root

    required property var modelData
    readonly property var section: modelData.section
    property bool current: false
    property bool focused: false
    property bool searched: false

    implicitHeight: column.implicitHeight + 2 * Theme.space12
    Accessible.role: Accessible.ListItem
    Accessible.name: `${section.title}. ${section.text.replace(/<[^>]*>/g, "")} ${section.rules.join(", ")}`

    Panel {
        anchors.fill: parent
        color: Theme.surface2
        border.color: root.focused ? Theme.focus : Theme.lineStrong
        border.width: root.focused ? Theme.stroke : Theme.hairline
        visible: root.current
    }
    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
        visible: !root.current
    }

    ColumnLayout {
        id: column

        x: Theme.space16 + Theme.stroke
        y: Theme.space12
        width: parent.width - 2 * x
        spacing: Theme.space4

        RowLayout {
            Layout.fillWidth: true

            Label {
                Layout.fillWidth: true
                role: Theme.nameSmall
                text: root.section.title
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Label {
                Layout.alignment: Qt.AlignTop
                role: Theme.caption
                text: root.section.number
                color: Theme.text3
                Accessible.ignored: true
            }
        }
        Label {
            Layout.fillWidth: true
            role: Theme.reading
            textFormat: Text.RichText
            text: root.searched ? root.section.text.replace(/<b>/g, `<span style="background-color:${Theme.accent};color:${Theme.accentInk}">`).replace(/<\/b>/g, "</span>") : root.section.text
            color: Theme.text2
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        Label {
            Layout.fillWidth: true
            role: Theme.caption
            text: root.section.rules.join(" · ")
            color: Theme.text3
            wrapMode: Text.Wrap
            visible: text !== ""
            Accessible.ignored: true
        }
    }
}
