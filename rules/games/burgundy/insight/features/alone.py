"""What a lone player lives on besides dice: the falling target, tiles for full colours and for goods, and tiles running short (BU-25)."""

from __future__ import annotations

from functools import lru_cache
from itertools import count

from rules.engine.worth.features import Feature

from ...board.estate import KNOWN, duchy_analysis
from ...board.monasteries import AT_END
from ...components import (
    AREA_VP,
    BUILDING,
    COLOUR,
    COLOUR_OF,
    DEPOTS,
    DICE,
    FACE_DOWN_KIND,
    KIND,
    MONASTERY,
    MONASTERY_EFFECT,
    PHASES,
    TURNS,
)
from ...modules import SOLO_VALUES, SWAP_GOODS, TARGET_MINIMUM, TARGET_STEP
from ...state import Solo, State
from .clock import left, phase_of, phase_points
from .storage import Stock
from .survey import KINDS, TYPES, Ground, fit, survey

NEAR = 3
"""The empty fields up to which a colour will be full soon."""
FAR = 3
"""From so many steps on, a field is far from all that is occupied."""
KEPT = 2.0
"""The odds that a lone player takes a tile before it leaves, where one is wanted (BU-25.2)."""
USED = 0.6
"""The share of the goods to come that a ship can be expected to load."""
FREE = frozenset({"castle", "town_hall"})
"""The tiles that let their player place another one immediately (BU-9.4, 10.9)."""

ALONE = (
    *(Feature(f"colours_lacking_{missing}", "colours", "BU-25.10") for missing in range(1, NEAR + 1)),
    *(Feature(f"last_field_for_{kind}", "colours", "BU-25.10") for kind in KINDS),
    Feature("colours_near", "colours", "BU-25.10"),
    Feature("reward_stored", "colours", "BU-25.10"),
    Feature("reward_offered", "colours", "BU-25.10"),
    Feature("black_for_colours", "colours", "BU-25.10"),
    Feature("black_completing_areas", "offer", "BU-25.10"),
    Feature("black_acting", "offer", "BU-25.10"),
    *(Feature(f"short_of_{kind}", "offer", "BU-25.2") for kind in KINDS),
    Feature("short_of_tiles", "offer", "BU-25.2"),
    Feature("counter_share", "income", "BU-25.12"),
    Feature("silver_to_target", "income", "BU-25.11"),
    Feature("stored_to_target", "income", "BU-25.12"),
    Feature("target_in_sight", "income", "BU-25.12"),
    Feature("target_pace", "income", "BU-25.12"),
    Feature("points_ahead", "areas", "BU-25.12"),
    Feature("targets_ahead", "income", "BU-25.12"),
    Feature("monastery_stored_points", "engine", "BU-25.9"),
    Feature("monastery_offered_points", "engine", "BU-25.9"),
    Feature("goods_towards_tile", "goods", "BU-25.5"),
    Feature("goods_for_second_tile", "goods", "BU-25.5"),
    Feature("tile_with_ship", "goods", "BU-25.5"),
    Feature("tiles_for_goods_ahead", "goods", "BU-25.5"),
    Feature("stored_free_placing", "store", "BU-25.14"),
    Feature("stored_beyond_actions", "store", "BU-25.14"),
    Feature("stored_beyond_fields", "store", "BU-25.14"),
    Feature("fields_at_edge", "areas", "BU-25.6"),
    Feature("fields_far", "areas", "BU-25.6"),
    Feature("colours_out_of_reach", "areas", "BU-25.6"),
    Feature("fields_beyond_actions", "dice", "BU-25.14"),
    Feature("fields_for_each_action", "dice", "BU-25.14"),
)
NOT_ALONE = (0.0,) * len(ALONE)


def alone(state: State, seat: int, ground: Ground, turn: int, have: Stock, tiles: tuple[int, ...]) -> tuple[float, ...]:
    """Return what a lone player can expect apart from the actions of the dice; nothing in any other game. ``tiles``: those in storage."""
    solo = state.solo
    if solo is None:
        return NOT_ALONE
    store, phase = state.stores[state.seats[seat].store], phase_of(turn)
    anew = phase != state.phase
    black = () if anew else tuple(filter(None, state.black))
    offered = () if anew else tuple([tile for slots in state.depots for tile in slots if tile])
    rest = round(left(state, seat) * TURNS * DICE)
    cargo = max(map(len, state.goods_spaces), default=0)
    coming = len(state.round_goods) + sum([len(pile.cards) for pile in state.phase_goods[phase:]])
    return (
        *_colours(ground, black, offered, tiles, phase),
        *_short(ground, tiles, (*offered, *black), max(0, len(PHASES) - state.phase - 1)),
        *_target(ground, solo, store.silver, tiles, turn),
        *_monasteries(ground, tiles, (*offered, *black), len(store.sold)),
        *_goods(len(store.goods), cargo, coming, have.ships, survey(ground).colours[KINDS.index("ship")]),
        *_storage(ground, tiles, rest),
        *_reach(ground),
        *_pace(ground.estate.empty, len(tiles), rest),
    )


@lru_cache(TYPES)
def _colours(ground: Ground, black: tuple[int, ...], offered: tuple[int, ...], tiles: tuple[int, ...], phase: int) -> tuple[float, ...]:
    """Return how near the colours are to a tile of the black depot, and what that tile could be (BU-25.10)."""
    missing = survey(ground).colours
    fitting = [(tile, does) for tile, does in [(tile, fit(ground, tile, phase)) for tile in black] if does.numbers]
    rewards = min(1, len(fitting))
    return (
        *[missing.count(n) for n in range(1, NEAR + 1)],
        *[float(n == 1) for n in missing],
        sum([1 / n for n in missing if n]),
        float(rewards * len({KIND[tile] for tile in tiles if fit(ground, tile, phase).fills})),
        float(rewards * len({KIND[tile] for tile in offered if fit(ground, tile, phase).fills})),
        float(len([tile for tile, does in fitting if does.fills])),
        float(len([tile for tile, does in fitting if does.completes])),
        float(
            len([tile for tile, _ in fitting if KIND[tile] in ("castle", "ship") or (BUILDING[tile] and BUILDING[tile] != "watchtower")])
        ),
    )


SLOTS = {kind: [slot.colour(SOLO_VALUES, 0) for slots in DEPOTS for slot in slots].count(colour) for kind, colour in COLOUR_OF.items()}
"""The tiles of each kind that are laid out in a phase (BU-18)."""


@lru_cache(TYPES)
def _short(ground: Ground, tiles: tuple[int, ...], offered: tuple[int, ...], phases: int) -> tuple[float, ...]:
    """Return how many tiles of each kind are likely to be lacking in the end, with those laid out in so many ``phases`` to come, and how
    many in all when those on their faces have stood in for them (BU-25.7).
    """
    short, faces = [], [KIND[tile] for tile in tiles].count(FACE_DOWN_KIND)
    for kind, missing in zip(KINDS, survey(ground).colours, strict=True):
        colour = COLOUR_OF[kind]
        wanted = max(0, missing - [COLOUR[tile] for tile in tiles].count(colour))
        there = [COLOUR[tile] for tile in offered].count(colour) + phases * SLOTS[kind]
        short.append(wanted * wanted / (wanted + KEPT * there) if wanted else 0.0)
    return (*[n / 2 for n in short], max(0.0, sum(short) - faces) / 4)


@lru_cache(TYPES)
def _target(ground: Ground, solo: Solo, silver: int, tiles: tuple[int, ...], turn: int) -> tuple[float, ...]:
    """Return how near the target is, with silver and what is stored, and how often it may still be reached (BU-25.11, 25.12)."""
    lacking = solo.target - solo.counter
    gains = sorted([fit(ground, tile, phase_of(turn)) for tile in tiles], key=lambda does: -does.completes - does.animals)
    stored = sum([does.completes + does.animals for does in gains])
    best = sum([does.completes + does.animals for does in gains[:2]])
    ahead = _points_ahead(ground, turn)
    return (
        solo.counter / solo.target,
        min(1.0, silver / lacking),
        min(1.0, (stored + silver) / lacking),
        float(best + silver >= lacking),
        10 / solo.target,
        ahead / 40,
        _reached(solo, ahead),
    )


def _reached(solo: Solo, points: float) -> float:
    """Return how often so many points would reach the target, counting the last time in part."""
    counter, target = float(solo.counter), solo.target
    for n in count():
        if counter + points < target:
            return n + (counter + points) / target
        points -= target - counter
        counter, target = 0.0, max(TARGET_MINIMUM, target - TARGET_STEP)
    raise AssertionError


@lru_cache(KNOWN)
def _points_ahead(ground: Ground, turn: int) -> float:
    """Return what the areas will bring if the fields are filled evenly until the game is over, the areas that lack least first."""
    seen, empty, turns = survey(ground), ground.estate.empty, TURNS + 1 - turn
    if turns <= 0 or not empty:
        return 0.0
    filled, points = 0, 0
    for missing, size in sorted(zip(seen.missing, seen.sizes, strict=True)):
        if missing:
            filled += missing
            points += AREA_VP[size] + phase_points(turn + (filled - 1) * turns // empty)
    return float(points)


@lru_cache(TYPES)
def _monasteries(ground: Ground, tiles: tuple[int, ...], offered: tuple[int, ...], sold: int) -> tuple[float, float]:
    """Return the points that monasteries would score immediately: those stored, and the best one laid out (BU-25.9)."""
    return sum([_scores(ground, tile, sold) for tile in tiles]) / 10, max([_scores(ground, tile, sold) for tile in offered], default=0) / 10


def _scores(ground: Ground, tile: int, sold: int) -> float:
    """Return about what a monastery would score if it were placed now, from what has been built and ``sold``."""
    number = MONASTERY[tile]
    if number not in AT_END:
        return 0.0
    work, seen = MONASTERY_EFFECT[number], survey(ground)
    match work.per:
        case "building":
            n = seen.buildings.get(work.building, 0)
        case "animal_species":
            n = seen.species
        case "sold_goods_type" | "sold_goods_tile":
            n = sold
        case _:
            n = seen.colours.count(0)
    return float(work.vp * n)


def _goods(held: int, cargo: int, coming: int, ship: bool, ships: int) -> tuple[float, ...]:
    """Return how near goods are to a tile, with a ``ship`` to be placed, and for how many of the ``ships`` to come they may do."""
    return (
        min(held, SWAP_GOODS) / 5,
        min(max(0, held - SWAP_GOODS), SWAP_GOODS) / 5,
        float(ship and held + cargo >= SWAP_GOODS),
        min(ships, (held + coming * USED) / SWAP_GOODS),
    )


@lru_cache(TYPES)
def _storage(ground: Ground, tiles: tuple[int, ...], rest: int) -> tuple[float, float, float]:
    """Return how many stored tiles can be placed without a die, and how many are more than there are dice left or fields to take them."""
    fitting = [tile for tile in tiles if fit(ground, tile, 0).numbers]
    free = len([tile for tile in fitting if KIND[tile] in FREE or BUILDING[tile] in FREE])
    colours = [COLOUR[tile] for tile in tiles]
    surplus = sum([max(0, colours.count(colour) - n) for colour, n in zip(COLOUR_OF.values(), survey(ground).colours, strict=True)])
    return float(min(free, max(0, len(fitting) - 1))), float(max(0, len(fitting) - free - rest)), float(surplus)


@lru_cache(KNOWN)
def _reach(ground: Ground) -> tuple[float, ...]:
    """Return how many fields are next to tiles, how many are far, and for how many colours with empty fields there is none to place on."""
    land, tiles = ground.estate.land, ground.estate.tiles
    fields = duchy_analysis(ground.estate, ground.shields, ground.lent).fields
    steps = {field: 0 for field in land.fields if tiles[field]}
    layer = [*steps]
    for n in count(1):
        layer = [*dict.fromkeys([near for field in layer for near in land.neighbours[field] if near not in steps])]
        if not layer:
            break
        steps |= dict.fromkeys(layer, n)
    far = len([n for n in steps.values() if n >= FAR])
    beyond = [colour for colour, missing in zip(COLOUR_OF.values(), survey(ground).colours, strict=True) if missing and not fields[colour]]
    return len(fields[FACE_DOWN_KIND]) / 3, far / 4, float(len(beyond))


def _pace(empty: int, stored: int, rest: int) -> tuple[float, float]:
    """Return how many fields more there are than ``rest`` actions can fill, tiles to be taken included, and the fields for each action."""
    return max(0, 2 * empty - stored - rest) / 10, min(3.0, empty / max(1, rest))
