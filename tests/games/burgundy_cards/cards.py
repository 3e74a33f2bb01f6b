"""Cards by name, read from the component data and not from the rules.

``castle3`` is a castle with the die number 3, ``town_hall2`` a town hall with a 2.
"""

import json
import re
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = json.loads(files("rules.games.burgundy_cards").joinpath("components.json").read_text(encoding="utf-8"))

KINDS: list[str] = [item["id"] for item in DATA["kinds"]["items"]]
ACTION: dict[int, str] = {
    n: f"{card['building_type'] or card['kind']}{card['die']}" for n, card in enumerate(DATA["action_cards"]["items"], start=1)
}
KIND: dict[int, str] = {n: card["kind"] for n, card in enumerate(DATA["action_cards"]["items"], start=1)}
DIE: dict[int, int] = {n: card["die"] for n, card in enumerate(DATA["action_cards"]["items"], start=1)}
GOODS: dict[int, str] = {n: card["kind"] for n, card in enumerate(DATA["goods"]["cards"], start=1)}
ANIMALS: dict[int, str] = {n: card["species"] for n, card in enumerate(DATA["animals"]["cards"], start=1)}
DEAL: dict[int, dict[str, Any]] = {n: DATA["setup_by_players"][str(n)] for n in (1, 2, 3, 4)}
TRIPLET_VP: dict[str, int] = {item["id"]: item["triplet_vp"] for item in DATA["kinds"]["items"]}

Name = str | int
"""``castle3``; ``castle`` for any castle; 3 for any card with that die number."""


class Pool:
    """The cards of a deck that have not been placed yet."""

    def __init__(self, names: dict[int, str]) -> None:
        self.names = names
        self.left = list(names)

    def get(self, name: Name) -> int:
        """Take out a card by name; for a bare kind or number, the last card that fits."""
        if isinstance(name, int):
            fits = [card for card in reversed(self.left) if DIE[card] == name]
        else:
            fits = [card for card in self.left if name in (self.names[card], re.sub(r"\d+$", "", self.names[card]))]
        assert fits, f"there is no {name} any more"
        self.left.remove(fits[0])
        return fits[0]

    def some(self, count: int) -> tuple[int, ...]:
        """Take out the last cards, no matter which they are."""
        assert count <= len(self.left), "there are not enough cards"
        taken = self.left[len(self.left) - count :]
        del self.left[len(self.left) - count :]
        return tuple(taken)

    def rest(self) -> tuple[int, ...]:
        """Take out all that are left."""
        return self.some(len(self.left))
