"""The inn at dusk, in the 100 x 100 scene box around 0, 0."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from app.art.shapes import box, curve, disc, fill, line, poly, stroke
from app.art.tokens import darker, lighter, tint

from .parts import BEAM, DOOR, GLASS_LIT, barrel, house, tree, window

_GOLD: Final = "#F2C455"
_GOLD_DARK: Final = "#A8761E"
_IRON: Final = "#2A211B"


def inn(p: QPainter) -> None:
    """Paint a timbered inn with lit windows; a golden tankard hangs over the road."""
    disc(p, tint("#FFE9B8", 0.9), -33, -17, 8)
    disc(p, tint("#FFE9B8", 0.25), -33, -17, 13)
    fill(p, "#7A3A34", curve((-90, 60), (-90, 22), (-60, 4, -34, 16), (-8, 26, 20, 10), (54, -2, 90, 18), (90, 60)))
    fill(p, "#5E3A2C", curve((-90, 66), (-90, 36), (-50, 28, 0, 34), (50, 28, 90, 36), (90, 66)))
    fill(p, "#B98A58", curve((-16, 66), (-10, 48, 2, 42, 6, 37), (20, 37), (20, 46, 18, 54, 26, 66)))
    tree(p, -48, 40, 1.25, "#4A5A34")
    box(p, "#8A4A36", 22, -36, 7, 16)
    box(p, "#5E3024", 26.4, -36, 2.6, 16)
    for i in range(3):
        disc(p, tint("#FFF0DC", 0.40 - i * 0.1), 26 + i * 3.4, -39 - i * 4.4, 2.8 + i * 1.1)
    house(p, -20, 38, 34, 40, 26, 30, "#F3DDB0", "#8E3326", windows=2, lit=True, door=False)
    for x in (-14.6, 1.6):
        window(p, x, 20, 7, 9, True)
    box(p, BEAM, -6.4, 21, 7.6, 17, 1.2)
    box(p, DOOR, -5.4, 22, 5.6, 16, 1)
    disc(p, "#E4B23C", -1.4, 31, 0.8)
    window(p, -6.4, -17, 6.6, 9, True)
    for x, y in ((19, 15), (29, 14)):
        window(p, x, y, 6, 9, True)
    for x, y, s in ((-3, 30, 16), (23, 22, 13), (-3, -12, 11)):
        disc(p, tint(GLASS_LIT, 0.14), x, y, s)
    barrel(p, 26, 46, 14)
    barrel(p, 37, 45, 11, "#7A4A26")
    _sign(p)


def _sign(p: QPainter) -> None:
    """Paint the tankard hanging from its bracket on the left."""
    line(p, _IRON, 2.2, -20, 2, -43, 2)
    stroke(p, _IRON, 1.4, curve((-20, 11), (-27, 11, -28, 2), close=False))
    for x in (-40, -28):
        line(p, _IRON, 1.0, x, 2, x, 8)
    fill(p, _IRON, curve((-46, 7), (-22, 7), (-22, 27), (-34, 34), (-46, 27)))
    fill(p, "#6E2A22", curve((-44.6, 8.4), (-23.4, 8.4), (-23.4, 26.2), (-34, 32.2), (-44.6, 26.2)))
    line(p, tint("#FFE2B0", 0.5), 0.8, -44.2, 26, -44.2, 8.8, -23.8, 8.8)
    stroke(p, _GOLD, 2.2, curve((-30.5, 15), (-25, 14.4, -25, 23.4, -30.5, 23), close=False))
    poly(p, _GOLD, -40, 13.4, -30, 13.4, -29.4, 26, -40.6, 26)
    poly(p, _GOLD_DARK, -33, 13.4, -30, 13.4, -29.4, 26, -32.8, 26)
    poly(p, lighter(_GOLD, 0.5), -39.4, 13.4, -38, 13.4, -38.4, 26, -40, 26)
    for u, r in ((-39.0, 2.2), (-35.4, 2.8), (-31.6, 2.3)):
        disc(p, darker("#FFF8E6", 0.06), u, 12.8, r)
        disc(p, "#FFF8E6", u - 0.3, 12.4, r * 0.86)
