"""The board of a duchy, and miniature duchies."""

from __future__ import annotations

from functools import partial
from itertools import compress

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.forms.hexagons import HEX_RATIO, hexagon
from app.art.hexes.duchy_tokens import EMPTY_FIELD, TILE, TILE_INK
from app.art.icons import icon_at
from app.art.materials import linear, panel
from app.art.pictograms import TILE_ICON
from app.art.shapes import fill, rounded, stroke
from app.art.tokens import BOARD, BOARD_LOW, darker, lighter, mix, tint

from ..faces import LILY, LILY_SIZE, DuchyBoardFace, MiniDuchyFace


def duchy_board(p: QPainter, r: QRectF, face: DuchyBoardFace) -> None:
    """Paint heavy paper with a double line, and lilies in corners."""
    panel(p, r, 12, BOARD, BOARD_LOW)
    for i in (0, 1):
        inset = 7 + i * 4
        line = rounded(r.adjusted(inset, inset, -inset, -inset), 8 - i * 2)
        stroke(p, tint("#7A5A2E", 0.35 - 0.15 * i), 1.4 - i * 0.5, line)
    corners = (r.right() - LILY, r.top() + LILY), (r.left() + LILY, r.bottom() - LILY), (r.right() - LILY, r.bottom() - LILY)
    for x, y in compress(corners, face.lilies):
        icon_at(p, "fleur-de-lis", x, y, LILY_SIZE, tint("#8A6A2E", 0.55))


def mini_duchy(p: QPainter, r: QRectF, face: MiniDuchyFace) -> None:
    """Paint filled fields strong, dark-edged and with their sign, empty ones pale; the whole is as large as it fits and centred."""
    xs, ys = [cell[0] for cell in face.cells], [cell[1] for cell in face.cells]
    w = min(r.width() / (max(xs) - min(xs) + 1), r.height() / (max(ys) - min(ys) + HEX_RATIO))
    h = w * HEX_RATIO
    for x, y, kind, filled in sorted(face.cells, key=lambda cell: cell[3]):
        across, down = x - (min(xs) + max(xs)) / 2, y - (min(ys) + max(ys)) / 2
        at = QPointF(r.center().x() + w * across - w / 2, r.center().y() + w * down - h / 2)
        cache.share(p, QRectF(at.x(), at.y(), w, h), ("mini", kind, filled), partial(_mini, kind=kind, filled=filled), 2.0)


def _mini(p: QPainter, r: QRectF, kind: str, filled: bool) -> None:
    path = hexagon(r, 0.93, 0.06)
    if not filled:
        fill(p, mix(EMPTY_FIELD[kind], "#FBF5E6", 0.25), path)
        stroke(p, tint("#5A4128", 0.35), 0.6, path)
        icon_at(p, TILE_ICON[kind], r.center().x(), r.center().y(), r.height() * 0.44, tint(darker(EMPTY_FIELD[kind], 0.6), 0.30))
        return
    colour = TILE[kind]
    fill(p, linear(r, (0, lighter(colour, 0.2)), (1, darker(colour, 0.12))), path)
    stroke(p, darker(colour, 0.65), 1.1, path)
    icon_at(p, TILE_ICON[kind], r.center().x(), r.center().y(), r.height() * 0.54, tint(TILE_INK[kind], 0.82))
