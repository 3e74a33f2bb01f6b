"""The sounds of a match, each emitted once its step is painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from app.platform.sound import Sound
from app.platform.timing import Timer
from app.table.geometry.layout import Layout
from app.table.parts.match_like import MatchSeen
from rules import Event

from .step_sounds import sounds


class Sounder(QObject):
    """A source of sounds for one match. It is told of every change of the match, and of every past step that is shown."""

    sounded = Signal(object)
    """The sounds of a step, as a tuple."""

    def __init__(self, match: MatchSeen, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.enabled = True
        """Whether anybody is listening."""
        self._match = match
        self._seat = match.seat
        """Who decided after the last change."""
        self._due: list[Callable[[], tuple[Sound, ...]]] = []
        """What finds the sounds of the steps that are being painted."""
        self._painted = Timer("sounds", self, self._emit)

    def follow(self, before: Layout, after: Layout, events: Sequence[Event], seen: Sequence[Event]) -> None:
        """Emit the sounds of a change: what is ``seen`` of it, and those ``events`` by which things move. Undo, with none, is silent."""
        handed = self._seat != self._match.seat
        self._seat = self._match.seat
        if seen:
            self._sound(before, after, events, seen, handed, self._match.record.game.over)

    def replay(self, before: Layout, after: Layout, events: Sequence[Event]) -> None:
        """Emit the sounds of a past step."""
        self._sound(before, after, events, events)

    def _sound(
        self, before: Layout, after: Layout, events: Sequence[Event], seen: Sequence[Event], handed: bool = False, over: bool = False
    ) -> None:
        if self.enabled:
            self._due.append(lambda: sounds(before, after, events, seen, handed=handed, over=over))
            self._painted.start()  # painting comes first

    def _emit(self) -> None:
        due, self._due = self._due, []
        for find in due:
            self.sounded.emit(find())
