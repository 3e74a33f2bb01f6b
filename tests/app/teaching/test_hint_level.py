"""How much the table explains, and the keys of a game, as seen in the first game."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

import rules
from app.art.fonts import text_width
from app.games import find
from app.session.match import Match
from app.storage.settings import Settings
from app.table.controller import TableController
from app.table.input.keys import Keymap
from app.table.parts.infoline import Ui, info_line
from app.texts import LANGUAGES, Texts
from app.windows.main_window import MainWindow
from rules import catalogue, new
from tests.app.pages import button, click, focused, key, nothing_cut, settle, window
from tests.app.painting import face_of
from tests.app.toy import position, toy_ui
from tests.slow import rest_slow

GAME = "burgundy_cards"
HANDS = {"burgundy_cards": "die", "guildhall": "hand"}
"""The key of the cards in hand, by game."""


def play(program: MainWindow, seed: int = 5) -> TableController:
    program.play(new(GAME, ("Anna", "Ben"), seed, {"open_hands": True}))
    settle()
    assert program.table.controller is not None
    return program.table.controller


def question(controller: TableController) -> str:
    return controller.layout.placements["frame:question"].words


# the question before the first game


def test_before_the_first_game_of_a_kind_one_question_comes_and_yes_leads_to_the_table(qtbot: QtBot) -> None:
    with window(asked=False) as program:
        click(program, f"play:{GAME}")
        assert program.first_time.isVisible()
        assert program.pages.currentWidget() is program.start_page
        click(program, "first_time:known")
        assert program.pages.currentWidget() is program.new_game
        click(program, "back")
        click(program, f"play:{GAME}")
        assert program.pages.currentWidget() is program.new_game


@pytest.mark.slow
def test_who_does_not_know_the_game_is_taught(qtbot: QtBot) -> None:
    with window(asked=False) as program:
        click(program, f"play:{GAME}")
        click(program, "first_time:new")
        assert program.pages.currentWidget() is program.table
        assert program.table.lesson.isVisible()


def test_put_away_without_an_answer_it_asks_again(qtbot: QtBot) -> None:
    with window(asked=False) as program:
        click(program, f"play:{GAME}")
        key(focused(), Qt.Key.Key_Escape)
        assert program.pages.currentWidget() is program.start_page
        click(program, f"play:{GAME}")
        assert program.first_time.isVisible()


def test_who_began_the_lesson_is_not_asked(qtbot: QtBot) -> None:
    with window(settings=Settings(lessons={GAME: 1}), asked=False) as program:
        click(program, f"play:{GAME}")
        assert program.pages.currentWidget() is program.new_game


@pytest.mark.parametrize("game", rest_slow(*(meta.id for meta in catalogue() if meta.solo)))
def test_before_the_first_game_alone_a_short_lesson_is_offered_and_leads_to_one(qtbot: QtBot, game: str) -> None:
    with window(asked=False) as program:
        click(program, f"solo:{game}")
        assert [button(program, f"first_time:{answer}").isVisible() for answer in ("known", "alone", "new")] == [True, True, True]
        with nothing_cut():
            program.grab()
        click(program, "first_time:alone")
        bar = program.table.lesson
        assert program.pages.currentWidget() is program.table
        assert bar.chapter is find(game).solo_lesson[0]
        assert program.match is not None
        assert len(program.match.names) == 1
        for chapter in find(game).solo_lesson:
            assert bar.chapter is chapter
            bar.next_chapter()
            settle()
        assert program.pages.currentWidget() is program.new_game
        assert button(program, "players:1").isChecked()
        program.go_home()
        click(program, f"solo:{game}")
        assert program.pages.currentWidget() is program.new_game


def test_who_is_taught_the_game_first_is_offered_the_lesson_for_playing_alone_afterwards(qtbot: QtBot) -> None:
    with window(asked=False) as program:
        click(program, f"solo:{GAME}")
        click(program, "first_time:new")
        assert program.table.lesson.chapter is find(GAME).lesson[0]
        program.go_home()
        click(program, f"solo:{GAME}")
        assert [button(program, f"first_time:{answer}").isVisible() for answer in ("known", "alone", "new")] == [True, True, False]
        program.first_time.put_away()
        click(program, f"play:{GAME}")
        assert program.pages.currentWidget() is program.new_game


def test_who_has_played_alone_is_not_asked(qtbot: QtBot) -> None:
    with window(asked=False) as program:
        program.play(new(GAME, ("Anna",), 3))
        program.go_home()
        click(program, f"solo:{GAME}")
        assert program.pages.currentWidget() is program.new_game


# what the hints change


def test_a_new_game_says_how_to_continue_and_where_help_is(qtbot: QtBot) -> None:
    with window() as program:
        controller = play(program)
        say = program.program.texts
        assert question(controller).endswith(say(f"{GAME}.hint.play"))
        assert "ui:now" in controller.layout.placements
        controller.press("ui:now")
        assert program.table.help.now.isVisible()


def test_why_a_thing_cannot_be_chosen_is_said_when_it_is_clicked(qtbot: QtBot) -> None:
    with window() as program:
        controller = play(program)
        dark = next(item for item in controller.layout.placements if item.startswith("new:0"))
        why = controller.model.screen.refusal(controller.model.position, dark, ())
        assert why is not None
        controller.show_tip(dark)
        assert why not in tip_words(controller)
        controller.press(dark)
        assert why in tip_words(controller)


def test_those_who_know_get_few_words_but_a_refused_click_is_answered(qtbot: QtBot) -> None:
    with window(settings=Settings(hints="never")) as program:
        controller = play(program)
        say = program.program.texts
        assert question(controller) == say(f"{GAME}.ask.play")
        assert "ui:now" not in controller.layout.placements
        dark = next(item for item in controller.layout.placements if item.startswith("new:0"))
        controller.press(dark)
        assert tip_lines(controller)


def test_the_setting_counts_at_once(qtbot: QtBot) -> None:
    with window() as program:
        controller = play(program)
        program.program.change(hints="never")
        assert question(controller) == program.program.texts(f"{GAME}.ask.play")
        program.program.change(hints="always")
        assert question(controller) != program.program.texts(f"{GAME}.ask.play")


@pytest.mark.slow
def test_the_third_game_offers_fewer_words_and_keeps_to_the_answer(qtbot: QtBot) -> None:
    with window() as program:
        for _ in range(2):
            play(program)
            assert not program.table.hints_offer.bar.isVisible()
        controller = play(program)
        assert program.table.hints_offer.bar.isVisible()
        assert program.program.texts(f"{GAME}.hint.play") in question(controller)
        click(program, "outgrown:done")
        assert not program.table.hints_offer.bar.isVisible()
        assert question(controller) == program.program.texts(f"{GAME}.ask.play")
        controller = play(program)
        assert not program.table.hints_offer.bar.isVisible()
        assert question(controller) == program.program.texts(f"{GAME}.ask.play")


def test_the_offer_goes_with_the_first_decision_and_comes_again_with_the_next_game(qtbot: QtBot) -> None:
    with window(settings=Settings(begun={GAME: 2})) as program:
        controller = play(program)
        controller.play_action(controller.match.record.game.legal[0])
        settle()
        assert not program.table.hints_offer.bar.isVisible()
        play(program)
        assert program.table.hints_offer.bar.isVisible()


def test_the_offer_waits_until_the_curtain_is_lifted(qtbot: QtBot) -> None:
    with window(settings=Settings(begun={"guildhall": 2})) as program:
        program.play(rules.new("guildhall", ("Anna", "Ben"), 3))
        program.table.reveal.put_away()
        assert program.match is not None
        assert program.match.curtain
        bar = program.table.hints_offer.bar
        assert not bar.isVisible()
        program.match.lift_curtain()
        settle()
        assert bar.isVisible()
        program.match.lower_curtain()
        settle()
        assert not bar.isVisible()


@pytest.mark.slow
def test_who_wants_to_keep_the_words_keeps_them_and_the_settings_forget_it(qtbot: QtBot) -> None:
    with window(settings=Settings(begun={GAME: 2})) as program:
        play(program)
        click(program, "outgrown:back")
        controller = play(program)
        assert not program.table.hints_offer.bar.isVisible()
        assert program.program.texts(f"{GAME}.hint.play") in question(controller)
        program.open_page("settings")
        click(program, "hints:never")
        assert program.program.settings.game_hints == {}


def test_a_resumed_game_is_not_counted(qtbot: QtBot) -> None:
    with window() as program:
        record = new(GAME, ("Anna", "Ben"), 5, {})
        record.play(record.game.legal[0])
        program.play(record)
        assert program.program.settings.begun[GAME] == 0


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", [meta.id for meta in catalogue()])
def test_every_question_with_its_hint_fits_into_the_info_line(language: str, game: str) -> None:
    say = Texts(language)
    hints = [key.removeprefix("hint.") for key in known_words(game, language) if key.startswith("hint.")]
    assert hints
    numbers = ("die", "one", "two", "n", "limit", "number", "kind", "points", "counter", "target", "shield")
    values: dict[str, int | str] = dict.fromkeys(numbers, 6)
    purple = {"en": "the purple tax collector", "de": "den lilafarbenen Chronisten"}[language]
    card = "wood_carver" if game == "villagers" else purple
    values |= {"phase": "E", "card": card, "event": "temporary_employment", "action": "quarries"}
    town_hall = {part: say(f"burgundy.{key}.town_hall") for part, key in (("asked", "ask"), ("hint", "hint"))}
    values |= town_hall | {"what": say("burgundy.words.open_points", kind="monastery", n=20, points="10 + 10")}
    for asked in hints:
        question = asked.removesuffix(".final")  # a hint of its own where nothing can be taken back
        words = f"{say(f'{game}.ask.{question}', **values)}. {say(f'{game}.hint.{asked}', **values)}"
        offers = (("ui:now", "help-circle", say("table.help", pressed="F1")),)
        ui = Ui("", 0, words, can_undo=True, can_redo=True, main=say("table.end_turn"), offers=offers)
        placed = {
            one.item: one for one in info_line(position(language=language, names=("Maximilian Theo", "Ben")), toy_ui(1), ui, text_width)
        }
        face = face_of(placed["frame:question"])
        lines, role, px = face.lines, face.role, face.px
        assert px >= 12, asked
        assert len(lines) <= 2, asked
        assert max(text_width(line, role, px) for line in lines) <= placed["frame:question"].rect.w, asked
        assert placed["ui:now"].rect.right <= placed["ui:undo"].rect.x, asked


def known_words(game: str, language: str) -> dict[str, str]:
    """Return all words of a game."""
    found: dict[str, str] = json.loads(files("resources").joinpath("texts", f"{game}.{language}.json").read_text(encoding="utf-8"))
    return found


def tip_words(controller: TableController) -> str:
    """Return all that the tip says."""
    tip = controller.view.table.tip
    assert tip is not None
    return tip.words


def tip_lines(controller: TableController) -> list[tuple[str, str]]:
    """Return the lines of the tip that is shown, without the wraps."""
    tip: Any = controller.view.table.tip
    assert tip is not None
    return list(face_of(tip).rows)


# the keys of a game


@pytest.mark.slow
def test_letters_of_the_game_click_its_things_in_either_language(qtbot: QtBot) -> None:
    for language, letter in (("en", Qt.Key.Key_W), ("de", Qt.Key.Key_A)):
        with window(language) as program:
            controller = play(program)
            key(focused(), Qt.Key.Key_F)
            hand = controller.picker.picks
            assert len(hand) == 1
            key(focused(), letter)
            assert [event.kind for entry in controller.match.record.entries for event in entry.events].count("filled") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_in_hand_has_the_same_letter_in_every_game(language: str) -> None:
    letters = {game: Keymap(Texts(language), games={game: find(game).keys}).usual(f"{game}.{hand}") for game, hand in HANDS.items()}
    assert len(set(letters.values())) == 1, letters


def test_a_card_is_chosen_by_its_number(qtbot: QtBot) -> None:
    with window() as program:
        controller = play(program)
        items = controller.model.screen.key_items(controller.model.position, "die")
        number = next(n for n, item in enumerate(items, 1) if item is not None)
        key(focused(), Qt.Key.Key_C)
        assert controller.picker.picks == ()
        key(focused(), Qt.Key(Qt.Key.Key_0.value + number))
        assert controller.picker.picks == (items[number - 1],)


def test_the_key_that_confirms_does_what_the_green_button_says(qtbot: QtBot) -> None:
    with window() as program:
        record = new("guildhall", ("Anna", "Ben"), 5, {})
        rng = random.Random(5)
        while (decision := record.game.decision) is None or not any(a.kind == "play" and len(a.picks) == 2 for a in decision.legal):
            record.play(rng.choice(record.game.legal))
        match = Match(record, parent=program)
        match.lift_curtain()
        program.show_match(match)
        controller = program.table.controller
        assert controller is not None
        card = next(action.picks[0] for action in decision.legal if action.kind == "play" and len(action.picks) == 2)
        hand = controller.model.screen.key_items(controller.model.position, "hand")
        done = len(record.entries)
        key(focused(), Qt.Key.Key_F)
        assert len(record.entries) == done  # nothing is chosen, so there is nothing to confirm
        key(focused(), Qt.Key.Key_C)
        key(focused(), Qt.Key(Qt.Key.Key_1.value + hand.index(card)))
        plan = controller.model.default()
        assert plan is not None
        assert plan.picks[0] == card
        key(focused(), Qt.Key.Key_F)
        assert [entry.action for entry in record.entries[done:]] == list(plan.actions)


def test_a_digit_without_the_letter_before_it_means_what_it_always_means(qtbot: QtBot) -> None:
    with window() as program:
        controller = play(program)
        key(focused(), Qt.Key.Key_C)
        key(focused(), Qt.Key.Key_Escape)
        key(focused(), Qt.Key.Key_1)
        assert all(not item.startswith("card:") for item in controller.picker.picks)


def test_digits_look_at_the_things_of_players_where_no_choice_is_open(qtbot: QtBot) -> None:
    with window() as program:
        controller = play(program)
        viewer = controller.match.viewer
        assert viewer is not None
        other = 1 - viewer
        key(focused(), Qt.Key(Qt.Key.Key_1.value + other))
        assert controller.model.options.peek == other
        key(focused(), Qt.Key(Qt.Key.Key_1.value + other))
        assert controller.model.options.peek is None
        key(focused(), Qt.Key(Qt.Key.Key_1.value + other), Qt.KeyboardModifier.AltModifier)
        assert controller.model.options.peek == other
        key(focused(), Qt.Key.Key_0)
        assert controller.model.options.peek is None
        key(focused(), Qt.Key.Key_9)
        assert controller.model.options.peek is None


def test_the_list_of_keys_shows_those_of_the_game_on_the_table_only(qtbot: QtBot) -> None:
    with window("de") as program:
        program.show_keys()
        assert program.program.texts(f"{GAME}.key.workers") not in program.keys.accessibleDescription()
        program.keys.put_away()
        program.show_match(Match(new(GAME, ("Anna", "Ben"), 5, {}), parent=program))
        program.show_keys()
        assert f"A: {program.program.texts(f'{GAME}.key.workers')}" in program.keys.accessibleDescription()


def test_a_key_of_the_game_can_be_changed(qtbot: QtBot) -> None:
    with window() as program:
        click(program, "page:settings")
        click(program, f"keys:{GAME}")
        click(program, f"key:{GAME}.first")
        key(focused(), Qt.Key.Key_Y)
        assert program.program.settings.keys == {f"{GAME}.first": "Y"}
        assert button(program, f"key:{GAME}.first").text() == "Y"
        controller = play(program)
        key(focused(), Qt.Key.Key_Y)
        assert len(controller.picker.picks) == 1


@pytest.mark.slow
def test_a_new_game_by_key_leaves_the_running_one_on_the_shelf(qtbot: QtBot) -> None:
    with window() as program:
        play(program)
        key(focused(), Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
        assert program.pages.currentWidget() is program.new_game
        click(program, "start_game")
        program.go_home()
        assert button(program, "resume:1").isVisible()


@pytest.mark.slow
def test_the_key_of_the_history_opens_it_and_leads_back(qtbot: QtBot) -> None:
    with window() as program:
        play(program)
        key(focused(), Qt.Key.Key_H)
        assert program.pages.currentWidget() is not program.table
        key(focused(), Qt.Key.Key_H)
        assert program.pages.currentWidget() is program.table
