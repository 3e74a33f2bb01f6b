"""The small cards of the storage: goods, animals, workers, silver, points, start player. Good from a width of 40 upwards."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.lettering import text
from app.art.materials import linear, radial, shadow, tooth
from app.art.pieces import coin, die, worker
from app.art.shapes import clip, disc, fill, rounded, stroke
from app.art.tokens import BURGUNDY_DEEP, GOLD_LIGHT, GOODS, GOODS_DICE, darker, lighter, tint

from ..scenes.of_cards import animal_scene
from ..scenes.parts import barrel
from . import card_radius


def _small_card(p: QPainter, r: QRectF, colour: str, lift: float, light: float = 0.45) -> None:
    radius = max(3.5, card_radius(r))
    shadow(p, r, radius, 4 + lift, 2 + lift * 0.8, 0.4)
    path = rounded(r, radius)
    fill(p, linear(r, (0, lighter(colour, light)), (1, darker(colour, 0.06)), dx=0.3), path)
    tooth(p, path, "paper.png", 0.7)


def _small_frame(p: QPainter, r: QRectF, colour: str) -> None:
    radius = max(3.5, card_radius(r))
    k = max(1.0, r.width() / 56)
    stroke(p, darker(colour, 0.62), 1.1 * k, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    stroke(p, tint("#FFFFFF", 0.5), k, rounded(r.adjusted(2.2 * k, 2.2 * k, -2.2 * k, -2.2 * k), radius * 0.75))


def _halo(p: QPainter, x: float, y: float, radius: float, opacity: float) -> None:
    warm = "#FFF3D6"
    disc(p, radial(x, y, radius, (0, tint(warm, opacity)), (0.7, tint(warm, opacity * 0.6)), (1, tint(warm, 0))), x, y, radius)


def goods_card(p: QPainter, r: QRectF, kind: str, lift: float = 0.0) -> None:
    """Paint a goods card, ``light``, ``medium`` or ``dark``: a cask on one of three browns, its two die numbers below."""
    colour = GOODS[kind]
    _small_card(p, r, colour, lift, 0.25)
    x, w, h = r.center().x(), r.width(), r.height()
    _halo(p, x, r.top() + h * 0.39, w * 0.48, 0.75)
    s = min(w * 0.56, h * 0.42)
    disc(p, tint("#120A04", 0.30), x + s * 0.06, r.top() + h * 0.63, s * 0.50, s * 0.10)
    wood = {"light": "#B98A50", "medium": "#96602F", "dark": "#6E4526"}[kind]
    barrel(p, x, r.top() + h * 0.62, s, wood)
    _small_frame(p, r, colour)
    side = w * 0.29
    for i, number in enumerate(GOODS_DICE[kind]):
        die(p, QRectF(x + (i - 0.5) * side * 1.25 - side / 2, r.bottom() - side * 1.34, side, side), number)


def animal_card(p: QPainter, r: QRectF, species: str, lift: float = 0.0) -> None:
    """Paint an animal card, ``sheep``, ``cattle``, ``chicken`` or ``pig``, on its meadow."""
    colour = "#A9C983"
    _small_card(p, r, colour, lift)
    k = max(1.0, r.width() / 56)
    inner = r.adjusted(2.2 * k, 2.2 * k, -2.2 * k, -2.2 * k)
    clip(p, rounded(inner, max(2.6, card_radius(r) * 0.75)))
    animal_scene(p, inner, species, inner.width() * 0.98)
    p.restore()
    _small_frame(p, r, colour)


def worker_card(p: QPainter, r: QRectF, lift: float = 0.0) -> None:
    """Paint a worker card: a wooden pawn."""
    colour = "#D9B58A"
    _small_card(p, r, colour, lift)
    x, y, s = r.center().x(), r.center().y(), min(r.width() * 0.76, r.height() * 0.58)
    _halo(p, x, y, r.width() * 0.49, 0.6)
    worker(p, QRectF(x - s / 2, y - s / 2, s, s))
    _small_frame(p, r, colour)


def silver_card(p: QPainter, r: QRectF, lift: float = 0.0) -> None:
    """Paint a silver card: one struck coin."""
    colour = "#B9C3CB"
    _small_card(p, r, colour, lift)
    x, y, s = r.center().x(), r.center().y(), min(r.width() * 0.68, r.height() * 0.6)
    _halo(p, x, y, r.width() * 0.49, 0.6)
    coin(p, QRectF(x - s / 2, y - s / 2, s, s))
    _small_frame(p, r, colour)


def start_player_card(p: QPainter, r: QRectF, front: bool = True) -> None:
    """Paint the start player card: ``1`` on its front, ``?`` on its back."""
    colour = "#7A1F33" if front else "#3E4A66"
    _small_card(p, r, colour, 0.0, 0.22)
    tooth(p, rounded(r, max(3.5, card_radius(r))), "linen.png", 0.9)
    x, y, w = r.center().x(), r.center().y(), r.width()
    _halo(p, x, y, w * 0.49, 0.30)
    disc(p, tint("#120A04", 0.45), x, y + w * 0.03, w * 0.33)
    disc(
        p,
        linear(QRectF(x - w * 0.32, y - w * 0.32, w * 0.64, w * 0.64), (0, "#FBE6A2"), (0.5, "#E0B344"), (1, "#9A6E1C"), dx=0.6),
        x,
        y,
        w * 0.32,
    )
    disc(p, linear(QRectF(x - w * 0.26, y - w * 0.26, w * 0.52, w * 0.52), (0, "#D7A93C"), (1, "#F7DD8E"), dx=0.6), x, y, w * 0.26)
    text(p, QRectF(x - w / 2, y - w * 0.3, w, w * 0.6), "1" if front else "?", "num", BURGUNDY_DEEP, "centre", max(12, round(w * 0.40)))
    stroke(p, tint(GOLD_LIGHT, 0.7), max(0.9, w * 0.02), rounded(r.adjusted(3, 3, -3, -3), max(2.4, card_radius(r) * 0.7)))
    stroke(p, darker(colour, 0.6), 1.1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), max(3.5, card_radius(r))))
