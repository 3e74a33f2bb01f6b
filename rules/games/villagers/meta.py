"""The metadata of Villagers, available without loading its rules."""

from __future__ import annotations

from rules.engine.types import Meta, Option

SEVERAL = (2, 3, 4, 5)

META = Meta(
    id="villagers",
    min_players=1,
    max_players=5,
    solo=True,
    options=(
        Option("difficulty", ("standard", "beginner", "hard"), "standard", players=(1,)),
        Option("start_player", ("drawn", "first_seat"), "drawn", players=SEVERAL),
    ),
    rules_version=1,
    schema=1,
)
"""The modules, each on its own (VI-2.1), how hard the Countess is to beat (VI-18.4), and who goes first (VI-2.6)."""
