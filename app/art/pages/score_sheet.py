"""Parts of the score sheet: table rows and the curve of points over the game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from app.art.rival_signs import Whose
from app.figures import figure

from ..chrome import row_ground
from ..fonts import text_width
from ..icons import icon_at
from ..lettering import text
from ..pieces import marker_outline
from ..shapes import fill, line, rounded, stroke
from ..signs import Sign, player_sign
from ..tokens import BURGUNDY, EDGE, GOLD, GOLD_TEXT, INK, INK_SECOND, PLAYER, SMALLEST_TEXT, darker, tint

RIVAL = "#37322D"
"""The colour of an opponent without a seat."""
NUMBER = 2
"""The maximum number of characters in the number or letter of a section."""
GAP = 6.0
"""The least distance between the names of two sections."""


def score_row(
    p: QPainter,
    r: QRectF,
    pictogram: str,
    words: str,
    values: Sequence[int | None],
    column: float,
    chosen: bool = False,
    odd: bool = False,
) -> None:
    """Paint one row (36 high): pictogram, words, one value per player in columns of width ``column`` at the right; None is left empty.

    The best value above 0 has the colour of the headings, 0 the second ink.
    """
    row_ground(p, r, chosen, odd)
    icon_at(p, pictogram, r.left() + 20, r.center().y(), 19, INK if chosen else GOLD_TEXT)
    first = r.right() - 8 - column * len(values)
    place = QRectF(r.left() + 40, r.top(), first - r.left() - 44, r.height())
    text(p, place, words, "body_bold" if chosen else "body", INK, "left", 15)
    best = max((v for v in values if v is not None), default=0)
    for i, value in enumerate(values):
        if value is None:
            continue
        x = first + column * (i + 0.5)
        cell = QRectF(x - column * 0.42, r.top(), column * 0.42 + 18, r.height())
        leads = value == best and value > 0 and len(values) > 1
        text(p, cell, figure(value), "num", BURGUNDY if leads else INK if value else INK_SECOND, "right")


def total_row(p: QPainter, r: QRectF, words: str, values: Sequence[int], column: float) -> None:
    """Paint the sum below a rule (48 high), columns as in ``score_row``."""
    line(p, INK, 1.4, r.left(), r.top() + 3, r.right(), r.top() + 3)
    first = r.right() - 8 - column * len(values)
    place = QRectF(r.left() + 40, r.top() + 8, first - r.left() - 44, 36)
    text(p, place, words, "h2", BURGUNDY, "left", 22)
    for i, value in enumerate(values):
        x = first + column * (i + 0.5)
        text(p, QRectF(x - column * 0.46, r.top() + 8, column * 0.46 + 18, 36), figure(value), "bignum", BURGUNDY, "right")


Signs = Sequence[Sign]
"""The players of a curve: the colour, or the sign of an opponent without a seat, and the initial of each."""
Numbers = tuple[str, Sequence[tuple[float, int]]]
"""What is numbered below a chart, and each number with its share of the width; nothing if the names of the sections do that."""
NUMBERED = 18.0
"""Height of the line of numbers."""


def curve_chart(
    p: QPainter,
    r: QRectF,
    curves: Sequence[tuple[str, Sequence[int]]],
    sections: Sequence[tuple[str, int]],
    top: int,
    owners: Sequence[Signs] = (),
    rival: tuple[Whose, Sequence[int]] = ("", ()),
    numbers: Numbers = ("", ()),
) -> None:
    """Paint points over the game: ``curves`` are (player colour, points before the first step and after each).

    ``sections`` are (words, number of steps).
    ``top`` is the highest value of the scale. Markers in the players' shapes are at the end of every section, larger ones of the ``owners``
    at the right where the curves end. ``rival`` is the sign of an opponent without a seat, with their points in each step: a staircase.
    ``numbers`` are above the names of the sections.
    """
    fill(p, tint("#FFFDF5", 0.8), rounded(r, 10))
    stroke(p, EDGE, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 10))
    plot = QRectF(r.left() + 42, r.top() + 18, r.width() - 92, r.height() - 54 - numbers_high(numbers))
    steps = max(1, sum(count for _, count in sections))
    section_bands(p, plot, sections, steps, numbers_high(numbers))
    number_turns(p, plot, numbers)
    lines = 5 if top >= 5 else max(1, top)
    for i in range(lines + 1):
        value = top * i // lines
        y = plot.bottom() - plot.height() * value / max(1, top)
        line(p, tint("#5A3E1C", 0.22), 1, plot.left(), y, plot.right(), y)
        text(p, QRectF(r.left() + 4, y - 10, 32, 20), figure(value), "label_regular", INK_SECOND, "right")
    ends = {sum(count for _, count in sections[: i + 1]) for i in range(len(sections))}
    sign, stairs = rival
    if stairs:
        _staircase(p, plot, stairs, steps, top)
    for colour, values in curves:
        _curve(p, plot, PLAYER[colour], colour, values, steps, top, ends)
    ends_at = [(signs, values[-1]) for signs, (_, values) in zip(owners, curves, strict=False) if values]
    end_signs(p, plot, [*ends_at, *([([Sign(sign, "")], stairs[-1])] if stairs else [])], top)


def end_signs(p: QPainter, plot: QRectF, ended: Sequence[tuple[Signs, float]], top: float) -> None:
    """Paint markers that say whose curve each is, beside its end; below each other where curves end together."""
    size, step, beside = 22.0, 24.0, 14.0
    order = sorted(range(len(ended)), key=lambda i: -ended[i][1])
    wanted = [plot.bottom() - plot.height() * ended[i][1] / (top or 1) for i in order]
    places: list[float] = []
    for y in wanted:
        places.append(max(y, places[-1] + step) if places else y)
    lowest = plot.bottom() - size / 2
    for n in reversed(range(len(places))):  # markers without room below move up, and push those above them
        places[n] = min(places[n], lowest)
        lowest = places[n] - step
    for i, y in zip(order, places, strict=True):
        signs = ended[i][0]
        left = plot.right() + 14 - (len(signs) - 1) * beside / 2
        for n, sign in reversed([*enumerate(signs)]):
            player_sign(p, QRectF(left + n * beside, y - size / 2, size, size), *sign)


def turn_chart(
    p: QPainter,
    r: QRectF,
    strips: Sequence[tuple[Sign, Sequence[int]]],
    sections: Sequence[tuple[str, int]],
    numbers: Numbers = ("", ()),
) -> None:
    """Paint the points of every turn: a strip of bars for each of ``strips`` (sign of the player, points by turn).

    ``sections`` are (words, number of turns of a player); points are above the bars, ``numbers`` above the names of the sections.
    """
    fill(p, tint("#FFFDF5", 0.8), rounded(r, 10))
    stroke(p, EDGE, 1, rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), 10))
    plot = QRectF(r.left() + 46, r.top() + 8, r.width() - 58, r.height() - 38 - numbers_high(numbers))
    turns = max(1, sum(count for _, count in sections), *(len(points) for _, points in strips))
    section_bands(p, plot, [*sections, ("", turns - sum(count for _, count in sections))], turns, numbers_high(numbers))
    number_turns(p, plot, numbers)
    most = max((n for _, points in strips for n in points), default=0)
    high = plot.height() / max(1, len(strips))
    step = plot.width() / turns
    for i, (sign, points) in enumerate(strips):
        assert isinstance(sign.player, str)
        colour = PLAYER[sign.player]
        base = plot.top() + high * (i + 1) - 4
        line(p, tint("#5A3E1C", 0.4), 1, plot.left(), base, plot.right(), base)
        player_sign(p, QRectF(r.left() + 11, base - high / 2 - 11, 24, 24), *sign)
        for turn, n in enumerate(points):
            if n <= 0:
                continue
            tall = max(3.0, (high - 30) * n / max(1, most))
            bar = QRectF(plot.left() + step * turn + step * 0.14, base - tall, step * 0.72, tall)
            fill(p, colour, rounded(bar, 2))
            stroke(p, darker(colour, 0.4), 1, rounded(bar.adjusted(0.5, 0.5, -0.5, -0.5), 2))
            text(p, QRectF(bar.center().x() - 14, bar.top() - 17, 28, 16), figure(n), "label", INK, "centre", 12)


def section_name(words: str, width: float) -> str:
    """Return the name of a section that is ``width`` wide, apart from its neighbours': if it does not fit, its number or letter alone.

    That may be wider than the section, see ``rooms``; if there is none, the section has no name.
    """
    last = words.rpartition(" ")[2]
    short = last if len(last) <= NUMBER else ""
    return words if text_width(words, "label", SMALLEST_TEXT) <= width - GAP else short


def rooms(names: Sequence[tuple[str, float]]) -> list[float]:
    """Return the width that each name has, given with the middle of where it is written; 0 for those left out so that no two touch.

    Evenly left out: only every second one is written, or every third. Larger text shares the room between two names by their lengths.
    """
    needed = [text_width(words, "label", SMALLEST_TEXT) for words, _ in names]
    named = [n for n, (words, _) in enumerate(names) if words]
    found = [0.0] * len(names)
    for every in range(1, len(named) + 1):
        written = named[::every]
        pairs = [*pairwise(written)]
        between = [names[after][1] - names[before][1] - GAP for before, after in pairs]
        if all(needed[one] + needed[other] <= 2 * free for (one, other), free in zip(pairs, between, strict=True)):
            for n in written:
                found[n] = 2 * needed[n]
            for (one, other), free in zip(pairs, between, strict=True):
                for n in (one, other):
                    found[n] = min(found[n], 2 * free * needed[n] / (needed[one] + needed[other]))
            break
    return found


def numbers_high(numbers: Numbers) -> float:
    """Return the height that the numbers below a chart take."""
    return NUMBERED if numbers[1] else 0.0


def number_turns(p: QPainter, plot: QRectF, numbers: Numbers) -> None:
    """Paint the numbers right below a chart, and at the left what they number."""
    words, at = numbers
    if at:
        text(p, QRectF(plot.left() - 40, plot.bottom() + 5, 30, NUMBERED), words, "label_regular", INK_SECOND, "right")
    for share, n in at:
        text(
            p,
            QRectF(plot.left() + plot.width() * share - 14, plot.bottom() + 5, 28, NUMBERED),
            figure(n),
            "label_regular",
            INK_SECOND,
            "centre",
        )


def section_bands(p: QPainter, plot: QRectF, sections: Sequence[tuple[str, int]], steps: int, below: float = 0.0) -> None:
    """Paint the parts of a game as bands with their names ``below``, as far as they fit."""
    done = 0
    bands: list[QRectF] = []
    for _, count in sections:
        bands.append(QRectF(plot.left() + plot.width() * done / steps, plot.top(), plot.width() * count / steps, plot.height()))
        done += count
    for band in bands[::2]:
        p.fillRect(band, tint(GOLD, 0.08))
    names = [(section_name(words, band.width()), band.center().x()) for (words, _), band in zip(sections, bands, strict=True)]
    for (words, middle), wide in zip(names, rooms(names), strict=True):
        if wide:
            text(p, QRectF(middle - wide / 2, plot.bottom() + 6 + below, wide, 22), words, "label", INK_SECOND, "centre", 13)


def _curve(
    p: QPainter,
    plot: QRectF,
    colour: str,
    player: str,
    values: Sequence[int],
    steps: int,
    top: int,
    ends: set[int],
) -> None:
    points = [
        QPointF(plot.left() + plot.width() * i / steps, plot.bottom() - plot.height() * v / max(1, top)) for i, v in enumerate(values)
    ]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    stroke(p, darker(colour, 0.4), 4.2, path)
    stroke(p, colour, 2.6, path)
    for i, point in enumerate(points):
        if i in ends:
            outline = marker_outline(player, point.x(), point.y(), 4.8)
            fill(p, colour, outline)
            stroke(p, darker(colour, 0.5), 1, outline)


def _staircase(p: QPainter, plot: QRectF, values: Sequence[int], steps: int, top: int) -> None:
    """Paint a line that keeps its height during a step and changes it between two, above a light filled area."""
    path = QPainterPath()
    for i, value in enumerate(values):
        y = plot.bottom() - plot.height() * value / max(1, top)
        left = QPointF(plot.left() + plot.width() * i / steps, y)
        path.lineTo(left) if i else path.moveTo(left)
        path.lineTo(plot.left() + plot.width() * (i + 1) / steps, y)
    ground = QPainterPath(path)
    ground.lineTo(ground.currentPosition().x(), plot.bottom())
    ground.lineTo(plot.bottomLeft())
    fill(p, tint(RIVAL, 0.08), ground)
    stroke(p, RIVAL, 2.4, path)
