"""Tasks of a lesson and what to click for them."""

from __future__ import annotations

from app.commands import Command
from app.teaching.lesson import Hints, Task
from rules import ItemId, Record


def things(*which: ItemId) -> Hints:
    """Return hints at items that are always the same."""
    return lambda record: which


def then(*parts: Hints) -> Hints:
    """Return hints that follow one another."""

    def hints(record: Record) -> tuple[ItemId, ...]:
        return tuple(item for part in parts for item in part(record))

    return hints


def task(name: str, events: str, *hints: Hints) -> Task:
    """Return a task that is done when an event of any of these kinds (separated by spaces) occurs."""
    return Task(name, frozenset(events.split()), then(*hints))


def look(name: str, *about: Hints) -> Task:
    """Return something to read, and what to look at meanwhile."""
    return Task(name, frozenset(), then(*about))


SCORE = Task("score", frozenset(), things(Command.SCORE.item), Command.SCORE)
"""Look at the score sheet."""
