"""The ids of the items on the table, and the actions that use them."""

from __future__ import annotations

from rules.engine.types import Action

TAKE = "button:take"
END = "button:end"
TAKE_POINT = Action("take", (TAKE,))
END_TURN = Action("end_turn", (END,))
