"""The extra action (PC-13.3, 13.4)."""

from __future__ import annotations

from rules.engine.context import Context
from rules.engine.types import Action

from .. import items
from ..components import ACTIONS, EXTRA_PRICES
from ..state import State, turn_of
from .gains import can_pay, pay
from .perform import performances

_PRICES = dict(zip((items.EXTRA_GOLD, items.EXTRA_MIXED), EXTRA_PRICES, strict=True))


def extra_offers(state: State, player: int) -> list[Action]:
    """Return how the extra action can be bought, or what can be done with it (PC-13.3)."""
    extra = turn_of(state).extra
    if extra == "open":
        return [way for action in ACTIONS for way in performances(state, player, action, items.EXTRA)]
    return [action for action, price in _PRICES.items() if can_pay(state, player, price)] if not extra else []


def buy_extra(ctx: Context[State], player: int, action: Action) -> None:
    """Pay for the extra action (PC-13.3)."""
    turn_of(ctx.state).extra = "open"
    pay(ctx, player, _PRICES[action], "bought_extra", (), "PC-13.3")
