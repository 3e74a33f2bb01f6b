"""Pieces can be dragged: to lift one is the first click, to drop it the second."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import rules
from app.session.match import Match
from app.table.choice.picker import Choice
from app.table.controller import TableController
from app.table.parts.ahead import destination
from app.table.parts.infoline import MAIN_BUTTON
from app.table.scene.scene import LONG, REST
from rules import ItemId, Record, catalogue
from tests.app.drags import LEFT, NONE, drag, point, press_and_move, release
from tests.app.pages import controller_of, focused, key, settle, window
from tests.app.painting import face_of
from tests.app.table.input.test_second_click import one_place_to_go
from tests.app.tables import Start
from tests.games.burgundy import builder
from tests.slow import rest_slow

GAMES = [meta.id for meta in catalogue()]
MINE, FIELD = "tile:mine", "field"


def midway(game: str, seed: int) -> Record:
    """Return a game after some random moves."""
    record, rng = rules.new(game, ("Anna", "Ben"), seed, {}), random.Random(seed)
    for _ in range(8 * seed):
        record.play(rng.choice(record.game.legal))
    return record


def targets(table: TableController) -> list[ItemId]:
    """Return what is lit and in sight while a piece is carried."""
    scene = table.view.table
    stack = scene.showing.layout.stack
    lit = [item for item, mark in scene.showing.highlights.items() if mark.lit and item in scene.showing.layout.placements]
    return [item for item in lit if stack.hit(stack.seen(item).cx, stack.seen(item).cy) == item]


@pytest.mark.parametrize("game", rest_slow(*GAMES))
def test_a_drag_does_what_two_clicks_through_the_picker_do(start: Start, game: str) -> None:
    dragged = 0
    for seed in range(1, 9):
        record, chance = midway(game, seed), random.Random(seed)
        table = start(record)
        table.match.lift_curtain()
        picker, scene, done = table.picker, table.view.table, len(record.entries)
        for item in sorted(item for item in picker.highlights if item in table.layout.placements):
            alone = picker.pick(item)
            first = picker.choice
            picker.return_to(Choice(None, (), ()))
            if alone is not None:
                continue  # decided by the first of two clicks, and the second is about something else
            press_and_move(table.view, item)
            if scene.carried is None or not (lit := targets(table)):
                release(table.view, QPoint(1, 1))
                continue
            assert picker.choice == first
            target = chance.choice(lit)
            plan = picker.pick(target)
            second = picker.choice
            picker.return_to(first)
            QTest.mouseMove(table.view.viewport(), at := point(table.view, target))
            release(table.view, at)
            dragged += 1
            if plan is not None:
                assert [entry.action for entry in record.entries[done:]][: len(plan.actions)] == list(plan.actions)
                break
            assert (picker.choice, len(record.entries)) == (second, done)
            picker.return_to(Choice(None, (), ()))
            table.refresh()
    assert dragged > 2


def placing(start: Start) -> tuple[TableController, ItemId, ItemId]:
    """Lay a table on which a click on a stored mine would place it; return the mine and the only field for it."""
    table = start(one_place_to_go())
    plan = next(plan for plan in table.picker.plans if plan.actions[-1].kind == "place")
    return table, plan.picks[-2], plan.picks[-1]


def taking(start: Start) -> tuple[TableController, ItemId, ItemId]:
    """Lay a table on which either of two dice takes a tile; return the tile and one of the dice."""
    table = start(builder.record(builder.table(depots={3: ["warehouse"]}, dice=(3, 3))))
    plan = next(plan for plan in table.picker.plans if plan.actions[-1].kind == "take")
    return table, plan.picks[1], plan.picks[0]


def nothing_is_carried(table: TableController) -> bool:
    """Say whether every piece is in its place, and lit as before anything was picked."""
    return table.view.table.carried is None and table.picker.picks == ()


def test_what_one_click_would_decide_can_be_dragged_to_its_only_place(start: Start) -> None:
    table, mine, field = placing(start)
    record = table.match.record
    at = press_and_move(table.view, mine, field)
    assert table.view.table.carried == mine
    assert record.entries == []
    assert table.view.table.showing.highlights[field].state == "next"
    release(table.view, at)
    assert record.entries[-1].action.picks[-1] == field
    assert nothing_is_carried(table)


def test_a_click_on_what_was_dropped_is_answered(start: Start) -> None:
    table, mine, field = placing(start)
    drag(table.view, mine, field)
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, point(table.view, mine))
    assert table.view.table.tip is not None


def test_what_must_be_confirmed_waits_for_that_after_a_drag_too(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    table, mine, field = placing(start)
    table.confirm_reveals = True
    monkeypatch.setattr("app.table.controller.reveals", lambda game, plan: True)
    drag(table.view, mine, field)
    assert table.match.record.entries == []
    assert table.view.table.carried is None
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, point(table.view, MAIN_BUTTON))
    assert table.match.record.entries[-1].action.picks[-1] == field


def test_a_press_decides_nothing_before_it_ends(start: Start) -> None:
    table, mine, _ = placing(start)
    QTest.mousePress(table.view.viewport(), LEFT, NONE, point(table.view, mine))
    assert table.match.record.entries == []
    release(table.view, point(table.view, mine))
    assert table.match.record.entries[-1].action.kind == "place"


def test_dropped_elsewhere_a_piece_returns_with_the_reason_of_a_click_there(start: Start) -> None:
    table, mine, field = placing(start)
    wrong = next(item for item in table.layout.placements if item.startswith("field:") and item not in table.picker.highlights)
    table.picker.pick(mine)
    reason = table.tooltips.why_not(wrong)
    table.picker.back()
    drag(table.view, mine, wrong)
    tip = table.view.table.tip
    assert tip is not None
    assert reason in [words for _, words in face_of(tip).rows]
    assert table.match.record.entries == []
    assert nothing_is_carried(table)
    assert table.view.table.showing.highlights[field].state == "later"


def test_a_tile_for_the_storage_dropped_on_the_duchy_is_told_its_way(start: Start) -> None:
    table, tile, _ = taking(start)
    drag(table.view, tile, next(item for item in table.layout.placements if item.startswith("field:")))
    tip = table.view.table.tip
    assert tip is not None
    said = " ".join(words for _, words in face_of(tip).rows)
    assert said == "A tile goes into your storage first, and with a die from there onto the duchy."
    assert table.picker.picks == ()


def test_every_empty_space_of_the_storage_takes_a_tile(start: Start) -> None:
    for n in range(3):
        table, tile, die = taking(start)
        table.picker.pick(die)
        drag(table.view, tile, f"storage:0:{n}")
        assert [entry.action.kind for entry in table.match.record.entries] == ["take"]
        assert table.layout.placements[tile].rect == table.layout.placements["storage:0:0"].rect


def test_dropped_on_what_another_choice_would_take_it_returns_too(start: Start) -> None:
    table, tile, _ = taking(start)
    button = next(plan.picks[-1] for plan in table.picker.plans if plan.actions[-1].kind == "workers")
    drag(table.view, tile, button)
    assert table.match.record.entries == []
    assert nothing_is_carried(table)


def test_put_down_in_its_place_it_returns_in_silence(start: Start) -> None:
    table, mine, _ = placing(start)
    release(table.view, press_and_move(table.view, mine))
    assert table.view.table.tip is None
    assert table.match.record.entries == []
    assert nothing_is_carried(table)


def test_dropped_beside_everything_it_returns_and_says_where_it_can_go(start: Start) -> None:
    table, mine, _ = placing(start)
    release(table.view, press_and_move(table.view, mine, QPoint(500, 700)))
    assert said_at_the_drop(table) == "It can go only to what glows while you drag it."
    assert table.match.record.entries == []
    assert nothing_is_carried(table)


def said_at_the_drop(table: TableController) -> str:
    """Return what a tip next to the place where a piece was dropped says."""
    tip, at = table.view.table.tip, table.view.table.dropped_at
    assert tip is not None
    assert at.inset(-60).overlaps(tip.rect)
    return " ".join(words for _, words in face_of(tip).rows)


def test_what_was_picked_before_a_drag_is_picked_after_it(start: Start) -> None:
    table, tile, die = taking(start)
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, point(table.view, die))
    assert table.picker.picks == (die,)
    release(table.view, press_and_move(table.view, die))
    assert table.picker.picks == (die,)
    drag(table.view, die, tile)
    assert table.match.record.entries[-1].action.picks == (die, tile)


def test_a_tile_can_be_dragged_to_where_a_click_would_put_it(start: Start) -> None:
    table = start(builder.record(builder.table(depots={3: ["warehouse"]}, dice=(3, 6))))
    take = next(plan for plan in table.picker.plans if plan.actions[-1].kind == "take" and plan.cost == 0)
    goal = destination(table.model, table.layout.placements[take.picks[-1]], take)
    assert goal is not None
    drag(table.view, take.picks[-1], table.view.mapFromScene(goal.rect.cx, goal.rect.cy))
    assert table.match.record.entries[-1].action == take.actions[-1]
    assert table.layout.placements[take.picks[-1]].rect == goal.rect


def escape(table: TableController) -> None:
    QTest.keyClick(table.view, Qt.Key.Key_Escape)


def right_button(table: TableController) -> None:
    for act in (QTest.mousePress, QTest.mouseRelease):
        act(table.view.viewport(), Qt.MouseButton.RightButton, NONE, point(table.view, MAIN_BUTTON))


def other_window(table: TableController) -> None:
    QApplication.sendEvent(table.view, QFocusEvent(QFocusEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason))


def size(table: TableController) -> None:
    table.view.resize(1366, 768)


def language(table: TableController) -> None:
    table.refresh()


@pytest.mark.parametrize("end", [escape, right_button, other_window, size, language])
def test_a_drag_ends_cleanly_and_the_button_then_does_nothing(start: Start, end: Callable[[TableController], None]) -> None:
    table, mine, field = placing(start)
    explained: list[str] = []
    table.explained.connect(explained.append)
    press_and_move(table.view, mine, field)
    end(table)
    assert nothing_is_carried(table)
    pieces = len(table.view.table.items())
    release(table.view, point(table.view, field))
    assert nothing_is_carried(table)
    assert (table.match.record.entries, explained) == ([], [])
    table.refresh()
    assert len(table.view.table.items()) == pieces  # neither a ghost nor a ring too many


def test_the_curtain_takes_what_is_dragged_out_of_the_hand(start: Start) -> None:
    table = start(rules.new("burgundy_cards", ("Anna", "Ben"), 3, {"open_hands": False}))
    table.match.lift_curtain()
    card = table.picker.plans[0].picks[0]
    press_and_move(table.view, card)
    assert table.view.table.carried == card
    table.match.lower_curtain()
    assert table.view.table.carried is None
    assert card not in table.layout.placements
    assert len(table.view.table.items()) == len([one for one in table.layout.placements.values() if not one.static])


def test_another_key_puts_the_piece_back_and_does_its_work(start: Start) -> None:
    table, mine, field = placing(start)
    press_and_move(table.view, mine, field)
    QTest.keyClick(table.view, Qt.Key.Key_Control)
    assert table.view.table.carried == mine
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    assert nothing_is_carried(table)
    assert table.view.table.focus is not None


def test_movement_cancels_the_long_press(start: Start) -> None:
    table, mine, field = placing(start)
    press_and_move(table.view, mine, field)
    assert [timer for timer in table.view.table.findChildren(QTimer) if timer.interval() == LONG and timer.isActive()] == []


def test_what_cannot_be_chosen_lifts_too_and_says_why_where_it_is_dropped(start: Start) -> None:
    table = start(builder.record(builder.table(storage=["mine"], dice=(1, 1), tiles={"0,-1": "bank"})))
    bank = next(item for item in table.layout.placements if item.startswith("tile:") and item not in table.picker.highlights)
    why = table.tooltips.why_not(bank)
    at = press_and_move(table.view, bank, QPoint(500, 650))
    assert table.view.table.carried == bank
    assert not any(mark.lit for mark in table.view.table.showing.highlights.values())
    release(table.view, at)
    assert said_at_the_drop(table) == why
    assert nothing_is_carried(table)
    assert any(mark.lit for mark in table.view.table.showing.highlights.values())


def test_a_place_that_is_pulled_at_says_that_it_stays(start: Start) -> None:
    table, _, field = placing(start)
    release(table.view, press_and_move(table.view, field, QPoint(500, 700)))
    tip = table.view.table.tip
    assert tip is not None
    assert "This stays where it is. Click it instead." in [words for _, words in face_of(tip).rows]
    assert table.match.record.entries == []
    assert nothing_is_carried(table)


@pytest.mark.parametrize("lit", [True, False])
def test_what_the_mouse_crosses_while_nothing_follows_says_nothing(start: Start, lit: bool) -> None:
    table, mine, field = placing(start)
    dark = next(item for item in table.layout.placements if item.startswith("field:") and item not in table.picker.highlights)
    at = press_and_move(table.view, field if lit else dark, mine)
    resting = [timer for timer in table.view.table.findChildren(QTimer) if timer.interval() == REST and timer.isActive()]
    assert resting == []
    release(table.view, at)
    assert table.view.table.carried is None


def test_what_a_carried_piece_crossed_says_nothing_once_it_is_dropped(start: Start) -> None:
    table, mine, field = placing(start)
    at = press_and_move(table.view, mine, field)
    table.show_tip(field)
    assert table.view.table.tip is not None
    QTest.mouseMove(table.view.viewport(), QPoint(500, 700))
    assert table.view.table.tip is None
    release(table.view, at)
    assert [timer for timer in table.view.table.findChildren(QTimer) if timer.interval() == REST and timer.isActive()] == []


def test_taken_out_of_the_hand_over_its_place_a_piece_decides_nothing(start: Start) -> None:
    """Escape, another button or another window put it back, wherever it is."""
    table = start(builder.record(builder.table(depots={3: ["warehouse"]}, dice=(3, 6))))
    take = next(plan for plan in table.picker.plans if plan.actions[-1].kind == "take" and plan.cost == 0)
    goal = destination(table.model, table.layout.placements[take.picks[-1]], take)
    assert goal is not None
    for end in (escape, right_button, other_window, size):
        at = press_and_move(table.view, take.picks[-1], table.view.mapFromScene(goal.rect.cx, goal.rect.cy))
        end(table)
        assert nothing_is_carried(table)
        release(table.view, at)
        assert table.match.record.entries == []


def test_places_and_buttons_stay_where_they_are(start: Start) -> None:
    table, _, field = placing(start)
    release(table.view, press_and_move(table.view, field))
    assert table.match.record.entries[-1].action.picks[-1] == field  # still a click
    table, *_ = taking(start)
    button = next(plan.picks[-1] for plan in table.picker.plans if plan.actions[-1].kind == "workers")
    at = press_and_move(table.view, button)
    assert table.view.table.carried is None
    release(table.view, at)
    assert button in table.picker.picks or table.match.record.entries[-1].action.kind == "workers"


def test_what_is_under_a_carried_piece_tells_what_it_gains(start: Start, qtbot: QtBot) -> None:
    table, mine, field = placing(start)
    with qtbot.waitSignal(table.view.table.rested) as asked:
        press_and_move(table.view, mine, field)
    assert asked.args == [field]
    assert table.view.table.tip is not None


def test_a_piece_returns_and_goes_on_from_where_it_was_dropped(start: Start) -> None:
    for to in ("field", "elsewhere"):
        table, mine, field = placing(start)
        table.speed = 1.0
        press_and_move(table.view, mine, QPoint(640, 400) if to == "elsewhere" else field)
        release(table.view, QPoint(640, 400) if to == "elsewhere" else point(table.view, field))
        dropped = table.view.table.dropped_at
        assert table.view.table.moving
        places = [(item.pos().x(), item.pos().y()) for item in table.view.table.items()]
        assert any(abs(x - dropped.x) < 2 and abs(y - dropped.y) < 2 for x, y in places)
        table.view.table.finish()


def test_without_animation_it_follows_and_is_there_at_once(start: Start) -> None:
    table, mine, _ = placing(start)
    press_and_move(table.view, mine, QPoint(640, 400))
    assert table.view.table.carried == mine
    release(table.view, QPoint(640, 400))
    assert not table.view.table.moving


@pytest.mark.parametrize("sheet", [Qt.Key.Key_S, Qt.Key.Key_L, Qt.Key.Key_F1, Qt.Key.Key_F2])
def test_a_sheet_that_opens_takes_the_piece_out_of_the_hand(qtbot: QtBot, sheet: Qt.Key) -> None:
    with window() as program:
        program.show_match(Match(one_place_to_go(), parent=program))
        table = controller_of(program)
        mine = next(plan.picks[-2] for plan in table.picker.plans if plan.actions[-1].kind == "place")
        at = press_and_move(table.view, mine)
        assert table.view.table.carried == mine
        key(focused(), sheet)
        assert nothing_is_carried(table)
        release(table.view, at)
        assert table.match.record.entries == []


def test_another_match_begins_with_nothing_in_the_hand(qtbot: QtBot) -> None:
    with window() as program:
        program.show_match(Match(one_place_to_go(), parent=program))
        table = controller_of(program)
        press_and_move(table.view, next(plan.picks[-2] for plan in table.picker.plans if plan.actions[-1].kind == "place"))
        program.show_match(Match(rules.new("guildhall", ("Anna", "Ben"), 3, {}), parent=program))
        settle()
        after = controller_of(program)
        assert after is not table
        QTest.mouseMove(after.view.viewport(), QPoint(600, 300))
        release(after.view, QPoint(600, 300))
        assert after.view.table.carried is None
        assert after.match.record.entries == []


def test_a_card_that_is_gathered_can_be_dragged_to_where_it_goes(start: Start) -> None:
    """An assassin's victim goes to the discard pile."""
    record, rng = rules.new("guildhall", ("Anna", "Ben", "Cleo"), 1, {}), random.Random(1)
    while record.game.legal[0].kind != "kill":
        record.play(rng.choice(record.game.legal))
    table = start(record)
    table.match.lift_curtain()
    kill = record.game.legal[0]
    pile = next(one.rect for one in table.layout.placements.values() if one.kind == "discard_pile")
    drag(table.view, kill.picks[0], table.view.mapFromScene(pile.cx, pile.cy))
    assert record.entries[-1].action == kill
