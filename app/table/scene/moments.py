"""Which moments a step has, and what is seen of them: a banner over the table when a new part of the game begins. No Qt.

Any game's rules may emit an event that ``opens`` a part of the game; its words are ``<game>.moment.<kind>`` and, for what changes,
``<game>.moment.<kind>.more``. What a rival without a seat does meanwhile is told in its banner, line by line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from app.table.geometry.faces import MomentFace
from app.table.geometry.placement import Placement, Rect
from app.table.parts.infoline import Measure
from app.table.screen import Rival
from app.texts import Texts
from rules import Event

from .reactions import Reaction

WHOLE = 1400
"""Milliseconds that the moments of one step last together, apart from the lines that tell what happens."""
READ = 1000
"""Milliseconds to read one of these lines."""
BESIDE, NARROWEST = 150.0, 420.0
"""Room beside the words of a banner, and its minimum width."""
HEIGHTS = (84.0, 14.0, 30.0, 28.0, 38.0)
"""The height of a banner with its title alone, of the rule, of what changes, of a line of what happens, and of whose turn it is."""
AT = 0.56
"""How far down the table the middle of a banner is."""
ALONE = Rival()
"""No rival."""


class Opening(Struct, frozen=True):
    """A new part of the game, in words: what it is called, what changes with it, and what happens in it."""

    title: str
    more: str = ""
    lines: tuple[str, ...] = ()


def openings(events: Iterable[Event], texts: Texts, game: str, names: tuple[str, ...] = (), rival: Rival = ALONE) -> list[Opening]:
    """Return the parts of the game that begin with these events.

    What the ``rival`` does before the first of them has a banner of its own, unless it is one line, which the player has just decided.
    """
    parts: list[tuple[Event | None, list[Event]]] = [(None, [])]
    for event in events:
        if event.opens:
            parts.append((event, []))
        else:
            parts[-1][1].append(event)
    found = []
    for opening, within in parts:
        lines = rival.tells(names, texts, within)
        if opening is not None:
            key = f"{game}.moment.{opening.kind}"
            more = texts(f"{key}.more", **opening.values) if texts.has(f"{key}.more") else ""
            found.append(Opening(texts(key, **opening.values), more, lines))
        elif len(lines) > 1:
            found.append(Opening(texts(f"{game}.moment.{rival.acts}"), lines=lines))
    return found


def moments(
    found: Sequence[Opening], size: tuple[float, float], measure: Measure, turn: tuple[str, str] = ("", ""), speed: float = 1.0
) -> list[Reaction]:
    """Return the banners of these openings on a table of ``size``, one after the other, all over within ``WHOLE`` milliseconds
    and what it takes to read their lines.

    A faster ``speed`` of whatever moves leaves them as much time to be read. ``turn`` is the colour of the player to whom the table has
    turned, and the words for it: they appear below the last one.
    """
    if not found:
        return []
    each = round(WHOLE * speed) // len(found)
    shown: list[Reaction] = []
    begin = 0
    for i, one in enumerate(found):
        colour, words = turn if i == len(found) - 1 else ("", "")
        width = max(measure(one.title, "display", 0), measure(one.more, "lead", 18), measure(words, "h3", 18) + 38) + BESIDE
        width = max([width, *(measure(line, "body", 16) + BESIDE for line in one.lines)])
        title, rule, more, line_height, whose = HEIGHTS
        height = title + (rule if one.more or words or one.lines else 0) + (more if one.more else 0) + (whose if words else 0)
        height += line_height * len(one.lines)
        wide = min(max(width, NARROWEST), size[0] - 40)
        rect = Rect((size[0] - wide) / 2, size[1] * AT - height / 2, wide, height)
        placement = Placement("moment", "moment", rect, MomentFace(one.title, one.more, colour, words, one.lines))
        lasts = each + round(READ * speed) * len(one.lines)
        shown.append(Reaction("moment", placement, rect, rect, begin, lasts, (None, "")))
        begin += lasts
    return shown
