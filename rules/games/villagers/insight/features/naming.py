"""The features of a group, by name."""

from __future__ import annotations

from rules.engine.worth.features import Feature


def named(group: str, **clauses: str) -> tuple[Feature, ...]:
    """Return the features of a group in order: their names, each with the clause that makes it count."""
    return tuple(Feature(name, group, f"VI-{clause}") for name, clause in clauses.items())


Seen = tuple[float, ...]
"""The numbers of a group, in the order of its features."""
