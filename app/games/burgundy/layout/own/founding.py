"""Choosing a duchy and the field for its first castle, with both sides of the board on the table."""

from __future__ import annotations

from app.games.base.panels import label
from app.table.geometry import shares
from app.table.geometry.placement import Placement, Rect
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.state import Seat

from ...position import Position
from ...words.tiles import D, field_of
from .. import places
from . import lands


def boards(position: Position, seat: Seat, area: Rect) -> list[Placement]:
    """Lay out every duchy on offer, side by side, or one below the other in a tall window.

    A click on a castle field chooses it together with its duchy.
    """
    placed: list[Placement] = []
    many = len(seat.offered)
    beside, below = shares.row(area, many, places.GAP), shares.column(area, many, places.GAP)
    side_by_side = places.duchy_radius(beside[0], number=seat.offered[0]) >= places.duchy_radius(below[0], number=seat.offered[0])
    for number, board in zip(seat.offered, beside if side_by_side else below, strict=True):
        inside = board.inset(places.MARGIN)
        fields = places.duchy_fields(inside, number)
        placed.append(lands.paper(f"board:{number}", board, fields))
        words = position.texts(f"{D}.label.duchy", number=DUCHIES[number].name)
        name = Rect(board.x + 17, board.y + 9, 150, 22)
        placed.append(label(f"frame:board_name:{number}", name, words, "h3", "burgundy", px=15))
        placed += lands.ground(f"frame:board:{number}", inside, number)
        placed += lands.posts_on_offer(inside, number, position.colours[position.seat])
        for field, rect in enumerate(fields):
            item = items.START.id(number, field) if field in DUCHIES[number].castles else f"board:{number}:{field}"
            placed.append(field_of(position, item, number, field, rect))
    return placed
