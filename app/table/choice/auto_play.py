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
    """The only legal action, if it may be made without a click; None: somebody has to decide.

    A choice of one is never made by itself when it reveals something, nor does a turn end by itself when that loses the game: until then
    it can be taken back.
    """
    if len(game.legal) != 1:
        return None
    action = game.legal[0]
    if action.picks == (MAIN_BUTTON,):
        return action if ease.end_turn and not _loses(game, action) else None
    if not ease.single_choices or any(event.reveals for event in game.copy().apply(action)):
        return None
    return action


def _loses(game: Game[Any], action: Action) -> bool:
    """Whether the game is over after an action and nobody has won."""
    after = game.copy()
    after.apply(action)
    return after.over and not any(standing.won for standing in after.state.standings or ())
