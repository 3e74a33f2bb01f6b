"""How features are named."""

from __future__ import annotations

from rules.engine.worth.features import Feature

Numbers = tuple[float, ...]
"""What a concept shows of a position, in the order of its features."""


def named(group: str, *features: tuple[str, str]) -> tuple[Feature, ...]:
    """Return the features of a group, each given as its name and the clause that makes it count."""
    return tuple(Feature(name, group, clause) for name, clause in features)
