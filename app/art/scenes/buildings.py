"""The eight building types, in the 100 x 100 scene box around 0, 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from app.art.shapes import arch, box, circle, curve, disc, fill, line, poly, stroke
from app.art.tokens import BURGUNDY, darker, lighter, tint

from .parts import (
    BEAM,
    DOOR,
    GLASS,
    PLASTER,
    PLASTER_DARK,
    ROOF,
    ROOF_DARK,
    SLATE,
    SLATE_DARK,
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    THATCH,
    barrel,
    bush,
    church_window,
    coins,
    cone,
    courses,
    crate,
    crenels,
    flag,
    ground,
    house,
    tree,
    window,
)


def market(p: QPainter) -> None:
    """Paint a striped stall full of fruit in front of town houses."""
    ground(p)
    house(p, -38, 20, 18, 24, 15, 6, "#EED6A6", "#8A5A34", windows=1, door=False)
    house(p, 2, 22, 20, 22, 16, 22, PLASTER, ROOF)
    box(p, "#7A5230", -34, 6, 3, 37)
    box(p, "#7A5230", 18, 6, 3, 37)
    box(p, tint("#3A2410", 0.35), -31, 8, 49, 18)
    box(p, "#A5713F", -36, 26, 59, 15, 1.5)
    box(p, "#C08A52", -36, 26, 59, 3, 1.5)
    box(p, "#83552C", -36, 35, 59, 6)
    for x in (-22, -6, 9):
        line(p, "#6B4322", 1, x, 29, x, 41)
    fruit = ("#C23740", "#E3870A", "#6F9A3D", "#C23740", "#E9C46A", "#6F9A3D", "#E3870A")
    for i, colour in enumerate(fruit):
        for dx, y, r in ((3.4, 22.4, 3.2), (0, 24.5, 4.0)):
            disc(p, darker(colour, 0.12), -30 + i * 8 + dx, y, r)
        disc(p, colour, -30 + i * 8, 24.2, 3.6)
        disc(p, lighter(colour, 0.45), -31 + i * 8, 23, 1.3)
    for i in range(7):
        a, w = -41 + i * 9.6, 9.6
        red = i % 2 == 0
        poly(p, "#B4323F" if red else "#FFF6E2", a * 0.84, -12, (a + w) * 0.84, -12, a + w, 8, a, 8)
        disc(p, "#9A2834" if red else "#E9DCC0", a + w / 2, 8, w / 2, 4)
    poly(p, tint("#FFFFFF", 0.22), -34, -12, 22, -12, 22.6, -8, -35.4, -8)
    barrel(p, 36, 43, 14)
    for x, y in ((33, 28.6), (37, 27.6), (40, 29)):
        disc(p, "#C23740", x, y, 2.6)
        disc(p, "#E58A80", x - 0.7, y - 0.8, 0.8)


def carpenter(p: QPainter) -> None:
    """Paint a thatched workshop with timber, saw-horse and saw."""
    ground(p)
    house(p, -32, 36, 36, 30, 22, 28, "#F1DCB2", THATCH, windows=2)
    logs = ((18, 43), (28, 43), (38, 43), (23, 34.6), (33, 34.6), (28, 26.4))
    for x, y in logs:
        disc(p, "#6B4322", x + 0.6, y + 0.5, 5.2)
        disc(p, "#8A5A30", x, y, 5.0)
        disc(p, "#E0B87E", x - 0.5, y - 0.5, 3.9)
        circle(p, "#B98A50", 0.8, x - 0.5, y - 0.5, 2.4)
        disc(p, "#B98A50", x - 0.5, y - 0.5, 0.9)
    for x in (-44, -20):
        line(p, "#6B4322", 2.2, x - 4, 50, x + 4, 34)
        line(p, "#8A5A30", 2.2, x + 4, 50, x - 4, 34)
    poly(p, "#D9AE72", -54, 31, -10, 31, -9, 36, -54, 36)
    poly(p, "#B98A50", -54, 34, -9.4, 34, -9, 36, -54, 36)
    teeth = [v for i in range(6, -1, -1) for v in (-38.8 + i * 2.4, 21.2 + i * 2.7, -36.6 + i * 2.4, 19.0 + i * 2.7)]
    poly(p, "#E6EAEE", -29.5, 12, -19, 33, -22, 37, *teeth)
    line(p, "#FFFFFF", 0.9, -29.8, 13, -19.4, 33)
    handle = curve((-40.5, 17), (-44, 8, -39, -1, -32, 1), (-26, 3, -26, 9, -28.6, 13), (-33, 13, -37, 15, -40.5, 17))
    hole = curve((-38, 11), (-39.4, 6, -36.5, 3, -33.4, 4), (-30.4, 5, -30.6, 8, -32, 9.4))
    fill(p, "#7A4A26", handle.subtracted(hole))
    for x, y in ((-14, 44), (-8, 46), (-18, 47), (-3, 44.6)):
        stroke(p, "#F1D9A6", 1.3, curve((x, y), (x + 1, y - 3, x + 4, y - 2, x + 3, y), close=False))


def church(p: QPainter) -> None:
    """Paint a parish church with a slate spire."""
    p.translate(1, 4)
    p.scale(0.93, 0.93)
    ground(p)
    house(p, -8, 36, 24, 25, 19, 27, PLASTER, SLATE, timber=False, door=False, windows=0)
    for x in (21, 31.5):
        church_window(p, x, 28, 5, 14)
    circle(p, BEAM, 1.1, 4, 14, 4.6)
    disc(p, "#5FA3C8", 4, 14, 4)
    for dx, dy in ((4, 0), (0, 4)):
        line(p, BEAM, 0.7, 4 - dx, 14 - dy, 4 + dx, 14 + dy)
    box(p, PLASTER, -28, -14, 20, 50)
    box(p, "#FFF9EA", -28, -14, 4, 50)
    box(p, PLASTER_DARK, -15, -14, 7, 50)
    box(p, "#B79C68", -28.6, 4, 21.2, 1.8)
    box(p, SLATE_DARK, -30, -15.4, 24, 2.4)
    cone(p, -18, -15, 26, 37, SLATE)
    line(p, "#B8862F", 1.8, -18, -50, -18, -61)
    line(p, "#B8862F", 1.8, -22, -57, -14, -57)
    church_window(p, -22.6, 1, 7, 12)
    disc(p, BEAM, -19, 13, 4.8)
    disc(p, "#FFF3D0", -19, 13, 3.8)
    line(p, BEAM, 0.9, -19, 10.4, -19, 13, -17.2, 14.2)
    fill(p, DOOR, arch(-23.5, 36, 9, 14))
    line(p, "#7A5230", 0.8, -19, 24, -19, 36)
    fill(p, tint("#E6D2A6", 0.9), curve((-23, 36), (-26, 42, -34, 46, -38, 53), (-20, 53), (-16, 46, -14, 40, -14.5, 36)))
    tree(p, 45, 43, 1.1)
    bush(p, 14, 43, 1.0)
    bush(p, -44, 42, 0.9)


def warehouse(p: QPainter) -> None:
    """Paint a broad timber barn with a hoist, crates and casks."""
    ground(p)
    house(p, -40, 36, 46, 28, 29, 32, "#E9C99A", "#8A5A34", door=False, windows=0)
    box(p, "#3A2414", -30, 12, 26, 24, 1)
    box(p, "#7A4E2A", -30, 12, 12, 24, 1)
    line(p, "#A67A48", 1.1, -29, 14, -19, 34)
    line(p, "#A67A48", 1.1, -19, 14, -29, 34)
    barrel(p, -11, 36, 12)
    fill(p, "#4A2E1A", arch(-22, -2, 10, 12))
    line(p, BEAM, 3, -17, -19, -17, -24)
    line(p, BEAM, 2.6, -17, -20, -37, -20)
    line(p, BEAM, 1.4, -26, -20, -17, -13)
    line(p, "#3A2A1C", 1, -35, -20, -35, 4)
    disc(p, "#6B4A2A", -35, -19, 2)
    crate(p, -40.5, 14, 11)
    line(p, "#3A2A1C", 0.8, -40.5, 3, -35, -2, -29.5, 3)
    crate(p, 10, 43, 14)
    crate(p, 25, 43, 12, "#C08A4E")
    crate(p, 14, 29, 11, "#C99A5A")
    barrel(p, 45, 43, 15)
    sack = curve((-46, 47), (-48, 39, -44, 36, -41, 36), (-43, 32), (-35, 32), (-37, 36), (-33, 36, -29, 39, -31, 47))
    fill(p, "#A9854E", sack)
    fill(p, "#CDAA70", curve((-46, 47), (-48, 39, -44, 36, -41, 36), (-39, 38, -38, 43, -40, 47)))
    line(p, "#6B4E22", 1.3, -41.6, 36, -36.4, 36)


def residential_houses(p: QPainter) -> None:
    """Paint a row of tall half-timbered houses with lit windows."""
    ground(p)
    house(p, -48, 36, 23, 40, 19, 8, "#F0D9A8", ROOF, windows=2)
    house(p, 13, 37, 23, 34, 18, 14, "#E9C7A0", "#8A5A34", windows=2)
    house(p, -19, 41, 28, 50, 23, 8, PLASTER, ROOF, windows=3, lit=True)
    for i in range(3):
        window(p, -16 + i * 8.4, 3, 5, 9, True)
    for i in range(2):
        window(p, -45 + i * 10, 12, 5, 7)
    for i in range(3):
        box(p, "#8A4A2A", -17 + i * 8.4, 12.8, 7, 2)
        for j in range(3):
            disc(p, ("#C9384A", "#F3C33C", "#C9384A")[j], -15.6 + i * 8.4 + j * 2.1, 12.2, 1.3)
    for x, y in ((-30, -24), (26, -14)):
        box(p, "#7A4A36", x, y, 4.4, 11)
        box(p, "#5A3426", x + 2.8, y, 1.6, 11)
        for i in range(3):
            disc(p, tint("#FFFFFF", 0.42 - i * 0.1), x + 2 + i * 2.6, y - 3 - i * 4, 2.2 + i * 0.9)
    bush(p, -46, 45, 0.9)
    bush(p, 34, 46, 1.0)


def bank(p: QPainter) -> None:
    """Paint a pillared counting house with gold in front of it."""
    ground(p)
    box(p, STONE_DARK, 22, -8, 18, 44)
    for y in (2, 18):
        window(p, 28, y, 6, 9)
    box(p, STONE_LIGHT, -38, -8, 62, 44)
    poly(p, SLATE, -43, -6, -8, -32, 27, -6)
    poly(p, SLATE_DARK, -8, -32, 10, -34, 45, -8, 27, -6)
    line(p, lighter(SLATE, 0.35), 1.2, -43, -6, -8, -32, 10, -34)
    poly(p, "#E6DCC6", -31, -8, -7.5, -25, 16, -8)
    box(p, STONE, -41, -8, 66, 4)
    box(p, "#6B604E", -37, -4, 60, 36)
    fill(p, "#3A3026", arch(-13, 32, 11, 24))
    line(p, "#8A6238", 0.9, -7.5, 12, -7.5, 32)
    for x in (-36, -21, -1, 14):
        box(p, STONE, x - 1, -4, 8.4, 3)
        box(p, "#FFFBF0", x, -2, 6.4, 33)
        box(p, "#E6DCC6", x + 2.6, -2, 1.2, 33)
        box(p, STONE_DARK, x + 4.4, -2, 2, 33)
        box(p, STONE, x - 1, 30, 8.4, 2.4)
    box(p, STONE_DARK, -41, 32, 68, 5)
    box(p, STONE, -44, 36, 74, 5)
    box(p, STONE_LIGHT, -44, 36, 74, 1.4)
    disc(p, "#8C6A1C", -7.5, -13.5, 7.6)
    disc(p, "#F0C04A", -8, -14, 6.4)
    disc(p, "#D49C26", -8, -14, 4)
    coins(p, 42, 45, 3)
    coins(p, 29, 47, 2)
    coins(p, 36, 49, 1)
    disc(p, "#FFF6D0", 41, 41.4, 1.2)


def town_hall(p: QPainter) -> None:
    """Paint a stepped gable with clock, arcade and flag."""
    ground(p)
    box(p, PLASTER_DARK, 14, -4, 27, 40)
    poly(p, ROOF, 10, -4, 14, -26, 36, -26, 44, -4)
    for y in (-20, -13, -7):
        line(p, tint(ROOF_DARK, 0.7), 0.8, 13, y, 37 + (y + 26) * 0.3, y)
    box(p, PLASTER, -33, -8, 49, 44)
    for i in range(4):
        w = 49 - i * 11
        top = -8 - (i + 1) * 8
        box(p, PLASTER, -8.5 - w / 2, top, w, 8.6)
        box(p, tint("#7A5A30", 0.20), -8.5 + w / 2 - 6, top, 6, 8.6)
        box(p, ROOF, -8.5 - w / 2 - 1.2, top - 1, 7.5, 2.4)
        box(p, ROOF_DARK, -8.5 + w / 2 - 6.3, top - 1, 7.5, 2.4)
    box(p, ROOF, -17.5, -42, 18, 2.6)
    box(p, "#FFF9EA", -33, -8, 3, 44)
    box(p, tint("#7A5A30", 0.20), 10, -8, 6, 44)
    disc(p, BURGUNDY, -8.5, -17, 7.4)
    disc(p, "#E4B23C", -8.5, -17, 6.4)
    disc(p, "#FFF8E6", -8.5, -17, 5.6)
    line(p, "#2A1A12", 1.2, -8.5, -21, -8.5, -17, -5.4, -15.4)
    for i in range(3):
        x = -28.5 + i * 15
        window(p, x, -3, 8, 11, lit=i == 1)
        fill(p, "#5A4433", arch(x - 1.2, 36, 10.6, 21))
        fill(p, "#3A2A1E", arch(x + 1, 36, 8.4, 18))
    box(p, "#8A6238", -34, 10.4, 51, 2.6)
    poly(p, BURGUNDY, -13, 12.6, -4, 12.6, -4, 24, -8.5, 21, -13, 24)
    box(p, "#E4B23C", -10, 15, 3, 4, 0.6)
    window(p, 24, 6, 8, 11)
    fill(p, DOOR, arch(25, 36, 9, 13))
    flag(p, -8.5, -42, 1.0)
    box(p, STONE, -37, 36, 82, 4)
    box(p, STONE_LIGHT, -37, 36, 82, 1.3)


def watchtower(p: QPainter) -> None:
    """Paint a stone tower with a timber hoarding above the town wall."""
    p.translate(0, 4)
    p.scale(0.92, 0.92)
    ground(p)
    box(p, STONE_DARK, 8, 22, 44, 18)
    crenels(p, STONE_DARK, 8, 22, 44, 6, 4)
    courses(p, 14, 26, 34, 12, "#7E7464")
    box(p, STONE, -52, 24, 40, 16)
    crenels(p, STONE, -52, 24, 40, 5, 4)
    courses(p, -50, 28, 34, 10)
    box(p, STONE, -15, -22, 27, 64)
    box(p, STONE_LIGHT, -15, -22, 6, 64)
    box(p, STONE_DARK, 3, -22, 9, 64)
    for x, y in ((-10, -6), (-3, 6), (-10, 16), (-2, 22), (4, 4), (5, 30), (-11, 34), (4, -10)):
        box(p, tint("#8A7E68", 0.6), x, y, 6, 2.8, 0.8)
    for x in (-16, -4, 8):
        poly(p, "#5A381C", x, -20, x + 4, -20, x + 3.6, -13)
    box(p, "#8A5A30", -20, -35, 37, 15)
    box(p, "#6B4322", 5, -35, 12, 15)
    line(p, "#B07D49", 1.2, -20, -34.4, 17, -34.4)
    for i in range(7):
        line(p, "#5A381C", 0.8, -15 + i * 5, -35, -15 + i * 5, -20)
    for x in (-14, -4, 7):
        box(p, "#22160E", x, -31, 4.6, 5, 0.6)
    cone(p, -1.5, -34, 44, 24, ROOF)
    box(p, GLASS, -5, -8, 5, 11, 2.5)
    fill(p, DOOR, arch(-6.5, 42, 10, 16))
    flag(p, -1.5, -56, 0.85)
    bush(p, 30, 46, 1.0)
    bush(p, -36, 46, 0.8)


BUILDING: Final[dict[str, Callable[[QPainter], None]]] = {
    "carpenter": carpenter,
    "church": church,
    "market": market,
    "watchtower": watchtower,
    "bank": bank,
    "residential_houses": residential_houses,
    "warehouse": warehouse,
    "town_hall": town_hall,
}
