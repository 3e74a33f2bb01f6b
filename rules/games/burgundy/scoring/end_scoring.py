"""Monasteries that score at the end (BU-17.16 to 17.20), with the crane counting as the building that helps most (BU-19.3)."""

from __future__ import annotations

from rules.engine.types import ItemId, ScoreRow

from .. import items
from ..board.monasteries import AT_END
from ..components import BUILDING, GOODS_TYPE, MONASTERY, MONASTERY_EFFECT, SPECIES
from ..state import State, analysis_of, estate_of, store_of

CRANE = "crane"


def monastery_rows(state: State) -> list[ScoreRow]:
    """Return a row for each such monastery in any duchy (BU-16.4): its points, along with the monastery and the things it counts."""
    players = range(len(state.seats))
    rows: list[ScoreRow] = []
    for number in AT_END:
        if any(number in analysis_of(state, player).monasteries for player in players):
            counted = [_counted(state, player, number) for player in players]
            rows.append(ScoreRow(f"monastery_{number}", tuple(p for p, _ in counted), tuple(things for _, things in counted)))
    return rows


def _counted(state: State, player: int, number: int) -> tuple[int, tuple[ItemId, ...]]:
    """Return what monastery ``number`` scores for a player: the points, and the items they came from."""
    if number not in analysis_of(state, player).monasteries:
        return 0, ()
    work, tiles, seat = MONASTERY_EFFECT[number], estate_of(state, player).tiles, state.seats[player]
    store = store_of(state, player)
    monastery = items.TILE.id(next(tile for tile in tiles if MONASTERY[tile] == number))
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
        case _:
            n, things = len(seat.bonuses), tuple(map(items.BONUS.id, seat.bonuses))
    return work.vp * n, (monastery, *things)


def _helped_by_crane(state: State, player: int) -> int:
    """Return the one monastery for which the crane counts as a building (BU-19.3), since all pay the same; 0 if there is none."""
    monasteries = analysis_of(state, player).monasteries
    return next((number for number in AT_END if MONASTERY_EFFECT[number].per == "building" and number in monasteries), 0)
