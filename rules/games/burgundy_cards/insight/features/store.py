"""Workers, silver, goods and animals: what is stored, and what the supplies still hold."""

from __future__ import annotations

from functools import lru_cache

from rules.engine.hidden.piles import Pile
from rules.engine.worth.features import Feature

from ...board.animals import animal_points
from ...components import ANIMAL_CARDS, CARDS_PER_VP, GOODS_KIND, GOODS_KINDS, PURCHASE_COST, SPECIES, SPECIES_KINDS, Cards
from .promise import CACHED

SPECIMEN: dict[str, int] = {species: next(card for card in ANIMAL_CARDS if SPECIES[card] == species) for species in SPECIES_KINDS}
"""An animal of each species."""

RESOURCES = (
    Feature("a_worker", "store", "BC-5.1"),
    Feature("two_workers", "store", "BC-5.1"),
    Feature("three_workers", "store", "BC-5.3"),
    Feature("workers", "store", "BC-6.9"),
    Feature("a_silver", "store", "BC-11.1"),
    Feature("two_silver", "store", "BC-11.1"),
    Feature("a_purchase", "store", "BC-11.1"),
    Feature("two_purchases", "store", "BC-11.1"),
    Feature("silver", "store", "BC-6.9"),
    Feature("conversion", "store", "BC-6.9"),
    Feature("over_conversion", "store", "BC-6.9"),
    Feature("silver_too_much", "store", "BC-11.3"),
)

GOODS = (
    *(Feature(f"{kind}_goods", "store", "BC-6.5") for kind in GOODS_KINDS),
    Feature("goods_kinds", "store", "BC-6.4"),
    Feature("goods_largest", "store", "BC-6.4"),
    Feature("goods_next_largest", "store", "BC-6.4"),
    Feature("goods_left", "store", "BC-13.2"),
    Feature("goods_top_joins", "store", "BC-9.5"),
)

ANIMALS = (
    Feature("animals_short_of_four", "store", "BC-15.2"),
    Feature("animals_in_open_layer", "store", "BC-15.2"),
    Feature("next_animal", "store", "BC-15.2"),
    Feature("best_animal", "store", "BC-15.2"),
    Feature("best_animal_on_top", "store", "BC-9.4"),
    Feature("animals_left", "store", "BC-13.2"),
)


@lru_cache(CACHED)
def resources(workers: int, silver: int, turns: int) -> tuple[float, ...]:
    """Return the numbers for ``RESOURCES`` with this many of the player's own turns left."""
    both = workers + silver
    return (
        float(workers >= 1),
        float(workers >= 2),
        float(workers >= 3),
        float(workers),
        float(silver >= 1),
        float(silver >= 2),
        float(silver >= PURCHASE_COST),
        float(silver >= 2 * PURCHASE_COST),
        float(silver),
        float(both // CARDS_PER_VP),
        float(both % CARDS_PER_VP),
        float(max(0, silver // PURCHASE_COST - turns)),
    )


@lru_cache(CACHED)
def goods(stored: Cards, first: Pile, second: Pile) -> tuple[float, ...]:
    """Return the numbers for ``GOODS``, with the two open stacks."""
    counts = [0] * len(GOODS_KINDS)
    for card in stored:
        counts[GOODS_KINDS.index(GOODS_KIND[card])] += 1
    ordered = sorted(counts, reverse=True)
    tops = [counts[GOODS_KINDS.index(GOODS_KIND[pile.cards[-1]])] for pile in (first, second) if pile.cards]
    return (
        *map(float, counts),
        float(sum(1 for n in counts if n)),
        float(ordered[0]),
        float(ordered[1]),
        float(min(len(first.cards) + len(second.cards), 4)),
        float(min(max(tops, default=0), 3)),
    )


@lru_cache(CACHED)
def animals(owned: Cards, first: Pile, second: Pile) -> tuple[float, ...]:
    """Return the numbers for ``ANIMALS``, with the two open stacks."""
    gains, fewest, total = _herd(owned)
    tops = [gains[SPECIES_KINDS.index(SPECIES[pile.cards[-1]])] for pile in (first, second) if pile.cards]
    return (
        float(fewest),
        float(total),
        sum(gains) / len(gains),
        float(max(gains)),
        float(max(tops, default=0)),
        float(min(len(first.cards) + len(second.cards), 4)),
    )


@lru_cache(CACHED)
def _herd(owned: Cards) -> tuple[tuple[int, ...], int, int]:
    """Return what one more animal of each species would score, how many species the lowest layer that is not full still lacks, and how
    many animals lie in such layers (BC-15.2).
    """
    held = [0] * len(SPECIES_KINDS)
    for animal in owned:
        held[SPECIES_KINDS.index(SPECIES[animal])] += 1
    now, full = animal_points(owned), min(held)
    gains = tuple(animal_points((*owned, SPECIMEN[species])) - now for species in SPECIES_KINDS)
    return gains, sum(1 for n in held if n <= full), sum(n - full for n in held)
