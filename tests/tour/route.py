"""A person's way through the program, from the first start to another language, told by what is on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable

from sevens_desktop.table.session import Session
from sevens_desktop.table.words.common import plain, translate
from sevens_desktop.ui.app import App
from sevens_desktop.ui.application import Program
from tests.tour.hands import Hands, Way
from tests.ui.accessible import Role, things
from tests.waiting import wait_for

NAME, BOT = "Sam", "Otto"

Camera = Callable[[str], None]
"""Called at each stop with its name."""


def no_pictures(_stop: str) -> None:
    """A tour without a camera."""


def say(context: str, source: str, **facts: object) -> str:
    """What the program says for this, in the language of the moment."""
    return translate(context, source).format(**facts)


def pattern(context: str, source: str) -> re.Pattern[str]:
    """Matches the sentence, whatever its facts are and whatever state is said after it."""
    parts = re.split(r"\{\w+\}", translate(context, source))
    return re.compile(".+".join(map(re.escape, parts)))


class Tour:
    """Uses ``hands`` alone; the objects of the program are only waited for and checked."""

    def __init__(self, program: Program, hands: Hands, camera: Camera = no_pictures) -> None:
        self._app: App = program.app
        self._hands = hands
        self._stop = camera
        self._guided = False
        self.toasts: list[str] = []
        self.announced: list[str] = []
        program.app.toast.connect(self.toasts.append)
        program.app.refused.connect(self.toasts.append)
        program.app.announced.connect(lambda text, _assertive: self.announced.append(text))

    @property
    def _session(self) -> Session:
        assert self._app.session is not None
        return self._app.session

    def whole(self) -> None:
        self.begin()
        self.set_up()
        self.look_around()
        self.be_refused()
        self.be_advised()
        self.leave_and_come_back()
        self.play_to_the_end()
        self.look_at_the_score()
        self.look_at_it_again()
        self.count()
        self.take_back()
        self.pass_the_screen()
        self.set_and_read()
        self.speak_french()

    # -- to the table

    def begin(self) -> None:
        """The first start asks for a name, then The Sins has the focus."""
        self._shows("first-start")
        self._stop("first_start")
        self._hands.write(say("FirstStartScreen", "Your name"), NAME)
        self._hands.press(say("FirstStartScreen", "To the table"))
        self._shows("home")
        assert self._hands.sees(say("HomeContinue", "Nothing is under way. Choose a game above."))
        self._stop("home_empty")

    def set_up(self) -> None:
        """Two seats: Sam and an easy bot; Sam begins."""
        self._hands.press(self._title())
        self._shows("new-game")
        self._stop("new_game")
        for bot in ("Mira", "Nadia"):
            self._hands.press(say("NewGameSeat", "Remove %1").replace("%1", bot))
        self._hands.set(say("NewGameSeat", "Level of %1").replace("%1", BOT), say("Common", "Easy"))
        self._hands.press(say("NewGameOptions", "More options"))
        self._hands.choose(say("TheSins", "First player"), NAME)
        self._stop("new_game_more")
        self._hands.press(say("NewGameScreen", "Deal the cards"))
        self._shows("table")
        self._my_turn()

    # -- at the table

    def look_around(self) -> None:
        """A note of the guide, a card selected and left again."""
        assert self._session.guide
        self._stop("table")
        self._close_notes()
        self._hands.press(self._sin())
        self._stop("selected")
        self._hands.do(Way("Escape", say("Common", "Clear")))
        assert self._session.prompt.selected == []

    def be_refused(self) -> None:
        """A closed thing says why, and the rule is one press away."""
        self._close_notes()
        self._hands.explain(self._seat(BOT))
        reason = self._session.prompt.reason
        assert self._hands.sees(f"{reason['title']}. {reason['text']}")
        self._stop("why")
        self._hands.press(str(reason["ruleLabel"]))
        wait_for(lambda: self._hands.sees(say("RulesDrawer", "Search the rules")), "the rules")
        self._stop("rules")
        self._hands.do(Way("Escape", say("RulesDrawer", "Close")))
        wait_for(lambda: not self._hands.sees(say("RulesDrawer", "Search the rules")), "the rules are closed")
        self._hands.press(say("WhyPopover", "Show my moves"))
        assert self._session.prompt.reason == {}

    def be_advised(self) -> None:
        """A hint names a move and two facts; once a card was revealed, undo says that it is too late."""
        self._hands.do(Way("H", say("TableScreen", "Hint")))
        wait_for(lambda: "title" in self._session.hint, "the hint")
        hint = self._session.hint
        assert self._hands.sees(". ".join([hint["title"], *hint["facts"]]))
        assert len(hint["facts"]) == 2
        assert all(self._hands.sees(chance["label"]) for chance in hint["chances"])
        self._stop("hint")
        self._hands.do(Way("Escape", say("Note", "Understood")))
        self._decide("R", say("TheSins", "Take to reserve"))
        self._my_turn()
        self._hands.do(Way("Ctrl+Z", say("TableScreen", "Undo")))
        assert self.toasts[-1] == say("Session", "A card was revealed since, and that cannot be taken back.")
        self._stop("undo_refused")

    def leave_and_come_back(self) -> None:
        turn = self._session.turn
        self._hands.press(self._menu())
        wait_for(lambda: self._hands.sees(say("GameMenu", "Quit")), "the menu")
        self._stop("menu")
        self._hands.press(say("GameMenu", "Back to games"))
        self._shows("home")
        self._stop("home_continue")
        self._hands.press(f"{say('HomeContinue', 'Continue')} {self._title()}, {self._app.library.latest['line']}")
        self._shows("table")
        self._my_turn()
        assert self._session.turn == turn
        self._stop("resumed")

    def play_to_the_end(self) -> None:
        """Take twice, then feed; every word of the guide is closed as it comes."""
        number = 0
        while not self._session.over:
            self._close_notes()
            number += 1
            if number % 3:
                self._decide("R", say("TheSins", "Take to reserve"))
            else:
                self._decide("A", next(button["label"] for button in self._chosen() if button["id"] == "feed"))
            if number == 6:
                self._stop("table_later")
            self._my_turn()
        self._shows("score")

    # -- afterwards

    def look_at_the_score(self) -> None:
        assert self._hands.sees(str(self._session.outcome["title"]))
        self._stop("score")
        self._hands.press(say("ScoreScreen", "Review"))
        self._shows("review")
        review = self._app.review
        assert review is not None
        wait_for(lambda: bool(review.moves[0]["percent"]), "the first finding")
        assert self._hands.sees(review.moves[0]["label"])
        self._stop("review")
        self._hands.do(Way("Escape", say("Page", "Back")))
        self._shows("score")

    def look_at_it_again(self) -> None:
        self._hands.press(say("ScoreScreen", "Replay"))
        self._shows("replay")
        replay = self._app.replay
        assert replay is not None
        self._hands.press(say("ReplayControls", "To the end"))
        self._hands.do(Way("Left", say("ReplayControls", "One decision back")))
        assert replay.step == replay.steps - 1
        self._hands.press(say("ReplayControls", "Show what each seat knows"))
        assert replay.knowledge
        self._stop("replay")
        self._leave()
        self._stop("home_won")

    def count(self) -> None:
        self._hands.press(say("HomeScreen", "Statistics"))
        self._shows("statistics")
        (row,) = [row for row in self._app.statistics.rows if row["games"]]
        assert row["games"] == 1
        self._stop("statistics")
        self._hands.do(Way("Escape", say("Page", "Back")))
        self._shows("home")

    def take_back(self) -> None:
        """With free undo the game goes back over the bot, and is marked."""
        self._hands.press(self._title())
        self._shows("new-game")
        self._hands.choose(say("Setup", "Undo"), say("Setup", "Free"))
        self._hands.press(say("NewGameScreen", "Deal the cards"))
        self._shows("table")
        self._my_turn()
        self._close_notes()
        self._decide("R", say("TheSins", "Take to reserve"))
        self._my_turn()
        assert self._session.turn["number"] == 3
        self._hands.do(Way("Ctrl+Z", say("TableScreen", "Undo")))
        assert self._session.turn["number"] == 1
        self._leave()

    def pass_the_screen(self) -> None:
        """A second person: the curtain covers the table until that person is there."""
        self._hands.press(self._title())
        self._shows("new-game")
        self._hands.set(say("NewGameSeat", "Kind of seat %1").replace("%1", "2"), say("NewGameSeat", "Human"))
        self._hands.choose(say("Setup", "Privacy curtain"), say("Setup", "Always"))
        self._hands.press(say("NewGameScreen", "Deal the cards"))
        self._shows("table")
        for name in (NAME, BOT):
            wait_for(lambda: bool(self._session.curtain), "the curtain")
            assert not any("centre" in thing.name for thing in things(self._hands.window))
            self._stop(f"curtain_{name}")
            self._hands.press(say("Session", "I am {name}, show the table", name=name))
            self._my_turn()
            self._close_notes()
            self._decide("R", say("TheSins", "Take to reserve"))
        self._hands.press(say("Curtain", "Pause and save"))
        self._shows("home")

    # -- beside the table

    def set_and_read(self) -> None:
        self._hands.press(say("HomeScreen", "Settings"))
        self._shows("settings")
        self._stop("settings")
        for page in ("Keys", "About"):
            self._hands.press(say("SettingsScreen", page))
            self._shows(page.lower())
            self._stop(page.lower())
            self._hands.do(Way("Escape", say("Page", "Back")))
            self._shows("settings")

    def speak_french(self) -> None:
        """Every word changes while the program runs, and comes back."""
        spoken = self._app.language
        other = "en" if spoken == "fr" else "fr"
        for language in (other, spoken):
            self._hands.choose(say("Settings", "Language"), {"en": "English", "fr": "Français"}[language])
            self._hands.find(say("SettingsScreen", "Settings"))
            assert self._app.language == language
        self._hands.do(Way("Escape", say("Page", "Back")))
        self._shows("home")

    # -- what happens again and again

    def _title(self) -> str:
        return say("TheSins", "7: The Sins")

    def _menu(self) -> str:
        return say("TopBar", "Menu")

    def _shows(self, screen: str) -> None:
        wait_for(lambda: self._app.screen == screen, f"the screen {screen}; it is {self._app.screen}")

    def _my_turn(self) -> None:
        session = self._session
        wait_for(lambda: session.prompt.active or session.over, "the turn of a person")
        if session.prompt.active:
            self._hands.collect()

    def _close_notes(self) -> None:
        while self._session.guide:
            self._hands.do(Way("Escape", say("Note", "Understood")))

    def _sin(self) -> str:
        """The first card of the row that can be taken."""
        lying = [
            pattern("TheSins", "{sin}, card {number} of {count}, centre row."),
            pattern("TheSins", "{sin}, centre row."),
        ]
        return self._button(lambda name: any(form.match(name) for form in lying), "a sin in the row")

    def _seat(self, name: str) -> str:
        return self._button(lambda label: label.startswith(f"{name}, "), f"the seat of {name}")

    def _button(self, wanted: Callable[[str], bool], what: str) -> str:
        return self._hands.first(lambda thing: thing.role == Role.Button and wanted(thing.name), what).name

    def _chosen(self) -> list[dict[str, str]]:
        self._hands.press(self._sin())
        return self._session.prompt.buttons

    def _decide(self, key: str, button: str) -> None:
        steps = len(self._session.history.steps)
        if not self._session.prompt.selected:
            self._hands.press(self._sin())
        self._hands.do(Way(key, button))
        wait_for(lambda: len(self._session.history.steps) > steps, f"the decision {plain(button)}")

    def _leave(self) -> None:
        self._hands.press(self._menu())
        self._hands.press(say("GameMenu", "Back to games"))
        self._shows("home")
