"""One thing on the table: what it is, its place, and what is needed to paint it. No Qt."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec import Struct
from msgspec.structs import replace

from app.art.forms import Sector, Shape
from rules import ItemId


class Rect(Struct, frozen=True):
    """A rectangle in logical pixels; y grows downwards."""

    x: float
    y: float
    w: float
    h: float

    def scaled(self, share: float) -> Rect:
        """Return the rectangle with all lengths and coordinates multiplied by ``share``."""
        return Rect(self.x * share, self.y * share, self.w * share, self.h * share)

    def moved(self, by_x: float, by_y: float) -> Rect:
        """Return the rectangle moved to the right and down."""
        return Rect(self.x + by_x, self.y + by_y, self.w, self.h)

    @property
    def right(self) -> float:
        """The x coordinate of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y coordinate of the bottom edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x coordinate of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y coordinate of the centre."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Return the rectangle made smaller by ``dx`` at the sides and ``dy`` at the top and bottom."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def overlaps(self, other: Rect) -> bool:
        """Say whether the two share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def shared(self, other: Rect) -> float:
        """Return the area that the two share."""
        w, h = min(self.right, other.right) - max(self.x, other.x), min(self.bottom, other.bottom) - max(self.y, other.y)
        return w * h if w > 0 and h > 0 else 0.0

    def contains(self, other: Rect) -> bool:
        """Say whether ``other`` is inside."""
        return self.x <= other.x and self.y <= other.y and self.right >= other.right and self.bottom >= other.bottom


class Purse(Struct, frozen=True):
    """What a piece shows of a player's possessions: ``n`` is how much of ``what`` they have, None if it shows only part of it.

    ``what`` is the name of the resource in the gains of events, ``points`` for the score. ``player`` None: an opponent without a seat.
    """

    player: int | None
    what: str
    n: int | None = None


class Front(Struct, frozen=True):
    """How a piece is seen in front of its neighbours while the mouse or the focus is on it: where, and with which face."""

    rect: Rect
    face: Hashable


class Placement(Struct, frozen=True):
    """One thing on the table.

    ``kind`` names the sort of piece, by which a mouse or a key treats it. Its painter is found by the type of ``face``, which holds all
    that it needs besides the size, with words already in the reader's language. Equal faces of equal size paint equal pictures. ``words``
    describes it for focus, tips and screen readers. ``radius`` rounds the corners of the ring. ``static`` means part of the background
    (panels, headings, bars): never hit by the mouse, never animated. ``shape`` is the part of the rectangle that the piece fills; rings
    follow it, and what is outside belongs to other pieces. ``throw`` is the number of the throw that a die shows, from 1; when it grows,
    the die tumbles, background or not. ``source`` is the item it comes from if it is new. ``bare`` means that no ring shows that it can be
    clicked; its picture shows its state. ``paid``: its ring is that of a place with a price, which its picture or another piece states.
    ``purse`` is what of a player it counts: gains fly there. ``front`` is how a piece that is small or partly covered is seen whole, or a
    place with what would lie there, while the mouse or the focus is on it. ``scale`` is how large it is painted, its texts and outlines
    included. ``part_of`` is the piece that it is one part of: all parts are lifted together, whichever is grasped. ``rim`` is how much
    further out than usual its ring lies, which would otherwise cover what is printed along its edge. ``printed`` are places on it that say
    what it is, such as a number: no price covers them, nor anything that points at its neighbours. ``instead`` is what a click on it
    presses: what is shown in miniature decides nothing, but brings its board to the front.
    """

    item: ItemId
    kind: str
    rect: Rect
    face: Hashable
    z: int = 0
    radius: float = 7.0
    words: str = ""
    static: bool = False
    shape: Shape = "rectangle"
    throw: int = 0
    source: ItemId = ""
    bare: bool = False
    paid: bool = False
    purse: Purse | None = None
    front: Front | None = None
    scale: float = 1.0
    part_of: ItemId = ""
    rim: float = 0.0
    printed: tuple[Rect, ...] = ()
    instead: ItemId = ""

    def scaled(self, share: float) -> Placement:
        """Return the same thing on a table of which everything is ``share`` as large."""
        shape = self.shape.scaled(share) if isinstance(self.shape, Sector) else self.shape
        front = None if self.front is None else replace(self.front, rect=self.front.rect.scaled(share))
        return Placement(  # written out, since hundreds are scaled at every click, and replace() takes twice as long
            self.item,
            self.kind,
            self.rect.scaled(share),
            self.face,
            self.z,
            self.radius * share,
            self.words,
            self.static,
            shape,
            self.throw,
            self.source,
            self.bare,
            self.paid,
            self.purse,
            front,
            self.scale * share,
            self.part_of,
            self.rim * share,
            tuple(rect.scaled(share) for rect in self.printed),
            self.instead,
        )

    def holds(self, x: float, y: float) -> bool:
        """Say whether a point is on the piece."""
        rect = self.rect
        inside = rect.x <= x < rect.right and rect.y <= y < rect.bottom
        if self.shape in ("rectangle", "shield") or not inside:
            return inside
        if isinstance(self.shape, Sector):
            return self.shape.holds(x - rect.x, y - rect.y)
        return abs(y - rect.cy) <= rect.h / 2 - abs(x - rect.cx) / (rect.w / 2) * rect.h / 4
