"""How decisions are made by clicking: what is confirmed, and which places stand for a card of the village."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from app.table.choice.plans import Plan
from rules import Game
from rules.games.villagers import items
from rules.games.villagers.components import EVENT

from .stand_ins import NOW, jester, slot

CONFIRMED = frozenset({"draft", "coin"})
"""What must be clicked twice, as specials without targets must: a draft reveals the next card, a coin for one card is none for another."""


def gestures(game: Game[Any], plans: list[Plan]) -> list[Plan]:
    """Return the plans as they are clicked here.

    A draft is confirmed, and so is the laying of a card, even on the only place: what it costs is shown there first, and a key that
    confirms never finds it laid already. A card is laid on the free place beside the column of a bottom card, which itself is only a strip.
    So is what an event of the Countess hits, since the next card or event may be turned up at once, and a Mood Swing, which draws one.
    """
    player = game.decider
    if player is None:
        return plans
    village = game.state.seats[player].village
    columned = {items.CARD.id(plot.bottom): slot(plot.bottom) for plot in village.plots if plot.columns}
    found: list[Plan] = []
    for plan in plans:
        kind = plan.actions[0].kind
        if kind == "jester":
            found.append(replace(plan, picks=(jester(items.EVENT.key(plan.picks[1])),)))
        elif kind == "give":
            found.append(replace(plan, confirmed=True))
        elif kind in CONFIRMED or (kind == "play" and len(plan.picks) == 1) or _hits(plan):
            found.append(replace(plan, picks=(*plan.picks, NOW + kind), ordered=kind == "resolve", confirmed=True))
        else:
            first, *others = plan.picks
            places = (columned.get(pick, pick) for pick in others) if _lays(plan) else others
            found.append(replace(plan, picks=(first, *places), ordered=True, confirmed=_lays(plan)))
    return found


def _lays(plan: Plan) -> bool:
    """Say whether a plan lays a card of the hand."""
    return plan.actions[0].kind == "lay"


def _hits(plan: Plan) -> bool:
    """Say whether a plan resolves an event that asks for its target, or that draws another one."""
    action = plan.actions[0]
    return action.kind == "resolve" and (len(action.picks) > 1 or items.EVENT.key(action.picks[0]) == EVENT["mood_swing"])
