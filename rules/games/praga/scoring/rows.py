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
    "open_plazas",
)
"""The sources of the points gained in play, and of the first step of the final scoring (PC-15.2)."""
