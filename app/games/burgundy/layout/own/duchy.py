"""The duchy of the player being looked at, as large as its panel allows."""

from __future__ import annotations

from app.games.base.panels import label
from app.games.base.seats import seat_marker
from app.table.geometry.placement import Placement, Rect
from app.texts import joined
from rules.games.burgundy import items
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.board.teams import partners
from rules.games.burgundy.components import PHASE_VP
from rules.games.burgundy.state import State, estate_of

from ...faces import PostFace
from ...position import Position
from ...words.modules import post_words
from ...words.tiles import D, field_of, shield_of, tile_of
from .. import places
from . import lands

SHIELD, SHIELD_SHAPE = 34.0, 1.26
"""Maximum width of a shield on a castle, and its height in widths."""
CORNER = 58.0
"""Height of the corner with the owner's name."""
TITLE, TITLED = 24.0, ("solo", "team")
"""Height of the line above duchies of some kinds."""
SIGN = 21.0
"""Size of the owner's piece."""
LETTER = 6.8
"""Width of a letter of the name at its smallest size."""
ORNAMENT, ROPE, FRAME = 43.0, 8.0, 9.0
"""Width of a corner with an ornament; how far from the fields a line is clear of a rope around them; width of the board's frame."""


def duchy(position: Position, state: State, player: int, area: Rect) -> list[Placement]:
    """Lay out the board, its owner, and every field with the tile on it."""
    estate = estate_of(state, player)
    if not estate.duchy:
        return [lands.paper("duchy", area, ())]
    board = board_of(area, estate.duchy)
    fields = places.duchy_fields(board, estate.duchy)
    placed = [lands.paper("duchy", area, fields)]
    placed += _whose(position, player, estate.duchy, area, fields)
    placed += _land(position, state, player, board)
    shields = dict(state.seats[player].shields)
    for field, rect in enumerate(fields):
        tile = estate.tiles[field]
        placed.append(field_of(position, items.FIELD.id(state.seats[player].estate, field), estate.duchy, field, rect, bool(tile)))
        if tile:
            placed.append(tile_of(position, tile, rect))
        if tile in shields:
            placed.append(shield_of(position, state, shields[tile], on_castle(rect)))
    return placed


def board_of(area: Rect, number: int) -> Rect:
    """Return the part of the panel that the fields fill; islands and double duchies leave a line above them for the owners' names."""
    board = area.inset(places.MARGIN)
    return Rect(board.x, board.y + TITLE, board.w, board.h - TITLE) if DUCHIES[number].kind in TITLED else board


def on_castle(rect: Rect) -> Rect:
    """Return the place of a shield on the castle tile at ``rect``, whose towers stay in sight."""
    width = min(SHIELD, rect.w * 0.5)
    high = width * SHIELD_SHAPE
    return Rect(rect.cx - width / 2, rect.bottom - rect.h * 0.04 - high, width, high)


def _land(position: Position, state: State, player: int, board: Rect) -> list[Placement]:
    """Lay out what is below the fields, and the border posts with what connects them."""
    seat, number = state.seats[player], estate_of(state, player).duchy
    scored = {pair: PHASE_VP[phase] for pair, phase in seat.posts}
    pairs = (scored.get(0, 0), scored.get(1, 0), scored.get(2, 0))
    placed = lands.ground("duchy", board, number, pairs)
    for post, rect in enumerate(lands.posts(board, number)):
        joined = sum(pair in scored for pair in range(len(pairs)) if pair != post)
        words = post_words(position.texts, state, player, post)
        placed.append(Placement(items.POST.id(seat.estate, post), "post", rect, PostFace(position.colours[player], joined), 2, words=words))
    return placed


def _whose(position: Position, player: int, number: int, area: Rect, fields: tuple[Rect, ...]) -> list[Placement]:
    """Lay out the owner's piece and name, and the number of the duchy: in the upper left corner, where a long name has a line to itself.

    Above islands, and above the duchy of two partners, they have a line of their own. Where a border runs through the corner, the number
    is at the lower right, and a long name at the lower left.
    """
    land = DUCHIES[number]
    piece = Rect(area.x + 15, area.y + 13, SIGN, SIGN)
    high = [rect for rect in fields if rect.y < area.y + CORNER]
    edge = min((rect.x for rect in high), default=area.cx) - 2
    beside = Rect(piece.right + 6, area.y + 12, edge - piece.right - 6, 22)
    below = Rect(piece.x + 1, piece.bottom + 2, edge - piece.x - 1, 20)
    owner = joined((position.names[partner] for partner in partners(position.view, player)), " & ")
    least = len(owner) * LETTER
    name, what = (beside, below) if least <= beside.w else (below, beside)
    if land.kind in TITLED:
        name = Rect(beside.x, beside.y, area.cx - beside.x, 22)
        what = Rect(name.right, beside.y + 1, area.right - 60 - name.right, 22)
    elif land.posts:
        left, what = _below_border(area, number, fields)
        name = Rect(beside.x, beside.y, edge - ROPE - beside.x, 22)
        if least > name.w:
            piece = Rect(left.x, left.cy - SIGN / 2, SIGN, SIGN)
            name = Rect(piece.right + 6, left.y, left.right - piece.right - 6, left.h)
    return [
        Placement("frame:duchy_piece", "marker", piece, seat_marker(position, player), static=True),
        label("frame:duchy_owner", name, owner, "h3", "ink", px=15),
        label("frame:duchy_name", what, _what(position, player, number), "label_regular", "second", "right" if land.posts else "left"),
    ]


def _below_border(area: Rect, number: int, fields: tuple[Rect, ...]) -> tuple[Rect, Rect]:
    """Return the lines on both sides of the southern post, between the ornaments in the corners."""
    post = max(lands.posts(board_of(area, number), number), key=lambda rect: rect.y)
    top = max(rect.bottom for rect in fields) + ROPE
    left, right, high = area.x + ORNAMENT, area.right - ORNAMENT, area.bottom - FRAME - top
    return Rect(left, top, post.x - left, high), Rect(post.right, top, right - post.right, high)


def _what(position: Position, player: int, number: int) -> str:
    """Return the number of the duchy, and for a lone player how many fields have yet to be filled: that is how they win (BU-25.14)."""
    empty = estate_of(position.view, player).empty
    key, values = ("label.duchy_alone", {"n": empty}) if position.view.solo and empty else ("label.duchy", {})
    return position.texts(f"{D}.{key}", number=DUCHIES[number].name, **values)
