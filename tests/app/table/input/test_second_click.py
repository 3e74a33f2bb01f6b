"""Players who double-click everything are not told off for the second click, which decides nothing else."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.table.controller import TableController
from app.table.input.second_click import SOON, SPOT, SecondClick
from app.table.parts.infoline import MAIN_BUTTON
from rules import Record
from tests.app.table.test_table import click, new, where
from tests.app.tables import Start
from tests.games.burgundy import builder

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


class Clock:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now * 1000


def with_clock(table: TableController) -> Clock:
    clock = Clock()
    table.second_click.clock = clock
    return clock


def one_place_to_go() -> Record:
    """Return a game in which the stored mine fits only one field, so that a click on it places it."""
    for number in range(1, 7):
        game = builder.table(storage=["mine"], dice=(number, number))
        fields = {action.picks[-1] for action in game.legal if action.kind == "place"}
        if len(fields) == 1:
            return builder.record(game)
    raise AssertionError


def placed(start: Start) -> tuple[TableController, Clock, str, QPoint]:
    """Lay a table on which one click has just placed a mine; return the table, its clock, the mine and the place of the click."""
    record = one_place_to_go()
    table = start(record)
    clock = with_clock(table)
    mine = next(plan.picks[-2] for plan in table.picker.plans if plan.actions[-1].kind == "place")
    at = where(table, mine)
    click(table, mine)
    assert record.entries[-1].action.kind == "place"
    return table, clock, mine, at


def test_the_second_half_of_a_double_click_neither_decides_nor_is_refused(start: Start) -> None:
    table, clock, _, at = placed(start)
    done = len(table.match.record.entries)
    clock.now += 0.15
    QTest.mouseDClick(table.view.viewport(), LEFT, NONE, at)
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, at)
    clock.now += 0.3
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, at)
    assert table.view.table.tip is None
    assert table.picker.picks == ()
    assert len(table.match.record.entries) == done


def test_a_slow_click_at_the_same_spot_is_answered(start: Start) -> None:
    table, clock, _, at = placed(start)
    clock.now += table.second_click.soon + 0.1
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, at)
    assert table.view.table.tip is not None


def test_a_click_on_the_piece_just_laid_is_silent_once_and_then_answered(start: Start) -> None:
    """The piece is now where the lesson asks for the second click."""
    table, clock, mine, _ = placed(start)
    clock.now += 5
    click(table, mine)
    assert table.view.table.tip is None
    clock.now += 5
    click(table, mine)
    assert table.view.table.tip is not None


def test_a_quick_click_elsewhere_counts(start: Start) -> None:
    table, clock, _, _ = placed(start)
    clock.now += 0.1
    item = next(item for item, mark in table.picker.highlights.items() if mark.state == "next" and item in table.layout.placements)
    done = len(table.match.record.entries)
    click(table, item)
    assert table.picker.picks == (item,) or len(table.match.record.entries) > done


def test_a_second_click_on_the_end_of_a_turn_says_nothing_to_the_next_player(start: Start) -> None:
    record = new(3, 2)
    while record.game.decision is None or record.game.decision.question.key != "ask.end":
        record.play(record.game.legal[0])
    table = start(record)
    clock = with_clock(table)
    at = where(table, MAIN_BUTTON)
    click(table, MAIN_BUTTON)
    done = len(record.entries)
    clock.now += table.second_click.soon / 1000 - 0.05
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, at)
    assert len(record.entries) == done
    assert table.view.table.tip is None


def test_what_is_taken_back_can_be_chosen_again_at_once(start: Start) -> None:
    table, clock, mine, _ = placed(start)
    clock.now += 0.1
    click(table, "ui:undo")
    clock.now += 0.1
    click(table, mine)
    assert table.match.record.entries[-1].action.kind == "place"


def test_only_the_next_click_can_be_the_second_one() -> None:
    clock = Clock()
    clicks = SecondClick(clock)
    assert not clicks.swallows("a", 0, 0, True)
    clicks.decided(["a", "b"])
    assert not clicks.swallows("c", 0, SPOT + 1, True)
    assert not clicks.swallows("a", 0, 0, False)
    clicks.decided(["a"])
    clock.now += SOON / 1000
    assert clicks.swallows(None, SPOT, 0, False)
    clock.now += 0.01
    assert not clicks.swallows("x", SPOT, 0, False)
