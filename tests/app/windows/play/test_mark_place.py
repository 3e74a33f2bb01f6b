"""The mark of a lesson: its arrow covers nothing that one needs to see, its ring nothing beside what is marked."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from app.art.forms import Sector
from app.games import find
from app.table.choice.highlights import Highlight
from app.table.controller import TableController
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts.button_state import is_command
from app.teaching import lesson
from app.windows.play.mark_place import ARROW, LARGE, Mark, mark
from app.windows.play.pointer import paint_ring
from rules import IDS, ItemId
from tests.app.tables import Start

NAMES = ("Anna", "Ben")
TABLE = Rect(0, 0, 400, 300)
FAR = Highlight("replace")


def marked(table: TableController, items: tuple[ItemId, ...]) -> Mark:
    scene = table.view.table
    return mark(items, [scene.rect_of(item) for item in items], table.layout, scene.showing.clickable, scene.prices)


def disc(found: Mark) -> Rect:
    return Rect(found.x - ARROW, found.y - ARROW, 2 * ARROW, 2 * ARROW)


def laid(*pieces: Placement) -> Layout:
    return Layout(TABLE.w, TABLE.h, {piece.item: piece for piece in pieces})


@pytest.mark.parametrize("game", IDS)
def test_the_arrow_of_every_chapter_is_on_the_table_and_covers_no_price_no_number_and_no_button(start: Start, game: str) -> None:
    for chapter in find(game).lesson:
        table = start(chapter.begin(NAMES), learner=lesson.LEARNER)
        for task in chapter.tasks:
            items = tuple(item for item in task.hints(table.match.record) if item in table.layout.placements)
            if not task.reads:
                items = tuple(item for item in items if table.picker.highlights.get(item, FAR).state in ("next", "later"))[:1]
            if not items:
                continue
            found, scene = marked(table, items), table.view.table
            arrow = disc(found)
            assert Rect(0, 0, table.layout.width, table.layout.height).contains(arrow), (chapter.id, task.id)
            kept = [*scene.prices, *(rect for piece in table.layout.placements.values() for rect in piece.printed)]
            assert not any(rect.inset(2).overlaps(arrow.inset(3)) for rect in kept), (chapter.id, task.id)
            buttons = [piece.rect for piece in table.layout.placements.values() if is_command(piece.item) and piece.item not in items]
            assert not any(rect.inset(2).overlaps(arrow.inset(3)) for rect in buttons), (chapter.id, task.id)
            if max(found.place.w, found.place.h) < LARGE and found.shape == "rectangle":
                assert not arrow.overlaps(found.place), (chapter.id, task.id)


@pytest.mark.parametrize("at", [(5, 5), (355, 255), (5, 255), (355, 5)])
def test_at_the_edge_the_arrow_is_on_the_side_with_room(at: tuple[float, float]) -> None:
    place = Rect(*at, 40, 40)
    found = mark(["it"], [place], laid(Placement("it", "card", place, None)), (), ())
    assert TABLE.contains(disc(found))
    assert not disc(found).overlaps(place)
    towards = math.radians(found.angle)
    assert place.contains(Rect(found.x + 24 * math.cos(towards), found.y + 24 * math.sin(towards), 0, 0)), "it points at the piece"


def test_the_arrow_keeps_clear_of_what_can_be_clicked_and_of_prices() -> None:
    place = Rect(150, 150, 40, 40)
    beside = [Placement(f"beside:{n}", "card", Rect(x, y, 40, 60), None) for n, (x, y) in enumerate([(100, 100), (150, 80), (100, 160)])]
    price = Rect(190, 120, 30, 20)
    found = mark(["it"], [place], laid(Placement("it", "card", place, None), *beside), [one.item for one in beside], [price])
    assert not any(disc(found).overlaps(one.rect) for one in beside)
    assert not disc(found).overlaps(price)


def test_beside_a_line_of_a_list_the_arrow_is_at_its_end() -> None:
    place = Rect(100, 100, 200, 25)
    found = mark(["it"], [place], laid(Placement("it", "choice", place, None)), (), ())
    assert found.y == pytest.approx(place.cy, abs=1)


@pytest.mark.parametrize(("gap", "out"), [(30.0, 3.0), (6.0, 1.5), (2.0, -2.0)])
def test_the_ring_is_as_far_out_as_its_neighbours_allow(gap: float, out: float) -> None:
    place = Rect(100, 100, 200, 25)
    below = Placement("below", "choice", Rect(100, 125 + gap, 200, 25), None)
    assert mark(["it"], [place], laid(Placement("it", "choice", place, None), below), (), ()).out == out


def test_the_ring_follows_a_sector_and_goes_beneath_a_price() -> None:
    form = Sector(0, 80, 40, 80, 45, 50)
    x, y, w, h = form.extent()
    place = Rect(100 + x, 100 + y, w, h)
    form = form.moved(-x, -y)
    price = Rect(place.x + place.w - 10, place.y + 10, 20, 16)
    found = mark(["it"], [place], laid(Placement("it", "half", place, None, shape=form)), (), [price])
    picture = QImage(int(TABLE.w), int(TABLE.h), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    p = QPainter(picture)
    paint_ring(p, found)
    p.end()
    corner = QPointF(place.x, place.bottom)
    assert picture.pixelColor(int(corner.x()) + 4, int(corner.y()) - 4).alpha() < 120, "the corner of its rectangle is another's place"
    inside = QRectF(price.x, price.y, price.w, price.h).center()
    assert picture.pixelColor(int(inside.x()), int(inside.y())).alpha() == 0
