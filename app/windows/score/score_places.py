"""Ranks and points, and what there is to say about them: beside the table of the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import chrome
from app.art.signs import Sign, player_sign
from app.art.tokens import BURGUNDY, GOLD, GOOD, INK, INK_SECOND
from app.figures import figure
from app.games import find
from app.outcome import scores
from app.texts import Texts
from app.windows.game_words import seat_sign
from app.windows.kit.layouts import Row
from app.windows.kit.leaves import Icon, Painting, Words
from rules import Record

HIGH, LOW, HIGHEST = 52, 42, 62
"""Height of a player's row, of one above a chart, and of one above a table of few rows."""
MARK, BESIDE = 26, 8
"""Size of a player's sign, and the gap between those of partners."""


def places(say: Texts, record: Record, totals: Sequence[int], ranks: Sequence[int], rival: int | None, high: int = HIGH) -> list[Row]:
    """Return a row for each player or team in order of rank, with their points, and one for a rival without a seat.

    While rows of points are still appearing nobody has a rank yet: ``ranks`` are 0.
    """
    found = []
    known = any(ranks) and record.game.over
    won = {standing.player for standing in record.game.state.standings if standing.won} if known else set()
    for side in sorted(scores.sides(record), key=lambda side: (ranks[side.seat], side.seat)):
        rank = ranks[side.seat]
        place = None if record.header.solo else f"{rank}." if rank else ""
        first = side.seat in won or (not known and rank == 1 and not record.header.solo)
        signs = [seat_sign(record.header, seat) for seat in side.seats]
        found.append(_place(signs, side.name, totals[side.seat], high, place, first))
    if rival is not None:
        lost = known and not won
        name = say(f"{record.header.game}.meta.rival")
        row = _place([Sign(find(record.header.game).rival.sign, name)], name, rival, high, first=lost)
        found.insert(0 if lost else len(found), row)
    return found


def _place(signs: Sequence[Sign], name: str, points: int, high: int, place: str | None = None, first: bool = False) -> Row:
    """Return the row of one player, or of a team with the ``signs`` of both; ``place`` None: nobody has one, and no room is left for it."""

    def mark(p: QPainter, r: QRectF) -> None:
        for i, sign in enumerate(signs):
            player_sign(p, QRectF(r.left() + i * (MARK + BESIDE), r.top(), MARK, MARK), *sign)

    def under(p: QPainter, r: QRectF) -> None:
        chrome.row_card(p, r, GOLD if first else None)

    number = () if place is None else (Words(place, "num", INK_SECOND, width=34, wide=False),)
    who = (Words(name, "h3", INK, 17), 1)
    total = Words(figure(points), "bignum", BURGUNDY, align="right", wide=False)
    marks = Painting(mark, len(signs) * (MARK + BESIDE) - BESIDE, MARK)
    strut = Painting(lambda p, r: None, 0, high)
    return Row(*number, marks, 12, who, total, strut, gap=0, margins=(12, 0, 14, 0), under=under)


def note(words: str) -> Row:
    """Return a row with these words under an information sign."""

    def under(p: QPainter, r: QRectF) -> None:
        chrome.note(p, r, "good")

    return Row(
        Icon("information", 22, GOOD, 32), (Words(words, "body", INK, 15, wrapped=True), 1), gap=0, margins=(8, 14, 12, 14), under=under
    )
