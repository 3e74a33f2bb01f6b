"""What each type of placement benefit leaves to be done. The type is complete: mypy finds a missing entry."""

from __future__ import annotations

from typing import Final

from .benefits import TakeFromDisplay, TownHall, Warehouse, take_top
from .effect_types import Benefits, Effects
from .turn import castle_action


def _no_choice(player: int, card: int) -> None:
    return None


BENEFITS: Final[Benefits] = {
    "gain": _no_choice,  # gained immediately (BC-10.1)
    "none": _no_choice,
    "extra_action": castle_action,
    "draw_from_stacks": take_top,
    "take_from_display": TakeFromDisplay,
    "sell_goods": Warehouse,
    "place_project": TownHall,
}
EFFECTS: Final = Effects(benefits=BENEFITS)
"""All effects of the game."""
