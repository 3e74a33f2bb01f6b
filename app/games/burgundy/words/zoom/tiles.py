"""An enlarged hex tile: what it does, how many there are, what it would be worth to the viewer now."""

from __future__ import annotations

from app.games.base.zoom import Facts, Notes, facts, worth_words
from app.table.geometry.placement import Placement, Rect
from app.table.screen import Explanation
from app.texts import Texts, joined
from rules import worth
from rules.games.burgundy import items
from rules.games.burgundy.components import GEESE, MONASTERY, NAME, PURCHASE_COST, SPECIES
from rules.games.burgundy.modules import INN_COST
from rules.games.burgundy.state import estate_of, stored

from ...position import Position
from ..tiles import tile_face, tile_words

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
    return (_where(position, tile), *facts(position, items.TILE.id(tile), {"only": "cards", "seen": "cards"}))


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


def _notes(position: Position, tile: int) -> Notes:
    """Return what a tile is worth to its owner, or to the viewer if it has none; another player is named as owner."""
    state = position.view
    viewer = position.viewer or 0
    owners = [p for p in range(len(state.seats)) if tile in (*stored(state, p), *estate_of(state, p).tiles)]
    player = viewer if viewer in owners or not owners else owners[0]
    found: list[tuple[bool, str]] = []
    if player != position.viewer:
        found.append((True, position.texts(f"{D}.owner", name=joined((position.names[owner] for owner in owners), " & "))))
    worths = [one for one in worth(position.game, state, player, items.TILE.id(tile)) if one.key not in ("only", "seen")]
    return (*found, *((bool(one.values.get("n", True)), worth_words(position, one)) for one in worths))
