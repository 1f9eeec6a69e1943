"""What is said when a card is played, and binds (77-26, 77-35)."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_desktop.engine.contract import Action
from sevens_desktop.engine.seven_and_seven.actions import Arrive, Copy, Target
from sevens_desktop.engine.seven_and_seven.cards import ENVY, FACE_NAMES


@dataclass(frozen=True, slots=True)
class Announcement:
    """``targets`` are (seat, face); ``copied`` is what Envy takes on; ``arrives`` the side that Greed's card lands on.

    ``closed``: no further target is wanted.
    """

    face: int
    copied: int | None = None
    targets: tuple[tuple[int, int], ...] = ()
    arrives: int | None = None
    closed: bool = False

    @property
    def ability(self) -> int | None:
        """The face whose ability works, ``None`` for an Envy that copies nothing."""
        return self.copied if self.face == ENVY else self.face

    def naming(self, action: Action) -> Announcement:
        """The announcement with one more thing said."""
        copied, targets, arrives, closed = self.copied, self.targets, self.arrives, self.closed
        if isinstance(action, Copy):
            copied = action.face
        elif isinstance(action, Target):
            targets = (*targets, (action.seat, action.face))
        elif isinstance(action, Arrive):
            arrives = action.face
        else:
            closed = True
        return Announcement(self.face, copied, targets, arrives, closed)

    def facts(self) -> dict[str, object]:
        return {
            "face": FACE_NAMES[self.face],
            "copied": None if self.copied is None else FACE_NAMES[self.copied],
            "targets": [{"seat": seat, "face": FACE_NAMES[face]} for seat, face in self.targets],
            "arrives": None if self.arrives is None else FACE_NAMES[self.arrives],
            "closed": self.closed,
        }
