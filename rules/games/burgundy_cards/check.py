"""What must hold in every state: the census of the cards, and whether a state from elsewhere can be played on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rules.engine.context import PlayerStep, Step
from rules.engine.credit import credited
from rules.engine.errors import RulesError
from rules.engine.piles import Pile
from rules.engine.pool import Pool
from rules.engine.types import Seen

from .benefits import TakeFromDisplay, TownHall, Warehouse
from .bonuses import POOLS, PhaseBonus
from .components import (
    ACTION_CARDS,
    DEAL,
    DECKS,
    EFFECT,
    EGON_STACKS,
    HAND_SIZE,
    KIND,
    KINDS,
    MONASTERY,
    NAME,
    PHASES,
    PROJECT_LIMIT,
    PURCHASE_CARDS,
    ROUNDS,
    TRIPLET,
)
from .credits import earned
from .egon import Egon
from .egon import points as egon_points
from .estate import Stacks, stack_kind, triplets
from .phases import EndRound
from .placement import BENEFITS
from .purchase import Offer
from .scoring import SOURCES, score
from .standings import standings
from .state import Seat, State
from .take_top import TakeTop
from .turn import DieAction, EndTurn, PlayCard, StartTurn

MAX_COUNTER = 200
"""More than all silver and workers a player can get, and more than any score: 42 actions of his own, 38 triplets, 18 goods."""


def census(state: State) -> dict[str, list[int]]:
    """Every card of a state by deck, wherever it lies."""
    action = [*state.draw.cards, *state.discard.cards, *state.offer, *chain(*state.display)]
    goods = [card for pile in state.goods for card in pile.cards]
    animals = [card for pile in state.animals for card in pile.cards]
    for seat in state.seats:
        action += (*seat.hand.cards, *seat.stack.cards, *seat.projects, *chain(*seat.estate))
        goods += seat.goods + seat.sold
        animals += seat.animals
    if state.egon is not None:
        action += (*chain(*(pile.cards for pile in state.egon.stacks)), *chain(*state.egon.estate))
    return {"action": action, "goods": goods, "animals": animals}


def check(state: State) -> None:
    """Raise ``RulesError`` with a sentence when a state cannot have come from play."""
    for fault, holds in _demands(state):
        if not holds:
            raise RulesError(fault)


def bounds(state: State) -> None:
    """Raise ``RulesError`` when a player has more than anybody can get in a game."""
    if any(seat.workers + seat.silver > MAX_COUNTER for seat in state.seats) or any(n > MAX_COUNTER for *_, n in state.credited):
        raise RulesError("a counter is too large")


def _demands(state: State) -> Iterator[tuple[str, bool]]:
    """What is asked of a state, in an order in which each may rely on those before."""
    seats, egon = state.seats, state.egon
    players = len(seats)
    yield "the solo opponent does not fit the players", (egon is not None) == (players == 1)
    found = census(state)
    for deck, cards in DECKS.items():
        yield f"a card of the deck “{deck}” is missing or there twice", sorted(found[deck]) == list(cards)

    yield "the phase is wrong", 0 <= state.phase < len(PHASES)
    yield "the round is wrong", 1 <= state.round <= state.rounds <= ROUNDS
    yield "a player number is wrong", all(0 <= player < players for player in (state.first, state.holder))
    yield "the display has the wrong number of rows", len(state.display) == 6
    yield "a supply has the wrong number of stacks", len(state.goods) == len(state.animals) == 2
    yield "a pile is not what it should be", all(_is(*pile) for pile in _piles(state))
    yield "the hands are neither all open nor all closed", len({seat.hand.seen for seat in seats}) == 1

    yield "a counter is negative", all(min(seat.workers, seat.silver) >= 0 for seat in seats)
    yield "there are too many projects", all(len(seat.projects) <= PROJECT_LIMIT for seat in seats)

    owners: list[Seat | Egon] = [*seats, *([egon] if egon is not None else [])]
    stacks = [stack for owner in owners for stack in owner.estate]
    yield "a stack of an estate is empty or too high", all(0 < len(stack) <= TRIPLET for stack in stacks)
    yield "a stack of an estate is of two kinds", all(len({KIND[card] for card in stack} - {MONASTERY}) <= 1 for stack in stacks)
    yield "two open stacks of an estate are of one kind", all(_one_open_stack_each(owner.estate) for owner in owners)
    if egon is not None:
        yield "a stack of Egon's is of two kinds", all(len({KIND[card] for card in stack}) == 1 for stack in egon.estate)
        to_come = [size if phase > state.phase else 0 for phase, size in enumerate(EGON_STACKS)]
        yield "Egon's cards to come are wrong", [len(pile.cards) for pile in egon.stacks] == to_come

    firsts = [*state.firsts, *(kind for owner in owners for kind in owner.firsts)]
    yield "a first bonus is missing or there twice", sorted(firsts) == sorted(KINDS)
    done = [(owner.firsts, triplets(owner.estate)) for owner in owners]
    yield "a first bonus is with somebody without the triplet", all(set(firsts) <= set(kinds) for firsts, kinds in done)
    yield "a first bonus has not been given", not any(set(state.firsts) & set(kinds) for _, kinds in done)
    sevens = (*sorted((owner.all_seven for owner in owners if owner.all_seven), reverse=True), *state.all_seven)
    yield "an all-seven bonus is missing or there twice", sevens == DEAL[players].all_seven_stack

    yield "points are credited for something unknown", all(source in SOURCES and n > 0 for _, source, n in state.credited)
    yield "the points are wrong", all(_credit_fits(state, player) for player in range(players))
    yield "the open purchase is wrong", len(state.offer) in (0, PURCHASE_CARDS) and (state.bought or not state.offer)
    yield "what is to be done is wrong", not state.pending or _open_steps_fit(state)
    yield "the hands and stacks do not fit the round", all(_cards_fit(state, player) for player in range(players))
    yield "the result does not fit the game", state.standings is None or _result_fits(state)


def _piles(state: State) -> Iterator[tuple[Pile, str, tuple[Seen, ...], int | None]]:
    """Every pile with its deck, who may see it, and whose it is."""
    yield state.draw, "action", ("none",), None
    yield state.discard, "action", ("top",), None
    for pile in state.goods:
        yield pile, "goods", ("top",), None
    for pile in state.animals:
        yield pile, "animals", ("top",), None
    for player, seat in enumerate(state.seats):
        yield seat.hand, "action", ("owner", "all"), player
        yield seat.stack, "action", ("none",), player
    for pile in state.egon.stacks if state.egon is not None else ():
        yield pile, "action", ("none",), None


def _is(pile: Pile, deck: str, seen: tuple[Seen, ...], owner: int | None) -> bool:
    return pile.deck == deck and pile.seen in seen and pile.owner == owner


def _credit_fits(state: State, player: int) -> bool:
    """Whether a player has been credited what their things have earned; points of their own lie in no place."""
    seat = state.seats[player]
    due = earned(seat.estate, seat.firsts, seat.all_seven, len(seat.sold), seat.animals)
    return all(credited(state.credited, player, source) == due.get(source, 0) for source in SOURCES if source != "vp")


def _one_open_stack_each(estate: Stacks) -> bool:
    """BC-8.11."""
    kinds = [stack_kind(stack) for stack in estate if len(stack) < TRIPLET]
    return len(kinds) == len(set(kinds))


def _open_steps_fit(state: State) -> bool:
    """Whether the stack is the rest of the round, the end of this turn, and above it what the player in turn has open."""
    players, player = len(state.seats), state.turn_of
    later = range(players - 1, (player - state.first) % players, -1)
    rest = [*(StartTurn((state.first + i) % players) for i in later), EndTurn(player)]
    end, *others = state.pending
    opened = others[len(rest) :]
    return (
        isinstance(end, EndRound)
        and others[: len(rest)] == rest
        and all(_opened_by_a_rule(step, player) for step in opened)
        and not any(isinstance(step, PlayCard) for step in opened[1:])
        and [isinstance(step, Offer) for step in opened] == [bool(state.offer) and step is opened[-1] for step in opened]
        and (bool(opened) or not state.offer)
    )


def _cards_fit(state: State, player: int) -> bool:
    """Whether a player has a card for each turn to come in this phase, two of them on the hand when a round begins (BC-4.2)."""
    seat = state.seats[player]
    played = not any(isinstance(step, StartTurn | PlayCard) and step.player == player for step in state.pending)
    left = state.rounds - state.round + 1
    return (len(seat.hand.cards), len(seat.stack.cards)) == (min(HAND_SIZE, left) - played, left - min(HAND_SIZE, left))


def _opened_by_a_rule(step: Step, player: int) -> bool:
    """Whether a step is one that a turn opens; those of a building are compared with what placing it opens."""
    if not isinstance(step, PlayerStep) or step.player != player:
        return False
    match step:
        case Pool():
            return not step.joinable and len(step.steps) > 1 and all(_opened_by_a_rule(inner, player) for inner in step.steps)
        case PlayCard() | PhaseBonus() | Offer():
            return True
        case DieAction(card=0):
            return 1 <= step.die <= 6
        case TakeTop(card=0):
            return len(step.pools) == 1 and step.pools[0] in POOLS
        case DieAction() | TakeTop() | TakeFromDisplay() | Warehouse() | TownHall():
            effect = EFFECT[NAME[step.card]].type if step.card in ACTION_CARDS else ""
            return effect in BENEFITS and BENEFITS[effect](step.player, step.card) == step
        case _:
            return False


def _result_fits(state: State) -> bool:
    """Whether the game is really at its end, and the standings are those of the state (BC-14.4, 15.3, 17.11)."""
    points = sum(row.points[0] for row in score(state))
    lost = state.egon is not None and points < egon_points(state.egon)
    return (state.phase == len(PHASES) - 1 or lost) and state.round == state.rounds and state.standings == standings(state)
