"""The subjects of the six actions, in the 100 x 100 scene box around 0, 0. Light from the upper left, no outlines."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from app.art.icons import icon_at
from app.art.scenes.parts import (
    BEAM,
    DOOR,
    LEAF,
    ROOF,
    SLATE,
    SLATE_DARK,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    barrel,
    cone,
    courses,
    crenels,
    flag,
    house,
    tower,
    tree,
    window,
)
from app.art.shapes import arch, box, curve, disc, fill, line, poly
from app.art.tokens import GOLD_LIGHT, darker, lighter, tint

_WALLS: Final = ("#F0CB8E", "#DE9C6E", "#E6BE82", "#CDA583")
_ROOFS: Final = (ROOF, "#8A4A2E", SLATE, "#A5652F")


def gold_mine(p: QPainter, variant: int = 0) -> None:
    """Paint a timbered adit in a hillside with gold glinting in the dark, and a cart of ore to its left or right."""
    p.save()
    if variant % 2:
        p.scale(-1, 1)
    fill(p, "#A06F2A", curve((-52, 42), (-46, 4, -36, -26, -10, -38), (8, -45, 28, -30, 50, 42)))
    fill(p, "#BF8C3F", curve((-52, 42), (-46, 4, -36, -26, -10, -38), (-22, -18, -28, 6, -32, 42)))
    for x, y, w in ((-30, -10, 8.0), (25, -14, 7.0), (34, 6, 8.0), (-38, 14, 8.0)):
        disc(p, tint("#5A3A12", 0.45), x, y, w, w * 0.42)
        disc(p, "#D6A95C", x - 0.8, y - 1.2, w * 0.8, w * 0.32)
    fill(p, "#1C120A", arch(-15, 42, 34, 66, 10))
    for x, y, s in ((-5, -8, 11.0), (10, -4, 9.0), (5, -16, 7.0)):
        icon_at(p, "star-four-points", x, y, s, "#FFD65A")
    for x in (-19, 17):
        box(p, BEAM, x, -24, 6, 66, 1)
        box(p, lighter(BEAM, 0.25), x, -24, 1.8, 66, 1)
    box(p, BEAM, -24, -30, 52, 8, 1.5)
    box(p, lighter(BEAM, 0.28), -24, -30, 52, 2.2, 1)
    poly(p, "#4A4E55", -52, -6, -26, -6, -30, 12, -48, 12)
    poly(p, "#6B717A", -52, -6, -46, -6, -43, 12, -48, 12)
    for x, y, s in ((-46, -8, 5.0), (-39, -11, 6.0), (-32, -8, 5.0)):
        disc(p, "#C98F1C", x, y, s, s * 0.85)
        disc(p, "#FFDF7E", x - 1.2, y - 1.4, s * 0.55, s * 0.42)
    for x in (-45, -33):
        disc(p, "#2A2018", x, 14, 5)
        disc(p, "#8A6A3A", x, 14, 2)
    p.restore()


def quarry(p: QPainter, variant: int = 0) -> None:
    """Paint a quarry face with its ladder, and squared blocks in front."""
    poly(p, "#9A948A", -52, 36, -46, -14, -30, -30, -8, -26, 6, -8, 22, -14, 52, 36)
    poly(p, "#7C766D", 6, -8, 22, -14, 52, 36, 20, 36)
    poly(p, "#C9C2B4", -46, -14, -30, -30, -8, -26, -14, -8, -34, 0)
    for y in (2, 14, 26):
        line(p, tint("#4E4840", 0.5), 1.2, -44, y, -8, y - 2, 14, y + 3)
    for x, y, s in ((-26, 34, 20), (-2, 38, 24), (24, 35, 18), (10, 18, 16)):
        poly(p, "#EFEAE0", x, y - s, x + s * 0.36, y - s * 1.24, x + s * 1.36, y - s * 1.24, x + s, y - s)
        box(p, "#D5CEC0", x, y - s, s, s)
        poly(p, "#A29A8B", x + s, y - s, x + s * 1.36, y - s * 1.24, x + s * 1.36, y - s * 0.24, x + s, y)
    line(p, BEAM, 2.2, -42, 36, -34, -6)
    line(p, BEAM, 2.2, -35, 37, -27, -5)
    for i in range(5):
        line(p, BEAM, 1.6, -40.6 + i * 1.6, 30 - i * 8, -33.6 + i * 1.6, 31 - i * 8)


def workshop(p: QPainter, variant: int = 0) -> None:
    """Paint a smith's bench with anvil and hammer in a shower of sparks."""
    disc(p, tint("#12301E", 0.30), 0, 40, 48, 9)
    box(p, "#7A5230", -40, 12, 80, 8, 2)
    box(p, "#A8764A", -40, 12, 80, 2.4, 1)
    box(p, "#5C3B22", -34, 20, 7, 20)
    box(p, "#5C3B22", 27, 20, 7, 20)
    icon_at(p, "anvil", -14, 0, 46, "#3A3F45")
    icon_at(p, "anvil", -15, -2, 46, "#6B727A")
    p.save()
    p.translate(20, -22)
    p.rotate(-28)
    icon_at(p, "hammer", 1.5, 1.5, 44, "#2A1A10")
    icon_at(p, "hammer", 0, 0, 44, "#D9A15A")
    p.restore()
    for x, y in ((-2, -18), (-30, -24), (-18, -34)):
        icon_at(p, "star-four-points", x, y, 9, "#FFE08A")


def town_wall(p: QPainter, variant: int = 0) -> None:
    """Paint a length of the town wall with a gate, and a tower to its left or right."""
    disc(p, tint("#3B1408", 0.30), 0, 40, 56, 10)
    box(p, "#C9B594", -56, 2, 112, 36)
    crenels(p, "#C9B594", -56, 2, 112, 10, 8)
    for j in range(3):
        y = 10 + j * 9
        line(p, tint("#7A6344", 0.55), 0.9, -56, y, 56, y)
        for i in range(9):
            joint = -52 + i * 13 + (j % 2) * 6
            line(p, tint("#7A6344", 0.55), 0.9, joint, y, joint, y + 9)
    box(p, tint("#5A3E1C", 0.22), -56, 28, 112, 10)
    x = -18.0 if variant % 2 else 16.0
    roof: str | None = (ROOF, ROOF, SLATE, None)[variant % 4]
    tower(p, x, 40, 24, 52, roof, 24, "#DCCBA9")
    courses(p, x - 9, -6, 16, 34, "#A99773", variant)
    fill(p, DOOR, arch(-x - 9, 38, 18, 22, 11))
    if variant % 3 == 1:
        fill(p, tint("#E8C88A", 0.85), arch(-x - 4, 38, 8, 13, 5))
    if roof:
        flag(p, x, -24, 0.8)


def burgher_houses(p: QPainter, variant: int = 0) -> None:
    """Paint Gothic town houses, one with a steep gable and one with a stepped one."""
    disc(p, tint("#7A5A30", 0.32), 0, 41, 52, 10)
    house(p, -44, 38, 26, 34, 26, 14, _WALLS[variant % 4], _ROOFS[variant % 4], windows=2)
    wall, roof = _WALLS[(variant + 1) % 4], _ROOFS[(variant + 1) % 4]
    w, h = 30.0, 40.0
    box(p, darker(wall, 0.28), w, 2, 12, 36)
    poly(p, roof, w - 2, 4, w - 12, -22, w + 4, -22, w + 14, 4)
    box(p, wall, 0, 38 - h, w, h)
    for i in range(4):
        wide, top = w - i * 7, 38 - h - (i + 1) * 6
        box(p, wall, (w - wide) / 2, top, wide, 6.6)
        box(p, roof, (w - wide) / 2 - 1, top - 1, 4.5, 2)
        box(p, darker(roof, 0.2), (w + wide) / 2 - 3.5, top - 1, 4.5, 2)
    for i in range(4):
        window(p, 5 + i % 2 * 12, 2 + i // 2 * 13, 7, 9, variant % 2 == 0)
    box(p, DOOR, 10, 27, 9, 11, 4)
    if variant % 3 == 0:
        tree(p, -12, 42, 0.9)
    elif variant % 3 == 1:
        barrel(p, -10, 41, 12)


def bridge_tower(p: QPainter, variant: int = 0) -> None:
    """Paint a cobbled road that leads to a Gothic bridge tower."""
    fill(p, "#D9CBAE", curve((-46, 44), (-14, 26, 0, 22, 2, 6), (16, 6), (20, 24, 30, 32, 44, 44)))
    for x, y, s in ((-22, 37, 5.0), (-6, 32, 4.4), (8, 38, 5.0), (22, 38, 5.0), (6, 25, 3.6), (12, 16, 3.0), (-14, 41, 5.0)):
        disc(p, "#B5A585", x, y, s, s * 0.5)
        disc(p, "#EADFC6", x - 0.6, y - 0.6, s * 0.7, s * 0.3)
    box(p, STONE_DARK, 18, -26, 8, 34)
    box(p, STONE, -8, -26, 26, 34)
    box(p, STONE_LIGHT, -8, -26, 5, 34)
    fill(p, "#3A2C22", curve((1, 8), (1, -4), (1, -12, 5, -15, 8.5, -17), (12, -15, 16, -12, 16, -4), (16, 8)))
    box(p, darker(STONE, 0.3), -8, -20.5, 34, 1.6)
    poly(p, SLATE, -11, -26, -4, -52, 20, -52, 29, -26)
    poly(p, SLATE_DARK, 14, -26, 12, -52, 20, -52, 29, -26)
    poly(p, lighter(SLATE, 0.2), -11, -26, -4, -52, -1, -52, -6, -26)
    for x in (-9, 27):
        cone(p, x, -26, 9, 18, SLATE)
    line(p, GOLD_LIGHT, 1.6, 8, -52, 8, -60)
    tree(p, -34, 26, 1.1, LEAF)
    tree(p, 42, 24, 1, LEAF)
