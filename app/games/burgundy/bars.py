"""The middle of the top bar: phase and round."""

from __future__ import annotations

from app.table.layout import Placement, Position, Rect
from rules.games.burgundy.components import PHASES, ROUNDS
from rules.games.burgundy.state import State

from .tiles import D

PHASE_W, ROUND_W, DOTS_W = 130.0, 96.0, 74.0


def status(position: Position, state: State, area: Rect) -> list[Placement]:
    """As much of it as the bar has room for."""
    say = position.texts
    phase = say(f"{D}.label.phase_of", phase=PHASES[state.phase])
    placed = [Placement("frame:phase_of", "phase", Rect(area.x, area.y, PHASE_W, area.h), (phase,), ground=True)]
    x = area.x + PHASE_W + 6
    if area.right - x > ROUND_W:
        words = say(f"{D}.label.round_of", n=max(1, state.round), all=ROUNDS)
        text = (words, "body", "title", "left", 15)
        placed.append(Placement("frame:round_of", "text", Rect(x, area.y, ROUND_W, area.h), text, ground=True))
        x += ROUND_W + 4
    if area.right - x > DOTS_W:
        placed.append(Placement("frame:rounds", "rounds", Rect(x, area.y, DOTS_W, area.h), (state.round, ROUNDS), ground=True))
    return placed
