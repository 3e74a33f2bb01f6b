"""Choosing a duchy and the field of its first castle: both sides of the sheet lie on the table."""

from __future__ import annotations

from app.table.layout import Placement, Position, Rect
from rules.games.burgundy import items
from rules.games.burgundy.duchies import DUCHIES, HEXES
from rules.games.burgundy.state import Seat

from . import places
from .tiles import D, field_of


def boards(position: Position, seat: Seat, area: Rect) -> list[Placement]:
    """Every duchy on offer, side by side; a click on a castle field chooses it with its duchy."""
    placed: list[Placement] = []
    width = (area.w - 8 * (len(seat.offered) - 1)) / len(seat.offered)
    for n, number in enumerate(seat.offered):
        board = Rect(area.x + n * (width + 8), area.y, width, area.h)
        placed.append(Placement(f"frame:board:{number}", "duchy_board", board, (), z=-50, ground=True))
        words = position.texts(f"{D}.label.duchy", number=number)
        name = Rect(board.x + 18, board.y + 14, 150, 22)
        placed.append(Placement(f"frame:board_name:{number}", "text", name, (words, "h3", "burgundy", "left", 0), ground=True))
        radius = places.duchy_radius(board.inset(places.MARGIN))
        for field, (q, r) in enumerate(HEXES):
            item = items.start(number, field) if field in DUCHIES[number].castles else f"board:{number}:{field}"
            placed.append(field_of(position, item, number, field, places.field_at(board.cx, board.cy, radius, q, r)))
    return placed
