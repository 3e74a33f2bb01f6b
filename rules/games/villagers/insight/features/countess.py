"""The Countess, who plays without a seat: what she has, what she may get, and what the open events threaten (VI-18, 19)."""

from __future__ import annotations

from functools import lru_cache

from ...board.income import income
from ...board.symbols import suit_symbols, symbols
from ...board.values import silver_values
from ...board.village import Village
from ...components import BASICS, EVENT_GOLD, EVENT_NAME, KIND, NAME, RELEASE, Cards
from ...state import Countess, Seat, State
from ...steps.countess import GiveCard
from .keys import keys_of
from .naming import Seen, named

COUNTESS = named(
    "rivals",
    countess_gold="18.16",
    countess_lead="18.16",
    countess_gift="18.6",
    countess_next_gift="18.6",
    countess_worst_gift="18.6",
    countess_food="19.3",
    countess_keys="19.4",
    countess_paid_for_locks="18.9",
    countess_silver_cards="18.16",
    countess_suits="12.2",
    countess_gold_symbols="18.16",
    jester="18.18",
    events_open="18.12",
    events_cost="18.10",
    events_dearest="18.18",
    events_of_turn="19.14",
    events_to_draw="18.12",
)
_NONE = (0.0,) * len(COUNTESS)


def countess(state: State, seat: Seat, mine: int, locked: Cards) -> Seen:
    """Return the features of the Countess; ``mine`` are the points of the player, ``locked`` the cards with a padlock they hold."""
    her = state.countess
    if her is None:
        return _NONE
    hers = her.gold + income(her.village, state.markets)
    gifts = sorted([_gift(her.village, card, state.markets) for card in state.road if card]) if state.phase == "draft" else []
    giving = bool(gifts) and bool(state.pending) and isinstance(state.pending[-1], GiveCard)
    costs = [_cost(state, her, seat, event) for event in her.open] if her.open else []
    return (
        hers / 30,
        (mine - hers) / 30,
        gifts[0] / 10 if giving else 0.0,
        gifts[giving] / 10 if len(gifts) > giving else 0.0,
        gifts[-1] / 10 if gifts else 0.0,
        *_village(her.village, seat.village, locked),
        float(her.jester),
        float(len(her.open)),
        sum(costs) / 5,
        max(costs, default=0.0) / 5 if her.jester else 0.0,
        float(sum([EVENT_NAME[event] in RELEASE for event in her.open])),
        float(bool(her.open)) * (state.markets < 1),
    )


@lru_cache(1 << 12)
def _gift(village: Village, card: int, markets: int) -> int:
    """Return what a card would bring her at the markets to come."""
    return income(village.with_plot(card), markets) - income(village, markets)


@lru_cache(1 << 12)
def _village(village: Village, other: Village, locked: Cards) -> Seen:
    """Return what counts in her village, and how many padlocks another one would have to pay her for."""
    found = symbols(village)
    paid = set(keys_of(village)).difference(keys_of(other))
    return (
        found.food / 3,
        sum([bool(KIND[card].key_ring) for card in found.top]) / 3,
        sum([KIND[card].unlocker in paid for card in locked]) / 2,
        sum([KIND[card].silver is not None for card in found.top]) / 2,
        max(suit_symbols(village)) / 4,
        len(found.gold_cards) / 5,
    )


def _cost(state: State, her: Countess, seat: Seat, event: int) -> float:
    """Return roughly what an open event takes from the player, or gives her, if it is resolved as things stand (VI-19)."""
    village, found = seat.village, symbols(seat.village)
    each = EVENT_GOLD.get(EVENT_NAME[event], 0) or 1
    match EVENT_NAME[event]:
        case "land_claim":
            return float(min(seat.gold, each * sum([NAME[card] in BASICS for card in village.cards()])) * 2)
        case "value_added_tax":
            return float(min(seat.gold, each * len(found.gold_cards)) * 2)
        case "customs":
            return float(min(seat.gold, each * _most_of_a_suit(village.cards())) * 2)
        case "tribute":
            return float(min(seat.gold, each * len(seat.hand.cards)) * 2)
        case "temporary_employment":
            return float(each * len({KIND[card].suit for card in seat.hand.cards}))
        case "sinister_banquet":
            return float(each * symbols(her.village).food)
        case "guild_conspiracy" | "bribes":
            return 2.0 * sum([bool(KIND[card].key_ring) for card in symbols(her.village).top])
        case "black_market":
            return float(_silver(her.village) - _silver(village))
        case "blackmail":
            return float(max([KIND[card].gold for card in found.gold_cards], default=0))
        case "protection_money":
            return 2.0 * min([n for _, n in village.coins], default=0)
        case "betrayer" | "arrest":
            tops = [card for card in found.top if NAME[card] not in BASICS and NAME[card] != "founders"]
            return float(min([KIND[card].gold + 3 * (KIND[card].silver is not None) for card in tops], default=0) * (2 - state.markets))
        case "spy_network":
            return float(min([worth.gold for worth in silver_values(village)], default=0))
        case "trade_network":
            return float(min([worth.gold for worth in silver_values(her.village)], default=0))
        case "conscription" | "mood_swing" | "dark_mood":
            return 4.0
        case "rats" | "arson":
            return 3.0
    return 1.0


def _silver(village: Village) -> int:
    return sum([worth.gold for worth in silver_values(village)])


@lru_cache(1 << 12)
def _most_of_a_suit(cards: Cards) -> int:
    suits = [KIND[card].suit for card in cards]
    return max([suits.count(suit) for suit in set(suits)], default=0)
