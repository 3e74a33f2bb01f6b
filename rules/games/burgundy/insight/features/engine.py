"""Monasteries and shields: those in force one by one, and what the rest of a duchy makes of them (BU-17, BU-26)."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.worth.features import Feature

from ...board.monasteries import ANIMAL_BONUS, AT_END, AT_SALES, HIRE_COST, HIRING
from ...components import BUILDING, MONASTERY, MONASTERY_EFFECT, PHASES, SPECIES
from ...modules import SHIELDS, TRIBUTE
from ...state import State
from ...steps.actions import goods_types
from .survey import TYPES, Ground, survey

MONASTERIES: tuple[int, ...] = tuple(MONASTERY_EFFECT)
STORED = 0.5
"""What a monastery in storage counts, where one in force counts 1."""
_MONASTERY_AT = {number: n for n, number in enumerate(MONASTERIES)}
_SHIELD_AT = {number: n for n, number in enumerate(SHIELDS)}
_FOR_BUILDING = {MONASTERY_EFFECT[number].building: number for number in AT_END if MONASTERY_EFFECT[number].per == "building"}
"""The monastery that scores for each kind of building (BU-17.17)."""
(_FOR_SPECIES,) = (number for number in AT_END if MONASTERY_EFFECT[number].per == "animal_species")
_AT_SALES = frozenset(number for number, _, _ in AT_SALES)
_FOR_SALES = frozenset(number for number in AT_END if MONASTERY_EFFECT[number].per.startswith("sold_goods"))

_PARAGRAPH = {13: 14, 14: 15, 15: 16, 24: 18, 25: 19, 26: 20, 27: 21, 28: 22}
"""The places in section 17 of monasteries that are neither under their own numbers, as the first twelve, nor among those for buildings."""

ENGINE = (
    *(Feature(f"monastery_{n}", "engine", f"BU-17.{_PARAGRAPH.get(n, n if n < min(_PARAGRAPH) else 17)}") for n in MONASTERIES),
    Feature("monastery_buildings_stored", "engine", "BU-17.17"),
    Feature("monastery_buildings_built", "engine", "BU-17.17"),
    Feature("monastery_species", "engine", "BU-17.18"),
    Feature("monastery_sales", "engine", "BU-17.19"),
    Feature("monastery_types_to_sell", "engine", "BU-17.3"),
    Feature("monastery_hiring", "engine", "BU-17.6"),
    Feature("monastery_herds", "engine", "BU-17.7"),
    *(Feature(f"shield_{number}", "engine", "BU-26.6") for number in SHIELDS),
    Feature("shields_due", "engine", "BU-26.7"),
    Feature("castles_without_shield", "engine", "BU-26.5"),
    Feature("shields_laid_out", "engine", "BU-26.3"),
)

NO_SHIELDS = (0.0,) * (len(SHIELDS) + 3)


def engine(state: State, seat: int, ground: Ground, monasteries: frozenset[int], tiles: tuple[int, ...]) -> list[float]:
    """Return which monasteries and shields there are, and how they go with everything else; ``tiles``: those in storage."""
    store, seen = state.stores[state.seats[seat].store], survey(ground)
    return [
        *_monasteries(ground, monasteries, tiles),
        len(store.goods) * len(monasteries & _FOR_SALES) / 4,
        len(goods_types(store.goods)) * len(monasteries & _AT_SALES),
        float(HIRING in monasteries and store.workers >= HIRE_COST),
        sum([missing for missing, _ in seen.herds]) * (ANIMAL_BONUS in monasteries) / 2,
        *_shields(state, seat, seen.castles),
    ]


@lru_cache(TYPES)
def _monasteries(ground: Ground, monasteries: frozenset[int], tiles: tuple[int, ...]) -> tuple[float, ...]:
    """Return what each monastery counts, how many stored buildings some of them score for, how many built ones those in storage score for,
    and how many new species there are in storage for the one that scores for species.
    """
    cards = [0.0] * len(MONASTERIES)
    coming = frozenset([MONASTERY[tile] for tile in tiles]) - {0}
    for number in coming:
        cards[_MONASTERY_AT[number]] = STORED
    for number in monasteries:
        cards[_MONASTERY_AT[number]] = 1.0
    scoring, buildings = monasteries | coming, survey(ground).buildings
    stored = len([tile for tile in tiles if BUILDING[tile] and _FOR_BUILDING.get(BUILDING[tile]) in scoring])
    built = sum([n for kind, n in buildings.items() if _FOR_BUILDING.get(kind) in coming])
    species = len({SPECIES[tile] for tile in tiles} - {SPECIES[tile] for tile in ground.estate.tiles} - {""})
    return (*cards, stored, built, species * (_FOR_SPECIES in scoring))


def _shields(state: State, seat: int, castles: int) -> tuple[float, ...]:
    """Return which shields a seat has, what they cost, and what others it could have."""
    if not state.shields:
        return NO_SHIELDS
    held = [0.0] * len(SHIELDS)
    for _, shield in state.seats[seat].shields:
        held[_SHIELD_AT[shield]] = 1.0
    n = len(state.seats[seat].shields)
    return (*held, n * TRIBUTE * (len(PHASES) - state.phase) / 5, castles - n, sum(map(bool, state.shields)) / 3)
