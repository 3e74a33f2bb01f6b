"""Shows reactions: gold flashes over pieces, gains that rise and fly to a purse, and the number there that counts up meanwhile.

Nothing waits for them. What they show is never more than a picture above the table, or an earlier number in a box.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QPointF, Qt

from app.platform import timing
from app.platform.timing import FRAME, Timer
from app.table.geometry.faces import Counting, MomentFace
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import FLYING

from .piece import Ground, Piece
from .piece_painter import PiecePainter
from .reactions import ARRIVE, FLY, HEIGHT, REST, RISE, Kind, Owner, Reaction, pending

FADE = 80
"""Milliseconds in which something appears or disappears; with reduced motion that is all it does."""
ARC = 0.10
"""The height of the arc of a gain's flight, as a share of its length."""
SMALLER = 0.25
"""How much smaller a gain gets on its way."""
COME, GO, SINK = 160, 240, 12.0
"""Milliseconds in which a banner comes and goes, and how far it sinks as it comes."""
ABOVE = FLYING + 10
LEVELS: Final[Mapping[Kind, int]] = {"stay": 0, "flash": 1, "moment": 2, "loss": 3, "gain": 3}
"""The levels of reactions above the first one, over everything else that moves."""


class _Float(Struct):
    """A reaction under way: it began at ``begin``, and has a piece while it is visible."""

    reaction: Reaction
    begin: float
    piece: Piece | None = None


class Floats(QObject):
    """All reactions under way. ``advance`` moves them on; a clock does so by itself unless they are ``held``.

    ``count`` is called with how much of each resource must not be counted yet, whenever that changes.
    """

    def __init__(self, ground: Ground, art: PiecePainter, count: Callable[[Mapping[Owner, int]], None], parent: QObject) -> None:
        super().__init__(parent)
        self._ground = ground
        self._art = art
        self._count = count
        self._floats: list[_Float] = []
        self._now = 0.0
        self._speed = 1.0
        self._calm = False
        self._still = False
        self._held = False
        self._counted: dict[Owner, int] = {}
        self._since = 0.0
        self._clock = Timer("floats", self, self._frame, FRAME, again=True)
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)

    @property
    def running(self) -> bool:
        """Whether anything is still visible."""
        return bool(self._floats)

    @property
    def ways(self) -> list[Rect]:
        """What the plates that can still be read cover."""
        ways = (one.reaction.way(self._now - one.begin) for one in self._floats)
        return [way for way in ways if way is not None]

    def tells_at(self, x: float, y: float) -> bool:
        """Say whether a banner that tells what happens covers this point."""
        moments = (one.reaction for one in self._floats if one.reaction.kind == "moment" and one.piece is not None)
        return any(isinstance(one.shown.face, MomentFace) and one.shown.face.lines and one.shown.holds(x, y) for one in moments)

    @property
    def held(self) -> bool:
        """Whether they wait: while something covers the table."""
        return self._held

    @held.setter
    def held(self, held: bool) -> None:
        self._held = held
        self._tick()

    def add(self, found: Sequence[Reaction], speed: float, calm: bool, still: bool = False) -> None:
        """Begin these reactions, in addition to those under way. ``speed`` 2 is twice as fast; ``calm``: they only appear and fade.

        ``still``: banners do not even fade.
        """
        self._speed, self._calm, self._still = speed, calm, still
        added = [_Float(reaction, self._now) for reaction in found]
        for one in added:
            if one.reaction.kind == "stay":  # it must not be missing from the very next picture
                self._pose(one, 0)
        self._floats += added
        self._recount()
        self._tick()

    def clear(self) -> None:
        """End them all immediately; every number is then the true one."""
        for one in self._floats:
            self._remove(one)
        self._floats.clear()
        self._recount()
        self._tick()

    def advance(self, passed: float) -> None:
        """Let ``passed`` milliseconds go by."""
        self._now += passed
        for one in self._floats:
            self._pose(one, self._now - one.begin - one.reaction.delay)
        self._floats = [one for one in self._floats if self._now - one.begin < one.reaction.over]
        self._recount()
        self._tick()

    def _tick(self) -> None:
        """Run the clock as long as there is something to show."""
        runs = self.running and not self._held
        if runs and not self._clock.isActive():
            self._since = timing.now()
            self._clock.start()
        elif not runs:
            self._clock.stop()

    def _frame(self) -> None:
        before, self._since = self._since, timing.now()
        self.advance((self._since - before) * self._speed)

    def _recount(self) -> None:
        """Report what must not be counted yet, if that has changed."""
        open_now = {} if self._calm else pending((one.reaction, self._now - one.begin) for one in self._floats)
        if open_now != self._counted:
            self._counted = open_now
            self._count(open_now)

    def _pose(self, one: _Float, passed: float) -> None:
        """Show a reaction as it is ``passed`` milliseconds after its own beginning."""
        reaction = one.reaction
        left = reaction.duration - passed
        gone = left <= (ARRIVE if reaction.kind == "gain" else 0)
        if passed < 0 or gone:
            self._remove(one)
            return
        if one.piece is None:
            one.piece = self._new(reaction)
        if reaction.kind == "stay":
            one.piece.fade_to(min(1.0, left / (2 * FADE)))
        elif reaction.kind == "moment":
            self._pose_moment(one.piece, reaction, passed, left)
        elif reaction.kind == "flash":
            one.piece.fade_to(_swell(passed / reaction.duration) if not self._calm else min(1.0, passed / FADE, left / FADE))
        elif self._calm:
            visible = left - (ARRIVE if reaction.kind == "gain" else 0)
            one.piece.move_to(self._at(reaction, 1.0, 0.0))
            one.piece.fade_to(min(1.0, passed / FADE, visible / FADE))
        elif reaction.kind == "loss":
            share = passed / reaction.duration
            one.piece.move_to(self._art.snapped(reaction.start) + QPointF(0, (reaction.end.y - reaction.start.y) * _soft(share)))
            one.piece.fade_to(min(1.0, passed / FADE, (1 - share) / 0.4))
        else:
            risen, flown = min(1.0, passed / RISE), max(0.0, (passed - RISE - REST) / FLY)
            one.piece.move_to(self._at(reaction, risen, flown))
            one.piece.grow_to(1 - SMALLER * flown)
            one.piece.fade_to(min(1.0, passed / FADE, (1 - flown) / 0.15))

    def _pose_moment(self, piece: Piece, reaction: Reaction, passed: float, left: float) -> None:
        """Let a banner sink into its place, stay to be read, and fade."""
        if self._still:
            piece.move_to(self._art.snapped(reaction.end))
            piece.fade_to(1.0)
            return
        share = 1.0 if self._calm else min(1.0, passed / COME)
        piece.move_to(self._art.snapped(reaction.end) - QPointF(0, SINK * (1 - share) ** 2))
        piece.fade_to(min(1.0, passed / (FADE if self._calm else COME), left / (FADE if self._calm else GO)))

    def _at(self, reaction: Reaction, risen: float, flown: float) -> QPointF:
        """Return where a gain is that has risen and flown that far; each from 0 to 1."""
        at = self._art.snapped(reaction.start) - QPointF(0, HEIGHT * (1 - (1 - risen) ** 2))
        if flown <= 0:
            return at
        way = self._art.snapped(reaction.end) - at
        share = _soft(flown)
        lift = min(40.0, ARC * math.hypot(way.x(), way.y())) * 4 * share * (1 - share)
        return at + way * share - QPointF(0, lift)

    def _new(self, reaction: Reaction) -> Piece:
        z = ABOVE + LEVELS[reaction.kind]
        piece = Piece(self._art.piece(reaction.shown), self._art.snapped(reaction.start), z, self._ground.stale)
        piece.setTransformOriginPoint(reaction.start.w / 2, reaction.start.h / 2)
        piece.setOpacity(0.0)
        self._ground.add(piece)
        return piece

    def _remove(self, one: _Float) -> None:
        if one.piece is not None:
            self._ground.remove(one.piece)
            one.piece = None


def _soft(share: float) -> float:
    """Return the way done after ``share`` of the time: slow at both ends."""
    return share * share * (3 - 2 * share)


def _swell(share: float) -> float:
    """Return the brightness of a flash after ``share`` of its time: quickly up, slowly down."""
    return min(1.0, share / 0.3, (1 - share) / 0.7)


def counting(placement: Placement, n: int) -> Placement:
    """Return a player's box or purse with the number ``n``, or anything else unchanged."""
    face = placement.face
    return replace(placement, face=face.counting(n)) if isinstance(face, Counting) else placement
