"""Decisions that need nobody: the end of a turn with nothing left to do, and choices of one. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.table.parts.infoline import MAIN_BUTTON
from rules import Action, Game


@dataclass(frozen=True, slots=True)
class AutoPlay:
    """What the players want to happen by itself."""

    end_turn: bool = False
    single_choices: bool = False


def auto_action(game: Game[Any], ease: AutoPlay) -> Action | None:
    """Return the only legal action, if it may be made without a click; None: somebody has to decide.

    A choice of one is never made by itself when it reveals something, nor does a turn end by itself when that ends a game that can be lost
    without a winner: until then it can be taken back.
    """
    if len(game.legal) != 1:
        return None
    action = game.legal[0]
    if action.picks == (MAIN_BUTTON,):
        return action if ease.end_turn and not _may_lose(game, action) else None
    if not ease.single_choices or game.preview(action).reveals:
        return None
    return action


def _may_lose(game: Game[Any], action: Action) -> bool:
    """Say whether a player alone at the table comes to the end with an action; whether they win is not known before."""
    return len(game.state.seats) == 1 and game.preview(action).over
