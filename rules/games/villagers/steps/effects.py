"""What events have in common: who pays whom, and villagers that leave a village (VI-18.20, 18.21)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from rules.engine.context import Context
from rules.engine.types import ItemId

from .. import items
from ..board.holders import opponent
from ..board.symbols import symbols
from ..components import EVENT, EVENT_NAME, KIND, NAME, EventName
from ..state import State
from .gold import gain
from .returns import take_away


class Effect(Struct, frozen=True):
    """An event of the event phase: what it does, with the item chosen for it, and the items to choose from, if any."""

    carry_out: Callable[[Context[State], ItemId], None]
    targets: Callable[[State], list[ItemId]] | None = None


def she_gains(ctx: Context[State], event: EventName, gold: int, clause: str, count: int, counted: str) -> None:
    """Let the Countess gain gold from the bank for so many of what an event counts."""
    where = (items.EVENT.id(EVENT[event]), items.COUNTESS_GOLD)
    gain(ctx, len(ctx.state.seats), gold, "event_gain", where, clause, event=event, count=count, counted=counted)


def she_gains_value(ctx: Context[State], event: EventName, gold: int, clause: str, card: int) -> None:
    """Let the Countess gain the value of a card from the bank."""
    where = (items.CARD.id(card), items.COUNTESS_GOLD)
    gain(ctx, len(ctx.state.seats), gold, "event_value", where, clause, event=event, card=NAME[card])


def pay_her(ctx: Context[State], event: EventName, gold: int, clause: str, count: int, counted: str) -> None:
    """Let the player pay the Countess for so many of what an event counts, as much as they can (VI-18.20)."""
    state, player = ctx.state, 0
    paid = min(gold, state.seats[player].gold)
    where = (items.GOLD.id(player), items.COUNTESS_GOLD)
    gain(ctx, player, -paid, "event_payment", where, clause, event=event, paid=paid, count=count, counted=counted)
    if paid:
        gain(ctx, len(state.seats), paid, "countess_received", where, clause, event=event)


def put_coins(ctx: Context[State], event: EventName, card: int, coins: int, clause: str) -> None:
    """Put coins from the bank on a villager of the Countess."""
    countess = opponent(ctx.state)
    countess.village = countess.village.with_coins(card, coins)
    ctx.emit("event_coins", None, (items.EVENT.id(EVENT[event]), items.CARD.id(card)), clause, event=event, card=NAME[card], coins=coins)


def no_effect(ctx: Context[State], event: int, clause: str) -> None:
    """Say that an event is discarded without having done anything."""
    ctx.emit("event_idle", None, (items.EVENT.id(event),), clause, event=EVENT_NAME[event])


def removable(state: State) -> list[ItemId]:
    """Return the top villagers of the player which an event can take: no basics and no Founders (VI-18.22, 19.10, 19.13)."""
    return [items.CARD.id(card) for card in symbols(state.seats[0].village).top if KIND[card].module not in ("basic", "founders")]


def lose(ctx: Context[State], card: int, clause: str) -> None:
    """Take a top villager out of the player's village; coins on it go to their supply (VI-18.21, 9.9)."""
    coins = take_away(ctx, 0, card)
    if coins:
        gain(ctx, 0, coins, "coins_back", (items.CARD.id(card), items.GOLD.id(0)), clause, card=NAME[card])


def key_rings(state: State) -> list[int]:
    """Return the villagers of the Countess with a key ring."""
    return [card for card in opponent(state).village.cards() if KIND[card].key_ring]
