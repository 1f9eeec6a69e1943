"""What the search process gets to think about: a world that a seat cannot tell from the real one."""

from __future__ import annotations

from random import Random
from zlib import crc32

from sevens_desktop.engine.contract import State


def draw_world(state: State, seat: int, seed: str, ply: int, purpose: str) -> tuple[State, int]:
    """A determinization and the chance to think with. Both depend on the deal, the ply and the purpose only."""
    chance = crc32(f"{seed}/{ply}/{purpose}".encode())
    return state.determinize(seat, Random(chance)), chance
