"""Replays what the others have done since the viewer's last decision, as the viewer may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.platform.timing import Timer
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.layout import Layout
from app.table.log import history
from app.table.log.recent_moves import Step, since
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.table_model import TableModel
from app.table.playback.moment_teller import MomentTeller
from app.table.scene import layout_diff
from app.table.scene.sounder import Sounder
from app.table.scene.view import TableView
from rules import Event, Game, told

SHORTEST, LONGEST, USUAL = 3000, 8000, 1200
"""Milliseconds of the whole replay, at least and at most, and of one step if there is time."""


class RecentReplay(QObject):
    """A replay of past positions on the view, one after the other, until the last one or ``stop``.

    Then the owner of the view shows the present.
    """

    begun = Signal()
    ended = Signal()

    def __init__(self, model: TableModel, view: TableView, sounder: Sounder, moments: MomentTeller, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._view = view
        self._sounder = sounder
        self._moments = moments
        self._steps: list[tuple[Step, str]] = []
        self._at: Game[Any] | None = None
        self._seat: int | None = None
        self._layout = Layout(0, 0, {})
        self._speed = 1.0
        self._calm = False
        self._timer = Timer("replay", self, self._next, again=True)

    @property
    def running(self) -> bool:
        """Whether a past position is shown."""
        return self._at is not None

    def start(self, speed: float, calm: bool) -> bool:
        """Begin with the position after the viewer's last decision; return False if nothing worth showing has happened since."""
        match = self._model.match
        if match.viewer is None:
            return False
        before, steps = since(match.record, match.viewer)
        told = [(step, self._words(step)) for step in steps]
        if not any(words for _, words in told):
            return False
        shown = sum(bool(words) for _, words in told) + 1
        pause = min(LONGEST, max(SHORTEST, USUAL * shown)) / shown
        self._steps, self._at, self._seat = told, before, None
        self._speed, self._calm = (max(speed, layout_diff.LONGEST / pause) if speed > 0 else 0.0), calm
        self._show(before, steps[0].player, self._model.texts("hotseat.since"), len(told))
        self._timer.start(round(pause))
        self.begun.emit()
        return True

    def stop(self) -> None:
        """End the replay and return to the present."""
        if self.running:
            self.cancel()
            self.ended.emit()

    def cancel(self) -> None:
        """End the replay because something else is about to be shown."""
        self._timer.stop()
        self._steps, self._at = [], None

    def _words(self, step: Step) -> str:
        return ". ".join(words for _, words in history.in_words(told(step.events, self._model.eye), self._model.say))

    def _next(self) -> None:
        """Show the next step that has words, together with those before it that have none."""
        if not self._steps:
            self.stop()
            return
        words, step, left = "", self._steps[0][0], len(self._steps)
        events: list[Event] = []
        while self._steps and not words:
            step, words = self._steps.pop(0)
            events += step.events
        if not words or self._at is None:
            self.stop()
            return
        if step.player != self._seat:
            self._show(self._at, step.player, words, left)
        before = self._layout
        self._at = step.game
        self._layout = self._model.glimpse(step.game, step.player, words, len(self._steps))
        seen = list(told(events, self._model.eye))
        self._put(before, seen)
        self._moments.tell(seen, self._speed, self._calm)
        self._sounder.replay(before, self._layout, seen)
        self._view.announce(words)

    def _show(self, game: Game[Any], seat: int, words: str, before: int) -> None:
        self._seat = seat
        self._layout = self._model.glimpse(game, seat, words, before)
        self._put()

    def _put(self, before: Layout | None = None, seen: Sequence[Event] = ()) -> None:
        """Show the layout, animated from the one ``before`` if there is one."""
        frame = TableFrame(self._layout, {}, frozenset({MAIN_BUTTON}))
        self._view.table.follow(frame, before, seen, self._speed, self._calm)
