"""What cards, markets and events are worth as things stand: the gold of a symbol, the income of a market, the price of a padlock."""

from __future__ import annotations

from msgspec.structs import replace

from rules.engine.types import ItemId
from rules.engine.worth.insight import Worth

from .. import items
from ..board.events import bank_price
from ..board.homes import home, is_covered
from ..board.income import earnings
from ..board.padlocks import ways
from ..board.values import best_unique_silver, bronze_values, silver_values
from ..board.village import Village
from ..components import KIND, MARKETS, NAME, UNLOCK
from ..state import State
from .forecast import expected


def worth(state: State, player: int, item: ItemId) -> tuple[Worth, ...]:
    """Return what a card, a market or an event is worth to a player."""
    if (card := items.CARD.of(item)) is not None:
        return _card(state, player, card)
    if (market := items.MARKET.of(item)) is not None:
        return (Worth("market", {"n": market_income(state.seats[player].village, market), "left": cards_before(state, market)}, "VI-10"),)
    if (event := items.EVENT.of(item)) is not None:
        return expected(state, event)
    return ()


def market_income(village: Village, market: int) -> int:
    """Return what a market, counted from 0, would bring a village now (VI-10)."""
    return sum(earning.gold for earning in earnings(village, market))


def cards_before(state: State, market: int) -> int:
    """Return how many cards still lie on the stacks that a market waits for."""
    return sum(len(state.stacks[stack].cards) for stack in MARKETS[market])


def _card(state: State, player: int, card: int) -> tuple[Worth, ...]:
    """Return what a card's conditional symbol is worth in its village, or would be in that of the player or of another who has drafted it.

    For the player, also what opening its padlock costs.
    """
    lies = home(state, card)
    drafted_by = next((other for other, seat in enumerate(state.seats) if card in seat.square), player)
    if drafted_by != player:
        found = _symbol(state.seats[drafted_by].village.with_plot(card), card, "there")
        return tuple(replace(one, values={**one.values, "player": drafted_by}) for one in found)
    if lies is None:
        return (*_symbol(state.seats[player].village.with_plot(card), card, "here"), *_padlock(state, player, card))
    return () if is_covered(lies[1], card) else _symbol(lies[1], card, "now")


def _symbol(village: Village, card: int, when: str) -> tuple[Worth, ...]:
    """Return the metal of the conditional symbol of a card of a village and its gold (VI-11): now, or if it were here."""
    for metal, values in (("silver", silver_values), ("bronze", bronze_values)):
        for value in values(village):
            if value.card == card:
                return (Worth(f"{metal}_{when}", {"n": value.gold}, "VI-11"),)
    if NAME[card] == "nun":
        copied = best_unique_silver(village)
        return (Worth(f"silver_{when}", {"n": copied.gold if copied else 0}, "VI-11"),)
    return ()


def _padlock(state: State, player: int, card: int) -> tuple[Worth, ...]:
    """Return what opening the padlock of a card costs a player now, and who gets it (VI-8.1); nothing without one, or if they cannot."""
    unlocker = KIND[card].unlocker
    if not unlocker:
        return ()
    found = {pick for action in ways(state, player, card) for pick in action.picks}
    if items.TINNER.picks[0] in found:
        return (Worth("lock.tinner", clause="VI-8.1"),)
    if items.PAY_BANK.picks[0] in found:
        return (Worth("lock.bank", {"n": bank_price(state), "card": unlocker}, "VI-8.1"),)
    keys = items.CARD.among(found)
    if not keys:
        return ()
    own = any(key in state.seats[player].village.cards() for key in keys)
    return (Worth("lock.own" if own else "lock.elsewhere", {"n": UNLOCK, "card": unlocker}, "VI-8.1"),)
