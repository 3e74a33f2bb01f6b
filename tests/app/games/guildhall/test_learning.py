"""Learning Guildhall: its rules to read, and its lesson, read and played by the legal list alone."""

import json

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import rules
from app.games import find
from app.screenshot import new_position
from app.table.parts.infoline import MAIN_BUTTON
from app.teaching import rulebook
from app.teaching.lesson import Chapter, Task
from app.texts import LANGUAGES, Texts
from app.windows.play.now_sheet import sections
from rules import Action, Record, Rng
from rules.bots.arena import advance
from rules.games.guildhall.components import DATA, NAME, PROFESSIONS, VP_COST, VP_NAME, VP_VALUE
from tests.app.pages import enlarge_everything, focused, key, nothing_cut, show, window
from tests.app.programs import ROOT
from tests.app.teaching.learner import next_task
from tests.games.guildhall.builder import record, table

GAME = "guildhall"
NAMES = ("Anna", "Ben")
TEXTS = ROOT / "resources" / "texts"
CHAPTERS = {chapter.id: chapter for chapter in find(GAME).lesson[1:]}
"""All but the one that is only read."""
every_chapter = pytest.mark.parametrize("chapter", CHAPTERS.values(), ids=CHAPTERS.keys())


# the rules to read


def test_every_profession_and_every_vp_card_has_a_paragraph_of_its_own() -> None:
    known = {paragraph.id for chapter in find(GAME).rulebook for paragraph in chapter.paragraphs}
    assert known.issuperset(PROFESSIONS)
    assert known.issuperset(VP_NAME[1:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paragraph_of_a_card_is_found_by_its_name_and_says_its_levels(language: str) -> None:
    texts = Texts(language)
    for of in (*DATA["professions"]["items"], *DATA["job_faire"]["professions"]):
        name = texts(f"{GAME}.profession.{of['id']}")
        assert rulebook.title(GAME, of["id"], texts) == name
        assert rulebook.search(GAME, find(GAME).rulebook, name, texts)[0] == of["id"]
        said = rulebook.words(GAME, of["id"], texts)
        if len(of["levels"]) < 5:
            assert [str(level["level"]) in said for level in of["levels"]] == [True] * len(of["levels"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_paragraph_of_a_vp_card_says_its_worth_and_cost(language: str) -> None:
    texts = Texts(language)
    price = {"en": ("one chapter", "two chapters"), "de": ("eine Gruppe", "zwei Gruppen")}[language]
    for name, value, cost in set(zip(VP_NAME[1:], VP_VALUE[1:], VP_COST[1:], strict=True)):
        assert rulebook.title(GAME, name, texts).startswith(f"{value} ")
        assert price[cost - 1] in rulebook.words(GAME, name, texts)


@pytest.mark.parametrize(
    "options", [{}, {"profession_set": "job_faire"}, {"profession_set": "custom_six", "excess_chapter_timing": "immediate"}]
)
def test_every_clause_of_an_event_leads_to_a_paragraph(options: dict[str, str]) -> None:
    record = rules.new(GAME, ("A", "B", "C"), 5, options)
    advance(record, 2_000, Rng(5))
    for events in (record.opening, *(entry.events for entry in record.entries)):
        for event in events:
            assert not event.clause or rulebook.paragraph_of(find(GAME).rulebook, event.clause), event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_every_action_has_its_sentence(language: str) -> None:
    asked, said = ((TEXTS / f"{name}.{language}.json").read_text(encoding="utf-8") for name in (GAME, f"{GAME}_rules"))
    for kind, sentence in (("ask", "task"), ("action", "can")):
        kinds = {key.split(".")[1] for key in json.loads(asked) if key.startswith(f"{kind}.")}
        assert {key.split(".")[1] for key in json.loads(said) if key.startswith(f"{sentence}.")} == kinds


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("seed", "professions"), [(6, "custom_six"), (4, "base"), (5, "job_faire")])
def test_what_is_open_is_said_in_full_sentences(qtbot: QtBot, seed: int, professions: str, language: str) -> None:
    told: set[str] = set()
    with window(language) as program, nothing_cut():
        for moves in (0, 7, 41, 46, 103):
            match = show(program, new_position(GAME, 3, seed, moves, {"profession_set": professions}))
            key(focused(), Qt.Key.Key_F2)
            assert program.table.help.now.isVisible()
            program.table.help.now.grab()
            controller = program.table.controller
            assert controller is not None
            found = {section.name: section.sentences for section in sections(match, controller)}
            assert all(sentence.endswith((".", "!")) for sentences in found.values() for sentence in sentences), found
            assert found["can"]
            main = controller.layout.placements[MAIN_BUTTON].words
            dark = any(sentence.startswith(f"{main}:") for sentence in found.get("cannot", ()))
            assert dark is (controller.model.main_default() is None and MAIN_BUTTON not in controller.picker.highlights)
            told.update(sentence for sentences in found.values() for sentence in sentences)
            key(focused(), Qt.Key.Key_Escape)
    assert len(told) > 12


def test_while_cards_are_gathered_that_alone_is_open(qtbot: QtBot) -> None:
    """Meanwhile, nothing says what else an action could be used for (GH-5.1)."""
    game = table(hand="red trader, blue farmer, green dancer", hall="red weaver")
    with window("en") as program:
        match = show(program, record(game))
        controller = program.table.controller
        assert controller is not None
        controller.press("button:refill")
        controller.press(f"card:{game.state.seats[0].hand.cards[0]}")
        told = {section.name: section.sentences for section in sections(match, controller)}
    assert told["asked"] == ("Discard what you do not need, then draw up to six.",)
    assert [sentence.partition(" ")[0] for sentence in told["can"]] == ["Discard", "Draw"]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(("moves", "players", "options"), [(140, 2, {}), (90, 4, {"profession_set": "job_faire"})])
def test_everything_on_the_table_is_explained_without_a_cut_word_beside_its_picture(
    qtbot: QtBot, moves: int, players: int, options: dict[str, rules.Value | bool], language: str
) -> None:
    with window(language) as program:
        show(program, new_position(GAME, players, 8, moves, options))
        assert enlarge_everything(program) > 60


# the lesson


def begun(chapter: str) -> Record:
    return CHAPTERS[chapter].begin(NAMES)


def card(record: Record, name: str) -> str:
    """Return the card with a name from the player's own hand."""
    return next(f"card:{n}" for n in record.game.state.seats[0].hand.cards if NAME[n] == name)


def ways(record: Record, name: str) -> set[str]:
    """Return what a card of the hand can be played for."""
    item = card(record, name)
    return {action.picks[-1] for action in record.game.legal if action.kind == "play" and action.picks[0] == item}


def hinted(task: Task, record: Record) -> Action:
    """Return the legal action made of hints alone, with the earliest of them first."""
    hints = task.hints(record)
    found = [action for action in record.game.legal if action.picks and set(action.picks) <= set(hints)]
    assert found, (task.id, hints)
    return min(found, key=lambda action: [hints.index(pick) for pick in action.picks])


def do(chapter: Chapter, record: Record, upto: str | None = None) -> list[str]:
    """Follow the instructions up to the beginning of a task; return the tasks that were done."""
    done: list[str] = []
    while (task := next_task(chapter, record)) is not None and task.id != upto:
        record.play(hinted(task, record))
        done = [*done, task.id] if task.id not in done else done
        assert len(record.entries) < 20
    return done


@every_chapter
def test_every_chapter_is_done_by_doing_what_it_says_in_one_turn(chapter: Chapter) -> None:
    record = chapter.begin(NAMES)
    assert do(chapter, record) == [task.id for task in chapter.tasks]
    assert all(entry.player == 0 for entry in record.entries)


@every_chapter
def test_the_other_player_holds_cards_of_no_interest_to_the_lesson(chapter: Chapter) -> None:
    one, other = chapter.begin(NAMES), chapter.begin(("Cleo", "Dora"))
    assert one.game.digest() == other.game.digest()
    assert len(one.game.state.seats[1].hand.cards) == 6


def test_the_first_chapter_gives_a_point_and_leaves_an_action() -> None:
    record = begun("play")
    do(CHAPTERS["play"], record, "end")
    assert record.rules.total(record.game.state, 0) == 1
    assert record.game.state.actions_left == 1


def test_the_levels_are_as_the_second_chapter_says() -> None:
    record = begun("levels")
    assert ways(record, "weaver_yellow") == {"level:0", "level:2", "button:no_effect"}
    assert ways(record, "historian_red") == set()
    assert "level:2" not in ways(record, "dancer_green")
    do(CHAPTERS["levels"], record, "dancer")
    assert "level:2" in ways(record, "dancer_green")


def test_two_of_four_cards_have_twins_in_the_third_chapter() -> None:
    record = begun("refill")
    assert len(record.game.state.seats[0].hand.cards) == 4
    assert ways(record, "farmer_green") == ways(record, "weaver_blue") == set()
    do(CHAPTERS["refill"], record, "historian")
    assert len(record.game.state.seats[0].hand.cards) == 6
    do(CHAPTERS["refill"], record, "end")
    assert record.game.state.actions_left == 0


def test_the_fourth_chapter_ends_with_four_points_and_an_action() -> None:
    record = begun("buy")
    do(CHAPTERS["buy"], record, "end")
    assert record.rules.total(record.game.state, 0) == 4
    assert record.game.state.actions_left == 1
    assert not record.game.state.seats[0].chapters


def test_a_chapter_is_completed_by_the_swap_of_the_fifth_chapter() -> None:
    record = begun("others")
    do(CHAPTERS["others"], record, "end")
    assert len(record.game.state.seats[0].chapters) == 1


def test_the_last_chapter_is_won_with_twenty_points_at_the_end_of_the_turn() -> None:
    record = begun("last")
    totals = []
    for task in CHAPTERS["last"].tasks:
        do(CHAPTERS["last"], record, task.id)
        totals.append(record.rules.total(record.game.state, 0))
    assert totals[0] == 13
    assert totals[1] == 15
    assert totals[-1] == 20
    assert not record.game.over
    do(CHAPTERS["last"], record)
    assert record.game.over
    assert [standing.player for standing in record.game.state.standings if standing.won] == [0]
