"""Decisions that need no player: ending a turn in which nothing is left to do, and choices with one option. No Qt."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from app.table.parts.infoline import MAIN_BUTTON
from rules import Action, Game


class AutoPlay(Struct, frozen=True):
    """What the players want done for them."""

    end_turn: bool = False
    single_choices: bool = False


def auto_action(game: Game[Any], ease: AutoPlay) -> Action | None:
    """Return the only legal action if it may be made without a click; None if a player must decide.

    A single choice is never made automatically if it reveals something, nor does a turn end automatically if that ends a game that can be
    lost without a winner: until then, moves can be undone.
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
    """Say whether an action ends a game for one player; whether they win is not known beforehand."""
    return len(game.state.seats) == 1 and game.preview(action).over
