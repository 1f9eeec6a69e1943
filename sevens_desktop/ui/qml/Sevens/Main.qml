pragma ComponentBehavior: Bound
import QtQuick
import Sevens
import Sevens.Core

// The window: the screen that is open, what lies over every screen, and the keys that work everywhere.
Window {
    id: root

    readonly property Session session: App.session
    readonly property bool curtainUp: App.screen === "table" && session !== null && "seat" in session.curtain
    readonly property real fit: Math.min(1, width / Theme.leastWidth, height / Theme.leastHeight)

    function screenOf(name: string): Component {
        switch (name) {
        case "table":
            return session ? tableScreen : null;
        case "score":
            return session ? scoreScreen : null;
        case "replay":
            return App.replay ? replayScreen : null;
        case "review":
            return App.review ? reviewScreen : null;
        default:
            return {
                "first-start": firstStart,
                "home": home,
                "new-game": newGame,
                "statistics": statistics,
                "settings": settings,
                "keys": keys,
                "about": about
            }[name];
        }
    }

    function showRules(rule: string) {
        rules.show(session?.slug ?? App.replay?.slug ?? App.newGame.slug, rule);
    }

    function zoomText(step: int) {
        const sizes = App.settings.choices.find(choice => choice.key === "text_size").values.map(entry => entry.value);
        const next = sizes.indexOf(App.settings.textScale) + step;
        if (next >= 0 && next < sizes.length)
            App.settings.set("text_size", sizes[next]);
    }

    function toggleFullScreen() {
        if (visibility === Window.FullScreen)
            showNormal();
        else
            showFullScreen();
    }

    width: Theme.referenceWidth
    height: Theme.referenceHeight
    minimumWidth: Math.min(Theme.leastWidth, Screen.desktopAvailableWidth)
    minimumHeight: Math.min(Theme.leastHeight, Screen.desktopAvailableHeight)
    visible: true
    title: App.windowTitle
    color: Theme.table0

    component Told: Binding {
        target: Theme
    }

    Told {
        property: "viewWidth"
        value: root.width / root.fit
    }
    Told {
        property: "viewHeight"
        value: root.height / root.fit
    }
    Told {
        property: "fit"
        value: root.fit
    }
    Told {
        property: "dark"
        value: App.settings.dark || root.curtainUp || ((screens.item as TableScreen)?.game?.darkened ?? false)
    }
    Told {
        property: "textScale"
        value: App.settings.scale
    }
    Told {
        property: "reducedMotion"
        value: App.settings.reducedMotion
    }
    Told {
        property: "language"
        value: App.language
    }

    Item {
        id: content

        width: Theme.viewWidth
        height: Theme.viewHeight
        scale: Theme.fit
        transformOrigin: Item.TopLeft

        Loader {
            id: screens

            anchors.fill: parent
            focus: true
            sourceComponent: root.screenOf(App.screen)
            onLoaded: (item as Item).forceActiveFocus()
        }

        Toast {
            id: toast

            // What was told before the curtain went up is covered with the rest.
            readonly property bool covered: "seat" in (App.session?.curtain ?? {})

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.toastMargin
            onCoveredChanged: if (covered)
                hide()
        }
    }

    Component {
        id: firstStart

        FirstStartScreen {}
    }
    Component {
        id: home

        HomeScreen {
            onRulesAsked: rule => root.showRules(rule)
        }
    }
    Component {
        id: newGame

        NewGameScreen {
            onRulesAsked: rule => root.showRules(rule)
        }
    }
    Component {
        id: tableScreen

        TableScreen {
            table: root.session
            onRulesAsked: rule => root.showRules(rule)
            onMenuAsked: button => menu.show(button)
        }
    }
    Component {
        id: replayScreen

        TableScreen {
            table: App.replay
            onRulesAsked: rule => root.showRules(rule)
            onMenuAsked: button => menu.show(button)
        }
    }
    Component {
        id: reviewScreen

        ReviewScreen {
            review: App.review
        }
    }
    Component {
        id: scoreScreen

        ScoreScreen {
            session: root.session
            onRulesAsked: rule => root.showRules(rule)
            onMenuAsked: button => menu.show(button)
        }
    }
    Component {
        id: statistics

        StatisticsScreen {}
    }
    Component {
        id: settings

        SettingsScreen {}
    }
    Component {
        id: keys

        KeysScreen {}
    }
    Component {
        id: about

        AboutScreen {}
    }

    RulesDrawer {
        id: rules
    }
    GameMenu {
        id: menu

        session: root.session
        onHandOverAsked: handOver.open()
        onCopyAsked: files.open(true, root.session.gameId)
        onFullScreenAsked: root.toggleFullScreen()
    }
    HandOverDialog {
        id: handOver

        session: root.session
    }
    FailureDialog {
        visible: "title" in App.failure
    }
    FileLayer {
        id: files

        onChosen: url => App.saveCopy(url)
    }

    Connections {
        target: App

        function onToast(text: string) {
            toast.show(text, false);
        }
        function onRefused(why: string) {
            toast.show(why, true);
        }
        function onScreenChanged() {
            if (toast.ofScreen)
                toast.hide();
        }
        function onAnnounced(text: string, assertive: bool) {
            content.Accessible.announce(text, assertive ? Accessible.Assertive : Accessible.Polite);
        }
    }

    Shortcut {
        sequences: ["F1"]
        onActivated: root.showRules("")
    }
    Shortcut {
        sequences: [StandardKey.Find]
        onActivated: root.showRules("")
    }
    Shortcut {
        sequences: [StandardKey.New]
        onActivated: App.newGameOf(root.session?.slug ?? App.games[0].slug)
    }
    Shortcut {
        enabled: root.session !== null
        sequences: [StandardKey.Save]
        onActivated: files.open(true, root.session.gameId)
    }
    Shortcut {
        sequences: ["F11"]
        onActivated: root.toggleFullScreen()
    }
    Shortcut {
        sequences: [StandardKey.ZoomIn, "Ctrl+="]
        onActivated: root.zoomText(1)
    }
    Shortcut {
        sequences: [StandardKey.ZoomOut]
        onActivated: root.zoomText(-1)
    }
    Shortcut {
        sequences: [StandardKey.Quit]
        onActivated: App.quit()
    }
}
