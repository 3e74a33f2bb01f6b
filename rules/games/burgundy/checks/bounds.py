"""The number of every piece, and the range of every counter, that no game can exceed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.context import Step
from rules.engine.definition import Demand
from rules.engine.sequence.pool import each

from ..board.dice import NUMBERS
from ..board.duchies import DUCHIES, STANDARD
from ..board.shields import ENDLESS_STORAGE
from ..components import (
    BACKS,
    BLACK_SLOTS,
    BONUS_SIZES,
    BRIDGE,
    BUILDING_EFFECT,
    COLOURS,
    DEPOTS,
    DICE,
    FACE_UP,
    INN,
    KIND,
    PHASES,
    ROUNDS,
    STORAGE,
)
from ..modules import PARTNER_STORAGE, ROUTES_EACH, SHIELDS, SHIELDS_LAID, TARGETS, TEAM_STORAGE
from ..scoring.score import CREDITED
from ..state import Seat, State, estate_of, holds, values_of
from ..steps.actions import LayGoods
from ..steps.alone import Give, Swap
from ..steps.buildings import CHOICES, Benefit
from ..steps.consequences import Consequence
from ..steps.direct import PhaseEndShields, PlaceDirectly
from ..steps.points import BuyPoints
from ..steps.posts import PAIRS
from ..steps.shields import PayTribute
from ..steps.storage import Discard

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
    yield "a place of a depot is not in use", _are_in_use(state)
    yield "a depot has no goods space", len(state.goods_spaces) == len(DEPOTS)
    yield "a pile is missing", (len(state.phase_goods), len(state.supplies)) == (len(PHASES), len(BACKS))
    bonuses = {f"{size}:{colour}" for size in BONUS_SIZES for colour in COLOURS}
    yield "a bonus tile is unknown", {*state.bonuses, *(bonus for seat in state.seats for bonus in seat.bonuses)} <= bonuses
    yield "points are credited for something unknown", all(source in CREDITED and 0 < n <= MAX_COUNTER for _, source, n in state.credited)
    for estate in state.estates:
        yield "a duchy is unknown", estate.duchy in DUCHIES or estate.duchy == 0
        fields = DUCHIES.get(estate.duchy, DUCHIES[STANDARD[0]]).fields
        yield "a duchy has the wrong number of fields", len(estate.tiles) == len(fields)
    for store in state.stores:
        yield "a counter is out of range", min(store.silver, store.workers) >= 0 and max(store.silver, store.workers) <= MAX_COUNTER
    yield "a store belongs to nobody", {seat.store for seat in state.seats} == set(range(len(state.stores)))
    yield "a duchy belongs to nobody", {seat.estate for seat in state.seats} == set(range(len(state.estates)))
    yield from _modules(state)
    for player, seat in enumerate(state.seats):
        yield from _seat(state, player, seat)
    for step in each(state.pending):
        yield from _step(state, step)


def _are_in_use(state: State) -> bool:
    """Return whether tiles lie only in places that are filled for that number of players (BU-18.2, 18.3)."""
    values = values_of(state)
    filled = zip((*DEPOTS, BLACK_SLOTS), (*state.depots, state.black), strict=True)
    return all(not tile or slot.colour(values, state.phase) for slots, tiles in filled for slot, tile in zip(slots, tiles, strict=True))


def _step(state: State, step: Step) -> Iterator[Demand]:
    match step:
        case Benefit():
            effect = BUILDING_EFFECT.get(step.kind)
            yield "a benefit belongs to another building", effect is not None and CHOICES.get(effect.type) is type(step)
            yield "a benefit comes from an unknown card", not step.card or any(step.card in seat.routes for seat in state.seats)
        case LayGoods():
            yield "goods to be laid are missing", 0 < step.n <= len(state.stores[state.seats[step.player].store].selling)
        case PlaceDirectly():
            yield "a shield is unknown", step.shield in (0, *SHIELDS) and (step.shield > 0 or state.solo is not None)
        case PhaseEndShields():
            yield "a shield is unknown", set(step.shields) <= set(SHIELDS)
        case PayTribute():
            held = [shield for _, shield in state.seats[step.player].shields]
            yield "tribute is due for a shield nobody holds", bool(step.due) and set(step.due) <= set(held)
        case Discard():
            yield "no tile has to go", sum(map(bool, state.seats[step.player].storage)) > STORAGE
        case Consequence():
            tiles = estate_of(state, step.player).tiles
            yield "a consequence is unknown", step.part in ("size", "phase", "effect") and step.field in range(len(tiles))
            yield "a consequence has no tile", step.tile in tiles
        case BuyPoints() | Swap() | Give():
            yield "a step belongs to the solo game", state.solo is not None
        case _:
            pass


def _modules(state: State) -> Iterator[Demand]:
    players = len(state.seats)
    yield "there is no solo game", (state.solo is None) == (players > 1)
    if state.solo:
        solo = state.solo
        yield (
            "the target is wrong",
            0 < solo.target <= max(TARGETS) and 0 <= solo.counter < solo.target and 0 <= solo.reached <= MAX_COUNTER,
        )
    inns = (*state.inns, *state.inns_left)
    yield "the stack of inns is wrong", all(tile in range(len(KIND)) and KIND[tile] == INN for tile in inns)
    dealt = {len(seat.routes) for seat in state.seats}
    yield "the trade routes are wrong", dealt == {0} or dealt == {ROUTES_EACH.get(players, 0)}
    yield "the shields are wrong", not state.shields or (players in SHIELDS_LAID and len(state.shields) == len(DEPOTS))
    ranks = sorted(seat.border_rank for seat in state.seats if seat.border_rank)
    yield "the order of the border posts is wrong", ranks == [*range(1, len(ranks) + 1)]
    teams = len(state.estates) < players
    for store in state.stores:
        yield "a storage has the wrong number of spaces", len(store.storage) == (TEAM_STORAGE if teams else 0)
    lying = (*state.depots, state.black)
    yield "a tile on its face lies on the board", not any(tile in FACE_UP for places in lying for tile in places)


def _seat(state: State, player: int, seat: Seat) -> Iterator[Demand]:
    yield "a player has no duchy", seat.estate in range(len(state.estates))
    yield "a player has no store", seat.store in range(len(state.stores))
    spaces = PARTNER_STORAGE if len(state.estates) < len(state.seats) else STORAGE
    usual = len(seat.storage) == spaces
    yield (
        "a storage has the wrong number of spaces",
        usual or (len(seat.storage) > spaces and (holds(state, player, ENDLESS_STORAGE) or _shrinking(state, player))),
    )
    yield "the dice are wrong", len(seat.dice) == len(seat.used) in (0, DICE) and set(seat.dice) <= set(NUMBERS)
    yield "a duchy that is offered is unknown", set(seat.offered) <= set(DUCHIES)
    yield "a duchy is to be chosen in the middle of the game", not state.round or not (seat.offered or seat.plan.cards)
    yield "a secret choice is open", seat.plan.seen == "owner"
    land = state.estates[seat.estate].duchy
    areas = len(DUCHIES[land].areas) if land else 0
    yield "an area is unknown", all(area in range(areas) and phase in range(len(PHASES)) for area, phase in seat.areas)
    pairs = [pair for pair, _ in seat.posts]
    yield "a pair of posts is unknown", len(pairs) == len(set(pairs)) and set(pairs) <= set(range(len(PAIRS)))
    yield "posts were connected in an unknown phase", all(phase in range(len(PHASES)) for _, phase in seat.posts)
    castles = [castle for castle, _ in seat.shields]
    yield (
        "a shield lies on something else",
        len(castles) == len(set(castles)) and set(castles) <= set(state.estates[seat.estate].of_kind("castle")),
    )
    yield "a player named is unknown", seat.named is None or (seat.named in range(len(state.seats)) and seat.named != player)


def _shrinking(state: State, player: int) -> bool:
    return any(isinstance(step, Discard) and step.player == player for step in each(state.pending))
