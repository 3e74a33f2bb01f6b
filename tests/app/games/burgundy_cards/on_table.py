"""The table of The Castles of Burgundy: The Card Game, for random players and the checks of layouts."""

from __future__ import annotations

from rules import Record
from tests.app.on_table import OnTable


def covered(record: Record) -> set[str]:
    """Return the cards of the display that the sheet of bought cards covers."""
    state = record.game.state
    return {f"card:{card}" for row in state.display for card in row} if state.offer else set()


ON_TABLE = OnTable(
    busy=("place", "take", "bonus", "draw", "keep", "play", "buy", "sell", "ship", "copy", "settle"),
    liked={"stack": 9, "new": 6, "bonus": 6, "goods": 6, "animals": 6, "store": 5, "card": 5},
    every=29,
    asking=((1, {}), (2, {}), (4, {})),
    questions=6,
    thorough=9,
    piles=frozenset({"supply", "draw_pile", "discard_pile"}),
    chooser=("workers:", "silver:"),
    overlays=frozenset({"marker", "triplet_frame", "open_stack"}),
    covered=covered,
)
