"""What a viewer might do one step after another, in words. Pure: no Qt."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Action

from .infoline import MAIN_BUTTON
from .table_model import TableModel

UNSAID = frozenset({MAIN_BUTTON, "button:decline"})
"""What goes without saying after the first step of a plan."""


def plan_in_words(model: TableModel, actions: Sequence[Action]) -> list[str]:
    """Return what the viewer would do step by step, a line for each action up to what cannot be foreseen.

    What ends the turn, or is declined, is left out unless it comes first.
    """
    return [line for line, _ in plan_steps(model, actions)]


def plan_steps(model: TableModel, actions: Sequence[Action]) -> list[tuple[str, bool]]:
    """Return the lines of ``plan_in_words``, each with whether it only leads to the one that follows it."""
    steps = dict[str, bool]()
    game = model.match.record.game.copy()
    for n, action in enumerate(actions):
        if action not in game.legal or game.decider != model.match.viewer:
            break
        position = model.position_of(game, game.decision)
        if not steps or not set(action.picks) & UNSAID:
            steps.setdefault(model.screen.words_of_step(position, actions[n:]), action.kind in model.screen.leads)
        game.apply(action)
        if game.revealed:
            break
    return [*steps.items()]
