"""The table of Guildhall, for random players and the checks of layouts."""

from __future__ import annotations

from rules import Record
from tests.app.on_table import OnTable


def covered(record: Record) -> set[str]:
    """Return the cards of full hands and of long rows of played cards, which overlap each other."""
    seats = record.game.state.seats
    many = [*(seat.hand.cards for seat in seats if len(seat.hand.cards) > 9), *(s.action_area for s in seats if len(s.action_area) > 3)]
    return {f"card:{card}" for cards in many for card in cards}


ON_TABLE = OnTable(
    busy=("play", "buy", "use", "recall", "take", "poach", "takeover", "place", "discard", "draw", "confirm"),
    liked={"vp": 9, "level": 6, "card": 4},
    liked_words={" point": 20.0, "Discard": 0.1},  # it hardly ever ends at random
    every=37,
    asking=(
        (2, {}),
        (4, {"excess_chapter_timing": "immediate"}),
        (3, {"profession_set": "job_faire"}),
        (3, {"profession_set": "custom_six"}),
    ),
    asking_seed=3,
    questions=8,
    thorough=60,
    piles=frozenset({"vp_deck", "draw_pile", "discard_pile"}),
    chooser=("level:", "button:no_effect", "button:confirm"),
    covered=covered,
)
