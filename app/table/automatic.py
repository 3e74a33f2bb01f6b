"""Decisions that need nobody: the end of a turn with nothing left to do, and choices of one. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules import Action, Game

from .infoline import MAIN_BUTTON


@dataclass(frozen=True, slots=True)
class Ease:
    """What the players want to happen by itself."""

    end_turn: bool = False
    single_choices: bool = False


def by_itself(game: Game[Any], ease: Ease) -> Action | None:
    """The only legal action, if it may be made without a click; None: somebody has to decide.

    A choice of one is never made by itself when it reveals something: until then it can be taken back.
    """
    if len(game.legal) != 1:
        return None
    action = game.legal[0]
    if action.picks == (MAIN_BUTTON,):
        return action if ease.end_turn else None
    if not ease.single_choices or any(event.reveals for event in game.copy().apply(action)):
        return None
    return action
