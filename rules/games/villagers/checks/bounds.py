"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from rules.engine.definition import Demand
from rules.engine.worth.credit import Ledger

from ..board.holders import holders
from ..board.income import SOURCES
from ..board.village import Village
from ..components import (
    BASICS,
    CARDS,
    CHAINS,
    COUNTESS,
    DEVELOPMENT,
    DEVELOPMENTS,
    DIFFICULTY,
    EVENT,
    EVENTS,
    EVENTS_OF,
    KIND,
    MARKETS,
    MAX_BASICS,
    MAX_BUILD,
    NAME,
    ROAD,
    STACKS,
    SUITES,
    WILDCARDS,
)
from ..state import Countess, Seat, State, Turn

MAX_GOLD = 2000
"""More than any supply can hold, or any card carry."""
MAX_EVENTS = 6
"""More events than are ever open: three new ones in a round, and more for each Dark Mood, of which there can be two."""
MAX_ROUND = 200
"""More rounds than there are cards to draft."""
DEPTH = max(map(len, CHAINS))
"""The cards of the longest chain, start card included."""
NEVER_IN_HANDS = ("founders", "solo")


def bounds(state: State) -> Iterator[Demand]:
    """Yield what is demanded of an untrusted state before it is used."""
    yield "the road has the wrong number of positions", len(state.road) == len(state.road_coins) == ROAD
    yield (
        "a position of the road is wrong",
        all(
            card in (0, *CARDS) and 0 <= coins <= (MAX_GOLD if card else 0)
            for card, coins in zip(state.road, state.road_coins, strict=True)
        ),
    )
    yield "there is a wrong number of stacks", len(state.stacks) == STACKS
    piles = (*state.stacks, state.reserve, state.discard, state.box, state.left_over, *(seat.hand for seat in state.seats))
    yield "a pile belongs to another deck", all(pile.deck == "villager" for pile in piles) and state.development_box.deck == "development"
    hidden = chain(state.reserve.cards, *(pile.cards for pile in state.stacks))
    yield (
        "a card without a back lies face down",
        all(card in CARDS and KIND[card].module not in ("basic", *NEVER_IN_HANDS) for card in hidden),
    )
    everybody = (1 << (len(state.seats) + 1)) - 1
    yield "the knowledge of cards has the wrong length", len(state.known) == len(KIND)
    held = (card for seat in state.seats for card in seat.hand.cards if card in CARDS and KIND[card].module == "basic")
    yield "a basic is held unseen", len(state.known) == len(KIND) and all(state.known[card] == everybody for card in held)
    yield "the knowledge of cards is impossible", all(seen == everybody or 0 <= seen <= everybody >> 1 for seen in state.known)
    yield (
        "a pile of basics is wrong",
        len(state.basics) == len(BASICS)
        and all(card in CARDS and NAME[card] == name for name, cards in zip(BASICS, state.basics, strict=False) for card in cards),
    )
    yield "a player number is wrong", state.first in range(len(state.seats))
    yield "the round is out of range", 0 <= state.round <= MAX_ROUND
    yield (
        "the markets are wrong",
        state.markets in range(len(MARKETS) + 1) and (state.markets == len(MARKETS)) == (state.standings is not None),
    )
    yield (
        "points are credited for something unknown",
        all(source in SOURCES and abs(gold) <= MAX_GOLD for _, source, gold in state.credited),
    )
    yield "the developments are wrong", _are_developments(state)
    for seat in state.seats:
        yield from _seat(seat)
    difficulty = DIFFICULTY.get(state.countess.difficulty) if state.countess is not None else None
    unused = {*EVENT} if state.countess is None else {*difficulty.removed} if difficulty is not None else set()
    yield "the wrong events are out of the game", sorted(state.event_box) == sorted(EVENT[name] for name in unused)
    yield "the Countess plays with several players, or not with one", (state.countess is None) == (len(state.seats) > 1)
    if state.countess is not None:
        yield from _countess(state.countess)
    if state.turn is not None:
        yield "a build turn is out of range", _is_turn(state.turn)


def _seat(seat: Seat) -> Iterator[Demand]:
    yield "a counter is out of range", 0 <= seat.gold <= MAX_GOLD
    held = (*seat.hand.cards, *seat.square)
    yield "somebody holds a card that never is in a hand", all(card in CARDS and KIND[card].module not in NEVER_IN_HANDS for card in held)
    yield from _village(seat.village)


def _countess(countess: Countess) -> Iterator[Demand]:
    yield "a difficulty is unknown", countess.difficulty in DIFFICULTY
    yield "a counter is out of range", 0 <= countess.gold <= MAX_GOLD
    yield "the piles of events are mixed up", (countess.summer.deck, countess.winter.deck) == tuple(EVENTS_OF)
    events = (*countess.open, *countess.past, *countess.summer.cards, *countess.winter.cards)
    yield "an event does not exist", all(event in EVENTS for event in events)
    yield "too many events lie open", len(countess.open) <= MAX_EVENTS
    yield "an event that is not open has begun", {*countess.begun, *countess.reduced} <= {*countess.open}
    yield "points are credited for something unknown", _are_earned(countess.earned)
    yield "the Countess's villagers lie on each other", not any(plot.columns for plot in countess.village.plots)
    yield "the Countess is not in her village", COUNTESS in countess.village.cards()
    yield from _village(countess.village)


def _are_earned(earned: Ledger) -> bool:
    """Return whether gold is credited only for what is known to give some."""
    return all(source in SOURCES and 0 < gold <= MAX_GOLD for _, source, gold in earned)


def _village(village: Village) -> Iterator[Demand]:
    cards = [*village.cards()]
    yield "a card of a village does not exist", all(card in CARDS for card in cards)
    for plot in village.plots:
        slots = KIND[plot.bottom].slots + (NAME[plot.bottom] in WILDCARDS)
        yield "a plot has too many columns", len(plot.columns) <= slots
        yield "a column is empty or too long", all(0 < len(column) < DEPTH for column in plot.columns)
    carriers = [card for card, _ in village.coins]
    yield "coins lie on cards that are not there", len({*carriers}) == len(carriers) and {*carriers} <= {*cards}
    yield "the coins on a card are out of range", all(0 < coins <= MAX_GOLD for _, coins in village.coins)


def _are_developments(state: State) -> bool:
    """Return whether there are no developments, or one of each suite, each with a token that somebody may have."""
    known = all(card in DEVELOPMENTS for card in state.developments)
    suites = {DEVELOPMENT[card - 1].suite for card in state.developments} if known else set()
    held = all(holder in range(-1, len(holders(state))) for holder in state.tokens)
    return known and held and len(state.tokens) == len(state.developments) == len(suites) in (0, len(SUITES))


def _is_turn(turn: Turn) -> bool:
    return 0 <= turn.left <= turn.limit <= MAX_BUILD and 0 <= turn.basics <= MAX_BASICS and {*turn.hired, *turn.robbed} <= {*CARDS}
