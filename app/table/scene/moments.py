"""Which moments a step has, and what is seen of them: a banner over the table when a new part of the game begins. No Qt.

Any game's rules may emit an event that ``opens`` a part of the game; its words are ``<game>.moment.<kind>`` and, for what changes,
``<game>.moment.<kind>.more``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from app.table.geometry.faces import MomentFace
from app.table.geometry.placement import Placement, Rect
from app.table.parts.infoline import Measure
from app.texts import Texts
from rules import Event

from .reactions import Reaction

WHOLE = 1400
"""Milliseconds that the moments of one step last together."""
BESIDE, NARROWEST = 150.0, 420.0
"""Room beside the words of a banner, and its minimum width."""
HEIGHTS = (84.0, 14.0, 30.0, 38.0)
"""The height of a banner with its title alone, of the rule, of what changes, and of whose turn it is."""
AT = 0.56
"""How far down the table the middle of a banner is."""


class Opening(Struct, frozen=True):
    """A new part of the game, in words: what it is called, and what changes with it."""

    title: str
    more: str = ""


def openings(events: Iterable[Event], texts: Texts, game: str) -> list[Opening]:
    """Return the parts of the game that begin with these events."""
    found = []
    for event in events:
        if event.opens:
            key = f"{game}.moment.{event.kind}"
            more = texts(f"{key}.more", **event.values) if texts.has(f"{key}.more") else ""
            found.append(Opening(texts(key, **event.values), more))
    return found


def moments(
    found: Sequence[Opening], size: tuple[float, float], measure: Measure, turn: tuple[str, str] = ("", ""), speed: float = 1.0
) -> list[Reaction]:
    """Return the banners of these openings on a table of ``size``, one after the other, all over within ``WHOLE`` milliseconds.

    A faster ``speed`` of whatever moves leaves them as much time to be read. ``turn`` is the colour of the player to whom the table has
    turned, and the words for it: they appear below the last one.
    """
    if not found:
        return []
    each = round(WHOLE * speed) // len(found)
    shown: list[Reaction] = []
    for i, one in enumerate(found):
        colour, words = turn if i == len(found) - 1 else ("", "")
        width = max(measure(one.title, "display", 0), measure(one.more, "lead", 18), measure(words, "h3", 18) + 38) + BESIDE
        title, rule, more, whose = HEIGHTS
        height = title + (rule if one.more or words else 0) + (more if one.more else 0) + (whose if words else 0)
        wide = min(max(width, NARROWEST), size[0] - 40)
        rect = Rect((size[0] - wide) / 2, size[1] * AT - height / 2, wide, height)
        placement = Placement("moment", "moment", rect, MomentFace(one.title, one.more, colour, words))
        shown.append(Reaction("moment", placement, rect, rect, i * each, each, (None, "")))
    return shown
