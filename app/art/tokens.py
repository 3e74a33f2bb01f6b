"""Design tokens: colours, type roles, spacing and corners. Further tones are derived by mixing only."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtGui import QColor

from .roles import Role

Colour: TypeAlias = "str | QColor"

# Surfaces, text, accents
INK: Final = "#1F1710"
INK_SECOND: Final = "#5A4A3C"
DISABLED: Final = "#85786A"
PARCHMENT: Final = "#F6EBD4"
PAPER: Final = "#FBF5E6"
PAPER_LOW: Final = "#F1E5C9"
BOARD: Final = "#F8EED6"
BOARD_LOW: Final = "#E9D7AE"
SHEET: Final = "#FCF6E8"
SHEET_LOW: Final = "#EEDFBC"
EDGE: Final = "#CDB88C"
EDGE_DARK: Final = "#9C8355"
BURGUNDY: Final = "#7A1F33"
BURGUNDY_DEEP: Final = "#571422"
CARD_BACK: Final = "#8E2A2A"
GOLD: Final = "#B8862F"
GOLD_LIGHT: Final = "#E9C46A"
GOLD_TEXT: Final = "#8A6100"
GLOW: Final = "#FFCF57"
PRIMARY: Final = "#23714A"
GOOD: Final = "#1E6B4A"
CAUTION: Final = "#9A4A00"
ERROR: Final = "#A3161F"
LINK: Final = "#0B5A8F"
LIGHT_TEXT: Final = "#FFF3DC"
LEATHER: Final = "#2E1F15"
BAR_TEXT: Final = "#F0E2C4"
SHADOW: Final = "#120A04"

# The seven kinds of action card: the fill colour, and the ink readable on it.
KIND: Final = {
    "castle": "#0A4817",
    "mine": "#828285",
    "monastery": "#764273",
    "knowledge": "#FFC013",
    "ship": "#0879C5",
    "pasture": "#89B264",
    "building": "#EDDABB",
}
KIND_INK: Final = {
    "castle": "#FFFFFF",
    "mine": INK,
    "monastery": "#FFFFFF",
    "knowledge": INK,
    "ship": "#FFFFFF",
    "pasture": INK,
    "building": INK,
}
ANIMALS: Final = ("sheep", "cattle", "chicken", "pig")
GOODS: Final = {"light": "#E2C290", "medium": "#B5793C", "dark": "#5B3217"}
GOODS_DICE: Final = {"light": (1, 2), "medium": (3, 4), "dark": (5, 6)}

PLAYER: Final = {"red": "#C52416", "blue": "#0363B8", "yellow": "#F5D710", "green": "#35B48A", "plum": "#522448"}
PLAYER_SHAPE: Final = {"red": "circle", "blue": "square", "yellow": "triangle", "green": "diamond", "plum": "hexagon"}
PLAYER_INK: Final = {"red": "#FFFFFF", "blue": "#FFFFFF", "yellow": INK, "green": INK, "plum": "#FFFFFF"}

RADIUS_BUTTON: Final = 8.0
RADIUS_PANEL: Final = 10.0
RADIUS_SHEET: Final = 16.0
CARD_RATIO: Final = 1.39
"""Height of a card divided by its width."""
CARD_UNIT: Final = 92.0
"""Width of a card for which its measurements are given."""
SMALLEST_TEXT: Final = 12

Family = Literal["serif", "sans"]

ROLES: Final[dict[Role, tuple[Family, int, int, bool]]] = {
    "display": ("serif", 40, 700, False),
    "h1": ("serif", 28, 700, False),
    "h2": ("serif", 20, 600, False),
    "h3": ("serif", 16, 700, False),
    "bignum": ("serif", 26, 700, False),
    "num": ("serif", 18, 700, False),
    "lead": ("sans", 16, 400, False),
    "body": ("sans", 14, 400, False),
    "body_bold": ("sans", 14, 600, False),
    "italic": ("serif", 15, 400, True),
    "card": ("sans", 13, 400, False),
    "card_bold": ("sans", 13, 600, False),
    "label": ("sans", 12, 600, False),
    "label_regular": ("sans", 12, 400, False),
}
"""Role -> family, pixels at 712 high, weight, italic."""


def tint(colour: Colour, alpha: float) -> QColor:
    """Return the colour with its opacity multiplied by ``alpha`` (0 to 1)."""
    result = QColor(colour)
    result.setAlphaF(alpha * result.alphaF())
    return result


def mix(first: Colour, second: Colour, share: float) -> QColor:
    """Return ``first`` mixed with ``share`` (0 to 1) of ``second``; opaque."""
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )


def lighter(colour: Colour, share: float) -> QColor:
    """Return a colour mixed towards lamp light, never towards cold white."""
    return mix(colour, "#FFF6E0", share)


def darker(colour: Colour, share: float) -> QColor:
    """Return a colour mixed towards dark brown, never towards black."""
    return mix(colour, "#160D06", share)
