"""The tiles in storage (BU-6), and what they would do on the fields they fit (BU-7)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rules.engine.worth.features import Feature

from ...components import BUILDING, BUILDING_EFFECT, COLOUR, FACE_DOWN_KIND, INN, KIND
from .clock import phase_of
from .survey import KINDS, TYPES, Ground, fit

BUILDINGS: tuple[str, ...] = tuple(BUILDING_EFFECT)
_KIND_AT = {kind: n for n, kind in enumerate((*KINDS, INN, FACE_DOWN_KIND))}
_BUILDING_AT = {kind: n for n, kind in enumerate(BUILDINGS)}
_TOWN_HALL = _BUILDING_AT["town_hall"]

STORED = (
    Feature("stored_fitting", "store", "BU-7.1"),
    Feature("storage_full", "store", "BU-6.3"),
    *(Feature(f"stored_{kind}", "store", "BU-6.1") for kind in (*KINDS, "inn", "face_down")),
    *(Feature(f"stored_{kind}", "store", "BU-10.1") for kind in BUILDINGS),
    Feature("stored_completing", "store", "BU-11.1"),
    Feature("stored_completing_best", "store", "BU-11.1"),
    Feature("stored_last_but_one", "store", "BU-11.1"),
    Feature("stored_pairs", "store", "BU-11.1"),
    Feature("stored_continuing", "store", "BU-11.1"),
    Feature("stored_chain", "store", "BU-10.9"),
    Feature("stored_for_bonuses", "colours", "BU-11.4"),
    Feature("stored_animals", "animals", "BU-9.6"),
)


class Stock(Struct, frozen=True):
    """What is stored, as features, and what of it other features build on."""

    features: tuple[float, ...]
    placing: int
    """The numbers with which a tile can be placed, as bits."""
    completing: int
    """The numbers with which an area can be completed, as bits."""
    ships: bool
    """Whether there is a ship that fits."""
    buildings: frozenset[str]
    """The kinds of buildings that fit."""
    openers: int
    """The kinds of which a tile would fill the last field but one of an area, as bits."""


@lru_cache(TYPES)
def stock(ground: Ground, tiles: tuple[int, ...], spaces: int, turn: int) -> Stock:
    """Return what tiles stored on some of ``spaces`` would do from ``turn`` on."""
    phase = phase_of(turn)
    by_kind, by_building, ships = [0.0] * len(_KIND_AT), [0.0] * len(BUILDINGS), False
    placing = completing = openers = vain = completed = best = opened = continuing = bonuses = animals = pairs = 0
    fitting: set[str] = set()
    for tile in tiles:
        kind = _KIND_AT[KIND[tile]]
        by_kind[kind] += 1
        if BUILDING[tile]:
            by_building[_BUILDING_AT[BUILDING[tile]]] += 1
        does = fit(ground, tile, phase)
        if not does.numbers:
            vain += 1
            continue
        if does.leaves_one and any(COLOUR[other] == COLOUR[tile] and other != tile for other in tiles):
            pairs += does.leaves_one
        fitting.add(BUILDING[tile])
        ships |= KIND[tile] == "ship"
        placing |= does.numbers
        completing |= does.completing
        completed += does.completes
        best = max(best, does.completes)
        opened += does.leaves_one
        openers |= bool(does.leaves_one) << kind
        continuing += does.continues
        bonuses += does.fills
        animals += does.animals
    features = (
        float(len(tiles) - vain),
        float(len(tiles) >= spaces),
        *by_kind,
        *by_building,
        completed / 10,
        best / 10,
        opened / 10,
        pairs / 20,
        continuing,
        max(0.0, min(by_building[_TOWN_HALL], len(tiles) - vain - 1)),
        bonuses,
        animals / 5,
    )
    return Stock(features, placing, completing, ships, frozenset(fitting), openers)
