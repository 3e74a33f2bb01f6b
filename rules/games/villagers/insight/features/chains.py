"""Production chains: places for further villagers, and middle cards that wait for those that follow them (VI-6.6, 6.7)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from ...board.village import Village
from ...components import CHAINS, KIND, KINDS, NAME, WILDCARDS, Cards
from .naming import Seen, named
from .unseen import Parts, counted, to_meet

STARTS: tuple[str, ...] = tuple(dict.fromkeys(chain[0] for chain in CHAINS))
PLACES = named("chains", **{f"places_{name}": "6.7" for name in STARTS}, suit_symbols_most="22.7")
FOLLOWER: dict[str, str] = {below: above for chain in CHAINS for below, above in pairwise(chain[1:])}
"""What is laid on a middle card of a chain."""
_FOLLOWING = tuple((name, above, KINDS[above].gold - KINDS[name].gold) for name, above in FOLLOWER.items())
GROWTH = named("chains", **{f"open_{name}": "6.6" for name in FOLLOWER}, follower_gain="6.6", follower_gain_open="6.6", follower_none="6.6")


@lru_cache(1 << 13)
def free_places(village: Village) -> dict[str, int]:
    """Return how many more villagers can be laid on each type, wildcards aside; what is returned is not to be changed."""
    free: dict[str, int] = {}
    for plot in village.plots:
        if NAME[plot.bottom] not in WILDCARDS:
            room = KIND[plot.bottom].slots - len(plot.columns)
            if room > 0:
                name = NAME[plot.bottom]
                free[name] = free.get(name, 0) + room
        for column in plot.columns:
            top = column[-1]
            if KIND[top].slots and NAME[top] in FOLLOWER:
                free[NAME[top]] = free.get(NAME[top], 0) + 1
    return free


def growth(village: Village, held: Cards, road: Cards, seen: Parts) -> Seen:
    """Return what middle cards of chains wait for: who may follow them, if any is still to be met, and what that would bring."""
    free = free_places(village)
    waiting, gain, gain_open, hopeless = [0.0] * len(FOLLOWER), 0, 0, 0
    for at, (name, follower, extra) in enumerate(_FOLLOWING):
        if name in free:
            copies = min(free[name], max(0, to_meet(follower, seen)))
            gain += copies * extra
            gain_open += min([NAME[card] for card in road].count(follower), copies) * extra
            hopeless += free[name] - copies if follower not in counted(held) else 0
            waiting[at] = float(copies)
    return (*waiting, gain / 10, gain_open / 10, float(hopeless))
