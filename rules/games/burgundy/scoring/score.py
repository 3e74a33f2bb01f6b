"""Points by source, and the result (BU-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rules.engine.types import ItemId, ScoreRow, Standing, TieBreak
from rules.engine.worth.credit import credited
from rules.engine.worth.sides import pooled

from .. import items
from ..board.bridge import turn_order
from ..board.monasteries import AT_END as SCORING
from ..board.shields import DOUBLE_SHIELDS, factor
from ..board.teams import leads, partners
from ..components import BUILDING, BUILDING_EFFECT, MONASTERY, SILVER_VP, UNSOLD_VP, WORKERS_PER_VP
from ..modules import SHIELD_VP
from ..state import State, estate_of, side_of, store_of
from ..steps.actions import goods_types
from ..steps.points import BOUGHT
from ..steps.posts import PAIRS
from .end_scoring import CRANE, monastery_rows

COLOURS = "colours"
"""The source of points for the fields of a colour."""
Things = Callable[[State, int], tuple[ItemId, ...]]
"""The items from which a player's points came."""


class EndSource(NamedTuple):
    """A source of points that count only at the end: a player's points, and the items they come from."""

    points: Callable[[State, int], int]
    things: Things


def score(state: State) -> list[ScoreRow]:
    """Return every source of points as it stands; end-of-game points are added at the end (BU-16.1, 16.4)."""
    return _rows(state, state.standings is not None)


def final(state: State) -> list[ScoreRow]:
    """Return every source of points as if the game ended now."""
    return _rows(state, True)


def _rows(state: State, ended: bool) -> list[ScoreRow]:
    rows = [_credited(state, key, things) for key, things in sources(state).items()]
    if ended and not state.solo:  # BU-25.14
        rows += [_row(state, key, source) for key, source in AT_END.items()]
        rows += monastery_rows(state)
        if state.shields:
            rows.append(_row(state, "shields", SHIELDS_AT_END))
    sides: dict[int, list[int]] = {}
    for player in range(len(state.seats)):
        sides.setdefault(side_of(state, player), []).append(player)
    return rows if len(sides) == len(state.seats) else pooled(rows, tuple(sides.values()))


def sources(state: State) -> dict[str, Things]:
    """Return the sources of points credited during this game (BU-16.4)."""
    found = SOURCES
    if any(estate.duchy and estate.land.posts for estate in state.estates):
        found = found | {"border_posts": _posts}
    if any(seat.routes for seat in state.seats):
        found = found | {"trade_routes": _routes}
    if state.solo:  # BU-25.10
        return {key: things for key, things in (found | ALONE).items() if key != COLOURS}
    return found


def _row(state: State, key: str, source: EndSource) -> ScoreRow:
    """Return a row of what counts at the end; what partners share is listed with the first of the two (BU-24.11)."""
    players = range(len(state.seats))
    points = tuple(source.points(state, player) if leads(state, player) else 0 for player in players)
    return ScoreRow(key, points, tuple(source.things(state, player) if leads(state, player) else () for player in players))


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


def _unsold(state: State, player: int) -> int:
    return UNSOLD_VP * len(store_of(state, player).goods)


def _unsold_goods(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(items.store(player, what) for what in goods_types(store_of(state, player).goods))


def _silver(state: State, player: int) -> int:
    return SILVER_VP * store_of(state, player).silver


def _workers(state: State, player: int) -> int:
    return store_of(state, player).workers // WORKERS_PER_VP


def _stored(what: str) -> Things:
    return lambda state, player: (items.store(player, what),)


def _posts(state: State, player: int) -> tuple[ItemId, ...]:
    seat = state.seats[player]
    joined = {post for pair, _ in seat.posts for post in PAIRS[pair]}
    return tuple(items.POST.id(seat.estate, post) for post in sorted(joined))


def _routes(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(map(items.ROUTE.id, state.seats[player].routes)) if credited(state.credited, player, "trade_routes") else ()


def _monasteries(state: State, player: int) -> tuple[ItemId, ...]:
    """Return the monasteries that scored when they were placed (BU-25.9)."""
    return tuple(items.TILE.id(tile) for tile in estate_of(state, player).tiles if MONASTERY[tile] in SCORING)


def _bought(state: State, player: int) -> tuple[ItemId, ...]:
    return (items.COUNTER,) if credited(state.credited, player, BOUGHT) else ()


def _shields(state: State, player: int) -> int:
    """Return the points for shields held at the end, doubled by shield 13 (BU-26.8, 26.23)."""
    held = [shield for _, shield in state.seats[player].shields]
    return sum([SHIELD_VP[shield] for shield in held]) * (factor(DOUBLE_SHIELDS) if DOUBLE_SHIELDS in held else 1)


def _held_shields(state: State, player: int) -> tuple[ItemId, ...]:
    return tuple(items.SHIELD.id(shield) for _, shield in state.seats[player].shields)


SOURCES: dict[str, Things] = {
    "area_size": _areas,
    "area_phase": _areas,
    COLOURS: _colours,
    "animals": _animals,
    "watchtowers": _watchtowers,
    "sales": _sales,
}
"""The sources credited during every game (BU-16.4)."""
ALONE: dict[str, Things] = {"monasteries": _monasteries, BOUGHT: _bought}
"""The sources credited only to a lone player (BU-25.9, 25.11)."""
CREDITED: frozenset[str] = frozenset({*SOURCES, *ALONE, "border_posts", "trade_routes"})
"""Everything that points can be credited for."""
AT_END: dict[str, EndSource] = {
    "unsold": EndSource(_unsold, _unsold_goods),
    "silver": EndSource(_silver, _stored("silver")),
    "workers": EndSource(_workers, _stored("worker")),
}
"""The sources scored at the end, regardless of what is in the duchy (BU-16.1)."""
SHIELDS_AT_END = EndSource(_shields, _held_shields)


def standings(state: State) -> tuple[Standing, ...]:
    """Return the result if the game ended now: most points, then more empty fields, then the later place in the turn order (BU-16.3).

    Teams that are still tied share the victory (BU-24.12). A lone player wins with a full duchy (BU-25.14).
    """
    players = range(len(state.seats))
    rows = final(state)
    if state.solo:
        return (Standing(0, sum(row.points[0] for row in rows), 1, won=all(state.estates[0].tiles)),)
    order = turn_order(state.bridge)
    figures = [(sum(row.points[player] for row in rows), _tie_break(state, order, player)) for player in players]
    ranks = [1 + len({side_of(state, other) for other in players if figures[other] > figure}) for figure in figures]
    return tuple(
        Standing(player, total, rank, tie_break, won=rank == 1)
        for player, (total, tie_break), rank in zip(players, figures, ranks, strict=True)
    )


def _tie_break(state: State, order: tuple[int, ...], player: int) -> tuple[TieBreak, ...]:
    """Return the number of empty fields, and unless there are teams the place in the turn order, counted from 1."""
    empty = ("empty_fields", estate_of(state, player).empty)
    return (empty, ("turn_order", order.index(player) + 1)) if len(partners(state, player)) == 1 else (empty,)
