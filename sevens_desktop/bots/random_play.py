"""Any legal action, each as likely as the others."""

from __future__ import annotations

from random import Random

from sevens_desktop.engine.contract import Action, State


class RandomBot:
    def choose(self, state: State, _seat: int, rng: Random, /) -> Action:
        return rng.choice(state.legal_actions())
