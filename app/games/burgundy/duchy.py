"""The duchy of the player who is looked at, as large as its panel allows."""

from __future__ import annotations

from app.table.layout import Placement, Position, Rect
from rules.games.burgundy import items
from rules.games.burgundy.estate import estate_of
from rules.games.burgundy.state import State

from . import places
from .tiles import D, field_of, tile_of


def duchy(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """The board, its name, and every field with the tile on it."""
    placed = [Placement("frame:duchy", "duchy_board", area, (), z=-50, ground=True)]
    estate = estate_of(state, player)
    if not estate.duchy:
        return placed
    radius = places.duchy_radius(area.inset(places.MARGIN))
    words = position.texts(f"{D}.label.duchy", number=estate.duchy)
    name = Rect(area.x + 17, area.y + 9, area.w / 2 - 1.95 * radius * places.ROOT3 - 17, 22)
    placed.append(Placement("frame:duchy_name", "text", name, (words, "h3", "burgundy", "left", 15), ground=True))
    if player != position.viewer or state.standings is not None:
        owner = Rect(name.x, name.bottom - 1, area.w / 2 - 2 * radius * places.ROOT3 - 19, 22)
        placed.append(Placement("frame:duchy_owner", "text", owner, (position.names[player], "h3", "ink", "left", 15), ground=True))
    for field, rect in enumerate(places.duchy_fields(area.inset(places.MARGIN))):
        tile = estate.tiles[field]
        placed.append(field_of(position, items.field(state.seats[player].estate, field), estate.duchy, field, rect, bool(tile)))
        if tile:
            placed.append(tile_of(position, tile, rect))
    return placed
