"""What is heard of the steps of a review."""

from __future__ import annotations

from collections.abc import Sequence

from app.platform import timing
from app.program import Program
from app.session.replay import Replay
from app.table.geometry.layout import Layout
from app.table.scene.step_sounds import sounds
from rules import Event

BRISK = 400
"""Milliseconds between two steps below which they are not heard."""


class ReviewSounds:
    """A player of the sounds of steps, silent while somebody goes through them quickly."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._last = float("-inf")
        """When the last step was shown, by ``timing.now``."""

    def step(self, replay: Replay, at: int, before: Layout, after: Layout, events: Sequence[Event], seen: Sequence[Event]) -> None:
        """Play the sounds of the step to the position ``at``; see ``sounds`` for the rest."""
        before_that, self._last = self._last, timing.now()
        if self._program.audible and self._last - before_that >= BRISK:
            last = at == replay.last
            handed = not last and replay.entries[at].player != replay.entries[at - 1].player
            self._program.play(*sounds(before, after, events, seen, handed=handed, over=last and replay.record.game.over))
