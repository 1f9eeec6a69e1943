import QtQuick
import QtQuick.Layouts
import Sevens

// How far the review has come.
RowLayout {
    id: root

    // `share, text`
    required property var progress

    implicitHeight: Theme.target
    spacing: Theme.space16
    Accessible.role: Accessible.ProgressBar
    Accessible.name: progress.text

    Bar {
        Layout.fillWidth: true
        implicitHeight: Theme.space8
        share: root.progress.share
    }
    Label {
        text: root.progress.text
        color: Theme.text2
        Accessible.ignored: true
    }
}
