"""The whole table with a real game: clicks and keys play it, the curtain hides it."""

import random
from itertools import count

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import rules
from app.commands import Command
from app.table.controller import TableController
from app.table.input.focus import reading_order
from app.table.input.keys import Keymap
from app.table.parts.chooser import PANEL
from app.table.parts.curtain import LIFT, MENU
from app.table.parts.infoline import MAIN_BUTTON
from app.texts import Texts
from rules import Record
from tests.app.painting import face_of
from tests.app.tables import Start

GAME = "burgundy_cards"


def new(seed: int = 3, players: int = 2, open_hands: bool = True) -> Record:
    return rules.new(GAME, ("Anna", "Ben", "Cleo", "Dora")[:players], seed, {"open_hands": open_hands} if players > 1 else {})


def where(table: TableController, item: str) -> QPoint:
    rect, factor = table.view.table.rect_of(item), table.view.factor
    return QPoint(round(rect.cx * factor), round(rect.cy * factor))


def click(table: TableController, item: str) -> None:
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where(table, item))


def key(table: TableController, name: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(table.view, name, held)


def started(start: Start, record: Record) -> TableController:
    """Lay a table with the keys of its game."""
    table = start(record)
    table.keyboard.map = Keymap(Texts("en"), {}, {GAME: table.model.screen.keys})
    return table


def with_plan(kind: str, players: int = 2, least: int = 1) -> Record:
    """Return a position where the decider may play a card and then do something of this kind in at least ``least`` ways."""
    for seed in count(1):
        record, rng = new(seed, players), random.Random(seed)
        for _ in range(150):
            legal = record.game.legal
            if not legal:
                break
            if legal[0].kind == "play":
                ahead = record.game.copy()
                ahead.apply(legal[0])
                if sum(action.kind == kind for action in ahead.legal) >= least:
                    return record
            record.play(rng.choice(legal))
    raise AssertionError


def end_turn(table: TableController) -> None:
    """Play as few actions as possible until it is another player's or the next turn's decision."""
    match = table.match
    turn = len([e for entry in match.record.entries for e in entry.events if e.kind == "turn"])
    while turn == len([e for entry in match.record.entries for e in entry.events if e.kind == "turn"]) and not match.record.game.over:
        table.play_action(match.record.game.legal[-1])


# clicks (UX 2.2)


def test_taking_a_card_is_hand_card_then_target(start: Start) -> None:
    record = with_plan("take")
    table = start(record)
    plan = next(p for p in table.picker.plans if p.actions[-1].kind == "take" and len(p.picks) == 2)
    click(table, plan.picks[0])
    assert record.entries == [] or record.entries[-1].action != plan.actions[0]
    assert table.picker.picks == plan.picks[:1]
    click(table, plan.picks[1])
    assert [entry.action for entry in record.entries[-2:]] == list(plan.actions)


def test_a_target_that_only_one_hand_card_reaches_takes_one_click(start: Start) -> None:
    for seed in count(1):
        record = new(seed)
        table = start(record)
        takes = [p for p in table.picker.plans if p.actions[-1].kind == "take"]
        alone = [p for p in takes if sum(q.picks[1] == p.picks[1] for q in takes) == 1]
        if alone:
            break
    click(table, alone[0].picks[1])
    assert [entry.action for entry in record.entries] == list(alone[0].actions)


def test_selling_and_filling_up_take_two_clicks(start: Start) -> None:
    for kind in ("sell", "fill_workers"):
        record = with_plan(kind)
        table = start(record)
        plan = next(p for p in table.picker.plans if p.actions[-1].kind == kind and p.cost == 0)
        for item in plan.picks:
            click(table, item)
        assert record.entries[-1].action == plan.actions[-1] or record.entries[-2].action == plan.actions[-1]


def test_converting_opens_the_amounts_beside_the_button_and_enter_takes_the_best(start: Start) -> None:
    record = with_plan("convert", least=4)
    table = start(record)
    best = next(p for p in table.picker.plans if p.actions[-1].kind == "convert")
    click(table, best.picks[0])
    click(table, best.picks[1])
    assert PANEL in table.layout.placements
    assert face_of(table.layout.placements[MAIN_BUTTON]).words == table.model.screen.plan_words(table.model.position, best)
    assert set(table.picker.amounts.values()) == set(best.picks[2:])
    key(table, Qt.Key.Key_Return)
    assert best.actions[-1] in [entry.action for entry in record.entries[-3:]]
    assert PANEL not in table.layout.placements


def test_the_main_button_confirms_what_the_chooser_proposes(start: Start) -> None:
    record = with_plan("convert", least=4)
    table = start(record)
    best = next(p for p in table.picker.plans if p.actions[-1].kind == "convert")
    click(table, best.picks[0])
    click(table, best.picks[1])
    click(table, MAIN_BUTTON)
    assert best.actions[-1] in [entry.action for entry in record.entries[-3:]]


def test_a_double_click_plays_the_lead(start: Start) -> None:
    record = new()
    table = start(record)
    lead = record.game.legal[0]
    click(table, lead.picks[0])
    for act in (QTest.mouseDClick, QTest.mouseRelease):
        act(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where(table, lead.picks[0]))
    assert record.entries[0].action == lead


def test_escape_and_a_click_beside_put_the_card_back(start: Start) -> None:
    table = start(new())
    card = table.picker.plans[0].picks[0]
    click(table, card)
    key(table, Qt.Key.Key_Escape)
    assert table.picker.picks == ()
    click(table, card)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(300, 640))
    assert table.picker.picks == ()


def test_what_cannot_be_chosen_says_so(start: Start) -> None:
    table = start(new())
    n = len(table.view.table.items())
    click(table, "draw")
    assert table.picker.refused == "draw"
    assert len(table.view.table.items()) == n + 1  # the tip


# undo


def test_undo_takes_back_what_was_clicked_together(start: Start) -> None:
    record = with_plan("take")
    table = start(record)
    plan = next(p for p in table.picker.plans if p.actions[-1].kind == "take" and len(p.picks) == 2)
    before, n = record.game.digest(), len(record.entries)
    for item in plan.picks:
        click(table, item)
    after = record.game.digest()
    click(table, "ui:undo")
    assert (record.game.digest(), len(record.entries)) == (before, n)
    click(table, "ui:redo")
    assert (record.game.digest(), len(record.entries)) == (after, n + 2)
    key(table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert record.game.digest() == before
    key(table, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert record.game.digest() == after


def test_at_the_undo_floor_undo_says_why(start: Start) -> None:
    record = new()
    table = start(record)
    assert not record.can_undo
    button = table.layout.placements["ui:undo"]
    assert face_of(button).state == "disabled"
    assert button.words == "There is nothing to undo yet"
    assert "frame:stop" not in table.layout.placements
    click(table, "ui:undo")
    assert record.entries == []


# the curtain


def test_behind_the_curtain_there_is_nothing_of_any_seat(start: Start) -> None:
    table = start(new(players=3, open_hands=False))
    match = table.match

    def is_hidden() -> bool:
        items = set(table.layout.placements)
        return all(item.startswith("curtain:") or item in (LIFT, MENU) for item in items) and len(table.view.table.items()) <= len(items)

    assert is_hidden()
    click(table, LIFT)
    seat = match.viewer
    assert seat is not None
    assert not is_hidden()
    while match.viewer == seat:
        table.play_action(match.record.game.legal[-1])
    assert match.viewer is None
    assert is_hidden()
    key(table, Qt.Key.Key_Return)
    assert match.viewer == match.record.game.decider
    key(table, Qt.Key.Key_B)
    assert is_hidden()


class Painted(QObject):
    """Counts how often a widget is painted."""

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self.times = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.times += event.type() == QEvent.Type.Paint
        return False


def test_the_curtain_is_painted_before_anything_else_can_happen(start: Start) -> None:
    table = start(new(players=3, open_hands=False))
    table.view.window().setUpdatesEnabled(True)
    QApplication.processEvents()
    before = table.view.viewport().grab().toImage()
    table.match.lift_curtain()
    assert table.view.viewport().grab().toImage() != before
    painted = Painted(table.view.viewport())
    table.match.lower_curtain()
    assert painted.times > 0
    assert table.view.viewport().grab().toImage() == before


# keys


def test_tab_goes_through_what_is_lit_and_enter_picks_it(start: Start) -> None:
    table = start(new())
    lit = [item for item, mark in table.picker.highlights.items() if mark.state == "next"]
    seen = set()
    for _ in range(60):
        key(table, Qt.Key.Key_Tab)
        seen.add(table.view.table.focus)
    assert seen == {
        item for item, mark in table.picker.highlights.items() if mark.state in ("next", "later") and item in table.layout.placements
    }
    while table.view.table.focus != lit[0]:
        key(table, Qt.Key.Key_Backtab)
    key(table, Qt.Key.Key_Return)
    assert table.picker.picks == (lit[0],)


def first_free(table: TableController) -> str:
    """Return the first thing in reading order that can be clicked next and costs nothing."""
    rects = {item: table.view.table.rect_of(item) for item, mark in table.picker.highlights.items() if item in table.layout.placements}
    free = {item: rects[item] for item, mark in table.picker.highlights.items() if item in rects and mark.state == "next" and not mark.cost}
    return reading_order(free)[0]


@pytest.mark.parametrize("by", ["enter", "letter", "mouse"])
def test_after_a_choice_the_keyboard_is_at_the_first_free_target(start: Start, by: str) -> None:
    record = with_plan("take", least=3)
    table = started(start, record)
    card = table.model.screen.key_items(table.model.position, "first")[0]
    assert card is not None
    if by == "mouse":
        key(table, Qt.Key.Key_F6)
        click(table, card)
        assert table.view.table.focus is None  # no ring for players who use only the mouse
        key(table, Qt.Key.Key_Tab)
    elif by == "letter":
        key(table, Qt.Key.Key_F)
    else:
        while table.view.table.focus != card:
            key(table, Qt.Key.Key_Tab)
        key(table, Qt.Key.Key_Return)
    assert table.picker.picks == (card,)
    assert table.view.table.focus == first_free(table)


def test_an_open_chooser_is_entered_at_the_button_that_accepts_its_suggestion(start: Start) -> None:
    record = with_plan("convert", least=4)
    table = started(start, record)
    best = next(p for p in table.picker.plans if p.actions[-1].kind == "convert")
    key(table, Qt.Key.Key_F if best.picks[0] == table.model.screen.key_items(table.model.position, "first")[0] else Qt.Key.Key_G)
    key(table, Qt.Key.Key_X)
    assert PANEL in table.layout.placements
    assert table.view.table.focus == MAIN_BUTTON
    key(table, Qt.Key.Key_Tab)
    assert table.layout.placements[table.view.table.focus].kind == "choice"
    key(table, Qt.Key.Key_Backtab)
    key(table, Qt.Key.Key_Return)
    assert best.actions[-1] in [entry.action for entry in record.entries[-3:]]


def areas_by_f6(table: TableController, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> list[set[str]]:
    """Return the commands around the table, area by area, as F6 and Tab reach them."""
    found: list[set[str]] = []
    while True:
        key(table, Qt.Key.Key_F6, held)
        seen: set[str] = set()
        while table.view.table.focus not in seen:
            assert table.view.table.focus is not None
            seen.add(table.view.table.focus)
            key(table, Qt.Key.Key_Tab)
        if not all(item.startswith("ui:") for item in seen):
            return found
        found.append(seen)


def test_the_bar_and_the_scores_are_reached_by_f6_alone(start: Start) -> None:
    record = new()
    table = start(record)
    table.play_action(record.game.legal[0])
    there = areas_by_f6(table)
    bar, players, line = there
    assert {"ui:menu", "ui:language", "ui:score"} <= bar
    assert players == {"ui:score:0", "ui:score:1"}
    assert "ui:undo" in line
    assert areas_by_f6(table, Qt.KeyboardModifier.ShiftModifier) == [line, players, bar]


@pytest.mark.slow
def test_arrows_and_enter_never_reach_a_command_from_the_table(start: Start) -> None:
    table = start(new())
    heard: list[Command] = []
    table.commanded.connect(heard.append)
    rng = random.Random(1)
    arrows = [Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Backtab]
    for n in range(300):
        key(table, rng.choice(arrows))
        assert not (table.view.table.focus or "").startswith("ui:")
        if n % 10 == 0:
            key(table, Qt.Key.Key_Return)
    assert heard == []


def test_alt_alone_goes_to_the_bar_and_back_but_not_with_another_key(start: Start) -> None:
    table = start(new())
    QTest.keyPress(table.view, Qt.Key.Key_Alt)
    QTest.keyClick(table.view, Qt.Key.Key_0, Qt.KeyboardModifier.AltModifier)
    QTest.keyRelease(table.view, Qt.Key.Key_Alt)
    assert table.view.table.focus is None
    key(table, Qt.Key.Key_Alt)
    assert table.view.table.focus == "ui:menu"
    key(table, Qt.Key.Key_Right)
    assert table.view.table.focus != "ui:menu"
    key(table, Qt.Key.Key_Alt)
    assert table.view.table.focus is None


def test_escape_leads_from_the_bar_to_the_table_and_keeps_what_is_chosen(start: Start) -> None:
    table = started(start, new())
    key(table, Qt.Key.Key_F)
    chosen = table.picker.picks
    assert chosen
    key(table, Qt.Key.Key_F6)
    key(table, Qt.Key.Key_Escape)
    assert table.view.table.focus is None
    assert table.picker.picks == chosen
    key(table, Qt.Key.Key_Escape)
    assert table.picker.picks == ()


def play_by_keys(table: TableController, rng: random.Random, most: int) -> int:
    """Play with the keyboard alone and return the number of keys pressed."""
    n = 0
    while not table.match.record.game.over:
        assert n < most, "the keyboard does not get on"
        choices = [Qt.Key.Key_Tab] * rng.randrange(1, 9) + [Qt.Key.Key_Return]
        if rng.random() < 0.2:
            choices = [rng.choice([Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right]), Qt.Key.Key_Return]
        for name in choices:
            key(table, name)
            n += 1
    return n


@pytest.mark.slow
def test_a_whole_game_by_keyboard(start: Start) -> None:
    record = new(5, 1)
    table = start(record)
    play_by_keys(table, random.Random(5), 12_000)
    assert record.game.over


@pytest.mark.slow
def test_a_whole_game_by_mouse(start: Start) -> None:
    record = new(7, open_hands=False)
    table = start(record)
    rng = random.Random(7)
    for _ in range(3000):
        if record.game.over:
            break
        lit = [item for item in table.view.table.showing.clickable if not item.startswith("ui:") or item == LIFT]
        click(table, rng.choice(sorted(lit)))
    assert record.game.over
    assert "wins" in table.layout.placements["frame:question"].words


def test_digits_press_what_stands_in_the_chooser(start: Start) -> None:
    record = with_plan("convert", least=4)
    table = start(record)
    best = next(p for p in table.picker.plans if p.actions[-1].kind == "convert")
    click(table, best.picks[0])
    click(table, best.picks[1])
    first = next(p.item for p in table.layout.placements.values() if p.kind == "choice")
    key(table, Qt.Key.Key_1)
    assert first in table.picker.picks or record.entries[-1].action.kind != "play"


def test_the_last_turn_of_the_others_is_marked_until_the_first_step(start: Start) -> None:
    record = new()
    table = start(record)
    seat = table.match.viewer
    while table.match.viewer == seat:
        table.play_action(record.game.legal[-1])
    assert table.view.table.showing.last
    table.play_action(record.game.legal[0])
    assert not table.view.table.showing.last


# looking at other seats


def other_seat(table: TableController) -> int:
    """Return the seat across the table from the one that is looking, in a game of two."""
    assert table.match.viewer is not None
    return 1 - table.match.viewer


def test_a_click_on_a_player_shows_that_seat_until_escape(start: Start) -> None:
    table = start(new())
    other = other_seat(table)
    own = {item for item in table.layout.placements if item.startswith(f"store:{table.match.viewer}:")}
    click(table, f"seat:{other}")
    assert any(item.startswith(f"store:{other}:") for item in table.layout.placements)
    assert table.picker.plans == ()
    key(table, Qt.Key.Key_Escape)
    assert own <= set(table.layout.placements)
    assert table.picker.plans


@pytest.mark.slow
@pytest.mark.parametrize("change", ["size", "language", "text", "look elsewhere"])
def test_a_choice_half_made_outlives_a_change_of_what_is_seen(start: Start, change: str) -> None:
    record = with_plan("take", least=3)
    table = start(record)
    card = next(plan.picks[0] for plan in table.picker.plans if plan.actions[-1].kind == "take")
    click(table, card)
    match change:
        case "size":
            table.view.resize(1366, 768)
        case "language":
            table.viewing.look(texts=Texts("de"))
        case "text":
            table.view.set_text_size(1.5)
        case _:
            click(table, f"seat:{other_seat(table)}")
            assert table.picker.picks == ()
            key(table, Qt.Key.Key_Escape)
    assert table.picker.picks == (card,)
    assert table.view.table.showing.highlights[card].state == "chosen"
    plan = next(plan for plan in table.picker.candidates if plan.actions[-1].kind == "take")
    for item in plan.picks[1:]:
        click(table, item)
    assert plan.actions[-1] in [entry.action for entry in record.entries[-2:]]


def test_a_choice_does_not_outlive_its_decision(start: Start) -> None:
    table = start(new())
    table.play_action(table.match.record.game.legal[0])
    lit = next(item for item, mark in table.picker.highlights.items() if mark.state == "next" and item in table.layout.placements)
    table.picker.pick(lit)
    table.command(Command.UNDO)
    assert table.picker.picks == ()


def test_the_language_changes_at_once(start: Start) -> None:
    table = start(new())
    assert face_of(table.layout.placements[MAIN_BUTTON]).words == "End turn"
    table.viewing.look(texts=Texts("de"))
    assert face_of(table.layout.placements[MAIN_BUTTON]).words == "Zug beenden"


def test_commands_of_the_window_are_passed_on(start: Start) -> None:
    table = start(new())
    heard: list[Command] = []
    table.commanded.connect(heard.append)
    commands = [Command.MENU, Command.WORDS, Command.SCORE, Command.LANGUAGE]
    for command in commands:
        click(table, command.item)
    assert heard == commands


def test_every_legal_action_is_in_words(start: Start) -> None:
    record = new()
    table = start(record)
    assert [action for _, action in table.model.legal_in_words()] == record.game.legal
    assert all(words for words, _ in table.model.legal_in_words())
