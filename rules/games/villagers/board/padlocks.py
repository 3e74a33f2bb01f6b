"""How a padlock can be opened (VI-8)."""

from __future__ import annotations

from rules.engine.types import Action

from .. import items
from ..components import CARDS_OF, KIND, UNLOCK
from ..state import State
from .events import bank_price
from .holders import holders
from .village import Village

_OF_TYPE = {name: frozenset(cards) for name, cards in CARDS_OF.items()}


def ways(state: State, player: int, card: int) -> list[Action]:
    """Return every way in which a player can open the padlock of a card now (VI-8.1 to 8.3, 8.8); empty if they cannot play it."""
    unlocker, gold = KIND[card].unlocker, state.seats[player].gold
    tinner = [items.TINNER] if state.turn is not None and state.turn.tinner else []
    own = _of_type(state.seats[player].village, unlocker)
    if own:
        return tinner + [items.unlock(key) for key in own]
    foreign = [key for n, other in enumerate(holders(state)) if n != player for key in _of_type(other.village, unlocker)]
    if foreign:
        return tinner + ([items.unlock(key) for key in foreign] if gold >= UNLOCK else [])
    return tinner or ([items.PAY_BANK] if gold >= bank_price(state) else [])


def can_open(state: State, player: int, card: int) -> bool:
    """Return whether a card has no padlock or one that the player can open now (VI-6.12): always with enough gold for the bank."""
    return not KIND[card].unlocker or state.seats[player].gold >= bank_price(state) or bool(ways(state, player, card))


def _of_type(village: Village, name: str) -> list[int]:
    """Return the cards of a type in a village, in the order of their numbers."""
    return sorted(_OF_TYPE[name].intersection(village.cards()))
