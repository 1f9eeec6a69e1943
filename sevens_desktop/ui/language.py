"""The language of the moment: translators and number formats."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from sevens_desktop.files import resource

log = logging.getLogger(__name__)

LANGUAGES = ("en", "fr")


class Language:
    """Belongs to the application object that it installs translators in.

    Words are read into memory: a file that Qt maps must not be replaced while the program runs, as an update does.
    """

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: list[tuple[QTranslator, bytes]] = []

    def use(self, choice: str) -> str:
        """Speak this language, or that of the system; returns its code."""
        self.silence()
        code = choice if choice in LANGUAGES else _system_language()
        QLocale.setDefault(_locale(code))
        for path in (_own(code), _qt(code)):
            self._install(path)
        return code

    def _install(self, path: Path) -> None:
        try:
            words = path.read_bytes()
        except OSError as error:
            log.warning("no words for this language: %s", error)
            return
        translator = QTranslator()
        if translator.load(words):
            self._application.installTranslator(translator)
            self._installed.append((translator, words))

    def silence(self) -> None:
        """Take the translators out again: what is said is English, with bare plurals."""
        for translator, _ in self._installed:
            self._application.removeTranslator(translator)
        self._installed = []


def _system_language() -> str:
    code = QLocale.system().name().partition("_")[0]
    return code if code in LANGUAGES else LANGUAGES[0]


def _locale(code: str) -> QLocale:
    """The system's own variant of the language, if it has one."""
    system = QLocale.system()
    return system if system.name().startswith(code) else QLocale(code)


def _own(code: str) -> Path:
    return resource("translations") / f"sevens_{code}.qm"


def _qt(code: str) -> Path:
    """What Qt itself says, on buttons of dialogs; English needs no words for it."""
    return Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)) / f"qtbase_{code}.qm"
