"""Monasteries that score at the end (BU-17.16 to 17.20), with the crane counting as the building that helps most (BU-19.3)."""

from __future__ import annotations

from rules.engine.types import ItemId, ScoreRow

from .. import items
from ..board.estate import buildings_in
from ..board.monasteries import AT_END
from ..board.shields import DOUBLE_MONASTERIES, factor
from ..board.teams import leads, partners
from ..components import GOODS_TYPE, MONASTERY, MONASTERY_EFFECT, SPECIES, TILES
from ..state import State, analysis_of, estate_of, store_of

CRANE = "crane"


def monastery_rows(state: State) -> list[ScoreRow]:
    """Return a row for each such monastery in any duchy (BU-16.4): its points, along with the monastery and the things it counts.

    Partners share them (BU-24.11): they are listed with the first of the two.
    """
    players = range(len(state.seats))
    rows: list[ScoreRow] = []
    for number in AT_END:
        if any(number in analysis_of(state, player).monasteries for player in players):
            counted = [monastery_points(state, player, number) if leads(state, player) else (0, ()) for player in players]
            rows.append(ScoreRow(f"monastery_{number}", tuple(p for p, _ in counted), tuple(things for _, things in counted)))
    return rows


def monastery_points(state: State, player: int, number: int) -> tuple[int, tuple[ItemId, ...]]:
    """Return what monastery ``number`` scores for a player: the points, and the items they came from."""
    if number not in analysis_of(state, player).monasteries:
        return 0, ()
    tiles = estate_of(state, player).tiles
    monastery = items.TILE.id(next(tile for tile in TILES if MONASTERY[tile] == number))
    match MONASTERY_EFFECT[number].per:
        case "building":
            things = tuple(map(items.TILE.id, _buildings(state, player, number)))
        case "animal_species":
            things = tuple(items.TILE.id(tile) for tile in tiles if SPECIES[tile])
        case "sold_goods_type" | "sold_goods_tile":
            things = (items.store(player, "sold"),)
        case _ if state.solo:  # BU-25.9
            things = tuple(items.FIELD.id(0, field) for fields in _complete_colours(state, player) for field in fields)
        case _:
            things = tuple(map(items.BONUS.id, _bonuses(state, player)))
    return monastery_worth(state, player, number), (monastery, *things)


def monastery_worth(state: State, player: int, number: int) -> int:
    """Return the points monastery ``number`` scores for a player."""
    seen = analysis_of(state, player)
    if number not in seen.monasteries:
        return 0
    work = MONASTERY_EFFECT[number]
    match work.per:
        case "building":
            n = len(_buildings(state, player, number))
        case "animal_species":
            n = len({SPECIES[tile] for tile in estate_of(state, player).tiles} - {""})
        case "sold_goods_type":
            n = len({GOODS_TYPE[good] for good in store_of(state, player).sold})
        case "sold_goods_tile":
            n = len(store_of(state, player).sold)
        case _ if state.solo:  # BU-25.9
            n = len(_complete_colours(state, player))
        case _:
            n = len(_bonuses(state, player))
    doubled = number in seen.own and DOUBLE_MONASTERIES in seen.shields  # BU-26.20
    return work.vp * n * (factor(DOUBLE_MONASTERIES) if doubled else 1)


def _buildings(state: State, player: int, number: int) -> tuple[int, ...]:
    """Return the buildings a monastery counts, and the crane if it helps that one."""
    estate = estate_of(state, player)
    found, cranes = buildings_in(estate, MONASTERY_EFFECT[number].building), buildings_in(estate, CRANE)
    return found + cranes if cranes and number == _helped_by_crane(state, player) else found


def _complete_colours(state: State, player: int) -> list[tuple[int, ...]]:
    """Return the fields of each colour of which all are occupied."""
    estate = estate_of(state, player)
    return [fields for fields in estate.land.fields_of.values() if estate.complete(fields)]


def _bonuses(state: State, player: int) -> list[str]:
    """Return the bonus tiles of a player's side."""
    return [bonus for partner in partners(state, player) for bonus in state.seats[partner].bonuses]


def _helped_by_crane(state: State, player: int) -> int:
    """Return the one monastery for which the crane counts as a building, one of the player's own if there is any, as only those can be
    doubled (BU-19.3); 0 if there is none.
    """
    seen = analysis_of(state, player)
    fitting = [number for number in AT_END if MONASTERY_EFFECT[number].per == "building" and number in seen.monasteries]
    return next((number for number in fitting if number in seen.own), next(iter(fitting), 0))
