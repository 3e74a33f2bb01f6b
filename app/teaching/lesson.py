"""A game taught at its own table: chapters with a prepared position each, and tasks recognised by what happens. No Qt.

The words are ``<game>_rules.lesson.<chapter>.title``, ``... .<task>`` for each task and ``... .done`` for the end of a chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.table.commands import Command
from app.texts import Texts
from rules import ItemId, Record

Hints = Callable[[Record], tuple[ItemId, ...]]
LEARNER = 0
"""The learner's seat; there are no other people at the table."""


@dataclass(frozen=True)
class Task:
    """One thing to do. It is done when an event of one of the kinds ``events`` happens, or the ``command`` of the window is given.

    ``hints`` are the things to click, in order.
    """

    id: str
    events: frozenset[str]
    hints: Hints
    command: Command | None = None


@dataclass(frozen=True)
class Chapter:
    """A position in which ``LEARNER`` learns something, created for the names of two players, or for the first of them alone."""

    id: str
    begin: Callable[[tuple[str, str]], Record]
    tasks: tuple[Task, ...]


Lesson = tuple[Chapter, ...]


def next_task(chapter: Chapter, record: Record, commands: frozenset[Command]) -> Task | None:
    """Return the first task not done yet, judging by the record (without what was undone) and ``commands``; None if all are done."""
    seen = {event.kind for entry in record.entries for event in entry.events}
    return next((task for task in chapter.tasks if not task.events & seen and task.command not in commands), None)


def possible(task: Task, record: Record) -> bool:
    """Say whether the task can still be done.

    It can if it is the learner's turn and one of its hints can be chosen, now or after a card of the hand.
    """
    if task.command is not None:
        return True
    if record.game.decider != LEARNER:
        return False
    hints = set(task.hints(record))
    return any(hints & set(action.picks) for action in record.game.legal)


def words(game: str, chapter: Chapter, part: str, texts: Texts) -> str:
    """Return the words for a task, or ``title`` and ``done``, of a chapter."""
    return texts(f"{game}_rules.lesson.{chapter.id}.{part}")
