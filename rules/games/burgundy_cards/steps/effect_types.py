"""The table of placement benefits, as types; ``effect_table`` has the functions.

A benefit can place a card, which brings the next benefit, so placing does not import them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypedDict

from rules.engine.context import Step

Benefit = Callable[[int, int], Step | None]
"""A function that makes the step of a benefit for (player, card placed); None if it needs no choice."""


class Benefits(TypedDict):
    """What is still to be done for each type of placement benefit (BC-9)."""

    gain: Benefit
    none: Benefit
    extra_action: Benefit
    draw_from_stacks: Benefit
    take_from_display: Benefit
    sell_goods: Benefit
    place_project: Benefit


class Effects(NamedTuple):
    """All effects of the game."""

    benefits: Benefits
