import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Sevens
import Sevens.Core

// Something broke: what, what it means, and a report to copy.
Dialog {
    id: root

    breadth: Theme.pageWidth
    title: App.failure.title ?? ""
    text: App.failure.text ?? ""
    onClosed: App.closeFailure()

    buttons: [
        Button {
            kind: "primary"
            text: qsTr("Go on")
            onClicked: root.close()
        },
        Button {
            implicitHeight: Theme.primaryTarget
            iconName: "copy"
            text: qsTr("Copy the report")
            onClicked: App.copyReport()
        }
    ]

    Scroll {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, Theme.viewHeight / 2)
        inset: Theme.space8

        T.TextArea {
            width: parent?.width ?? 0
            implicitHeight: contentHeight + topPadding + bottomPadding
            padding: Theme.space12
            readOnly: true
            selectByMouse: true
            wrapMode: Text.WrapAnywhere
            text: App.failure.report ?? ""
            color: Theme.text2
            selectionColor: Theme.accent
            selectedTextColor: Theme.accentInk
            font.family: Theme.plain
            font.pixelSize: Theme.scaled(Theme.caption.size)
            activeFocusOnTab: true
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Report")
            Accessible.readOnly: true

            background: Rectangle {
                color: Theme.table0
                radius: Theme.radiusField

                FocusRing {
                    around: Theme.radiusField
                    visible: parent.parent?.activeFocus ?? false
                }
            }
        }
    }
}
