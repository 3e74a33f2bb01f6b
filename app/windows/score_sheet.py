"""Where the points come from: a table by source and player, at any moment and at the end of the game with the result in words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.application import Program
from app.games import screen_of
from app.match import Match
from app.shield import shielded
from app.table.painters import chrome, frame
from app.table.painters.fonts import text_width
from app.table.painters.icons import icon_at
from app.table.painters.lettering import paragraph, paragraph_height, text
from app.table.painters.materials import veil
from app.table.painters.pieces import egon_marker, marker
from app.table.painters.score_sheet import score_row, total_row
from app.table.painters.tokens import BURGUNDY, ERROR, GOOD, INK, INK_SECOND
from app.texts import Texts
from app.windows.canvas import Sheet
from app.windows.controls import Button
from rules import Record, Standing

COLUMN = 84.0
LABELS = 236.0


class ScoreSheet(Sheet):
    """Lies over the table. ``new_game`` and ``home`` are offered once the game is over."""

    closed = Signal()
    new_game = Signal()
    home = Signal()

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        self._program = program
        self._match: Match | None = None
        self._close = Button(self, "secondary", "close-thick", "score:close")
        self._home = Button(self, "secondary", "castle", "score:home")
        self._look = Button(self, "secondary", "eye", "score:look")
        self._new = Button(self, "primary", "play", "score:new")
        self._close.clicked.connect(self.put_away)
        self._look.clicked.connect(self.put_away)
        self._home.clicked.connect(self.home)
        self._new.clicked.connect(self.new_game)

    def open(self, match: Match) -> None:
        """Show the points of a match."""
        self._match = match
        self.retext()
        self.show()
        self.raise_()
        (self._new if match.record.game.over else self._close).setFocus()

    def put_away(self) -> None:
        """Close the sheet; the table is seen again."""
        self.hide()
        self.closed.emit()

    def retext(self) -> None:
        """Set all words anew."""
        if self._match is None:
            return
        say = self._program.texts
        self._close.say("", say("app.score.close"))
        self._home.say(say("app.score.home"))
        self._look.say(say("app.score.look"))
        self._new.say(say("app.score.new"))
        for button in (self._home, self._look, self._new):
            button.setVisible(self._match.record.game.over)
        self.setAccessibleName(self._title())
        self.setAccessibleDescription("\n".join(lines(say, self._match.record)))
        self.refresh()

    def arrange(self) -> None:
        """Close above right, the ways on below right."""
        r = self._sheet()
        self.put(self._close, QRectF(r.right() - 62, r.top() + 22, 36, 32))
        x = r.right() - 30
        for button in (self._new, self._home, self._look):
            width = text_width(button.text(), "body_bold") + 54
            x -= width
            self.put(button, QRectF(x, r.bottom() - 58, width, 34))
            x -= 12

    def paint(self, p: QPainter) -> None:
        """Veil, sheet, table of points, standing."""
        if self._match is None:
            return
        veil(p, QRectF(0, 0, self.w, self.h))
        r = self._sheet()
        frame.sheet(p, r)
        text(p, QRectF(r.left() + 30, r.top() + 20, r.width() - 120, 38), self._title(), "h1", BURGUNDY, "left", 27)
        width = LABELS + COLUMN * len(self._match.names) + 16
        self._table(p, QRectF(r.left() + 26, r.top() + 68, width, r.height() - 92), self._match)
        side = QRectF(r.left() + 26 + width + 34, r.top() + 76, r.right() - r.left() - width - 90, r.height() - 156)
        self._standing(p, side, self._match.record)

    @shielded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc and S close the sheet."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_S):
            self.put_away()
        else:
            super().keyPressEvent(event)

    @shielded
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Clicks beside the controls stay here."""

    def _sheet(self) -> QRectF:
        players = len(self._match.names) if self._match is not None else 2
        width = 26 + LABELS + COLUMN * players + 16 + 34 + 330 + 30
        return QRectF((self.w - width) / 2, 30, width, self.h - 60)

    def _title(self) -> str:
        over = self._match is not None and self._match.record.game.over
        return self._program.texts("app.score.end" if over else "app.score.now")

    def _table(self, p: QPainter, r: QRectF, match: Match) -> None:
        say = self._program.texts
        game = match.record.header.game
        first = r.right() - 8 - COLUMN * len(match.names)
        for seat, (name, colour) in enumerate(zip(match.names, match.colours, strict=True)):
            x = first + COLUMN * (seat + 0.5)
            marker(p, QRectF(x - 12, r.top(), 24, 24), colour, name[:1].upper())
            text(p, QRectF(x - COLUMN / 2 + 2, r.top() + 25, COLUMN - 4, 20), name, "body_bold", INK, "centre")
        rows = match.record.rules.score(match.record.game.state)
        hidden = secret(match.record)
        icons = screen_of(game).pictograms
        foot = 54 + (40 if match.record.game.over else 0)
        step = min(39.0, (r.height() - 52 - foot) / max(1, len(rows)))
        y = r.top() + 50
        for i, row in enumerate(rows):
            place = QRectF(r.left(), y, r.width(), step - 3)
            points = [None if hidden else n for n in row.points]
            score_row(p, place, icons[f"score.{row.key}"], say(f"{game}.score.{row.key}"), points, COLUMN, odd=i % 2 == 0)
            y += step
        if hidden:
            return
        totals = [sum(row.points[seat] for row in rows) for seat in range(len(match.names))]
        total_row(p, QRectF(r.left(), y, r.width(), 48), say("app.score.total"), totals, COLUMN)

    def _standing(self, p: QPainter, r: QRectF, record: Record) -> None:
        """The players in their order, and the result in words."""
        assert self._match is not None
        say = self._program.texts
        scores = [record.rules.total(record.game.state, seat) for seat in range(len(record.header.names))]
        ranks = _ranks(record, scores)
        y = r.top()
        for seat in [] if secret(record) else sorted(range(len(scores)), key=lambda seat: (ranks[seat], seat)):
            row = QRectF(r.left(), y, r.width(), 52)
            chrome.row_card(p, row, "#B8862F" if ranks[seat] == 1 and len(scores) > 1 else None)
            if len(scores) > 1:
                text(p, QRectF(row.left() + 12, y, 34, 52), f"{ranks[seat]}.", "num", INK_SECOND)
            marker(p, QRectF(row.left() + 46, y + 13, 26, 26), self._match.colours[seat], record.header.names[seat][:1].upper())
            text(p, QRectF(row.left() + 84, y, row.width() - 150, 52), record.header.names[seat], "h3", INK, "left", 17)
            text(p, QRectF(row.right() - 70, y, 56, 52), str(scores[seat]), "bignum", BURGUNDY, "right")
            y += 60
        rival = record.rules.rival(record.game.state)
        if rival is not None:
            row = QRectF(r.left(), y, r.width(), 52)
            chrome.row_card(p, row)
            egon_marker(p, QRectF(row.left() + 46, y + 13, 26, 26))
            text(p, QRectF(row.left() + 84, y, row.width() - 150, 52), say(f"{record.header.game}.meta.rival"), "h3", INK, "left", 17)
            text(p, QRectF(row.right() - 70, y, 56, 52), str(rival), "bignum", BURGUNDY, "right")
            y += 60
        words = result(say, record)
        height = max(24.0, paragraph_height(words, r.width() - 58, "body", 15))
        note = QRectF(r.left(), y + 4, r.width(), height + 28)
        lost = record.game.over and not any(standing.won for standing in record.game.state.standings)
        chrome.note(p, note, "bad" if lost else "good")
        sign = "information" if not record.game.over else "close-circle" if lost else "trophy"
        icon_at(p, sign, note.left() + 24, note.center().y(), 22, ERROR if lost else GOOD)
        paragraph(p, note.adjusted(46, 14, -12, -8), words, "body", INK, "left", 15)


def secret(record: Record) -> bool:
    """Whether the players agreed to count only at the end, and the end has not come."""
    return not record.game.over and screen_of(record.header.game).hides_scores(record.header.options)


def lines(say: Texts, record: Record) -> list[str]:
    """The whole table in words, and the result."""
    found: list[str] = []
    if secret(record):
        return [result(say, record)]
    names = record.header.names
    rows = record.rules.score(record.game.state)
    for label, points in [(say(f"{record.header.game}.score.{row.key}"), row.points) for row in rows]:
        found.append(f"{label}: " + ", ".join(f"{name} {n}" for name, n in zip(names, points, strict=True)))
    totals = [record.rules.total(record.game.state, seat) for seat in range(len(names))]
    found.append(f"{say('app.score.total')}: " + ", ".join(f"{name} {n}" for name, n in zip(names, totals, strict=True)))
    found.append(result(say, record))
    return found


def result(say: Texts, record: Record) -> str:
    """Who leads, or who has won and by what."""
    names = record.header.names
    if secret(record):
        return say("app.score.secret")
    standings = record.game.state.standings
    if standings:
        return _won(say, record, [s for s in standings if s.player < len(names)])
    scores = [record.rules.total(record.game.state, seat) for seat in range(len(names))]
    if len(scores) == 1:
        rival = record.rules.rival(record.game.state)
        if rival is None:
            return say("app.score.alone", name=names[0], n=scores[0])
        return say("app.score.against", name=names[0], n=scores[0], rival=say(f"{record.header.game}.meta.rival"), other=rival)
    best, second = sorted(scores, reverse=True)[:2]
    leaders = [name for name, score in zip(names, scores, strict=True) if score == best]
    if len(leaders) > 1:
        return say("app.score.level", names=_listed(say, leaders), n=best)
    return say("app.score.leads", name=leaders[0], n=best - second)


def _won(say: Texts, record: Record, standings: list[Standing]) -> str:
    game, names = record.header.game, record.header.names
    winners = [s for s in standings if s.won]
    if len(names) == 1:
        key = "app.score.solo_won" if winners else "app.score.solo_lost"
        other = record.rules.rival(record.game.state) or 0
        return say(key, name=names[0], score=standings[0].score, rival=say(f"{game}.meta.rival"), other=other)
    if len(winners) > 1:
        return say("app.score.shared", names=_listed(say, [names[s.player] for s in winners]), score=winners[0].score)
    winner = winners[0]
    level = [s.tie_break for s in standings if s.score == winner.score and not s.won]
    if level:
        what = say(f"{game}.meta.tie_break")
        return say("app.score.wins_tie", name=names[winner.player], score=winner.score, what=what, n=winner.tie_break, other=max(level))
    return say("app.score.wins", name=names[winner.player], score=winner.score)


def _ranks(record: Record, scores: list[int]) -> list[int]:
    standings = record.game.state.standings
    if standings:
        by_seat = {s.player: s.rank for s in standings}
        return [by_seat[seat] for seat in range(len(scores))]
    return [1 + sum(other > score for other in scores) for score in scores]


def _listed(say: Texts, names: list[str]) -> str:
    """Names as one says them: the last joined by a word."""
    return say("app.score.and", first=", ".join(names[:-1]), last=names[-1])
