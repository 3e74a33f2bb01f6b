"""The score at one moment of a game that is reviewed: what it would have been had the game ended there, by source and player."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.art.pages.score_sheet import score_row, total_row
from app.art.tokens import INK_SECOND
from app.games import find
from app.outcome import scores
from app.program import Program
from app.session.replay import Replay
from app.windows.kit.layouts import Column
from app.windows.kit.leaves import Painting, Spring, Words
from app.windows.kit.scroll_sheet import ScrollSheet
from app.windows.score import score_table
from rules import Record

WIDTH = 760
ROW, LOW, MOST_HIGH = 36, 26, 12
"""Height of a row, and of one where there are more than that number of them."""


class ScoreThen(ScrollSheet):
    """The sheet over the review."""

    def __init__(self, program: Program, page: QWidget, name: str) -> None:
        super().__init__(program, page, name, WIDTH)
        self._record: Record | None = None
        self._secret = False

    def open(self, replay: Replay, at: int, secret: bool) -> None:
        """Show the score at a position; if it is ``secret``, only that it is told at the end."""
        self._record, self._secret = Record(replay.record.header, replay.game(at)), secret
        self.retext()
        self.show_up()
        self.close_button.setFocus()

    def retext(self) -> None:
        """Set all texts."""
        record = self._record
        if record is None:
            return
        say, over = self._program.texts, record.game.over
        self.head(say("app.score.end" if over else "review.score"), say("app.close"))
        if self._secret:
            words = say("app.score.secret")
            self.setAccessibleDescription(words)
            self.lay_body(Column(Words(words, "body", INK_SECOND, 15, wrapped=True)), Column())
        else:
            columns = scores.columns(say, record)
            self.setAccessibleDescription("\n".join(scores.table_lines(say, record)))
            self.lay_body(self._table(record, columns), Column())
        self.refit()

    def _table(self, record: Record, columns: list[scores.Column]) -> Column:
        say, found, later = self._program.texts, scores.rows(record), scores.end_only(record)
        icons, high, wide = find(record.header.game).pictograms, ROW if len(found) <= MOST_HIGH else LOW, score_table.column_width(columns)

        def row(p: QPainter, r: QRectF, i: int) -> None:
            label = scores.label(say, record, found[i].key)
            words = f"{label} *" if found[i].key in later else label
            score_row(p, r, icons[f"score.{found[i].key}"], words, [column.points[i] for column in columns], wide, odd=i % 2 == 0)

        def total(p: QPainter, r: QRectF) -> None:
            total_row(p, r, say("app.score.total"), [column.total for column in columns], wide)

        head = Painting(lambda p, r: score_table.heads(p, r, record.header, columns), height=46, wide=True)
        rows = [Painting(partial(row, i=i), height=high, wide=True) for i in range(len(found))]
        note = Words(say("scores.end_only") if later else "", "card", INK_SECOND, wrapped=True)
        return Column(head, 4, *rows, Painting(total, height=48, wide=True), 8, note, Spring())
