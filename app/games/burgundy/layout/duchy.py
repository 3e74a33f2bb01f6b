"""The duchy of the player being looked at, as large as its panel allows."""

from __future__ import annotations

from app.games.base.panels import background, label
from app.table.geometry.faces import MarkerFace
from app.table.geometry.placement import Placement, Rect
from rules.games.burgundy import items
from rules.games.burgundy.state import State, estate_of

from ..position import Position
from ..tiles import D, field_of, tile_of
from . import places

SIGN = 21.0
"""Size of the owner's piece."""
LETTER = 6.8
"""Width of a letter of the name at its smallest size."""


def duchy(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the board, its owner, and every field with the tile on it."""
    placed = [background("duchy", "duchy_board", area)]
    estate = estate_of(state, player)
    if not estate.duchy:
        return placed
    placed += _whose(position, player, estate.duchy, area)
    for field, rect in enumerate(places.duchy_fields(area.inset(places.MARGIN))):
        tile = estate.tiles[field]
        placed.append(field_of(position, items.FIELD.id(state.seats[player].estate, field), estate.duchy, field, rect, bool(tile)))
        if tile:
            placed.append(tile_of(position, tile, rect))
    return placed


def _whose(position: Position, player: int, number: int, area: Rect) -> list[Placement]:
    """Lay out the owner's piece and name in the upper left corner, and the number of the duchy.

    A long name has a line to itself.
    """
    width = places.duchy_radius(area.inset(places.MARGIN)) * places.ROOT3
    piece = Rect(area.x + 15, area.y + 13, SIGN, SIGN)
    right = area.cx - 2 * width - 2
    beside = Rect(piece.right + 6, area.y + 12, right - piece.right - 6, 22)
    below = Rect(piece.x + 1, piece.bottom + 2, right - piece.x - 1, 20)
    owner, words = position.names[player], position.texts(f"{D}.label.duchy", number=number)
    name, what = (beside, below) if len(owner) * LETTER <= beside.w else (below, beside)
    return [
        Placement("frame:duchy_piece", "marker", piece, MarkerFace(position.colours[player], owner[:1]), static=True),
        label("frame:duchy_owner", name, owner, "h3", "ink", px=15),
        label("frame:duchy_name", what, words, "label_regular", "second"),
    ]
