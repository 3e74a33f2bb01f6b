"""The summer events that are resolved in the event phase (VI-19.1 to 19.12); Mood Swing is in ``event_phase.py``."""

from __future__ import annotations

from collections import Counter
from typing import Final, TypedDict

from rules.engine.context import Context
from rules.engine.types import ItemId

from .. import items
from ..board.holders import opponent
from ..board.symbols import symbols
from ..board.values import silver_values
from ..components import CONSPIRACY_COINS, EVENT_GOLD, KIND, NAME
from ..state import State
from .countess import receive
from .effects import Effect, key_rings, lose, pay_her, put_coins, removable, she_gains
from .gold import gain


def bribes(ctx: Context[State], target: ItemId) -> None:
    """Put gold on one of her villagers with a key ring, as much as its number (VI-19.1)."""
    card = items.CARD.key(target)
    put_coins(ctx, "bribes", card, KIND[card].key_ring, "VI-19.1")


def sinister_banquet(ctx: Context[State], target: ItemId) -> None:
    """Let her gain gold for the food of her village (VI-19.3)."""
    food = symbols(opponent(ctx.state).village).food
    she_gains(ctx, "sinister_banquet", EVENT_GOLD["sinister_banquet"] * food, "VI-19.3", food, "food")


def guild_conspiracy(ctx: Context[State], target: ItemId) -> None:
    """Put gold on each of her villagers with a key ring (VI-19.4)."""
    for card in key_rings(ctx.state):
        put_coins(ctx, "guild_conspiracy", card, CONSPIRACY_COINS, "VI-19.4")


def land_claim(ctx: Context[State], target: ItemId) -> None:
    """Let the player pay for their basics, covered or not (VI-19.5)."""
    basics = sum(KIND[card].module == "basic" for card in ctx.state.seats[0].village.cards())
    pay_her(ctx, "land_claim", EVENT_GOLD["land_claim"] * basics, "VI-19.5", basics, "basics")


def value_added_tax(ctx: Context[State], target: ItemId) -> None:
    """Let the player pay for their visible gold symbols (VI-19.7)."""
    count = len(symbols(ctx.state.seats[0].village).gold_cards)
    pay_her(ctx, "value_added_tax", EVENT_GOLD["value_added_tax"] * count, "VI-19.7", count, "gold_symbols")


def black_market(ctx: Context[State], target: ItemId) -> None:
    """Let her and the player gain the values of the silver symbols of their own villages (VI-19.8)."""
    hers, mine = silver_values(opponent(ctx.state).village), silver_values(ctx.state.seats[0].village)
    she_gains(ctx, "black_market", sum(one.gold for one in hers), "VI-19.8", len(hers), "silver_symbols")
    sources = (*(items.CARD.id(one.card) for one in mine), items.GOLD.id(0))
    gain(
        ctx,
        0,
        sum(one.gold for one in mine),
        "black_market",
        sources,
        "VI-19.8",
        event="black_market",
        count=len(mine),
        counted="silver_symbols",
    )


def betrayer(ctx: Context[State], target: ItemId) -> None:
    """Move one of the player's top villagers to her village (VI-19.10)."""
    card = items.CARD.key(target)
    lose(ctx, card, "VI-18.21")
    receive(ctx, card)
    ctx.emit("betrayed", None, (target, items.COUNTESS_VILLAGE), "VI-19.10", event="betrayer", card=NAME[card])


def temporary_employment(ctx: Context[State], target: ItemId) -> None:
    """Let her gain gold for the different suits in the player's hand (VI-19.11)."""
    suits = len({KIND[card].suit for card in ctx.state.seats[0].hand.cards})
    she_gains(ctx, "temporary_employment", EVENT_GOLD["temporary_employment"] * suits, "VI-19.11", suits, "suits")


def customs(ctx: Context[State], target: ItemId) -> None:
    """Let the player pay for the cards of the suit of which most lie in their village (VI-19.12)."""
    count = max(Counter(KIND[card].suit for card in ctx.state.seats[0].village.cards()).values())
    pay_her(ctx, "customs", EVENT_GOLD["customs"] * count, "VI-19.12", count, "cards_of_suit")


def rings(state: State) -> list[ItemId]:
    """Return the items of her villagers with a key ring."""
    return [items.CARD.id(card) for card in key_rings(state)]


class SummerEvents(TypedDict):
    """What each summer event does in the event phase; None for one that acts elsewhere."""

    bribes: Effect | None
    the_countess_bank: Effect | None
    sinister_banquet: Effect | None
    guild_conspiracy: Effect | None
    land_claim: Effect | None
    serfdom: Effect | None
    value_added_tax: Effect | None
    black_market: Effect | None
    mood_swing: Effect | None
    betrayer: Effect | None
    temporary_employment: Effect | None
    customs: Effect | None


SUMMER: Final[SummerEvents] = {
    "bribes": Effect(bribes, rings),
    "the_countess_bank": None,  # it acts in the build phase (VI-19.2)
    "sinister_banquet": Effect(sinister_banquet),
    "guild_conspiracy": Effect(guild_conspiracy),
    "land_claim": Effect(land_claim),
    "serfdom": None,  # in the build phase (VI-19.6)
    "value_added_tax": Effect(value_added_tax),
    "black_market": Effect(black_market),
    "mood_swing": None,  # ``event_phase.swing`` (VI-19.9)
    "betrayer": Effect(betrayer, removable),
    "temporary_employment": Effect(temporary_employment),
    "customs": Effect(customs),
}
