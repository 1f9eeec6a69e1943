pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The version, and to whom thanks are due.
Page {
    title: qsTr("About")

    Label {
        role: Theme.reading
        text: qsTr("Sevens %1").arg(App.version)
        color: Theme.text2
    }

    Repeater {
        model: App.about

        Group {
            id: group

            required property var modelData

            title: modelData.title

            Label {
                width: parent.width
                topPadding: Theme.space8
                bottomPadding: Theme.space8
                role: Theme.reading
                text: group.modelData.text
                color: Theme.text2
                wrapMode: Text.Wrap
            }
        }
    }
}
