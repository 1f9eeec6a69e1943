import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// How long a bot pauses before it plays.
ColumnLayout {
    id: root

    readonly property var pace: App.settings.choices.find(choice => choice.key === "bot_pace")

    spacing: 0

    RowLayout {
        Layout.fillWidth: true

        Label {
            Layout.fillWidth: true
            role: Theme.bodyStrong
            text: qsTr("Bot pace")
            Accessible.ignored: true
        }
        Label {
            role: Theme.small
            text: App.settings.botPaceLabel
            color: Theme.text2
        }
    }
    Slider {
        Layout.fillWidth: true
        label: qsTr("Bot pace")
        valueLabel: App.settings.botPaceLabel
        from: root.pace.from
        to: root.pace.to
        stepSize: root.pace.step
        value: App.settings.botPace
        onMoved: App.settings.set("bot_pace", value)
    }
}
