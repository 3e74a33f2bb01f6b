"""Beside the cards: the race for points, rows of levels, the choice of six professions."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache, pieces
from app.art.drawing.portrait import figure
from app.art.icons import icon_at
from app.art.lettering import text
from app.art.materials import linear, panel, radial
from app.art.name_bands import name_lines, smallest
from app.art.shapes import circle, clip, disc, fill, line, rounded, stroke
from app.art.tokens import BURGUNDY, EDGE_DARK, GOLD, GOLD_LIGHT, GOOD, INK, INK_SECOND, PLAYER, darker, lighter, tint

from ..faces import LevelRowFace, ProfessionChoiceFace, RaceBarFace
from .portraits import PORTRAITS


def race_bar(p: QPainter, r: QRectF, face: RaceBarFace) -> None:
    """Paint a player's progress, with marks every five points and a flag at the target."""
    player, points, target = face.colour, face.points, face.target
    size = r.height()
    bar = QRectF(r.left(), r.center().y() - size * 0.36, r.width() - size * 0.9, size * 0.72)
    corner = bar.height() / 2
    share = min(1.0, max(0, points) / target)
    fill(p, tint("#8A6A3A", 0.22), rounded(bar, corner))
    stroke(p, tint("#5A3E1C", 0.55), 1, rounded(bar.adjusted(0.5, 0.5, -0.5, -0.5), corner))
    colour = PLAYER[player]
    if share > 0:
        clip(p, rounded(bar, corner))
        done = QRectF(bar.left(), bar.top(), bar.width() * share, bar.height())
        p.fillRect(done, linear(done, (0, lighter(colour, 0.32)), (0.45, colour), (1, darker(colour, 0.18))))
        p.fillRect(QRectF(done.right() - 1, bar.top(), 1, bar.height()), darker(colour, 0.55))
        p.restore()
        stroke(p, darker(colour, 0.55), 1, rounded(bar.adjusted(0.5, 0.5, -0.5, -0.5), corner))
    for mark in range(5, target, 5):
        x = bar.left() + bar.width() * mark / target
        line(p, tint(INK, 0.40), 1, x, bar.top() + 1.5, x, bar.bottom() - 1.5)
    reached = points >= target
    icon_at(p, "flag-variant", r.right() - size * 0.42, r.center().y(), size * 0.92, BURGUNDY if reached else tint(INK_SECOND, 0.75))
    radius = size * 0.46
    x = bar.left() + max(radius, min(bar.width() * share, bar.width() - radius))
    place = QRectF(x - radius, r.center().y() - radius, 2 * radius, 2 * radius)
    cache.share(p, place, ("race marker", player), partial(pieces.marker, player=player), 4.0)


def level_row(p: QPainter, r: QRectF, face: LevelRowFace) -> None:
    """Paint one level of a card."""
    level, words, state = face.level, face.words, face.state
    path = rounded(r, 7)
    if state == "chosen":
        fill(p, linear(r, (0, "#FBE7AE"), (1, "#EFCB6C")), path)
        stroke(p, INK, 1.8, rounded(r.adjusted(0.8, 0.8, -0.8, -0.8), 7))
    elif state == "open":
        fill(p, tint("#120A04", 0.16), path.translated(0, 1.5))
        fill(p, linear(r, (0, "#FFFDF4"), (1, "#F6EACB")), path)
        stroke(p, EDGE_DARK, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 7))
    else:
        fill(p, tint("#B89C68", 0.15), path)
        stroke(p, tint(EDGE_DARK, 0.7), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 7))
    ink = INK_SECOND if state == "locked" else INK
    sign = {"open": "circle-outline", "chosen": "check-circle", "locked": "lock"}[state]
    icon_at(p, sign, r.left() + 16, r.center().y(), min(17.0, r.height() * 0.64), ink)
    left = r.left() + 31
    if level is not None:
        text(p, QRectF(left, r.top(), 26, r.height()), f"{level}+", "num", ink, "left", 16)
        left += 29
    text(p, QRectF(left, r.top(), r.right() - left - 8, r.height()), words, "body_bold" if state == "chosen" else "body", ink)


def profession_choice(p: QPainter, r: QRectF, face: ProfessionChoiceFace) -> None:
    """Paint a profession that can be chosen for the deck."""
    profession, name, chosen = face.profession, face.name, face.chosen
    panel(p, r, 8, "#FBF5E6", "#EBDDB9", shade=0.35)
    inner = r.adjusted(6, 6, -6, -6)
    lines, px = name_lines(name, inner.width(), smallest(r.width() * 0.118))
    foot = px * 1.2 * len(lines) + 3
    picture = QRectF(inner.left(), inner.top(), inner.width(), inner.height() - foot)
    portrait, path = PORTRAITS[profession], rounded(picture, 5)
    clip(p, path)
    p.fillRect(picture, linear(picture, (0, "#EBDCB6"), (1, "#B99A62")))
    x, y = picture.center().x(), picture.top() + picture.height() * 0.42
    p.fillRect(picture, radial(x, y, picture.width() * 0.62, (0, tint("#FFF8E0", 0.9)), (1, tint("#FFF8E0", 0))))
    unit = min(picture.width() / 98, picture.height() / 92)
    figure(p, portrait, x - unit, picture.top() + 60 * unit, unit)
    p.restore()
    stroke(p, "#4A331A", 1.2, path)
    for i, words in enumerate(lines):
        place = QRectF(inner.left() - 3, picture.bottom() + 2 + i * px * 1.2, inner.width() + 6, px * 1.2)
        text(p, place, words, "card_bold", INK, "centre", px)
    if chosen:
        stroke(p, INK, 3.4, rounded(r.adjusted(1, 1, -1, -1), 8))
        stroke(p, GOLD_LIGHT, 2, rounded(r.adjusted(1, 1, -1, -1), 8))
        radius = max(9.0, r.width() * 0.11)
        x, y = r.right() - radius * 0.9, r.top() + radius * 0.9
        disc(p, tint("#120A04", 0.35), x + 0.5, y + 1.5, radius)
        disc(p, GOOD, x, y, radius)
        circle(p, GOLD, 1.2, x, y, radius)
        icon_at(p, "check-bold", x, y, radius * 1.4, "#FFFFFF")
