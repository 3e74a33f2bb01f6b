"""What must hold in every state: the census of the cards, and whether a state from elsewhere can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rules.engine.errors import RulesError
from rules.engine.piles import Pile
from rules.engine.types import Seen

from .chapters import full_chapters
from .check_steps import choosing, during_setup, looking_fits, steps_fit
from .components import CHAPTER, COPIES, DECKS, MAX_CHAPTERS, PROFESSION, PROFESSIONS, ROW, SET_SIZE, Cards
from .meta import META
from .pickable import bits
from .scoring import exhausted, points, standings
from .state import Seat, State

MAX_COUNTER = 100
"""More tokens than anybody can get before his points end the game, and more actions than the cards of a turn can give."""
MAX_HAND = 30
"""Twice as many cards as anybody had in thousands of random games, hoarders among them."""
TARGETS = next(option.values for option in META.options if option.id == "target_vp")


def census(state: State) -> dict[str, list[int]]:
    """Every card of a state by deck, wherever it lies."""
    cards = [*state.draw.cards, *state.discard.cards, *state.leaving, *state.unordered, *state.box]
    vp = [*(card for card in state.vp_row if card), *state.vp_deck.cards, *state.vp_box]
    for seat in state.seats:
        cards += (*seat.hand.cards, *seat.hall, *seat.action_area, *chain(*(pile.cards for pile in seat.chapters)))
        vp += seat.vp_cards
    return {"profession": cards, "vp": vp}


def check(state: State) -> None:
    """Raise ``RulesError`` with a sentence when a state cannot have come from play."""
    for demands in (_table, _players, _course):
        for fault, holds in demands(state):
            if not holds:
                raise RulesError(fault)


def bounds(state: State) -> None:
    """Raise ``RulesError`` when there is more of something than in any game, or a completed chapter is none.

    The chapters are asked about here, since in a world imagined from a view those of others are any five cards (GH-14.3).
    """
    if max(state.actions_left, state.actions_taken, *(seat.tokens for seat in state.seats)) > MAX_COUNTER:
        raise RulesError("a counter is too large")
    if any(len(seat.hand.cards) > MAX_HAND for seat in state.seats):
        raise RulesError("a hand is too large")
    if not all(_is_chapter(pile.cards) for seat in state.seats for pile in seat.chapters):
        raise RulesError("a completed chapter is not one of all colours")


def _is_chapter(cards: Cards) -> bool:
    """Whether these are all colours of a profession (GH-1.5); the cards may be any numbers."""
    identities = {(card - 1) // COPIES for card in cards}
    first = min(identities, default=0)
    return len(cards) == CHAPTER and first % CHAPTER == 0 and identities == set(range(first, first + CHAPTER))


def _table(state: State) -> Iterator[tuple[str, bool]]:
    """That every card is there once, and the piles are what they should be."""
    found = census(state)
    for deck, cards in DECKS.items():
        yield f"a card of the deck “{deck}” is missing or there twice", sorted(found[deck]) == list(cards)
    yield "a pile is not what it should be", all(_is(*pile) for pile in _piles(state))
    yield "the row has the wrong number of places", len(state.vp_row) == ROW
    yield "the points that win are wrong", state.target in TARGETS
    yield "a player number is wrong", state.first in range(len(state.seats))
    in_game = {PROFESSIONS.index(name) for name in state.professions if name in PROFESSIONS}
    yield "a profession is unknown or there twice", len(in_game) == len(state.professions) <= SET_SIZE
    if choosing(state):
        yield "there are cards in a game that has no professions yet", len(state.box) == len(DECKS["profession"])
    else:
        in_order = tuple(name for name in PROFESSIONS if name in state.professions)
        yield "the professions are too few or in no order", in_order == state.professions and len(in_game) == SET_SIZE
        yield (
            "a card is of a profession not in the game",
            {PROFESSION[card] for card in state.box} == set(range(len(PROFESSIONS))) - in_game,
        )
        yield "a card of the game lies in the box", not any(PROFESSION[card] in in_game for card in state.box)


def _players(state: State) -> Iterator[tuple[str, bool]]:
    """What each player has."""
    for player, seat in enumerate(state.seats):
        hall = bits(seat.hall)
        yield "there are identical cards in a hall", hall.bit_count() == len(seat.hall)  # GH-7.8
        yield "a full chapter lies open", not full_chapters(hall)
        yield "a profession has been played twice", len({PROFESSION[card] for card in seat.action_area}) == len(seat.action_area)
        yield "somebody plays out of turn", player == state.turn_of or not seat.action_area
        yield "a completed chapter has the wrong number of cards", all(len(pile.cards) == CHAPTER for pile in seat.chapters)
        yield "a counter is negative", seat.tokens >= 0
        yield "somebody has enough points out of turn", player == state.turn_of or points(seat) < state.target
    yield "a counter is negative", min(state.actions_left, state.actions_taken) >= 0


def _course(state: State) -> Iterator[tuple[str, bool]]:
    """Where the game is, and what is to be done."""
    begun = not during_setup(state)
    yield "somebody has points before the game", begun or not any(map(_has_won_something, state.seats))
    yield "somebody has actions before the game", begun or not (state.actions_left or state.actions_taken)
    yield "what is to be done is wrong", not state.pending or steps_fit(state)
    for player, seat in enumerate(state.seats):
        may_wait = not state.immediate and player != state.turn_of
        yield "somebody has too many completed chapters", len(seat.chapters) <= MAX_CHAPTERS or may_wait or bool(state.pending[1:])
    yield "somebody looks through a pile without cause", looking_fits(state)
    yield "the result does not fit the game", state.standings is None or _result_fits(state)


def _has_won_something(seat: Seat) -> bool:
    return bool(seat.action_area or seat.chapters or seat.vp_cards or seat.tokens)


def _piles(state: State) -> Iterator[tuple[Pile, str, Seen, int | None]]:
    """Every pile with its deck, who may see it, and whose it is."""
    yield state.draw, "profession", "none", None
    yield state.discard, "profession", "top", None
    yield state.vp_deck, "vp", "none", None
    for player, seat in enumerate(state.seats):
        yield seat.hand, "profession", "owner", player
        for pile in seat.chapters:
            yield pile, "profession", "owner", player


def _is(pile: Pile, deck: str, seen: Seen, owner: int | None) -> bool:
    return pile.deck == deck and pile.seen == seen and pile.owner == owner


def _result_fits(state: State) -> bool:
    """Whether the game is really at its end, and the standings are those of the state (GH-11)."""
    ended = points(state.seats[state.turn_of]) >= state.target or exhausted(state)
    return ended and state.standings == standings(state)
