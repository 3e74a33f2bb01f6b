"""The lesson: every chapter played by clicks on what it points at, in both languages; skipped, started again, continued later."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.games import find
from app.screenshot import new_position
from app.session.match import Match
from app.storage import paths, results
from app.storage.settings import Settings
from app.table.choice.highlights import Highlight
from app.teaching import hint_level, lesson
from app.texts import LANGUAGES, Texts
from app.windows.kit.controls import Button
from app.windows.main_window import SMALLEST, MainWindow
from app.windows.play.lesson_bar import LessonBar
from rules import ItemId, catalogue
from rules.games.burgundy_cards.insight import Duel, duel
from tests.app.pages import button, click, click_item, focused, key, nothing_cut, settle, window
from tests.app.programs import ROOT
from tests.app.tables import tables
from tests.app.teaching.learner import next_task
from tests.slow import rest_slow

TAUGHT = sorted(path.parents[1].name for path in ROOT.glob("app/games/*/teaching/lesson.py"))
NAMES = ("Anna", "Ben")
every_game = pytest.mark.parametrize("game", TAUGHT)
MOST_CLICKS = 25


def test_every_game_of_the_program_is_taught() -> None:
    assert TAUGHT
    assert [of.id for of in catalogue() if of.id not in TAUGHT] == []


@every_game
def test_every_chapter_begins_with_something_for_the_learner(game: str) -> None:
    chapters = find(game).lesson
    assert 4 <= len(chapters) <= 14
    for chapter in chapters:
        record = chapter.begin(NAMES)
        assert next_task(chapter, record) is chapter.tasks[0]
        assert record.game.decider == 0
        assert chapter.begin(NAMES).game.digest() == record.game.digest()


@every_game
def test_every_lesson_begins_with_the_goal_a_round_and_where_to_look(game: str) -> None:
    for taught in filter(None, (find(game).lesson, find(game).solo_lesson)):
        assert [task.id for task in taught[0].tasks if task.reads] == ["goal", "round", "where"]
        assert len(taught[0].tasks) == 3


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_has_its_sentence(game: str, language: str) -> None:
    for chapter in find(game).lesson:
        for part in chapter.parts:
            assert lesson.words(game, chapter, part, Texts(language))


def chapter_of(game: str, chapter: str) -> int:
    """Return the number of a chapter."""
    return [found.id for found in find(game).lesson].index(chapter)


def points_at(program: MainWindow, bar: LessonBar, item: ItemId) -> bool:
    """Return whether the mark is around an item, or another one that is to be looked at with it, without waiting for it."""
    view = program.table.view
    assert view is not None
    rect = view.table.rect_of(item)
    at = view.viewport().mapTo(program.table, view.mapFromScene(rect.cx, rect.cy))
    marked = bar.pointer.geometry()
    near = marked.adjusted(*((d := marked.width() // 2 - 2), (e := marked.height() // 2 - 2), -d, -e)) if len(bar.hints()) == 1 else marked
    return bar.pointer.isVisible() and near.contains(at)


def onward(program: MainWindow) -> str:
    """Return the name of the button that leads on to the next chapter."""
    return next(name for name in ("lesson:skip", "lesson:read") if button(program, name).isVisible())


def play(program: MainWindow, bar: LessonBar) -> list[str]:
    """Click what is pointed at until the chapter is done; return the tasks in their order."""
    done: list[str] = []
    for _ in range(MOST_CLICKS):
        task = bar.task
        if task is None:
            return done
        if task.id not in done:
            done.append(task.id)
        assert bar.hints(), task.id
        assert all(points_at(program, bar, hint) for hint in bar.hints())
        hint = bar.hints()[0]
        if task.reads:
            assert program.match is not None
            assert bar.hints() == task.hints(program.match.record), f"{task.id}: all it is about is on the table"
            if task is bar.chapter.tasks[-1]:
                return done
            click(program, "lesson:read")
        elif hint == "ui:score":
            click_item(program, hint)
            key(focused(), Qt.Key.Key_Escape)
        else:
            click_item(program, hint)
    raise AssertionError(f"not done: {bar.task}")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["burgundy", *(game for game in TAUGHT if game != "burgundy")])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_whole_lesson_is_played_by_clicking_where_it_points(qtbot: QtBot, language: str, game: str) -> None:
    with window(language) as program:
        with nothing_cut():
            click(program, f"learn:{game}")
            bar = program.table.lesson
            for chapter in find(game).lesson:
                assert bar.isVisible()
                said = bar.accessibleName()
                assert play(program, bar) == [task.id for task in chapter.tasks]
                assert bar.accessibleName() != said or len(chapter.tasks) == 1
                program.grab()
                click(program, onward(program))
            assert bar.chapter.id == lesson.FIRST_GAME
            program.grab()
            click(program, "lesson:begin")
            assert not bar.isVisible()
        assert program.match is not None
        assert program.match.record.header.seats == ("person", "easy")
        assert program.program.settings.lessons == {game: len(find(game).lesson)}
        assert results.results(paths.archive_folder()) == ([], [])


FIRST_WORDS = {"en": "against an easy computer", "de": "gegen den Computer auf leichter Stufe"}


@every_game
@pytest.mark.parametrize("language", rest_slow(*LANGUAGES))
def test_the_last_chapter_says_that_a_first_game_follows_and_leads_to_it(qtbot: QtBot, language: str, game: str) -> None:
    last = len(find(game).lesson) - 1
    known = Settings(lessons={game: last}, game_hints={game: False}, begun={game: 9}, strengths={game: "hard"})
    with window(language, settings=known) as program:
        click(program, f"learn:{game}")
        bar = program.table.lesson
        bar.next_chapter()
        settle()
        with nothing_cut():
            program.grab()
        assert FIRST_WORDS[language] in bar.accessibleName()
        assert not bar.pointer.isVisible()
        assert not hint_level.full(known, game)
        assert focused() is button(program, "lesson:begin")
        key(focused(), Qt.Key.Key_Return)
        assert program.at_table
        assert not bar.isVisible()
        assert program.match is not None
        header = program.match.record.header
        assert (header.game, header.seats.count("person"), set(header.seats)) == (game, 1, {"person", "easy"})
        assert program.match.journal is not None, "it is a game like any other"
        assert hint_level.full(known, game)
        assert known.lessons == {game: last + 1}


def test_the_lesson_for_playing_alone_still_leads_to_setting_that_up(qtbot: QtBot) -> None:
    last = len(find("praga").solo_lesson) - 1
    with window(settings=Settings(lessons={"praga:alone": last})) as program:
        program.table.lesson.start("praga", alone=True)
        program.table.lesson.next_chapter()
        settle()
        assert program.pages.currentWidget() is program.new_game
        assert button(program, "players:1").isChecked()


def test_a_double_click_on_going_on_begins_no_game(qtbot: QtBot) -> None:
    with window(settings=Settings(lessons={"guildhall": len(find("guildhall").lesson) - 1})) as program:
        click(program, "learn:guildhall")
        program.table.lesson.next_chapter()
        settle()
        begin = button(program, "lesson:begin")
        QTest.mouseMove(begin)
        event = QMouseEvent(
            QEvent.Type.MouseButtonDblClick,
            QPointF(begin.rect().center()),
            QPointF(begin.mapToGlobal(begin.rect().center())),
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(begin, event)
        QTest.mouseRelease(begin, Qt.MouseButton.LeftButton)
        settle()
        assert program.table.lesson.isVisible()
        click(program, "lesson:begin")
        assert not program.table.lesson.isVisible()


def test_at_the_end_of_a_chapter_enter_leads_on(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "learn:burgundy_cards")
        bar = program.table.lesson
        first = bar.accessibleName()
        play(program, bar)
        assert focused() is button(program, onward(program))
        key(focused(), Qt.Key.Key_Return)
        assert bar.accessibleName() != first
        assert focused() is program.table.view


def test_the_key_of_the_green_button_presses_that_of_the_lesson(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "learn:guildhall")
        bar = program.table.lesson
        for _ in range(len(bar.chapter.tasks) - 1):
            task = bar.task
            key(focused(), Qt.Key.Key_E)
            assert bar.task is not task
        assert focused() is button(program, "lesson:read")
        key(focused(), Qt.Key.Key_E)
        assert bar.chapter is find("guildhall").lesson[1]
        assert program.match is not None
        assert program.match.record.entries == []


def test_what_leads_to_the_next_part_has_one_symbol(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "learn:guildhall")
        bar = program.table.lesson
        play(program, bar)
        first = next(found for found in bar.findChildren(Button) if found.objectName() == onward(program))
        symbol, words = first.pictogram, first.text()
        bar.next_chapter()
        play(program, bar)
        then = next(found for found in bar.findChildren(Button) if found.objectName() == onward(program))
        assert then is not first
        assert (then.pictogram, then.text()) == (symbol, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_part_of_a_lesson_is_called_by_a_term_of_the_rules(language: str) -> None:
    """A chapter is a complete profession in Guildhall."""
    say, term = Texts(language), {"en": "hapter", "de": "apitel"}[language]
    assert not any(term in say(f"help.lesson.{words}", n=1, all=2) for words in ("chapter", "next", "back", "again", "skip"))


@pytest.mark.slow
def test_a_lesson_continues_where_it_was_left_and_starts_over_once_finished(qtbot: QtBot) -> None:
    with window(settings=Settings(lessons={"burgundy_cards": 2})) as program:
        chapters = find("burgundy_cards").lesson
        texts = Texts("en")
        click(program, "learn:burgundy_cards")
        bar = program.table.lesson
        assert bar.accessibleName().startswith(lesson.words("burgundy_cards", chapters[2], "title", texts))
        click(program, "lesson:back")
        assert bar.accessibleName().startswith(lesson.words("burgundy_cards", chapters[1], "title", texts))
        click(program, "lesson:leave")
        assert program.pages.currentWidget() is program.start_page
        assert program.program.settings.lessons["burgundy_cards"] == 1
        program.program.settings.lessons["burgundy_cards"] = len(chapters)
        click(program, "learn:burgundy_cards")
        assert bar.accessibleName().startswith(lesson.words("burgundy_cards", chapters[0], "title", texts))


def test_one_click_too_many_on_going_on_does_not_end_the_lesson(qtbot: QtBot) -> None:
    with window(settings=Settings(lessons={"praga": len(find("praga").lesson) - 1})) as program:
        click(program, "learn:praga")
        bar = program.table.lesson
        while bar.task is not None and bar.task.reads:
            click(program, "lesson:read")
        assert bar.task is not None
        assert not button(program, "lesson:skip").isVisible(), "there is nothing to go on to before this is done"


def test_another_way_is_recognised_and_can_be_taken_back_or_restarted(qtbot: QtBot) -> None:
    with window(settings=Settings(lessons={"burgundy_cards": chapter_of("burgundy_cards", "workers")})) as program:
        click(program, "learn:burgundy_cards")
        bar = program.table.lesson
        first = bar.accessibleName()
        assert program.match is not None
        assert not button(program, "lesson:return").isVisible()
        for kind in ("play", "take_silver"):
            program.match.play(next(action for action in program.match.record.game.legal if action.kind == kind))
        settle()
        assert "another way" in bar.accessibleName()
        assert bar.hints() == ()
        click(program, "lesson:return")
        assert [entry.action.kind for entry in program.match.record.entries] == ["play"], "it was the right card"
        assert bar.accessibleName() == first
        click(program, "lesson:again")
        assert bar.accessibleName() == first
        assert bar.hints()


def test_another_way_is_taken_back_even_if_something_was_revealed(qtbot: QtBot) -> None:
    """Undo ends at what was revealed; a lesson leads back all the same, to where the learner left it."""
    with window(settings=Settings(lessons={"villagers": chapter_of("villagers", "draft")})) as program:
        click(program, "learn:villagers")
        bar = program.table.lesson
        assert program.match is not None
        click_item(program, bar.hints()[0])
        click_item(program, bar.hints()[0])
        said = bar.accessibleName()
        left = program.match.record.game.digest()
        program.match.play(next(action for action in program.match.record.game.legal if action.picks[0] == "stack:0"))
        settle()
        assert not program.match.record.can_undo
        assert "another way" in bar.accessibleName()
        click(program, "lesson:return")
        assert program.match is not None
        assert program.match.record.game.digest() == left
        assert bar.accessibleName() == said
        assert bar.hints()


@pytest.mark.slow
def test_the_score_at_the_end_of_a_lesson_leads_back_to_it_and_to_no_other_game_of_its_names(qtbot: QtBot) -> None:
    last = len(find("burgundy").lesson) - 1
    with window(settings=Settings(lessons={"burgundy": last})) as program:
        click(program, "learn:burgundy")
        play(program, program.table.lesson)
        assert program.match is not None
        assert program.match.record.game.over
        if not program.table.score.isVisible():
            program.table.show_score()
        assert not [name for name in ("score:new", "score:same") if button(program, name).isVisible()]
        assert button(program, "score:home").isVisible()
        assert focused() is button(program, "score:lesson")
        click(program, "score:lesson")
        assert not program.table.score.isVisible()
        assert program.table.lesson.isVisible()
        program.table.show_score()
        click(program, "score:home")
        assert program.pages.currentWidget() is program.start_page
        assert program.program.settings.lessons == {"burgundy": last + 1}
        program.show_match(Match(new_position("burgundy_cards", 2, 3, 10_000, {})))
        settle()
        program.table.show_score()
        assert button(program, "score:new").isVisible()
        assert not button(program, "score:lesson").isVisible()


def test_a_game_that_is_played_has_no_bar(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "learn:burgundy_cards")
        bar = program.table.lesson
        assert program.table.view is not None
        assert program.table.view.geometry().top() == bar.height() > 0
        click(program, "lesson:leave")
        program.play(find("burgundy_cards").lesson[0].begin(NAMES))
        settle()
        assert not bar.isVisible()
        assert program.table.view.geometry().top() == 0


LEFT = Highlight("replace")
THEN = {"en": " then ", "de": " dann "}


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", ["burgundy", "burgundy_cards", "villagers"])
def test_a_task_done_with_one_click_asks_for_no_second(game: str, language: str) -> None:
    """A piece with one place to go is placed immediately, so no task may ask for a click on that place."""
    at_once: list[str] = []
    for chapter in find(game).lesson:
        with tables() as start:
            table = start(chapter.begin(NAMES), learner=lesson.LEARNER)
            record, given = table.match.record, frozenset[str]()
            while (task := next_task(chapter, record, given)) is not None:
                if not task.events:
                    given |= {task.id}
                    continue
                clicks = 0
                while next_task(chapter, record, given) is task:
                    table.press(
                        next(item for item in task.hints(record) if table.picker.highlights.get(item, LEFT).state in ("next", "later"))
                    )
                    clicks += 1
                if clicks == 1:
                    at_once.append(f"{chapter.id}.{task.id}")
                    assert THEN[language] not in lesson.words(game, chapter, task.id, Texts(language)), at_once[-1]
    assert len(at_once) > 8


def test_the_card_game_teaches_the_duel_with_egon(qtbot: QtBot) -> None:
    chapter = find("burgundy_cards").lesson[-1]
    record = chapter.begin(NAMES)
    assert record.header.names == NAMES[:1]
    assert duel(record.game.state) == Duel(mine=0, his=5, turns=1), "behind in the last turn of a phase, as the words say"
    while (task := next_task(chapter, record)) is not None and record.game.state.phase == 0:
        hints = task.hints(record)
        record.play(max(record.game.legal, key=lambda action: sum(pick in hints for pick in action.picks)))
    assert next_task(chapter, record) is None
    assert not record.game.over


@pytest.mark.slow
def test_learners_who_fall_behind_egon_can_restart_the_chapter(qtbot: QtBot) -> None:
    last = len(find("burgundy_cards").lesson) - 1
    with window(settings=Settings(lessons={"burgundy_cards": last})) as program:
        click(program, "learn:burgundy_cards")
        assert program.match is not None
        for kind in ("play", "take_silver", "end_turn"):
            program.match.play(next(action for action in program.match.record.game.legal if action.kind == kind))
        settle()
        assert program.match.record.game.over
        if program.table.score.isVisible():
            program.table.score.put_away()
        assert "another way" in program.table.lesson.accessibleName()
        click(program, "lesson:again")
        assert program.match is not None
        assert not program.match.record.game.over
        assert program.table.lesson.hints()


@pytest.mark.parametrize("size", [100, 200])
def test_the_whole_table_is_below_the_bar_in_the_smallest_window(qtbot: QtBot, size: int) -> None:
    with window(settings=Settings(text_size=size)) as program:
        program.resize(*SMALLEST)
        click(program, "learn:guildhall")
        view, bar = program.table.view, program.table.lesson
        assert view is not None
        assert view.geometry().top() == bar.geometry().bottom() + 1
        assert program.table.rect().contains(view.geometry())
