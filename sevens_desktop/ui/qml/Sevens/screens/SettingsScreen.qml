pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The settings by group, the names that are known, and where to read on.
Page {
    id: root

    readonly property list<var> choices: App.settings.choices
    readonly property list<var> groups: [...new Set(choices.map(choice => choice.group))]

    title: qsTr("Settings")

    actions: [
        BarButton {
            text: qsTr("Keys")
            iconName: "keyboard"
            onClicked: App.go("keys")
        },
        BarButton {
            text: qsTr("About")
            iconName: "info"
            onClicked: App.go("about")
        }
    ]

    Rows {
        id: groups

        entries: root.groups

        Group {
            id: group

            required property int index

            title: groups.entry(index)

            Rows {
                id: rows

                entries: root.choices.filter(choice => choice.group === group.title)

                OptionRow {
                    required property int index

                    width: parent?.width ?? 0
                    modelData: rows.entry(index)
                    first: index === 0
                    onChanged: value => App.settings.set(modelData.key, value)
                }
            }
        }
    }

    Group {
        title: qsTr("People")

        Rows {
            id: people

            entries: App.people.people

            PersonRow {
                required property int index

                width: parent?.width ?? 0
                modelData: people.entry(index)
                first: index === 0
                last: index === people.count - 1
                people: App.people
                onColourAsked: button => {
                    colours.name = modelData.name;
                    colours.ask(button);
                }
            }
        }
        Label {
            width: parent.width
            topPadding: Theme.space8
            bottomPadding: Theme.space8
            text: qsTr("Names of people who have played appear here.")
            color: Theme.text3
            visible: App.people.people.length === 0
        }
    }

    Flow {
        width: parent?.width ?? 0
        topPadding: Theme.space8
        bottomPadding: Theme.space32
        spacing: Theme.space12

        Button {
            iconName: "restart"
            text: qsTr("Back to the defaults")
            onClicked: App.settings.reset()
        }
        Button {
            iconName: "hint"
            text: qsTr("Show the first notes again")
            onClicked: App.settings.resetGuide()
        }
        Button {
            iconName: "open"
            text: qsTr("Where the games lie")
            onClicked: App.openFolder()
        }
    }

    ColourMenu {
        id: colours

        property string name

        onChosen: colour => App.people.setColour(name, colour)
    }
}
