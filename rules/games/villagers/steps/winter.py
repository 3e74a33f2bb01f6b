"""The winter events that are resolved in the event phase (VI-19.13 to 19.24)."""

from __future__ import annotations

from typing import Final, TypedDict

from rules.engine.context import Context
from rules.engine.types import ItemId
from rules.engine.values import replaced

from .. import items
from ..board.holders import opponent
from ..board.road import stacks_left, take_top
from ..board.symbols import printed_gold, symbols
from ..board.values import silver_value, silver_values
from ..board.village import Village
from ..components import BASICS, EVENT, EVENT_GOLD, NAME
from ..state import State
from .countess import receive, take_reserve
from .effects import Effect, lose, no_effect, pay_her, removable, she_gains_value


def arrest(ctx: Context[State], target: ItemId) -> None:
    """Put one of the player's top villagers on the discard pile (VI-19.13)."""
    card = items.CARD.key(target)
    lose(ctx, card, "VI-A45")
    ctx.state.discard += (card,)
    ctx.emit("detained", 0, (target, items.DISCARD_PILE), "VI-19.13", event="arrest", card=NAME[card])


def abduction(ctx: Context[State], target: ItemId) -> None:
    """Discard one of the player's hand cards (VI-19.17); a basic returns to its open pile (VI-7.5)."""
    state, card = ctx.state, items.CARD.key(target)
    state.seats[0].hand = state.seats[0].hand.without(card)
    name = NAME[card]
    if name in BASICS:
        at = BASICS.index(name)
        state.basics = replaced(state.basics, at, (*state.basics[at], card))
    else:
        state.discard += (card,)
    where = items.BASIC.id(name) if name in BASICS else items.DISCARD_PILE
    ctx.emit("abducted", 0, (target, where), "VI-19.17", event="abduction", card=name)


def blackmail(ctx: Context[State], target: ItemId) -> None:
    """Let her gain the highest gold value visible in the player's village (VI-19.18, VI-A33)."""
    village = ctx.state.seats[0].village
    gold = symbols(village).gold_cards
    if gold:
        best = max(gold, key=lambda card: printed_gold(village, card))
        she_gains_value(ctx, "blackmail", printed_gold(village, best), "VI-19.18", best)
    else:
        no_effect(ctx, EVENT["blackmail"], "VI-18.24")


def trade_network(ctx: Context[State], target: ItemId) -> None:
    """Let her gain the value of one silver symbol of her village (VI-19.19)."""
    card = items.CARD.key(target)
    she_gains_value(ctx, "trade_network", silver_value(opponent(ctx.state).village, card), "VI-19.19", card)


def protection_money(ctx: Context[State], target: ItemId) -> None:
    """Let the player pay as much as lies on one of their villagers, where it stays (VI-19.21)."""
    coins = ctx.state.seats[0].village.coins_on(items.CARD.key(target))
    pay_her(ctx, "protection_money", coins, "VI-19.21", coins, "coins")


def spy_network(ctx: Context[State], target: ItemId) -> None:
    """Let her gain the value of one silver symbol of the player's village (VI-19.22)."""
    card = items.CARD.key(target)
    she_gains_value(ctx, "spy_network", silver_value(ctx.state.seats[0].village, card), "VI-19.22", card)


def tribute(ctx: Context[State], target: ItemId) -> None:
    """Let the player pay for their hand cards (VI-19.23)."""
    count = len(ctx.state.seats[0].hand.cards)
    pay_her(ctx, "tribute", EVENT_GOLD["tribute"] * count, "VI-19.23", count, "hand_cards")


def conscription(ctx: Context[State], target: ItemId) -> None:
    """Give her the top card of a stack or of the reserve (VI-19.24)."""
    card = take_reserve(ctx) if target == items.RESERVE else take_top(ctx.state, target)
    assert card is not None
    receive(ctx, card)
    ctx.emit("conscripted", None, (target, items.CARD.id(card)), "VI-19.24", reveals=True, event="conscription", card=NAME[card])


def hand_cards(state: State) -> list[ItemId]:
    """Return the player's hand cards."""
    return [items.CARD.id(card) for card in state.seats[0].hand.cards]


def silver_cards(village: Village) -> list[ItemId]:
    """Return the cards of a village with a visible silver symbol."""
    return [items.CARD.id(worth.card) for worth in silver_values(village)]


def coin_cards(state: State) -> list[ItemId]:
    """Return the player's villagers that carry coins (VI-A28)."""
    return [items.CARD.id(card) for card, _ in state.seats[0].village.coins]


def piles(state: State) -> list[ItemId]:
    """Return the piles to take a card from; a reserve that can be renewed is one (VI-18.15)."""
    return [*stacks_left(state), *([items.RESERVE] if state.reserve.cards or state.discard.cards else [])]


class WinterEvents(TypedDict):
    """What each winter event does in the event phase; None for one that acts elsewhere."""

    arrest: Effect | None
    arson: Effect | None
    it_was_you: Effect | None
    dark_mood: Effect | None
    abduction: Effect | None
    blackmail: Effect | None
    trade_network: Effect | None
    rats: Effect | None
    protection_money: Effect | None
    spy_network: Effect | None
    tribute: Effect | None
    conscription: Effect | None


WINTER: Final[WinterEvents] = {
    "arrest": Effect(arrest, removable),
    "arson": None,  # in the build phase (VI-19.14)
    "it_was_you": None,  # over the round (VI-19.15)
    "dark_mood": None,  # when it is revealed (VI-19.16)
    "abduction": Effect(abduction, hand_cards),
    "blackmail": Effect(blackmail),
    "trade_network": Effect(trade_network, lambda state: silver_cards(opponent(state).village)),
    "rats": None,  # in the draft phase (VI-19.20)
    "protection_money": Effect(protection_money, coin_cards),
    "spy_network": Effect(spy_network, lambda state: silver_cards(state.seats[0].village)),
    "tribute": Effect(tribute),
    "conscription": Effect(conscription, piles),
}
