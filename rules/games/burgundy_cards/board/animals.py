"""Animals score in sets of different species (BC-15.2)."""

from __future__ import annotations

from collections import Counter

from ..components import SET_VALUES, SPECIES, Cards


def animal_layers(animals: Cards) -> list[int]:
    """Return the size of each layer: layer k has one card of each species held at least k times (BC-15.2)."""
    held = Counter(SPECIES[animal] for animal in animals)
    return [sum(n >= k for n in held.values()) for k in range(1, max(held.values(), default=0) + 1)]


def animal_points(animals: Cards) -> int:
    """Return the score of the best division into sets of different species (BC-15.2)."""
    return sum(SET_VALUES[size] for size in animal_layers(animals))


def unscored_animals(animals: Cards) -> int:
    """Return the number of animals in layers of one card (BC-15.2)."""
    return sum(size for size in animal_layers(animals) if size == 1)
