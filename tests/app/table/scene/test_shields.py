"""Pieces in the form of a shield: their rings, the light under the mouse and their shadow follow it."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.art.cache import Picture
from app.art.states import Ring
from app.games.burgundy.faces import ShieldFace
from app.games.burgundy.painters import PAINTERS
from app.table.choice.highlights import Highlight
from app.table.geometry.frame_data import TableFrame
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import RINGS
from app.table.scene.piece_painter import PiecePainter
from app.table.scene.view import TableView
from tests.app.painting import pixels

pytestmark = pytest.mark.usefixtures("fresh_painting")

BARE, SCROLLED = Rect(0, 0, 20, 23.4), Rect(0, 0, 40, 50.4)
sizes = pytest.mark.parametrize("rect", [BARE, SCROLLED])


def framed(picture: Picture, rect: Rect) -> QImage:
    """Paint a picture with a margin of 40 around its box."""
    image = QImage(round(rect.w) + 80, round(rect.h) + 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    p.drawPixmap(QPointF(40, 40) + picture.offset, picture.pixmap)
    p.end()
    return image


def at(image: QImage, x: float, y: float) -> QColor:
    return image.pixelColor(round(40 + x), round(40 + y))


def ring(rect: Rect, mode: Ring) -> QImage:
    return framed(PiecePainter({}).ring(rect, mode, 7.0, "shield"), rect)


@sizes
def test_the_ring_leaves_the_picture_and_the_lower_corners_free(rect: Rect) -> None:
    for mode in ("free", "chosen", "focus"):
        image = ring(rect, mode)
        assert any(at(image, x, rect.h * 0.4).alpha() > 200 for x in range(-4, 4))
        assert at(image, rect.w / 2, rect.h * 0.4).alpha() < 120
    assert at(ring(BARE, "chosen"), 1, BARE.h - 1).alpha() < 200


@sizes
def test_rings_of_states_differ(rect: Rect) -> None:
    modes: tuple[Ring, ...] = get_args(Ring)
    assert len({pixels(ring(rect, mode)) for mode in modes}) == len(modes)


def test_light_and_shadow_follow_the_form() -> None:
    art = PiecePainter(PAINTERS)
    piece = Placement("shield:1", "shield", BARE, ShieldFace(1, 12), shape="shield")
    flat, lit, lifted = (framed(art.piece(piece, look), BARE) for look in ("plain", "hover", "lifted"))
    assert at(flat, 1, BARE.h - 1) == at(lit, 1, BARE.h - 1)
    assert at(flat, BARE.w / 2, BARE.h / 2) != at(lit, BARE.w / 2, BARE.h / 2)
    assert at(lifted, BARE.w / 2, BARE.h + 8).alpha() > at(lifted, 0, BARE.h + 8).alpha()


def test_the_price_stands_above_the_picture(qtbot: QtBot) -> None:
    view = TableView(PAINTERS)
    qtbot.addWidget(view)
    rect = Rect(600, 300, 28, 35)
    piece = Placement("shield:1", "shield", rect, ShieldFace(1, 12), shape="shield")
    view.table.show(TableFrame(Layout.of(1280, 712, [piece]), {"shield:1": Highlight("next", 2)}, frozenset({"shield:1"})))
    pill = max((item for item in view.table.items() if item.zValue() > RINGS), key=lambda item: item.zValue())
    assert pill.pos().y() < rect.y - 5
    assert rect.cx < pill.pos().x() < rect.right
    view.table.finish()


def test_a_shield_is_hit_within_its_rectangle() -> None:
    piece = Placement("shield:1", "shield", SCROLLED, ShieldFace(1, 12), shape="shield")
    assert piece.holds(20, 25)
    assert not piece.holds(41, 25)
