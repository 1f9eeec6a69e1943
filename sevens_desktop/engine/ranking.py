"""Who comes before whom, by keys that rank the seats: the greater key is better."""

from __future__ import annotations

from collections.abc import Sequence


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each seat, from 1; equal keys share the place."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def win_shares(keys: Sequence[tuple[int, ...]]) -> tuple[float, ...]:
    """Each seat's share of the win, 0 to 1; equal keys share the win."""
    best = max(keys)
    share = 1.0 / keys.count(best)
    return tuple(share if key == best else 0.0 for key in keys)
