"""The metadata of Praga Caput Regni, available without loading its rules."""

from __future__ import annotations

from rules.engine.types import Meta, Option

SEVERAL = (2, 3, 4)
STEPS = ("original", "a", "b")
ROAD_I = ("base", "windows", "upgrade_watch")
ROAD_II = ("base", "window_points", "wall_watch")
ROAD_III = ("base", "university", "building_watch")

META = Meta(
    id="praga",
    min_players=1,
    max_players=4,
    solo=True,
    options=(
        Option("solo_mode", ("parler", "simple"), "simple", players=(1,), varied=("parler", "simple")),
        Option("start_player", ("drawn", "first_seat"), "drawn", players=SEVERAL),
        Option("action_side", ("a_first_game", "a", "b"), "a", varied=("a", "b")),
        Option("hunger_wall_set", STEPS, "original", varied=STEPS),
        Option("cathedral_set", STEPS, "original", varied=STEPS),
        Option("kings_road_i", ROAD_I, "base", varied=ROAD_I),
        Option("kings_road_ii", ROAD_II, "base", varied=ROAD_II),
        Option("kings_road_iii", ROAD_III, "base", varied=ROAD_III),
        Option("plaza_reward_timing", ("own_turn", "immediate"), "own_turn", players=SEVERAL),
        Option("overbuild_bonus_rule", ("any_covered_symbol", "used_connection"), "any_covered_symbol"),
        Option("display_refill", ("on_request", "automatic"), "on_request"),
    ),
    rules_version=8,
    schema=2,
)
"""The solo modes (PC-17, 18), who goes first (PC-1.13), the variants (PC-16) and where the online version differs (PC-16.5)."""
