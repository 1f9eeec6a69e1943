pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens

// A finished wonder has its moment.
Panel {
    id: root

    required property var moment

    border.color: Theme.accent
    border.width: Theme.stroke
    Accessible.role: Accessible.StaticText
    Accessible.name: `${moment.title ?? ""}. ${moment.text ?? ""}`
    onMomentChanged: if ("title" in moment)
        rise.restart()

    NumberAnimation {
        id: rise

        target: root
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.convertTime
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.gap
        spacing: Theme.space24

        Loader {
            Layout.preferredWidth: Math.min(root.width * Theme.firstColumn, (root.height - 2 * Theme.gap) / Theme.wonderAspect)
            active: "picture" in root.moment
            sourceComponent: Wonder {
                picture: root.moment.picture
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space4

            Label {
                Layout.fillWidth: true
                role: Theme.low ? Theme.title : Theme.section
                text: root.moment.title ?? ""
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                text: root.moment.text ?? ""
                color: Theme.text2
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
