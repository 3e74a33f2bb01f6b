"""The scene on its own: pieces are reused, nothing stays behind, clicks name items."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from app.table.choice.highlights import Highlight
from app.table.geometry.faces import TipFace
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement
from app.table.scene.layout_diff import changes
from app.table.scene.piece_painter import PILL
from app.table.scene.scene import TableScene
from app.table.scene.view import TableView
from rules import Event
from tests.app.toy import layout, placed

CARDS = layout(placed("frame:p", 0, 0, 600, 400, static=True), placed("a", 100, 100), placed("b", 300, 100), placed("c", 500, 100))


def showing(table: Layout, **highlights: Highlight) -> TableFrame:
    return TableFrame(table, highlights, frozenset(highlights))


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    view = TableView({})
    qtbot.addWidget(view)
    view.resize(1280, 712)
    view.show()
    view.table.show(showing(CARDS, a=Highlight("next"), b=Highlight("next", 2)))
    yield view
    view.table.finish()


@pytest.fixture
def table(view: TableView) -> TableScene:
    return view.table


def click(view: TableView, x: float, y: float, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    QTest.mouseClick(view.viewport(), button, Qt.KeyboardModifier.NoModifier, QPoint(round(x * view.factor), round(y * view.factor)))


def test_each_thing_has_one_piece_and_each_mark_a_ring(table: TableScene) -> None:
    assert len(table.items()) == 3 + 2 + 1  # a price as well as two rings; the background is not a piece


def test_rings_of_neighbours_lie_on_each_other_in_one_order_whichever_came_first(view: TableView) -> None:
    near = layout(placed("frame:p", 0, 0, 600, 400, static=True), placed("a", 100, 100, 80, 80), placed("b", 183, 100, 80, 80))
    both = showing(near, a=Highlight("next"), b=Highlight("chosen"))
    view.table.show(both)
    at_once = view.viewport().grab().toImage()
    view.table.show(showing(near, b=Highlight("chosen")))
    view.table.show(both)
    assert view.viewport().grab().toImage() == at_once


def at(view: TableView, x: float, y: float) -> QColor:
    """Return the colour of the picture at a point of the table."""
    picture = view.viewport().grab().toImage()
    share = picture.width() / view.logical_size[0]
    return picture.pixelColor(round(x * share), round(y * share))


def test_the_background_is_one_picture_with_the_table_and_follows_every_change(view: TableView) -> None:
    bare = layout()
    view.table.show(showing(bare))
    wood = [at(view, x, y) for x, y in ((50, 50), (900, 400))]
    panels = [layout(placed("frame:p", x, y, 100, 100, static=True)) for x, y in ((0, 0), (850, 350))]
    for shown, panel in enumerate(panels):
        view.table.show(showing(panel))
        assert view.table.items() == []
        found = [at(view, x, y) for x, y in ((50, 50), (900, 400))]
        assert (found[shown] != wood[shown], found[1 - shown] == wood[1 - shown]) == (True, True)
    view.table.show(showing(bare))
    assert [at(view, x, y) for x, y in ((50, 50), (900, 400))] == wood


def test_a_background_in_another_order_looks_as_if_painted_anew_and_the_rest_is_not_painted_again(view: TableView) -> None:
    panels = [placed(f"frame:{n}", 60 * n, 20 * (n % 3), 100, 100, static=True) for n in range(8)]
    places: list[QRectF] = []
    for order in ((0, 1, 2, 3, 4, 5, 6, 7), (0, 1, 3, 2, 4, 5, 6, 7), (7, 1, 3, 2, 4, 5, 6, 0), (0, 6, 4, 2, 1, 3, 5, 7)):
        shown = showing(layout(*(panels[n] for n in order)))
        view.table.on_stale, ask = places.append, view.table.on_stale
        view.table.show(shown)
        view.table.on_stale = ask
        view.viewport().update()
        changed = view.viewport().grab().toImage()
        view.table.backdrop.clear()
        view.table.show(shown)
        view.viewport().update()
        assert view.viewport().grab().toImage() == changed, order
        if order[:4] == (0, 1, 3, 2):
            assert all(not place.contains(60 * 6 + 50, 50) for place in places), "only one of two that changed places"
        places.clear()


def test_background_over_a_piece_stays_a_piece(table: TableScene) -> None:
    table.show(showing(layout(placed("card", 100, 100), placed("frame:label", 105, 105, 20, 10, static=True))))
    assert len(table.items()) == 2


def test_a_thing_in_the_place_of_its_like_changes_nothing(table: TableScene) -> None:
    table.show(showing(layout(placed("a", 100, 100))))
    before = table.items()
    table.show(showing(layout(placed("other", 100, 100))))
    assert [id(item) for item in table.items()] == [id(item) for item in before]


def test_showing_the_same_again_adds_nothing(table: TableScene) -> None:
    before = set(map(id, table.items()))
    table.show(showing(CARDS, a=Highlight("next"), b=Highlight("next", 2)))
    assert set(map(id, table.items())) == before


def test_what_is_gone_leaves_nothing_behind(table: TableScene) -> None:
    table.show(showing(layout()))
    assert table.items() == []


def test_clicks_name_the_item_the_empty_table_and_nothing_on_the_background(view: TableView, qtbot: QtBot) -> None:
    pressed: list[str] = []
    view.table.pressed.connect(pressed.append)
    click(view, 110, 110)
    assert pressed == ["a"]
    with qtbot.waitSignal(view.table.missed):
        click(view, 20, 20)
    with qtbot.waitSignal(view.table.context):
        click(view, 310, 110, Qt.MouseButton.RightButton)
    assert pressed == ["a"]


def test_a_press_that_leaves_the_piece_is_taken_back(view: TableView) -> None:
    pressed: list[str] = []
    view.table.pressed.connect(pressed.append)
    none = Qt.KeyboardModifier.NoModifier
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, none, QPoint(110, 110))
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, none, QPoint(310, 110))
    assert pressed == []


def test_a_click_finishes_what_moves_and_is_not_lost(view: TableView, table: TableScene) -> None:
    moved = layout(CARDS.placements["frame:p"], placed("a", 700, 300), placed("b", 300, 100), placed("new", 900, 100))
    pressed: list[str] = []
    table.pressed.connect(pressed.append)
    table.show(showing(moved, a=Highlight("next")), changes(CARDS, moved, [Event("x", 0, ("b", "new"))]), 1.0)
    assert table.moving
    click(view, 710, 310)
    assert not table.moving
    assert pressed == ["a"]
    assert len(table.items()) == 3 + 1


def test_while_it_moves_a_piece_has_no_ring_and_then_it_has(table: TableScene) -> None:
    moved = layout(placed("a", 700, 300))
    table.show(showing(moved, a=Highlight("next")), changes(CARDS, moved), 1.0)
    during = len(table.items())
    table.finish()
    assert during == 2 + 1  # two that fade, one that flies
    assert len(table.items()) == 1 + 1


def test_animations_end_by_themselves(table: TableScene, qtbot: QtBot) -> None:
    moved = layout(placed("a", 700, 300))
    with qtbot.waitSignal(table.still):
        table.show(showing(moved), changes(CARDS, moved), 5.0)
    assert len(table.items()) == 1
    assert (table.items()[0].pos().x(), table.items()[0].pos().y()) == (700, 300)
    assert table.items()[0].opacity() == 1


def test_space_only_skips_other_keys_act(view: TableView, table: TableScene) -> None:
    moved = layout(placed("a", 700, 300))
    keys: list[int] = []
    table.keyed.connect(lambda key, _: keys.append(key))
    for key, heard in ((Qt.Key.Key_Space, []), (Qt.Key.Key_Return, [int(Qt.Key.Key_Return)])):
        table.show(showing(CARDS))
        table.show(showing(moved), changes(CARDS, moved), 1.0)
        QTest.keyClick(view, key)
        assert not table.moving
        assert keys == heard


def test_a_resize_finishes_what_moves(view: TableView, table: TableScene) -> None:
    moved = layout(placed("a", 700, 300))
    table.show(showing(moved), changes(CARDS, moved), 1.0)
    view.resize(1400, 800)
    assert not table.moving


def test_the_cursor_points_only_at_what_can_be_clicked(view: TableView) -> None:
    QTest.mouseMove(view.viewport(), QPoint(110, 110))
    assert view.viewport().cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(view.viewport(), QPoint(510, 110))
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_what_moves_away_from_under_the_mouse_is_not_hovered_over_any_more(view: TableView, table: TableScene) -> None:
    """It would stay bright where it lies now, and in front of what covers it, until the mouse moves."""
    QTest.mouseMove(view.viewport(), QPoint(110, 110))
    table.show(showing(layout(placed("a", 100, 100), placed("b", 600, 300)), a=Highlight("next")))
    assert table.hovered == "a"
    moved = showing(layout(placed("a", 700, 300)), a=Highlight("next"))
    table.show(moved, changes(CARDS, moved.layout), 1.0)
    assert table.hovered is None
    assert view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_resting_on_a_piece_asks_for_its_tip(view: TableView, qtbot: QtBot) -> None:
    with qtbot.waitSignal(view.table.rested) as asked:
        QTest.mouseMove(view.viewport(), QPoint(110, 110))
    assert asked.args == ["a"]


def test_a_tip_comes_and_goes(table: TableScene) -> None:
    n = len(table.items())
    table.set_tip(Placement("ui:tip", "tip", placed("", 600, 300, 200, 60).rect, TipFace("Castle", (), 100.0, 70.0)))
    assert len(table.items()) == n + 1
    table.set_tip(None)
    assert len(table.items()) == n


def test_a_refused_piece_shakes_and_stays_where_it_was(table: TableScene) -> None:
    where = {id(item): item.pos().toTuple() for item in table.items()}
    table.refuse("c", 1.0)
    QApplication.processEvents()
    table.finish()
    assert {id(item): item.pos().toTuple() for item in table.items()} == where


def test_a_chosen_piece_is_lifted_but_not_from_under_another(table: TableScene) -> None:
    covered = layout(placed("a", 100, 100), placed("b", 300, 100), placed("cover", 300, 130))
    table.show(showing(covered, a=Highlight("chosen"), b=Highlight("chosen")))
    tops = sorted(item.pos().y() for item in table.items() if item.zValue() < 1000)
    assert tops == [94, 100, 130]


@pytest.mark.parametrize("size", [(1280, 712), (1280, 800), (1920, 992), (700, 700)])
def test_the_whole_table_fits_without_scroll_bars(view: TableView, size: tuple[int, int]) -> None:
    view.resize(*size)
    width, height = view.logical_size
    assert width >= 1280 - 1e-6
    assert height >= 712 - 1e-6
    assert view.horizontalScrollBar().maximum() == 0
    assert view.verticalScrollBar().maximum() == 0
    corner = view.mapFromScene(width, height)
    assert abs(corner.x() - size[0]) <= 1
    assert abs(corner.y() - size[1]) <= 1


def test_a_piece_that_moves_to_a_larger_place_grows_on_the_way(table: TableScene) -> None:
    before, after = placed("a", 100, 100, 50, 60), placed("a", 700, 300, 100, 120)
    table.show(showing(layout(before)))
    small = {item.sceneBoundingRect().width() for item in table.items()}
    table.show(showing(layout(after)), changes(layout(before), layout(after)), 1.0)
    (flying,) = table.items()
    begun = flying.sceneBoundingRect().width()
    assert begun == pytest.approx(max(small), rel=0.25)
    assert flying.scenePos() == QPointF(100, 100)
    table.finish()
    (landed,) = table.items()
    assert landed.scale() == 1.0
    assert landed.sceneBoundingRect().width() > 1.4 * begun


@pytest.mark.parametrize("high", [19, 24, 36])
def test_the_price_of_a_strip_hangs_on_the_strip(table: TableScene, high: int) -> None:
    """Only a strip of a card below another one is visible; its price must not cover the card in front."""
    strip, front = placed("strip", 100, 100, 88, high), placed("front", 100, 100 + high, 88, 122, z=1)
    table.show(showing(layout(CARDS.placements["frame:p"], strip, front), strip=Highlight("next", 2)))
    pill = max((item for item in table.items() if isinstance(item, QGraphicsPixmapItem)), key=lambda item: item.zValue())
    middle = pill.sceneBoundingRect().center()
    assert strip.rect.y + PILL[1] / 2 - 1 <= middle.y() <= strip.rect.bottom - PILL[1] / 2 + 1
    assert middle.x() > strip.rect.cx


def test_the_price_of_a_whole_card_hangs_on_its_lower_corner(table: TableScene) -> None:
    card = placed("card", 100, 100, 88, 122)
    table.show(showing(layout(CARDS.placements["frame:p"], card), card=Highlight("next", 2)))
    pill = max((item for item in table.items() if isinstance(item, QGraphicsPixmapItem)), key=lambda item: item.zValue())
    assert pill.sceneBoundingRect().center().y() == pytest.approx(card.rect.bottom, abs=4)
