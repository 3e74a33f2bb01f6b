"""No matter what a learner does, the lesson leads on or back: every lesson of the registry, from every step, by every legal action."""

import pytest

from app.games import find
from app.teaching import hint_level
from app.teaching.guide import LONGEST
from app.teaching.lesson import LEARNER, Chapter, Task
from rules import Action, Record, Rng, catalogue
from tests.app.teaching.learner import NAMES, lessons, next_task, progress_of
from tests.slow import rest_slow

ALONE = [hint_level.alone(game.id) for game in catalogue() if game.solo]
EVERY = ["guildhall", *(game.id for game in catalogue() if game.id != "guildhall"), *ALONE]
every_lesson = pytest.mark.parametrize("lesson", EVERY)
RANDOM = 20


def given(chapter: Chapter) -> frozenset[str]:
    """Return the tasks that need no decision."""
    return frozenset(task.id for task in chapter.tasks if not task.events)


def ways(chapter: Chapter, record: Record) -> list[Action]:
    """List the decisions after which the learner is still on the way."""
    return [action for action in record.game.legal if not progress_of(chapter, record.ahead((action,)), given(chapter)).astray]


def steps(chapter: Chapter) -> list[Record]:
    """Return every position on the way through a chapter, by the first way that there is."""
    found = [chapter.begin(NAMES)]
    while next_task(chapter, found[-1], given(chapter)) is not None:
        found.append(found[-1].ahead(ways(chapter, found[-1])[:1]))
        assert len(found) <= LONGEST
    return found


def wander(record: Record, rng: Rng) -> None:
    """Make random decisions, to the end of the game at most."""
    for _ in range(RANDOM):
        if not record.game.over:
            record.play(record.game.legal[rng.below(len(record.game.legal))])


@every_lesson
def test_every_chapter_leads_to_its_end(lesson: str) -> None:
    for chapter in lessons()[lesson]:
        *before, last = steps(chapter)
        tasks: list[Task | None] = [next_task(chapter, record, given(chapter)) for record in before]
        assert list(dict.fromkeys(tasks)) == [task for task in chapter.tasks if task.events]
        assert next_task(chapter, last, given(chapter)) is None


@pytest.mark.parametrize("lesson", rest_slow(*EVERY))
def test_from_every_step_everything_leads_on_or_back(lesson: str) -> None:
    """After any legal decision and 20 random ones the lesson says how many to take back, and that is where it was left."""
    rng, refused = Rng(7), 0
    for chapter in lessons()[lesson]:
        for n, record in enumerate(steps(chapter)[:-1]):
            right = ways(chapter, record)
            assert right, chapter.id
            for action in record.game.legal:
                astray = record.ahead((action,))
                if action in right:
                    continue
                refused += 1
                assert progress_of(chapter, astray, given(chapter)).astray, (chapter.id, action)
                wander(astray, rng)
                found = progress_of(chapter, astray, given(chapter))
                assert (found.astray, found.right) == (True, n), (chapter.id, action)
                back = chapter.begin(NAMES).ahead(entry.action for entry in astray.entries[: found.right])
                assert back.game.digest() == record.game.digest()
    assert refused or all(len(record.game.legal) == 1 for chapter in lessons()[lesson] for record in steps(chapter)[:-1])


@every_lesson
def test_a_learner_who_goes_on_alone_after_a_chapter_is_not_called_back(lesson: str) -> None:
    rng = Rng(3)
    for chapter in lessons()[lesson]:
        *_, record = steps(chapter)
        wander(record, rng)
        found = progress_of(chapter, record, given(chapter))
        assert (found.task, found.astray) == (None, False)


def test_what_is_only_read_waits_for_the_learner_and_for_no_decision() -> None:
    for lesson in lessons().values():
        for chapter in lesson:
            first = chapter.tasks[0]
            if first.reads:
                assert progress_of(chapter, chapter.begin(NAMES)).task is first
                assert chapter.begin(NAMES).game.decider == LEARNER


def test_a_wildcard_on_the_wrong_card_is_not_the_way_of_the_lesson() -> None:
    """Villagers, the sixth chapter: the Monk on the Founders instead of the Seeker left nothing to do but what could not be done."""
    chapter = next(chapter for chapter in find("villagers").lesson if chapter.id == "wildcards")
    record = steps(chapter)[1]
    (lay,) = ways(chapter, record)
    for action in record.game.legal:
        if action.kind == "lay" and action.picks[0] == lay.picks[0]:
            assert progress_of(chapter, record.ahead((action,))).astray is (action != lay)
