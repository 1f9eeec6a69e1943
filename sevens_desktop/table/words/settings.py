"""The settings page in words."""

from __future__ import annotations

from sevens_desktop.table.words.common import number, translate


def label(key: str) -> tuple[str, str]:
    """Label and description of a setting."""
    return {
        "language": (translate("Settings", "Language"), ""),
        "theme": (translate("Settings", "Theme"), ""),
        "text_size": (translate("Settings", "Text size"), translate("Settings", "Cards keep their size.")),
        "reduced_motion": (
            translate("Settings", "Reduced motion"),
            translate("Settings", "Cards fade instead of moving."),
        ),
        "bot_pace": (
            translate("Settings", "Bot pace"),
            translate("Settings", "How long a bot waits before it acts. The full stop key skips it."),
        ),
        "curtain": (
            translate("Settings", "Privacy curtain"),
            translate("Settings", "Covers the screen before the next person sees it, in new games."),
        ),
        "letter_keys": (
            translate("Settings", "Letter keys"),
            translate("Settings", "Single letters press buttons, such as R for the reserve."),
        ),
        "player_name": (translate("Settings", "Your name"), translate("Settings", "For new games.")),
    }[key]


def value(key: str, chosen: object) -> str:
    if key == "text_size":
        return translate("Settings", "{size} %").format(size=number(int(str(chosen))))
    return {
        "language system": translate("Settings", "System"),
        "language en": "English",
        "language fr": "Fran\N{LATIN SMALL LETTER C WITH CEDILLA}ais",
        "theme system": translate("Settings", "System"),
        "theme dark": translate("Settings", "Dark"),
        "theme light": translate("Settings", "Light"),
        "reduced_motion system": translate("Settings", "System"),
        "reduced_motion on": translate("Settings", "On"),
        "reduced_motion off": translate("Settings", "Off"),
        "curtain automatic": translate("Settings", "Automatic"),
        "curtain always": translate("Settings", "Always"),
        "curtain never": translate("Settings", "Never"),
    }[f"{key} {chosen}"]


def group(key: str) -> str:
    """The heading that a setting stands under."""
    return translate("Settings", "Display") if key in DISPLAY else translate("Settings", "Play")


DISPLAY = ("language", "theme", "text_size", "reduced_motion")


def pace(milliseconds: int) -> str:
    seconds = number(milliseconds / 1000)
    if milliseconds < 300:
        return translate("Settings", "Quick, {seconds} s").format(seconds=seconds)
    if milliseconds < 1500:
        return translate("Settings", "Relaxed, {seconds} s").format(seconds=seconds)
    return translate("Settings", "Slow, {seconds} s").format(seconds=seconds)
