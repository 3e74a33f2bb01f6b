"""Whatever the words of a lesson leave open is accepted: any of two equal cards, any field, any bonus."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from app.games import find
from app.teaching import lesson
from app.teaching.lesson import LEARNER, Chapter
from app.texts import LANGUAGES, Texts
from rules import Action, Record
from rules.games.burgundy import items as castles
from rules.games.burgundy.components import NAME
from tests.app.teaching.learner import NAMES, lessons, progress_of

MOST = 25


def _hall(record: Record, action: Action) -> bool:
    """Say whether an action places the town hall, but not into the town of one field, which is for the watchtower."""
    tile, *at = action.picks
    return action.kind == "place" and NAME[castles.TILE.key(tile)] == "town_hall" and at != [castles.FIELD.id(LEARNER, 11)]


def kind(*kinds: str) -> Callable[[Record, Action], bool]:
    return lambda record, action: action.kind in kinds


OPEN = {
    "burgundy place buy": (kind("buy"), 4),
    "burgundy chain tower": (_hall, 4),
    "burgundy_cards build animal": (kind("draw"), 2),
    "burgundy_cards workers paid": (kind("play"), 2),
    "burgundy_cards sell use": (kind("keep", "use"), 6),
    "burgundy_cards castle bonus": (kind("bonus"), 5),
    "burgundy_cards castle extra": (kind("take"), 7),
    "burgundy_cards egon good": (kind("draw"), 2),
}
"""Chapters and their tasks: which actions their words leave open, and how many there are at first."""


def given(chapter: Chapter) -> frozenset[str]:
    """Return the tasks that are done without a decision."""
    return frozenset(one.id for one in chapter.tasks if one.reads or one.command)


def accepted(chapter: Chapter, record: Record) -> list[Record]:
    """Return what a position can become without leaving the lesson."""
    futures = (record.ahead((action,)) for action in record.game.legal)
    return [future for future in futures if not progress_of(chapter, future, given(chapter)).astray]


def path(chapter: Chapter, record: Record) -> Iterator[tuple[str, Record]]:
    """Yield positions on the way to the end of a chapter by the first thing accepted in each, with the task there; ``done`` is the last."""
    for _ in range(MOST):
        now = progress_of(chapter, record, given(chapter))
        yield now.task.id if now.task is not None else "done", record
        if now.task is None:
            return
        found = accepted(chapter, record)
        assert found, (chapter.id, now.task.id)
        record = found[0]
    raise AssertionError(f"{chapter.id} has no end")


@pytest.mark.parametrize("game", lessons())
def test_whatever_a_lesson_accepts_leads_to_the_end_of_its_chapter(game: str) -> None:
    for chapter in lessons()[game]:
        for task, record in path(chapter, chapter.begin(NAMES)):
            for future in accepted(chapter, record) if task != "done" else ():
                *_, (last, _) = path(chapter, future)
                assert last == "done", (chapter.id, task)


@pytest.mark.parametrize("which", OPEN)
def test_whatever_the_words_leave_open_is_accepted(which: str) -> None:
    game, of, task = which.split()
    left_open, n = OPEN[which]
    chapter = next(chapter for chapter in find(game).lesson if chapter.id == of)
    record = next(record for at, record in path(chapter, chapter.begin(NAMES)) if at == task)
    actions = [action for action in record.game.legal if left_open(record, action)]
    assert len(actions) == n
    for action in actions:
        assert not progress_of(chapter, record.ahead((action,))).astray, action


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_on_the_crane_is_named_by_its_place_since_each_action_is_there_twice(language: str) -> None:
    for chapter in find("praga").lesson:
        for task in chapter.tasks:
            if "took" in task.events:
                words = lesson.words("praga", chapter, task.id, Texts(language))
                assert any(place in words for place in (" zone", "Zone", "lower right", "unten rechts")), words
