"""What must hold in every state: the census of the cards, and whether a state from elsewhere can be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.errors import RulesError
from rules.engine.state import AnyOrder

from .components import ACTION_CARDS, ANIMAL_CARDS, DEAL, GOODS_CARDS, KINDS, PHASES, PROJECT_LIMIT, PURCHASE_CARDS, ROUNDS, TRIPLET
from .estate import stack_kind

if TYPE_CHECKING:
    from .egon import Egon
    from .state import Seat, State

DECKS = {"action": ACTION_CARDS, "goods": GOODS_CARDS, "animals": ANIMAL_CARDS}
MAX_PENDING = 64


def census(state: State) -> dict[str, list[int]]:
    """Every card of a state by deck, wherever it lies."""
    action = [*state.draw.cards, *state.discard.cards, *state.offer]
    goods = [card for pile in state.goods for card in pile.cards]
    animals = [card for pile in state.animals for card in pile.cards]
    for row in state.display:
        action += row
    for seat in state.seats:
        action += seat.hand.cards + seat.stack.cards + seat.projects
        for stack in seat.estate:
            action += stack
        goods += seat.goods + seat.sold
        animals += seat.animals
    if state.egon is not None:
        for pile in state.egon.stacks:
            action += pile.cards
        for stack in state.egon.estate:
            action += stack
    return {"action": action, "goods": goods, "animals": animals}


def check(state: State) -> None:
    """Raise ``RulesError`` with a sentence when a state cannot have come from play."""
    for fault, holds in _demands(state):
        if not holds:
            raise RulesError(fault)


def _demands(state: State) -> list[tuple[str, bool]]:
    players = len(state.seats)
    found = census(state)
    owners: list[Seat | Egon] = [*state.seats]
    if state.egon is not None:
        owners.append(state.egon)
    firsts = [*state.firsts, *(kind for owner in owners for kind in owner.firsts)]
    sevens = [*state.all_seven, *(owner.all_seven for owner in owners if owner.all_seven)]
    return [
        ("the number of players is wrong", players in DEAL),
        ("the solo opponent does not fit the players", (state.egon is not None) == (players == 1)),
        *((f"a card of the deck “{deck}” is missing or there twice", sorted(found[deck]) == list(cards)) for deck, cards in DECKS.items()),
        ("a first bonus is missing or there twice", sorted(firsts) == sorted(KINDS)),
        ("an all-seven bonus is missing or there twice", players in DEAL and sorted(sevens) == sorted(DEAL[players].all_seven_stack)),
        ("the phase is wrong", 0 <= state.phase < len(PHASES)),
        ("the round is wrong", 0 <= state.round <= state.rounds <= ROUNDS),
        ("a player number is wrong", all(0 <= p < players for p in (state.turn_of, state.first, state.holder))),
        ("the display has the wrong number of rows", len(state.display) == 6),
        ("a supply has the wrong number of stacks", len(state.goods) == len(state.animals) == 2),
        ("a counter is negative", all(min(seat.workers, seat.silver, seat.vp) >= 0 for seat in state.seats)),
        ("a counter is too large", all(max(seat.workers, seat.silver, seat.vp) < 200 for seat in state.seats)),
        ("there are too many projects", all(len(seat.projects) <= PROJECT_LIMIT for seat in state.seats)),
        ("the open purchase has too many cards", len(state.offer) <= PURCHASE_CARDS),
        ("a stack of an estate is empty or too high", all(0 < len(stack) <= TRIPLET for owner in owners for stack in owner.estate)),
        ("two open stacks of an estate are of one kind", all(_one_open_stack_each(seat.estate) for seat in state.seats)),
        ("what is to be done is wrong", len(state.pending) <= MAX_PENDING and all(0 <= step.player < players for step in state.pending)),
        ("what is to be done is wrong", all(step.n <= len(state.pending) for step in state.pending if isinstance(step, AnyOrder))),
        ("the game is neither over nor going on", (state.standings is None) == bool(state.pending)),
    ]


def _one_open_stack_each(estate: list[list[int]]) -> bool:
    """BC-8.11."""
    kinds = [stack_kind(stack) for stack in estate if 0 < len(stack) < TRIPLET]
    return len(kinds) == len(set(kinds))
