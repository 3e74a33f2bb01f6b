"""One thing on the table: which painter, where, and what it needs to be painted. No Qt."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal

from rules import ItemId

Shape = Literal["rectangle", "hexagon"]
"""The outline of a piece in its rectangle; a hexagon has its corners above and below (as high as 1.1547 times its width)."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in logical pixels; y grows downwards."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Return the rectangle smaller by ``dx`` at the sides and ``dy`` above and below."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def overlaps(self, other: Rect) -> bool:
        """Return whether the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def contains(self, other: Rect) -> bool:
        """Return whether ``other`` lies inside."""
        return self.x <= other.x and self.y <= other.y and self.right >= other.right and self.bottom >= other.bottom


@dataclass(frozen=True, slots=True)
class Placement:
    """One thing on the table.

    ``kind`` names the painter; ``face`` is all the painter needs besides the size, words already in the reader's language. Equal kind, face
    and size paint equal pictures. ``words`` says in words what it is, for focus, tips and screen readers. ``radius`` rounds the ring.
    ``static``: part of the background (panels, headings, bars): never hit by the mouse, never animated. ``shape``: what of the rectangle
    is the piece; rings follow it, and what lies beside it is somebody else's. ``throw``: the number of the throw that a die shows, from 1;
    with a later one the die tumbles, background or not. ``source``: the item it comes from, if it was not there before.
    ``bare``: no ring shows that it can be clicked, its picture shows how it stands.
    """

    item: ItemId
    kind: str
    rect: Rect
    face: tuple[Hashable, ...] = ()
    z: int = 0
    radius: float = 7.0
    words: str = ""
    static: bool = False
    shape: Shape = "rectangle"
    throw: int = 0
    source: ItemId = ""
    bare: bool = False

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies on the piece."""
        rect = self.rect
        inside = rect.x <= x < rect.right and rect.y <= y < rect.bottom
        if self.shape == "rectangle" or not inside:
            return inside
        return abs(y - rect.cy) <= rect.h / 2 - abs(x - rect.cx) / (rect.w / 2) * rect.h / 4
