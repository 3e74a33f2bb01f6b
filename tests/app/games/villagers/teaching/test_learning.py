"""Learning Villagers: sentences for what is open, and the lesson, read and played by the legal list alone."""

import json

import pytest

from app.games import find
from app.games.villagers.choice.stand_ins import NOW
from app.games.villagers.teaching.positions import Arranged
from app.teaching.lesson import Chapter, Task
from app.texts import LANGUAGES
from rules import Action, Record
from rules.games.villagers.components import BASICS
from tests.app.programs import ROOT
from tests.app.teaching.learner import next_task
from tests.games.villagers.verbs import coins, gold, hand, legal, road, square, village

GAME = "villagers"
NAMES = ("Anna", "Ben")
TEXTS = ROOT / "resources" / "texts"
CHAPTERS = {chapter.id: chapter for chapter in find(GAME).lesson[1:]}
"""All but the one that is only read."""
NO_TASK = {"picked"}
"""Words that name no decision of their own but the picks made for one."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_action_has_its_sentence(language: str) -> None:
    asked, said = ((TEXTS / f"{name}.{language}.json").read_text(encoding="utf-8") for name in (GAME, f"{GAME}_rules"))
    for kind, sentence in (("ask", "task"), ("action", "can")):
        kinds = {key.split(".")[1] for key in json.loads(asked) if key.startswith(f"{kind}.")} - NO_TASK
        assert {key.split(".")[1] for key in json.loads(said) if key.startswith(f"{sentence}.")} == kinds


# the lesson


def hinted(task: Task, record: Record) -> Action:
    """Return the legal action made of hints alone, with the earliest of them first."""
    hints = [hint for hint in task.hints(record) if not hint.startswith(NOW)]
    found = [action for action in record.game.legal if action.picks and set(action.picks) <= set(hints)]
    assert found, (task.id, hints)
    return min(found, key=lambda action: [hints.index(pick) for pick in action.picks])


def do(record: Record, chapter: Chapter, upto: str | None = None) -> list[str]:
    """Follow the instructions up to the beginning of a task; return the tasks that were done."""
    done: list[str] = []
    while (task := next_task(chapter, record)) is not None and task.id != upto:
        record.play(hinted(task, record))
        done.append(task.id)
    return done


def begun(chapter: str, upto: str | None = None) -> Record:
    record = CHAPTERS[chapter].begin(NAMES)
    do(record, CHAPTERS[chapter], upto or CHAPTERS[chapter].tasks[0].id)
    return record


@pytest.mark.parametrize("chapter", CHAPTERS.values(), ids=CHAPTERS.keys())
def test_every_chapter_is_done_by_doing_what_it_says_one_action_for_each_task(chapter: Chapter) -> None:
    record = chapter.begin(NAMES)
    assert do(record, chapter) == [task.id for task in chapter.tasks]
    assert all(entry.player == 0 for entry in record.entries)


def test_the_first_chapter_finds_three_cards_and_keeps_a_fourth_on_the_road() -> None:
    record = begun("draft", "coin")
    assert gold(record.game) == 10
    assert {"wheeler", "cartwright", "hunter"} < set(hand(record.game))
    assert square(record.game) == []
    do(record, CHAPTERS["draft"])
    assert record.game.state.road_coins[road(record.game).index("spelunker")] == 1


def test_of_the_second_chapter_nothing_can_be_laid_at_the_end_although_an_action_is_left() -> None:
    record = begun("build", "end")
    assert record.game.state.turn.left == 1
    assert not [said for said in legal(record.game) if said.startswith("lay")]


def test_the_third_chapter_needs_its_basic() -> None:
    assert not [said for said in legal(begun("basics").game) if said.startswith("lay")]
    record = begun("basics", "end")
    assert village(record.game).endswith("hayer(grazier)")
    assert record.game.state.turn.basics == 2


def test_the_padlocks_bring_two_gold_and_cost_four() -> None:
    record = begun("padlocks", "end")
    assert gold(record.game) == 4
    assert coins(record.game) == {"blacksmith": 2}
    assert coins(record.game, 1) == {"shipwright": 2}


def test_the_first_market_brings_sixteen_gold() -> None:
    record = begun("markets")
    before = gold(record.game)
    do(record, CHAPTERS["markets"])
    assert gold(record.game) - before == 16
    assert record.game.state.markets == 1
    assert coins(record.game) == {"blacksmith": 4, "harvester": 2}


def test_the_red_cards_bring_a_jeweler_and_a_wheeler_for_nothing() -> None:
    record = begun("wildcards", "lay")
    assert "miner(seeker monk jeweler; mason), lumberjack(carpenter; wheeler)" in village(record.game)
    assert gold(record.game) == 8
    assert "lumberjack(apprentice cartwright)" in village(record.game, 1)


@pytest.mark.parametrize("chapter", [name for name, of in CHAPTERS.items() if name != "profiteers" and of.tasks[-1].id == "end"])
def test_no_turn_is_ended_while_a_card_could_still_be_laid(chapter: str) -> None:
    """But for the Profiteers, where the lesson says that two more could be."""
    assert not [said for said in legal(begun(chapter, "end").game) if said.startswith("lay")]


def test_the_benefactor_makes_room_for_a_fourth_card() -> None:
    limits = []
    for task in ("benefactor", "draft"):
        decision = begun("saints", task).game.decision
        assert decision is not None
        limits.append(decision.question.values["limit"])
    assert limits == [3, 4]


def test_the_schemer_brings_the_cartwright_over() -> None:
    record = begun("scoundrels", "end")
    assert "lumberjack(wheeler cartwright; carpenter)" in village(record.game)
    assert record.game.state.turn.left == 2


def test_the_captain_brings_three_gold_with_two_actions_left() -> None:
    record = begun("profiteers", "end")
    assert record.game.state.turn.left == 2
    before = gold(record.game)
    do(record, CHAPTERS["profiteers"])
    assert gold(record.game) - before == 3


def test_the_gold_mine_and_the_town_hall_have_winners_and_the_market_place_has_none() -> None:
    record = begun("developments")
    do(record, CHAPTERS["developments"])
    assert record.game.state.tokens == (1, -1, 0)
    assert gold(record.game) == 13


def test_the_jester_saves_six_gold_from_the_countess() -> None:
    record = begun("countess", "jester")
    assert sum(village(record.game).count(basic) for basic in BASICS) == 3
    do(record, CHAPTERS["countess"])
    assert not record.game.state.countess.jester
    assert record.game.state.countess.open == ()


def test_a_position_is_arranged_with_all_its_cards() -> None:
    """What is not arranged is dealt: the other player's hand, the road and three cards to a stack."""
    start = Arranged(NAMES, "build", opens=True)
    start.hand("hunter")
    record = start.record()
    assert hand(record.game) == ["hunter"]
    assert len(hand(record.game, 1)) == 4
    assert "-" not in road(record.game)
    assert {len(pile.cards) for pile in record.game.state.stacks} == {3}
