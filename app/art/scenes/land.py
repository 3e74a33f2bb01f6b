"""Scenes of castle, mine, monastery, knowledge and ship, in the 100 x 100 scene box around 0, 0."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtGui import QPainter

from app.art.shapes import arch, box, circle, curve, disc, fill, line, poly, stroke, wave
from app.art.tokens import BURGUNDY, BURGUNDY_DEEP, tint

from .parts import BEAM, DOOR, GLASS, ROOF, STONE, STONE_DARK, church_window, cone, courses, crenels, fir, flag, house, tower, tree


def castle(p: QPainter) -> None:
    """Paint a castle of red-roofed towers on a green hill."""
    disc(p, "#1D6B36", -30, 30, 46, 18)
    disc(p, "#0B3B16", 0, 46, 66, 20)
    disc(p, "#14592A", -8, 47, 56, 17)
    tower(p, -12, 28, 11, 47, ROOF, 18, STONE_DARK)
    tower(p, 16, 28, 10, 37, ROOF, 15, STONE_DARK)
    box(p, STONE, -27, 4, 54, 28)
    box(p, STONE_DARK, 8, 4, 19, 28)
    crenels(p, STONE, -27, 4, 36, 5, 5)
    crenels(p, STONE_DARK, 11, 4, 16, 3, 5)
    courses(p, -25, 8, 22, 22)
    tower(p, 1, 32, 18, 50, ROOF, 24)
    courses(p, -5, -12, 10, 24, seed=3)
    tower(p, -28, 34, 13, 36, ROOF, 19)
    tower(p, 28, 34, 13, 32, ROOF, 19, "#C6BBA5")
    courses(p, -33, 4, 9, 28, seed=5)
    fill(p, "#2B1A10", arch(-5, 33, 12, 19))
    for x in (-2, 1, 4):
        line(p, "#7A5A3A", 0.7, x, 17, x, 33)
    for y in (20, 26):
        line(p, "#7A5A3A", 0.7, -4, y, 6, y)
    fill(p, "#C9AE78", curve((-4, 33), (-8, 40, -24, 42, -30, 52), (-8, 52), (4, 44, 8, 40, 6, 33)))
    flag(p, 1, -41, 1.0, "#E4B23C")
    flag(p, -28, -18, 0.7)
    fir(p, -43, 42, 0.95, "#0E4A20")
    fir(p, 43, 43, 0.9, "#0B3B18")
    fir(p, -36, 47, 0.7, "#1A6A32")
    fir(p, 36, 48, 0.62, "#14592A")


def mine(p: QPainter) -> None:
    """Paint a timbered adit under snowy peaks, an ore cart in front."""
    poly(p, "#94949A", -66, 34, -30, -22, -10, 10, 4, 34)
    poly(p, "#6E6E75", -30, -22, -22, 4, -12, 34, 4, 34, -10, 10)
    poly(p, "#F2F0EA", -30, -22, -36, -12, -31, -14, -28, -9, -25, -14)
    poly(p, "#A6A6AC", -34, 36, 12, -38, 64, 36)
    poly(p, "#77777E", 12, -38, 18, -8, 10, 10, 24, 36, 64, 36)
    poly(p, "#F2F0EA", 12, -38, 0, -19, 6, -21, 10, -14, 14, -20, 19, -13, 26, -18)
    poly(p, "#C9CBD2", 12, -38, 16, -22, 19, -13, 26, -18)
    disc(p, "#57575D", 0, 46, 66, 17)
    disc(p, "#67676D", -10, 47, 56, 15)
    fir(p, -44, 38, 0.85, "#3F5A40")
    fir(p, 45, 40, 0.95, "#36503A")
    fir(p, -35, 42, 0.6, "#4A6A4A")
    poly(p, "#1B1512", -19, 37, -16, 9, 14, 9, 17, 37)
    poly(p, "#2E241D", -12, 37, -10, 15, 8, 15, 10, 37)
    for x0, y0, x1, y1 in ((-19, 37, -15.5, 8), (17, 37, 13.5, 8)):
        line(p, "#6E4626", 4.6, x0, y0, x1, y1)
        line(p, "#9A6A3C", 1.4, x0 - 1, y0, x1 - 1, y1)
    line(p, "#7E5230", 5.4, -21, 9, 19, 9)
    line(p, "#B07D49", 1.5, -21, 7.4, 19, 7.4)
    line(p, "#3A2A1C", 0.9, -8, 11, -8, 15)
    for reach in (9.0, 7.0, 5.0, 3.4):
        disc(p, tint("#FFC86A", 0.16), -8, 17.4, reach)
    box(p, "#FFD98A", -9.6, 15, 3.2, 4.6, 1)
    for foot, head in ((-16, -2), (26, 8)):
        line(p, "#3F352C", 1.5, foot, 46, head, 30)
    for y in (39, 44):
        line(p, "#4A3A2A", 2.0, -12, y, 24, y)
    poly(p, "#5B3A20", -7, 22, 21, 22, 17, 36, -3, 36)
    poly(p, "#7E5634", -7, 22, 8, 22, 7, 36, -3, 36)
    line(p, "#9A9A9E", 1.2, -7, 22.4, 21, 22.4)
    for x, y, s, c in (
        (-2, 21, 5, "#DDE2E8"),
        (6, 19, 6, "#F4F7FA"),
        (14, 21, 5, "#B9C0C8"),
        (3, 22, 4, "#C9CFD6"),
        (10, 21, 4, "#E6EAEE"),
    ):
        poly(p, c, x - s, y + 1, x - s * 0.4, y - s * 0.8, x + s * 0.6, y - s * 0.6, x + s, y + 1)
    for x in (0, 14):
        disc(p, "#2A211B", x, 38, 4.4)
        circle(p, "#5A5048", 0.9, x, 38, 3.4)
        disc(p, "#9A9A9E", x, 38, 1.6)


def ship(p: QPainter) -> None:
    """Paint a trading cog under full sail."""
    disc(p, tint("#FFF3C8", 0.85), 31, -31, 7.4)
    disc(p, tint("#FFF3C8", 0.25), 31, -31, 11.4)
    poly(p, tint("#5E9CC8", 0.75), -70, 18, -52, 6, -40, 11, -26, 4, -10, 18)
    for i, (y, colour) in enumerate(((18.0, "#2C93D8"), (28.0, "#0B73BD"), (38.0, "#085C9B"))):
        if i == 1:
            _hull(p)
        sea = wave(-80, 90, y, 16, 3.4, (i % 2) * 2)
        sea.lineTo(90, 70)
        sea.lineTo(-90, 70)
        fill(p, colour, sea)
    for x, y, w in ((-38, 44, 12), (22, 47, 16), (-8, 35.5, 9), (36, 34, 8), (-46, 33, 7)):
        line(p, tint("#FFFFFF", 0.5), 1.4, x, y, x + w, y)
    for x, y in ((-38, -26), (-28, -34)):
        stroke(p, "#FFFFFF", 1.3, curve((x - 4, y - 1), (x - 2, y - 3, x, y), (x + 2, y - 3, x + 4, y - 1), close=False))


def _hull(p: QPainter) -> None:
    for x in (-26, 28):
        line(p, tint(BEAM, 0.75), 0.8, 0, -40, x, 10)
    line(p, BEAM, 2.4, 0, 20, 0, -42)
    fill(p, "#FFF6DF", curve((-2, -34), (-26, -30, -30, -6, -27, 6), (-18, 2, -8, 2, -2, 5)))
    fill(p, tint("#C9A86A", 0.28), curve((-2, -34), (-12, -28, -12, -8, -10, 2.4), (-6, 2.6), (-2, 5)))
    fill(p, "#E9D5A8", curve((2, -34), (26, -28, 30, -8, 28, 6), (20, 1, 10, 1, 2, 5)))
    for y in (-20, -8):
        line(p, tint(BURGUNDY, 0.85), 3.4, -25 - (y + 20) * 0.25, y, -2, y - 2)
        line(p, tint(BURGUNDY_DEEP, 0.85), 3.4, 2, y - 2, 25 + (y + 20) * 0.2, y)
    flag(p, 0, -38, 0.85, "#E4B23C")
    fill(p, "#7A4A26", curve((-34, 10), (-30, 26, -22, 32, -10, 34), (16, 34), (28, 32, 34, 22, 37, 6), (24, 14, -18, 15, -34, 10)))
    rail = curve((-34, 10), (-18, 15, 24, 14, 37, 6), (35.5, 12), (22, 19, -18, 20, -32, 15))
    fill(p, "#A66A38", rail)
    fill(p, "#8A5630", curve((24, 8), (30, 3), (39, -1), (37, 7), (30, 11)))
    line(p, "#C98A52", 1.1, 25, 7.2, 31, 2.6, 38.6, -0.8)
    line(p, "#52301A", 1, -29, 21, 31, 20)
    line(p, "#52301A", 0.8, -25, 26.4, 27, 26)
    for x in (-16, -4, 8, 20):
        disc(p, "#E4B23C", x, 16.5, 2.3)
        disc(p, BURGUNDY, x, 16.5, 1.2)


class Cloth(Struct, frozen=True):
    """The tones of a monastery church, which appears on purple cards and on yellow tiles."""

    roof: str = "#4A3350"
    wall: str = "#F6EBF2"
    light: str = "#FFFFFF"
    shade: str = "#CDBBCB"
    buttress: str = "#D8C8D4"
    dark: str = "#5A4160"
    ground: str = "#3A1E40"
    meadow: str = "#5E7A44"
    glass: str = "#4A3A58"


PURPLE: Final = Cloth()
YELLOW: Final = Cloth("#9A4F22", "#FFF4D8", "#FFFCF0", "#E3C48A", "#EBD3A2", "#7A4A16", "#7A5200", "#7E9038", "#6E4A16")


def monastery(p: QPainter, tones: Cloth = PURPLE) -> None:
    """Paint a monastery church with its tower, rose window and garden."""
    roof, wall, dark = tones.roof, tones.wall, tones.dark
    disc(p, tint(tones.ground, 0.38), 0, 44, 62, 14)
    fill(p, tint(tones.meadow, 0.85), curve((-60, 52), (-40, 36, 40, 36, 60, 52)))
    house(p, -30, 36, 28, 28, 18, 38, wall, roof, timber=False, door=False, windows=0)
    for x in (3, 14, 25):
        church_window(p, x, 28, 6, 15, tones.glass)
        poly(p, tones.buttress, x + 8, 35, x + 11, 34.6, x + 11, 18, x + 8, 20)
    box(p, wall, -7, -22, 14, 54)
    box(p, tones.light, -7, -22, 3, 54)
    box(p, tones.shade, 2, -22, 5, 54)
    box(p, dark, -8, -24, 16, 2.4)
    box(p, tones.shade, -7.6, 2, 15.2, 1.6)
    cone(p, 0, -23.6, 19, 26, roof)
    fill(p, GLASS, arch(-3, -8, 6, 11))
    line(p, "#D9A93F", 1.5, 0, -48, 0, -59)
    line(p, "#D9A93F", 1.5, -4.2, -55, 4.2, -55)
    disc(p, dark, -16, 8, 6.6)
    for i in range(6):
        p.save()
        p.translate(-16, 8)
        p.rotate(i * 60)
        disc(p, ("#7FB3D8", "#E4B23C", "#C9526A")[i % 3], 0, -3.1, 1.7, 2.0)
        p.restore()
    disc(p, "#FFF3D0", -16, 8, 1.5)
    fill(p, DOOR, arch(-21.5, 36, 11, 15))
    line(p, "#7A5230", 0.9, -16, 24, -16, 36)
    fill(p, "#D9C39A", curve((-21, 36), (-24, 42, -34, 46, -40, 54), (-18, 54), (-12, 46, -10, 40, -10.5, 36)))
    tree(p, 42, 44, 1.15, "#5F8A3C")
    tree(p, -43, 44, 0.95, "#4F7A38")
    for x in (14, 20, 26):
        disc(p, "#E9A0B8", x, 44, 1.6)
        disc(p, "#FFF3DC", x + 3, 46.6, 1.3)


def knowledge(p: QPainter) -> None:
    """Paint an open book with a quill and an inkwell."""
    for i in range(12):
        p.save()
        p.translate(0, 4)
        p.rotate(i * 30 + 15)
        poly(p, tint("#FFF3C0", 0.26), -5, -70, 5, -70, 0, -14)
        p.restore()
    disc(p, tint("#7A5200", 0.30), 0, 41, 46, 9)
    cover = curve((-48, 32), (-30, 27, -14, 28, 0, 38), (14, 28, 30, 27, 48, 32), (48, -11), (44, -13), (-44, -13), (-48, -11))
    fill(p, "#7A3E1E", cover)
    fill(
        p,
        "#EFDDB2",
        curve((0, 36), (-14, 24, -32, 24, -45.4, 29.6), (-45.4, -11), (0, -4), (45.4, -11), (45.4, 29.6), (32, 24, 14, 24, 0, 36)),
    )
    fill(p, "#FFF9E8", curve((0, 33.6), (-14, 21.6, -32, 21.6, -44, 27), (-44, -13), (-30, -19, -14, -17, 0, -7)))
    fill(p, "#F1E2BC", curve((0, 33.6), (14, 21.6, 32, 21.6, 44, 27), (44, -13), (30, -19, 14, -17, 0, -7)))
    fill(p, tint("#9A7A44", 0.30), curve((0, 33.6), (-5, 28.5, -9, 26.4, -12, 25.2), (-12, -13.6), (-8, -12, -4, -10, 0, -7)))
    for i in range(5):
        y = -6.0 + i * 6
        line(p, "#A98B5B", 1.4, -24 if i < 2 else -38, y - (0.2 if i < 2 else 1.5), -8, y + 5)
        line(p, "#A0835A", 1.4, 9, y + 5, 37 - (i % 2) * 8, y - 1.5 + (i % 2) * 1.6)
    box(p, BURGUNDY, -39, -10, 11.4, 11.4, 1.2)
    line(p, "#F1D58A", 1.6, -36.6, -0.8, -33.3, -8, -30, -0.8)
    line(p, "#F1D58A", 1.2, -35.4, -3.4, -31.2, -3.4)
    poly(p, BURGUNDY, -3, 34, 3, 34, 4, 46, 0.4, 43, -3.4, 46)
    fill(p, "#FFFFFF", curve((14, 8), (20, -20, 34, -36, 46, -47), (46, -27, 34, -8, 18, 2)))
    fill(p, "#D3C8B8", curve((16, 6), (26, -16, 36, -32, 46, -47), (47, -27, 34, -8, 18, 2)))
    for t in (0.3, 0.5, 0.7):
        x, y = 16 + 30 * t, 4 - 51 * t
        line(p, "#FFF4C8", 0.9, x, y, x + 5, y + 3.5)
    line(p, "#4A2E1A", 1.4, 9, 18, 16, 4, 46, -47)
