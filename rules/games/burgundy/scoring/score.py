"""Points by source, and the result (BU-16)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.credit import credited
from rules.engine.types import ItemId, ScoreRow, Standing, TieBreak

from .. import items
from ..board.bridge import turn_order
from ..components import BUILDING, BUILDING_EFFECT, SILVER_VP, UNSOLD_VP, WORKERS_PER_VP
from ..state import State, estate_of, store_of
from ..steps.actions import goods_types
from .end_scoring import CRANE, monastery_rows

Source = Callable[[State, int], tuple[int, tuple[ItemId, ...]]]
"""A player's points from one source, and the items they came from."""
Things = Callable[[State, int], tuple[ItemId, ...]]
"""The items from which a player's credited points came."""


def score(state: State) -> list[ScoreRow]:
    """Return every source of points as it stands; end-of-game points are added at the end (BU-16.1, 16.4)."""
    return _rows(state, state.standings is not None)


def final(state: State) -> list[ScoreRow]:
    """Return every source of points as if the game ended now."""
    return _rows(state, True)


def _rows(state: State, ended: bool) -> list[ScoreRow]:
    rows = [_credited(state, key, things) for key, things in SOURCES.items()]
    if ended:
        rows += [_row(state, key, source) for key, source in AT_END.items()]
        rows += monastery_rows(state)
    return rows


def _row(state: State, key: str, source: Source) -> ScoreRow:
    points, things = zip(*(source(state, player) for player in range(len(state.seats))), strict=True)
    return ScoreRow(key, points, things)


def _credited(state: State, key: str, things: Things) -> ScoreRow:
    players = range(len(state.seats))
    return ScoreRow(key, tuple(credited(state.credited, player, key) for player in players), tuple(things(state, p) for p in players))


def _areas(state: State, player: int) -> tuple[ItemId, ...]:
    """Return the fields of each area scored; none while a duchy is still to be chosen, as there is no map yet."""
    seat, estate = state.seats[player], estate_of(state, player)
    return tuple(items.FIELD.id(seat.estate, field) for area, _ in seat.areas for field in estate.land.areas[area])


def _colours(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(map(items.BONUS.id, state.seats[player].bonuses))


def _animals(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(map(items.TILE.id, estate_of(state, player).of_kind("animal")))


def _watchtowers(state: State, player: int) -> tuple[ItemId, ...]:
    """Return the watchtowers, and the crane if it has acted as one: then there are more points than watchtowers give (BU-10.10, 19.2)."""
    points, buildings = credited(state.credited, player, "watchtowers"), estate_of(state, player).of_kind("building")
    named = [tile for tile in buildings if BUILDING[tile] == "watchtower"]
    if points > BUILDING_EFFECT["watchtower"].vp * len(named):
        named += [tile for tile in buildings if BUILDING[tile] == CRANE]
    return tuple(map(items.TILE.id, named))


def _sales(state: State, player: int) -> tuple[ItemId, ...]:
    return (items.store(player, "sold"),) if store_of(state, player).sold else ()


def _unsold(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    goods = store_of(state, player).goods
    return UNSOLD_VP * len(goods), tuple(items.store(player, what) for what in goods_types(goods))


def _silver(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    return SILVER_VP * store_of(state, player).silver, (items.store(player, "silver"),)


def _workers(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    return store_of(state, player).workers // WORKERS_PER_VP, (items.store(player, "worker"),)


SOURCES: dict[str, Things] = {
    "area_size": _areas,
    "area_phase": _areas,
    "colours": _colours,
    "animals": _animals,
    "watchtowers": _watchtowers,
    "sales": _sales,
}
"""The sources credited during the game (BU-16.4)."""
AT_END: dict[str, Source] = {"unsold": _unsold, "silver": _silver, "workers": _workers}
"""The sources scored at the end, regardless of what is in the duchy (BU-16.1)."""


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result if the game ended now: most points, then more empty fields, then the later place in the turn order (BU-16.3)."""
    players = range(len(state.seats))
    rows = final(state)
    order = turn_order(state.bridge)
    figures = [(sum(row.points[player] for row in rows), _tie_break(state, order, player)) for player in players]
    ranks = [1 + sum(other > figure for other in figures) for figure in figures]
    return tuple(
        Standing(player, total, rank, tie_break, won=rank == 1)
        for player, (total, tie_break), rank in zip(players, figures, ranks, strict=True)
    )


def _tie_break(state: State, order: tuple[int, ...], player: int) -> tuple[TieBreak, ...]:
    """Return the number of empty fields, and the place in the turn order, counted from 1."""
    return ("empty_fields", estate_of(state, player).tiles.count(0)), ("turn_order", order.index(player) + 1)
