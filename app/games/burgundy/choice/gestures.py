"""How decisions are made by clicking: a shield even if workers have yet to make the dice equal, neighbouring depots in any order.

Of a tile and the stored one it replaces either is clicked first, but neither alone decides.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from app.table.choice.plans import Plan
from rules import Action, Game
from rules.games.burgundy import items


def gestures(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    """Return the plans, and one for each way to take a shield once workers have turned the dice to the number of its depot (BU-26.4).

    With monastery 5 a ship's second depot is offered only if there are goods in it, on either side of the first (BU-17.5). No stored tile
    makes room (BU-6.3) before the tile that comes is clicked.
    """
    plans = [replace(plan, swaps=True) if thrown_away(plan) else plan for plan in plans]
    if game.legal and game.legal[0].kind == "ship":
        return [found for plan in plans for found in _depots_in_any_order(game, plan)]
    if game.decision is None or game.decision.question.key != "ask.dice" or not game.state.shields:
        return plans
    return [*plans, *(plan for depot, space in enumerate(game.state.shields, 1) if space for plan in _with_workers(game, depot))]


def thrown_away(plan: Plan) -> int:
    """Return the stored tile that leaves the game; 0 if none does."""
    tiles = items.TILE.among(plan.actions[-1].picks)
    return tiles[1] if len(tiles) > 1 else 0


def _depots_in_any_order(game: Game[Any], plan: Plan) -> list[Plan]:
    """Return the plan; if a ship empties two depots, also the one that begins with the second, or none where either is empty already."""
    spaces = items.GOODS_SPACE.among(plan.picks)
    if len(spaces) < 2:
        return [plan]
    one, other, *types = plan.picks
    return [plan, replace(plan, picks=(other, one, *types))] if all(game.state.goods_spaces[space - 1] for space in spaces) else []


def _with_workers(game: Game[Any], depot: int) -> list[Plan]:
    """Return the plans that turn one or both dice to the number of a depot and take a shield there."""
    player = game.decider
    assert player is not None
    ahead, turns = game.legal, list[Action]()
    for die, number in enumerate(game.state.seats[player].dice):
        if number != depot:
            wanted = (items.DIE.id(player, die), items.DIE_NUMBER.id(depot))
            turn = next((action for action in ahead if action.kind == "turn" and action.picks == wanted), None)
            if turn is None:
                return []
            turns.append(turn)
            ahead = game.preview(*turns).legal
    cost = sum(turn.cost for turn in turns)
    return [Plan((*turns, action), action.picks, cost) for action in ahead if action.kind == "shield"] if turns else []
