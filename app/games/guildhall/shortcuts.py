"""The keys of this game: hand cards and places of the VP row by number, and the buttons of the desk."""

from __future__ import annotations

from app.table.screen import GameKey
from rules import ItemId, is_hidden
from rules.games.guildhall import items
from rules.games.guildhall.components import HIGHEST_LEVEL

from .cards import arranged
from .layout.levels import NO_LEVEL, NOW
from .position import Position

BUTTONS: dict[str, tuple[ItemId, ...]] = {
    "refill": ("button:refill",),
    "confirm": (
        "button:confirm",
        "button:use",
        "button:draw",
        NOW,
        *(f"level:{level}" for level in range(HIGHEST_LEVEL, -1, -1)),
        NO_LEVEL,
    ),
    "no_effect": ("button:no_effect",),
}
"""What a key clicks: the first of these that lies on the table and is lit. Of the levels the highest, which is the one preset."""
KEYS = (
    GameKey("hand", counted=True),
    GameKey("points", counted=True),
    GameKey("level", counted=True),
    *(GameKey(button, confirms=button == "confirm") for button in BUTTONS),
)
LEVELS = (*(f"level:{level}" for level in range(1, HIGHEST_LEVEL + 1)), *(None,) * (9 - HIGHEST_LEVEL), "level:0")
"""By digit from 1; 0 is the tenth."""


def key_items(position: Position, key: str) -> tuple[ItemId | None, ...]:
    """What a key clicks: a hand card by its place, a VP card by its place, a level, or a button."""
    if key in BUTTONS:
        return BUTTONS[key]
    if position.viewer is None:
        return ()
    state = position.view
    if key == "points":
        return tuple(items.vp(card) if card else None for card in state.vp_row)
    if key == "level":
        return LEVELS
    return tuple(None if is_hidden(card) else items.card(card) for card in arranged(state.seats[position.viewer].hand.cards))
