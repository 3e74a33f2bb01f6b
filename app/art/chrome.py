"""Interface parts that are pressed or read: buttons, chips, tips, headings, switches, fields, tabs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from . import cache
from .fonts import text_width
from .icons import icon_at
from .lettering import fitting_size, grown, grown_size, text
from .materials import Stop, linear, shadow
from .roles import Role
from .shapes import curve, disc, fill, line, poly, rounded, stroke
from .states import ring
from .tokens import (
    BURGUNDY,
    BURGUNDY_DEEP,
    CAUTION,
    DISABLED,
    EDGE,
    EDGE_DARK,
    ERROR,
    GLOW,
    GOLD,
    GOLD_LIGHT,
    GOOD,
    INK,
    INK_SECOND,
    LIGHT_TEXT,
    PARCHMENT,
    PRIMARY,
    RADIUS_BUTTON,
    SMALLEST_TEXT,
    Colour,
    darker,
    lighter,
    tint,
)

ButtonStyle = Literal["primary", "secondary", "dark", "gold", "danger"]
ButtonState = Literal["normal", "hover", "pressed", "disabled"]
Tone = Literal["paper", "dark", "gold", "good", "bad", "warn", "wine"]

_BUTTON: Final[dict[ButtonStyle, tuple[str, str, str]]] = {
    "primary": (PRIMARY, "#FFFFFF", "#0F3D28"),
    "secondary": ("#F4E7C9", INK, "#8A6D3F"),
    "dark": ("#4A3324", PARCHMENT, "#150C06"),
    "gold": ("#D9A93F", INK, "#6E4D10"),
    "danger": (ERROR, "#FFFFFF", "#4A080C"),
}
_CHIP: Final[dict[Tone, tuple[str, str, str]]] = {
    "paper": ("#FBF3DF", INK, "#B79C68"),
    "dark": ("#1C110A", PARCHMENT, "#6B4A2F"),
    "gold": ("#F3D27A", INK, "#8A6418"),
    "good": ("#DDEBD8", GOOD, "#7FA98C"),
    "bad": ("#F6DDD2", ERROR, "#C99484"),
    "warn": ("#F9E3C4", CAUTION, "#CFA268"),
    "wine": (BURGUNDY, "#FFF3E0", "#3E0C18"),
}


def button(
    p: QPainter,
    r: QRectF,
    words: str = "",
    style: ButtonStyle = "secondary",
    state: ButtonState = "normal",
    pictogram: str = "",
    focus: bool = False,
) -> None:
    """Paint a button. One ``primary`` per screen; ``secondary`` on paper, ``dark`` on bars, ``gold`` on the start page. Height 27 to 48."""
    if state == "pressed":
        r = r.translated(0, 1.5)
    cache.share(p, r, ("button", style, state), partial(_button_ground, style=style, state=state), 9.0)
    _label(p, r, words, pictogram, _button_colours(style, state)[1])
    if focus:
        ring(p, r, "focus", _button_radius(r))


def _button_colours(style: ButtonStyle, state: ButtonState) -> tuple[Colour, Colour, Colour]:
    """Return the colours of a button: its ground, its words, its edge."""
    colour, ink, edge = _BUTTON[style]
    if state == "hover":
        return lighter(colour, 0.12 if style == "primary" else 0.16), ink, edge
    if state == "disabled":
        return ("#35261B", "#9A8670", "#1A110A") if style == "dark" else ("#E6DBC3", DISABLED, "#B9A988")
    return colour, ink, edge


def _button_radius(r: QRectF) -> float:
    return min(RADIUS_BUTTON, r.height() / 2.6)


def _button_ground(p: QPainter, r: QRectF, style: ButtonStyle, state: ButtonState) -> None:
    """Paint a button without its words."""
    colour, _, edge = _button_colours(style, state)
    radius = _button_radius(r)
    if state == "pressed":
        stops: tuple[Stop, ...] = ((0.0, darker(colour, 0.26)), (0.4, darker(colour, 0.10)), (1.0, colour))
    else:
        stops = ((0.0, lighter(colour, 0.22)), (0.5, colour), (1.0, darker(colour, 0.16)))
    raised = state in ("normal", "hover")
    if raised:
        shadow(p, r, radius, 5, 2.5, 0.38)
        fill(p, darker(colour, 0.5), rounded(r, radius).translated(0, 1.6))
    fill(p, linear(r, *stops), rounded(r, radius))
    stroke(p, edge, 1.1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    if raised:
        stroke(p, tint("#FFFFFF", 0.14 if style == "dark" else 0.38), 1, rounded(r.adjusted(1.6, 1.6, -1.6, -1.6), radius - 1.5))


def label_size(r: QRectF, words: str, pictogram: str) -> tuple[Role, int]:
    """Return the role and size of the words on a button: the size the players want, as far as the button has room."""
    role: Role = "body_bold" if r.height() >= 26 else "label"
    size = grown_size(role, 0, r.height())
    while size > SMALLEST_TEXT and text_width(words, role, size) + _lead(size, words, pictogram) > r.width() - 8:
        size -= 1
    return role, size


def _lead(size: int, words: str, pictogram: str) -> float:
    """Return the width of the pictogram and the space before words of a size."""
    return (1.2 * size + (0.4 * size if words else 0)) if pictogram else 0.0


def _label(p: QPainter, r: QRectF, words: str, pictogram: str, ink: Colour) -> None:
    role, size = label_size(r, words, pictogram)
    sign, lead = 1.2 * size, _lead(size, words, pictogram)
    width = min(text_width(words, role, size) if words else 0.0, r.width() - 8 - lead)
    x = r.center().x() - (width + lead) / 2
    if pictogram:
        icon_at(p, pictogram, x + sign / 2, r.center().y(), sign, ink)
    if words:
        with grown(1.0):
            text(p, QRectF(x + lead, r.top(), width + 0.5, r.height()), words, role, ink, "left", size)


def chip(p: QPainter, r: QRectF, words: str, pictogram: str = "", tone: Tone = "paper", lit: bool = False) -> None:
    """Paint a small pill, 26 high, with an optional pictogram; ``lit`` glows.

    Its natural width: the words in ``label`` at 13 px + 20, with a pictogram + 39. In a higher one everything is larger.
    """
    ground, ink, edge = _CHIP[tone]
    radius, k = r.height() / 2, _chip_share(r)
    if lit:
        for i, alpha in enumerate((0.12, 0.2, 0.3)):
            stroke(p, tint(GLOW, alpha), 9 - 2.5 * i, rounded(r, radius))
    fill(p, linear(r, (0, lighter(ground, 0.25)), (1, darker(ground, 0.05))), rounded(r, radius))
    stroke(p, edge, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), radius))
    if pictogram:
        icon_at(p, pictogram, r.left() + 18 * k if words else r.center().x(), r.center().y(), 15 * k, ink)
    lead = (29 if pictogram else 10) * k
    size = chip_size(r, words, pictogram)
    with grown(1.0):
        text(p, QRectF(r.left() + lead, r.top(), r.width() - lead - 8, r.height()), words, "label", ink, "left", size)


def chip_size(r: QRectF, words: str, pictogram: str) -> int:
    """Return the size of the words on a chip."""
    room = r.width() - (29 if pictogram else 10) * _chip_share(r) - 8
    return fitting_size(words, room, "label", grown_size("label", 13, r.height()))


def _chip_share(r: QRectF) -> float:
    return max(1.0, r.height() / 27)


def tooltip(p: QPainter, r: QRectF, title: str, rows: Sequence[tuple[str, str]], tip: QPointF | None = None) -> None:
    """Paint a dark leather tip with rows of (pictogram, words); ``tip`` is the point at which it is aimed, above or below ``r``.

    Its shadow needs ``cache.LIFT_MARGIN``.
    """
    path = rounded(r, 7)
    if tip is not None:
        x = min(max(tip.x(), r.left() + 16), r.right() - 16)
        y = r.bottom() - 1 if tip.y() > r.center().y() else r.top() + 1
        path = path.united(curve((x - 8, y), (tip.x(), tip.y()), (x + 8, y)))
    shadow(p, r, 7, 12, 5, 0.5)
    fill(p, linear(r, (0, "#3A281C"), (1, "#22160E")), path)
    stroke(p, tint(GOLD_LIGHT, 0.65), 1, path)
    text(p, QRectF(r.left() + 12, r.top() + 7, r.width() - 22, 20), title, "body_bold", LIGHT_TEXT)
    for i, (pictogram, words) in enumerate(rows):
        y = r.top() + 29 + i * 19
        if pictogram:
            icon_at(p, pictogram, r.left() + 20, y + 9, 15, GOLD_LIGHT)
        left = r.left() + (34 if pictogram else 12)
        text(p, QRectF(left, y, r.right() - 8 - left, 18), words, "card", "#F1E2C4")


def heading(p: QPainter, r: QRectF, words: str, colour: Colour = BURGUNDY, rule: bool = True) -> None:
    """Paint a section title followed by a fine gold rule with a lozenge, as far as the right side of ``r``."""
    width = text(p, r, words, "h3", colour)
    if rule and r.width() - width > 30:
        x, y = r.left() + width, r.center().y() + 1
        line(p, tint(GOLD, 0.6), 1, x + 10, y, r.right(), y)
        poly(p, tint(GOLD, 0.8), x + 8, y, x + 11, y - 3, x + 14, y, x + 11, y + 3)


def gold_rule(p: QPainter, r: QRectF, colour: Colour = GOLD) -> None:
    """Paint a centred gold hairline across ``r`` with a lozenge in its middle."""
    x, y = r.center().x(), r.center().y()
    line(p, tint(colour, 0.8), 1.2, r.left(), y, r.right(), y)
    poly(p, colour, x - 5, y, x, y - 5, x + 5, y, x, y + 5)


def toggle(p: QPainter, r: QRectF, on: bool, enabled: bool = True) -> None:
    """Paint a switch (42 x 22); off and on differ by place, colour and sign."""
    colour = "#2A7A52" if on else "#A8977B"
    if not enabled:
        colour = "#CFC2A6"
    h = r.height()
    fill(p, linear(r, (0, darker(colour, 0.22)), (1, colour)), rounded(r, h / 2))
    stroke(p, darker(colour, 0.5), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), h / 2))
    x, y, k = (r.right() - h / 2 if on else r.left() + h / 2), r.center().y(), h / 22
    disc(p, tint("#120A04", 0.3), x, y + 1.5 * k, 9.4 * k)
    disc(p, linear(QRectF(x - 9 * k, y - 9 * k, 18 * k, 18 * k), (0, "#FFFFFF"), (1, "#E4D8BF")), x, y, 9 * k)
    icon_at(p, "check-bold" if on else "minus", x, y, 11 * k, GOOD if on else INK_SECOND)


def field(p: QPainter, r: QRectF, words: str = "", arrow: bool = False, enabled: bool = True) -> None:
    """Paint an input or, with ``arrow``, a choice (27 to 31 high)."""
    fill(p, "#FFFBF0" if enabled else tint("#B89C68", 0.14), rounded(r, 6))
    stroke(p, "#A98F5E", 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 6))
    place = r.adjusted(10, 0, -26 if arrow else -10, 0)
    if words:
        text(p, place, words, "body_bold" if arrow else "lead", INK if enabled else DISABLED)
    if arrow:
        icon_at(p, "menu-down", r.right() - 14, r.center().y(), 20, INK_SECOND)


def tab(p: QPainter, r: QRectF, words: str, chosen: bool) -> None:
    """Paint one tab of a row of tabs (32 high)."""
    ground = linear(r, (0, "#8E2C43"), (1, BURGUNDY_DEEP)) if chosen else linear(r, (0, "#FBF3DF"), (1, "#EADBB8"))
    fill(p, ground, rounded(r, 7))
    stroke(p, "#3E0C18" if chosen else EDGE_DARK, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 7))
    text(p, r.adjusted(6, 0, -6, 0), words, "body_bold", LIGHT_TEXT if chosen else INK, "centre")


def row_ground(p: QPainter, r: QRectF, chosen: bool = False, odd: bool = False, enabled: bool = True) -> None:
    """Paint the background of a list row: chosen ones gold, every other one slightly darker, refused ones dashed."""
    if chosen:
        fill(p, linear(r, (0, "#FBE7AE"), (1, "#F3D27A")), rounded(r, 8))
        stroke(p, INK, 1.6, rounded(r.adjusted(0.8, 0.8, -0.8, -0.8), 8))
    elif not enabled:
        fill(p, tint("#B89C68", 0.14), rounded(r, 8))
        stroke(p, tint("#8A6A3A", 0.5), 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 8), (4, 3))
    elif odd:
        fill(p, tint("#8A6A3A", 0.10), rounded(r, 8))


def row_card(p: QPainter, r: QRectF, accent: Colour | None = None) -> None:
    """Paint a light field on a panel for one entry (a seat, a save, an option); ``accent`` colours its edge."""
    fill(p, linear(r, (0, "#FFFBF0"), (1, "#F5EAD0")), rounded(r, 8))
    stroke(p, accent if accent is not None else EDGE, 1.6 if accent is not None else 1, rounded(r.adjusted(0.7, 0.7, -0.7, -0.7), 8))


def note(p: QPainter, r: QRectF, tone: Tone = "good") -> None:
    """Paint the background of a note on a sheet, in the tone of its chip."""
    ground, _, edge = _CHIP[tone]
    fill(p, tint(ground, 0.85), rounded(r, 9))
    stroke(p, edge, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 9))
