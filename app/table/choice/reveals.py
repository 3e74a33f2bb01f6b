"""Whether a choice reveals something, so that it cannot be undone. No Qt."""

from __future__ import annotations

from typing import Any

from app.table.parts.infoline import MAIN_BUTTON
from rules import Game

from .plans import Plan


def reveals(game: Game[Any], plan: Plan) -> bool:
    """Say whether a plan reveals something that no player knew.

    The end of a turn does not count: it has a button of its own, and everybody knows that it is final.
    """
    if MAIN_BUTTON in plan.picks:
        return False
    return game.preview(*plan.actions).reveals
