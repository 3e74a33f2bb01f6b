"""What is dragged at this table, and to where."""

from __future__ import annotations

from app.table.choice.plans import Plan
from rules import ItemId
from rules.games.praga.components import BUILDING, UPGRADE, WALL
from rules.games.praga.insight import held as held_tile

from ..position import Position
from .gestures import LAYS as LAID

PLACES = frozenset(
    {
        "board",
        "board_centre",
        "branch",
        "cell",
        "crane",
        "field",
        "open_thing",
        "open_things",
        "plaza",
        "reward",
        "segment",
        "site",
        "slot",
        "space",
        "stock",
        "strip",
        "track",
        "wall_site",
        "wealth",
    }
)
"""What is printed on the boards, counted or listed there, and the ways of a choice."""
LAYS = LAID | {"site", "lay_plank"}
"""What is done with the tile in hand."""
HOMES = {"take": "frame:action_board", UPGRADE: "frame:action_board", WALL: "frame:action_board", BUILDING: "frame:focus"}
"""Where things end up, by what is done with them."""


def homes(position: Position, plan: Plan) -> tuple[ItemId, ...]:
    """Return where the piece of a plan can be dropped: on the player's board, in the city, or in the stock that counts what it brings."""
    return (HOMES.get(plan.actions[-1].kind, "frame:stock"),)


def held(position: Position) -> ItemId | None:
    """Return the tile that the viewer has taken and not laid yet."""
    if position.viewer != position.view.turn_of or position.shown != position.viewer:
        return None
    return held_tile(position.view)
