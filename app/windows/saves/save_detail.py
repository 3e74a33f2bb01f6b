"""The details of the chosen game on the saves page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from app.art.lettering import text
from app.art.signs import player_sign
from app.art.tokens import BURGUNDY, CAUTION, GOLD_TEXT, INK, INK_SECOND
from app.platform.qt_guard import report_errors_with
from app.session.daily import deal_of
from app.session.daily_words import date_of
from app.storage.saves import Saved
from app.texts import Texts
from app.windows.game_words import title, when
from app.windows.kit.controls import Button, Field
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row, sheet
from app.windows.kit.leaves import MOST, Control, Icon, Painting, Spring, Words
from app.windows.saves.save_card import known_header, picture_of, problem_of, standing, title_of
from rules import Record

SHARE = 0.6
"""Height of the picture as a share of its width."""
LEAST, WIDTH = 276, 332
"""Width of the picture: the minimum, and the usual one."""
HALF = 125
"""Minimum width of the smaller buttons."""


class Picture(Painting):
    """The picture of the chosen game."""

    @report_errors_with(QSize())
    def sizeHint(self) -> QSize:
        """Return the usual size."""
        return QSize(WIDTH, round(WIDTH * SHARE))

    @report_errors_with(False)
    def hasHeightForWidth(self) -> bool:
        """Return that the height depends on the width."""
        return True

    @report_errors_with(0)
    def heightForWidth(self, width: int) -> int:
        """Return the height that keeps the picture's shape."""
        return round(width * SHARE)

    @report_errors_with(QSize())
    def maximumSize(self) -> QSize:
        """Return no limit."""
        return QSize(MOST, MOST)


class Detail(Column):
    """Picture, name, game, players, how far it has got and when it was saved; below them the buttons."""

    def __init__(self, name: Field, play: Button, others: Sequence[Button]) -> None:
        self._saved: Saved | None = None
        self._pixmap: QPixmap | None = None
        self.picture = Picture(self._paint_picture, LEAST, 0, wide=True)
        self._name = Words("", "h2", BURGUNDY, 19, wrapped=True)
        self._game = Words("", "italic", INK_SECOND, wrapped=True)
        self._players = Flow(gap=(6, 4), least=HALF)
        self._facts = Column(gap=6)
        head = Row(self._name, Control(name, wide=True, height=34), gap=0)
        middle = Column(head, self._game, 8, self._players, 8, self._facts, margins=(4, 8, 4, 8))
        buttons = Flow(*(Control(button, wide=True, height=30) for button in others), gap=(10, 6), least=HALF)
        super().__init__(
            self.picture,
            middle,
            Spring(),
            Row(Control(play, wide=True, height=40), margins=(2, 0, 2, 8)),
            Row(buttons, margins=(2, 0, 2, 0)),
            margins=(12, 12, 12, 12),
            under=sheet,
        )

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show the position, once it has been painted."""
        self._pixmap = picture

    def tell(self, say: Texts, saved: Saved, record: Record | None, in_use: bool, named: bool) -> None:
        """Show what is known about a game; ``named`` False leaves out the name, in whose place the player is typing."""
        self._saved = saved
        name, game = title_of(say, saved), title(say, saved.header.game) if saved.header is not None else ""
        self._name.say(name)
        self._name.shown = named
        self._game.say(game)
        self._game.shown = bool(game) and not name.startswith(game)
        self._players.shown = saved.header is not None
        self._players.clear()
        if saved.header is not None:
            header = known_header(saved.header, record)
            for colour, name, kind in zip(header.seat_colours, header.names, header.seats, strict=True):
                self._players.add(_player(colour, name, kind))
        self._facts.clear()
        for pictogram, words, colour in _facts(say, saved, record, in_use):
            if words:
                icon = Icon(pictogram, 17, CAUTION if colour == CAUTION else GOLD_TEXT, 20)
                self._facts.add(Row(icon, (Words(words, "body", colour, wrapped=True), 1)))

    def _paint_picture(self, p: QPainter, r: QRectF) -> None:
        if self._saved is not None:
            picture_of(p, r, self._saved, self._pixmap, 8)


def _player(colour: str, name: str, kind: str) -> Painting:
    """Return a player's shape and name."""

    def paint(p: QPainter, r: QRectF) -> None:
        player_sign(p, QRectF(r.left(), r.top() + 1, 23, 23), colour, name, kind)
        text(p, QRectF(r.left() + 30, r.top(), r.width() - 30, 25), name, "body_bold", INK)

    return Painting(paint, HALF, 25, wide=True)


def _facts(say: Texts, saved: Saved, record: Record | None, in_use: bool) -> list[tuple[str, str, str]]:
    """Return what there is to know, with pictograms and colours."""
    facts = [("flag-variant", standing(say, saved, record), INK)] if saved.header is not None else []
    facts.append(("clock-outline", when(say, saved.when), INK))
    if saved.problem is not None:
        facts.insert(0, ("alert", problem_of(say, saved), CAUTION))
    elif in_use:
        facts.append(("lock", say("saves.in_use"), CAUTION))
    elif saved.running:
        facts.append(("content-save", say("saves.unfinished_hint"), INK_SECOND))
    if saved.header is not None and deal_of(saved.header) is not None:
        facts.append(("calendar-star", say("saves.daily_hint", date=date_of(say, saved.header.day)), INK_SECOND))
    if saved.header is not None and saved.header.practice:
        facts.append(("school", say("saves.practice_hint"), INK_SECOND))
    return facts
