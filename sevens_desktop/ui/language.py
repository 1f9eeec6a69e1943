"""The language of the moment: translators and number formats."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from sevens_desktop.files import resource

log = logging.getLogger(__name__)

LANGUAGES = ("en", "fr")


class Language:
    """Belongs to the application object that it installs translators in."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._translators: list[QTranslator] = []

    def use(self, choice: str) -> str:
        """Speak this language, or that of the system; returns its code."""
        for translator in self._translators:
            self._application.removeTranslator(translator)
        code = choice if choice in LANGUAGES else _system_language()
        QLocale.setDefault(_locale(code))
        self._translators = [*_load(_own(code), self._application), *_load(_qt(code), self._application)]
        for translator in self._translators:
            self._application.installTranslator(translator)
        return code


def _system_language() -> str:
    code = QLocale.system().name().partition("_")[0]
    return code if code in LANGUAGES else LANGUAGES[0]


def _locale(code: str) -> QLocale:
    """The system's own variant of the language, if it has one."""
    system = QLocale.system()
    return system if system.name().startswith(code) else QLocale(code)


def _own(code: str) -> str:
    try:
        return str(resource("translations", f"sevens_{code}.qm"))
    except FileNotFoundError:
        log.warning("no translation for %s", code)
        return ""


def _qt(code: str) -> str:
    return f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{code}.qm"


def _load(path: str, parent: QObject) -> list[QTranslator]:
    translator = QTranslator(parent)
    return [translator] if path and translator.load(path) else []
