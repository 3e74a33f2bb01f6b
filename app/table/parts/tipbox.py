"""The tip next to a piece: what it is and what it does. No Qt.

It never covers the piece, and covers another target only if there is no other way.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.table.geometry.faces import TipFace
from app.table.geometry.placement import Placement, Rect
from app.table.geometry.z_order import TIP
from app.table.screen import Tip

from .infoline import Measure, wrap

ITEM = "ui:tip"
WIDEST = 340.0
"""The width of a line of words in a tip, in logical pixels."""
AWAY = 10.0
LINE = 19.0
INDENT = 34.0


def tipbox(tip: Tip, target: Rect, targets: Sequence[Rect], area: Rect, measure: Measure, size: float = 1.0) -> Placement:
    """Place the tip for a piece at ``target`` inside ``area`` where it covers least of the other ``targets``.

    ``size`` is the text size relative to the usual one.
    """
    rows: list[tuple[str, str]] = []
    for icon, words in tip.lines:
        lines = wrap(words, WIDEST, lambda line: measure(line, "card", 0))
        rows += [(icon if i == 0 else "", line) for i, line in enumerate(lines)]
    title = wrap(tip.title, WIDEST, lambda line: measure(line, "body_bold", 0))
    indent = INDENT + 12 if any(icon for icon, _ in rows) else 26.0
    width = max(*(measure(line, "body_bold", 0) + 26 for line in title), *(measure(words, "card", 0) + indent for _, words in rows), 0.0)
    rows = [("", line) for line in title[1:]] + rows
    height = 36 + LINE * len(rows)
    place = min(_places(target, area, width * size, height * size), key=lambda rect: _badness(rect, target, targets, area))
    above = place.bottom <= target.y
    x = max(place.x, min(target.cx, place.right)) - place.x
    if above or place.y >= target.bottom:
        point = (x / size, (target.y - 2 - place.y if above else target.bottom + 2 - place.y) / size)
    else:
        point = (x / size, height / 2)  # beside the piece: no arrow
    words = ". ".join([tip.title, *(words for _, words in tip.lines)])
    face = TipFace(title[0], tuple(rows), *point, wrapped=len(title) - 1)
    return Placement(ITEM, "tip", place, face, TIP, words=words, static=True)


def _places(target: Rect, area: Rect, w: float, h: float) -> list[Rect]:
    """Return the possible places for a tip of this size: three above, three below, then one on each side; only pushed sideways."""
    found = []
    for y in (target.y - AWAY - h, target.bottom + AWAY):
        for x in (target.cx - w / 2, target.x - w * 0.7, target.right - w * 0.3):
            found.append(Rect(max(area.x, min(x, area.right - w)), y, w, h))
    middle = max(area.y, min(target.cy - h / 2, area.bottom - h))
    found += [Rect(target.right + AWAY, middle, w, h), Rect(target.x - AWAY - w, middle, w, h)]
    return found


def _badness(rect: Rect, target: Rect, targets: Sequence[Rect], area: Rect) -> float:
    """Return how bad a place is: being outside is worst, then covering the piece itself, then other targets; last, distance counts."""
    outside = 0 if area.contains(rect) else 1
    covered = sum(rect.shared(other) for other in targets)
    distance = abs(rect.cx - target.cx) + abs(rect.cy - target.cy)
    return outside * 1e9 + rect.shared(target) * 1e4 + covered * 10 + distance
