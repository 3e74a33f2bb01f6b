"""The window's end of a thinker: a process of the program itself that is asked, watched, and ended."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from PySide6.QtCore import QObject, Signal

from app.opponents.own_process import OwnProcess
from app.opponents.wire import GarbledError, Question, answer, encoded
from app.platform.timing import Timer

PATIENCE, START = 5_000, 20_000
"""Milliseconds beyond the time a bot may think after which its thinker counts as hanging; and those it may take to start, in addition."""
TRIES = 2
"""How often a question is asked before it is given up."""


class Thinking(QObject):
    """Questions to a thinker, one at a time. A thinker that dies, hangs or answers nonsense is started again once."""

    answered = Signal(object)
    """The ``Answer`` to the question that was asked last."""
    gave_up = Signal(object)
    """The ``Question`` that no thinker could answer."""

    def __init__(self, program: Sequence[str] = (), parent: QObject | None = None) -> None:
        """Start ``program``, otherwise the one that is running, when something is asked."""
        super().__init__(parent)
        self._process = OwnProcess("--think", program, self._take, self._broken, self)
        self._asked: Question | None = None
        self._tries = 0
        self._numbers = count(1)
        self._known = False
        """Whether the running thinker has answered anything."""
        self._patience = Timer("patience with a thinker", self, self._broken)

    @property
    def busy(self) -> bool:
        """Whether an answer is expected."""
        return self._asked is not None

    @property
    def process(self) -> int:
        """The number of the process that thinks; 0 if there is none."""
        return self._process.process

    @property
    def next_number(self) -> int:
        """A number for the next question."""
        return next(self._numbers)

    def expects(self, question: Question | None) -> bool:
        """Return whether the answer to this question is expected."""
        return question is not None and self._asked is question

    def ask(self, question: Question) -> None:
        """Ask what a seat should do; what was asked before is no longer answered."""
        self._asked, self._tries = question, 0
        self._try()

    def forget(self) -> None:
        """Stop expecting an answer: the game has changed."""
        self._asked = None
        self._patience.stop()

    def end(self) -> None:
        """End the thinker, whatever it is doing."""
        self.forget()
        self._process.end()

    def _try(self) -> None:
        assert self._asked is not None
        self._tries += 1
        self.start()
        self._process.tell(encoded(self._asked))
        self._patience.start(PATIENCE + round(1000 * self._asked.seconds) + (0 if self._known else START))

    def start(self) -> None:
        """Start the thinker, so that it is there when it is asked."""
        if not self._process.running:
            self._known = False
            self._process.start()

    def _take(self, content: bytes) -> None:
        asked, found = self._asked, answer(content)
        if asked is None or found.number < asked.number:
            return  # too late: the game has changed since
        plans = [*(thought.actions for thought in found.considered), *(compared.other for compared in found.compared)]
        if found.number > asked.number or not found.considered or any(not plan or plan[0] not in asked.legal for plan in plans):
            raise GarbledError("an answer to something else")
        self.forget()
        self._known = True
        self.answered.emit(found)

    def _broken(self) -> None:
        """Start the thinker again, and ask once more, or give up."""
        asked, tries = self._asked, self._tries
        self.end()
        if asked is None:
            return
        self._asked, self._tries = asked, tries
        if tries < TRIES:
            self._try()
        else:
            self.forget()
            self.gave_up.emit(asked)
