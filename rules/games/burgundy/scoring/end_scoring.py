"""Monasteries that score at the end (BU-17.16 to 17.20), with the crane counting as the building that helps most (BU-19.3)."""

from __future__ import annotations

from rules.engine.types import ItemId, ScoreRow

from .. import items
from ..board.monasteries import AT_END
from ..board.shields import DOUBLE_MONASTERIES, factor
from ..board.teams import leads, partners
from ..components import BUILDING, GOODS_TYPE, MONASTERY, MONASTERY_EFFECT, SPECIES, TILES
from ..state import State, analysis_of, estate_of, store_of

CRANE = "crane"


def monastery_rows(state: State) -> list[ScoreRow]:
    """Return a row for each such monastery in any duchy (BU-16.4): its points, along with the monastery and the things it counts.

    Partners share them (BU-24.11): they stand with the first of the two.
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
    seen = analysis_of(state, player)
    if number not in seen.monasteries:
        return 0, ()
    work, estate, store = MONASTERY_EFFECT[number], estate_of(state, player), store_of(state, player)
    tiles = estate.tiles
    monastery = items.TILE.id(next(tile for tile in TILES if MONASTERY[tile] == number))
    match work.per:
        case "building":
            found = [tile for tile in tiles if BUILDING[tile] == work.building]
            if number == _helped_by_crane(state, player):
                found += [tile for tile in tiles if BUILDING[tile] == CRANE]
            n, things = len(found), tuple(map(items.TILE.id, found))
        case "animal_species":
            animals = [tile for tile in tiles if SPECIES[tile]]
            n, things = len({SPECIES[tile] for tile in animals}), tuple(map(items.TILE.id, animals))
        case "sold_goods_type":
            n, things = len({GOODS_TYPE[good] for good in store.sold}), (items.store(player, "sold"),)
        case "sold_goods_tile":
            n, things = len(store.sold), (items.store(player, "sold"),)
        case _ if state.solo:  # BU-25.9
            complete = [fields for fields in estate.land.fields_of.values() if estate.complete(fields)]
            n, things = len(complete), tuple(items.FIELD.id(0, field) for fields in complete for field in fields)
        case _:
            bonuses = [bonus for partner in partners(state, player) for bonus in state.seats[partner].bonuses]
            n, things = len(bonuses), tuple(map(items.BONUS.id, bonuses))
    doubled = number in seen.own and DOUBLE_MONASTERIES in seen.shields  # BU-26.20
    return work.vp * n * (factor(DOUBLE_MONASTERIES) if doubled else 1), (monastery, *things)


def _helped_by_crane(state: State, player: int) -> int:
    """Return the one monastery for which the crane counts as a building, one of the player's own if there is any, as only those can be
    doubled (BU-19.3); 0 if there is none.
    """
    seen = analysis_of(state, player)
    fitting = [number for number in AT_END if MONASTERY_EFFECT[number].per == "building" and number in seen.monasteries]
    return next((number for number in fitting if number in seen.own), next(iter(fitting), 0))
