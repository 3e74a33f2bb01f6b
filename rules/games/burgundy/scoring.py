"""Points by source, and who has won (BU-16)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.types import ItemId, ScoreRow, Standing, TieBreak

from . import items
from .actions import goods_types
from .bridge import turn_order
from .components import AREA_VP, BONUS_VP, BUILDING, BUILDING_EFFECT, PHASE_VP, SILVER_VP, UNSOLD_VP, WORKERS_PER_VP
from .end_scoring import CRANE, monastery_rows
from .state import Seat, State, estate_of

Source = Callable[["State", int], tuple[int, tuple[ItemId, ...]]]
"""Points of a player from one source, and the items that gave them."""


def score(state: State) -> list[ScoreRow]:
    """Every source of points as it stands; what counts at the end is added at the end (BU-16.1, 16.4)."""
    return _rows(state, state.standings is not None)


def final(state: State) -> list[ScoreRow]:
    """Every source of points if the game ended now."""
    return _rows(state, True)


def _rows(state: State, ended: bool) -> list[ScoreRow]:
    rows = [_row(state, key, source) for key, source in SOURCES.items()]
    if ended:
        rows += [_row(state, key, source) for key, source in AT_END.items()]
        rows += monastery_rows(state)
    return rows


def _row(state: State, key: str, source: Source) -> ScoreRow:
    points, things = zip(*(source(state, player) for player in range(len(state.seats))), strict=True)
    return ScoreRow(key, points, things)


def _area_size(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    seat, areas = state.seats[player], _completed(state, player)
    return sum(AREA_VP[len(fields)] for fields in areas), _fields(seat, areas)


def _area_phase(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    seat = state.seats[player]
    return sum(PHASE_VP[phase] for _, phase in seat.areas), _fields(seat, _completed(state, player))


def _completed(state: State, player: int) -> list[tuple[int, ...]]:
    """The fields of each area that was scored."""
    estate = estate_of(state, player)
    return [estate.land.areas[area] for area, _ in state.seats[player].areas]


def _fields(seat: Seat, areas: list[tuple[int, ...]]) -> tuple[ItemId, ...]:
    return tuple(items.field(seat.estate, field) for fields in areas for field in fields)


def _colours(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    values, bonuses = BONUS_VP[len(state.seats)], state.seats[player].bonuses
    return sum(values[bonus.partition(":")[0]] for bonus in bonuses), tuple(map(items.bonus, bonuses))


def _animals(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    return state.seats[player].animals, tuple(map(items.tile, estate_of(state, player).of_kind("animal")))


def _watchtowers(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    """A crane is named when it has worked as one: there are more points than the watchtowers give (BU-10.10, 19.2)."""
    points, buildings = state.seats[player].watchtowers, estate_of(state, player).of_kind("building")
    named = [tile for tile in buildings if BUILDING[tile] == "watchtower"]
    if points > BUILDING_EFFECT["watchtower"].vp * len(named):
        named += [tile for tile in buildings if BUILDING[tile] == CRANE]
    return points, tuple(map(items.tile, named))


def _sales(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    seat = state.seats[player]
    return seat.sales, (items.store(player, "sold"),) if seat.sold else ()


def _unsold(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    goods = state.seats[player].goods
    return UNSOLD_VP * len(goods), tuple(items.store(player, what) for what in goods_types(goods))


def _silver(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    return SILVER_VP * state.seats[player].silver, (items.store(player, "silver"),)


def _workers(state: State, player: int) -> tuple[int, tuple[ItemId, ...]]:
    return state.seats[player].workers // WORKERS_PER_VP, (items.store(player, "worker"),)


SOURCES: dict[str, Source] = {
    "area_size": _area_size,
    "area_phase": _area_phase,
    "colours": _colours,
    "animals": _animals,
    "watchtowers": _watchtowers,
    "sales": _sales,
}
"""What scores during the game (BU-16.4)."""
AT_END: dict[str, Source] = {"unsold": _unsold, "silver": _silver, "workers": _workers}
"""What scores at the end whatever lies in the duchy (BU-16.1)."""


def standings(state: State) -> tuple[Standing, ...]:
    """Who has won if the game ends now: most points; then more empty fields; then the later place in the order of the bridge (BU-16.3)."""
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
    """Empty fields, and the place in the turn order, counted from 1."""
    return ("empty_fields", estate_of(state, player).tiles.count(0)), ("turn_order", order.index(player) + 1)
