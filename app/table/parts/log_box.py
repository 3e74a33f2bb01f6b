"""The last lines of the log, in a box on the rail. No Qt."""

from __future__ import annotations

from collections.abc import Callable

from app.art.rival_signs import Whose
from app.table.geometry.faces import LogFace, TextFace
from app.table.geometry.placement import Placement, Rect
from app.table.position import Position


def nobody(words: str) -> str:
    """Return no sign, for words that concern no player."""
    return ""


def log_box(position: Position, area: Rect, heading: str, sign: Callable[[str], Whose] = nobody) -> list[Placement]:
    """Lay out the log with its heading. ``sign`` returns whose sign goes before words that concern no player at the table."""
    lines = tuple((position.colours[who] if who is not None else sign(words), words) for who, words in position.log)
    placed = [Placement("frame:log", "log", area, LogFace(heading, lines, position.fresh), static=True)]
    if not lines:
        nothing = Rect(area.x + 12, area.y + 33, area.w - 24, 20)
        words = TextFace(position.texts("app.log.empty"), "card", "second", "left", 0)
        placed.append(Placement("frame:log_empty", "text", nothing, words, static=True))
    return placed
