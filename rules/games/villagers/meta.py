"""The metadata of Villagers, available without loading its rules."""

from __future__ import annotations

from rules.engine.types import SELDOM, Limit, Meta, Option

SEVERAL = (2, 3, 4, 5)

META = Meta(
    id="villagers",
    min_players=1,
    max_players=5,
    solo=True,
    options=(
        Option("difficulty", ("standard", "beginner", "hard"), "standard", players=(1,)),
        Option("start_player", ("drawn", "first_seat"), "drawn", players=SEVERAL),
        Option("saints", (False, True), False, varied=SELDOM),
        Option("scoundrels", (False, True), False, varied=SELDOM),
        Option(
            "courier",
            (False, True),
            False,
            players=SEVERAL,
            needs={"scoundrels": True},
            limits=(Limit(players=(5,), only=(True,), why="five"),),
            varied=(False, True),
        ),
        Option("profiteers", (False, True), False, varied=SELDOM),
        Option("bronze_timing", ("turn", "round"), "turn", players=SEVERAL, needs={"profiteers": True}),
        Option("developments", (False, True), False, varied=SELDOM),
    ),
    rules_version=2,
    schema=3,
)
"""How hard the Countess is to beat (VI-18.4), who goes first (VI-2.6), and the modules, each on its own (VI-2.1). Five Scoundrels are only
enough for five players if the Courier is one of them (VI-15.2); when bronze is scored is the same for a single player (VI-16.5).
"""
