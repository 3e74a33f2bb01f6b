"""How much of the game is left: build turns, drafts and the cards on the stacks, which are its clock (VI-11.1)."""

from __future__ import annotations

from ...board.limits import draft_limit, draft_places
from ...board.road import due
from ...components import BASE_DRAFT, DEAL, MARKETS, STACKS
from ...state import State
from .naming import Seen, named

PACE = named(
    "pace",
    turns_left="11.1",
    build_actions_left="6.2",
    drafts_left="4.2",
    villagers_to_lay="6.3",
    drafts_now="4.3",
    turn_to_come="6.1",
    turns_to_first_market="11.1",
    first_market_ahead="11.1",
    last_turn="11.1",
    order_of_draft="2.6",
    order_of_builds="6.1",
)
_ROUNDS = 5
"""Roughly how many rounds a game has, by which the share of the game left is measured."""
_MANY = 8.0
"""More build turns than this to come make no difference."""


def turn_to_come(state: State, seat: int) -> bool:
    """Return whether a seat's build turn of this round is still to come; the one being played counts as over."""
    if state.phase == "build":
        if state.turn is None:
            return True
        players = len(state.seats)
        return (seat - state.first) % players > (state.turn_of - state.first) % players
    return state.phase == "draft" or (state.phase == "" and state.standings is None)


def cards_each_draft(state: State) -> int:
    """Return how many cards a draft takes off the road and the stacks: alone two, since the Countess is given one (VI-18.6)."""
    return 1 if state.countess is None else 2


def cards_now(state: State) -> int:
    """Return how many cards still leave the road and the stacks in the draft of this round."""
    if state.phase != "draft":
        return 0
    return cards_each_draft(state) * sum([max(0, draft_places(state, player)) for player in range(len(state.seats))])


def cards_of(state: State, market: int) -> int:
    """Return how many cards lie on the stacks a market waits for."""
    return sum([len(state.stacks[stack].cards) for stack in MARKETS[market]])


def left(state: State, seat: int) -> float:
    """Return the share of a seat's build turns still to come: it falls as the stacks do, and is 0 once none can follow."""
    if state.standings is not None:
        return 0.0
    players = len(state.seats)
    cards = STACKS * DEAL[players].stack
    per_round = cards / _ROUNDS
    whole = 1 + (cards - BASE_DRAFT * players * cards_each_draft(state)) / per_round
    after = cards_of(state, 1) - cards_now(state)
    turns = turn_to_come(state, seat) + (max(1.0, after / per_round) if after > 0 else 0.0)
    return min(1.0, turns / whole)


def rounds_after(state: State) -> float:
    """Return roughly how many rounds follow this one, if no draft limit changes."""
    after = cards_of(state, 1) - cards_now(state)
    per_round = cards_each_draft(state) * max(1, sum([draft_limit(state, player) for player in range(len(state.seats))]))
    return max(1.0, after / per_round) if after > 0 else 0.0


def pace(state: State, seat: int, actions: int) -> Seen:
    """Return the features of what is still to come for a seat; ``actions`` are those of its next build turn."""
    players = len(state.seats)
    limits = [draft_limit(state, player) for player in range(players)]
    places = [0] * players
    if state.phase == "draft":
        places = [max(0, limit - len(one.square)) for limit, one in zip(limits, state.seats, strict=True)]
    each = cards_each_draft(state)
    to_come, now, per_round = turn_to_come(state, seat), each * sum(places), each * max(1, sum(limits))
    later = rounds_after(state)
    turns = min(to_come + later, _MANY)
    actions_left, drafts_left = turns * actions, min(later, _MANY) * limits[seat] + places[seat]
    order = (seat - state.first) % players / max(1, players - 1)
    before_first = 0.0 if state.markets else to_come + max(0, cards_of(state, 0) - now) / per_round
    return (
        turns,
        actions_left / 5,
        drafts_left / 5,
        min(actions_left, drafts_left + len(state.seats[seat].hand.cards) + len(state.seats[seat].square)) / 5,
        float(places[seat]),
        float(to_come),
        min(before_first, 4.0),
        float(state.markets < 1),
        float(turns <= 1),
        order if later else 0.0,
        order if to_come else 0.0,
    )


def markets_of_next_turn(state: State, seat: int) -> int:
    """Return how many markets are still to come when the next build turn of a seat is over; 0 if it has none left."""
    if turn_to_come(state, seat):
        return len(MARKETS) - state.markets
    if not cards_of(state, 1):
        return 0
    return len(MARKETS) - (1 if due(state, 0) else state.markets)
