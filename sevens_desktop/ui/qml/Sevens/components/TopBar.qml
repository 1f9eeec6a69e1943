import QtQuick
import QtQuick.Layouts
import Sevens

// Menu, title, turn and counters, and what can be asked for at any time.
Item {
    id: root

    property string title
    property string subtitle
    property alias centre: centre.data
    property alias actions: actions.data

    signal menuAsked(button: Item)

    implicitHeight: Theme.topBar

    Rule {
        anchors.bottom: parent.bottom
        width: parent.width
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.gutter - Theme.space4
        anchors.rightMargin: Theme.gutter
        spacing: Theme.space12

        Button {
            id: menuButton

            kind: "quiet"
            iconName: "menu"
            iconOnly: true
            label: qsTr("Menu")
            onClicked: root.menuAsked(menuButton)
        }
        Logo {
            visible: !Theme.compact
        }
        // Great letters in a narrow window leave the title less room than it wants.
        Label {
            Layout.fillWidth: true
            Layout.horizontalStretchFactor: 0
            Layout.preferredWidth: Math.ceil(implicitWidth)
            Layout.maximumWidth: Math.ceil(implicitWidth)
            role: Theme.title
            text: root.title
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.body.size
            elide: Text.ElideRight
        }
        Label {
            Layout.fillWidth: true
            Layout.horizontalStretchFactor: 0
            Layout.preferredWidth: Math.ceil(implicitWidth)
            Layout.maximumWidth: Math.ceil(implicitWidth)
            text: root.subtitle
            color: Theme.text3
            elide: Text.ElideRight
            visible: !Theme.compact
        }
        Item {
            Layout.fillWidth: true
        }
        RowLayout {
            id: centre

            Layout.fillWidth: false
            spacing: Theme.gap
        }
        Item {
            Layout.fillWidth: true
        }
        RowLayout {
            id: actions

            Layout.fillWidth: false
            spacing: Theme.space4
        }
    }
}
