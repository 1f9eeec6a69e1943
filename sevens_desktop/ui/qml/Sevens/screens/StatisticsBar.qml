import QtQuick
import QtQuick.Layouts
import Sevens

// A share of wins beside what chance alone would give (the mark).
RowLayout {
    id: root

    required property var modelData

    implicitHeight: Theme.target
    spacing: Theme.space16
    Accessible.role: Accessible.StaticText
    Accessible.name: `${modelData.label}: ${modelData.text}`

    Label {
        Layout.preferredWidth: Theme.scaled(Theme.fieldWidth)
        text: root.modelData.label
        color: Theme.text2
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Bar {
        Layout.fillWidth: true
        implicitHeight: Theme.space8
        share: root.modelData.share

        Rectangle {
            x: parent.width * root.modelData.fair
            y: -Theme.space4
            width: Theme.stroke
            height: parent.height + 2 * Theme.space4
            color: Theme.text2
        }
    }
    Label {
        Layout.preferredWidth: Theme.scaled(Theme.fieldWidth)
        text: root.modelData.text
        color: Theme.text2
        horizontalAlignment: Text.AlignRight
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
