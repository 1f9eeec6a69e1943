"""One-step players by slug. A game moves in with one module (see ``bots.contract.Greedy``) and one line here."""

from __future__ import annotations

from sevens_desktop.bots.contract import Greedy
from sevens_desktop.bots.greedy import architects, growl, seven_and_seven, the_sins

GREEDY: dict[str, Greedy] = {
    "the-sins": the_sins,
    "seven-and-seven": seven_and_seven,
    "architects": architects,
    "growl": growl,
}
