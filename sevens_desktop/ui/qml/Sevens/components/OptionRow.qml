import QtQuick
import QtQuick.Layouts
import Sevens

// An option or a setting: what it is called, what it does, and the control that changes it.
Item {
    id: root

    required property var modelData
    property var value: modelData.value
    property bool first: false

    signal changed(value: var)

    implicitHeight: row.implicitHeight + 2 * Theme.space12

    Rule {
        width: parent.width
        visible: !root.first
    }

    RowLayout {
        id: row

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.space16

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Label {
                Layout.fillWidth: true
                role: Theme.bodyStrong
                text: root.modelData.label
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
            Label {
                Layout.fillWidth: true
                role: Theme.caption
                text: [root.modelData.description, root.modelData.text ?? ""].filter(part => part !== "").join(" ")
                color: Theme.text3
                wrapMode: Text.Wrap
                visible: text !== ""
            }
        }
        Switch {
            label: root.modelData.label
            checked: root.value === true
            visible: root.modelData.kind === "switch"
            onToggled: root.changed(checked)
        }
        Slider {
            Layout.preferredWidth: Theme.scaled(Theme.fieldWidth)
            label: root.modelData.label
            valueLabel: root.modelData.text ?? ""
            from: root.modelData.from ?? 0
            to: root.modelData.to ?? 1
            stepSize: root.modelData.step ?? 1
            value: visible ? root.value : 0
            visible: root.modelData.kind === "slider"
            onMoved: root.changed(value)
        }
        Field {
            Layout.preferredWidth: Theme.scaled(Theme.fieldWidth)
            label: root.modelData.label
            text: visible ? root.value : ""
            maximumLength: 24
            visible: root.modelData.kind === "text"
            onEditingFinished: root.changed(text)
        }
        Choice {
            Layout.preferredWidth: Theme.scaled(Theme.choiceWidth)
            label: root.modelData.label
            values: root.modelData.values ?? []
            value: root.value
            visible: root.modelData.kind === "choice"
            onChosen: value => root.changed(value)
        }
    }
}
