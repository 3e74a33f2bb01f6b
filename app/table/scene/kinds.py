"""How the faces are painted that every table may use (``geometry.faces``).

A painter ``(p, r, face)`` is found by the type of the face. A game adds its own in a mapping ``PAINTERS`` of the same form.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from app.art import chrome, frame, gains, materials, pieces
from app.art.forms import outlines
from app.art.icons import coloured, icon
from app.art.lettering import grown, paragraph, text
from app.art.pages import banner, curtain
from app.art.signs import player_sign
from app.art.tokens import (
    BAR_TEXT,
    BOARD,
    BOARD_LOW,
    BURGUNDY,
    DISABLED,
    GOLD_LIGHT,
    GOLD_TEXT,
    GOOD,
    INK,
    INK_SECOND,
    LIGHT_TEXT,
    PAPER,
    PAPER_LOW,
    PLAYER,
)
from app.table.geometry.faces import (
    ButtonFace,
    ChipFace,
    EdgeFace,
    FlashFace,
    GainFace,
    Ground,
    GroundFace,
    HeadingFace,
    IconFace,
    Ink,
    LinesFace,
    LogFace,
    MarkerFace,
    MomentFace,
    NumberFace,
    PanelFace,
    ParagraphFace,
    PhaseFace,
    PlayerFace,
    PointsFace,
    RoundsFace,
    TextFace,
    TipFace,
)
from app.table.parts import tipbox

from . import log_rows

PaintPiece = Callable[[QPainter, QRectF, Any], object]
"""A function that paints a face into a rectangle."""
Painters = Mapping[type, PaintPiece]
"""The function that paints each type of face."""


INKS: Final[Mapping[Ink, str]] = {
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
_PANELS: Final = {"paper": (PAPER, PAPER_LOW), "board": (BOARD, BOARD_LOW), "gold": ("#FBF0CE", "#EFD9A0"), "rose": ("#FBF0EC", "#EBD3CC")}
LINE_HEIGHT: Final = 1.22


def _panel(p: QPainter, r: QRectF, face: PanelFace) -> None:
    top, low = _PANELS[face.tone]
    materials.panel(p, r, top=top, low=low)


def _heading(p: QPainter, r: QRectF, face: HeadingFace) -> None:
    chrome.heading(p, r, face.words)


def _text(p: QPainter, r: QRectF, face: TextFace) -> None:
    text(p, r, face.words, face.role, INKS[face.ink], face.align, face.px)


def _lines(p: QPainter, r: QRectF, face: LinesFace) -> None:
    height = min(face.px * LINE_HEIGHT, r.height() / len(face.lines))
    top = r.center().y() - height * len(face.lines) / 2
    with grown(1.0):  # the layout has chosen the size
        for i, words in enumerate(face.lines):
            text(p, QRectF(r.left(), top + i * height, r.width(), height), words, face.role, INKS[face.ink], "left", face.px)


def _paragraph(p: QPainter, r: QRectF, face: ParagraphFace) -> None:
    paragraph(p, r, face.words, face.role, INKS[face.ink], face.align, face.px)


def _icon(p: QPainter, r: QRectF, face: IconFace) -> None:
    icon(p, r, face.name, INKS[face.ink])


def _button(p: QPainter, r: QRectF, face: ButtonFace) -> None:
    if face.style != "bare":
        chrome.button(p, r, face.words, face.style, face.state, face.icon)
    elif face.icon:
        icon(p, r.adjusted(0, 5, 0, -5), face.icon, BAR_TEXT)


def _chip(p: QPainter, r: QRectF, face: ChipFace) -> None:
    if face.state == "disabled":
        p.save()
        p.setOpacity(p.opacity() * 0.55)
        chrome.chip(p, r, face.words, face.icon, face.tone)
        p.restore()
    else:
        pressed = face.state == "pressed"
        chrome.chip(p, r, face.words, face.icon, "gold" if pressed else face.tone, lit=pressed)


def _marker(p: QPainter, r: QRectF, face: MarkerFace) -> None:
    player_sign(p, r, face.colour, face.name, face.kind)


def _points(p: QPainter, r: QRectF, face: PointsFace) -> None:
    pieces.points(p, r, face.words)


def _player(p: QPainter, r: QRectF, face: PlayerFace) -> None:
    frame.player_box(p, r, face.colour, face.name, face.score, face.current, face.note, face.kept, face.kind, face.strength)


def _number(p: QPainter, r: QRectF, face: NumberFace) -> None:
    frame.key_number(p, r, face.piece, face.words)


def _phase(p: QPainter, r: QRectF, face: PhaseFace) -> None:
    frame.bar_phase(p, r, face.words)


def _rounds(p: QPainter, r: QRectF, face: RoundsFace) -> None:
    frame.progress_marks(p, r, face.done, face.rounds, face.pictogram)


def _gain(p: QPainter, r: QRectF, face: GainFace) -> None:
    with grown(1.0):  # the layout has chosen the size
        gains.plate(p, r, face.words, face.icon, face.paid)


def _flash(p: QPainter, r: QRectF, face: FlashFace) -> None:
    gains.flash(p, r, outlines.outline(r, face.shape, face.radius))


def _moment(p: QPainter, r: QRectF, face: MomentFace) -> None:
    banner.banner(p, r, face.title, face.more, face.colour, face.turn, face.lines)


def _edge(p: QPainter, r: QRectF, face: EdgeFace) -> None:
    p.fillRect(r, QColor(PLAYER[face.colour]))


def _tip(p: QPainter, r: QRectF, face: TipFace) -> None:
    chrome.tooltip(p, r, face.title, (), QPointF(face.x, face.y))
    indent = tipbox.INDENT if any(pictogram for pictogram, _ in face.rows) else 12.0
    for i, (pictogram, words) in enumerate(face.rows):
        top = r.top() + 29 + i * tipbox.LINE
        if pictogram:
            icon(p, QRectF(r.left() + 12, top + 1, 16, 16), *coloured(pictogram, GOLD_LIGHT))
        if i < face.wrapped:
            text(p, QRectF(r.left() + 12, top, r.width() - 22, 18), words, "body_bold", LIGHT_TEXT)
        else:
            text(p, QRectF(r.left() + indent, top, r.width() - indent - 8, 18), words, "card", "#F1E2C4")


_GROUNDS: Final[Mapping[Ground, Callable[[QPainter, QRectF], object]]] = {
    "tray": materials.tray,
    "plate": materials.plate,
    "well": materials.well,
    "top_bar": frame.top_bar,
    "info_bar": frame.info_bar,
    "rail": frame.rail_ground,
    "sheet": lambda p, r: materials.panel(p, r, 10, shade=0.6),
    "dialog": frame.dialog,
    "rule": chrome.gold_rule,
    "curtain": curtain.curtain,
}


def _ground(p: QPainter, r: QRectF, face: GroundFace) -> None:
    _GROUNDS[face.ground](p, r)


SHARED: Final[Painters] = MappingProxyType(
    {
        PanelFace: _panel,
        GroundFace: _ground,
        HeadingFace: _heading,
        TextFace: _text,
        LinesFace: _lines,
        ParagraphFace: _paragraph,
        IconFace: _icon,
        ButtonFace: _button,
        ChipFace: _chip,
        MarkerFace: _marker,
        PointsFace: _points,
        PlayerFace: _player,
        NumberFace: _number,
        LogFace: log_rows.log,
        PhaseFace: _phase,
        RoundsFace: _rounds,
        EdgeFace: _edge,
        GainFace: _gain,
        FlashFace: _flash,
        MomentFace: _moment,
        TipFace: _tip,
    }
)
"""The painters of the faces that every table may use."""
