"""How far a learner has come in a chapter, and whether they are still on its way. No Qt."""

from __future__ import annotations

from collections.abc import Set

from msgspec import Struct

from app.teaching.lesson import LEARNER, Chapter, Task
from rules import Action, ItemId, Record

LONGEST = 25
"""The maximum number of decisions that a chapter may take."""


class Progress(Struct, frozen=True):
    """The next ``task``, None if all are done. The first ``right`` decisions belong to the lesson; ``astray``: others followed."""

    task: Task | None
    right: int
    astray: bool


def progress(chapter: Chapter, record: Record, given: Set[str], inferred: Set[str]) -> Progress:
    """Return how far the decisions of a record, without what was undone, lead through a chapter.

    ``given`` are the tasks done by other means than decisions: read, or by a command. Whatever the rows ``inferred`` contain is
    found by the picker, and need not be among the hints. A decision is right if it is one the task points at, and if the whole chapter can
    be done after it.
    """
    course = _Course(chapter.tasks, inferred)
    positions, done = [_beginning(record)], [0]
    for entry in record.entries:
        if entry.action not in course.actions(positions[-1], done[-1]):
            break
        positions.append(positions[-1].ahead((entry.action,)))
        done.append(course.after(positions[-1], done[-1]))
    while len(positions) > 1 and not course.leads_on(positions[-1], done[-1]):
        positions.pop()
        done.pop()
    right = len(positions) - 1
    task = next((task for task in chapter.tasks[done[-1] :] if task.id not in given), None)
    return Progress(task, right, task is not None and right < len(record.entries))


class _Course:
    """The tasks of a chapter in their order; ``done`` is the number of those at the beginning that have been done by decisions."""

    def __init__(self, tasks: tuple[Task, ...], inferred: Set[str]) -> None:
        self._tasks, self._inferred = tasks, inferred

    def actions(self, record: Record, done: int) -> list[Action]:
        """List the actions that the next task points at: each in its cheapest form, or the only one there is."""
        task, legal = self._next(done), record.game.legal
        if task is None or record.game.decider != LEARNER:
            return []
        hints = frozenset(self._tasks[task].hints(record))
        free = self._inferred - {_row(item) for item in hints}
        pointed = [
            action for action in legal if hints.intersection(action.picks) and all(i in hints or _row(i) in free for i in action.picks)
        ]
        least: dict[frozenset[ItemId], int] = {}
        for action in pointed:
            named = hints.intersection(action.picks)
            least[named] = min(action.cost, least.get(named, action.cost))
        found = [action for action in pointed if action.cost == least[hints.intersection(action.picks)]]
        return found or (legal if len(legal) == 1 else [])

    def after(self, record: Record, done: int) -> int:
        """Return the number of tasks done after the last decision of the record."""
        task = self._next(done)
        assert task is not None
        happened = {event.kind for event in record.entries[-1].events}
        return task + 1 if self._tasks[task].events & happened else done

    def leads_on(self, record: Record, done: int, most: int = LONGEST) -> bool:
        """Say whether the remaining tasks can be done by what they point at."""
        if self._next(done) is None:
            return True
        futures = (record.ahead((action,)) for action in (self.actions(record, done) if most else ()))
        return any(self.leads_on(future, self.after(future, done), most - 1) for future in futures)

    def _next(self, done: int) -> int | None:
        """Return the number of the next task done by a decision."""
        return next((n for n in range(done, len(self._tasks)) if self._tasks[n].events), None)


def _beginning(record: Record) -> Record:
    """Return a record of the position at which another one begins."""
    game = record.game.copy()
    game.restore(record.start)
    return Record(record.header, game)


def _row(item: ItemId) -> str:
    return item.partition(":")[0]
