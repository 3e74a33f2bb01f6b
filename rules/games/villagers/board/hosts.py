"""Where a card may be laid in a village (VI-6.5 to 6.9), wildcards included (VI-9.4 to 9.6)."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain

from ..components import CARDS_OF, CHAINS, KIND, KINDS, NAME, WILDCARD_SLOTS, WILDCARDS, Cards
from .village import NEW_PLOT, Plot, Village

ANY = ""
"""What a wildcard stands for in a path: any type; also a suit that is still open."""
_WILDCARDS = frozenset(card for name in WILDCARDS for card in CARDS_OF[name])
Path = tuple[str, ...]
"""The types of the cards from a bottom card upwards."""


def places(village: Village, card: int) -> Cards:
    """Return the hosts that a card may be laid on, ``NEW_PLOT`` for a new plot; without regard to padlocks and actions left."""
    if card in _WILDCARDS:
        return (NEW_PLOT, *hosts(village, NAME[card]))
    return (NEW_PLOT,) if KIND[card].flag else hosts(village, NAME[card])


@lru_cache(maxsize=8192)
def hosts(village: Village, name: str) -> Cards:
    """Return the cards of a village that a villager of a type may be laid on directly (VI-6.9)."""
    return tuple([host for host, takes in _openings(village) if name in takes])


@lru_cache(maxsize=1024)
def bare_wildcards(village: Village) -> Cards:
    """Return the wildcards that nothing lies on (VI-9.8)."""
    return tuple(chain.from_iterable(map(_bare_of_plot, village.plots)))


@lru_cache(maxsize=8192)
def _bare_of_plot(plot: Plot) -> Cards:
    return tuple([card for card in plot.top() if card in _WILDCARDS])


def coverable(village: Village, card: int, among: Cards, actions: int) -> Cards:
    """Return those of some places for a card that leave no more wildcards uncovered than can be covered with so many actions (VI-9.8)."""
    bare = bare_wildcards(village)
    left_bare = len(bare) + (card in _WILDCARDS)
    if left_bare <= actions:
        return among
    return tuple([host for host in among if host in bare]) if left_bare - 1 <= actions else ()


@lru_cache(maxsize=1024)
def _openings(village: Village) -> tuple[tuple[int, frozenset[str]], ...]:
    """Return every card with a free slot and the types that may be laid on it."""
    return tuple(chain.from_iterable(map(_of_plot, village.plots)))


@lru_cache(maxsize=4096)
def _of_plot(plot: Plot) -> tuple[tuple[int, frozenset[str]], ...]:
    bottom = _stands_for(plot.bottom)
    paths = [(bottom, *map(_stands_for, column)) for column in plot.columns]
    suit = next((KIND[card].suit for column in plot.columns for card in column if NAME[card] not in WILDCARDS), ANY)
    found: list[tuple[int, frozenset[str]]] = []
    if len(plot.columns) < (WILDCARD_SLOTS if bottom == ANY else KIND[plot.bottom].slots):
        found.append((plot.bottom, _takes((bottom,), suit, paths)))
    for n, column in enumerate(plot.columns):
        if KIND[column[-1]].slots:
            found.append((column[-1], _takes(paths[n], suit, paths[:n] + paths[n + 1 :])))
    return tuple(opening for opening in found if opening[1])


def _takes(path: Path, suit: str, others: list[Path]) -> frozenset[str]:
    """Return what may be laid on a path whose plot has a suit; ``others`` are the paths of its other columns.

    As long as no card has settled the suit of a plot, every column of it ends in a bare wildcard. The first card to settle it must leave
    a type that can cover those others (VI-9.6); a further wildcard always does, since the suits with the longest chains stay open.
    """
    found = _followers(path, suit)
    if suit == ANY and path[0] == ANY:
        for other in others:
            found = frozenset(name for name in found if name in WILDCARDS or _followers(other, KINDS[name].suit))
    return found


@cache
def _followers(path: Path, suit: str) -> frozenset[str]:
    """Return the types that continue a path in some chain of a suit, wildcards if the chain goes on beyond them (VI-6.9, 9.5)."""
    found: set[str] = set()
    for names in CHAINS:
        depth = len(path)
        if len(names) > depth and suit in (ANY, KINDS[names[0]].suit) and all(a in (ANY, b) for a, b in zip(path, names, strict=False)):
            found.add(names[depth])
            if len(names) > depth + 1:
                found |= WILDCARDS
    return frozenset(found)


def _stands_for(card: int) -> str:
    return ANY if NAME[card] in WILDCARDS else NAME[card]
