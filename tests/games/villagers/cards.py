"""Cards by name, read from the component data and not from the rules; villages and hands as tests write them.

``founders(swineherd), miner(seeker jeweler; spelunker), hunter`` are three plots: the Founders with a column of one, a Miner with two
columns, a Hunter alone.
"""

import json
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

DATA: dict[str, Any] = json.loads(files("rules.games.villagers").joinpath("components.json").read_text(encoding="utf-8"))
MODULES = ("saints", "scoundrels", "profiteers")


def _types() -> Iterator[tuple[dict[str, Any], int]]:
    for found in (*DATA["villagers"], *(card for module in MODULES for card in DATA["modules"][module]["cards"]), *DATA["basic_villagers"]):
        yield found, found["copies"]
    yield {**DATA["founders"], "id": "founders"}, DATA["founders"]["copies"]
    yield {"id": "countess", "suit": ""}, 1


NAME: dict[int, str] = dict(enumerate((found["id"] for found, copies in _types() for _ in range(copies)), start=1))
"""The name of every card by its number."""
SUIT: dict[int, str] = dict(enumerate((found["suit"] for found, copies in _types() for _ in range(copies)), start=1))
"""The suit of every card by its number."""

DEVELOPMENT: dict[str, int] = {found["id"]: n for n, found in enumerate(DATA["modules"]["developments"]["cards"], start=1)}
"""The number of every development card, by its name."""

EVENT: dict[str, int] = {found["id"]: number for number, found in enumerate(DATA["solo"]["events"], start=1)}
"""The number of every event by its name."""
EVENT_NAME: dict[int, str] = {number: name for name, number in EVENT.items()}
"""The name of every event by its number."""
SEASON: dict[int, str] = {number: found["season"] for number, found in enumerate(DATA["solo"]["events"], start=1)}
"""The season of every event by its number."""


def names(cards: Iterable[int]) -> list[str]:
    """Return the names of cards in their order; "-" for an empty place."""
    return [NAME[card] if card else "-" for card in cards]


def read(text: str) -> list[str]:
    """Return the names in a list: ``monk, hunter``."""
    return [name.strip() for name in text.split(",") if name.strip()]


def read_village(text: str) -> list[tuple[str, list[list[str]]]]:
    """Return the bottom card and the columns of every plot of a village."""
    found = []
    for plot in re.findall(r"(\w+)(?:\(([^)]*)\))?", text):
        bottom, above = plot
        found.append((bottom, [column.split() for column in above.split(";") if column.strip()]))
    return found
