"""Help at the table: an enlarged piece, what is open now, the full rules; each by key, by mouse and in both languages, without secrets."""

import json
import re
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.games import find
from app.screenshot import new_position
from app.teaching import rulebook
from app.texts import LANGUAGES, Texts
from app.windows.main_window import MainWindow
from app.windows.play.now_sheet import sections
from rules import ItemId, Record, catalogue, encode, load
from tests.app.pages import button, click, click_item, enlarge_everything, focused, key, nothing_cut, settle, show, window
from tests.app.positions import position_of, random_game
from tests.app.programs import ROOT
from tests.games.burgundy_cards import builder

GAME = "burgundy_cards"
BOOKS = sorted(of.id for of in catalogue())
CLAUSE = re.compile(r"^(?:- |\| )?(?:\*\*)?([A-Z]{2}-\d+\.\d+)\b", re.MULTILINE)
every_book = pytest.mark.parametrize("of", BOOKS)


def game(players: int = 2, moves: int = 12, seed: int = 2, **options: bool) -> Record:
    return new_position(GAME, players, seed, moves, {"open_hands": True} | options if players > 1 else {})


def right_click(program: MainWindow, item: ItemId) -> None:
    view = program.table.view
    assert view is not None
    rect = view.table.rect_of(item)
    at = view.mapFromScene(rect.cx, rect.cy)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, QPoint(at.x(), at.y()))
    settle()


# the text of the rules


def clauses_of(of: str) -> set[str]:
    """Return the clauses of a game's specification."""
    return set(CLAUSE.findall((ROOT / "rules" / "games" / of / "RULES.md").read_text(encoding="utf-8")))


@every_book
def test_every_clause_of_the_specification_has_a_paragraph(of: str) -> None:
    clauses = clauses_of(of)
    assert len(clauses) > 100
    assert {int(clause[3:].partition(".")[0]) for clause in clauses} >= set(range(3, 18))
    assert not sorted(clause for clause in clauses if rulebook.paragraph_of(find(of).rulebook, clause) is None)


@every_book
def test_paragraphs_name_only_clauses_that_exist_and_have_words_in_both_languages(of: str) -> None:
    clauses = clauses_of(of)
    ids: list[str] = []
    for chapter in find(of).rulebook:
        for language in LANGUAGES:
            assert rulebook.chapter_title(of, chapter.id, Texts(language))
        for paragraph in chapter.paragraphs:
            ids.append(paragraph.id)
            assert paragraph.clauses
            assert clauses.issuperset(paragraph.clauses), paragraph
            for language in LANGUAGES:
                texts = Texts(language)
                assert rulebook.title(of, paragraph.id, texts)
                assert rulebook.words(of, paragraph.id, texts)
    assert len(set(ids)) == len(ids)
    words = json.loads((ROOT / "resources" / "texts" / f"{of}_rules.en.json").read_text(encoding="utf-8"))
    keys = {key for key in words if key.startswith("rule.") and not key.endswith(".title")}
    assert keys == {f"rule.{paragraph}" for paragraph in ids}
    assert {key for key in words if key.startswith("chapter.")} == {f"chapter.{chapter.id}" for chapter in find(of).rulebook}


def test_every_clause_of_an_event_leads_to_a_paragraph() -> None:
    for record in random_game(2, 5, every=10_000):
        for entry in record.entries:
            for event in entry.events:
                assert not event.clause or rulebook.paragraph_of(find(GAME).rulebook, event.clause), event


@pytest.mark.parametrize(
    ("language", "sought", "first"), [("en", "monaster", "monastery"), ("de", "kloster", "monastery"), ("en", "cattle xyz", None)]
)
def test_the_rules_can_be_searched(language: str, sought: str, first: str | None) -> None:
    found = rulebook.search(GAME, find(GAME).rulebook, sought, Texts(language))
    assert (first in found) if first else not found


# the sheet and the page


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_open_by_key_and_button_and_are_searched(qtbot: QtBot, language: str) -> None:
    with window(language) as program:
        show(program, game())
        with nothing_cut():
            sheet = program.table.help.rules
            key(focused(), Qt.Key.Key_F3)
            assert sheet.isVisible()
            assert sheet.reader.list.count() == len(find(GAME).rulebook)
            key(focused(), Qt.Key.Key_Escape)
            assert not sheet.isVisible()
            assert focused() is program.table.view
            click_item(program, "ui:rules")
            assert sheet.isVisible()
            sheet.reader.field.setFocus()
            QTest.keyClicks(sheet.reader.field, "Silber" if language == "de" else "silver")
            settle()
            assert 0 < sheet.reader.list.count() < 40
            assert sheet.reader.pages.extraSelections()
            sheet.reader.field.setText("qqq")
            assert sheet.reader.list.count() == 1
            click(program, "rules:close")
            assert not sheet.isVisible()


@pytest.mark.parametrize("at_table", [True, False])
def test_what_is_typed_over_the_rules_is_searched_wherever_the_keyboard_is(qtbot: QtBot, at_table: bool) -> None:
    with window() as program:
        if at_table:
            show(program, game())
            key(focused(), Qt.Key.Key_F3)
            reader = program.table.help.rules.reader
        else:
            click(program, "page:rules")
            reader = program.pages.currentWidget().reader  # type: ignore[attr-defined]
        for control in (reader.list, reader.pages):
            reader.field.clear()
            control.setFocus()
            for letter in "silver":
                QTest.keyClicks(focused(), letter)
            assert reader.field.text() == "silver"
            assert focused() is reader.field


def test_only_developers_read_the_ids_of_clauses(qtbot: QtBot) -> None:
    with window() as program:
        for developer in (False, True):
            program.program.change(developer=developer)
            program.open_page("rules")
            text = program.pages.currentWidget().reader.pages.toPlainText()  # type: ignore[attr-defined]
            assert ("VI-2.1" in text) == developer


def test_the_rules_are_a_page_too(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "page:rules")
        page = program.pages.currentWidget()
        assert page.objectName() == "rules_page"
        click(program, "rules_page:back")
        assert program.pages.currentWidget() is program.start_page


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_the_page_every_chapter_and_everything_found_stands_below_its_game(qtbot: QtBot, language: str) -> None:
    say = Texts(language)
    with window(language) as program:
        click(program, "page:rules")
        reader = program.pages.currentWidget().reader  # type: ignore[attr-defined]
        games = {of.id: [rulebook.chapter_title(of.id, chapter.id, say) for chapter in find(of.id).rulebook] for of in catalogue()}
        listed = [reader.list.item(i).text() for i in range(reader.list.count())]
        assert listed == [line for of, chapters in games.items() for line in (say(f"{of}.meta.name"), *chapters)]
        assert reader.pages.verticalScrollBar().value() == 0
        reader.list.setCurrentRow(1 + len(games["burgundy"]))
        assert reader.pages.verticalScrollBar().value() > 0
        reader.field.setText(say("burgundy_cards_rules.rule.bank.title"))
        assert reader.list.item(0).text() in {say(f"{of}.meta.name") for of in games}
        assert reader.list.currentRow() == 1
        assert reader.pages.extraSelections()


def test_a_chapter_is_turned_to(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game())
        program.table.help.show_rules("convert")
        reader = program.table.help.rules.reader
        assert reader.pages.verticalScrollBar().value() > 0
        assert reader.list.currentItem().text() == Texts("en")(f"{GAME}_rules.chapter.actions")
        reader.list.setCurrentRow(0)
        assert reader.pages.verticalScrollBar().value() == 0


# an enlarged piece


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_right_click_enlarges_and_any_click_closes(qtbot: QtBot, language: str) -> None:
    with window(language) as program:
        match = show(program, game())
        zoom = program.table.help.zoom
        card = next(row for row in match.record.game.state.display if row)[-1]
        right_click(program, f"card:{card}")
        assert zoom.isVisible()
        assert zoom.accessibleName()
        QTest.mouseClick(zoom, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
        settle()
        assert not zoom.isVisible()
        assert focused() is program.table.view


def test_the_focused_piece_is_enlarged_by_its_key_and_leads_to_its_rule(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game())
        assert program.table.view is not None
        card = match.record.game.state.seats[match.seat].hand.cards[0]
        for what in (Qt.Key.Key_Z, Qt.Key.Key_F1, Qt.Key.Key_Plus):
            program.table.view.table.set_focus(f"card:{card}")
            key(focused(), what)
            assert program.table.help.zoom.isVisible(), what
            key(focused(), Qt.Key.Key_Escape)
            assert not program.table.help.zoom.isVisible()
        program.table.view.table.set_focus(f"card:{card}")
        key(focused(), Qt.Key.Key_Z)
        button(program, "zoom:rule").click()
        settle()
        assert program.table.help.rules.isVisible()


def test_a_long_press_enlarges_and_chooses_nothing(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game())
        view = program.table.view
        assert view is not None
        rect = view.table.rect_of(f"card:{match.record.game.state.seats[match.seat].hand.cards[0]}")
        at = view.mapFromScene(rect.cx, rect.cy)
        QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        qtbot.waitUntil(program.table.help.zoom.isVisible)
        QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
        assert program.table.controller is not None
        assert program.table.controller.picker.picks == ()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("players", [3, 1])
def test_everything_on_the_table_is_explained_without_a_cut_word(qtbot: QtBot, players: int, language: str) -> None:
    with window(language) as program:
        show(program, game(players=players, moves=90, seed=5))
        assert enlarge_everything(program) > 25


def test_the_curtain_closes_what_tells_of_a_seat(qtbot: QtBot) -> None:
    with window() as program:
        match = show(program, game(players=2, moves=9, open_hands=False))
        key(focused(), Qt.Key.Key_F2)
        assert program.table.help.now.isVisible()
        match.lower_curtain()
        settle()
        assert not program.table.help.now.isVisible()
        program.table.help.enlarge_item("draw")
        assert not program.table.help.zoom.isVisible()


def test_an_explanation_uses_only_what_the_viewer_sees() -> None:
    screen = find(GAME)
    position: dict[str, Any] = {"hand": [1, 2], "display": {3: ["mine"]}, "projects": ["ship4"]}
    one = builder.table(**position, others={1: {"hand": ["castle5", "castle1"]}})
    other = builder.table(**position, others={1: {"hand": ["mine2", "market"]}})
    for item in ("card:1", "card:13", "card:40", "seat:1", "draw", "discard", "hand:1:0"):
        told = [screen.explain(position_of(builder.record(game), 1280, 712, "en"), item) for game in (one, other)]
        assert told[0] == told[1], item


# what is open now


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("every", [46, 23])
def test_what_is_open_is_said_in_full_sentences_in_every_position(qtbot: QtBot, every: int, language: str) -> None:
    with window(language) as program, nothing_cut():
        for record in random_game(2, 3, every=every):
            match = show(program, load(encode(record)))
            key(focused(), Qt.Key.Key_F2)
            now = program.table.help.now
            assert now.isVisible()
            assert now.accessibleDescription()
            now.grab()
            assert program.table.controller is not None
            for section in sections(match, program.table.controller):
                assert all(sentence.endswith((".", "!")) for sentence in section.sentences), section
            key(focused(), Qt.Key.Key_Escape)
            assert not now.isVisible()


def test_everything_that_waits_is_listed(qtbot: QtBot) -> None:
    position = builder.table(hand=[6], projects=["ship6"], estate=[["ship", "ship"]])
    for kind in ("play", "place"):
        position.apply(next(action for action in position.legal if action.kind == kind))
    assert [asked.key for asked in position.waiting] == ["ask.any_order", "ask.take_top.goods", "ask.bonus", "ask.end"]
    with window() as program:
        match = show(program, builder.record(position))
        assert program.table.controller is not None
        told = {section.name: section.sentences for section in sections(match, program.table.controller)}
        assert told["asked"] == ("Take the open bonuses, in any order.",)
        assert told["after"] == ("Take one of the goods on top.", "Choose a bonus of phase A.", "End your turn.")


# the log, and what others must not see


def test_a_line_of_the_log_leads_to_its_rule_by_key_and_right_click(qtbot: QtBot) -> None:
    with window() as program:
        show(program, game(moves=20))
        key(focused(), Qt.Key.Key_L)
        log = program.table.log
        row = next(i for i in range(log.list.count()) if "takes" in log.list.item(i).text())
        log.list.setCurrentRow(row)
        assert log.clause.startswith("BC-")
        key(log.list, Qt.Key.Key_F1)
        rules = program.table.help.rules
        assert rules.isVisible()
        assert rules.reader.pages.verticalScrollBar().value() > 0
        key(focused(), Qt.Key.Key_Escape)
        assert not rules.isVisible()
        log.list.customContextMenuRequested.emit(log.list.visualItemRect(log.list.item(row)).center())
        assert rules.isVisible()


@pytest.mark.slow
@pytest.mark.parametrize("item", ["draw", "seat:1", "store:0:worker", "bonus:phase_a_1"])
def test_enlarged_pieces_and_what_is_open_are_the_same_whatever_others_hold(qtbot: QtBot, item: ItemId) -> None:
    position: dict[str, Any] = {"hand": [1, 2], "display": {3: ["mine"]}, "projects": ["ship4"], "workers": 1}
    pictures = []
    for hand in (["castle5", "castle1"], ["mine2", "market"]):
        with window() as program:
            show(program, builder.record(builder.table(**position, others={1: {"hand": hand}})))
            helper = program.table.help
            helper.enlarge_item(item)
            assert helper.zoom.isVisible()
            pictures.append([program.grab().toImage(), helper.zoom.accessibleDescription()])
            helper.zoom.put_away()
            helper.show_now()
            pictures[-1] += [program.grab().toImage(), helper.now.accessibleDescription()]
    assert pictures[0] == pictures[1]


def test_a_game_without_words_of_its_own_for_this_still_says_what_is_open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    known = Texts.has
    monkeypatch.setattr(Texts, "has", lambda self, word: not word.startswith(f"{GAME}_rules.") and known(self, word))
    with window() as program:
        match = show(program, builder.record(builder.table(hand=[1, 2])))
        assert program.table.controller is not None
        told = {section.name: section.sentences for section in sections(match, program.table.controller)}
        assert told["asked"] == ("plays a card as a die",)
        assert "Take 1 silver" in told["can"]


@pytest.mark.slow
@pytest.mark.parametrize("share", [200, 80, 150])
@pytest.mark.parametrize("language", ["de", "en"])
def test_help_in_other_sizes_of_text_is_not_cut(qtbot: QtBot, language: str, share: int) -> None:
    with window(language) as program:
        program.program.change(text_size=share)
        match = show(program, game(players=2, moves=30))
        with nothing_cut():
            helper = program.table.help
            cards = [row[-1] for row in match.record.game.state.display if row]
            for item in (f"card:{cards[0]}", f"store:{match.seat}:worker", "button:convert", "goods:0"):
                helper.enlarge_item(item)
                assert helper.zoom.isVisible()
                helper.zoom.grab()
                helper.zoom.put_away()
            helper.show_now()
            helper.now.grab()
            helper.now.put_away()
            helper.show_rules()
            helper.rules.grab()
