"""A game taught at its own table: chapters with a prepared position each, and tasks recognised by what happens. No Qt.

The words are ``<game>_rules.lesson.<chapter>.title``, ``... .<task>`` for each task and ``... .done`` for the end of a chapter, unless it
ends with something to read.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from app.commands import Command
from app.texts import Texts
from rules import ItemId, Record

Hints = Callable[[Record], tuple[ItemId, ...]]
FIRST_GAME = "first_game"
"""The last chapter of every lesson for several players, whose words are those of all games: ``help.lesson.first_game...``."""
LEARNER = 0
"""The learner's seat; there are no other people at the table."""


class Task(Struct, frozen=True):
    """One thing to do. It is done when an event of one of the kinds ``events`` happens, or the ``command`` of the window is given.

    ``hints`` are the things to click, in order. With neither events nor a command there is only something to read: then ``hints`` are what
    it is about.
    """

    id: str
    events: frozenset[str]
    hints: Hints
    command: Command | None = None

    @property
    def reads(self) -> bool:
        """Whether there is only something to read."""
        return not self.events and self.command is None


class Chapter(Struct, frozen=True):
    """A position in which ``LEARNER`` learns something, created for the names of two players, or for the first of them alone."""

    id: str
    begin: Callable[[tuple[str, str]], Record]
    tasks: tuple[Task, ...]

    @property
    def parts(self) -> tuple[str, ...]:
        """Everything in it that has words."""
        ends = ("done",) if not self.tasks[-1].reads else ()
        return ("title", *(task.id for task in self.tasks), *ends)


Lesson = tuple[Chapter, ...]


def with_first_game(lesson: Lesson) -> Lesson:
    """Return a lesson with one more chapter, at the table of its first one, which only says that a first game follows."""
    return (*lesson, Chapter(FIRST_GAME, lesson[0].begin, (Task("follows", frozenset(), lambda record: ()),)))


def words(game: str, chapter: Chapter, part: str, texts: Texts) -> str:
    """Return the words for one of the ``parts`` of a chapter."""
    of = "help" if chapter.id == FIRST_GAME else f"{game}_rules"
    return texts(f"{of}.lesson.{chapter.id}.{part}")
