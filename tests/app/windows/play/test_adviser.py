"""Advice at the table: asked by key or button, pointed at, with reasons, and gone with the next click, key or decision."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import rules
import tests.games.praga.builder as praga
from app.commands import Command
from app.games import find
from app.opponents.thinking import Thinking
from app.opponents.wire import Answer, Compared, Thought
from app.storage.settings import Settings
from app.table.log.recent_moves import first_unseen
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.plan_words import UNSAID, plan_in_words
from app.texts import LANGUAGES, Texts
from app.windows.main_window import MainWindow
from app.windows.play.adviser import Adviser
from rules import Action, Record, Rng, SeatKind, load
from rules.bots.reasons import Reasons
from tests.app.kept_pictures import unpainted
from tests.app.pages import click_item, controller_of, nothing_cut, settle, show, window
from tests.app.painting import face_of
from tests.app.positions import NAMES
from tests.contract.play import Setting, every_setting, fullest, other_settings, settings
from tests.contract.worlds import two_worlds
from tests.slow import rest_slow

NOWHERE = (sys.executable, "-c", "pass")
"""A program that ends immediately: advice is then thought out in the window's own process."""
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A program that never answers."""
BUTTON = Command.ADVICE.item
MODES = (*settings(), *other_settings()[::23])
"""Settings in which every number of players and every choice occurs."""


@contextmanager
def table(record: Record, thinker: tuple[str, ...] = NOWHERE, language: str = "en", **chosen: Any) -> Iterator[MainWindow]:
    with window(language, Settings(**chosen)) as program:
        program.table.computers.thinker = thinker
        show(program, record)
        yield program


def begun(game: str = "guildhall", players: int = 2, advice: bool | None = True, seats: tuple[SeatKind, ...] = ()) -> Record:
    """Return a game at the first decision with several things to do."""
    return at_a_choice(rules.new(game, NAMES[:players], 7, seats=seats, advice=advice), 12)


def at_a_choice(record: Record, moves: int, seed: int = 3) -> Record:
    """Play on at random up to a decision with a choice."""
    rng = Rng(seed)
    while not record.game.over and (moves > 0 or len(record.game.legal) < 3):
        record.play(record.game.legal[rng.below(len(record.game.legal))])
        moves -= 1
    return record


def adviser_of(program: MainWindow) -> Adviser:
    return program.table.adviser


def ask(qtbot: QtBot, program: MainWindow) -> tuple[str, ...]:
    """Ask by key; return what is said once it has been thought out."""
    QTest.keyClick(program, Qt.Key.Key_F5)
    qtbot.waitUntil(lambda: not adviser_of(program).thinking, timeout=20_000)
    settle()
    return adviser_of(program).lines


def everywhere(*times: int, of_others: int) -> list[Any]:
    """Return settings with these numbers of decisions: all for the first of each game; some by turns for the others, which are slow."""
    found, met = [], set[str]()
    for n, setting in enumerate(MODES):
        first = setting.game not in met
        some = times if first else tuple(times[(n + i) % len(times)] for i in range(of_others))
        found.append(pytest.param(setting, some, id=str(setting), marks=[] if first else [pytest.mark.slow]))
        met.add(setting.game)
    return found


@pytest.mark.parametrize(("setting", "times"), everywhere(2, 18, 30, of_others=1))
def test_there_is_advice_in_every_mode_and_both_languages(qtbot: QtBot, setting: Setting, times: tuple[int, ...]) -> None:
    """It says what to do and why, points at what is on the table, and no word of it is cut."""
    for moves in times:
        record = rules.new(setting.game, NAMES[: setting.players], 5, dict(setting.options), advice=True)
        at_a_choice(record, moves, moves)
        assert not record.game.over
        language = "de" if moves > 2 else "en"
        with table(record, language=language) as program, nothing_cut():
            model = controller_of(program).model
            if model.closed:
                controller_of(program).viewing.open_hand()
            what, *_, why = ask(qtbot, program)
            assert what in [model.screen.words_of_action(model.position, action) for action in record.game.legal]
            assert why.endswith(Texts(language)("advice.quick")) or len(record.game.legal) == 1
            adviser_of(program).bar.grab()
            before = what, why
            program.program.other_language()
            settle()
            assert adviser_of(program).lines[0] != before[0] or adviser_of(program).lines[-1] != before[1]


def one_of_each_kind(record: Record, rng: Rng) -> list[Action]:
    """Return one action of each kind that can be clicked by itself, and of each sort of things it is done with."""
    screen, found = find(record.header.game), dict[tuple[str, ...], list[Action]]()
    others = {*screen.leads, *screen.in_words, *(kind for gather in screen.gathers for kind in (*gather.each, gather.lead, gather.end))}
    for action in (action for action in record.game.legal if action.kind not in others):
        rows = [pick.partition(":")[0] for pick in action.picks]
        if not screen.stepped & {*rows}:
            found.setdefault((action.kind, *rows), []).append(action)
    return [of[rng.below(len(of))] for of in found.values()]


def with_most_kinds(game: str, count: int) -> list[Record]:
    """Return the positions of whole games that offer the most kinds of actions, each set of kinds once."""
    found = dict[frozenset[str], Record]()
    for setting in fullest(every_setting(rules.meta(game))):
        for record, _ in setting.play(6, advice=True):
            kinds = frozenset(action.kind for action in record.game.legal)
            if kinds not in found:
                found[kinds] = load(rules.encode(record))
    return [found[kinds] for kinds in sorted(found, key=len, reverse=True)[:count]]


def follow(program: MainWindow, action: Action) -> None:
    """Do an action by clicking what is ringed when it is advised."""
    controller, scene = controller_of(program), controller_of(program).view.table
    record = controller.match.record
    decided = len(record.entries)
    QTest.keyClick(program, Qt.Key.Key_F5)
    adviser_of(program)._take(Answer(1, (Thought((action,), 1.0),), ()), quick=False)
    for _ in range(10):
        known = {*controller.picker.highlights, MAIN_BUTTON}
        can_be_clicked = [item for item in scene.showing.lit if item in scene.showing.clickable and item in known]
        assert can_be_clicked, (action, scene.showing.lit)
        click_item(program, min(can_be_clicked, key=lambda item: action.picks.index(item) if item in action.picks else -1))
        if controller._sure is not None:  # the end of a turn with which something is lost is asked again
            controller.confirm()
        if len(record.entries) > decided:
            break
    assert record.entries[decided].action == action


def each_is_led_to(program: MainWindow, record: Record, rng: Rng) -> None:
    """Follow an action of each kind that can be done in a position, from that position each time."""
    for action in one_of_each_kind(record, rng):
        show(program, load(rules.encode(record)))
        if controller_of(program).model.closed:
            controller_of(program).viewing.open_hand()
        follow(program, action)


def test_its_first_step_is_ringed_until_the_next_click_which_does_what_it_does(qtbot: QtBot) -> None:
    record = begun()
    with table(record) as program:
        controller, scene = controller_of(program), controller_of(program).view.table
        ask(qtbot, program)
        lit = scene.showing.lit
        picks = [{*action.picks} for action in record.game.legal]
        assert lit
        assert any(lit <= of for of in picks)
        assert not scene.showing.highlights
        item = next(iter(lit))
        controller.press(item)
        scene.pressed.emit(item)
        settle()
        assert not adviser_of(program).lines
        assert not scene.showing.lit


@pytest.mark.parametrize(("setting", "times"), everywhere(0, 7, 15, 23, 40, of_others=1))
def test_whatever_is_advised_what_is_ringed_can_be_clicked_and_leads_to_it(qtbot: QtBot, setting: Setting, times: tuple[int, ...]) -> None:
    """Click one ringed thing after another, for every kind of action in several positions: nothing else has to be known."""
    rng = Rng(4)
    with unpainted(), table(begun(), SILENT) as program:
        for moves in times:
            record = at_a_choice(rules.new(setting.game, NAMES[: setting.players], 6, dict(setting.options), advice=True), moves, moves)
            each_is_led_to(program, record, rng)


@pytest.mark.slow
@pytest.mark.parametrize("game", rules.IDS)
def test_so_it_is_where_most_can_be_done_side_by_side(qtbot: QtBot, game: str) -> None:
    """Do the same in those positions of whole games that offer the most kinds of actions: one click must not be taken for another."""
    rng = Rng(4)
    with unpainted(), table(begun(), SILENT) as program:
        for record in with_most_kinds(game, 12):
            each_is_led_to(program, record, rng)


@pytest.mark.parametrize("game", ["villagers", "guildhall"])
def test_its_bar_covers_no_card_in_hand(qtbot: QtBot, game: str) -> None:
    record = at_a_choice(rules.new(game, NAMES[:4], 8, advice=True), 30, 1)
    assert record.game.decider is not None
    hand = {f"card:{card}" for card in record.game.state.seats[record.game.decider].hand.cards}
    with table(record) as program:
        controller_of(program).viewing.open_hand()
        ask(qtbot, program)
        bar, view = adviser_of(program).bar, controller_of(program).view
        cards = [view.table.rect_of(item) for item in hand if item in controller_of(program).layout.placements]
        assert cards
        for rect in cards:
            corner = view.viewport().mapTo(program.table, view.mapFromScene(rect.x, rect.y))
            card = QRect(corner.x(), corner.y(), round(rect.w * view.factor), round(rect.h * view.factor))
            assert not card.intersects(bar.geometry())


@pytest.mark.parametrize("size", [(1280, 712), (1920, 992)], ids=str)
def test_its_bar_covers_nothing_that_says_what_is_still_open(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Praga's list at the edge, where otherwise little is hidden."""
    game = praga.table(2, turn={"tile": "action_tile_1", "wheel": True, "extra": "open"}, gold=5, stone=5, silver_window=1)
    record = praga.record(game)
    record.header = structs.replace(record.header, advice=True)
    with table(record) as program:
        program.resize(*size)
        settle()
        ask(qtbot, program)
        bar, view = adviser_of(program).bar, controller_of(program).view
        rect = view.table.rect_of("frame:open")
        corner = view.viewport().mapTo(program.table, view.mapFromScene(rect.x, rect.y))
        panel = QRect(corner.x(), corner.y(), round(rect.w * view.factor), round(rect.h * view.factor))
        assert bar.isVisible()
        assert not panel.intersects(bar.geometry())


@pytest.mark.parametrize("way", ["key", "escape", "table", "button", "decision"])
def test_it_is_put_away_by(qtbot: QtBot, way: str) -> None:
    record = begun()
    with table(record) as program:
        controller = controller_of(program)
        assert ask(qtbot, program)
        if way == "key":
            QTest.keyClick(program, Qt.Key.Key_F5)
        elif way == "escape":
            QTest.keyClick(controller.view, Qt.Key.Key_Escape)
        elif way == "table":
            controller.view.table.missed.emit()
        elif way == "button":
            controller.press(BUTTON)
        else:
            found = adviser_of(program)._found
            assert found is not None
            controller.play_action(next(action for action in record.game.legal if action != found.actions[0]))
        settle()
        assert not adviser_of(program).lines
        assert not controller.view.table.showing.lit
        assert not adviser_of(program).thinking


def planned(program: MainWindow) -> list[Action]:
    """Return what is advised, without what ends the turn."""
    found = adviser_of(program)._found
    return [] if found is None else [action for action in found.actions if not {*action.picks} & UNSAID]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_goes_on_from_what_is_picked_or_advises_something_else(qtbot: QtBot, language: str) -> None:
    say = Texts(language)
    record = at_a_choice(rules.new("burgundy", NAMES[:2], 7, advice=True), 12, 5)
    with table(record, language=language) as program:
        controller, scene = controller_of(program), controller_of(program).view.table
        what, *_ = ask(qtbot, program)
        first, *_ = planned(program)
        assert len(first.picks) > 1
        adviser_of(program).close()
        click_item(program, first.picks[0])
        assert ask(qtbot, program)[0] == say("advice.go_on", step=what)
        assert scene.showing.lit
        assert first.picks[0] not in scene.showing.lit
        assert [*scene.showing.highlights] == [first.picks[0]]
        adviser_of(program).close()
        controller.back()
        other = next(item for item, mark in controller.picker.highlights.items() if mark.state == "next" and item not in first.picks)
        click_item(program, other)
        assert controller.picker.picks
        with nothing_cut():
            assert ask(qtbot, program)[0] == say("advice.rather", step=what)
            adviser_of(program).bar.grab()
        assert scene.showing.lit == {*first.picks}


@pytest.mark.parametrize("by_key", [False, True])
def test_it_points_at_the_next_step_as_long_as_one_follows_it(qtbot: QtBot, by_key: bool) -> None:
    record = at_a_choice(rules.new("burgundy", NAMES[:2], 7, advice=True), 12, 5)
    with table(record) as program:
        controller, scene = controller_of(program), controller_of(program).view.table
        ask(qtbot, program)
        steps = planned(program)
        assert len(steps) > 1
        for n, step in enumerate(steps):
            words = plan_in_words(controller.model, [step])
            assert adviser_of(program).lines[0] == words[0]
            for left in range(len(step.picks)):
                assert scene.showing.lit == {*step.picks[left:]}
                if by_key:
                    scene.set_focus(step.picks[left])
                    QTest.keyClick(controller.view, Qt.Key.Key_Return)
                    settle()
                else:
                    click_item(program, step.picks[left])
                if record.entries[-1].action == step:
                    break
            assert record.entries[-1].action == step
            assert len(adviser_of(program).lines) == (n + 1 < len(steps)) + (n + 2 < len(steps))
        assert not scene.showing.lit


def test_the_only_thing_to_do_is_told_with_what_it_leads_to(qtbot: QtBot) -> None:
    """The last card of a phase can only be played; what is done with it is the choice."""
    record, rng = rules.new("burgundy_cards", NAMES[:2], 7, advice=True), Rng(1)

    def to_think_about() -> bool:
        legal = record.game.legal
        return len(legal) == 1 and legal[0].kind == "play" and len(record.game.after(0).legal) > 1

    while not to_think_about():
        record.play(record.game.legal[rng.below(len(record.game.legal))])
    with table(record) as program:
        _, then, why = ask(qtbot, program)
        assert len(planned(program)) > 1
        assert then.startswith("Then: ")
        assert Texts("en")("advice.only") not in why


def test_of_what_is_gathered_it_names_what_comes_next(qtbot: QtBot) -> None:
    record = at_a_choice(rules.new("guildhall", NAMES[:4], 8, advice=True), 30, 1)
    with table(record) as program:
        controller_of(program).viewing.open_hand()
        ask(qtbot, program)
        steps = planned(program)
        assert len(steps) > 2
        words = plan_in_words(controller_of(program).model, steps)
        for n, step in enumerate(steps[:-1]):
            later = controller_of(program).view.table.showing.later
            assert not later & {*steps[-1].picks}, "until all is picked, this button says something else"
            click_item(program, step.picks[0])
            assert controller_of(program).view.table.showing.lit == {*steps[n + 1].picks}
            assert adviser_of(program).lines[0] == Texts("en")("advice.go_on", step=words[n + 1])
        click_item(program, steps[-1].picks[0])
        assert not adviser_of(program).lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_confirms_is_called_as_on_its_button(qtbot: QtBot, language: str) -> None:
    """Once all is gathered, nothing else is named as if it could be clicked as well."""
    say = Texts(language)
    record = rules.new("guildhall", NAMES[:2], 7, advice=True)
    record.play(next(action for action in record.game.legal if action.kind == "draw"))
    with table(record, language=language) as program:
        controller = controller_of(program)
        controller.viewing.open_hand()
        ask(qtbot, program)
        for step in planned(program)[:-1]:
            click_item(program, step.picks[0])
        assert adviser_of(program).lines[0] == say("advice.go_on", step=say("guildhall.main.setup_place"))
        assert say("guildhall.main.setup_place") in face_of(controller.layout.placements[MAIN_BUTTON]).words
        other = say("guildhall.action.place", card="").partition(" ")[0]
        assert not any(line.startswith((f"“{other}", f"„{other}")) for line in adviser_of(program).lines)


def test_its_bar_stays_where_it_covers_nothing_that_matters(qtbot: QtBot) -> None:
    with table(begun()) as program:
        ask(qtbot, program)
        bar = adviser_of(program).bar
        bar.clear = tuple
        bar.hide()
        bar.show_up()
        low = QRectF(bar.geometry())
        over, beside = [low.adjusted(5, 5, -5, -5)], [QRectF(0, 0, 5, 5)]
        bar.clear = lambda: ([], [], over)
        bar.fit()
        assert QRectF(bar.geometry()) == low, "pieces are covered anywhere"
        bar.clear = lambda: (beside, [], over)
        bar.fit()
        assert QRectF(bar.geometry()) == low
        bar.clear = lambda: (over, [], [])
        bar.fit()
        assert not QRectF(bar.geometry()).intersects(over[0])


def test_a_replay_puts_it_away(qtbot: QtBot) -> None:
    record = at_a_choice(rules.new("burgundy", NAMES[:2], 7, advice=True), 1, 5)
    while first_unseen(record, record.game.decider or 0) == len(record.entries) or len(record.game.legal) < 3:
        at_a_choice(record, 1, len(record.entries))
    with table(record) as program:
        assert ask(qtbot, program)
        controller_of(program).play_back()
        assert controller_of(program).recent_replay.running
        assert not adviser_of(program).lines
        assert not controller_of(program).view.table.showing.lit


def test_after_a_step_of_ones_own_it_is_put_away(qtbot: QtBot) -> None:
    record = at_a_choice(rules.new("burgundy", NAMES[:2], 7, advice=True), 12, 5)
    with table(record) as program:
        ask(qtbot, program)
        first, second = planned(program)[:2]
        controller_of(program).play_action(first)
        settle()
        assert adviser_of(program).lines
        assert program.match is not None
        controller_of(program).play_action(next(action for action in record.game.legal if action != second))
        settle()
        assert not adviser_of(program).lines
        assert not controller_of(program).view.table.showing.lit


@pytest.mark.parametrize("way", ["decision", "escape", "key", "home"])
def test_a_question_is_forgotten_while_it_is_thought_about(qtbot: QtBot, way: str) -> None:
    record = begun()
    with table(record, SILENT) as program:
        controller, say = controller_of(program), Texts("en")
        QTest.keyClick(program, Qt.Key.Key_F5)
        assert adviser_of(program).lines == (say("advice.thinking"),)
        thinking = program.table.findChild(Thinking)
        assert thinking is not None
        assert thinking.busy
        picked = next(item for item, mark in controller.picker.highlights.items() if mark.lit)
        controller.view.table.pressed.emit(picked)
        assert adviser_of(program).thinking  # a click may go on with the choice
        if way == "decision":
            controller.play_action(record.game.legal[0])
        elif way == "escape":
            QTest.keyClick(controller.view, Qt.Key.Key_Escape)
        elif way == "key":
            QTest.keyClick(program, Qt.Key.Key_F5)
        else:
            program.go_home()
        settle()
        assert not adviser_of(program).thinking
        assert not adviser_of(program).lines
        assert not thinking.busy


def test_a_table_of_people_starts_a_thinker_only_when_asked_and_ends_it(qtbot: QtBot) -> None:
    with table(begun(), ()) as program:
        assert program.table.findChild(Thinking) is None
        what, *_, why = ask(qtbot, program)
        assert what
        assert Texts("en")("advice.quick") not in why
        thinking = program.table.findChild(Thinking)
        assert thinking is not None
        assert thinking.process
        program.go_home()
        assert not thinking.process
        qtbot.waitUntil(lambda: program.table.findChild(Thinking) is None)


def test_a_thinker_that_dies_leaves_a_quick_hint_and_says_so(qtbot: QtBot) -> None:
    with table(begun()) as program:
        assert ask(qtbot, program)[-1].endswith(Texts("en")("advice.quick"))


@pytest.mark.slow
def test_a_computer_is_asked_whatever_became_of_the_advice(qtbot: QtBot) -> None:
    """Both have the same thinker: what a person asked must not keep a computer waiting, nor answer for it."""
    record = rules.new("guildhall", NAMES[:2], 7, seats=("person", "normal"))
    with window(settings=Settings(computer_pace="at_once")) as program:
        program.table.computers.resting = False
        match = show(program, record)
        rng = Rng(2)
        for n in range(12):
            qtbot.waitUntil(lambda: record.game.over or record.game.decider == 0, timeout=20_000)
            if record.game.over:
                break
            program.table.adviser.ask()
            if n % 3 == 0:
                qtbot.waitUntil(lambda: not program.table.adviser.thinking, timeout=20_000)
            match.play(record.game.legal[rng.below(len(record.game.legal))])
        qtbot.waitUntil(lambda: record.game.over or record.game.decider == 0, timeout=20_000)
        assert {entry.player for entry in record.entries} == {0, 1}
        assert not program.notice.sentences


def test_where_it_was_agreed_there_is_no_advice_and_it_says_so(qtbot: QtBot) -> None:
    with table(begun(advice=False)) as program:
        assert BUTTON not in controller_of(program).layout.placements
        assert ask(qtbot, program) == (Texts("en")("advice.agreed"),)
        QTest.keyClick(controller_of(program).view, Qt.Key.Key_Escape)
        assert not adviser_of(program).lines
        assert program.table.findChild(Thinking) is None


def test_nobody_is_advised_with_a_hand_they_do_not_see(qtbot: QtBot) -> None:
    say = Texts("en")
    with table(begun(), cover_hands=True) as program:
        controller = controller_of(program)
        assert controller.model.covered
        assert ask(qtbot, program) == (say("advice.covered"),)
        QTest.keyClick(controller.view, Qt.Key.Key_Escape)
        assert not adviser_of(program).lines
        assert not controller.view.table.showing.lit
    with table(begun()) as program:
        assert len(ask(qtbot, program)) > 1
        controller_of(program).viewing.cover(True)
        settle()
        assert not adviser_of(program).lines
        assert not controller_of(program).view.table.showing.lit


def test_it_is_for_whoever_decides(qtbot: QtBot) -> None:
    record = rules.new("guildhall", NAMES[:2], 7, seats=("person", "normal"))
    while record.game.decider == 0:
        record.play(record.game.legal[-1])
    with table(record) as program:
        assert ask(qtbot, program) == (Texts("en")("advice.waits"),)


@pytest.mark.parametrize("game", rest_slow("guildhall", "villagers", "praga"))
def test_it_depends_on_nothing_that_is_hidden(qtbot: QtBot, game: str) -> None:
    record = begun(game)
    told = []
    for world in two_worlds(record, record.game.decider, Rng(9)):
        with table(world) as program:
            told.append((ask(qtbot, program), controller_of(program).view.table.showing.lit))
    assert told[0] == told[1]
    assert len(told[0][0]) > 1


def test_the_table_in_words_has_it_too(qtbot: QtBot) -> None:
    with table(begun()) as program:
        program.table.show_words()
        lines = ask(qtbot, program)
        assert lines
        shown = program.table.words.text()
        assert all(line in shown for line in lines)
        program.table.adviser.close()
        assert lines[-1] not in program.table.words.text()


def test_a_lesson_says_itself_what_to_do(qtbot: QtBot) -> None:
    with window() as program:
        program.table.lesson.start("burgundy_cards", alone=True)
        settle()
        assert program.match is not None
        assert not program.match.record.header.advice
        assert BUTTON not in controller_of(program).layout.placements
        program.table.adviser.ask()
        assert not adviser_of(program).lines


def test_what_was_agreed_is_kept_in_saves_and_for_the_next_game(qtbot: QtBot) -> None:
    for agreed in (True, False):
        record = begun(advice=agreed)
        assert load(rules.encode(record)).header.advice is agreed
        with table(record) as program:
            program.beginnings.again(same_deal=False)
            assert program.match is not None
            assert program.match.record.header.advice is agreed


def test_a_seat_handed_to_a_computer_is_advised_no_longer(qtbot: QtBot) -> None:
    record = begun()
    with table(record, SILENT) as program:
        QTest.keyClick(program, Qt.Key.Key_F5)
        assert adviser_of(program).thinking
        assert program.match is not None
        assert record.game.decider is not None
        program.match.hand_over(["normal" if seat == record.game.decider else "person" for seat in range(2)])
        settle()
        assert not adviser_of(program).thinking
        assert not adviser_of(program).lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_another_hand_card_is_played_for_is_told_with_it(qtbot: QtBot, language: str) -> None:
    record = rules.new("burgundy_cards", NAMES[:2], 7, advice=True)
    plays = [action for action in record.game.legal if action.kind == "play"]
    best, other = ((play, record.game.preview(play).legal[0]) for play in plays[:2])
    why = Reasons("points", 0.5, (), (("dice", 0.5),), 1.5)
    with table(record, SILENT, language) as program:
        controller_of(program).viewing.open_hand()
        QTest.keyClick(program, Qt.Key.Key_F5)
        answer = Answer(1, (Thought(best, 1.0), Thought(other, 0.5)), (Compared(other, why),))
        with nothing_cut():
            adviser_of(program)._take(answer, quick=False)
            adviser_of(program).bar.grab()
        played, then = plan_in_words(controller_of(program).model, other)
        quoted = Texts(language)("advice.quoted", what=f"{played} · {then}")
        assert adviser_of(program).lines[-1] == Texts(language)("advice.even", other=quoted)
