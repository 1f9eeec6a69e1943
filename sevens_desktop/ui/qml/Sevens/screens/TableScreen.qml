pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// A game: bar, log, and the table of that game, found by its slug. A replay is a table with controls under it.
FocusScope {
    id: root

    required property Table table

    readonly property Session session: table as Session
    readonly property Replay replay: table as Replay
    readonly property GameTable game: loader.item as GameTable
    readonly property bool covered: session !== null && "seat" in session.curtain
    readonly property bool logShown: Theme.roomForLog ? App.settings.logOpen : logForced
    readonly property var hint: session?.hint ?? {}
    readonly property var guide: session?.guide ?? {}
    property bool logForced: false

    signal menuAsked(button: Item)
    signal rulesAsked(rule: string)
    // Sent through Qt.callLater, as in View.
    signal focusDue

    function toggleLog() {
        if (Theme.roomForLog)
            App.settings.set("log_open", !App.settings.logOpen);
        else
            logForced = !logForced;
        if (!logShown)
            focusNext();
    }

    // After a choice the primary button, after a move the first thing that can be chosen. Nobody is asked in a replay.
    function focusNext() {
        if (replay || covered || !game || why.visible)
            return;
        const primary = game.promptBar?.primary() ?? null;
        const first = table.prompt.open.length > 0 ? game.itemOf(table.prompt.open[0]) : null;
        const stop = table.prompt.selected.length > 0 ? primary ?? first : first ?? primary;
        regions.rest(stop ?? game);
    }

    function explain() {
        const element = game?.elementOf(regions.focused());
        if (element)
            table.prompt.why(element);
    }

    function undo() {
        if (session?.undo.enabled)
            session.takeBack();
        else if (session)
            App.refused(session.undo.why);
    }

    function askHint() {
        if (session?.hint.enabled)
            session.askHint();
        else if (session)
            App.refused(session.hint.why);
    }

    // What a key of its own does here; the prompt knows its buttons and numbers.
    function letter(key: string): bool {
        switch (key) {
        case "H":
            askHint();
            return true;
        case "L":
            toggleLog();
            return true;
        case "W":
            explain();
            return true;
        }
        return table.prompt.pressKey(key);
    }

    function dismiss() {
        if (why.visible)
            table.prompt.closeWhy();
        else if (hintNote.visible)
            session.closeHint();
        else if (guideNote.visible)
            session.closeGuide();
        else if (table.prompt.pressKey("Esc"))
            return;
        else if (logForced)
            toggleLog();
        else if (replay)
            App.back();
    }

    focus: true
    onFocusDue: focusNext()
    Keys.enabled: !covered
    Keys.onPressed: event => {
        const plain = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier));
        regions.byKeyboard = true;
        event.accepted = true;
        if (event.isAutoRepeat && ![Qt.Key_Left, Qt.Key_Right, Qt.Key_Up, Qt.Key_Down].includes(event.key))
            return;
        if (plain && (event.key === Qt.Key_Left || event.key === Qt.Key_Up))
            regions.arrow(-1);
        else if (plain && (event.key === Qt.Key_Right || event.key === Qt.Key_Down))
            regions.arrow(1);
        else if (event.key === Qt.Key_Escape)
            dismiss();
        else if (event.key === Qt.Key_Period && plain)
            session?.skip();
        else if (guard.running || !plain)
            event.accepted = false;
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            table.prompt.pressKey("Enter");
        else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9)
            table.prompt.pickNumber(event.key - Qt.Key_0);
        else if (event.key >= Qt.Key_A && event.key <= Qt.Key_Z && App.settings.letterKeys)
            event.accepted = letter(String.fromCharCode(event.key));
        else
            event.accepted = false;
    }

    component TableKey: Shortcut {
        enabled: root.visible && !root.covered
    }

    TableKey {
        sequences: ["Tab"]
        onActivated: regions.tab(1)
    }
    TableKey {
        sequences: ["Shift+Tab", "Backtab"]
        onActivated: regions.tab(-1)
    }
    TableKey {
        sequences: ["F6"]
        onActivated: regions.jump(1)
    }
    TableKey {
        sequences: ["Shift+F6"]
        onActivated: regions.jump(-1)
    }
    TableKey {
        sequences: [StandardKey.Undo]
        onActivated: root.undo()
    }

    Regions {
        id: regions

        screen: root
        regions: () => {
            const notes = [why, hintNote, guideNote].filter(note => note.visible).map(note => note.stops());
            return [collect(bar), ...notes, ...(root.game?.regions() ?? []), collect(banner), ...(root.replay ? [collect(replayLoader)] : []), log.visible ? collect(log) : []];
        }
    }

    // A new question takes no keys for a moment.
    Timer {
        id: guard

        interval: Theme.promptGuard
    }

    Binding {
        target: root.game
        property: "guarded"
        value: guard.running
    }

    Connections {
        target: root.table.prompt

        function onSerialChanged() {
            guard.restart();
            Qt.callLater(root.focusDue);
        }
        function onSelectedChanged() {
            Qt.callLater(root.focusDue);
        }
    }

    Ground {
        anchors.fill: parent
    }

    Item {
        anchors.fill: parent
        visible: !root.covered

        TopBar {
            id: bar

            width: parent.width
            title: root.table.title
            subtitle: root.replay ? root.replay.position : root.table.subtitle
            onMenuAsked: button => root.menuAsked(button)

            centre: [
                TurnChip {
                    turn: root.table.turn
                },
                Loader {
                    sourceComponent: root.game?.counters ?? null
                }
            ]
            actions: [
                BarButton {
                    text: qsTr("Undo")
                    iconName: "undo"
                    visible: root.session !== null
                    off: !root.session?.undo.enabled
                    tip: (off ? root.session?.undo.why : root.session?.undo.text) ?? ""
                    onClicked: root.undo()
                },
                BarButton {
                    text: qsTr("Hint")
                    iconName: "hint"
                    visible: root.session !== null
                    off: !root.session?.hint.enabled
                    tip: off ? root.session?.hint.why ?? "" : iconOnly ? label : ""
                    onClicked: root.askHint()
                },
                BarButton {
                    text: qsTr("Rules")
                    iconName: "rules"
                    onClicked: root.rulesAsked("")
                },
                BarButton {
                    text: qsTr("Settings")
                    iconName: "settings"
                    iconOnly: true
                    visible: !Theme.compact
                    onClicked: App.go("settings")
                },
                BarButton {
                    text: qsTr("Log %1").arg(root.table.log.count)
                    iconName: "log"
                    iconOnly: false
                    visible: !root.logShown
                    onClicked: root.toggleLog()
                }
            ]
        }

        Item {
            y: bar.height
            width: parent.width - (log.visible && !root.logForced ? log.width : 0)
            height: parent.height - y

            Loader {
                id: loader

                width: parent.width
                height: parent.height - replayLoader.height
                focus: true
                active: root.table.seats.length > 0 && Object.keys(root.table.view).length > 0
                Component.onCompleted: setSource(Theme.part("tables", root.table.slug, "Table"), {
                    "table": root.table,
                    "keyboard": regions
                })
                onLoaded: Qt.callLater(root.focusDue)
            }

            Loader {
                id: replayLoader

                anchors.bottom: parent.bottom
                width: parent.width
                active: root.replay !== null
                sourceComponent: ReplayControls {
                    replay: root.replay
                }
            }

            Banner {
                id: banner

                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.space8
                banner: root.session?.banner ?? {}
                onClosed: root.session.closeBanner()
            }
            Note {
                id: guideNote

                about: root.guide.element ? root.game?.itemOf(root.guide.element) ?? null : null
                avoid: [root.game?.promptBar ?? null, banner]
                iconName: "info"
                title: root.guide.title ?? ""
                lines: [root.guide.text ?? ""]
                visible: "id" in root.guide && !hintNote.visible && !why.visible && !root.game?.engaged && !(banner.visible && Theme.cramped)
                onClosed: root.session.closeGuide()

                links: LinkButton {
                    text: qsTr("No more notes")
                    onClicked: root.session.guideOff()
                }
            }
            Note {
                id: hintNote

                about: (root.hint.elements?.length ? root.game?.itemOf(root.hint.elements[0]) : root.game?.promptBar) ?? null
                avoid: [root.game?.promptBar ?? null, banner]
                title: root.hint.title ?? root.hint.busy ?? ""
                lines: root.hint.facts ?? []
                chances: root.hint.chances ?? []
                awaited: Boolean(root.hint.busy)
                visible: title !== "" && !why.visible
                onClosed: root.session.closeHint()
            }
            WhyPopover {
                id: why

                prompt: root.table.prompt
                about: "element" in reason ? root.game?.itemOf(reason.element) ?? null : null
                onRuleAsked: rule => root.rulesAsked(rule)
            }
        }

        LogRail {
            id: log

            anchors.right: parent.right
            y: bar.height
            width: Theme.logWidth
            height: parent.height - y
            log: root.table.log
            floating: root.logForced
            visible: root.logShown
            onClosed: root.toggleLog()
            onPicked: elements => root.game?.cards.flash(elements)
        }
    }

    Loader {
        anchors.fill: parent
        active: root.covered
        sourceComponent: Curtain {
            curtain: root.session.curtain
            onLowered: root.session.lowerCurtain()
            onPaused: App.leaveGame()
            onRulesAsked: root.rulesAsked("")
        }
    }
}
