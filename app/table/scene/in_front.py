"""The piece under the mouse or the focus, seen in front of its neighbours: whole where it is small or partly covered."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from app.art.states import Ring
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.placement import Placement
from app.table.geometry.z_order import IN_FRONT
from rules import ItemId

from .piece import Ground, Piece
from .piece_painter import PiecePainter


class InFront:
    """A picture of one piece above all others, with its ring. It is only looked at: the mouse hits what is below."""

    def __init__(self, ground: Ground, art: PiecePainter) -> None:
        self._ground = ground
        self._art = art
        self._shown: tuple[Placement, tuple[Ring, ...]] | None = None
        self._pieces: list[Piece] = []

    @property
    def item(self) -> ItemId | None:
        """The item that is shown."""
        return self._shown[0].item if self._shown is not None else None

    def show(self, showing: TableFrame, hovered: ItemId | None, focus: ItemId | None) -> None:
        """Show the piece under the mouse, or else that with the focus, if it is seen whole only in front; otherwise show nothing."""
        wanted = self._wanted(showing, hovered) or self._wanted(showing, focus)
        if wanted is not None and wanted[0].item == focus:
            wanted = wanted[0], (*wanted[1], "focus")
        if wanted == self._shown:
            return
        self.put_away()
        if wanted is not None:
            self._shown = wanted
            for piece in self._painted(*wanted):
                self._pieces.append(piece)
                self._ground.add(piece)

    def put_away(self) -> None:
        """Show nothing."""
        for piece in self._pieces:
            self._ground.remove(piece)
        self._pieces.clear()
        self._shown = None

    def _wanted(self, showing: TableFrame, item: ItemId | None) -> tuple[Placement, tuple[Ring, ...]] | None:
        placement = showing.layout.placements.get(item) if item is not None else None
        if placement is None or placement.front is None:
            return None
        front = placement.front
        radius = placement.radius * front.rect.w / placement.rect.w
        whole = replace(placement, rect=front.rect, face=front.face, radius=radius)
        mark = showing.highlights.get(placement.item)
        if mark is None or mark.state == "replace":
            return whole, ()
        if mark.state == "next":
            return whole, ("paid" if mark.cost or placement.paid else "free",)
        return whole, ("chosen" if mark.state == "chosen" else "hover",)

    def _painted(self, placement: Placement, rings: tuple[Ring, ...]) -> Iterator[Piece]:
        at = self._art.snapped(placement.rect)
        yield Piece(self._art.piece(placement, "lifted"), at, IN_FRONT, self._ground.stale)
        for height, mode in enumerate(rings, 1):
            yield Piece(self._art.ring(placement.rect, mode, placement.radius, placement.shape), at, IN_FRONT + height, self._ground.stale)
