"""How decisions are made by clicking: which take several picks, and which are confirmed first."""

from __future__ import annotations

from typing import Any

from app.table.choice.multi_picker import MultiPick
from app.table.choice.plans import Plan
from rules import Game
from rules.games.guildhall.components import TRANSFERS

from .stand_ins import NO_LEVEL, NOW, ORDERED

MOVES = frozenset(move.id for moves in TRANSFERS for move in moves)
"""The moves that make up swaps and searches."""
GIFT = "gift"
"""A card and the player who receives it are clicked."""
GATHERS = (
    MultiPick(frozenset({"discard"}), end="draw", lead="refill", final=True),
    MultiPick(frozenset({"choose"}), end="confirm"),
    MultiPick(frozenset({"top"}), end="confirm"),
    MultiPick(frozenset({"pay"})),
    MultiPick(frozenset({"drop"})),
    MultiPick(frozenset({"discard"}), end="draw", final=True),
    MultiPick(MOVES - {GIFT, "discard"}, end="confirm"),
)
"""Cards to discard before a refill, professions, the order of discards, chapters to give, other discards, both sides of a swap."""


def gestures(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    """Return the plans as they are clicked here.

    A card played without an effect, an effect that is declined and a purchase need a confirmation. A purchase is offered with the
    discards in the usual order and in an order of the player's choice.
    """
    found: list[Plan] = []
    for plan in plans:
        (action,) = plan.actions
        if action.kind == "decline" or (action.kind == "play" and len(action.picks) == 1):
            found.append(Plan(plan.actions, (*plan.picks, NO_LEVEL), confirmed=True))
        elif action.kind == "buy":
            found += _bought(game, plan)
        else:
            found.append(plan)
    return found


def _bought(game: Game[Any], plan: Plan) -> list[Plan]:
    """Return the ways to buy: with the usual order of discards, if nothing else is left to choose, and step by step."""
    usual = next((action for action in game.preview(*plan.actions).legal if action.kind == "confirm"), None)
    step_by_step = Plan(plan.actions, (*plan.picks, ORDERED if usual is not None else NOW))
    return [step_by_step] if usual is None else [Plan((*plan.actions, usual), (*plan.picks, NOW)), step_by_step]
