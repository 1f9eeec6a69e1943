import QtQuick
import QtQuick.Layouts
import Sevens

// A chance of winning as a bar: what it belongs to, and the figure.
GridLayout {
    id: root

    // `caption, share, percent, label`
    property var chance: ({})
    property color track: Theme.surface3

    columns: 2
    columnSpacing: Theme.space12
    rowSpacing: Theme.space4
    Accessible.role: Accessible.StaticText
    Accessible.name: chance.label ?? ""

    Label {
        Layout.fillWidth: true
        Layout.columnSpan: 2
        role: Theme.caption
        text: root.chance.caption ?? ""
        color: Theme.text3
        wrapMode: Text.Wrap
        visible: text !== ""
        Accessible.ignored: true
    }
    Bar {
        Layout.fillWidth: true
        implicitHeight: Theme.space8
        share: root.chance.share ?? 0
        color: root.track
        tone: Theme.info
    }
    Label {
        Layout.preferredWidth: Theme.scaled(Theme.chanceFigure)
        role: Theme.captionStrong
        text: root.chance.percent ?? ""
        color: Theme.text2
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
}
