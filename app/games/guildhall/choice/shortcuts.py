"""The keys of this game: numbers for cards in hand and in the VP row, and the buttons of the desk."""

from __future__ import annotations

from app.table.screen import GameKey
from rules import ItemId, is_hidden
from rules.games.guildhall import items
from rules.games.guildhall.components import HIGHEST_LEVEL

from ..position import Position
from .order import arranged
from .stand_ins import NO_LEVEL, NOW

BUTTONS: dict[str, tuple[ItemId, ...]] = {
    "refill": ("button:refill",),
    "confirm": (
        "button:confirm",
        "button:use",
        "button:draw",
        NOW,
        *(items.LEVEL.id(level) for level in range(HIGHEST_LEVEL, -1, -1)),
        NO_LEVEL,
    ),
    "no_effect": ("button:no_effect",),
}
"""What each key clicks: the first of these items that is on the table and highlighted. For levels, the highest, which is preselected."""
KEYS = (
    GameKey("hand", counted=True),
    GameKey("points", counted=True),
    GameKey("level", counted=True),
    *(GameKey(button, confirms=button == "confirm") for button in BUTTONS),
)
LEVELS = (*(items.LEVEL.id(level) for level in range(1, HIGHEST_LEVEL + 1)), *(None,) * (9 - HIGHEST_LEVEL), "level:0")
"""Levels by digit from 1; 0 is the tenth."""


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """Return the items a key clicks, by number: cards in hand, VP cards or levels; for a button, just that."""
    if key in BUTTONS:
        return BUTTONS[key]
    if position.viewer is None:
        return ()
    state = position.view
    if key == "points":
        return tuple(items.VP.id(card) if card else None for card in state.vp_row)
    if key == "level":
        return LEVELS
    return tuple(None if is_hidden(card) else items.CARD.id(card) for card in arranged(state.seats[position.viewer].hand.cards))
