"""What resolving an open event would change now, as far as its player can know it."""

from __future__ import annotations

from msgspec import Struct

from rules.engine.context import Context
from rules.engine.copies import copier
from rules.engine.worth.insight import Worth

from .. import items
from ..board.events import resolves
from ..board.holders import holders
from ..components import EVENT_NAME, Cards, EventName
from ..state import State
from ..steps.effects import Effect
from ..steps.event_phase import effect_of

UNKNOWN: frozenset[EventName] = frozenset({"conscription"})
"""The events that bring to light a card no one knows."""
LATER: frozenset[EventName] = frozenset({"mood_swing"})
"""The events whose object is drawn when they are resolved."""
_copy = copier(State)


class Outcome(Struct, frozen=True):
    """One way to resolve an event: how much more or less gold the player and the Countess have afterwards, coins on cards included, and how
    many of the player's cards are gone.
    """

    mine: int
    hers: int
    lost: int


def outcomes(seen: State, event: int) -> tuple[Outcome, ...]:
    """Return what each way to resolve an event would bring if it were resolved now, in the position its player sees.

    There is none for an event that is not resolved in the event phase, that has no object, or whose result no one knows.
    """
    effect = effect_of(event)
    if effect is None or EVENT_NAME[event] in UNKNOWN:
        return ()
    targets = effect.targets(seen) if effect.targets is not None else [items.EVENT.id(event)]
    return tuple(_outcome(seen, effect, target) for target in targets)


def expected(seen: State, event: int) -> tuple[Worth, ...]:
    """Return what an open event would take from its player or bring the Countess now; none if that cannot be known (VI-19)."""
    name = EVENT_NAME[event]
    if seen.countess is None or event not in seen.countess.open or not resolves(event):
        return ()
    found = outcomes(seen, event)
    if not found:
        return () if name in UNKNOWN or name in LATER else (Worth("event.nothing", clause="VI-19"),)
    if any(one.lost for one in found):
        return (Worth("event.lost", {"n": len(found)}, "VI-19"),)
    least, most = (extreme(found, key=lambda one: (one.hers, -one.mine)) for extreme in (min, max))
    if least == most and most.mine > 0:
        return (Worth("event.both", {"mine": most.mine, "hers": most.hers}, "VI-19"),)
    if not (most.mine or most.hers):
        return (Worth("event.nothing", clause="VI-19"),)
    paid = any(one.mine < 0 for one in found)
    low, high = (-least.mine, -most.mine) if paid else (least.hers, most.hers)
    what = "event.pay" if paid else "event.she"
    return (Worth(what, {"n": high}, "VI-19"),) if low == high else (Worth(f"{what}_range", {"least": low, "n": high}, "VI-19"),)


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
