"""A finished game in a list, painted and in words."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from app.art import chrome
from app.art.fonts import metrics, text_width
from app.art.lettering import text
from app.art.roles import Role
from app.art.signs import player_sign
from app.art.tokens import BURGUNDY, INK, INK_SECOND
from app.outcome import scores
from app.storage.results import Result
from app.texts import Texts
from app.windows.game_words import when
from app.windows.kit.cover import paint_cover
from app.windows.kit.flow import Flow
from app.windows.kit.layouts import Column, Row
from app.windows.kit.leaves import Gap, Painting, Spring, Words

NARROW = 480
"""Width of the words below which the date moves under the title."""
BESIDE = 560
"""Width of words and buttons below which the buttons move under the words."""
PLAYER = 150
"""Minimum width of a player with their points."""


class ResultRow(Row):
    """One game: picture, title, date, players with their points in order of rank, how it ended; ``buttons`` at the right."""

    def __init__(self, say: Texts, result: Result, buttons: Row) -> None:
        date = when(say, result.when)
        if result.practice:
            date = f"{say('review.reviews.practice')} · {date}"
        elif result.day:
            date = f"{say('app.daily.title')} · {date}"
        title = Words(say(f"{result.game}.meta.title"), "h3", INK, height=22)
        head = Row((title, 1), Words(date, "body", INK_SECOND, 14, wide=False), turns=NARROW)
        order = sorted(range(len(result.names)), key=lambda seat: (result.ranks[seat], seat))
        players = Flow(*(Painting(partial(_player, result, seat), PLAYER, 24, wide=True) for seat in order), least=PLAYER, widest=178)
        ended = " · ".join(filter(None, (outcome(say, result), handed_over(say, result))))
        words = Column(head, players, Words(ended, "card", INK_SECOND, wrapped=True), gap=3)
        picture = Painting(lambda p, r: paint_cover(p, r, result.game, 5), 96, 64)
        middle = Column(Spring(), words, Spring())
        under = lambda p, r: chrome.row_card(p, r)  # noqa: E731
        beside = Row((middle, 1), buttons, gap=14, turns=BESIDE)
        super().__init__(picture, (beside, 1), Gap(72, 82), gap=14, margins=(8, 4, 2, 4), under=under)


def _player(result: Result, seat: int, p: QPainter, r: QRectF) -> None:
    """Paint a player's shape, name and points."""
    player_sign(p, QRectF(r.left(), r.top() + 2, 20, 20), result.colours[seat], result.names[seat], result.seats[seat])
    points = str(result.scores[seat])
    role: Role = "body_bold" if result.won[seat] else "body"
    room = r.width() - 26 - text_width(points, "num", 17) - 20
    name = metrics(role).elidedText(result.names[seat], Qt.TextElideMode.ElideRight, int(room))
    used = text(p, QRectF(r.left() + 26, r.top() + 1, room, 22), name, role)
    text(p, QRectF(r.left() + 26 + used + 8, r.top() + 1, 46, 22), points, "num", BURGUNDY, "left", 17)


def handed_over(say: Texts, result: Result) -> str:
    """Return in words whose seats were handed over in the course of a game; empty if none was."""
    names = [name for name, kind in zip(result.names, result.seats, strict=True) if kind == "mixed"]
    return say("review.reviews.mixed", names=scores.listed(say, names)) if names else ""


def outcome(say: Texts, result: Result) -> str:
    """Return in words how a game ended."""
    winners = [name for name, won in zip(result.names, result.won, strict=True) if won]
    if result.solo:
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
