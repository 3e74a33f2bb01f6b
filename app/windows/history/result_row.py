"""A finished game in the list of them, painted and in words."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.art import chrome
from app.art.fonts import metrics, text_width
from app.art.lettering import paragraph, text
from app.art.pieces import marker
from app.art.tokens import BURGUNDY, INK, INK_SECOND
from app.session import scores
from app.storage.results import Result
from app.texts import Texts
from app.windows.game_words import when
from app.windows.kit.cover import paint_cover

NARROW, NARROWER = 560.0, 360.0
"""Width of the words below which the date stands with the outcome, and below which the players stand in two lines."""


def result_row(p: QPainter, r: QRectF, say: Texts, result: Result, right: float) -> None:
    """One game in ``r``, left of ``right``: picture, name, date, players with their points in the order of their places, how it ended."""
    chrome.row_card(p, r)
    picture = QRectF(r.left() + 8, r.top() + 7, 96, r.height() - 14)
    paint_cover(p, picture, result.game, 5)
    left = picture.right() + 14
    title = say(f"{result.game}.meta.title")
    narrow = right - left < NARROW
    text(p, QRectF(left, r.top() + 7, right - left - (14 if narrow else 210), 22), title, "h3", INK)
    date = when(say, result.when)
    if result.practice:
        date = f"{say('review.reviews.practice')} · {date}"
    if not narrow:
        text(p, QRectF(right - 210, r.top() + 8, 196, 20), date, "body", INK_SECOND, "right", 14)
    order = sorted(range(len(result.names)), key=lambda seat: (result.ranks[seat], seat))
    columns = 2 if right - left < NARROWER else len(order)
    step = min(178.0, (right - left - 14) / columns)
    for i, seat in enumerate(order):
        x = left + i % columns * step
        y = r.top() + 33 + i // columns * 24
        marker(p, QRectF(x, y + 1, 20, 20), result.colours[seat], result.names[seat][:1].upper())
        points = str(result.scores[seat])
        room = step - 30 - text_width(points, "num", 17) - 16
        name = metrics("body").elidedText(result.names[seat], Qt.TextElideMode.ElideRight, int(room))
        used = text(p, QRectF(x + 26, y, room, 22), name, "body_bold" if result.won[seat] else "body", INK)
        text(p, QRectF(x + 26 + used + 8, y, 46, 22), points, "num", BURGUNDY, "left", 17)
    if r.height() >= 76:
        ended = outcome(say, result)
        place = QRectF(left, y + 24, right - left - 14, r.bottom() - y - 26)
        if narrow:
            paragraph(p, place, f"{date} · {ended}", "card", INK_SECOND)
        else:
            text(p, QRectF(place.left(), place.top(), place.width(), 18), ended, "card", INK_SECOND)


def outcome(say: Texts, result: Result) -> str:
    """How a game ended, in words."""
    winners = [name for name, won in zip(result.names, result.won, strict=True) if won]
    if len(result.names) == 1:
        rival = "" if result.rival is None else f" · {say(f'{result.game}.meta.rival')} {result.rival}"
        return say("review.reviews.solo_won" if winners else "review.reviews.lost") + rival
    if len(winners) > 1:
        return say("review.reviews.shared", names=scores.listed(say, winners))
    if winners:
        first = result.won.index(True)
        tied = [ties for seat, ties in enumerate(result.ties) if result.scores[seat] == result.scores[first] and seat != first]
        why = scores.decided(say, result.game, result.ties[first], tied) if tied else ""
        if why:
            return say("app.score.wins_tie", name=winners[0], score=result.scores[first], why=why)
    return say("review.reviews.won", name=winners[0]) if winners else say("review.reviews.lost")
