pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The list of games. What is removed can be brought back.
HomePanel {
    id: root

    required property Library library

    title: qsTr("Saved games")
    figure: library.countLine

    Rule {
        Layout.fillWidth: true
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.topMargin: -Theme.space8
        clip: true
        model: root.library.games
        boundsBehavior: Flickable.StopAtBounds
        // Rows made ahead are still being made when the screen is left at once.
        cacheBuffer: 0
        visible: count > 0
        Accessible.role: Accessible.List
        Accessible.name: root.title

        delegate: HomeSavedRow {
            width: ListView.view?.width ?? 0
            library: root.library
        }
    }
    Label {
        Layout.fillWidth: true
        Layout.fillHeight: true
        text: root.library.problem || qsTr("No saved games yet. Each game saves itself after every move.")
        color: root.library.problem ? Theme.negative : Theme.text3
        verticalAlignment: Text.AlignTop
        wrapMode: Text.Wrap
        visible: list.count === 0
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space12

        Label {
            Layout.fillWidth: true
            role: Theme.small
            text: root.library.removed.text ?? (list.count > 0 ? qsTr("Every game saves itself after each move") : "")
            color: Theme.text3
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        LinkButton {
            strong: true
            text: qsTr("Undo")
            visible: "text" in root.library.removed
            onClicked: root.library.undoRemove()
        }
        LinkButton {
            text: qsTr("Open a file")
            onClicked: files.open(false, "")
        }
    }

    Timer {
        interval: Theme.removedTime
        running: "text" in root.library.removed
        onTriggered: root.library.forgetRemoved()
    }

    FileLayer {
        id: files

        onChosen: url => root.library.importFrom(url)
    }
}
