"""The monasteries by effect (BU-17). Those in force in a duchy are in ``DuchyAnalysis.monasteries``."""

from __future__ import annotations

from ..components import COLOUR_OF, MONASTERY_EFFECT
from ..modules import SHIELD_EFFECT
from .shields import SHARING


def _by(effect: str) -> int:
    """Return the number of the only monastery with a given effect."""
    (found,) = (number for number, work in MONASTERY_EFFECT.items() if work.type == effect)
    return found


ANY_BUILDING = _by("rule_off")
"""The monastery that lifts the limit of one building of a kind per town (BU-17.1)."""
MINE_WORKERS = _by("phase_end_gain")
"""The monastery that gives workers for mines (BU-17.2)."""
AT_SALES: tuple[tuple[int, str, int], ...] = tuple(
    (number, what, n)
    for number, work in MONASTERY_EFFECT.items()
    if work.type == "on_sell_gain"
    for what, n in (("silver", work.silver), ("worker", work.workers))
    if n
)
"""What a sale brings in addition: monastery, what, how much (BU-17.3, 17.4)."""
TWO_SPACES = _by("ship_goods_sources")
"""The monastery that lets a ship collect from neighbouring goods spaces (BU-17.5)."""
HIRING = _by("purchase_option")
"""The monastery that lets the purchase be paid with workers, and then from any depot (BU-17.6)."""
HIRE_COST: int = MONASTERY_EFFECT[HIRING].cost["workers"]
ANIMAL_BONUS = _by("animal_score_bonus")
"""The monastery that gives extra points for each animal tile that scores (BU-17.7)."""
LONG_STEPS = _by("worker_step")
"""The monastery that lets a worker change a number by more (BU-5.3)."""
FREE_PLACING: dict[str, int] = {
    kind: number
    for number, work in MONASTERY_EFFECT.items()
    if work.type == "free_die_step" and work.action == "place_tile"
    for kind in work.kinds
}
"""The monastery that grants a free step when placing each kind of tile (BU-17.9 to 17.11)."""
(FREE_TAKING,) = (number for number, work in MONASTERY_EFFECT.items() if work.type == "free_die_step" and work.action == "take_tile")
"""The monastery that grants a free step when taking a tile (BU-17.12)."""
WORKERS_SILVER = _by("take_workers_gain")
"""The monastery that gives silver when workers are taken with a die (BU-17.14)."""
WORKERS_MORE = _by("take_workers_amount")
"""The monastery that gives more workers when they are taken with a die (BU-17.15)."""
ON_TOP = _by("bridge_always_on_top")
"""The monastery that keeps the marker on top of its stack (BU-17.21)."""
UNSHARED: frozenset[int] = frozenset(SHIELD_EFFECT[SHARING]["excluded_monasteries"])
"""The monasteries that do not work for another player (BU-26.16)."""
EXCHANGE = _by("exchange")
"""The monastery that exchanges silver for workers at any time (BU-17.22)."""
EXCHANGE_COST: int = MONASTERY_EFFECT[EXCHANGE].cost["silver"]
EXCHANGE_GAIN: int = MONASTERY_EFFECT[EXCHANGE].gain["workers"]
"""What it takes and what it gives for that (BU-17.22)."""
AT_END: tuple[int, ...] = tuple(number for number, work in MONASTERY_EFFECT.items() if work.type == "end_score")
"""The monasteries that score at the end (BU-17.16 to 17.20)."""

assert FREE_PLACING.keys() == COLOUR_OF.keys()
