"""Points by source (BC-15, BC-16)."""

from __future__ import annotations

from rules.engine.types import ItemId, ScoreRow

from . import items
from .animals import animal_points
from .components import FIRST_VP, KINDS, SALE_VP, SPECIES, START_CARD_VP, TRIPLET, TRIPLET_VP
from .estate import stack_kind
from .state import Seat, State


def score(state: State) -> list[ScoreRow]:
    """Every source of points; the start player card counts at the end only (BC-16.1, 16.3)."""
    return _rows(state, state.standings is not None)


def final(state: State) -> list[ScoreRow]:
    """Every source of points if the game ended now: who has the start player card gets its point too (BC-16.3)."""
    return _rows(state, True)


def _rows(state: State, ended: bool) -> list[ScoreRow]:
    seats = state.seats
    players = range(len(seats))
    rows = [_triplets(seats, kind) for kind in KINDS]
    rows.append(
        ScoreRow("firsts", tuple(FIRST_VP * len(s.firsts) for s in seats), tuple(tuple(f"first:{k}" for k in s.firsts) for s in seats))
    )
    rows.append(ScoreRow("all_seven", tuple(s.all_seven for s in seats), tuple((items.store(p, "all_seven"),) for p in players)))
    rows.append(ScoreRow("vp", tuple(s.vp for s in seats), tuple((items.store(p, "vp"),) for p in players)))
    rows.append(ScoreRow("sold", tuple(SALE_VP * len(s.sold) for s in seats), tuple((items.store(p, "sold"),) for p in players)))
    animals = tuple(_animal_items(seat, p) for p, seat in enumerate(seats))
    rows.append(ScoreRow("animals", tuple(animal_points(s.animals) for s in seats), animals))
    if state.egon is None:
        holds = tuple(START_CARD_VP if ended and state.holder == p else 0 for p in players)
        rows.append(ScoreRow("start_player", holds, tuple(("start_card",) if n else () for n in holds)))
    return rows


def _triplets(seats: tuple[Seat, ...], kind: str) -> ScoreRow:
    points: list[int] = []
    places: list[tuple[ItemId, ...]] = []
    for player, seat in enumerate(seats):
        full = [i for i, stack in enumerate(seat.estate) if len(stack) == TRIPLET and stack_kind(stack) == kind]
        points.append(TRIPLET_VP[kind] * len(full))
        places.append(tuple(items.stack(player, i) for i in full))
    return ScoreRow(f"triplet_{kind}", tuple(points), tuple(places))


def _animal_items(seat: Seat, player: int) -> tuple[ItemId, ...]:
    return tuple(items.store(player, species) for species in dict.fromkeys(SPECIES[a] for a in seat.animals))
