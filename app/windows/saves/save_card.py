"""A game on the saves page: its card, and what it says."""

from __future__ import annotations

import re
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from app.art import cache, chrome
from app.art.fonts import text_width
from app.art.icons import icon_at
from app.art.materials import linear, panel
from app.art.shapes import clip, fill, rounded, stroke
from app.art.signs import player_sign
from app.art.states import ring
from app.art.tokens import CAUTION, GLOW, GOLD, INK, INK_SECOND, tint
from app.platform.qt_guard import report_errors
from app.storage.saves import Saved
from app.texts import Texts, joined
from app.windows.game_words import progress, short_title, when
from app.windows.kit.controls import Button
from app.windows.kit.cover import paint_cover
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Painting, Words
from rules import Header, Record, Standing, catalogue

SEAT = 23
"""Distance from the shape of one seat to the next."""


def title_of(say: Texts, saved: Saved) -> str:
    """Return the name of a save; an unfinished game goes by the title of its game."""
    if not saved.running:
        return saved.name
    return say("saves.untitled") if saved.header is None else short_title(say, saved.header.game)


def goes_by_game(say: Texts, saved: Saved) -> bool:
    """Say whether the title of a game on disk is that of its game, perhaps with the number of a copy."""
    title = title_of(say, Saved(saved.path, saved.when, running=True, header=saved.header))
    return saved.running or re.fullmatch(rf"{re.escape(title)}( \(\d+\))?", saved.name) is not None


def known_header(header: Header, record: Record | None) -> Header:
    """Return a game's header as it is now: that of a journal tells who sat there when it was begun, its ``record`` who sits there."""
    return header if record is None else record.header


def standing(say: Texts, saved: Saved, record: Record | None) -> str:
    """Return how far a game has got and, once it is loaded, whose decision it is; if it is over, who won."""
    if saved.header is None:
        return ""
    header = known_header(saved.header, record)
    state = saved.state if record is None else record.game.state
    ended: tuple[Standing, ...] | None = state.standings
    if ended:
        winners = [header.names[one.player] for one in ended if one.won and 0 <= one.player < len(header.names)]
        return say("saves.won", names=", ".join(winners)) if winners else say("saves.finished")
    try:
        where = progress(say, header.game, state)
    except KeyError:
        return ""  # a state that has not been checked yet can contain anything
    decider = None if record is None else record.game.decider
    return where if decider is None else say("app.start.to_move", where=where, name=header.names[decider])


def spoken(say: Texts, saved: Saved, record: Record | None) -> str:
    """Return everything on a card in one line, for screen readers."""
    if saved.header is None or saved.problem is not None:
        return f"{title_of(say, saved)}. {problem_of(say, saved)}"
    titles = dict.fromkeys((title_of(say, saved), say(f"{saved.header.game}.meta.name")))
    parts = [*titles, joined(saved.header.names), standing(say, saved, record)]
    parts += [say("saves.unfinished")] if saved.running else []
    parts += [say("saves.practice")] if saved.header.practice else []
    return ". ".join([*parts, when(say, saved.when)])


def problem_of(say: Texts, saved: Saved) -> str:
    """Return why a save cannot be read; empty if it can."""
    return "" if saved.problem is None else say(saved.problem.key, **saved.problem.values)


def picture_of(p: QPainter, r: QRectF, saved: Saved, picture: QPixmap | None, radius: float = 6.0) -> None:
    """Paint the framed picture of the position or, until there is one, the cover of the game; for what is not a game, a sign on grey."""
    if picture is None:
        if saved.header is not None and saved.header.game in {game.id for game in catalogue()}:
            game, scale = saved.header.game, p.worldTransform().m11() * p.device().devicePixelRatio()
            cache.draw(p, r, ("cover", game, radius), 2, scale, lambda q, place: paint_cover(q, place, game, radius))
            return
        fill(p, linear(r, (0, "#D8C9A6"), (1, "#C3B18A")), rounded(r, radius))
        icon_at(p, "alert", r.center().x(), r.center().y(), 40, tint(CAUTION, 0.75))
        return
    clip(p, rounded(r, radius))
    p.drawPixmap(r, picture, QRectF(QPointF(0, 0), picture.size().toSizeF()))
    p.restore()
    stroke(p, "#4A331A", 1.4, rounded(r, radius))


class SaveCard(Button):
    """The card of one game. A click chooses it; a double click or Enter opens it."""

    opened = Signal()

    def __init__(self, parent: QWidget, place: int) -> None:
        super().__init__(parent, name=f"save:{place}")
        self.setCheckable(True)
        self._saved: Saved | None = None
        self._picture: QPixmap | None = None
        self._framed = Painting(lambda p, r: None)
        self._laid = Column(self._framed)

    def fill(self, say: Texts, saved: Saved, record: Record | None) -> None:
        """Show a game, with its ``record`` once it is loaded."""
        if self._saved != saved:
            self._picture = None
        self._saved = saved
        self._lay_out(say, saved, record)
        self.setAccessibleName(spoken(say, saved, record))
        self.setToolTip(title_of(say, saved))
        self.update()

    def show_picture(self, picture: QPixmap) -> None:
        """Show this picture of the position."""
        self._picture = picture
        self.update()

    @property
    def pictured(self) -> bool:
        """Whether the position is shown at the present size."""
        return self._picture is not None and self._picture.deviceIndependentSize().toSize() == self.picture_size()

    def picture_size(self) -> QSize:
        """Return the size of the picture in device-independent pixels."""
        self._arranged(self.inner(self.size()))
        return (self._framed.place.size() * self.scale).toSize()

    def paint(self, p: QPainter, r: QRectF) -> None:
        """Paint the picture on paper, and three lines below it."""
        if self.isChecked():
            for i, alpha in enumerate((0.12, 0.2, 0.32)):
                stroke(p, tint(GLOW, alpha), 9 - 2.5 * i, rounded(r, 10))
        lit = self.underMouse() and not self.isChecked()
        panel(p, r, 10, "#FFFDF4" if lit else "#FBF5E6", "#F6EBCF" if lit else "#EEE0C0", shade=0)
        if self.isChecked():
            stroke(p, GOLD, 2.6, rounded(r.adjusted(1.2, 1.2, -1.2, -1.2), 9))
        self._arranged(r).paint(p)
        if self.ringed:
            ring(p, r, "focus", 10)

    @report_errors
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the game on Enter, choose it on Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # arrow keys are for the page, which knows where the cards are

    @report_errors
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the game."""
        if event.button() == Qt.MouseButton.LeftButton and self.hitButton(event.position().toPoint()):
            self.opened.emit()

    @report_errors
    def nextCheckState(self) -> None:
        """Stay chosen: only choosing another card changes that."""
        self.setChecked(True)

    def _lay_out(self, say: Texts, saved: Saved, record: Record | None) -> None:
        """Lay out the picture; below it the title, how far the game has got, its seats and its date."""
        lines = Column(Words(title_of(say, saved), "h3", INK, height=21, elided=True), margins=(4, 4, 4, 16))
        if saved.header is None:
            lines.add(Words(problem_of(say, saved), "card", CAUTION, wrapped=True, height=41))
        else:
            where = problem_of(say, saved) or standing(say, saved, record)
            lines.add(Words(where, "card", INK if saved.problem is None else CAUTION, height=19, elided=True))
            header = known_header(saved.header, record)
            seats = Painting(partial(_seats, header), len(header.names) * SEAT, 19)
            date = Words(when(say, saved.when), "label_regular", INK_SECOND, align="right", height=20)
            lines.add(Row(seats, (date, 1), gap=6, margins=(0, 2, 0, 0)))
        self._framed = Painting(partial(self._paint_picture, say, saved), wide=True, high=True)
        self._laid = Column((self._framed, 1), lines, margins=(8, 8, 8, 0))

    def _arranged(self, r: QRectF) -> Column:
        """Return the layout, arranged in the card ``r``."""
        self._laid.setGeometry(r.toRect())
        return self._laid

    def _paint_picture(self, say: Texts, saved: Saved, p: QPainter, r: QRectF) -> None:
        picture_of(p, r, saved, self._picture)
        self._signs(p, r, say, saved)

    def _signs(self, p: QPainter, r: QRectF, say: Texts, saved: Saved) -> None:
        """Paint signs on the picture: of an unfinished game, of a practice game, and which game it is unless its title says so."""
        if saved.header is not None and not goes_by_game(say, saved):
            game = short_title(say, saved.header.game)
            chrome.chip(p, QRectF(r.left() + 7, r.top() + 7, text_width(game, "label", 13) + 20, 24), game)
        x = r.right() - 7
        signs: list[tuple[str, chrome.Tone]] = (
            [(say("saves.practice"), "gold")] if saved.header is not None and saved.header.practice else []
        )
        signs += [(say("saves.unfinished"), "wine")] if saved.running else []
        for words, tone in signs:
            width = text_width(words, "label", 13) + 20
            chrome.chip(p, QRectF(x - width, r.top() + 7, width, 24), words, tone=tone)
            x -= width + 6


def _seats(header: Header, p: QPainter, r: QRectF) -> None:
    """Paint the shapes of the seats in a row."""
    for seat, name in enumerate(header.names):
        player_sign(p, QRectF(r.left() + seat * SEAT, r.top(), 19, 19), header.seat_colours[seat], name, header.seats[seat])
