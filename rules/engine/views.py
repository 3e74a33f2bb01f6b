"""What a player may know: views that hide by data, and re-dealing what a view hides."""

from __future__ import annotations

from typing import TypeVar

from .definition import GameDef
from .piles import BACK, Pile, exchange_piles
from .rng import Rng
from .state import BaseState

S = TypeVar("S", bound=BaseState)


def view(rules: GameDef[S], state: S, player: int | None) -> S:
    """The state as ``player`` may know it (None: somebody without a seat): hidden cards are backs, the generator is gone."""

    def as_seen(pile: Pile) -> Pile:
        if pile.seen == "all" or not pile.cards:
            return pile
        return pile.holding(tuple(card if pile.visible(i, player) else BACK for i, card in enumerate(pile.cards)))

    seen = rules.copy(state)
    seen.rng = 0
    exchange_piles(seen, as_seen)
    return seen


def determinise(rules: GameDef[S], seen: S, rng: Rng) -> S:
    """A full state that looks like the view ``seen``: hidden cards are dealt back at random with the caller's generator."""
    state = rules.copy(seen)
    state.rng = rng.below(1 << 63)
    census = rules.census(state)
    unknown: dict[str, list[int]] = {}
    for deck, cards in rules.decks.items():
        known = set(census[deck])
        unknown[deck] = [card for card in cards if card not in known]
        rng.shuffle(unknown[deck])

    def dealt(pile: Pile) -> Pile:
        return pile.holding(tuple(unknown[pile.deck].pop() if card == BACK else card for card in pile.cards))

    exchange_piles(state, dealt)
    return state
