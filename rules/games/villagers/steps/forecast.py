"""What resolving an open event would change now, as far as its player can know it."""

from __future__ import annotations

from msgspec import Struct

from rules.engine.context import Context
from rules.engine.copies import copier

from .. import items
from ..board.holders import holders
from ..components import EVENT_NAME, Cards, EventName
from ..state import State
from .effects import Effect
from .event_phase import effect_of

UNKNOWN: frozenset[EventName] = frozenset({"conscription"})
"""The events that bring to light a card nobody knows."""
_copy = copier(State)


class Outcome(Struct, frozen=True):
    """One way to resolve an event: the gold that the player and the Countess have more or less afterwards, coins on cards included, and how
    many of the player's cards are gone.
    """

    mine: int
    hers: int
    lost: int


def outcomes(seen: State, event: int) -> tuple[Outcome, ...]:
    """Return what each way to resolve an event would bring if it were resolved now, in the position its player sees.

    There is none for an event that is not resolved in the event phase, that has no object, or of which nobody knows what it brings.
    """
    effect = effect_of(event)
    if effect is None or EVENT_NAME[event] in UNKNOWN:
        return ()
    targets = effect.targets(seen) if effect.targets is not None else [items.EVENT.id(event)]
    return tuple(_outcome(seen, effect, target) for target in targets)


def _outcome(seen: State, effect: Effect, target: str) -> Outcome:
    ctx = Context(_copy(seen), _copy, silent=True)
    before, held = _wealth(seen), _cards(seen)
    effect.carry_out(ctx, target)
    mine, hers = (after - had for after, had in zip(_wealth(ctx.state), before, strict=True))
    return Outcome(mine, hers, held - _cards(ctx.state))


def _wealth(state: State) -> list[int]:
    return [one.gold + sum(n for _, n in one.village.coins) for one in holders(state)]


def _cards(state: State) -> int:
    village: Cards = tuple(state.seats[0].village.cards())
    return len(village) + len(state.seats[0].hand.cards)
