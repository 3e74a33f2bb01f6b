"""Gains on their way: they float above the table, the number counts up, and any click or key ends it."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.table.geometry.faces import PlayerFace
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Purse
from app.table.scene.piece import Piece
from app.table.scene.reactions import ARRIVE, FLY, REST, RISE
from app.table.scene.scene import TableScene
from app.table.scene.view import TableView
from rules import POINTS, Event
from tests.app.toy import layout, placed

MINE = placed("mine", 200, 300)
EVENT = Event("happened", 0, ("mine",), gains={POINTS: 4})
HALF = RISE + REST + FLY / 2


def box(points: int) -> Placement:
    face = PlayerFace("red", "Anna", str(points))
    made = placed("seat:0", 1000, 100, 240, 110, face=face, purse=Purse(0, POINTS, points))
    return replace(made, kind="player")


def frame(points: int) -> TableFrame:
    return TableFrame(layout(MINE, box(points)), {}, frozenset({"mine"}))


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableScene]:
    view = TableView({})
    qtbot.addWidget(view)
    view.resize(1280, 712)
    view.show()
    view.table.show(frame(5))
    yield view.table
    view.table.finish()


def gain(table: TableScene, before: Layout | None = None, calm: bool = False, *events: Event) -> None:
    table.floats.held = True  # the test lets time go by itself
    table.follow(frame(9), before or table.showing.layout, events or (EVENT,), 1.0, calm)


def above(table: TableScene) -> list[Piece]:
    """Return what floats above the table, from bottom to top."""
    found = [piece for piece in table.items() if isinstance(piece, Piece) and piece.zValue() > 1500]
    return sorted(found, key=lambda piece: piece.zValue())


def score(table: TableScene) -> str:
    """Return the score that is painted in the box."""
    for points in range(20):
        if table._laid["seat:0"].piece.picture is table._art.piece(box(points)):
            return str(points)
    return ""


def test_the_gain_rises_flies_and_is_counted(table: TableScene) -> None:
    gain(table)
    assert (above(table), score(table), table.showing) == ([], "5", frame(9))
    table.floats.advance(1)
    flash, plate = above(table)
    start = plate.pos()
    table.floats.advance(RISE)
    assert plate.pos().y() < start.y()
    assert plate.pos().x() == start.x()
    table.floats.advance(REST + FLY / 2)
    assert above(table) == [plate]
    assert plate.pos().x() > start.x() + 300
    assert score(table) == "5"
    table.floats.advance(FLY / 2)
    assert above(table) == []
    table.floats.advance(ARRIVE / 2)
    assert score(table) == "7"
    table.floats.advance(ARRIVE)
    assert (score(table), table.floats.running) == ("9", False)
    assert flash.scene() is None


def test_with_reduced_motion_it_appears_and_fades_and_the_score_is_there_at_once(table: TableScene) -> None:
    gain(table, None, True)
    assert score(table) == "9"
    places = set()
    for _ in range(1, RISE + REST + FLY, 50):
        table.floats.advance(50)
        places |= {(piece.x(), piece.y()) for piece in above(table)}
    assert len(places) == 2  # that of the flash and that of the plate
    assert table.moving


def test_without_animation_nothing_floats(table: TableScene) -> None:
    table.follow(frame(9), table.showing.layout, (EVENT,), 0.0, False)
    assert (table.moving, score(table)) == (False, "9")


def test_a_click_is_carried_out_and_ends_it(table: TableScene, qtbot: QtBot) -> None:
    gain(table)
    table.floats.advance(HALF)
    (view,) = table.views()
    with qtbot.waitSignal(table.pressed, timeout=1000) as pressed:
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(220, 330))
    assert pressed.args == ["mine"]
    assert (above(table), score(table), table.moving) == ([], "9", False)


def test_space_only_skips(table: TableScene, qtbot: QtBot) -> None:
    gain(table)
    table.floats.advance(HALF)
    with qtbot.assertNotEmitted(table.keyed):
        QTest.keyClick(table.views()[0], Qt.Key.Key_Space)
    assert (above(table), score(table)) == ([], "9")
    with qtbot.waitSignal(table.keyed, timeout=1000):
        QTest.keyClick(table.views()[0], Qt.Key.Key_Space)


def test_the_next_gain_joins_the_first(table: TableScene) -> None:
    gain(table)
    table.floats.advance(HALF)
    (plate,) = above(table)
    table.follow(frame(10), table.showing.layout, (replace_points(1),), 1.0, False)
    assert (above(table), score(table)) == ([plate], "5")
    table.floats.advance(FLY / 2 + ARRIVE)
    assert score(table) == "9"
    table.floats.advance(RISE + REST + FLY + ARRIVE)
    assert score(table) == "10"


@pytest.mark.parametrize("later", [0, RISE / 2, RISE + REST / 2])
def test_the_next_gain_leaves_the_first_to_be_read(table: TableScene, later: float) -> None:
    gain(table)
    table.floats.advance(later)
    table.follow(frame(10), table.showing.layout, (replace_points(1),), 1.0, False)
    seen = 0
    while later < RISE + REST:
        areas = [piece.sceneBoundingRect() for piece in above(table)]
        plates = [area.adjusted(5, 5, -5, -5) for area in areas if area.height() < 45]  # the others are flashes
        assert not any(one.intersects(other) for one, other in combinations(plates, 2))
        seen = max(seen, len(plates))
        table.floats.advance(20)
        later += 20
    assert seen == 2


def replace_points(n: int) -> Event:
    return Event("happened", 0, ("mine",), gains={POINTS: n})


@pytest.mark.parametrize("undone", [True, False])
def test_what_is_taken_back_floats_no_longer(table: TableScene, undone: bool) -> None:
    gain(table)
    table.floats.advance(HALF)
    table.follow(frame(5), table.showing.layout if undone else None, (), 1.0, False)
    assert (above(table), score(table)) == ([], "5")


def test_what_leaves_the_table_stays_for_its_flash_and_nothing_rises_where_another_players_things_were(table: TableScene) -> None:
    after = TableFrame(layout(box(9)), {}, frozenset())
    for same, seen in ((True, 3), (False, 1)):
        table.show(frame(5))
        table.floats.held = True
        table.follow(after, table.showing.layout, (EVENT,), 1.0, False, same)
        table.finish_moves()
        picture = table._art.piece(MINE)
        assert [piece.picture for piece in above(table)] == ([picture] if same else [])
        table.floats.advance(200)
        assert len(above(table)) == seen
        table.finish()
        assert above(table) == []


def test_under_a_sheet_it_waits(table: TableScene) -> None:
    gain(table)
    QTest.qWait(60)
    assert above(table) == []
    table.floats.held = False
    assert table.moving
    QTest.qWait(60)
    assert above(table)


def test_every_area_it_leaves_is_repainted(table: TableScene) -> None:
    told: list[QRectF] = []
    gain(table)
    table.on_stale = told.append
    table.floats.advance(HALF)
    for _ in range(8):
        before = [piece.sceneBoundingRect() for piece in above(table)]
        told.clear()
        table.floats.advance(25)
        after = [piece.sceneBoundingRect() for piece in above(table)]
        assert all(any(stale.contains(area) for stale in told) for area in (*before, *after))
