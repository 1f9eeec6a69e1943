"""One running program per home: a second start hands its file to the first and ends."""

from __future__ import annotations

import hashlib
import os
from urllib.parse import quote, unquote_to_bytes

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from sevens_desktop.storage.places import Places

ANSWER_WITHIN = 1000
"""Milliseconds."""


def server_name(places: Places) -> str:
    return "sevens-" + hashlib.sha256(str(places.data).encode()).hexdigest()[:16]


def hand_over(places: Places, message: str) -> bool:
    """Give the message to the program that runs already; false if there is none.

    It goes as the bytes of a file name, which may be no text and may hold a line break.
    """
    socket = QLocalSocket()
    socket.connectToServer(server_name(places))
    if not socket.waitForConnected(ANSWER_WITHIN):
        return False
    socket.write(quote(os.fsencode(message)).encode("ascii") + b"\n")
    socket.waitForBytesWritten(ANSWER_WITHIN)
    socket.disconnectFromServer()
    return True


class Listener(QObject):
    """``called`` carries the message of each later start, a ``str``: Qt's own would drop what is no text."""

    called = Signal(object)

    def __init__(self, places: Places, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        name = server_name(places)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left behind by a crash: nobody answered
            self._server.listen(name)

    def _greet(self) -> None:
        """The other side writes its line at once, so waiting for it is no wait."""
        socket = self._server.nextPendingConnection()
        while not socket.canReadLine() and socket.waitForReadyRead(ANSWER_WITHIN):
            pass
        line = bytes(socket.readLine().data())
        socket.close()
        socket.deleteLater()
        if line.endswith(b"\n"):
            self.called.emit(os.fsdecode(unquote_to_bytes(line[:-1])))

    def close(self) -> None:
        self._server.close()
