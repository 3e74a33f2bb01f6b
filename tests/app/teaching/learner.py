"""A learner who does what a lesson says, or anything else."""

from collections.abc import Set

from app.games import find
from app.teaching.guide import Progress, progress
from app.teaching.lesson import Chapter, Lesson, Task
from rules import Record, catalogue

NAMES = ("Anna", "Ben")


def lessons() -> dict[str, Lesson]:
    """Return every lesson of the program, by its game; those for playing alone as ``<game>:alone``."""
    found = {game.id: find(game.id).lesson for game in catalogue()}
    return found | {f"{game.id}:alone": find(game.id).solo_lesson for game in catalogue() if game.solo}


def progress_of(chapter: Chapter, record: Record, given: Set[str] = frozenset()) -> Progress:
    """Return how far a learner has come."""
    return progress(chapter, record, given, find(record.header.game).inferred)


def next_task(chapter: Chapter, record: Record, given: Set[str] = frozenset()) -> Task | None:
    """Return what a learner who follows the lesson has to do next."""
    found = progress_of(chapter, record, given)
    assert not found.astray
    return found.task
