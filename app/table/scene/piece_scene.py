"""The sole owner of what is drawn on the table: it shows a layout."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from app.art.cache import PixmapCache
from app.table.choice.highlights import Highlight
from app.table.geometry.frame_data import NOTHING, TableFrame
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import FLYING, TIP, above
from app.table.parts.button_state import PRESSABLE
from rules import Event, ItemId

from . import layout_diff
from .animator import Animator, Flight
from .backdrop import Backdrop
from .carried import Carried
from .floats import Floats, counting
from .in_front import InFront
from .kinds import Painters
from .laid import Laid, like
from .layout_diff import Move
from .piece import Piece, Stale
from .piece_painter import PiecePainter, PieceStyle
from .reactions import Owner, reactions
from .rings import LIFT, Rings
from .shake import Shake


class PieceScene(QGraphicsScene):
    """Pieces by item, reused from picture to picture, on a backdrop. Rings are above all pieces, prices above the rings.

    Whatever moves, fades or shows a piece for a time ends when the scene is ``leaving`` its picture: so it never meets another one. Only
    gains (``floats``) outlast a picture, since they have pieces of their own.
    """

    leaving = Signal()
    """The picture is about to be replaced or repainted: everything under way on it has to end now."""
    laid = Signal()
    """A new picture has been laid out, though things may still be moving to their places in it."""
    still = Signal()
    """Nothing is moving any more."""
    refocused = Signal()
    """The ring of the keyboard focus was moved, while the picture stays the same."""

    def __init__(self, painters: Painters, store: PixmapCache | None = None) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.showing = NOTHING
        self.on_stale: Stale = lambda _: None
        """Asks for a part of the scene to be repainted; set by the view."""
        self.hovered: ItemId | None = None
        """The item under the mouse."""
        self.focus: ItemId | None = None
        self.pictograms: Mapping[str, str] = {}
        """The pictograms of a game's own resources, as ``gain.<what>``."""
        self._art = PiecePainter(painters, store)
        self.backdrop = Backdrop(self._art)
        self._laid: dict[ItemId, Laid] = {}
        self._rings = Rings(self, self._art)
        self._passing: list[Piece] = []
        self.tip: Placement | None = None
        """The tip that is shown."""
        self._tip: Piece | None = None
        self._stack = NOTHING.layout.stack
        self._animator = Animator(self)
        self._animator.finished.connect(self._settle)
        self.carried: ItemId | None = None
        """The item that follows the mouse."""
        self.following: frozenset[ItemId] = frozenset()
        """All that follows the mouse: every part of what is carried."""
        self._carried: Carried | None = None
        self.dropped_at = Rect(0, 0, 0, 0)
        """Where the last piece that followed the mouse was let go."""
        self.floats = Floats(self, self._art, self._count, self)
        self._shake = Shake(self)
        self.in_front = InFront(self, self._art)
        """What is seen in front of its neighbours."""
        for put_away in (self.finish_moves, self._put_tip_away, self.in_front.put_away):
            self.leaving.connect(put_away)

    def prepare(self, showing: TableFrame) -> Iterator[None]:
        """Prepare what a frame needs: the order of its layers and all pictures. Pause after each that had to be painted."""
        stack = showing.layout.stack
        for placement in (*stack.background, *stack.pieces):
            if self._art.prepare(placement):
                yield
        self._rings.wanted(showing, stack, None, (), ())
        yield

    def prepare_picks(self) -> Iterator[None]:
        """Prepare the pictures of what can be picked now; pause after each that had to be painted."""
        picked = {item: Highlight("chosen") for item, mark in self.showing.highlights.items() if mark.state == "next"}
        for item in picked:
            placement = self.showing.layout.placements.get(item)
            if placement is not None and self._can_be_lifted(placement) and self._art.prepare(placement, "lifted"):
                yield
        self._rings.wanted(replace(self.showing, highlights=picked), self._stack, None, (), ())
        yield

    # what is shown
    def show(self, showing: TableFrame, moves: Sequence[Move] = (), speed: float = 0.0) -> None:
        """Show a picture; ``moves`` lead to it from the one before. Anything still moving is finished first, but gains float on."""
        self.leaving.emit()
        self.showing = showing
        self._stack = showing.layout.stack
        if self.focus not in showing.clickable:
            self.focus = None
        if speed <= 0:
            moves = ()
        before = {move.item: self._laid[move.item].piece for move in moves if move.item in self._laid}
        self._lay(keep={move.item for move in moves if move.way == "gone"})
        flights = [flight for move in moves if (flight := self._flight(move, before.get(move.item))) is not None]
        self._ring({move.item for move in moves if move.way in ("new", "moved")})
        self._animator.play(flights, speed)
        self._bring()
        self.laid.emit()

    def follow(
        self, showing: TableFrame, before: Layout | None, events: Sequence[Event], speed: float, calm: bool, same: bool = True
    ) -> None:
        """Show the picture that ``events`` led to from the layout ``before``: pieces move accordingly, and gains float.

        Without a layout before, or without events, whatever still floats is removed. ``calm`` is reduced motion. If the viewer is not the
        ``same`` as before, only what is shared moves, and nothing rises from where only the previous viewer's things were.
        """
        if before is None or not events:
            self.floats.clear()
        if before is None or speed <= 0:
            self.show(showing)
            return
        shared = [event for event in events if same or event.player is None]
        moves = [move for move in layout_diff.changes(before, showing.layout, shared) if move.shown.kind not in PRESSABLE]
        moves = layout_diff.calm(moves) if calm else moves
        self.show(showing, moves, speed)
        begin = max((move.over for move in moves if move.way != "changed"), default=0)
        seen = before if same else showing.layout
        self.floats.add(reactions(seen, showing.layout, events, self.pictograms, begin, self.floats.ways), speed, calm)

    def set_scale(self, scale: float) -> None:
        """Use ``scale`` device pixels per logical pixel; the next ``show`` repaints everything."""
        if scale != self._art.scale:
            self._leave_for_good()
            self._art.scale = scale

    def set_text_size(self, share: float) -> None:
        """Set the text size relative to the usual one (0.8 to 2); the next ``show`` repaints everything."""
        if share != self._art.text_size:
            self._leave_for_good()
            self._art.text_size = share

    @property
    def text_size(self) -> float:
        """The text size relative to the usual one."""
        return self._art.text_size

    def _leave_for_good(self) -> None:
        """Forget all pictures painted so far. The pieces stay as they are until the next picture updates each of them."""
        self.leaving.emit()
        self.floats.clear()
        if self._laid:
            self._art.clear()
        self.backdrop.clear()
        for laid in self._laid.values():
            laid.outdated = True

    def set_focus(self, item: ItemId | None) -> None:
        """Put the keyboard focus ring around ``item``."""
        if item != self.focus:
            self.focus = item
            self._ring(set())
            self._bring()
            self.refocused.emit()

    def set_tip(self, placement: Placement | None) -> None:
        """Show a tip above everything, or remove it."""
        self._put_tip_away()
        self.tip = placement
        if placement is not None:
            self._tip = Piece(self._art.piece(placement), self._art.snapped(placement.rect), TIP, self.stale)
            self.add(self._tip)

    def _put_tip_away(self) -> None:
        self.tip = None
        if self._tip is not None:
            self.remove(self._tip)
            self._tip = None

    def refuse(self, item: ItemId, speed: float) -> None:
        """Shake a piece a little, because it cannot be chosen."""
        self._shake.stop()
        if item in self._laid and speed > 0:
            self._shake.start(self._laid[item].piece)

    def fade(self, items: Collection[ItemId], opacity: float) -> None:
        """Set the opacity of what highlights these items: their rings, or the buttons themselves.

        Buttons fade half as far, since faint ones would look as if they could not be pressed.
        """
        self._rings.fade(items, opacity)
        for laid in (self._laid[item] for item in items if item in self._laid):
            if laid.placement.kind in PRESSABLE:
                laid.piece.fade_to((1 + opacity) / 2)

    @property
    def moving(self) -> bool:
        """Whether an animation is running or a gain is still visible."""
        return self._animator.running or self.floats.running

    def finish(self) -> None:
        """End all animations now."""
        self.finish_moves()
        self.floats.clear()

    def finish_moves(self) -> None:
        """Put everything that moves where it belongs."""
        self._shake.stop()
        self._animator.finish()

    def _count(self, uncounted: Mapping[Owner, int]) -> None:
        """Show in each player's box the number before what is still ``uncounted``."""
        for laid in self._laid.values():
            purse = laid.placement.purse
            if purse is not None and purse.n is not None:
                n = purse.n - uncounted.get((purse.player, purse.what), 0)
                laid.piece.show_picture(self._art.piece(counting(laid.placement, n), laid.look))

    def rect_of(self, item: ItemId) -> Rect:
        """Return the visible part of a placed item. Raises KeyError."""
        return self._stack.seen(item)

    # what is repainted
    def stale(self, place: QRectF) -> None:
        """Ask for a part of the scene to be repainted.

        Not ``update``: that makes Qt paint before it has looked at the items that changed in the same step, and their old pictures stay.
        """
        self.on_stale(place)

    def add(self, piece: Piece) -> None:
        """Add a piece and have it painted."""
        self.addItem(piece)
        piece.report()

    def remove(self, piece: Piece) -> None:
        """Remove a piece and have what was below it painted."""
        piece.report()
        self.removeItem(piece)

    # pieces
    def _lay(self, keep: set[ItemId]) -> None:
        for place in self.backdrop.lay(self._stack.background):
            self.stale(place)
        pieces = self._stack.pieces
        wanted = {placement.item for placement in pieces}
        spare: list[Piece] = []
        for item in [item for item in self._laid if item not in wanted]:
            (self._passing if item in keep else spare).append(self._laid.pop(item).piece)
        height = -math.inf
        for placement in pieces:
            laid = self._laid.get(placement.item)
            height = above(height, placement.z, laid.z if laid is not None and not laid.outdated else None)
            self._put(placement, height, spare)
        for piece in spare:
            self.remove(piece)

    def _put(self, placement: Placement, z: float, spare: list[Piece]) -> None:
        """Show a piece as it should be seen; a new one reuses a ``spare`` piece if there is one."""
        look, laid = self._look(placement), self._laid.get(placement.item)
        if laid is not None and not laid.outdated and (laid.placement, laid.look, laid.z) == (placement, look, z):
            return
        picture, at = self._art.piece(placement, look), self._place(placement, look)
        piece = laid.piece if laid is not None else like(spare, picture, at)
        if piece is None:
            piece = Piece(picture, at, z, self.stale)
            self.add(piece)
        else:
            piece.become(picture, at, z)
        self._laid[placement.item] = Laid(piece, placement, look, z)

    def _look(self, placement: Placement) -> PieceStyle:
        item = placement.item
        mark = self.showing.highlights.get(item)
        if mark is not None and mark.state == "chosen" and item != self.carried and self._can_be_lifted(placement):
            return "lifted"
        return "hover" if item == self.hovered and self.answers(item) else "plain"

    def _can_be_lifted(self, placement: Placement) -> bool:
        """Say whether a piece may be lifted: not a button, nor anything that is partly covered."""
        return placement.kind not in PRESSABLE and self._stack.seen(placement.item) == placement.rect

    def _place(self, placement: Placement, look: PieceStyle) -> QPointF:
        at = self._art.snapped(placement.rect)
        return QPointF(at.x(), at.y() - LIFT) if look == "lifted" else at

    def _ring(self, without: Collection[ItemId]) -> None:
        """Redraw rings and prices; those of moving pieces appear when the pieces have arrived, and a carried one has none."""
        without = {*without, *self.following}
        lifted = {item for item, laid in self._laid.items() if laid.look == "lifted"}
        self._rings.draw(self.showing, self._stack, self.focus, lifted, without)

    # moving
    def _flight(self, move: Move, before: Piece | None) -> Flight | None:
        """Return the flight for a move, with its piece made ready, or None if there is no piece to move."""
        start, end = self._art.snapped(move.start), self._art.snapped(move.end)
        if move.way in ("new", "moved"):
            piece = self._laid[move.item].piece
            piece.setTransformOriginPoint(0, 0)
            piece.lift_to(FLYING + piece.zValue() / 1000)
            return Flight(move, piece, start, piece.pos())
        if move.way == "thrown":
            piece = self._laid[move.item].piece
            piece.setTransformOriginPoint(move.end.w / 2, move.end.h / 2)
            return Flight(move, piece, piece.pos(), piece.pos())
        if move.way == "gone":
            if before is None:
                return None
            before.lift_to(FLYING)
            return Flight(move, before, before.pos(), end)
        shown = move.shown if move.way == "ghost" or move.before is None else move.before
        z = FLYING + 1 if move.way == "ghost" else self._laid[move.item].piece.zValue() + 0.00001
        piece = Piece(self._art.piece(shown), start, z, self.stale)
        self._passing.append(piece)
        self.add(piece)
        return Flight(move, piece, start, end)

    def _settle(self) -> None:
        """Put what has arrived in its layer, remove what was only passing, and draw the missing rings."""
        for piece in self._passing:
            self.remove(piece)
        self._passing.clear()
        for item, laid in self._laid.items():
            if item not in self.following:
                laid.piece.fade_to(1.0)
            laid.piece.lift_to(laid.z)
        self._ring(set())
        self._bring()
        self.still.emit()

    # mouse
    def hover(self, item: ItemId | None) -> None:
        """Brighten the item under the mouse."""
        was, self.hovered = self.hovered, item
        for changed in (was, item):
            self._put_again(changed)
        self._bring()

    def _bring(self) -> None:
        """Bring what is under the mouse, or else in the focus, to the front, if it is not seen whole in its place."""
        if self.carried is not None or self._animator.running:
            self.in_front.put_away()
        else:
            self.in_front.show(self.showing, self.hovered, self.focus)

    def _put_again(self, item: ItemId | None) -> None:
        """Show a piece as it should be seen now."""
        if item is not None and item in self._laid:
            laid = self._laid[item]
            self._put(laid.placement, laid.z, [])

    def answers(self, item: ItemId | None) -> bool:
        """Say whether something happens when an item is clicked, or when what is carried is dropped on it."""
        if self.carried is None:
            return item in self.showing.clickable
        mark = self.showing.highlights.get(item) if item is not None else None
        return mark is not None and mark.lit

    # what follows the mouse
    def pick_up(self, item: ItemId, goal: Placement | None, homes: Sequence[Placement]) -> None:
        """Let an item follow the mouse; its ``homes`` are ringed, and a picture of it shows its ``goal``, if that is not an item."""
        parts = self.showing.layout.parts(item)
        self.carried, self.following = item, frozenset(part.item for part in parts)
        self.in_front.put_away()
        self._put_again(item)
        free = goal is not None and self._stack.hit(goal.rect.cx, goal.rect.cy) is None
        own = [(part, self._laid[part.item].piece) for part in parts]
        self._carried = Carried(self, self._art, own, goal, free, homes)
        self._ring(set())

    def carry_to(self, by: QPointF) -> None:
        """Carry the piece to a point that far from its place."""
        if self._carried is not None:
            self._carried.move(by)

    def put_down(self) -> None:
        """Take the piece from the mouse; the next picture puts it where it belongs."""
        self.carried, self.following = None, frozenset()
        if self._carried is not None:
            self.dropped_at = self._carried.rect
            self._carried.put_down()
            for laid in (self._laid[item] for item in self._carried.items if item in self._laid):
                laid.outdated = True  # it is not in its place
            self._carried = None
