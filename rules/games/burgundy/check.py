"""Whether a state from elsewhere can be played on: board and duchies. What may be open is in ``check_steps``."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.credit import credited
from rules.engine.errors import RulesError
from rules.engine.hexes import Hex, regions
from rules.engine.piles import Pile
from rules.engine.types import Seen

from .actions import goods_types
from .census import DECKS, census
from .check_steps import steps_fit
from .components import (
    BACK,
    BACKS,
    BLACK_SLOTS,
    BONUS_SIZES,
    BRIDGE,
    BUILDING,
    BUILDING_EFFECT,
    COLOUR,
    COLOURS,
    DEPOTS,
    DICE,
    EXTRA,
    GOODS,
    GOODS_LIMIT,
    GOODS_PER_PHASE,
    PHASES,
    ROUNDS,
    SALE_VP,
    START_GOODS,
    STORAGE,
    TILES,
    Slot,
)
from .credits import earned
from .dice import NUMBERS
from .duchies import DUCHIES, FIELDS, HEXES
from .estate import Estate, duchy_analysis
from .founding import plan_deck
from .monasteries import ANY_BUILDING
from .scoring import SOURCES, standings
from .state import Seat, State

MAX_COUNTER = 500
"""More than all silver and workers a player can get, and more than any points."""


def check(state: State) -> None:
    """Raise ``RulesError`` with a sentence when a state cannot have come from play."""
    for demands in (_shape, _pieces, _board, _players):
        for fault, holds in demands(state):
            if not holds:
                raise RulesError(fault)


def bounds(state: State) -> None:
    """Raise ``RulesError`` when a player has more than anybody can get in a game."""
    if any(max(_counters(seat)) > MAX_COUNTER for seat in state.seats) or any(n > MAX_COUNTER for *_, n in state.credited):
        raise RulesError("a counter is too large")


def _counters(seat: Seat) -> tuple[int, ...]:
    return seat.silver, seat.workers


def _shape(state: State) -> Iterator[tuple[str, bool]]:
    """How many there are of everything, and what may stand for a thing."""
    seats, players = state.seats, len(state.seats)
    yield "a player has no duchy of his own", [seat.estate for seat in seats] == list(range(len(state.estates)))
    for estate in state.estates:
        yield "a duchy is unknown", estate.duchy in DUCHIES or estate.duchy == 0
        yield "a duchy has the wrong number of fields", len(estate.tiles) == len(FIELDS)
        yield "a duchy not chosen yet has tiles", estate.duchy != 0 or not any(estate.tiles)
    yield "a storage has the wrong number of spaces", all(len(seat.storage) == STORAGE for seat in seats)
    yield "the depots have the wrong number of places", [len(slots) for slots in state.depots] == [len(slots) for slots in DEPOTS]
    yield "the black depot has the wrong number of places", len(state.black) == len(BLACK_SLOTS)
    yield "a depot has no goods space", len(state.goods_spaces) == len(DEPOTS)
    yield "the phase is wrong", 0 <= state.phase < len(PHASES)
    yield "the round is wrong", (1 if state.phase else 0) <= state.round <= ROUNDS
    yield "the order of the players is wrong", sorted(state.order) == list(range(players))
    yield "the bridge has the wrong number of spaces", len(state.bridge) == BRIDGE
    yield "the markers on the bridge are wrong", sorted(player for stack in state.bridge for player in stack) == list(range(players))
    yield "a pile is missing", (len(state.phase_goods), len(state.supplies)) == (len(PHASES), len(BACKS))
    yield "a pile is not what it should be", all(_is(*pile) for pile in _piles(state))
    tiles = [tile for places in _tile_places(state) for tile in places]
    yield "a tile is unknown", all(tile in TILES or tile == 0 for tile in tiles) and all(state.gone)
    yield "goods are unknown", all(good in GOODS for places in _goods_places(state) for good in places)


def _pieces(state: State) -> Iterator[tuple[str, bool]]:
    """That everything is there once, and as much of it face down as there must be."""
    found = census(state)
    for deck, cards in DECKS.items():
        yield f"a piece of “{deck}” is missing or there twice", sorted(found[deck]) == list(cards)
    prepared = state.phase + 1 if state.round else 0
    for phase, pile in enumerate(state.phase_goods):
        yield "the goods of a phase are wrong", len(pile.cards) == (0 if phase < prepared else GOODS_PER_PHASE)
    yield (
        "the goods left over are wrong",
        len(state.reserve.cards) == len(GOODS) - GOODS_PER_PHASE * len(PHASES) - START_GOODS * len(state.seats),
    )
    yield "the goods on the round spaces are wrong", len(state.round_goods) == (ROUNDS - state.round if state.round else 0)
    for pile in state.supplies:
        yield "the tiles face down are wrong", len(pile.cards) in _left(state, pile.deck, prepared)


def _board(state: State) -> Iterator[tuple[str, bool]]:
    """What lies in the depots, and the bonus tiles."""
    players = len(state.seats)
    for places, slots in zip((*state.depots, state.black), (*DEPOTS, BLACK_SLOTS), strict=True):
        yield (
            "a tile lies where none of its colour belongs",
            all(not tile or BACK[tile] == slot.colour(players, state.phase) for tile, slot in zip(places, slots, strict=True)),
        )
    yield "the depots are filled too early", state.round > 0 or not any(map(any, (*state.depots, state.black, state.goods_spaces)))
    yield "the white die is wrong", state.white in NUMBERS if state.round else state.white == 0
    for colour in COLOURS:
        full = [player for player in range(players) if _complete(state.estates[player], colour)]
        for n, size in enumerate(BONUS_SIZES):
            bonus = f"{size}:{colour}"
            owners = [player for player, seat in enumerate(state.seats) for own in seat.bonuses if own == bonus]
            yield "a bonus tile is missing or there twice", owners == owners[:1] and state.bonuses.count(bonus) == 1 - len(owners)
            yield "a bonus tile has not been given, or too early", (len(full) > n) == bool(owners) and set(owners) <= set(full)
        held = [sum(own.endswith(f":{colour}") for own in seat.bonuses) for seat in state.seats]
        yield "a player has two bonus tiles of a colour", max(held) <= 1
    known = len(COLOURS) * len(BONUS_SIZES)
    yield "a bonus tile is unknown", len(state.bonuses) + sum(len(seat.bonuses) for seat in state.seats) == known


def _players(state: State) -> Iterator[tuple[str, bool]]:
    """What each player has, and what is to be done."""
    yield "points are credited for something unknown", all(source in SOURCES and n > 0 for _, source, n in state.credited)
    for player, (seat, estate) in enumerate(zip(state.seats, state.estates, strict=True)):
        yield "a counter is negative", min(_counters(seat)) >= 0
        yield "the points of watchtowers are wrong", credited(state.credited, player, "watchtowers") in _tower_points(estate)
        yield "there are too many types of goods in a store", len(goods_types(seat.goods)) <= GOODS_LIMIT
        yield "the dice are wrong", _dice_fit(seat) if state.round else not seat.dice and not seat.used
        if estate.duchy:
            yield "a tile lies on a field of another colour", _colours_fit(estate)
            yield "the tiles of a duchy do not touch each other", len(_groups(estate)) <= 1
            yield "there are two buildings of a kind in a town", _towns_fit(estate)
            yield "an area is scored wrongly", _areas_fit(state, seat, estate)
        due = {**earned(len(state.seats), estate.duchy, seat.areas, seat.bonuses), "sales": SALE_VP[len(state.seats)] * len(seat.sold)}
        yield "the points are wrong", all(credited(state.credited, player, source) == n for source, n in due.items())
        yield "a duchy is to be chosen in the middle of the game", state.round == 0 or (not seat.offered and not seat.plan.cards)
    yield "a purchase has been made before the game", state.round > 0 or not state.bought
    yield "what is to be done is wrong", not state.pending or steps_fit(state)
    yield "the result does not fit the game", state.standings is None or _result_fits(state)


def _tile_places(state: State) -> Iterator[tuple[int, ...]]:
    """Every place where tiles lie open, or that may hold one."""
    yield from state.depots
    yield from (state.black, state.gone)
    yield from (estate.tiles for estate in state.estates)
    yield from (seat.storage for seat in state.seats)


def _goods_places(state: State) -> Iterator[tuple[int, ...]]:
    """Every place where goods lie open."""
    yield from state.goods_spaces
    yield state.round_goods
    for seat in state.seats:
        yield from (seat.goods, seat.sold)


def _piles(state: State) -> Iterator[tuple[Pile, str, Seen, int | None]]:
    """Every pile with its deck, who may see it, and whose it is."""
    for pile in (*state.phase_goods, state.reserve):
        yield pile, "goods", "none", None
    for pile, back in zip(state.supplies, BACKS, strict=True):
        yield pile, back, "none", None
    for player, seat in enumerate(state.seats):
        yield seat.plan, plan_deck(player), "owner", player


def _is(pile: Pile, deck: str, seen: Seen, owner: int | None) -> bool:
    return pile.deck == deck and pile.seen == seen and pile.owner == owner


def _left(state: State, back: str, prepared: int) -> set[int]:
    """How many tiles of a back may be face down after so many phases (BU-1.6, 2.2, 2.3, 2.6), with the extra tiles or without."""
    players = len(state.seats)
    slots: tuple[Slot, ...] = tuple(slot for depot in (*DEPOTS, BLACK_SLOTS) for slot in depot)
    laid = sum(slot.colour(players, phase) == back for phase in range(prepared) for slot in slots)
    left = len(DECKS[back]) - laid - (players if back == "dark_green" else 0)
    without = left - sum(BACK[tile] == back for tile in EXTRA)
    return {max(0, left), max(0, without)} if set(EXTRA) <= set(state.gone) else {max(0, left)}


def _complete(estate: Estate, colour: str) -> bool:
    """Whether all fields of a colour are occupied."""
    return estate.duchy != 0 and estate.complete(estate.land.fields_of[colour])


def _dice_fit(seat: Seat) -> bool:
    return len(seat.dice) == len(seat.used) == DICE and all(n in NUMBERS for n in seat.dice)


def _colours_fit(estate: Estate) -> bool:
    """BU-7.1 b"""
    return all(not tile or COLOUR[tile] == colour for tile, colour in zip(estate.tiles, estate.land.colours, strict=True))


def _groups(estate: Estate) -> tuple[tuple[Hex, ...], ...]:
    """The groups of touching tiles (BU-7.1 c)."""
    return regions((HEXES[field], "") for field in FIELDS if estate.tiles[field])


def _towns_fit(estate: Estate) -> bool:
    """BU-7.1 e, BU-17.1"""
    towns = [[BUILDING[estate.tiles[field]] for field in area if estate.tiles[field]] for area in estate.land.areas]
    doubled = any(len(set(filter(None, town))) != len(list(filter(None, town))) for town in towns)
    return not doubled or ANY_BUILDING in duchy_analysis(estate.duchy, estate.tiles).monasteries


def _tower_points(estate: Estate) -> tuple[int, ...]:
    """BU-10.10: what the watchtowers have given, and with a crane perhaps once more (BU-19.2)."""
    buildings = [BUILDING[tile] for tile in estate.tiles]
    towers, worth = buildings.count("watchtower"), BUILDING_EFFECT["watchtower"].vp
    return tuple(worth * n for n in range(towers, towers + 1 + buildings.count("crane")))


def _areas_fit(state: State, seat: Seat, estate: Estate) -> bool:
    """Every full area once, in a phase that has begun; one of a single castle field may be the start castle's (BU-11.6)."""
    scored = [area for area, _ in seat.areas]
    full = {area for area, fields in enumerate(estate.land.areas) if estate.complete(fields)}
    unscored = [estate.land.areas[area] for area in full - set(scored)]
    starts = [fields for fields in unscored if len(fields) == 1 and fields[0] in estate.land.castles]
    return (
        len(scored) == len(set(scored))
        and set(scored) <= full
        and len(unscored) == len(starts) <= 1
        and all(0 <= phase <= state.phase for _, phase in seat.areas)
    )


def _result_fits(state: State) -> bool:
    """Whether the game is really at its end, and the standings are those of the state (BU-16)."""
    ended = state.phase == len(PHASES) - 1 and state.round == ROUNDS and all(all(seat.used) for seat in state.seats)
    return ended and state.standings == standings(state)
