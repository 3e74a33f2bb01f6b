"""The species of the pastures, in side view facing right, and the meadow they stand on.

A figure stands with its feet on 0, 0 and is about 40 units wide and 34 high.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from PySide6.QtGui import QPainter

from app.art.shapes import box, clip, curve, disc, ellipse, fill, line, poly, stroke
from app.art.tokens import darker, tint

EYE: Final = "#22160E"


def _legs(p: QPainter, colour: str, xs: tuple[float, ...], h: float = 9.0, w: float = 2.6, hoof: str = "") -> None:
    for i, x in enumerate(xs):
        leg = colour if i % 2 else darker(colour, 0.3)
        poly(p, leg, x - w * 0.1, -h, x + w * 1.1, -h, x + w * 0.92, 0, x + w * 0.08, 0)
        if hoof:
            box(p, hoof, x, -1.6, w, 1.6, 0.4)


def _eye(p: QPainter, x: float, y: float, r: float = 1.1) -> None:
    disc(p, EYE, x, y, r)
    disc(p, "#FFFFFF", x + r * 0.3, y - r * 0.35, r * 0.36)


def sheep(p: QPainter) -> None:
    """Paint a woolly sheep with a dark face."""
    _legs(p, "#4A3D35", (-9, -5.4, 4, 7.6), 10, 2.6)
    fleece = (
        (-11, -14, 6.4),
        (-8, -19, 6.2),
        (-1.5, -21, 6.6),
        (5.5, -19.5, 6.4),
        (8.5, -14, 6.0),
        (-5, -11.5, 6.2),
        (3, -11.5, 6.4),
        (-1, -15, 6.0),
    )
    for x, y, r in fleece:
        disc(p, "#BBAA8C", x + 0.5, y + 1.6, r)
    for x, y, r in fleece:
        disc(p, "#EFE5CF", x, y, r)
    for x, y, r in fleece:
        disc(p, "#FFFAEE", x - 0.9, y - 1.3, r * 0.78)
    for x, y in ((-8, -13), (-2, -16.5), (4.4, -13.5), (1, -20.5)):
        stroke(p, tint("#B9A88A", 0.85), 0.9, curve((x - 2.4, y), (x - 1.6, y + 2.4, x + 1.6, y + 2.4, x + 2.4, y - 0.2), close=False))
    poly(p, "#3A302A", 9.4, -21.4, 4.6, -19.6, 6.2, -17.4, 10.4, -18.4)
    head = curve((9.2, -22), (14, -25, 18, -21.5, 18.8, -15), (18.8, -10.8, 14.6, -10.8, 12.6, -13), (10, -15.6, 8.8, -18.6, 9.2, -22))
    fill(p, "#4A3D35", head)
    fill(p, "#5F5046", curve((10.4, -22), (14, -24, 17, -21, 17.8, -16.4), (15, -19, 12, -21, 10.4, -22)))
    disc(p, "#2A211C", 17, -12.8, 0.8)
    for x, y, r in ((9.6, -23.6, 3.0), (12.8, -24.6, 2.9), (15.2, -23.2, 2.2)):
        disc(p, "#FFFAEE", x, y, r)
    _eye(p, 14.2, -18.8, 1.25)


def cattle(p: QPainter) -> None:
    """Paint a brown cow with white patches."""
    line(p, "#7A4E2E", 1.5, -16.4, -21, -18.6, -17, -18.2, -10.6)
    disc(p, "#5A3820", -18.2, -9.6, 1.7, 2.3)
    _legs(p, "#8A5832", (-13, -9, 4.6, 8.6), 11, 3.2, "#3A2A1E")
    disc(p, "#EFB9A6", -5, -8.6, 3.6, 2.6)
    body = curve(
        (-16, -22.6),
        (-13, -25, -6, -24, 0, -23.4),
        (6, -23, 9, -25.6, 13.4, -25),
        (15.6, -19, 14, -11.4, 11, -9.4),
        (4, -6.8, -9, -7, -14, -9.4),
        (-17.4, -12, -17.6, -19, -16, -22.6),
    )
    fill(p, "#9A6238", body)
    clip(p, body)
    disc(p, "#B87D4C", -3, -23.6, 17, 6.4)
    disc(p, "#FFF3DC", -7, -17, 5.6, 5)
    disc(p, "#FFF3DC", -12.6, -11, 4, 3.4)
    disc(p, "#FFF3DC", 5, -20.4, 4.6, 3.8)
    disc(p, tint("#4A2A10", 0.28), -2, -6.6, 17, 3.6)
    p.restore()
    poly(p, "#F3E8D0", 12.8, -30.2, 9.2, -33, 9.4, -35.8, 14.8, -31.4)
    poly(p, "#D9C9A6", 18.8, -31.4, 21.6, -33.4, 21.8, -36, 20.2, -30.8)
    head = curve((11.4, -30), (14, -33, 19.6, -32.6, 20.6, -29), (22.4, -24, 22.8, -20.6, 20.6, -18.6), (17, -17, 13.6, -20, 12, -24))
    fill(p, "#A26A3E", head)
    fill(p, "#FFF3DC", curve((16, -32), (18.6, -32, 19.6, -30, 20, -27.4), (18.4, -26.4, 17, -28, 16, -32)))
    fill(
        p,
        "#F2D2BE",
        curve(
            (15.4, -22.6), (17, -25, 21.6, -25.4, 22.4, -22.4), (22.4, -18.6, 19, -17.2, 16.6, -18.6), (15.4, -19.6, 15, -21, 15.4, -22.6)
        ),
    )
    disc(p, "#8A5A4A", 20.4, -21.6, 0.7)
    fill(p, "#7E4E2C", curve((12.4, -29), (8, -30.4, 5.8, -27, 6.8, -25.4), (9.4, -24.4, 12, -26, 12.4, -29)))
    _eye(p, 17.4, -27.4, 1.2)


def pig(p: QPainter) -> None:
    """Paint a pink pig with a curly tail."""
    tail = curve((-15, -15), (-20, -18.6, -21, -12.4, -18, -12.8), (-15.6, -13.6, -18, -19.4, -21.6, -17.4), close=False)
    stroke(p, "#D08A80", 1.5, tail)
    _legs(p, "#DB958A", (-11, -7, 3.4, 7), 8, 3.4, "#8A4E48")
    body = ellipse(-2, -13.6, 14.4, 9.6)
    fill(p, "#E9A79B", body)
    clip(p, body)
    disc(p, "#F6C0B4", -4, -18, 13.4, 7.2)
    disc(p, tint("#A8574C", 0.30), -1, -4.6, 14, 4.6)
    disc(p, tint("#C97A6E", 0.22), -12, -12, 7, 8)
    disc(p, "#F6C0B4", -6, -19, 10, 5.4)
    p.restore()
    disc(p, "#EEAFA3", 10.8, -15.4, 7.4, 7.0)
    disc(p, "#F8C8BD", 9.4, -17.8, 5.0, 3.8)
    fill(p, "#D98C80", curve((15.4, -17.6), (18.6, -18.4, 20.4, -16, 20, -13.2), (19.4, -10.8, 16.4, -10.4, 15, -11.8)))
    for y in (-15.4, -12.9):
        disc(p, "#8A4038", 18.4, y, 0.62, 0.8)
    fill(p, "#D4857A", curve((5, -20.6), (4.4, -25.6, 7.6, -26.6, 11.6, -20.6), (10, -18.4, 7, -18.4, 5, -20.6)))
    fill(p, "#E9A197", curve((11, -21.4), (12.6, -25.6, 14.8, -25.8, 15.4, -20.4), (14, -19.6, 12.4, -20, 11, -21.4)))
    stroke(p, "#A8574C", 0.9, curve((15.4, -10.4), (14, -8.9, 12.2, -9.8), close=False))
    disc(p, tint("#E2705F", 0.45), 10.6, -12.4, 2.0, 1.5)
    _eye(p, 13.4, -16.6, 1.15)


def chicken(p: QPainter) -> None:
    """Paint a russet hen with comb, wing and tail feathers."""
    for x in (-2.6, 2.8):
        line(p, "#D9941E", 1.5, x, -8, x + 0.4, -0.8)
        line(p, "#D9941E", 1.2, x - 2.2, 0, x + 0.4, -1, x + 3.2, 0)
    for tip_x, tip_y, shade in ((-19, -27, "#6E3A18"), (-20.4, -22.6, "#8A4A20"), (-17, -30, "#8A4A20")):
        fill(p, shade, curve((-8, -10), (tip_x - 1.4, -13, tip_x - 2.4, tip_y + 2, tip_x, tip_y), (tip_x + 6, tip_y + 1, -6, -19, -3, -15)))
    body = curve(
        (-13.4, -19),
        (-13, -8.6, -5, -4.4, 2, -5.4),
        (10, -6.6, 14.4, -13.6, 12.6, -21),
        (12.4, -26, 12.6, -29.8, 9, -30.2),
        (4.6, -30.4, 4.4, -24, 1.6, -20.4),
        (-2.4, -17, -8.4, -16.4, -13.4, -19),
    )
    fill(p, "#C2723A", body)
    clip(p, body)
    disc(p, "#DB9254", 8.4, -17, 4.4, 10)
    disc(p, tint("#5A2C10", 0.30), 0, -4.6, 13, 4.4)
    p.restore()
    wing = curve((-9.6, -15.4), (-5, -17.4, 2.4, -17, 4.6, -13.6), (2.6, -8.6, -4.4, -7.8, -9.6, -15.4))
    fill(p, "#9A5426", wing)
    for x in (-5.6, -2.4, 0.8):
        stroke(p, tint("#6E3A18", 0.8), 0.9, curve((x - 1.8, -13.6), (x - 0.6, -11, x + 1.4, -11, x + 2, -13.8), close=False))
    for x, y, r in ((6.6, -31, 1.7), (9, -32, 2.0), (11.2, -30.6, 1.6)):
        disc(p, "#C8302E", x, y, r)
    poly(p, "#E9A92E", 12, -27.6, 16.8, -25.6, 12.2, -24.2)
    poly(p, "#C4821A", 12.2, -25.8, 16.8, -25.6, 12.2, -24.2)
    disc(p, "#C8302E", 12.2, -22.6, 1.5, 2.3)
    _eye(p, 9.8, -27, 1.15)


def goat(p: QPainter) -> None:
    """Paint a grey goat with a white belly, swept horns and a beard."""
    _legs(p, "#6B6259", (-11, -7.4, 4, 7.6), 12, 2.7, "#2E2620")
    fill(p, "#E4DDD0", curve((-14, -20), (-19, -27, -17.6, -28, -15.4, -26), (-13, -24, -11, -21.4, -11, -18)))
    body = curve(
        (-14, -22.4),
        (-8, -25.4, 2, -23.6, 8, -25.6),
        (12.6, -27, 14.2, -20, 12, -14),
        (10, -9.4, 4, -9.6, -2, -10),
        (-8, -10.4, -13, -9, -14.6, -13),
        (-16, -17, -16, -20, -14, -22.4),
    )
    fill(p, "#8D837A", body)
    clip(p, body)
    disc(p, "#B5ACA2", -2, -24.6, 15, 4.8)
    disc(p, "#EFE9DF", -2, -9, 13, 3.6)
    disc(p, tint("#3A302A", 0.22), -13, -14, 4, 8)
    p.restore()
    fill(p, "#9A9087", curve((6.4, -22), (9, -31, 11, -33, 14, -33.4), (17, -31, 16, -25, 12.6, -17), (9.6, -16.4, 7.4, -18.4, 6.4, -22)))
    for shade, dx in (("#4A3D32", -2.2), ("#6B5848", 0.0)):
        stroke(p, shade, 2.5, curve((13.4 + dx, -34), (12.6 + dx, -41, 7.4 + dx, -43.6, 2.8 + dx, -41.4), close=False))
    head = curve(
        (11.4, -34.4), (14.6, -36.6, 18, -35, 19, -31.6), (20.4, -27.4, 22.4, -24.8, 21.4, -22.8), (18.6, -21.6, 13.6, -25, 11.6, -29)
    )
    fill(p, "#A89E94", head)
    fill(p, "#F4EFE6", curve((17.2, -34.2), (19, -31, 21.8, -26, 21.4, -23.2), (19.2, -22.4, 18, -27, 16, -31.6)))
    poly(p, "#E4DDD0", 15.4, -24.6, 19.6, -22.4, 16.2, -15.8, 14.6, -20)
    fill(p, "#7D736A", curve((12.2, -33), (8, -34.6, 5, -32.4, 5.2, -30.6), (8, -29.4, 11, -30, 12.2, -33)))
    disc(p, "#3A302A", 20.8, -24.2, 0.7)
    _eye(p, 15.8, -31.2, 1.15)


def goose(p: QPainter) -> None:
    """Paint a white goose with a long neck and an orange bill."""
    for x in (-3.4, 2.8):
        line(p, "#D9861E", 1.7, x, -8, x + 0.4, -0.8)
        poly(p, "#E48A1E", x - 1.2, 0.4, x + 0.4, -1.6, x + 4.6, 0.4)
    body = curve(
        (-20, -19),
        (-13, -21.4, -6, -23, 0, -22),
        (5.6, -21, 8.8, -24, 7.6, -29.6),
        (6.6, -34.6, 8, -39.6, 12.2, -39.8),
        (16.2, -39.8, 17, -35.2, 14.4, -32.6),
        (11.8, -29.6, 14.8, -23.4, 13.4, -16),
        (12, -8.6, 4, -5.4, -3.4, -6.2),
        (-11.6, -7, -17, -12.4, -20, -19),
    )
    fill(p, "#FFFDF4", body)
    clip(p, body)
    disc(p, tint("#A89A80", 0.55), -1, -5.4, 15, 4.6)
    fill(p, tint("#A89A80", 0.30), curve((14, -38), (10, -32, 12, -26, 8, -18), (14, -14), (18, -24)))
    p.restore()
    wing = curve((-19, -18.4), (-10, -20.4, -1, -20.6, 5.4, -17), (3.4, -10.6, -7, -8.8, -19, -18.4))
    fill(p, "#E4DCCB", wing)
    for x in (-10, -5.4, -0.8):
        stroke(p, tint("#9A8D74", 0.8), 0.9, curve((x - 2.2, -16.4), (x - 0.6, -12.6, x + 1.8, -12.4, x + 3, -15.6), close=False))
    poly(p, "#F0A02E", 14.8, -38.4, 22, -34.8, 14.6, -33.8)
    poly(p, "#C97518", 15, -36, 22, -34.8, 14.6, -33.8)
    _eye(p, 13.2, -36.8, 1.15)


ANIMAL: Final[dict[str, Callable[[QPainter], None]]] = {
    "sheep": sheep,
    "cattle": cattle,
    "chicken": chicken,
    "pig": pig,
    "goat": goat,
    "goose": goose,
}


def animal(p: QPainter, species: str, x: float, y: float, s: float = 1.0, facing: int = 1) -> None:
    """Paint one animal with its feet on ``x, y``; ``s`` units per scene unit, ``facing`` 1 right or -1 left, with its ground shadow."""
    p.save()
    p.translate(x, y)
    disc(p, tint("#141E05", 0.27), 0.8 * s, 0.2 * s, 16 * s, 2.7 * s)
    p.scale(s * facing, s)
    ANIMAL[species](p)
    p.restore()


def meadow(p: QPainter, seed: int = 3, flowers: bool = True) -> None:
    """Paint tufts of grass and a few flowers in the scene box."""
    rng = random.Random(seed)
    for i in range(30):
        x, y = rng.uniform(-58, 58), rng.uniform(-20, 56)
        line(p, tint(rng.choice(("#4F7A2E", "#B6D38A")), 0.75), 1.1, x - 1.4, y, x - 2.2, y - 3.6)
        line(p, tint("#4F7A2E", 0.6), 1.1, x + 0.6, y, x + 1.2, y - 4.2)
        if flowers and i % 5 == 0:
            disc(p, rng.choice(("#FFF6DC", "#F3C33C", "#E58BA0")), x + 3, y - 1.4, 1.3)


def herd(p: QPainter) -> None:
    """Paint the pasture of the card game: one animal of every species."""
    disc(p, tint("#CFE3A4", 0.55), -8, -14, 62, 15)
    for x in range(-52, 60, 13):
        box(p, "#8A6238", x, -24, 2.6, 13, 0.8)
    for y in (-21.4, -16.2):
        line(p, "#A67A48", 1.7, -58, y, 62, y - 1)
    meadow(p, 8)
    animal(p, "cattle", -18, 13, 1.26, 1)
    animal(p, "sheep", 27, 20, 1.02, -1)
    animal(p, "pig", -20, 41, 1.10, 1)
    animal(p, "chicken", 21, 44, 0.94, -1)


_PLACES: Final[dict[int, tuple[tuple[float, float, float, int], ...]]] = {
    1: ((0, 34, 2.0, 1),),
    2: ((-14, 17, 1.42, 1), (14, 43, 1.60, -1)),
    3: ((2, 8, 1.20, 1), (-22, 33, 1.34, 1), (21, 44, 1.38, -1)),
    4: ((-18, 8, 1.14, 1), (19, 11, 1.14, -1), (-21, 41, 1.24, 1), (20, 44, 1.24, -1)),
}


def flock(p: QPainter, species: str, count: int) -> None:
    """Paint one to four animals of one species, for the middle of a meadow."""
    for x, y, s, facing in _PLACES[count]:
        animal(p, species, x, y, s, facing)
