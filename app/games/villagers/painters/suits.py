"""The nine suits: colour, the ink readable on it, and the pictogram that identifies it without relying on the colour."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import cache
from app.art.icons import icon_at
from app.art.materials import linear, radial
from app.art.tokens import INK, darker, lighter, mix, tint

SUIT: Final = {
    "grains": "#E1AF05",
    "wood": "#583D01",
    "hay": "#E3E89F",
    "ore": "#76747C",
    "grapes": "#523B8A",
    "wool": "#DCF3F4",
    "leather": "#C0733F",
    "solitary": "#60BAAF",
    "special": "#B7284B",
}
SUIT_INK: Final = {suit: "#FFFFFF" if suit in ("wood", "ore", "grapes", "special") else INK for suit in SUIT}
SUIT_ICON: Final = {
    "grains": "barley",
    "wood": "axe",
    "hay": "hay",
    "ore": "pickaxe",
    "grapes": "fruit-grapes",
    "wool": "sheep",
    "leather": "hide",
    "solitary": "felt-hat",
    "special": "mask",
}
UNLOCKER_ICON: Final = {
    "blacksmith": "anvil",
    "carpenter": "hand-saw",
    "cooper": "cask",
    "shipwright": "sail-boat",
    "chandler": "candle",
    "cartwright": "wheel",
    "glass_blower": "bottle-wine",
    "harvester": "sickle",
    "hunter": "bow-arrow",
    "brewer": "glass-mug-variant",
}
"""By the villager who opens a padlock."""


def hanging(p: QPainter, r: QRectF, suit: str) -> None:
    """Paint a wall hanging in the colour of a suit with its sign woven in, in the warm light of a lamp. It is painted once per size."""
    cache.share(p, r, ("villager hanging", suit), partial(_hanging, suit=suit), 0.0)


def _hanging(p: QPainter, r: QRectF, suit: str) -> None:
    ground = mix(SUIT[suit], "#8A6A4A", 0.30) if suit in ("hay", "wool") else SUIT[suit]
    p.fillRect(r, linear(r, (0, lighter(ground, 0.50)), (0.6, lighter(ground, 0.30)), (1, lighter(ground, 0.06))))
    step = max(11.0, r.width() / 4.8)
    woven = tint(darker(ground, 0.35), 0.20)
    p.save()
    p.setClipRect(r)
    for row in range(int(r.height() / (step * 0.9)) + 2):
        for column in range(int(r.width() / step) + 2):
            x = r.left() + (column + (row % 2) * 0.5) * step
            icon_at(p, SUIT_ICON[suit], x, r.top() + step * (0.4 + 0.9 * row), step * 0.46, woven)
    p.restore()
    light = radial(r.center().x(), r.top() + r.height() * 0.45, r.height() * 0.66, (0, tint("#FFF6DC", 0.62)), (1, tint("#FFF6DC", 0)))
    p.fillRect(r, light)
