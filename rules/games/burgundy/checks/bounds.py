"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.definition import Demand
from rules.engine.pool import each

from ..board.dice import NUMBERS
from ..board.duchies import DUCHIES, FIELDS
from ..components import BACKS, BLACK_SLOTS, BONUS_SIZES, BRIDGE, BUILDING_EFFECT, COLOURS, DEPOTS, DICE, PHASES, ROUNDS, STORAGE
from ..scoring.score import SOURCES
from ..state import Seat, State
from ..steps.buildings import CHOICES, Benefit

MAX_COUNTER = 500
"""More than all the silver or workers a player can get, and more than any number of points."""


def bounds(state: State) -> Iterator[Demand]:
    """Yield what is demanded of an untrusted state before it is used."""
    players = list(range(len(state.seats)))
    yield "the phase is wrong", 0 <= state.phase < len(PHASES)
    yield "the round is wrong", 0 <= state.round <= ROUNDS
    yield "the white die is wrong", state.white in (0, *NUMBERS)
    yield "the order of the players is wrong", sorted(state.order) == players
    yield "the bridge has the wrong number of spaces", len(state.bridge) == BRIDGE
    yield "the markers on the bridge are wrong", sorted(player for stack in state.bridge for player in stack) == players
    yield "the depots have the wrong number of places", [*map(len, state.depots)] == [*map(len, DEPOTS)]
    yield "the black depot has the wrong number of places", len(state.black) == len(BLACK_SLOTS)
    yield "a depot has no goods space", len(state.goods_spaces) == len(DEPOTS)
    yield "a pile is missing", (len(state.phase_goods), len(state.supplies)) == (len(PHASES), len(BACKS))
    bonuses = {f"{size}:{colour}" for size in BONUS_SIZES for colour in COLOURS}
    yield "a bonus tile is unknown", {*state.bonuses, *(bonus for seat in state.seats for bonus in seat.bonuses)} <= bonuses
    yield "points are credited for something unknown", all(source in SOURCES and 0 < n <= MAX_COUNTER for _, source, n in state.credited)
    for estate in state.estates:
        yield "a duchy is unknown", estate.duchy in DUCHIES or estate.duchy == 0
        yield "a duchy has the wrong number of fields", len(estate.tiles) == len(FIELDS)
    for store in state.stores:
        yield "a counter is out of range", min(store.silver, store.workers) >= 0 and max(store.silver, store.workers) <= MAX_COUNTER
    for seat in state.seats:
        yield from _seat(state, seat)
    for step in each(state.pending):
        if isinstance(step, Benefit):
            effect = BUILDING_EFFECT.get(step.kind)
            yield "a benefit belongs to another building", effect is not None and CHOICES.get(effect.type) is type(step)


def _seat(state: State, seat: Seat) -> Iterator[Demand]:
    yield "a player has no duchy", seat.estate in range(len(state.estates))
    yield "a player has no store", seat.store in range(len(state.stores))
    yield "a storage has the wrong number of spaces", len(seat.storage) == STORAGE
    yield "the dice are wrong", len(seat.dice) == len(seat.used) in (0, DICE) and set(seat.dice) <= set(NUMBERS)
    yield "a duchy that is offered is unknown", set(seat.offered) <= set(DUCHIES)
    yield "a duchy is to be chosen in the middle of the game", not state.round or not (seat.offered or seat.plan.cards)
    yield "a secret choice is open", seat.plan.seen == "owner"
    land = state.estates[seat.estate].duchy
    areas = len(DUCHIES[land].areas) if land else 0
    yield "an area is unknown", all(area in range(areas) and phase in range(len(PHASES)) for area, phase in seat.areas)
