"""The head of the score sheet at the end of a game: who has won, with their marker in a laurel, and by how much."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art.pages import laurel
from app.art.signs import Sign
from app.art.tokens import BURGUNDY, INK
from app.games import find
from app.outcome.verdict import Verdict, verdict
from app.session import statistics
from app.storage import paths, results
from app.texts import Texts
from app.windows.game_words import seat_sign
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Paint, Painting, Spring, Words
from rules import Record

HIGH = 84
"""Height of the laurel."""


def end_head(say: Texts, record: Record, best: str) -> tuple[Row, Paint, str]:
    """Return the head of a finished game, how its paper is painted, and its title; ``best`` is said after the margin."""
    found = verdict(say, record)
    sheet = laurel.won_sheet if found.seats else laurel.lost_sheet
    colour = BURGUNDY if found.seats else laurel.SLATE
    sentence = f"{found.sentence} {best}".strip()
    below = [Words(sentence, "lead", INK, 16, wrapped=True)] if sentence else []
    words = Column(Spring(), Words(found.title, "h1", colour, 32, wrapped=True), *below, Spring(), gap=1)
    return Row(_crest(_signs(record, found), bool(found.seats)), 14, (words, 1), gap=0), sheet, found.title


def waiting_head(title: str) -> Row:
    """Return the head while the rows are still appearing: the laurel is not given yet."""
    return Row(_crest([], True), 14, (Words(title, "h1", BURGUNDY, 32, wrapped=True), 1), gap=0)


def best_words(say: Texts, record: Record) -> str:
    """Return what the person who has won, or the only one at the table, had reached in earlier games that count; empty before their first
    one.
    """
    alone, played = len(record.people) == 1, results.sitters(record)
    seats = record.people if alone else verdict(say, record).seats
    if len(seats) != 1 or played[seats[0]] != "person":
        return ""
    seat = seats[0]
    name = record.header.names[seat]
    score = next(standing.score for standing in record.game.state.standings if standing.player == seat)
    kept, _ = results.results(paths.archive_folder())
    this = results.result_of(record, 0.0).played
    earlier = [one.result for one in kept if one.result.played != this]
    best = statistics.best(earlier, record.header.game, name, len(record.header.names))
    if best is None:
        return ""
    new = ".new" if score > best and not record.header.practice else ""
    return say(f"scores.best{new}{'.you' if alone else ''}", name=name, score=best)


def _signs(record: Record, found: Verdict) -> list[Sign]:
    header = record.header
    if found.rival:
        return [Sign(find(header.game).rival.sign, "")]
    return [seat_sign(header, seat) for seat in found.seats or (0,)]


def _crest(signs: list[Sign], wreath: bool) -> Painting:
    def paint(p: QPainter, r: QRectF) -> None:
        laurel.crest(p, r, signs, wreath)

    return Painting(paint, laurel.crest_width(HIGH, len(signs)), HIGH)
