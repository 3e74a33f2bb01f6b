"""Placing a project and what follows from it (BC-10.1)."""

from __future__ import annotations

from rules.engine.context import Context, Step
from rules.engine.sequence.pool import any_order
from rules.engine.types import Action
from rules.engine.values import removed

from .. import items
from ..board.estate import laid, stack_kind
from ..components import EFFECT, NAME, TRIPLET, TRIPLET_VP
from ..state import State
from .bonuses import PhaseBonus, award_all_seven, award_first
from .effect_types import Effects
from .gains import gain


def place(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Move a project into the estate; give awards and gains immediately, then do what needs a choice, in any order (BC-10.1, 10.2)."""
    seat = ctx.state.seats[player]
    card, target = items.CARD.key(action.picks[0]), action.picks[1]
    seat.projects = removed(seat.projects, card)
    stack_of = items.STACK.of(target)
    index = None if stack_of is None else stack_of[1]
    seat.estate = laid(seat.estate, index, card)
    stack = seat.estate[-1 if index is None else index]
    kind = stack_kind(stack)
    ctx.emit("placed", player, action.picks, clause, card=NAME[card], kind=kind, n=len(stack))

    complete = len(stack) == TRIPLET
    if complete:
        points = TRIPLET_VP[kind]
        things = (*map(items.CARD.id, stack), items.STORE.id(player, "vp"))
        ctx.credit(player, {f"triplet_{kind}": points}, "triplet", things, "BC-8.12", kind=kind, n=points)
        award_first(ctx, player, kind)
    award_all_seven(ctx, player)

    effect = EFFECT[NAME[card]]
    if effect.type == "gain":
        gain(ctx, player, effect.gain, items.CARD.id(card), effect.clause)
    benefit = ctx.effects(Effects).benefits[effect.type](player, card)
    open_items: list[Step] = [] if benefit is None else [benefit]
    if complete:
        open_items.append(PhaseBonus(player))
    any_order(ctx, player, *open_items)
