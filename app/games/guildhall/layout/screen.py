"""How this table is put together: points and piles at the top, below them the other halls, then the player's own hall and desk."""

from __future__ import annotations

from app.games.base.seats import around
from app.table.geometry.faces import PhaseFace, TextFace
from app.table.geometry.placement import Placement, Rect

from ..position import Position
from ..words.cards import D
from . import commons
from .desk import desk
from .halls import hall
from .places import panels
from .points import points
from .trays import professions, tray


def status(position: Position, area: Rect) -> list[Placement]:
    """Lay out what it takes to win."""
    say, state = position.texts, position.view
    rect = Rect(area.x + 14, 0, area.w - 14, area.h)
    face = TextFace(say(f"{D}.label.aim" if area.w > 330 else f"{D}.label.aim_short", n=state.target), "body", "title", "left", 15)
    line = Placement("frame:bar_line", "phase", Rect(area.x, 0, 40, area.h), PhaseFace(""), static=True)
    return [line, Placement("frame:aim", "text", rect, face, static=True)] if area.w > 120 else []


def table(position: Position, area: Rect) -> list[Placement]:
    """Lay out everything between the bars."""
    state = position.view
    player = position.shown
    if player is None:
        return []
    parts = panels(area, len(state.seats))
    if not state.professions or (position.decision is not None and position.decision.question.key == "ask.choose"):
        whole = Rect(parts.row.x, parts.row.y, parts.race.right - parts.row.x, parts.own.bottom - parts.row.y)
        return professions(position, state, whole)
    over, covered = tray(position, state, parts)
    placed: list[Placement] = []
    if covered is None or not covered.overlaps(parts.row):
        placed += commons.vp_row(position, state, parts.row, parts.top)
        placed += commons.piles(position, state, parts.piles, parts.top, covered is not None)
        placed += commons.race(position, state, parts.race)
    if covered is None:
        for other, place in zip(_others(position, player), parts.others, strict=True):
            placed += hall(position, state, other, place, own=False)
        placed += points(position, state, parts.points) if parts.points is not None else []
    placed += over
    placed += hall(position, state, player, parts.own, own=True)
    return placed + desk(position, state, player, parts.desk)


def _others(position: Position, shown: int) -> list[int]:
    """Return the players whose halls are in the middle, in turn order after the viewer.

    A player who is being looked at changes places with the viewer.
    """
    viewer = position.viewer or 0
    return [viewer if player == shown else player for player in around(position, viewer)[1:]]
