"""The ids of the items on the table, and the actions that use them. Equal actions are the same object, which makes lists cheap."""

from __future__ import annotations

from functools import cache

from rules.engine.items import ItemKind, SeatItemKind
from rules.engine.types import Action, ItemId

from .components import CARDS_PER_VP

SILVER = "button:silver"
WORKERS = "button:workers"
CONVERT = "button:convert"
BUY = "button:buy"
KEEP = "button:keep"
USE = "button:use"
DECLINE = "button:decline"
END = "button:end"


CARD = ItemKind("card", int)
"""An action card, wherever it is."""
STACK = SeatItemKind("stack", int)
"""A stack of an estate, by the order in which they were begun."""
NEW_STACK = SeatItemKind("new", str)
"""The place where an estate would begin a stack, by the kind of its cards."""
STORE = SeatItemKind("store", str)
"""A player's goods of a kind, animals of a species, ``worker`` or ``silver``."""
SUPPLY = {pool: ItemKind(pool, int) for pool in ("goods", "animals")}
"""The two open stacks of goods and of animals."""
PHASE_OPTION = ItemKind("bonus", str)
"""An option of the phase card."""
WORKERS_GIVEN = ItemKind("workers", int)
SILVER_GIVEN = ItemKind("silver", int)
"""Amounts of an exchange."""


def pool_of(item: ItemId) -> tuple[str, int]:
    """Return the pool and the number of an open stack. Raises ValueError for anything else."""
    for pool, kind in SUPPLY.items():
        index = kind.of(item)
        if index is not None:
            return pool, index
    raise ValueError(f"{item} is no open stack")


# actions, by what they pick


@cache
def play(n: int) -> Action:
    """Return the action that plays a hand card (BC-4.6)."""
    return Action("play", (CARD.id(n),))


@cache
def take(n: int, cost: int = 0, discard: int = 0) -> Action:
    """Return the action that takes a card from the display, first discarding a project if the limit requires it (BC-6.1, 6.2)."""
    return Action("take", (CARD.id(n), CARD.id(discard)) if discard else (CARD.id(n),), cost)


@cache
def place(n: int, target: ItemId, cost: int = 0) -> Action:
    """Return the action that places a project on a stack or in a new place (BC-6.3)."""
    return Action("place", (CARD.id(n), target), cost)


@cache
def sell(player: int, kind: str, cost: int = 0) -> Action:
    """Return the action that sells all goods of a kind (BC-6.4)."""
    return Action("sell", (STORE.id(player, kind),), cost)


FILL_WORKERS = Action("fill_workers", (WORKERS,))
TAKE_SILVER = Action("take_silver", (SILVER,))
BUY_CARDS = Action("buy", (BUY,))
DECLINE_IT = Action("decline", (DECLINE,))
END_TURN = Action("end_turn", (END,))


@cache
def conversions(workers: int, silver: int) -> tuple[Action, ...]:
    """Return every way to convert ``workers`` and ``silver``: first those without waste, and among them the most points first (BC-6.9)."""
    found = [(w, s) for w in range(workers + 1) for s in range(silver + 1) if w + s >= CARDS_PER_VP]
    found.sort(key=lambda ws: (sum(ws) % CARDS_PER_VP, -sum(ws), ws[0]))
    return tuple(Action("convert", (CONVERT, WORKERS_GIVEN.id(w), SILVER_GIVEN.id(s))) for w, s in found)


@cache
def draw(pool: str, index: int) -> Action:
    """Return the action that takes the top card of a goods or animal stack (BC-9.4)."""
    return Action("draw", (SUPPLY[pool].id(index),))


@cache
def bonus(option: str) -> Action:
    """Return the action that chooses an option of the phase card (BC-12.2)."""
    return Action("bonus", (PHASE_OPTION.id(option),))


@cache
def keep(n: int, discard: int = 0) -> Action:
    """Return the action that keeps a bought card as a project (BC-11.5)."""
    return Action("keep", (CARD.id(n), KEEP, CARD.id(discard)) if discard else (CARD.id(n), KEEP))


@cache
def use(n: int) -> Action:
    """Return the action that uses a bought card as an action card (BC-11.6)."""
    return Action("use", (CARD.id(n), USE))
