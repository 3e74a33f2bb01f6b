"""Decisions as a player sees them: what was clicked together is one step, and what no one clicked belongs to the step before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from app.platform.timing import Timer
from app.table.choice.auto_play import AutoPlay, auto_action
from app.table.parts.match_like import MatchLike
from rules import Action, Event

REST = 700
"""Milliseconds from a picture to the automatic decision that follows it."""


class Steps(QObject):
    """The steps of one match: played, undone and redone. ``ease`` and ``speed`` (0: no waiting) can be changed at any time."""

    stepped = Signal(object)
    """What happened in one step, as a tuple of events; empty after undo, the curtain and the like."""

    def __init__(self, match: MatchLike, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.auto_play = AutoPlay()
        self.speed = 1.0
        self.automatic: set[int] = set()
        """The numbers of the decisions that were made automatically."""
        self._match = match
        self._joined: set[int] = set()
        """The numbers of the decisions clicked together with the one before, or made automatically after it."""
        self._collected: list[Event] | None = None
        self._held = False
        self._timer = Timer("automatic decision", self, self._act)
        match.changed.connect(self._changed)

    def play(self, actions: Iterable[Action]) -> None:
        """Make decisions that are shown, and can be undone, as one step."""
        self._held = False

        def forth() -> None:
            for i, action in enumerate(actions):
                self._make(action, joined=i > 0)

        self._do(forth)

    def undo(self) -> None:
        """Undo one step, as far as that is possible without the others' consent."""

        def back() -> None:
            record = self._match.record
            while record.can_undo:
                belongs = self._belongs(len(record.entries) - 1)
                self._match.undo()
                if not belongs:
                    break

        self._back(back)

    def redo(self) -> None:
        """Redo one step."""
        self._held = True

        def again() -> None:
            record = self._match.record
            self._match.redo()
            while record.can_redo and self._belongs(len(record.entries)):
                self._match.redo()

        self._do(again)

    def reset(self) -> None:
        """Undo the turn."""
        self._back(self._match.reset_turn)

    def undo_to(self, entry: int) -> None:
        """Undo a decision and all after it, as far as that is possible without the others' consent."""
        self._back(lambda: self._match.undo_to(entry))

    def undo_agreed(self) -> None:
        """Undo what everybody has agreed to undo: the last decision, and with it those that computers have made since."""

        def back() -> None:
            record = self._match.record
            while record.can_undo or record.can_undo_agreed:
                decided = record.entries[-1].player in record.people
                self._match.undo_agreed() if record.can_undo_agreed else self._match.undo()
                if decided:
                    break

        self._back(back)

    def wait(self) -> None:
        """Make no automatic decisions until ``go_on``."""
        self._timer.stop()

    def go_on(self) -> None:
        """Resume automatic decisions, after a pause."""
        if self._next() is None:
            self._timer.stop()
        elif self.speed > 0:
            self._timer.start(round(REST / self.speed))
        else:
            self._act()

    def _next(self) -> Action | None:
        """Return the automatic decision that is due, or None; there is none behind the curtain, nor where the player has gone back to."""
        game, viewer = self._match.record.game, self._match.viewer
        if self._held or viewer is None or game.decider != viewer:
            return None
        return auto_action(game, self.auto_play)

    def _act(self) -> None:
        action = self._next()
        if action is None:
            return
        entries = self._match.record.entries
        joined = bool(entries) and entries[-1].player == self._match.viewer
        self._do(lambda: self._make(action, joined, automatic=True))

    def _belongs(self, number: int) -> bool:
        """Return whether a decision, the next one included, is part of the step before it. Those of computers are in every game, however it
        came to the table.
        """
        record = self._match.record
        player = record.entries[number].player if number < len(record.entries) else record.game.decider
        return number in self._joined or player not in record.people

    def _make(self, action: Action, joined: bool, automatic: bool = False) -> None:
        at = len(self._match.record.entries)
        self._joined = {n for n in self._joined if n < at} | ({at} if joined else set())
        self.automatic = {n for n in self.automatic if n < at} | ({at} if automatic else set())
        self._match.play(action)

    def _back(self, act: Callable[[], object]) -> None:
        self._held = True
        self._do(act, forwards=False)

    def _do(self, act: Callable[[], object], forwards: bool = True) -> None:
        self._timer.stop()
        self._collected = []
        try:
            act()
        finally:
            collected, self._collected = self._collected, None
            self._tell(collected if forwards else ())

    def _changed(self, events: Sequence[Event]) -> None:
        if self._collected is not None:
            self._collected += events
        else:
            self._tell(events)

    def _tell(self, events: Sequence[Event]) -> None:
        self.stepped.emit(tuple(events))
        self.go_on()
