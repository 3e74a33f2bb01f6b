"""The others: how they stand, how fast they are, and what they could take (VI-13.1)."""

from __future__ import annotations

from ...board.symbols import symbols
from ...state import State
from ..points import points
from .keys import keys_of
from .naming import Seen, named
from .unseen import Parts

RIVALS = named(
    "rivals",
    best_rival="13.1",
    lead="13.1",
    rivals_food="4.2",
    rivals_builders="6.2",
    rivals_hand="2.10",
    rivals_gold_symbols="11.3",
    rivals_need_own_keys="8.1",
    own_locks_at_rivals="8.1",
)


def rivals(state: State, seat: int, locked: tuple[str, ...], seen: Parts) -> Seen:
    """Return the features of the other players; ``locked`` are the unlockers that the seat's own hand asks for."""
    if len(state.seats) == 1:
        return (0.0,) * len(RIVALS)
    mine, own = points(state, seat), keys_of(state.seats[seat].village)
    best, food, builders, cards, gold, without, theirs = 0, 0, 0, 0, 0, 0, 0
    others = len(state.seats) - 1
    for player, one in enumerate(state.seats):
        if player == seat:
            continue
        best = max(best, points(state, player))
        found, keys = symbols(one.village), keys_of(one.village)
        food += min(found.food, 3)
        builders += min(found.builder, 3)
        cards += len(one.hand.cards) + len(one.square)
        gold += len(found.gold_cards)
        without += sum([key not in keys for key in own])
        theirs += any(key in keys for key in locked)
    return (
        best / 20,
        (mine - best) / 20,
        food / others,
        builders / others,
        cards / others / 5,
        gold / others / 4,
        without / others / 2,
        float(theirs),
    )
