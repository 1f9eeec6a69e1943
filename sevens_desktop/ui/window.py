"""The place and size of the window come back, and never outside every screen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication, QWindow

from sevens_desktop.storage.settings import Settings
from sevens_desktop.storage.settings_table import WINDOW, WINDOW_STATE

REST = 500
"""Milliseconds without a change before the place is remembered."""

GRIP = 80
"""So many pixels of a window must lie on a screen, or it cannot be fetched back."""

STATES = {
    "normal": QWindow.Visibility.Windowed,
    "maximized": QWindow.Visibility.Maximized,
    "full_screen": QWindow.Visibility.FullScreen,
}


def reachable(place: QRect, screens: list[QRect]) -> bool:
    """Does enough of the window's upper edge lie on a screen?"""
    grip = QRect(place.left(), place.top(), place.width(), GRIP)
    shown = [screen.intersected(grip) for screen in screens]
    return any(part.width() >= GRIP and part.height() >= GRIP // 2 for part in shown)


class WindowKeeper(QObject):
    def __init__(self, window: QWindow, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.remember)
        self._restore()
        for signal in (
            window.xChanged,
            window.yChanged,
            window.widthChanged,
            window.heightChanged,
            window.visibilityChanged,
        ):
            signal.connect(self._rest.start)

    def _restore(self) -> None:
        place = self._settings.get(WINDOW)
        if len(place) == 4:
            wanted = QRect(*place)
            if reachable(wanted, [screen.availableGeometry() for screen in QGuiApplication.screens()]):
                self._window.setGeometry(wanted)
            else:
                self._window.resize(wanted.size())
        state = self._settings.get(WINDOW_STATE)
        if state != "normal":
            self._window.setVisibility(STATES[state])

    def remember(self) -> None:
        """The place of a maximized window is that of the screen: only its state is kept."""
        names = {visibility: state for state, visibility in STATES.items()}
        state = names.get(self._window.visibility())
        if state is None:
            return
        self._settings.set(WINDOW_STATE, state)
        if state == "normal":
            place = self._window.geometry()
            self._settings.set(WINDOW, (place.x(), place.y(), place.width(), place.height()))

    def raise_window(self) -> None:
        """Bring the window to the front."""
        if self._window.visibility() == QWindow.Visibility.Minimized:
            self._window.showNormal()
        self._window.raise_()
        self._window.requestActivate()
