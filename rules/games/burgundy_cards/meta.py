"""The metadata of the card game, available without loading its rules."""

from __future__ import annotations

from rules.engine.types import Meta, Option

SEVERAL = (2, 3, 4)

META = Meta(
    id="burgundy_cards",
    min_players=1,
    max_players=4,
    solo=True,
    options=(
        Option("start_player", ("drawn", "first_seat"), "drawn", players=SEVERAL),
        Option("open_hands", (False, True), False, players=SEVERAL, default_by_players={2: True}),
        Option("immediate_points", (True, False), True, players=SEVERAL),
    ),
    rules_version=1,
    schema=5,
)
