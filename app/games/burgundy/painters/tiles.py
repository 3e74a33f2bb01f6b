"""Hex tiles, fields and empty places as kinds of placements."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.hexes import fields, tiles

from ..faces import CommonSpaceFace, KeySpaceFace, SlotFace, SpaceFace, TileBackFace, TileFace


def tile(p: QPainter, r: QRectF, face: TileFace) -> None:
    """Paint a tile."""
    tiles.tile(p, r, face.kind, face.what, face.number)


def tile_back(p: QPainter, r: QRectF, face: TileBackFace) -> None:
    """Paint a hidden tile."""
    tiles.back(p, r, face.kind)


def space(p: QPainter, r: QRectF, face: SpaceFace) -> None:
    """Paint an empty field of a duchy."""
    kind, number = face.kind, face.number
    cache.share(p, r, ("field", kind), partial(fields.ground, kind=kind))
    fields.field_number(p, r, number)


def slot(p: QPainter, r: QRectF, face: SlotFace) -> None:
    """Paint an empty place of a depot."""
    fields.hollow(p, r, face.kind)


def key_space(p: QPainter, r: QRectF, face: KeySpaceFace) -> None:
    """Paint an empty storage space."""
    fields.key_space(p, r)


def common_space(p: QPainter, r: QRectF, face: CommonSpaceFace) -> None:
    """Paint an empty storage space of a team."""
    fields.key_space(p, r, "account-multiple")
