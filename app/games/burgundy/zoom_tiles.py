"""An enlarged hex tile: what it does, how many there are, what it would be worth to the viewer now."""

from __future__ import annotations

from copy import copy

from app.games.base.zoom import Facts, Notes
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from app.texts import Texts
from rules import replaced
from rules.games.burgundy import items
from rules.games.burgundy.board.estate import Estate, has_inn
from rules.games.burgundy.board.monasteries import ANIMAL_BONUS, ANY_BUILDING, AT_END
from rules.games.burgundy.board.shields import ONE_PASTURE
from rules.games.burgundy.components import (
    ANIMALS,
    BUILDING,
    COLOUR,
    GEESE,
    INN,
    KIND,
    MONASTERY,
    MONASTERY_EFFECT,
    NAME,
    PHASES,
    PURCHASE_COST,
    SPECIES,
    TILES,
)
from rules.games.burgundy.modules import INN_COST
from rules.games.burgundy.scoring.end_scoring import monastery_points
from rules.games.burgundy.state import State, analysis_of, estate_of, stored
from rules.games.burgundy.steps.phases import mine_silver

from .position import Position
from .tiles import tile_face, tile_words

D = "burgundy_rules.zoom"
BIG = Rect(0, 0, 184, 212)


def monastery(number: int) -> int:
    """Return the tile of a monastery."""
    return MONASTERY.index(number)


def rule_of(tile: int) -> str:
    """Return the paragraph of the rules about a tile."""
    if SPECIES[tile]:
        return GEESE if SPECIES[tile] == GEESE else "animals"
    return NAME[tile]


def explain(position: Position, tile: int, there: Texts) -> Explanation:
    """Explain everything about a tile, wherever it is; ``there`` has the words of the other language."""
    say, rule = position.texts, rule_of(tile)
    key = f"burgundy_rules.rule.{rule}"
    title = f"{key}.title"
    names = (say(title), there(title)) if MONASTERY[tile] else (tile_words(say, tile), tile_words(there, tile))
    picture = Placement(items.TILE.id(tile), "tile", BIG, tile_face(tile), shape="hexagon")
    return Explanation(names[0], names[1], say(key), _notes(position, tile), _facts(position, tile), rule, picture)


def _facts(position: Position, tile: int) -> Facts:
    """Return where a tile is, and how many of its sort there are."""
    say, state = position.texts, position.view
    where = _where(position, tile)
    alike = [other for other in TILES if NAME[other] == NAME[tile]]
    if not alike:  # face down
        return (where,)
    if len(alike) == 1:
        return (where, ("cards", say(f"{D}.only")))
    seen = sum(other in _in_sight(state) for other in alike)
    return (where, ("cards", say(f"{D}.seen", n=seen, all=len(alike))))


def _where(position: Position, tile: int) -> tuple[str, str]:
    say, state = position.texts, position.view
    if tile in state.black:
        return ("hand-coin", say(f"{D}.in_black", n=PURCHASE_COST))
    if tile in state.inns:
        return ("hand-coin", say(f"{D}.in_inns", n=INN_COST))
    for n, slots in enumerate(state.depots, 1):
        if tile in slots:
            return ("dice-multiple", say(f"{D}.in_depot", number=n))
    if any(tile in stored(state, player) for player in range(len(state.seats))):
        return ("key-variant", say(f"{D}.in_storage"))
    if any(tile in estate.tiles for estate in state.estates):
        return ("castle", say(f"{D}.in_duchy"))
    return ("information", say(f"{D}.out"))


def _in_sight(state: State) -> set[int]:
    """Return every tile that is face up."""
    storage = (stored(state, player) for player in range(len(state.seats)))
    rows = (*state.depots, state.black, state.inns, *storage, *(estate.tiles for estate in state.estates))
    return {tile for row in rows for tile in row}


def _notes(position: Position, tile: int) -> Notes:
    """Return what a tile is worth to its owner, or to the viewer if it has none; another player is named as owner."""
    state = position.view
    viewer = position.viewer or 0
    owners = [p for p in range(len(state.seats)) if tile in (*stored(state, p), *estate_of(state, p).tiles)]
    player = viewer if viewer in owners or not owners else owners[0]
    estate = estate_of(state, player)
    if not estate.duchy:
        return ()
    found: list[tuple[bool, str]] = []
    if player != position.viewer:
        found.append((True, position.texts(f"{D}.owner", name=" & ".join(position.names[owner] for owner in owners))))
    lies = tile in estate.tiles
    if MONASTERY[tile] in AT_END:
        found.append(_worth(position, player, tile, lies))
    if lies:
        return tuple(found)
    if SPECIES[tile] and SPECIES[tile] != GEESE:
        found.append((True, position.texts(f"{D}.animals", n=_best_pasture(state, player, tile))))
    if KIND[tile] == "mine":
        found.append((True, position.texts(f"{D}.mine", n=mine_silver(state, player) * (len(PHASES) - state.phase))))
    return (*found, _fields_left(position, estate, player, tile))


def _worth(position: Position, player: int, tile: int, lies: bool) -> tuple[bool, str]:
    """Return what a monastery that counts at the end of the game brings as things are now; alone it counts only when placed (BU-25.9)."""
    state = position.view
    if lies and state.solo:
        return (True, position.texts(f"{D}.scored"))
    estate = estate_of(state, player)
    if not lies and 0 in estate.tiles:
        supposed = copy(state)
        built = Estate(estate.duchy, replaced(estate.tiles, estate.tiles.index(0), tile))
        supposed.estates = replaced(state.estates, state.seats[player].estate, built)
        state = supposed
    points, _ = monastery_points(state, player, MONASTERY[tile])
    said = "worth" if lies else "would_score" if state.solo else "would_be_worth"
    return (points > 0, position.texts(f"{D}.{said}", n=points))


def _best_pasture(state: State, player: int, tile: int) -> int:
    """Return the animal points in the best pasture the tile could be placed in (BU-9.6, 17.7, 19.5, 26.11)."""
    estate, duchy_analysis = estate_of(state, player), analysis_of(state, player)
    more: int = MONASTERY_EFFECT[ANIMAL_BONUS].per_scoring_tile if ANIMAL_BONUS in duchy_analysis.monasteries else 0
    land, within_reach = estate.land, duchy_analysis.fields[COLOUR[tile]]
    one_pasture = ONE_PASTURE in duchy_analysis.shields
    pastures = {land.fields_of[COLOUR[tile]] if one_pasture else land.areas[land.area_of[field]] for field in within_reach}
    herds = [[estate.tiles[field] for field in pasture] for pasture in pastures] or [[]]
    alike = (SPECIES[tile], GEESE)
    return max(sum(ANIMALS[other] + more for other in (tile, *herd) if SPECIES[other] in alike) for herd in herds)


def _fields_left(position: Position, estate: Estate, player: int, tile: int) -> tuple[bool, str]:
    """Return how many places are left for a tile: towns for a building, otherwise fields of its colour."""
    land, kind = estate.land, BUILDING[tile]
    if not COLOUR[tile]:
        n = sum(
            not estate.tiles[field] for i, area in enumerate(land.areas) for field in area if KIND[tile] != INN or not has_inn(estate, i)
        )
        return (n > 0, position.texts(f"{D}.fields", n=n))
    if kind and ANY_BUILDING not in analysis_of(position.view, player).monasteries:
        towns = [area for area in land.areas if land.colours[area[0]] == COLOUR[tile] and not estate.complete(area)]
        n = sum(all(BUILDING[estate.tiles[field]] != kind for field in area) for area in towns)
        return (n > 0, position.texts(f"{D}.towns", n=n))
    n = sum(not estate.tiles[field] for field in land.fields_of[COLOUR[tile]])
    return (n > 0, position.texts(f"{D}.fields", n=n))
