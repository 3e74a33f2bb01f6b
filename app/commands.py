"""Commands: what a key or a button that is not a thing of the game does at the table or in the window around it. No Qt."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from rules import ItemId

PREFIX: Final = "ui:"
"""The prefix of the items of commands."""
_SCORE: Final = f"{PREFIX}score:"


class Command(StrEnum):
    """A command. Its value is its name in stored key bindings, in the keys of words and in items."""

    ADVICE = "advice"
    CONSENT = "consent"
    CURTAIN = "curtain"
    END = "end"
    EXPLAIN = "explain"
    FULL_SCREEN = "full_screen"
    HAND = "hand"
    HISTORY = "history"
    HOME = "home"
    ITEM_IDS = "item_ids"
    KEYS = "keys"
    LANGUAGE = "language"
    LIFT = "lift"
    LOG = "log"
    MENU = "menu"
    MUTE = "mute"
    NEW = "new"
    NOW = "now"
    OPEN = "open"
    OWN = "own"
    QUIT = "quit"
    REDO = "redo"
    RESET = "reset"
    RULES = "rules"
    SAVE = "save"
    SCORE = "score"
    SEATS = "seats"
    SETTINGS = "settings"
    SINCE = "since"
    TEXT_LARGER = "text_larger"
    TEXT_SMALLER = "text_smaller"
    TEXT_USUAL = "text_usual"
    UNDO = "undo"
    WORDS = "words"
    ZOOM = "zoom"

    @property
    def item(self) -> ItemId:
        """The item of its button."""
        return f"{PREFIX}{self}"


def command_of(item: ItemId) -> Command:
    """Return the command of a button. Raises ValueError."""
    return Command(item.removeprefix(PREFIX))


def score_button(seat: int) -> ItemId:
    """Return the item of a player's points; clicking them asks where they come from."""
    return f"{_SCORE}{seat}"


def score_seat(item: ItemId) -> int | None:
    """Return the seat whose points an item shows; None if it is something else."""
    return int(item.removeprefix(_SCORE)) if item.startswith(_SCORE) else None
