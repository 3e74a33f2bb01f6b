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
TOLD: dict[str, tuple[str, ...]] = {
    "crane": ("crane",),
    "action_board": ("upgrades", "edges", "walls"),
    "city": ("buildings", "plazas"),
    "road": ("road", "bridge", "projects"),
    "production": ("production", "tracks", "technologies"),
    "open_plazas": ("open_plazas",),
}
"""The rows of the score sheet for these sources, by key."""
