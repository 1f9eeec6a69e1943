pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// What happened, newest first.
Rectangle {
    id: root

    required property LogModel log
    property bool floating: false

    signal closed
    signal picked(elements: list<string>)

    color: floating ? Theme.surface1 : Theme.half(Theme.table0)

    Rule {
        height: parent.height
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16
        anchors.topMargin: Theme.space4
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            Layout.preferredHeight: Theme.target + Theme.space4

            Label {
                Layout.fillWidth: true
                role: Theme.title
                text: qsTr("Table log")
            }
            LinkButton {
                id: hide

                text: qsTr("hide")
                key: "L"
                label: qsTr("Hide the log")
                    onClicked: root.closed()
            }
        }

        Rule {
            Layout.fillWidth: true
        }

        ListView {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            model: root.log
            // No entry is made out of sight: a log that a curtain empties meanwhile would have Qt complain.
            cacheBuffer: 0
            activeFocusOnTab: count > 0 || activeFocus
            keyNavigationEnabled: true
            boundsBehavior: Flickable.StopAtBounds
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Table log")
            Keys.onReturnPressed: (currentItem as LogEntry)?.pick()
            Keys.onEnterPressed: (currentItem as LogEntry)?.pick()

            delegate: LogEntry {
                width: ListView.view?.width ?? 0
                onPicked: elements => root.picked(elements)
            }
        }
    }
}
