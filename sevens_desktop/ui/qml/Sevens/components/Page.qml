import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// A screen of words and controls under a title, with the way back.
View {
    id: root

    property string title
    property string back: qsTr("Back")
    property alias actions: actions.data
    default property alias body: scroll.body
    readonly property real margin: Theme.compact ? Theme.space24 : Theme.space48

    onClosed: App.back()
    onBegun: backButton.forceActiveFocus(Qt.TabFocusReason)

    ColumnLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * root.margin, Theme.scaled(Theme.pageWidth))
        height: parent.height
        spacing: Theme.space8

        RowLayout {
            Layout.fillWidth: true
            Layout.topMargin: Theme.compact ? Theme.space8 : Theme.space32
            spacing: Theme.space16

            Button {
                id: backButton

                leftPadding: 0
                rightPadding: Theme.space8
                kind: "quiet"
                role: Theme.bodyMedium
                iconName: "back"
                text: root.back
                onClicked: App.back()
            }
            Label {
                Layout.fillWidth: true
                role: Theme.screenTitle
                text: root.title
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            RowLayout {
                id: actions

                Layout.fillWidth: false
                spacing: Theme.space8
            }
        }

        Scroll {
            id: scroll

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.topMargin: Theme.space8
            Layout.leftMargin: -inset
            Layout.rightMargin: -inset
        }
    }
}
