"""What the player looked at has: goods, windows, markers, cubes."""

from __future__ import annotations

from app.games.base.panels import heading, panel
from app.table.geometry.placement import Placement, Purse, Rect
from rules.games.praga import items
from rules.games.praga.components import RESOURCES

from ..faces import CountFace
from ..position import Position

COUNTED: tuple[str, ...] = (*RESOURCES, "cube")
"""What is counted, the free marker cubes last."""


def count_of(position: Position, player: int, what: str, rect: Rect, light: bool = False) -> Placement:
    """Lay out a resource or the cubes of a player and how many they have."""
    seat = position.view.seats[player]
    n = seat.cubes if what == "cube" else seat.stock[RESOURCES.index(what)]
    words = position.texts("praga.words.cubes", n=n) if what == "cube" else position.texts(f"praga.gain.{what}", n=n)
    face = CountFace(what, str(n), position.colours[player] if what == "cube" else "", light)
    return Placement(items.STOCK.id(player, what), "count", rect, face, 5, words=words, purse=Purse(player, what, n))


def stock(position: Position, player: int, area: Rect) -> list[Placement]:
    """Lay out the stock."""
    placed = [panel("stock", area), heading("stock_heading", area.x + 12, area.y + 6, area.w - 24, position.texts("praga.label.stock"))]
    columns, top = 2, area.y + 36
    width, height = (area.w - 20) / columns, min(40.0, (area.h - 44) / 4)
    for number, what in enumerate(COUNTED):
        rect = Rect(area.x + 10 + number % columns * width, top + number // columns * height, width - 8, height - 6)
        placed.append(count_of(position, player, what, rect))
    return placed
