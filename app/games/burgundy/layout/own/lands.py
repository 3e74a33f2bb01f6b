"""What lies below and around the fields of a duchy: rivers between islands, the border and its posts."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from app.table.geometry.placement import Placement, Rect
from rules.games.burgundy.board.duchies import DUCHIES

from ...faces import LILY, LILY_SIZE, POSTS, BorderFace, DuchyBoardFace, PostFace, RiversFace
from .. import places

POST = 1.3
"""Size of a border post in radii of a field."""
BEYOND = 8.0
"""How far the border reaches beyond the board of the fields."""
NOTHING = (0, 0, 0)


def paper(name: str, area: Rect, fields: Sequence[Rect]) -> Placement:
    """Lay out the board, with lilies in the corners that no field reaches."""
    corners = (area.right - LILY, area.y + LILY), (area.x + LILY, area.bottom - LILY), (area.right - LILY, area.bottom - LILY)
    free = tuple(all(hypot(field.cx - x, field.cy - y) > field.h / 2 + LILY_SIZE / 2 for field in fields) for x, y in corners)
    return Placement(f"frame:{name}", "duchy_board", area, DuchyBoardFace(free), z=-50, static=True)


def ground(name: str, board: Rect, number: int, pairs: tuple[int, int, int] = NOTHING) -> list[Placement]:
    """Lay out the rivers between islands, or the border with the points scored for each pair of posts."""
    land, fields = DUCHIES[number], places.duchy_fields(board, number)
    radius = fields[0].h / 2
    if land.links:
        middles = tuple((rect.cx - board.x, rect.cy - board.y) for rect in fields)
        return [Placement(f"{name}:rivers", "rivers", board, RiversFace(radius, middles, land.links), z=-5, static=True)]
    if not land.posts:
        return []
    x, y = places.duchy_middle(board, number)
    half_w, half_h = max(x - board.x, board.right - x) + BEYOND, max(y - board.y, board.bottom - y) + BEYOND
    around = Rect(x - half_w, y - half_h, 2 * half_w, 2 * half_h)
    return [Placement(f"{name}:border", "border", around, BorderFace(radius, pairs), z=-5, static=True)]


def posts(board: Rect, number: int) -> list[Rect]:
    """Return the places of the border posts of a duchy, if it has any."""
    (x, y), radius = places.duchy_middle(board, number), places.duchy_fields(board, number)[0].h / 2
    size = radius * POST
    spots = POSTS if DUCHIES[number].posts else ()
    return [Rect(x + dx * radius * places.ROOT3 - size / 2, y + dy * radius - size / 2, size, size) for dx, dy in spots]


def posts_on_offer(board: Rect, number: int, colour: str) -> list[Placement]:
    """Lay out the posts of a duchy in which nothing is placed yet, in the colour of the player who chooses."""
    return [
        Placement(f"frame:board:{number}:post:{post}", "post", rect, PostFace(colour, 0), 2, static=True)
        for post, rect in enumerate(posts(board, number))
    ]
