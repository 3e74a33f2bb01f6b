"""What the depots still offer that fits a duchy (BU-6.1, 14.1), until the phase is over (BU-2.1)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rules.engine.worth.features import Feature

from ...components import BUILDING_EFFECT, KIND, TURNS
from ...state import State
from .clock import phase_of, rounds_left
from .storage import Stock
from .survey import KINDS, TYPES, Ground, fit

MOST = 3
"""More tiles of a kind than this are not better."""
_KIND_AT = {kind: n for n, kind in enumerate(KINDS)}

OFFERED = (
    *(Feature(f"offered_{kind}", "offer", "BU-6.1") for kind in KINDS),
    Feature("offered_completing", "offer", "BU-11.1"),
    Feature("offered_completing_areas", "offer", "BU-11.1"),
    Feature("offered_last_but_one", "offer", "BU-11.1"),
    Feature("offered_for_bonuses", "offer", "BU-11.4"),
    Feature("offered_animals", "offer", "BU-9.6"),
    Feature("offered_for_the_rounds", "offer", "BU-6.5"),
    Feature("offered_with_stored", "offer", "BU-11.1"),
    Feature("offered_for_buildings", "offer", "BU-10.2"),
    Feature("offered_last_round", "offer", "BU-2.1"),
    Feature("offered_anew", "offer", "BU-2.2"),
    Feature("black_fitting", "offer", "BU-14.1"),
    Feature("black_affordable", "offer", "BU-14.1"),
    Feature("black_completing", "offer", "BU-14.1"),
    Feature("inn_affordable", "offer", "BU-22.3"),
)
NOTHING = 0, (0.0,) * len(OFFERED)
ANEW = 0, tuple([float(feature.name == "offered_anew") for feature in OFFERED])
"""What is known of a phase to come: everything is new."""
_TAKERS = {kind: frozenset(effect.kinds) for kind, effect in BUILDING_EFFECT.items() if effect.type == "take_tile"}
"""The buildings that take tiles of certain kinds (BU-10.2 to 10.4)."""


class Depots(Struct, frozen=True):
    """What the six depots offer that fits a duchy."""

    features: tuple[float, ...]
    taking: int
    """The numbers of the depots with a tile that fits, as bits."""
    kinds: frozenset[str]
    """The kinds of tiles that fit."""
    fitting: int
    opening: tuple[int, ...]
    """For each kind, the most scored by an area of which such a tile would fill the last field but one."""


@lru_cache(TYPES)
def _depots(ground: Ground, board: tuple[tuple[int, ...], ...], phase: int) -> Depots:
    """Return what the depots offer in a phase."""
    by_kind, opening = [0] * len(KINDS), [0] * len(KINDS)
    taking = completes = areas = bonuses = animals = 0
    for number, slots in enumerate(board, 1):
        for tile in slots:
            if not tile:
                continue
            does = fit(ground, tile, phase)
            if not does.numbers:
                continue
            kind = _KIND_AT[KIND[tile]]
            by_kind[kind] += 1
            taking |= 1 << number
            areas += does.completes > 0
            completes = max(completes, does.completes)
            opening[kind] = max(opening[kind], does.leaves_one)
            bonuses += does.fills
            animals = max(animals, does.animals)
    features = (
        *[float(min(n, MOST)) for n in by_kind],
        completes / 10,
        min(areas, MOST),
        max(opening) / 10,
        min(bonuses, MOST),
        animals / 5,
    )
    return Depots(features, taking, frozenset([kind for kind, n in zip(KINDS, by_kind, strict=True) if n]), sum(by_kind), tuple(opening))


@lru_cache(TYPES)
def _bought(ground: Ground, black: tuple[int, ...], phase: int) -> tuple[int, int]:
    """Return how many tiles of the black depot fit, and the most one of them scores by completing an area."""
    fitting = [does for does in [fit(ground, tile, phase) for tile in black if tile] if does.numbers]
    return len(fitting), max([does.completes for does in fitting], default=0)


def offer(state: State, ground: Ground, turn: int, have: Stock, pays: bool) -> tuple[int, tuple[float, ...]]:
    """Return the numbers of depots with a tile that fits, as bits, and what there is to take until the phase of ``turn`` is over.

    ``have``: what goes with it in storage; ``pays``: for a player who can buy a tile of the black depot or an inn.
    """
    phase = phase_of(turn)
    if phase != state.phase:
        return ANEW if turn <= TURNS else NOTHING
    there, (fitting, bought) = _depots(ground, state.depots, phase), _bought(ground, state.black, phase)
    rounds = rounds_left(turn)
    pair = max([worth for kind, worth in enumerate(there.opening) if have.openers >> kind & 1], default=0)
    return there.taking, (
        *there.features,
        min(there.fitting, 8) * rounds / 20,
        pair / 10,
        float(len([kind for kind in have.buildings if kind in _TAKERS and not there.kinds.isdisjoint(_TAKERS[kind])])),
        float(rounds == 1),
        0.0,
        min(fitting, MOST),
        float(pays and fitting > 0),
        bought / 10 if pays else 0.0,
        float(pays and bool(state.inns)),
    )
