"""The keys of this game: the row, the actions of the crane, what is open, the buttons without a place."""

from __future__ import annotations

from app.table.screen import GameKey
from rules import ItemId
from rules.games.praga import items
from rules.games.praga.components import ACTION_TILES, KINDS
from rules.games.praga.state import State

from ..position import Position

BUTTONS: dict[str, tuple[ItemId, ...]] = {
    "raise": (items.RAISE,),
    "produce": (items.PRODUCE,),
    "extra": (*items.EXTRA_GOLD.picks, *items.EXTRA_MIXED.picks, items.EXTRA),
    "decline": items.DECLINE.picks,
}
"""What each key clicks: the first of these items that is on the table and highlighted."""
ROWS = dict(zip(("upgrade", "wall", "building"), KINDS, strict=True))
COUNTED = ("crane", *ROWS, "refresh")
KEYS = (*(GameKey(key, counted=True) for key in COUNTED), *map(GameKey, (*BUTTONS, "turn")))


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks: halves of the crane from the front, tiles of a row by slot, seals and rows by number, or buttons."""
    if key in BUTTONS:
        return BUTTONS[key]
    if position.viewer is None:
        return ()
    state = position.view
    if key in ROWS:
        row = KINDS.index(ROWS[key])
        return tuple(items.tile(ROWS[key], tile) if tile else None for tile in state.rows[row])
    match key:
        case "crane":
            return _halves(state)
        case "refresh":
            return tuple(map(items.ROW.id, KINDS))
        case "turn":
            return tuple(map(items.ROTATION.id, range(6)))
    return ()


def _halves(state: State) -> tuple[ItemId, ...]:
    """Return the halves of the tile taken, or those of the tiles on the crane by position, the outer one first."""
    taken = state.turn.tile if state.turn is not None else 0
    tiles = [taken] if taken else [tile for tile in state.crane if tile in ACTION_TILES]
    return tuple(items.HALF.id(tile, half) for tile in tiles for half in (0, 1))
