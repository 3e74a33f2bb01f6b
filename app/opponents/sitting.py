"""The computers at a table: they are asked when it is their turn, and play at a pace that people can follow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from app.opponents.answering import answered
from app.opponents.asking import question
from app.opponents.thinking import Thinking
from app.opponents.wire import Answer, Question
from app.platform.timing import Timer, now
from app.session.match import Match
from rules import Action, Event, view
from rules.bots.player import Intent
from rules.bots.strengths import bot

A_TURN, A_ROUND = 2.5, 4.5
"""How many pauses the decisions of a computer's turn are shown for, however many they are; and those of all computers in a round."""
SHARED = 1.5
"""The power of the number of computers by which the time for a decision is divided: with three it is a fifth. So a round stays short even
where something is revealed, and planned anew, several times in each turn.
"""
LOOK_AGAIN = 150
"""Milliseconds between two checks of whether something may happen at the table."""
BELOW = {"hard": "normal", "normal": "easy", "easy": "easy"}
"""What plays, in the window's own process, for a computer of each strength whose thinker cannot be had."""


class Opponents(QObject):
    """The computers of one match, until ``end``; who they are can change meanwhile."""

    weakened = Signal(int)
    """The computer in this seat plays less well from now on, since its thinker cannot be had."""

    def __init__(self, match: Match, thinking: Thinking, seconds: float, parent: QObject | None = None) -> None:
        """Let a computer that searches think for ``seconds`` about a decision, several for less; what others ask ``thinking`` is no concern
        of theirs.
        """
        super().__init__(parent)
        self.free: Callable[[], bool] = lambda: True
        """Whether the people are looking at the table, so that something may happen there."""
        self.pause = 0
        """Milliseconds from one decision to the next, for people to see what happened; 0: no waiting. Can be changed at any time."""
        self._match, self._thinking, self._seconds = match, thinking, seconds
        self._intents = [Intent() for _ in match.names]
        self._weak: set[int] = set()
        self._planned = 1
        self._turn = -1
        """The turn that the computers were last seen in."""
        self._shown = 0.0
        """Milliseconds for which decisions were shown in this turn."""
        self._due: Action | None = None
        self._since = now()
        self._timer = Timer("a computer's decision", self, self._act)
        thinking.answered.connect(self._answered)
        thinking.gave_up.connect(self._gave_up)
        match.changed.connect(self._changed)
        match.seated.connect(self._seated)

    @property
    def playing(self) -> bool:
        """Whether a computer decides now."""
        record = self._match.record
        return record.game.decider is not None and record.game.decider not in record.people

    @property
    def ready(self) -> bool:
        """Whether a computer has thought out what to do, and waits for people to have seen what happened before."""
        return self._due is not None

    def go_on(self) -> None:
        """Let the computer whose turn it is decide, if it is a computer's turn."""
        if not self.playing or self._due is not None or self._thinking.busy:
            return
        record = self._match.record
        seat = record.game.decider
        assert seat is not None
        seen, legal = view(record.rules, record.game.state, seat), tuple(record.game.legal)
        self._due = self._way(legal) or self._intents[seat].next(seen, legal)
        if self._due is None:
            seconds = self._seconds / (len(self._match.names) - len(record.people)) ** SHARED
            asked = question(record, self._thinking.next_number, record.header.seats[seat], seconds)
            if seat in self._weak:
                self._instead(asked)
            else:
                self._thinking.ask(asked)
        if self._due is not None:
            self._wait()

    def hurry(self) -> bool:
        """Make the decision that is due without waiting; return whether one was."""
        if self._due is None or not self.free():
            return False
        self._act()
        return True

    def end(self) -> None:
        """Leave the table."""
        self._match.changed.disconnect(self._changed)
        self._match.seated.disconnect(self._seated)
        self._timer.stop()
        self._thinking.forget()

    def _way(self, legal: Sequence[Action]) -> Action | None:
        """Return what lets the only person at the table do first what their hand allows, which no bot would; None if there is nothing.

        With several people, to be asked would tell the others what one holds.
        """
        game, people = self._match.record.game, self._match.record.people
        if len(people) != 1:
            return None
        return next((action for action in legal if game.rules.gives_way(game.state, action) == people[0]), None)

    def _wait(self) -> None:
        record = self._match.record
        if self._turn != record.game.state.turn_number:
            self._turn, self._shown = record.game.state.turn_number, 0.0
        computers = len(self._match.names) - len(record.people)
        left = self.pause * min(A_TURN, A_ROUND / computers) - self._shown
        pause = max(0.0, min(self.pause, left / max(1, self._planned)))
        self._shown += pause
        self._planned -= 1
        passed = now() - self._since
        self._timer.start(max(0, round(pause - passed)))

    def _act(self) -> None:
        if not self.free():
            self._timer.start(LOOK_AGAIN)
            return
        action, self._due = self._due, None
        if action is not None:
            self._since = now()
            self._match.play(action)

    def _seated(self) -> None:
        """Ask a thinker again for all, since others sit there now."""
        self._weak.clear()

    def _changed(self, events: Sequence[Event]) -> None:
        """Follow the match; what was taken back is planned anew."""
        self._since = now()
        self._due = None
        self._timer.stop()
        self._thinking.forget()
        if not events:
            for intent in self._intents:
                intent.forget()
        self.go_on()

    def _answered(self, answer: Answer) -> None:
        if self.playing:
            self._plan(answer.considered[0].actions)

    def _plan(self, actions: Sequence[Action]) -> None:
        record = self._match.record
        seat = record.game.decider
        assert seat is not None
        seen = view(record.rules, record.game.state, seat)
        self._planned = len(actions)
        self._intents[seat].plan(seen, actions)
        self._due = self._intents[seat].next(seen, tuple(record.game.legal))
        self._wait()

    def _gave_up(self, asked: Question) -> None:
        if not self.playing:
            return
        seat = self._match.record.game.decider
        assert seat is not None
        self._weak.add(seat)
        self.weakened.emit(seat)
        self._instead(asked)

    def _instead(self, asked: Question) -> None:
        """Let a weaker bot answer here and now."""
        weaker = bot(BELOW[asked.strength], asked.game, asked.players)
        self._plan(answered(asked, weaker).considered[0].actions)
