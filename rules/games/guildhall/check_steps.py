"""Which steps may be open together: the set-up, or a turn and what its cards have set off."""

from __future__ import annotations

import re

from msgspec import UNSET

from rules.engine.context import PlayerStep, Step
from rules.engine.piles import piles_of

from .abilities import OF_LEVEL, OF_VP, STARTS, Operate, Stages
from .chapters import Excess, Order
from .components import ACTIONS, CHAPTER, MAX_CHAPTERS, PROFESSION, SETUP_HALL, SETUP_HAND, VP_CARDS, VP_COST, Cards, Move
from .drawing import available
from .opening import ChooseProfessions, Mulligan, PlaceThree, Prepare
from .operations import Show
from .purchase import Pay, RefillRow, UseVp
from .state import State
from .transfer import Transfer
from .turn import Act, EndTurn, Refill, Return, StartTurn

LETTERS: dict[type[Step], str] = {
    ChooseProfessions: "c",
    StartTurn: "s",
    Prepare: "p",
    Mulligan: "m",
    PlaceThree: "h",
    Act: "A",
    Refill: "D",
    RefillRow: "R",
    UseVp: "V",
    Pay: "P",
    Excess: "X",
    Order: "O",
    EndTurn: "E",
    Return: "N",
}
"""Each step as a letter, so that what may be open together is a pattern; what an ability does is a T."""
SETUP = re.compile("c|sp*hm?")
TURN = re.compile("A|AD|AR?T?X*O?|ARV(OP?)?|ENX*O?")


def _letters(state: State) -> str:
    """The open steps, the last one next."""
    return "".join("T" if isinstance(step, Operate) else LETTERS.get(type(step), "?") for step in state.pending)


def choosing(state: State) -> bool:
    """Whether the professions are still being chosen (GH-17.1)."""
    return any(isinstance(step, ChooseProfessions) for step in state.pending)


def during_setup(state: State) -> bool:
    """Whether the game is still being set up."""
    return SETUP.fullmatch(_letters(state)) is not None


def steps_fit(state: State) -> bool:
    """Whether what is to be done is what play leaves to be done."""
    letters = _letters(state)
    if choosing(state):
        return letters == "c" and state.pending[0].player == state.turn_of == state.first and not any(state.vp_row)
    if SETUP.fullmatch(letters):
        return _setup_fits(state)
    return TURN.fullmatch(letters) is not None and _turn_fits(state)


def _setup_fits(state: State) -> bool:
    """GH-2.6: who is done, who is at it, who still waits; and how many cards each has."""
    players = len(state.seats)
    order = [(state.first + i) % players for i in range(players)]
    place = order.index(state.turn_of)
    own, exchanging = state.seats[state.turn_of], isinstance(state.pending[-1], Mulligan)
    expected: list[Step] = [StartTurn(state.first), *map(Prepare, reversed(order[place + 1 :])), PlaceThree(state.turn_of)]
    if exchanging:
        expected.append(Mulligan(state.turn_of))
    counts = [(len(state.seats[player].hand.cards), len(state.seats[player].hall)) for player in order]
    done, waiting = (SETUP_HAND - SETUP_HALL, SETUP_HALL), (SETUP_HAND, 0)
    fits = not own.hall and counts[place][0] <= SETUP_HAND if exchanging else sum(counts[place]) == SETUP_HAND
    return (
        state.pending == expected
        and all(count == done for count in counts[:place])
        and all(count == waiting for count in counts[place + 1 :])
        and fits
        and counts[place][1] <= SETUP_HALL
        and not state.leaving
        and not state.unordered
    )


def _turn_fits(state: State) -> bool:
    """Whether everything open belongs to the turn, or to an opponent who has too many chapters."""
    player, top = state.turn_of, state.pending[-1]
    orders = [step for step in state.pending if isinstance(step, Order)]
    deciding = [step for step in state.pending if isinstance(step, PlayerStep)]
    return (
        all(step.player == player or (state.immediate and isinstance(step, Excess | Order)) for step in deciding)
        and state.actions_left + state.actions_taken >= ACTIONS
        and bool(orders) == bool(state.unordered or state.leaving or isinstance(top, Pay))
        and (not state.leaving or top in orders)
        and _surplus_fits(state)
        and all(_step_fits(state, step) for step in deciding)
    )


def _surplus_fits(state: State) -> bool:
    """GH-9.4: once for everybody with too many chapters, or whose surplus is just being ordered; the player in turn is asked first."""
    over = [step.player for step in state.pending if isinstance(step, Excess)]
    ordering = {step.player for step in state.pending if isinstance(step, Order)}
    due = [p for p, seat in enumerate(state.seats) if len(seat.chapters) > MAX_CHAPTERS and (state.immediate or p == state.turn_of)]
    players = len(state.seats)
    return (
        len(set(over)) == len(over)
        and set(due) <= set(over) <= {*due, *ordering}
        and over == sorted(over, key=lambda p: -((p - state.turn_of) % players))
        and ordering <= {state.turn_of, *over[-1:]}
    )


def _step_fits(state: State, step: PlayerStep) -> bool:
    """Whether a step can come from what its player has."""
    seat = state.seats[step.player]
    match step:
        case Pay():
            return 1 <= step.left <= len(seat.chapters)
        case Order():
            return _ordering_fits(state, step)
        case UseVp():
            return step.vp in seat.vp_cards[-1:]
        case Operate():
            return _belongs(state, step) and _ability_fits(state, step)
        case _:
            return True


def _ordering_fits(state: State, step: Order) -> bool:
    """Whether as many cards are being ordered as were paid, or are in a surplus chapter or one given up (GH-6.2, 9.4, 17.4)."""
    count = len(state.unordered) + len(state.leaving)
    if any(isinstance(other, UseVp) for other in state.pending):
        bought = state.seats[step.player].vp_cards
        unpaid = sum(other.left for other in state.pending if isinstance(other, Pay))
        return bool(bought) and count == CHAPTER * (VP_COST[bought[-1]] - unpaid)
    given = state.unordered + state.leaving
    surplus = any(isinstance(other, Excess) and other.player == step.player for other in state.pending)
    return (surplus and count == CHAPTER) or (count < CHAPTER and len({PROFESSION[card] for card in given}) == 1)


def _belongs(state: State, step: Operate) -> bool:
    """Whether it is an operation of the card played or bought last."""
    stages: Stages
    seat, bought = state.seats[step.player], any(isinstance(other, RefillRow) for other in state.pending)
    if bought:
        known = step.vp in seat.vp_cards[-1:] and step.vp in VP_CARDS and step.card == 0 and step.level == -1
        stages = OF_VP[step.vp] if known else ()
    else:
        known = step.vp == 0 and step.card in seat.action_area[-1:]
        stages = OF_LEVEL[PROFESSION[step.card]].get(step.level, ()) if known else ()
    return 0 <= step.at < len(stages) and STARTS[stages[step.at].operation.op] is type(step)


def _ability_fits(state: State, step: Operate) -> bool:
    """Whether what has been picked or shown so far can have been."""
    if step.refusable and step.at:
        return False
    match step:
        case Transfer():
            return _picks_fit(state, step)
        case Show():
            return _showing_fits(state, step)
        case _:
            return True


def _picks_fit(state: State, step: Transfer) -> bool:
    """Whether every card picked lies where its move takes it from, and who is meant is known when it must be.

    Whether the picks can be completed is not asked: in a world imagined from a view the hand is another one.
    """
    shape = step.shape
    moves = shape.moves
    if step.target not in (-1, *_others(state, step.player)) or (step.looking and not _search_fits(state, step)):
        return False
    if not step.picked:
        return step.target < 0
    if len(step.picked) != len(moves) or step is not state.pending[-1] or shape.search != step.looking:
        return False
    taken = any(cards and move.giver == "target" for move, cards in zip(moves, step.picked, strict=True))
    return (
        (step.target < 0 or shape.foreign)
        and (not taken or step.target >= 0)
        and all(_pick_fits(state, step, move, cards) for move, cards in zip(moves, step.picked, strict=True))
    )


def _search_fits(state: State, step: Transfer) -> bool:
    """GH-14.6: a search obliges, and it is begun only when the discard pile holds as many cards as are taken from it."""
    taken = sum(move.minimum for move in step.shape.moves if move.search)
    return step.shape.search and not step.refusable and len(state.discard.cards) >= taken


def _others(state: State, player: int) -> list[int]:
    return [other for other in range(len(state.seats)) if other != player]


def _pick_fits(state: State, step: Transfer, move: Move, cards: Cards) -> bool:
    """Whether these cards can be picked where a move takes them from: cards, or one whole chapter."""
    seat = state.seats[step.target if move.giver == "target" else step.player]
    places: dict[str, Cards] = {"hand": (*range(len(seat.hand.cards)),), "discard_pile": (*range(len(state.discard.cards)),)}
    lying = places.get(move.source, seat.hall)
    if move.whole:
        chapter = tuple(card for card in lying if cards and PROFESSION[card] == PROFESSION[cards[0]])
        return cards == chapter
    return set(cards) <= set(lying) and len(set(cards)) == len(cards) and (move.maximum is None or len(cards) <= move.maximum)


def _showing_fits(state: State, step: Show) -> bool:
    """Whether the cards still to be shown are there."""
    count = step.operation.count
    if step.operation.source != "hand":
        return step.target == -1 and 0 <= step.left <= count and available(state) >= (step.left or count)
    if step.target == -1:
        return step.left == 0
    others = _others(state, step.player)
    return (
        step.target in others and 1 <= step.left <= count and len(state.seats[step.target].hand.cards) >= step.left and not step.refusable
    )


def looking_fits(state: State) -> bool:
    """GH-14.6, 17.6: a pile is looked through only as long as the card just played says so, and only by its player."""
    expected: dict[int, int] = {}
    for step in state.pending:
        if isinstance(step, Show) and step.target >= 0 and step.operation.pick == "choose":
            expected[id(state.seats[step.target].hand)] = state.turn_of
        elif isinstance(step, Transfer) and step.looking and step is state.pending[-1]:
            expected[id(state.discard)] = state.turn_of
    return all(pile.reader == expected.get(id(pile), UNSET) for pile in piles_of(state))
