"""How decisions are made by clicking: what is confirmed, and which places stand for a card of the village."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from app.table.choice.plans import Plan
from rules import Game
from rules.games.villagers import items
from rules.games.villagers.board.padlocks import pays

from .stand_ins import NOW, jester, slot

CONFIRMED = frozenset({"draft", "coin"})
"""What must be clicked twice, as specials without targets must: a draft reveals the next card, a coin for one card is none for another."""


def gestures(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    """Return the plans as they are clicked here.

    A draft is confirmed. A card is laid on the free place beside the column of a bottom card, which itself is only a strip. One that costs
    gold is not laid before its price was shown on the place, even if there is only one.
    """
    player = game.decider
    if player is None:
        return plans
    village = game.state.seats[player].village
    columned = {items.CARD.id(plot.bottom): slot(plot.bottom) for plot in village.plots if plot.columns}
    paid = {first: pays(game.state, player, items.CARD.key(first)) for first in {plan.picks[0] for plan in plans if _lays(plan)}}
    found: list[Plan] = []
    for plan in plans:
        kind = plan.actions[0].kind
        if kind == "jester":
            found.append(replace(plan, picks=(jester(items.EVENT.key(plan.picks[1])),)))
        elif kind == "give":
            found.append(replace(plan, confirmed=True))
        elif kind in CONFIRMED or (kind == "play" and len(plan.picks) == 1):
            found.append(replace(plan, picks=(*plan.picks, NOW + kind), confirmed=True))
        else:
            first, *others = plan.picks
            places = (columned.get(pick, pick) for pick in others) if _lays(plan) else others
            found.append(replace(plan, picks=(first, *places), ordered=True, confirmed=_lays(plan) and paid[first]))
    return found


def _lays(plan: Plan) -> bool:
    """Say whether a plan lays a card of the hand."""
    return plan.actions[0].kind == "lay"
