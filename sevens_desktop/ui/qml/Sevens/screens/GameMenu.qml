import QtQuick
import Sevens
import Sevens.Core

// What can be done with the game on the table, and with the program.
MenuLayer {
    id: root

    property Session session

    signal copyAsked
    signal handOverAsked
    signal fullScreenAsked

    function show(from: Item) {
        button = from;
        open();
    }

    function entry(icon: string, text: string, key: string, run: var): var {
        return {
            "icon": icon,
            "text": text,
            "key": key,
            "run": run
        };
    }

    readonly property list<var> atTable: session === null ? [] : [
        entry("plus", qsTr("New game"), qsTr("Ctrl N"), () => App.newGameOf(session.slug)),
        entry("restart", qsTr("Restart with the same deal"), "", () => App.restart()),
        entry("dice", qsTr("Rematch with a new deal"), "", () => App.rematch()),
        entry("save", qsTr("Save a copy"), qsTr("Ctrl S"), () => copyAsked()),
        ...(session.over ? [] : [entry("bot", qsTr("Hand a seat to a bot"), "", () => handOverAsked())])
    ]

    label: qsTr("Menu")
    entries: [
        entry("home", qsTr("Back to games"), "", () => session ? App.leaveGame() : App.back()),
        ...atTable,
        entry("settings", qsTr("Settings"), "", () => App.go("settings")),
        entry("keyboard", qsTr("Keys"), "", () => App.go("keys")),
        entry("info", qsTr("About"), "", () => App.go("about")),
        entry("eye", qsTr("Full screen"), "F11", () => fullScreenAsked()),
        entry("power", qsTr("Quit"), qsTr("Ctrl Q"), () => App.quit())
    ]
}
