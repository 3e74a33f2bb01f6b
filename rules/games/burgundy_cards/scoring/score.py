"""Points by source (BC-15, BC-16)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.types import ItemId, ScoreRow
from rules.engine.worth.credit import credited

from .. import items
from ..board.estate import stack_kind
from ..components import KINDS, SPECIES, START_CARD_VP, TRIPLET
from ..state import Seat, State

Things = Callable[[Seat, int], tuple[ItemId, ...]]
"""The items of a seat that points from one source came from."""


def score(state: State) -> list[ScoreRow]:
    """Return every source of points; the start player card counts only at the end (BC-16.1, 16.3)."""
    return _rows(state, state.standings is not None)


def final(state: State) -> list[ScoreRow]:
    """Return every source of points as if the game ended now, including the point for the start player card (BC-16.3)."""
    return _rows(state, True)


def _rows(state: State, ended: bool) -> list[ScoreRow]:
    players = range(len(state.seats))
    rows = [
        ScoreRow(key, tuple(credited(state.credited, p, key) for p in players), tuple(things(state.seats[p], p) for p in players))
        for key, things in SOURCES.items()
    ]
    if state.egon is None:
        holds = tuple(START_CARD_VP if ended and state.holder == p else 0 for p in players)
        rows.append(ScoreRow("start_player", holds, tuple(("start_card",) if n else () for n in holds)))
    return rows


def _triplets(kind: str) -> Things:
    def things(seat: Seat, player: int) -> tuple[ItemId, ...]:
        return tuple(
            items.STACK.id(player, i) for i, stack in enumerate(seat.estate) if len(stack) == TRIPLET and stack_kind(stack) == kind
        )

    return things


def _firsts(seat: Seat, player: int) -> tuple[ItemId, ...]:
    return tuple(f"first:{kind}" for kind in seat.firsts)


def _all_seven(seat: Seat, player: int) -> tuple[ItemId, ...]:
    return (f"all_seven:{seat.all_seven}",) if seat.all_seven else ()


def _stored(what: str) -> Things:
    return lambda seat, player: (items.STORE.id(player, what),)


def _animals(seat: Seat, player: int) -> tuple[ItemId, ...]:
    return tuple(items.STORE.id(player, species) for species in dict.fromkeys(SPECIES[a] for a in seat.animals))


SOURCES: dict[str, Things] = {
    **{f"triplet_{kind}": _triplets(kind) for kind in KINDS},
    "firsts": _firsts,
    "all_seven": _all_seven,
    "vp": _stored("vp"),
    "sold": _stored("sold"),
    "animals": _animals,
}
"""The sources credited during the game, and the items they came from."""
