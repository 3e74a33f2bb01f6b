"""The step of each kind of operation. The type is complete: mypy finds a missing entry."""

from __future__ import annotations

from functools import cache
from typing import Final

from ..components import PROFESSION
from .abilities import OF_LEVEL, OF_VP, Effects, Operate, Operations
from .operations import Draw, GainActions, GainTokens, Show
from .transfer import Transfer

OPERATIONS: Final[Operations] = {
    "gain_vp_tokens": GainTokens,
    "gain_actions": GainActions,
    "draw": Draw,
    "transfer": Transfer,
    "reveal_place_or_discard": Show,
}


@cache
def _operation(player: int, card: int, vp: int, level: int, at: int = 0, refusable: bool = False) -> Operate | None:
    """Return the step for operation number ``at`` of an ability, or None if there are no more. Equal steps are the same object."""
    stages = OF_VP[vp] if vp else OF_LEVEL[PROFESSION[card]][level]
    return OPERATIONS[stages[at].operation.op](player, card, vp, level, at, refusable) if at < len(stages) else None


EFFECTS: Final = Effects(operation=_operation)
"""All effects of the game."""
