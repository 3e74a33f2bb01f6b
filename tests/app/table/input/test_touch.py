"""The table under a finger."""

from functools import cache
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from app.session.match import Match
from app.storage.settings import Settings
from app.table.controller import TableController
from app.table.input.drag import FAR, FINGER
from app.table.scene.view import TOUCH
from rules import ItemId
from tests.app.drags import point
from tests.app.pages import controller_of, view_of, window
from tests.app.table.input.test_dragging import placing
from tests.app.table.input.test_second_click import one_place_to_go
from tests.app.tables import Start


@cache
def screen() -> Any:
    """Return a touch screen."""
    return QTest.createTouchDevice()


def finger(table: TableController) -> Any:
    """Begin what a finger does next; it reaches only what lies on the screen of the platform, 800 x 800."""
    return QTest.touchEvent(table.view.viewport(), screen(), False)


def test_a_finger_taps_and_drags_like_a_mouse(start: Start) -> None:
    table, mine, field = placing(start)
    here, there, on = point(table.view, mine), point(table.view, field), table.view.viewport()
    finger(table).press(0, here, on).commit()
    for n in range(1, 5):
        finger(table).move(0, here + (there - here) * n / 4, on).commit()
    assert table.view.table.carried == mine
    finger(table).release(0, there, on).commit()
    assert table.match.record.entries[-1].action.picks[-1] == field
    button = point(table.view, "button:workers")
    finger(table).press(0, button, on).commit()
    finger(table).release(0, button, on).commit()
    assert table.match.record.entries[-1].action.kind == "workers"


def small(table: TableController) -> tuple[ItemId, QPoint]:
    """Return a lit button that is lower than a finger, and a point above it where nothing else answers."""
    stack, least = table.layout.stack, TOUCH / table.view.factor
    for item in sorted(table.view.table.showing.clickable):
        rect = stack.seen(item)
        beside = rect.cx, rect.y - (least - rect.h) / 2 + 1
        if rect.h < least - 4 and stack.hit(*beside) not in table.view.table.showing.clickable:
            return item, table.view.mapFromScene(*beside)
    raise AssertionError


def test_small_things_are_as_large_as_a_finger_where_the_setting_says_so(start: Start) -> None:
    table, *_ = placing(start)
    item, beside = small(table)
    scene = table.view.table
    assert scene.under(table.view.mapToScene(beside)) != item
    table.view.set_touch(True)
    assert scene.under(table.view.mapToScene(beside)) == item
    table.view.resize(1024, 700)
    item, beside = small(table)
    assert scene.under(table.view.mapToScene(beside)) == item
    table.view.set_touch(False)
    assert scene.under(table.view.mapToScene(beside)) != item


def test_a_finger_that_is_not_quite_still_taps(start: Start) -> None:
    table, mine, _ = placing(start)
    table.view.set_touch(True)
    here, on = point(table.view, mine), table.view.viewport()
    finger(table).press(0, here, on).commit()
    finger(table).move(0, here + QPoint(round((FAR + FINGER) / 2), 0), on).commit()
    assert table.view.table.carried is None
    finger(table).release(0, here + QPoint(round((FAR + FINGER) / 2), 0), on).commit()
    assert table.match.record.entries[-1].action.kind == "place"


def test_the_table_follows_the_setting(qtbot: object) -> None:
    with window(settings=Settings(touch=True)) as program:
        program.show_match(Match(one_place_to_go(), parent=program))
        item, beside = small(controller_of(program))
        view = view_of(program)
        assert view.table.under(view.mapToScene(beside)) == item
        program.program.change(touch=False)
        assert view.table.under(view.mapToScene(beside)) != item
