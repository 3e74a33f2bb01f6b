"""What a hex tile is worth to a player as things stand: in the best place for it, at the end of the game, and how many places are left."""

from __future__ import annotations

from msgspec.structs import replace

from rules.engine.values import replaced
from rules.engine.worth.insight import Worth

from ..board.estate import Estate, has_inn
from ..board.monasteries import ANIMAL_BONUS, ANY_BUILDING, AT_END
from ..board.shields import ONE_PASTURE
from ..components import ANIMALS, BUILDING, COLOUR, GEESE, INN, KIND, MONASTERY, MONASTERY_EFFECT, NAME, PHASES, SPECIES, TILES
from ..scoring.end_scoring import monastery_worth
from ..state import State, analysis_of, estate_of, stored
from ..steps.phases import mine_silver


def tile_worth(state: State, player: int, tile: int) -> tuple[Worth, ...]:
    """Return how many tiles like it are in sight, and what a tile is worth to a player: in their duchy, or if they placed it now."""
    alike = [other for other in TILES if NAME[other] == NAME[tile]]
    seen = sum(other in in_sight(state) for other in alike)
    found = [Worth("only") if len(alike) == 1 else Worth("seen", {"n": seen, "all": len(alike)})] if alike else []
    estate = estate_of(state, player)
    if not estate.duchy:
        return tuple(found)
    lies = tile in estate.tiles
    if MONASTERY[tile] in AT_END:
        found.append(_monastery(state, player, tile, lies))
    if lies:
        return tuple(found)
    if SPECIES[tile] and SPECIES[tile] != GEESE:
        found.append(Worth("animals", {"n": best_pasture(state, player, tile)}, "BU-9.6"))
    if KIND[tile] == "mine":
        found.append(Worth("mine", {"n": mine_silver(state, player) * (len(PHASES) - state.phase)}, "BU-15.3"))
    return (*found, _places_left(state, estate, player, tile))


def in_sight(state: State) -> set[int]:
    """Return every tile that is face up."""
    storage = (stored(state, player) for player in range(len(state.seats)))
    rows = (*state.depots, state.black, state.inns, *storage, *(estate.tiles for estate in state.estates))
    return {tile for row in rows for tile in row}


def _monastery(state: State, player: int, tile: int, lies: bool) -> Worth:
    """Return what a monastery that counts at the end of the game brings as things stand; alone, it counts only when placed (BU-25.9)."""
    if lies and state.solo:
        return Worth("scored", clause="BU-25.9")
    estate = estate_of(state, player)
    said = "worth" if lies else "would_score" if state.solo else "would_be_worth"
    if not lies and 0 in estate.tiles:
        built = Estate(estate.duchy, replaced(estate.tiles, estate.tiles.index(0), tile))
        state = replace(state, estates=replaced(state.estates, state.seats[player].estate, built))
    points = monastery_worth(state, player, MONASTERY[tile])
    return Worth(said, {"n": points}, "BU-17")


def best_pasture(state: State, player: int, tile: int) -> int:
    """Return the animal points in the best pasture the tile could be placed in (BU-9.6, 17.7, 19.5, 26.11)."""
    estate, duchy_analysis = estate_of(state, player), analysis_of(state, player)
    more: int = MONASTERY_EFFECT[ANIMAL_BONUS].per_scoring_tile if ANIMAL_BONUS in duchy_analysis.monasteries else 0
    land, within_reach = estate.land, duchy_analysis.fields[COLOUR[tile]]
    one_pasture = ONE_PASTURE in duchy_analysis.shields
    pastures = {land.fields_of[COLOUR[tile]] if one_pasture else land.areas[land.area_of[field]] for field in within_reach}
    herds = [[estate.tiles[field] for field in pasture] for pasture in pastures] or [[]]
    alike = (SPECIES[tile], GEESE)
    return max(sum(ANIMALS[other] + more for other in (tile, *herd) if SPECIES[other] in alike) for herd in herds)


def _places_left(state: State, estate: Estate, player: int, tile: int) -> Worth:
    """Return how many places are left for a tile: towns for a building, otherwise fields of its colour (BU-7.1)."""
    land, kind = estate.land, BUILDING[tile]
    if not COLOUR[tile]:
        empty = (field for i, area in enumerate(land.areas) for field in area if KIND[tile] != INN or not has_inn(estate, i))
        return Worth("fields", {"n": sum(not estate.tiles[field] for field in empty)}, "BU-7.1")
    if kind and ANY_BUILDING not in analysis_of(state, player).monasteries:
        towns = [area for area in land.areas if land.colours[area[0]] == COLOUR[tile] and not estate.complete(area)]
        return Worth("towns", {"n": sum(all(BUILDING[estate.tiles[field]] != kind for field in area) for area in towns)}, "BU-7.1")
    return Worth("fields", {"n": sum(not estate.tiles[field] for field in land.fields_of[COLOUR[tile]])}, "BU-7.1")
