"""The rows of the score sheet."""

from __future__ import annotations

ROWS: tuple[str, ...] = (
    "crane",
    "upgrades",
    "edges",
    "walls",
    "buildings",
    "plazas",
    "road",
    "bridge",
    "production",
    "technologies",
    "tracks",
    "projects",
)
"""The sources of the points gained in play."""
