"""Hexagons on the generic table: which one a point belongs to, what rings look like, where arrows lead."""

import math
import random
from collections.abc import Iterator
from typing import cast

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem
from pytestqt.qtbot import QtBot

from app.art.cache import Picture
from app.art.forms.hexagons import hexagon
from app.art.states import Ring
from app.table.choice.highlights import Highlight
from app.table.geometry.faces import PanelFace
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import RINGS
from app.table.input.focus import nearest
from app.table.scene.piece import Ground
from app.table.scene.piece_painter import PiecePainter
from app.table.scene.rings import Rings
from app.table.scene.view import TableView
from tests.app.painting import pixels
from tests.app.toy import layout

RADIUS = 40.0
WIDTH = RADIUS * math.sqrt(3)
CELLS = [(q, r) for r in range(-2, 3) for q in range(max(-2, -2 - r), min(2, 2 - r) + 1)]


def space(q: int, r: int) -> Placement:
    """Return a field of a board of 19 centred on 400, 300."""
    x, y = 400 + WIDTH * (q + r / 2), 300 + 1.5 * RADIUS * r
    return Placement(f"space:{q},{r}", "panel", Rect(x - WIDTH / 2, y - RADIUS, WIDTH, 2 * RADIUS), PanelFace(), shape="hexagon")


BOARD = layout(*(space(q, r) for q, r in CELLS))
RECTS = {item: placement.rect for item, placement in BOARD.placements.items()}


def owner(x: float, y: float) -> str:
    """Return the field with the nearest centre."""
    return min(RECTS, key=lambda item: math.hypot(RECTS[item].cx - x, RECTS[item].cy - y))


def test_a_point_belongs_to_the_hexagon_it_lies_in() -> None:
    order = BOARD.stack
    chance = random.Random(4)
    for _ in range(4000):
        x, y = chance.uniform(200, 600), chance.uniform(120, 480)
        found = order.hit(x, y)
        if found is not None:
            assert found == owner(x, y)
        else:
            rect = RECTS[owner(x, y)]
            assert math.hypot(rect.cx - x, rect.cy - y) >= WIDTH / 2 - 1e-6


def test_the_corner_of_the_box_is_the_neighbours() -> None:
    order = BOARD.stack
    middle = RECTS["space:0,0"]
    assert order.hit(middle.x + 3, middle.y + 3) == "space:0,-1"
    assert order.hit(middle.right - 3, middle.y + 3) == "space:1,-1"
    assert order.hit(middle.x + 3, middle.bottom - 3) == "space:-1,1"
    assert order.hit(middle.cx, middle.y + 3) == "space:0,0"


def test_outside_the_board_nothing_is_hit() -> None:
    corner = RECTS["space:-2,0"]
    assert BOARD.stack.hit(corner.x + 2, corner.y + 2) is None


def test_neighbours_do_not_cover_each_other() -> None:
    order = BOARD.stack
    assert {item: order.seen(item) for item in RECTS} == RECTS


def test_up_and_down_lead_to_a_neighbour_and_sideways_along_the_row() -> None:
    others = {item: rect for item, rect in RECTS.items() if item != "space:0,0"}
    here = RECTS["space:0,0"]
    assert nearest(here, others, 0, -1) == "space:0,-1"
    assert nearest(here, others, 0, 1) == "space:-1,1"
    assert nearest(here, others, 1, 0) == "space:1,0"
    assert nearest(here, others, -1, 0) == "space:-1,0"


def painted(mode: Ring) -> QImage:
    """Paint a ring of the middle field, in an image with a margin of 30 around its box."""
    return framed(PiecePainter({}).ring(RECTS["space:0,0"], mode, 7.0, "hexagon"))


def framed(picture: Picture) -> QImage:
    """Paint a picture of a field in an image with a margin of 30 around its box."""
    image = QImage(round(WIDTH) + 60, round(2 * RADIUS) + 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.drawPixmap(QPointF(30, 30) + picture.offset, picture.pixmap)
    p.end()
    return image


def strong(image: QImage, x: float, y: float) -> bool:
    """Return whether the ring itself, not only its halo, covers a point measured from the upper left corner of the box."""
    return image.pixelColor(round(x + 30), round(y + 30)).alpha() > 200


def test_the_ring_follows_the_hexagon_inside_its_edge() -> None:
    for mode in ("free", "chosen", "focus"):
        image = painted(mode)
        line = next(x for x in range(20) if strong(image, x, RADIUS))
        assert line < 8
        assert not any(strong(image, x, y) for x in range(12) for y in range(12))
        assert any(strong(image, WIDTH / 2, y) for y in range(9))


def test_rings_of_states_differ_and_only_the_paid_one_is_dashed() -> None:
    assert len({pixels(painted(mode)) for mode in ("free", "paid", "chosen", "focus", "last")}) == 5

    def whites(mode: Ring) -> list[bool]:
        image = painted(mode)
        column = 30 + next(x for x in range(20) if image.pixelColor(30 + x, 30 + round(RADIUS)).lightness() > 200)
        return [image.pixelColor(column, 30 + y).lightness() > 150 for y in range(24, 56)]

    assert all(whites("free"))
    assert 4 < sum(whites("paid")) < 28


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[TableView]:
    view = TableView({})
    qtbot.addWidget(view)
    view.resize(1280, 712)
    view.show()
    yield view
    view.table.finish()


def test_the_price_stands_above_right_clear_of_the_middle(view: TableView) -> None:
    view.table.show(TableFrame(BOARD, {"space:0,0": Highlight("next", 2)}, frozenset({"space:0,0"})))
    pill = max((item for item in view.table.items() if item.zValue() > RINGS), key=lambda item: item.zValue())
    assert isinstance(pill, QGraphicsPixmapItem)
    place, middle = pill.pos(), RECTS["space:0,0"]
    assert middle.cx < place.x() < middle.right
    assert middle.y < place.y() < middle.cy - 10


def test_the_light_under_the_mouse_and_the_shadow_of_the_chosen_follow_the_hexagon(view: TableView) -> None:
    art = PiecePainter({})
    piece = space(0, 0)
    flat, lit, lifted = (framed(art.piece(piece, look)) for look in ("plain", "hover", "lifted"))
    assert flat.pixel(34, 34) == lit.pixel(34, 34)
    assert flat.pixel(76, 76) != lit.pixel(76, 76)
    side, foot = 24, round(30 + RADIUS)
    assert lifted.pixelColor(side, round(30 + 2 * RADIUS - 4)).alpha() < lifted.pixelColor(side, foot).alpha()


@pytest.mark.parametrize(("rim", "covered"), [(0.0, True), (5.0, False)])
def test_a_rim_keeps_what_is_printed_along_the_edge_free_of_the_ring(qtbot: QtBot, rim: float, covered: bool) -> None:
    tile = replace(space(0, 0), rim=rim)
    frame = TableFrame(layout(tile), {tile.item: Highlight("next")}, frozenset({tile.item}))
    wanted = Rings(cast(Ground, None), PiecePainter({})).wanted(frame, frame.layout.stack, None, (), ())
    ((picture, x, y, *_),) = wanted
    image = QImage(round(WIDTH) + 60, round(2 * RADIUS) + 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.drawPixmap(QPointF(x - tile.rect.x + 30, y - tile.rect.y + 30) + picture.offset, picture.pixmap)
    p.end()
    inner = hexagon(QRectF(30, 30, WIDTH, 2 * RADIUS), 0.93)
    dark = [
        (column, row)
        for column in range(image.width())
        for row in range(image.height())
        if image.pixelColor(column, row).alpha() > 200 and inner.contains(QPointF(column, row))
    ]
    assert bool(dark) is covered
