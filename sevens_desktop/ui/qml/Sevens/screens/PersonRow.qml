import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// A known name: its colour can be changed, and it can be forgotten.
Item {
    id: root

    required property var modelData
    required property People people
    property bool first: false
    property bool last: false

    signal colourAsked(button: Item)

    implicitHeight: Theme.target + 2 * Theme.space8

    Rule {
        width: parent.width
        visible: !root.first
    }

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space12

        ColourButton {
            id: badge

            colour: root.modelData.colour
            initials: root.modelData.initials
            outline: root.modelData.outline
            opens: true
            label: qsTr("Colour of %1").arg(root.modelData.name)
            onClicked: root.colourAsked(badge)
        }
        Label {
            Layout.fillWidth: true
            role: Theme.bodyStrong
            text: root.modelData.name
            elide: Text.ElideRight
        }
        Button {
            kind: "quiet"
            iconName: "trash"
            iconOnly: true
            label: qsTr("Forget %1").arg(root.modelData.name)
            onClicked: {
                if (root.last)
                    nextItemInFocusChain(true).forceActiveFocus(focusReason);
                root.people.remove(root.modelData.name);
            }
        }
    }
}
