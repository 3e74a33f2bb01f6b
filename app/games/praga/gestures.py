"""How decisions are made by clicking: rotations that find themselves, and buttons for what is open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.table.choice.plans import Plan
from rules import Game, ItemId
from rules.games.praga import items
from rules.games.praga.board.action_board import FIRST_WALL, matches
from rules.games.praga.board.city import markers
from rules.games.praga.components import ACTIONS

ALIASED: dict[str, str] = {"wheel": "ship-wheel", "side": "arrow-right-bold", "road_effect": "road-variant", "upgrade_bonus": "gift"}
"""What is open in a turn has a button in the info line besides its place on the table, by the kind of the action."""
HIDDEN = frozenset({"road_effect", "upgrade_bonus"})
"""Those of them that are not always on the table: they have nothing but the button."""
OPEN = "open:"
NOW = "now:"
"""What is clicked to confirm an action, before its kind."""
LAYS = frozenset({"lay_upgrade", "lay_wall", "lay_building"})


def alias(item: ItemId) -> ItemId:
    """Return the button of the info line that stands for an item."""
    return OPEN + item


def gestures(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    """Return the plans as they are clicked here.

    A tile is laid where it is clicked, turned so that it brings the most, unless a rotation has been chosen before. The points of a special
    tile right are only taken after a question.
    """
    found: list[Plan] = []
    best: dict[ItemId, Plan] = {}
    for plan in plans:
        kind = plan.actions[0].kind
        if kind in LAYS:
            place, rotation = plan.picks
            if place not in best or gain(game, plan) > gain(game, best[place]):
                best[place] = plan
            found.append(replace(plan, picks=(rotation, place), ordered=True))
        elif kind == "cash" and game.state.turn is not None:
            segment = items.SEGMENT.id(game.state.turn.segment)
            found.append(replace(plan, picks=(segment, NOW + kind), confirmed=True))
        else:
            if kind not in HIDDEN:
                found.append(plan)
            if kind in ALIASED:
                found.append(replace(plan, picks=(alias(plan.picks[0]),)))
    return [*(replace(plan, picks=(place,)) for place, plan in best.items()), *found]


def gain(game: Game[Any], plan: Plan) -> int:
    """Return how much meets a tile laid like this: matching edges count twice, since both symbols are gained."""
    state, action = game.state, plan.actions[0]
    held, rotation = state.turn.held[1], items.ROTATION.key(action.picks[1])
    site = items.SITE.of(action.picks[0])
    if site is not None:
        return markers(state.buildings, site, held, rotation)
    field = items.FIELD.of(action.picks[0])
    cell = FIRST_WALL + items.WALL_SITE.key(action.picks[0]) if field is None else ACTIONS.index(field[1])
    found = matches(state.seats[game.decider or 0], cell, (held, rotation), state.connections)
    return 2 * len(found.edges) + len(found.corners)
