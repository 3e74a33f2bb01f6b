"""What counts for the development cards, and who is ahead (VI-17.3, 17.6, 17.10)."""

from __future__ import annotations

from rules.engine.hidden.piles import is_hidden

from ..components import DEVELOPMENT, SUITS, Development
from ..state import State
from .holders import holders
from .knowledge import back
from .symbols import of_suit, symbols
from .values import best_silver
from .village import Village

NOBODY = -1


def counts(state: State, card: int) -> tuple[int, ...]:
    """Return what everybody has of what a development counts, the Countess after the last seat."""
    development = DEVELOPMENT[card - 1]
    if development.counted == "cards_in_hand":
        return tuple(_of_suit(seat.hand.cards, development.suit) for seat in state.seats)
    return tuple(count(holder.village, development) for holder in holders(state))


def ahead(state: State, card: int) -> int:
    """Return who has strictly the most of what a development counts, or ``NOBODY`` with a tie."""
    found = counts(state, card)
    most = max(found)
    return found.index(most) if found.count(most) == 1 else NOBODY


def count(village: Village, development: Development) -> int:
    """Return how much a village has of what a development counts; the tokens do not belong to it (VI-12.1)."""
    found = symbols(village)
    match development.counted:
        case "villagers_in_village":
            return sum(1 for _ in village.cards())
        case "gold_symbol":
            return len(found.gold_cards)
        case "suit_symbol":
            return of_suit(village, development.suit)
        case "villagers_with_coins":
            return len(village.coins)
        case "padlock_symbol":
            return found.padlocks
        case "highest_single_silver_value":
            best = best_silver(village)
            return best.gold if best else 0
        case "food_symbol":
            return found.food
        case "production_chains":
            return found.chains
    raise KeyError(development.counted)


def token_builders(state: State, player: int) -> int:
    """Return the builders of the tokens a player holds, which count for the build limit alone (VI-17.9)."""
    return sum([development.builder for development in _held(state, player)]) if player in state.tokens else 0


def token_food(state: State, player: int) -> int:
    """Return the food of the tokens a player holds, which counts for the draft limit alone (VI-17.9)."""
    return sum([development.food for development in _held(state, player)]) if player in state.tokens else 0


def _held(state: State, player: int) -> list[Development]:
    return [DEVELOPMENT[card - 1] for card, holder in zip(state.developments, state.tokens, strict=True) if holder == player]


def _of_suit(cards: tuple[int, ...], suit: str) -> int:
    """Return how many cards of a hand have a suit; their backs suffice."""
    wanted = -1 - SUITS.index(suit)
    return sum((card if is_hidden(card) else back("villager", card)) == wanted for card in cards)
