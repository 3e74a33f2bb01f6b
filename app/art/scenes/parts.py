"""Building blocks of the painted scenes, in the units of the 100 x 100 scene box. Light from the upper left, no outlines."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QPainter

from app.art.shapes import arch, box, curve, disc, fill, line, poly, stroke
from app.art.tokens import BURGUNDY, darker, lighter, mix, tint

STONE: Final = "#D8CFBC"
STONE_DARK: Final = "#A99E89"
STONE_LIGHT: Final = "#EFE8D8"
ROOF: Final = "#A5422F"
ROOF_DARK: Final = "#7C2C20"
SLATE: Final = "#55677A"
SLATE_DARK: Final = "#3C4A59"
THATCH: Final = "#C79A4B"
PLASTER: Final = "#F7EBD0"
PLASTER_DARK: Final = "#D6C29C"
BEAM: Final = "#5C3B22"
DOOR: Final = "#4A2E1A"
GLASS: Final = "#35414A"
GLASS_LIT: Final = "#FFD98A"
LEAF: Final = "#4F7F3C"
LEAF_DARK: Final = "#35602B"


def cloud(p: QPainter, x: float, y: float, s: float = 1.0, opacity: float = 0.32) -> None:
    """Paint a flat cloud of four puffs around ``x, y``."""
    for dx, dy, rx, ry in ((0, 0, 15, 4.2), (-7, -2.4, 7, 4.0), (3, -4.0, 8.5, 5.4), (10, -1.2, 7, 3.4)):
        disc(p, tint("#FFFFFF", opacity), x + dx * s, y + dy * s, rx * s, ry * s)


def tree(p: QPainter, x: float, y: float, s: float = 1.0, colour: str = LEAF) -> None:
    """Paint a round tree with its foot at ``x, y``."""
    box(p, BEAM, x - 1 * s, y - 6 * s, 2 * s, 6 * s)
    disc(p, darker(colour, 0.25), x + 1 * s, y - 10 * s, 6 * s, 7 * s)
    disc(p, colour, x - 0.5 * s, y - 10.5 * s, 5.4 * s, 6.4 * s)
    disc(p, lighter(colour, 0.22), x - 2 * s, y - 13 * s, 2.6 * s, 2.8 * s)


def fir(p: QPainter, x: float, y: float, s: float = 1.0, colour: str = LEAF_DARK) -> None:
    """Paint a fir of three tiers with its foot at ``x, y``."""
    box(p, BEAM, x - 1 * s, y - 4 * s, 2 * s, 4 * s)
    for i in range(3):
        low, w = y - 3 * s - i * 5 * s, (7 - i * 1.7) * s
        poly(p, colour, x - w, low, x, low - 9 * s, x + w, low)
        poly(p, darker(colour, 0.3), x, low - 9 * s, x + w, low, x + w * 0.1, low)


def bush(p: QPainter, x: float, y: float, s: float = 1.0, colour: str = LEAF) -> None:
    """Paint a low bush of three puffs standing on ``y``."""
    for dx, r in ((-3.4, 3.0), (3.2, 3.2), (0, 4.0)):
        disc(p, darker(colour, 0.22), x + (dx + 0.5) * s, y - (r - 0.6) * s, r * s)
        disc(p, colour, x + dx * s, y - (r + 0.2) * s, r * 0.9 * s)
    disc(p, lighter(colour, 0.25), x - 1.4 * s, y - 6 * s, 1.6 * s, 1.3 * s)


def cone(p: QPainter, x: float, y: float, w: float, h: float, colour: str = ROOF) -> None:
    """Paint a pointed roof over ``x`` standing on ``y``."""
    poly(p, colour, x - w / 2, y, x, y - h, x + w / 2, y)
    poly(p, darker(colour, 0.28), x + w * 0.08, y, x, y - h, x + w / 2, y)
    poly(p, lighter(colour, 0.22), x - w / 2, y, x, y - h, x - w * 0.28, y)


def crenels(p: QPainter, colour: str, x: float, y: float, w: float, count: int, h: float = 4.0) -> None:
    """Paint battlements on a wall top at ``y``."""
    s = w / (2 * count - 1)
    for i in range(count):
        box(p, colour, x + 2 * i * s, y - h, s, h + 0.4)


def courses(p: QPainter, x: float, y: float, w: float, h: float, colour: str = STONE_DARK, seed: int = 0) -> None:
    """Paint a few single stones showing in a wall face."""
    for i in range(max(2, int(w * h / 110))):
        u, v = ((i + seed) * 0.618) % 1.0, ((i + seed) * 0.382 + 0.17) % 1.0
        box(p, tint(colour, 0.5), x + u * (w - 5), y + v * (h - 3), 4.6, 1.9, 0.5)


def tower(
    p: QPainter,
    x: float,
    y: float,
    w: float,
    h: float,
    roof: str | None = ROOF,
    roof_height: float = 16,
    stone: str = STONE,
) -> None:
    """Paint a round tower with its foot on ``y``; ``roof`` None gives battlements."""
    box(p, stone, x - w / 2, y - h, w, h)
    box(p, lighter(stone, 0.55), x - w / 2, y - h, w * 0.2, h)
    box(p, darker(stone, 0.22), x + w * 0.14, y - h, w * 0.36, h)
    head = w * 1.24
    box(p, stone, x - head / 2, y - h - w * 0.14, head, w * 0.3)
    box(p, lighter(stone, 0.5), x - head / 2, y - h - w * 0.14, head * 0.2, w * 0.3)
    box(p, darker(stone, 0.26), x + head * 0.14, y - h - w * 0.14, head * 0.36, w * 0.3)
    box(p, darker(stone, 0.36), x - w / 2, y - h + w * 0.16, w, w * 0.07)
    if roof:
        cone(p, x, y - h - w * 0.12, head * 1.1, roof_height, roof)
    else:
        crenels(p, stone, x - head / 2, y - h - w * 0.12, head, 4, w * 0.22)
    box(p, GLASS, x - w * 0.12, y - h * 0.72, w * 0.2, w * 0.36, w * 0.1)


def flag(p: QPainter, x: float, y: float, s: float = 1.0, colour: str = BURGUNDY) -> None:
    """Paint a swallow-tailed pennon on a pole with its foot at ``x, y``."""
    line(p, BEAM, 1.1 * s, x, y, x, y - 13 * s)
    poly(p, colour, x, y - 13.4 * s, x + 10 * s, y - 12 * s, x + 7.4 * s, y - 10 * s, x + 10 * s, y - 8 * s, x, y - 7.2 * s)
    poly(p, darker(colour, 0.22), x, y - 10 * s, x + 7.4 * s, y - 10 * s, x + 10 * s, y - 8 * s, x, y - 7.2 * s)


def window(p: QPainter, x: float, y: float, w: float, h: float, lit: bool = False) -> None:
    """Paint a framed window with a bar; ``lit`` from inside."""
    box(p, BEAM, x - 0.7, y - 0.7, w + 1.4, h + 1.4, 0.6)
    box(p, GLASS_LIT if lit else GLASS, x, y, w, h)
    if not lit:
        poly(p, tint("#BFD4DE", 0.45), x, y, x + w * 0.7, y, x, y + h * 0.6)
    line(p, BEAM, 0.6, x + w / 2, y, x + w / 2, y + h)


def church_window(p: QPainter, x: float, foot: float, w: float, h: float, glass: str = GLASS) -> None:
    """Paint a narrow round-headed window."""
    fill(p, glass, arch(x, foot, w, h))
    fill(p, tint("#BFD4DE", 0.35), arch(x, foot, w * 0.45, h * 0.92))


def house(
    p: QPainter,
    x: float,
    y: float,
    w: float,
    h: float,
    gable: float,
    depth: float,
    wall: str = PLASTER,
    roof: str = ROOF,
    timber: bool = True,
    door: bool = True,
    lit: bool = False,
    windows: int = 2,
) -> None:
    """Paint a house: gable to the front left, eaves running back to the right. ``x, y`` is the front lower left corner."""
    rise = depth * 0.12
    peak_x, peak_y = x + w / 2, y - h - gable
    poly(p, mix(wall, "#6B4A2F", 0.34), x + w, y, x + w + depth, y - rise, x + w + depth, y - h - rise, x + w, y - h)
    for i in range(int((depth - 3) // 9) if windows else 0):
        window(p, x + w + 4 + i * 10, y - h * 0.66 - i, 4.2, h * 0.3, lit)
    poly(p, wall, x, y, x + w, y, x + w, y - h, peak_x, peak_y, x, y - h)
    poly(p, tint("#7A4E22", 0.10), x + w * 0.62, y, x + w, y, x + w, y - h, peak_x, peak_y)
    eave = (x + w + depth + 2.6, y - h + 1.4 - rise, x + w + 2.2, y - h + 2)
    poly(p, roof, peak_x - 0.6, peak_y - 1.6, peak_x + depth, peak_y - 1.6 - rise, *eave)
    for i in range(1, 4):
        t = i / 4
        a, b = peak_x + (w / 2 + 2) * t, peak_y - 1.6 + (gable + 3.4) * t
        line(p, tint(darker(roof, 0.35), 0.55), 0.6, a, b, a + depth, b - rise)
    line(p, lighter(roof, 0.3), 1.1, peak_x, peak_y - 1.6, peak_x + depth, peak_y - 1.6 - rise)
    if timber:
        _timber(p, x, y, w, h, gable)
    for i in range(windows):
        ww = w / (windows * 2 + 0.6)
        window(p, x + w * (i + 0.5) / windows - ww / 2, y - h * 0.9, ww, h * 0.3, lit)
    if door:
        box(p, DOOR, x + w * 0.38, y - h * 0.4, w * 0.26, h * 0.4, w * 0.06)
        disc(p, "#D9A93F", x + w * 0.58, y - h * 0.18, 0.7)
    line(p, darker(roof, 0.25), 2.3, x - 2.4, y - h + 2.2, peak_x, peak_y - 1.2, x + w + 2.2, y - h + 2.2)
    line(p, lighter(roof, 0.18), 0.8, x - 2.4, y - h + 1.4, peak_x, peak_y - 2)


def _timber(p: QPainter, x: float, y: float, w: float, h: float, gable: float) -> None:
    for at in (h, h * 0.48):
        line(p, BEAM, 1.3, x, y - at, x + w, y - at)
    for at in (0.6, w - 0.6):
        line(p, BEAM, 1.3, x + at, y, x + at, y - h)
    line(p, BEAM, 1.1, x + w / 2, y - h, x + w / 2, y - h - gable)
    line(p, BEAM, 1, x + w * 0.18, y - h, x + w * 0.5, y - h - gable * 0.62, x + w * 0.82, y - h)


def crate(p: QPainter, x: float, y: float, s: float, colour: str = "#B07B43") -> None:
    """Paint a wooden crate with its lower left corner at ``x, y``."""
    box(p, colour, x, y - s, s, s)
    box(p, darker(colour, 0.25), x + s * 0.72, y - s, s * 0.28, s)
    line(p, lighter(colour, 0.3), 0.8, x, y - s, x + s, y - s)
    line(p, darker(colour, 0.45), 0.8, x, y - s, x + s, y, x, y, x + s, y - s)


def barrel(p: QPainter, x: float, y: float, s: float, wood: str = "#8A5A30") -> None:
    """Paint a bellied cask of height ``s`` standing on ``y``, lit from the left, with iron hoops."""
    w, belly = s * 0.34, s * 0.46
    body = curve((x - w, y - s), (x - belly, y - s * 0.66, x - belly, y - s * 0.34, x - w, y), (x, y + s * 0.07, x + w, y), close=False)
    body.cubicTo(x + belly, y - s * 0.34, x + belly, y - s * 0.66, x + w, y - s)
    body.closeSubpath()
    fill(p, wood, body)
    fill(
        p,
        darker(wood, 0.30),
        curve(
            (x + w * 0.38, y - s),
            (x + belly * 0.52, y - s * 0.6, x + belly * 0.52, y - s * 0.4, x + w * 0.38, y + s * 0.03),
            (x + w, y),
            (x + belly, y - s * 0.34, x + belly, y - s * 0.66, x + w, y - s),
        ),
    )
    light = curve((x - w * 0.72, y - s), (x - belly * 0.8, y - s * 0.6, x - belly * 0.8, y - s * 0.4, x - w * 0.72, y), close=False)
    light.lineTo(x - w * 0.3, y)
    light.cubicTo(x - belly * 0.36, y - s * 0.4, x - belly * 0.36, y - s * 0.6, x - w * 0.3, y - s)
    fill(p, lighter(wood, 0.26), light)
    for at, reach in ((0.22, 0.92), (0.78, 0.92), (0.06, 0.80), (0.93, 0.78)):
        hoop = curve((x - belly * reach, y - s * at), (x, y - s * at + s * 0.09, x + belly * reach, y - s * at), close=False)
        hoop.translate(0, -s * 0.02)
        stroke(p, "#3A322C", max(0.5, s * 0.055), hoop)
    disc(p, darker(wood, 0.35), x, y - s, w, s * 0.085)
    disc(p, lighter(wood, 0.22), x, y - s * 1.005, w * 0.86, s * 0.062)


def coins(p: QPainter, x: float, y: float, count: int, r: float = 6.0) -> None:
    """Paint a pile of gold coins seen from the side, its lowest coin at ``x, y``."""
    for i in range(count):
        top = y - i * r * 0.48
        disc(p, "#9A741E", x, top + r * 0.28, r, r * 0.5)
        disc(p, "#F4CF62", x, top, r, r * 0.5)
        disc(p, "#D9AA38", x, top, r * 0.68, r * 0.32)


def hills(p: QPainter, near: str, far: str, opacity: float = 1.0) -> None:
    """Paint two soft ridges behind the subject, reaching beyond the scene box."""
    fill(
        p,
        tint(far, opacity),
        curve((-90, 60), (-90, 12), (-60, -6, -34, 2, -14, 10), (14, 18, 34, -6, 62, -4), (78, -3, 84, 4, 90, 6), (90, 60)),
    )
    fill(p, tint(near, opacity), curve((-90, 60), (-90, 22), (-56, 18, -40, 30, -10, 27), (24, 24, 44, 12, 90, 22), (90, 60)))


def ground(p: QPainter, colour: str = "#B08E5A") -> None:
    """Paint the soft patch a building stands on."""
    disc(p, tint(colour, 0.55), 0, 42, 62, 14)
