"""What the boxes of the players show in small: duchies, dice, key numbers, stored tiles."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from app.table.geometry.faces import KeyNumber, NumberFace
from app.table.geometry.placement import Placement, Purse, Rect
from rules.games.burgundy.board.duchies import DUCHIES
from rules.games.burgundy.components import KIND
from rules.games.burgundy.state import Seat, Store

from ...faces import CommonSpaceFace, DieFace, KeySpaceFace
from ...position import Position
from ...words.tiles import KIND_OF, tile_face
from .. import places

DIE = 25.0
PAIR = 41.0
"""From one number to the one beside it where there are only two."""
Cells = tuple[tuple[float, float, str, bool], ...]


def cells(duchy: int, tiles: tuple[int, ...] = ()) -> Cells:
    """Return the cells of a miniature duchy: where they are in widths of a field, their kind or that of what is on them, and whether
    anything is.
    """
    laid = tiles or (0,) * len(DUCHIES[duchy].spots)
    fields = zip(DUCHIES[duchy].spots, DUCHIES[duchy].colours, laid, strict=True)
    return tuple((x, y, KIND[tile] if tile else KIND_OF[colour], bool(tile)) for (x, y), colour, tile in fields)


def dice(position: Position, seat: Seat, player: int, x: float, y: float, thrown: int, size: float = DIE) -> list[Placement]:
    """Lay out a player's dice side by side."""
    placed = []
    for n, number in enumerate(seat.dice):
        rect = Rect(x + n * (size + 7), y, size, size)
        die = DieFace(position.colours[player], number, used=seat.used[n])
        placed.append(Placement(f"mini:{player}:die:{n}", "die", rect, die, z=-10, static=True, throw=thrown))
    return placed


def numbers(store: Store, player: int, spots: Sequence[tuple[float, float]], owner: int | None = None) -> list[Placement]:
    """Lay out workers, silver and goods, each with its upper left corner at one of the spots.

    Of what partners have in common, ``owner`` is the one whose gains fly there.
    """
    purse = player if owner is None else owner
    counts: tuple[tuple[KeyNumber, int], ...] = (("worker", store.workers), ("silver", store.silver), ("goods", len(store.goods)))
    return [
        Placement(
            f"mini:{player}:{what}",
            "number",
            Rect(x, y, PAIR - 2, 22),
            NumberFace(what, str(count)),
            z=-10,
            static=True,
            purse=Purse(purse, what, count),
        )
        for (what, count), (x, y) in zip(counts, spots, strict=True)
    ]


def stored(tiles: Sequence[int], item: str, area: Rect, gap: float, common: bool = False) -> list[Placement]:
    """Lay out storage spaces and the tiles on them, side by side in the middle of an area; ``common`` are those of a team.

    More than fit side by side overlap (BU-26.14).
    """
    placed = []
    empty: tuple[str, Hashable] = ("common_space", CommonSpaceFace()) if common else ("key_space", KeySpaceFace())
    radius = area.h / 2
    width = radius * places.ROOT3
    step = min(width + gap, (area.w - width) / max(1, len(tiles) - 1))
    for n, tile in enumerate(tiles):
        rect = places.hexagon(area.cx + (n - (len(tiles) - 1) / 2) * step, area.cy, radius)
        kind, face = ("tile", tile_face(tile)) if tile else empty
        placed.append(Placement(f"{item}:{n}", kind, rect, face, z=-10, shape="hexagon", static=True))
    return placed
