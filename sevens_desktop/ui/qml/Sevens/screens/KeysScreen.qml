pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Sevens
import Sevens.Core

// What each key does.
Page {
    id: root

    readonly property list<string> groups: [...new Set(App.keys.map(entry => entry.group))]

    title: qsTr("Keys")

    Repeater {
        model: root.groups

        Group {
            id: group

            required property string modelData

            title: modelData

            Repeater {
                model: App.keys.filter(entry => entry.group === group.modelData)

                RowLayout {
                    id: entry

                    required property var modelData

                    width: parent?.width ?? 0
                    height: Theme.target
                    spacing: Theme.space8
                    Accessible.role: Accessible.StaticText
                    Accessible.name: `${modelData.keys.join(" ")}: ${modelData.does}`

                    Row {
                        Layout.preferredWidth: Theme.scaled(Theme.fieldWidth)
                        spacing: Theme.space4

                        Repeater {
                            model: entry.modelData.keys

                            Kbd {
                                required property string modelData

                                key: modelData
                            }
                        }
                    }
                    Label {
                        Layout.fillWidth: true
                        text: entry.modelData.does
                        color: Theme.text2
                        elide: Text.ElideRight
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
