"""Hex tiles, fields and empty places as kinds of placements."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.castles import hex_fields, hex_tiles


def tile(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind, what, number)``: the building or species or ""; the number of a monastery, or how many animals."""
    hex_tiles.tile(p, r, *face)


def tile_back(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind,)`` or ``("black",)``: a hidden tile."""
    hex_tiles.back(p, r, face[0])


def space(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind, number)``: an empty field of a duchy."""
    kind, number = face
    cache.share(p, r, ("field", kind), partial(hex_fields.ground, kind=kind))
    hex_fields.field_number(p, r, number)


def slot(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint ``(kind,)`` or ``("black",)``: an empty place of a depot."""
    hex_fields.hollow(p, r, face[0])


def key_space(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint an empty storage space."""
    hex_fields.key_space(p, r)


def common_space(p: QPainter, r: QRectF, face: Any) -> None:
    """Paint an empty storage space of a team."""
    hex_fields.key_space(p, r, "account-multiple")
