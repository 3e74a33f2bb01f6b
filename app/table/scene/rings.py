"""Rings, halos and prices: a layer of their own above all pieces, so that no ring is covered by a neighbour's shadow."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF

from app.art.cache import Picture
from app.art.states import Ring
from app.table.choice.highlights import Highlight
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import CHOOSER, RINGS, ZOrder
from app.table.parts.button_state import PRESSABLE
from rules import ItemId

from .piece import Ground, Piece
from .piece_painter import PILL, SHORT_PILL, PiecePainter

QUIET = 0.55
"""The opacity of the halo around what can be clicked before it is next."""
LATER = 0.75
"""The opacity of the ring around what is pointed out for later."""
SMALL = 58.0
"""The width below which hexagons get a shorter price pill, which would otherwise cover their picture."""
STRIP = 40.0
"""The height below which a piece is a strip of a card behind another one: its price hangs on the strip, not on the card in front."""
LIFT = 6.0
"""How far a chosen piece is lifted, in logical pixels."""

LIT: tuple[Ring, ...] = ("free", "paid")
"""The rings of what can be clicked next."""


_Look = tuple[Picture, float, float, float, float]
"""A picture, its x, y and z, and its opacity: a ring with the same values as an earlier one is the same ring."""


class Rings:
    """The highlights, focus and last moves drawn on the ground of a table.

    Buttons show their highlights themselves; only prices and focus are added.
    """

    def __init__(self, ground: Ground, art: PiecePainter) -> None:
        self._ground = ground
        self._art = art
        self._wanted: dict[_Look, tuple[ItemId, str]] = {}
        self._pieces: dict[_Look, Piece] = {}

    def draw(
        self, showing: TableFrame, stack: ZOrder, focus: ItemId | None, lifted: Collection[ItemId], without: Collection[ItemId]
    ) -> None:
        """Show exactly what belongs to a picture, except for the items ``without``, which are still on their way."""
        self._wanted = self.wanted(showing, stack, focus, lifted, without)
        for look in [look for look in self._pieces if look not in self._wanted]:
            self._ground.remove(self._pieces.pop(look))
        for look in self._wanted:
            picture, x, y, z, opacity = look
            piece = self._pieces.get(look)
            if piece is None:
                piece = self._pieces[look] = Piece(picture, QPointF(x, y), z, self._ground.stale)
                self._ground.add(piece)
            piece.fade_to(opacity)

    def wanted(
        self, showing: TableFrame, stack: ZOrder, focus: ItemId | None, lifted: Collection[ItemId], without: Collection[ItemId]
    ) -> dict[_Look, tuple[ItemId, str]]:
        """Return what belongs to a picture, with its pictures painted, and the item and mode of each."""
        found: dict[_Look, tuple[ItemId, str]] = {}
        placements = showing.layout.placements
        printed = [part for placement in placements.values() for part in placement.printed]
        for item, mark in showing.highlights.items():
            if item in placements and item not in without:
                found |= self._mark(placements[item], stack.seen(item), mark, item in lifted, printed)
        for item, clear in showing.last.items():
            placement = placements.get(item)
            if placement is None or placement.static or placement.kind in PRESSABLE or item in without or item in showing.highlights:
                continue
            found |= self._ring(placement, stack.seen(item), "last", False, clear)
        for item in showing.lit:
            if item in placements and item not in without:
                found |= self._ring(placements[item], stack.seen(item), "pointed", item in lifted)
        for item in showing.later - showing.lit:
            if item in placements and item not in without:
                found |= self._ring(placements[item], stack.seen(item), "last", item in lifted, LATER)
        if focus is not None and focus in placements:
            found |= self._ring(placements[focus], stack.seen(focus), "focus", focus in lifted)
        return found

    def prices(self) -> tuple[Rect, ...]:
        """Return the places of all prices, with the shadows around them."""
        reach = [picture.reach(QPointF(x, y)) for (picture, x, y, _, _), (_, mode) in self._wanted.items() if mode == "price"]
        return tuple(Rect(r.x(), r.y(), r.width(), r.height()) for r in reach)

    def fade(self, items: Collection[ItemId], opacity: float) -> None:
        """Set the opacity of the rings of these items, if they can be clicked next."""
        for look, (item, mode) in self._wanted.items():
            if item in items and mode in LIT:
                self._pieces[look].fade_to(opacity)

    def _mark(
        self, placement: Placement, seen: Rect, mark: Highlight, lifted: bool, printed: Collection[Rect]
    ) -> dict[_Look, tuple[ItemId, str]]:
        found: dict[_Look, tuple[ItemId, str]] = {}
        if placement.kind not in PRESSABLE and not placement.bare and mark.state != "replace":
            full: Ring = "faint" if mark.fruitless else "paid" if mark.cost or placement.paid else "free"
            soft: Ring = full if placement.shape != "rectangle" else "hover"  # light alone is lost among the colours of fields
            modes: dict[str, Ring] = {"chosen": "chosen", "later": soft, "next": full}
            found |= self._ring(placement, seen, modes[mark.state], lifted, QUIET if mark.state == "later" else 1.0)
        if mark.cost > 0 and mark.state in ("next", "later"):
            width, height = size = PILL
            strip = seen.h < STRIP and placement.kind not in PRESSABLE
            top = seen.bottom - height - 1 if strip else seen.bottom - height * 0.55
            place = Rect(seen.right - width * 0.92, top, width, height)
            if placement.kind in PRESSABLE:  # clear of its words
                place = Rect(seen.right - width * 0.8, seen.bottom - height * 0.36, width, height)
            if any(part.overlaps(place) for part in printed):
                place = Rect(place.x, seen.y - height * 0.45, width, height)
            if placement.shape == "hexagon":  # not in the middle, over numbers and badges, nor lower, over the neighbours' upper corners
                width, height = size = SHORT_PILL if seen.w < SMALL else PILL
                beyond = min(6.0, seen.w * 0.09)
                place = Rect(seen.right - width + beyond, seen.y + seen.h * 0.22 - height / 2, width, height)
            if placement.shape == "shield":  # above its upper right corner: a shield is hardly larger than the pill
                width, height = size = SHORT_PILL
                place = Rect(seen.right - width * 0.6, seen.y - height * 0.8, width, height)
            at = self._art.snapped(place)
            found[self._art.pill(mark.cost, size), at.x(), at.y(), _height(placement) + 1 + _before_neighbours(at), 1.0] = (
                placement.item,
                "price",
            )
        return found

    def _ring(self, placement: Placement, seen: Rect, mode: Ring, lifted: bool, opacity: float = 1.0) -> dict[_Look, tuple[ItemId, str]]:
        along = seen.inset(-placement.rim)
        at = self._art.snapped(along)
        picture = self._art.ring(along, mode, placement.radius, placement.shape)
        z = _height(placement) + (2 if mode == "focus" else 0) + _before_neighbours(at)
        return {(picture, at.x(), at.y() - (LIFT if lifted else 0), z, opacity): (placement.item, mode)}


def _before_neighbours(at: QPointF) -> float:
    """Return how much higher a ring is than others of its height: where their glows meet, the same one is above, whenever it was drawn."""
    return at.y() / 1e5 + at.x() / 1e9


def _height(placement: Placement) -> float:
    """Return the height of a ring: above everything on the table, or above the chooser."""
    return RINGS if placement.z < CHOOSER else placement.z + 100
