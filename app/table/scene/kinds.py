"""The kinds of placements every table may use, and how they are painted.

A kind is a painter ``(p, r, face)``. A game adds its own in a dict ``PAINTERS`` of the same form. What each ``face`` holds:

=============  ==================================================================================================
kind           face
=============  ==================================================================================================
``panel``      ``()`` or ``(tone,)``: ``paper`` (default), ``board``, ``gold``
``tray``       ``()``: a recess in the table
``plate``      ``()``: dark wood on the table
``well``       ``()``: a hollow in the paper
``heading``    ``(words,)``: with its gold rule
``text``       ``(words, role, tone, align, px)``: one line; for role see ``tokens.ROLES``, for tone ``TONES``; px 0: the role's own
``lines``      ``(lines, role, tone, px)``: several lines, centred vertically; px is the exact size
``paragraph``  ``(words, role, tone, align, px)``: wrapped from the top
``icon``       ``(name, tone)``
``button``     ``(words, icon, style, state)``: style ``primary secondary dark gold bare``; state ``normal disabled pressed``
``chip``       ``(words, icon, tone, state)``: tone ``paper dark gold good bad warn wine``
``choice``     ``(words, icon, style, state)``: a button of the chooser
``marker``     ``(colour, initial)``: 23 x 23 in the info line
``points``     ``(words,)``: a seal with victory points
``player``     ``(colour, name, score, current, note)``: a player's box; its upper 42 pixels are occupied
``number``     ``(kind, words)``: one key number in a player's box: ``worker silver goods points``
``log``        ``(heading, ((colour or "", words), ...), n)``: newest last, as many as fit; the last ``n`` are highlighted
``phase``      ``(words,)``: the phase on the top bar, in gold after a thin rule
``rounds``     ``(done, all)``: dots on the top bar
``edge``       ``(colour,)``: a bar in the colour of a player
=============  ==================================================================================================

A ``button``, ``chip`` or ``choice`` whose item is not a command (``ui:...``) keeps its state ``normal``: it is shown as disabled
when it cannot be chosen. The other kinds of ``KINDS`` belong to the frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.art import cache, chrome, curtain, frame, materials, pieces
from app.art.fonts import text_width
from app.art.icons import icon
from app.art.lettering import grown, growth, paragraph, text
from app.art.tokens import (
    BAR_TEXT,
    BOARD,
    BOARD_LOW,
    BURGUNDY,
    DISABLED,
    GLOW,
    GOLD,
    GOLD_LIGHT,
    GOLD_TEXT,
    GOOD,
    INK,
    INK_SECOND,
    LIGHT_TEXT,
    PAPER,
    PAPER_LOW,
    PLAYER,
    tint,
)
from app.table.parts import tipbox

PaintPiece = Callable[[QPainter, QRectF, tuple[Any, ...]], object]

TONES: Final = {
    "ink": INK,
    "second": INK_SECOND,
    "burgundy": BURGUNDY,
    "gold": GOLD_TEXT,
    "gold_light": GOLD_LIGHT,
    "light": LIGHT_TEXT,
    "bar": BAR_TEXT,
    "title": "#F9EBCB",
    "good": GOOD,
    "disabled": DISABLED,
}
_PANELS: Final = {"paper": (PAPER, PAPER_LOW), "board": (BOARD, BOARD_LOW), "gold": ("#FBF0CE", "#EFD9A0")}
LINE_HEIGHT: Final = 1.22
LOG_ROW: Final = 19.5


def _panel(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    top, low = _PANELS[face[0] if face else "paper"]
    materials.panel(p, r, top=top, low=low)


def _text(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    words, role, tone, align, px = face
    text(p, r, words, role, TONES[tone], align, px)


def _lines(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    lines, role, tone, px = face
    height = min(px * LINE_HEIGHT, r.height() / len(lines))
    top = r.center().y() - height * len(lines) / 2
    with grown(1.0):  # the layout has chosen the size
        for i, words in enumerate(lines):
            text(p, QRectF(r.left(), top + i * height, r.width(), height), words, role, TONES[tone], "left", px)


def _paragraph(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    words, role, tone, align, px = face
    paragraph(p, r, words, role, TONES[tone], align, px)


def _button(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    words, pictogram, style, state = face
    if style == "bare":
        if pictogram:
            icon(p, r.adjusted(0, 5, 0, -5), pictogram, BAR_TEXT)
    else:
        chrome.button(p, r, words, style, state, pictogram)


def _chip(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    words, pictogram, tone, state = face
    if state == "disabled":
        p.save()
        p.setOpacity(p.opacity() * 0.55)
        chrome.chip(p, r, words, pictogram, tone)
        p.restore()
    else:
        chrome.chip(p, r, words, pictogram, "gold" if state == "pressed" else tone, lit=state == "pressed")


def _log(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    title, rows, lit = face
    scale = p.device().devicePixelRatioF()

    def ground(p: QPainter, r: QRectF) -> None:
        materials.panel(p, r, 10, "#FBF5E6", "#EEE0C0")
        chrome.heading(p, QRectF(r.left() + 12, r.top() + 5, r.width() - 24, 22), title)

    # The log grows with every step; its paper and the existing lines stay the same.
    cache.draw(p, r, ("log", title), cache.MARGIN, scale, ground)
    width = r.width() - 22 - 19
    shown: list[tuple[str, str, int, bool]] = []
    free = int((r.height() - 33) // LOG_ROW)
    for age, (colour, words) in enumerate(reversed(rows)):
        needs = 2 if colour and text_width(words, "card") > width else 1
        if needs > free:
            break
        free -= needs
        shown.append((colour, words, needs, age < lit))
    y = r.top() + 29
    for colour, words, needs, fresh in reversed(shown):
        row = QRectF(r.left() + 12, y, r.width() - 22, LOG_ROW * needs)
        y += row.height()
        key = ("log row", colour, words, needs, fresh, growth())
        cache.share(p, row, key, partial(_log_row, colour=colour, words=words, needs=needs, fresh=fresh), 7)


def _log_row(p: QPainter, r: QRectF, colour: str, words: str, needs: int, fresh: bool) -> None:
    if fresh:
        p.fillRect(r.adjusted(-6, 0, 4, 0), tint(GLOW, 0.32))
        p.fillRect(QRectF(r.left() - 6, r.top(), 2.5, r.height()), QColor(GOLD))
    if not colour:
        text(p, r, words, "card_bold", BURGUNDY)
        return
    cache.share(p, QRectF(r.left() + 0.5, r.top() + LOG_ROW / 2 - 6.5, 13, 13), ("sign", colour), partial(_sign, colour), 4)
    if needs == 1:
        text(p, r.adjusted(19, 0, 0, 0), words, "card")
    else:
        paragraph(p, r.adjusted(19, 1, 0, 2), words, "card")


def _edge(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    p.fillRect(r, QColor(PLAYER[face[0]]))


def _sign(colour: str, p: QPainter, r: QRectF) -> None:
    frame.player_sign(p, r, colour, "")


def _tip(p: QPainter, r: QRectF, face: tuple[Any, ...]) -> None:
    title, rows, x, y = face
    chrome.tooltip(p, r, title, (), QPointF(x, y))
    indent = tipbox.INDENT if any(pictogram for pictogram, _ in rows) else 12.0
    for i, (pictogram, words) in enumerate(rows):
        top = r.top() + 29 + i * tipbox.LINE
        if pictogram:
            icon(p, QRectF(r.left() + 12, top + 1, 16, 16), pictogram, GOLD_LIGHT)
        text(p, QRectF(r.left() + indent, top, r.width() - indent - 8, 18), words, "card", "#F1E2C4")


KINDS: Final[Mapping[str, PaintPiece]] = MappingProxyType(
    {
        "panel": _panel,
        "tray": lambda p, r, face: materials.tray(p, r),
        "plate": lambda p, r, face: materials.plate(p, r),
        "well": lambda p, r, face: materials.well(p, r),
        "heading": lambda p, r, face: chrome.heading(p, r, *face),
        "text": _text,
        "lines": _lines,
        "paragraph": _paragraph,
        "icon": lambda p, r, face: icon(p, r, face[0], TONES[face[1]]),
        "button": _button,
        "chip": _chip,
        "choice": _button,
        "marker": lambda p, r, face: frame.player_sign(p, r, *face),
        "points": lambda p, r, face: pieces.points(p, r, *face),
        "player": lambda p, r, face: frame.player_box(p, r, *face),
        "number": lambda p, r, face: frame.key_number(p, r, *face),
        "log": _log,
        "phase": lambda p, r, face: frame.bar_phase(p, r, *face),
        "rounds": lambda p, r, face: frame.progress_dots(p, r, *face),
        "edge": _edge,
        "top_bar": lambda p, r, face: frame.top_bar(p, r),
        "info_bar": lambda p, r, face: frame.info_bar(p, r),
        "rail": lambda p, r, face: frame.rail_ground(p, r),
        "sheet": lambda p, r, face: materials.panel(p, r, 10, shade=0.6),
        "dialog": lambda p, r, face: frame.dialog(p, r),
        "rule": lambda p, r, face: chrome.gold_rule(p, r),
        "curtain": lambda p, r, face: curtain.curtain(p, r),
        "tip": _tip,
    }
)
"""The painters of the kinds that every table may use."""
