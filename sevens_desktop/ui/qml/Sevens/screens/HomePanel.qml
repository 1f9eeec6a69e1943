import QtQuick
import QtQuick.Layouts
import Sevens

// A panel of the first screen: a capital label, a figure at its right, and what stands below.
Panel {
    id: root

    property string title
    property string figure
    default property alias body: column.data

    radius: Theme.radiusPrompt
    implicitHeight: Theme.homePanel

    ColumnLayout {
        id: column

        anchors.fill: parent
        anchors.margins: Theme.panelMargin
        spacing: Theme.space8

        RowLayout {
            Layout.fillWidth: true

            Caption {
                Layout.fillWidth: true
                text: root.title
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            Label {
                role: Theme.caption
                text: root.figure
                color: Theme.text3
                visible: text !== ""
            }
        }
    }
}
