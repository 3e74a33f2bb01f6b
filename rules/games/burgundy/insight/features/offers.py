"""What the depots still offer that fits a duchy (BU-6.1, 14.1), until the phase is over (BU-2.1)."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from rules.engine.features import Feature

from ...components import KIND, MONASTERY
from .clock import phase_of, rounds_left
from .survey import KINDS, TYPES, Ground, fit

MOST = 3
"""More tiles of a kind than this are not better."""
_KIND_AT = {kind: n for n, kind in enumerate(KINDS)}

OFFERED = (
    *(Feature(f"offered_{kind}", "offer", "BU-6.1") for kind in KINDS),
    Feature("offered_for_the_rounds", "offer", "BU-6.5"),
    Feature("offered_completing", "offer", "BU-11.1"),
    Feature("offered_completing_areas", "offer", "BU-11.1"),
    Feature("offered_last_but_one", "offer", "BU-11.1"),
    Feature("offered_with_stored", "offer", "BU-11.1"),
    Feature("offered_for_bonuses", "offer", "BU-11.4"),
    Feature("offered_animals", "offer", "BU-9.6"),
    Feature("offered_monasteries", "offer", "BU-17"),
    Feature("offered_last_round", "offer", "BU-2.1"),
    Feature("black_fitting", "offer", "BU-14.1"),
    Feature("black_affordable", "offer", "BU-14.1"),
    Feature("black_completing", "offer", "BU-14.1"),
    Feature("inn_affordable", "offer", "BU-22.3"),
)


class Offer(Struct, frozen=True):
    """What is on offer, as features, and what of it other features build on."""

    features: tuple[float, ...]
    taking: int
    """The numbers of the depots with a tile that fits, as bits."""


NOTHING = Offer((0.0,) * len(OFFERED), 0)


@lru_cache(TYPES)
def offer(
    ground: Ground, depots: tuple[tuple[int, ...], ...], black: tuple[int, ...], inn: bool, openers: int, turn: int, pays: bool
) -> Offer:
    """Return what there is to take until the phase of ``turn`` is over: from the depots, and for somebody who ``pays`` from the black one
    and the stack of inns. ``openers``: the kinds in storage that would leave one field of an area, as bits.
    """
    phase = phase_of(turn)
    by_kind = [0] * len(KINDS)
    taking = completes = areas = opens = pairs = bonuses = animals = monasteries = 0
    for number, slots in enumerate(depots, 1):
        for tile in slots:
            if not tile:
                continue
            does = fit(ground, tile, phase)
            if not does.numbers:
                continue
            kind = _KIND_AT[KIND[tile]]
            by_kind[kind] += 1
            taking |= 1 << number
            areas += bool(does.completes)
            completes = max(completes, does.completes)
            opens = max(opens, does.leaves_one)
            if does.leaves_one and openers >> kind & 1:
                pairs = max(pairs, does.leaves_one)
            bonuses += does.fills
            animals = max(animals, does.animals)
            monasteries += MONASTERY[tile] > 0
    fitting = [does for does in [fit(ground, tile, phase) for tile in black if tile] if does.numbers]
    bought = max([does.completes for does in fitting], default=0)
    rounds = rounds_left(turn)
    features = (
        *[float(min(n, MOST)) for n in by_kind],
        min(sum(by_kind), 8) * rounds / 20,
        completes / 10,
        min(areas, MOST),
        opens / 10,
        pairs / 10,
        min(bonuses, MOST),
        animals / 5,
        min(monasteries, MOST),
        float(rounds == 1),
        min(len(fitting), MOST),
        float(pays and bool(fitting)),
        bought / 10 if pays else 0.0,
        float(pays and inn),
    )
    return Offer(features, taking)
