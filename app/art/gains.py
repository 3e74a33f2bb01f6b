"""What is seen of a gain: the small plate that rises with +4, and the gold over the pieces it comes from."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from . import cache, goods
from .icons import icon_at
from .lettering import text
from .materials import linear, shadow
from .pieces import coin, goods_sack, points, worker
from .shapes import fill, rounded, stroke
from .tokens import CAUTION, GLOW, GOLD, GOOD, INK_SECOND, tint

PIECES: Final[dict[str, cache.Paint]] = {
    "worker": worker,
    "silver": coin,
    "goods": goods_sack,
    "gold": partial(coin, gold=True),
    "stone": partial(goods.cube, colour=goods.STONE),
    "cube": partial(goods.cube, colour="#C08A4E"),
    "egg": goods.egg,
    "silver_window": goods.window,
    "gold_window": partial(goods.window, gold=True),
    "red_marker": goods.red_mark,
    "blue_marker": goods.blue_mark,
}
"""Resources with a small piece of their own; others have a pictogram."""
ICONS: Final = {"cards": "cards"}
KNOWN: Final = frozenset({"points", *PIECES, *ICONS})
"""The resources that every game may name; a game says which pictogram any other has."""


def plate(p: QPainter, r: QRectF, words: str, icon: str, paid: bool) -> None:
    """Paint a gain, or with ``paid`` a payment (28 high): the words, then a small piece or the pictogram ``icon``."""
    cache.share(p, r, ("plate", paid), partial(_ground, paid=paid), 8.0)
    side = r.height() * 0.68
    x, y = r.right() - r.height() * 0.52, r.center().y()
    place = QRectF(x - side / 2, y - side / 2, side, side)
    if icon == "points":
        points(p, place, "")
        icon_at(p, "star", x, y, side * 0.6, "#FFE9B0")
    elif icon in PIECES:
        cache.share(p, place, ("gain", icon), PIECES[icon], 4.0)
    else:
        icon_at(p, ICONS.get(icon, icon), x, y, side, INK_SECOND)
    room = QRectF(r.left() + 6, r.top(), x - side / 2 - r.left() - 9, r.height())
    text(p, room, words, "num", CAUTION if paid else GOOD, "right", round(r.height() * 0.66))


def _ground(p: QPainter, r: QRectF, paid: bool) -> None:
    radius = r.height() / 2
    shadow(p, r, radius, 6, 2.5, 0.42)
    fill(p, linear(r, (0, "#FFFBF0"), (1, "#F4E6C6")), rounded(r, radius))
    stroke(p, tint(CAUTION, 0.55) if paid else GOLD, 1.3, rounded(r.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.6))


def flash(p: QPainter, r: QRectF, outline: QPainterPath) -> None:
    """Paint light over a piece: gold inside its outline and a halo around it, 12 px wide."""
    for i, alpha in enumerate((0.12, 0.16, 0.22)):
        stroke(p, tint(GLOW, alpha), 15 - 4 * i, outline)
    fill(p, linear(r, (0, tint("#FFF3C4", 0.62)), (1, tint(GLOW, 0.45))), outline)
    stroke(p, GOLD, 3.2, outline)
    stroke(p, "#FFF3C8", 1.5, outline)
