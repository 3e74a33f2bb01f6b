"""The computers at the table in the window: when they may play, how people hurry them, and what is said if one cannot think."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from app.program import Program
from app.session.match import Match
from app.table.controller import TableController
from rules import Message

if TYPE_CHECKING:
    from app.opponents.sitting import Opponents
    from app.opponents.thinking import Thinking

PACES = {"slow": 1500, "normal": 800, "fast": 350, "at_once": 0}
"""Milliseconds from one decision of a computer to the next, by setting."""
SECONDS = 1.5
"""How long all searching computers at a table may think in a round; each has its share."""


class Computers(QObject):
    """The computers of one match at a time, from ``begin`` to ``clear``."""

    def __init__(self, program: Program, free: Callable[[], bool], parent: QObject) -> None:
        """``free``: whether something may happen at the table."""
        super().__init__(parent)
        self.resting = False
        """Whether the computers of a match that begins do not play, since somebody else plays for them (tests, pictures)."""
        self.thinker: tuple[str, ...] = ()
        """The program that thinks, if it is not this one."""
        self._program, self._free = program, free
        self._playing: Opponents | None = None
        self._thinking: Thinking | None = None
        self._match: Match | None = None
        self._controller: TableController | None = None
        program.settings_changed.connect(self._follow_settings)

    def begin(self, match: Match, controller: TableController) -> None:
        """Let the computers of a match play, now if there are any, and whenever one sits down."""
        if self.resting or match.record.game.over:
            return
        self._match, self._controller = match, controller
        match.seated.connect(self._sit)
        controller.view.held.connect(lambda held: self._hurry() if held else None)
        controller.view.table.missed.connect(self._hurry)
        controller.view.table.pressed.connect(lambda item: self._hurry())
        self._sit()

    @property
    def thinking(self) -> Thinking:
        """The thinker of this table, for its computers and for advice; it starts when it is first asked."""
        if self._thinking is None:
            from app.opponents.thinking import Thinking  # here, because most tables need none

            self._thinking = Thinking(self.thinker, self)
        return self._thinking

    def clear(self) -> None:
        """Let them leave the table, and end the thinker."""
        if self._match is not None:
            self._match.seated.disconnect(self._sit)
        self._leave()
        if self._thinking is not None:
            self._thinking.end()
            self._thinking.deleteLater()
        self._match = self._controller = self._thinking = None

    def _sit(self) -> None:
        """Let computers play from now on if some sit at the table; otherwise let none play any more."""
        match = self._match
        assert match is not None
        if len(match.record.people) == len(match.names):
            self._leave()
        elif self._playing is None:
            from app.opponents.sitting import Opponents  # here, because most tables have none

            self.thinking.start()
            self._playing = Opponents(match, self.thinking, SECONDS, self)
            self._playing.free = self._may_go_on
            self._playing.weakened.connect(self._weakened)
            self._follow_settings()
            self._playing.go_on()

    def _leave(self) -> None:
        if self._playing is not None:
            self._playing.end()
            self._playing.deleteLater()
            self._playing = None

    def _may_go_on(self) -> bool:
        """Whether people are at the table and look at it as it is now."""
        match, controller = self._match, self._controller
        return match is not None and controller is not None and not (match.curtain or controller.recent_replay.running) and self._free()

    def _follow_settings(self) -> None:
        if self._playing is not None:
            self._playing.pause = PACES[self._program.settings.computer_pace]

    def _hurry(self) -> None:
        if self._playing is not None:
            self._playing.hurry()

    def _weakened(self, seat: int) -> None:
        assert self._match is not None
        self._program.tell(Message("app.play.weakened", {"name": self._match.names[seat]}))
