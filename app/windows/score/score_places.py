"""Ranks and points, and what there is to say about them: the right side of the score sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.art import chrome
from app.art.pieces import egon_marker, marker
from app.art.tokens import BURGUNDY, ERROR, GOLD, GOOD, INK, INK_SECOND
from app.texts import Texts
from app.windows.kit.layouts import Row
from app.windows.kit.leaves import Icon, Painting, Words
from rules import Record

HIGH = 52
"""Height of a player's row."""


def places(say: Texts, record: Record, totals: Sequence[int], ranks: Sequence[int], complete: bool) -> list[Row]:
    """Return a row for each player in order of rank, with their points.

    Unless ``complete``, rows of points are still appearing and nobody has a rank yet (``ranks`` are 0).
    """
    names, found = record.header.names, []
    for seat in sorted(range(len(names)), key=lambda seat: (ranks[seat], seat)):
        colour, initial = record.header.seat_colours[seat], names[seat][:1].upper()
        place = f"{ranks[seat]}." if len(names) > 1 and ranks[seat] else ""

        def sign(p: QPainter, r: QRectF, colour: str = colour, initial: str = initial) -> None:
            marker(p, r, colour, initial)

        found.append(_place(sign, names[seat], totals[seat], place, first=ranks[seat] == 1 and len(names) > 1))
    rival = record.rules.rival(record.game.state)
    if rival is not None and complete:
        found.append(_place(egon_marker, say(f"{record.header.game}.meta.rival"), rival))
    return found


def _place(sign: Callable[[QPainter, QRectF], object], name: str, points: int, place: str = "", first: bool = False) -> Row:
    """Return the row of one player."""

    def under(p: QPainter, r: QRectF) -> None:
        chrome.row_card(p, r, GOLD if first else None)

    number = Words(place, "num", INK_SECOND, width=34, wide=False)
    total = Words(str(points), "bignum", BURGUNDY, align="right", wide=False)
    who = (Words(name, "h3", INK, 17), 1)
    return Row(
        number, Painting(sign, 26, 26), 12, who, total, Painting(lambda p, r: None, 0, HIGH), gap=0, margins=(12, 0, 14, 0), under=under
    )


def note(words: str, record: Record, plain: bool = False) -> Row:
    """Return a row with these words under a sign for how the game stands or ended; ``plain``: under an information sign."""
    lost = not plain and record.game.over and not any(standing.won for standing in record.game.state.standings)
    sign = "information" if plain or not record.game.over else "close-circle" if lost else "trophy"

    def under(p: QPainter, r: QRectF) -> None:
        chrome.note(p, r, "bad" if lost else "good")

    icon = Icon(sign, 22, ERROR if lost else GOOD, 32)
    return Row(icon, (Words(words, "body", INK, 15, wrapped=True), 1), gap=0, margins=(8, 14, 12, 14), under=under)
