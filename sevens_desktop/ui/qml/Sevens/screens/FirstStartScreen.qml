import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// The first start: a name, asked once.
View {
    id: root

    primary: start
    onBegun: name.forceActiveFocus(Qt.TabFocusReason)

    Rings {
        anchors.fill: parent
        centreY: column.y + logo.height / 2
        first: Theme.curtainFirst
        count: Theme.curtainRings
        tone: Theme.faint(Theme.gilt)
    }

    ColumnLayout {
        id: column

        anchors.centerIn: parent
        width: Math.min(Theme.scaled(Theme.dialogWidth), parent.width - 2 * Theme.space48)
        spacing: Theme.space16

        Logo {
            id: logo

            Layout.alignment: Qt.AlignHCenter
            side: Theme.low ? Theme.badgeVerdict : Theme.logoLarge
        }
        Label {
            Layout.fillWidth: true
            role: Theme.curtainTitle
            text: qsTr("Sevens")
            horizontalAlignment: Text.AlignHCenter
            Accessible.role: Accessible.Heading
        }
        Label {
            Layout.fillWidth: true
            role: Theme.reading
            text: qsTr("What shall we call you at the table? It stays on this computer and can be changed in the settings.")
            color: Theme.text2
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Field {
            id: name

            Layout.fillWidth: true
            implicitHeight: Theme.primaryTarget
            label: qsTr("Your name")
            placeholderText: qsTr("Your name")
            maximumLength: 24
            onAccepted: start.click()
        }
        Button {
            id: start

            Layout.fillWidth: true
            kind: "primary"
            text: qsTr("To the table")
            key: "Enter"
            onClicked: App.begin(name.text)
        }
    }
}
