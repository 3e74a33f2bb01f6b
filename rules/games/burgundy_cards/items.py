"""The ids of the items on the table, and the actions that use them. Equal actions are the same object, which makes lists cheap."""

from __future__ import annotations

from functools import cache

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


@cache
def card(n: int) -> ItemId:
    """Return the id of an action card, wherever it is."""
    return f"card:{n}"


@cache
def stack(player: int, index: int) -> ItemId:
    """Return the id of stack number ``index`` of an estate, counted from 0 in the order they were begun."""
    return f"stack:{player}:{index}"


@cache
def new_stack(player: int, kind: str) -> ItemId:
    """Return the id of the place where an estate would begin a stack of ``kind``."""
    return f"new:{player}:{kind}"


@cache
def store(player: int, what: str) -> ItemId:
    """Return the id of a player's goods of a kind, animals of a species, ``worker`` or ``silver``."""
    return f"store:{player}:{what}"


@cache
def supply(pool: str, index: int) -> ItemId:
    """Return the id of one of the two open stacks of ``goods`` or ``animals``."""
    return f"{pool}:{index}"


def number(item: ItemId) -> int:
    """Return the number at the end of an item's id."""
    return int(item.rpartition(":")[2])


# actions, by what they pick


@cache
def play(n: int) -> Action:
    """Return the action that plays a hand card (BC-4.6)."""
    return Action("play", (card(n),))


@cache
def take(n: int, cost: int = 0, discard: int = 0) -> Action:
    """Return the action that takes a card from the display, first discarding a project if the limit requires it (BC-6.1, 6.2)."""
    return Action("take", (card(n), card(discard)) if discard else (card(n),), cost)


@cache
def place(n: int, target: ItemId, cost: int = 0) -> Action:
    """Return the action that places a project on a stack or in a new place (BC-6.3)."""
    return Action("place", (card(n), target), cost)


@cache
def sell(player: int, kind: str, cost: int = 0) -> Action:
    """Return the action that sells all goods of a kind (BC-6.4)."""
    return Action("sell", (store(player, kind),), cost)


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
    return tuple(Action("convert", (CONVERT, f"workers:{w}", f"silver:{s}")) for w, s in found)


@cache
def draw(pool: str, index: int) -> Action:
    """Return the action that takes the top card of a goods or animal stack (BC-9.4)."""
    return Action("draw", (supply(pool, index),))


@cache
def bonus(option: str) -> Action:
    """Return the action that chooses an option of the phase card (BC-12.2)."""
    return Action("bonus", (f"bonus:{option}",))


@cache
def keep(n: int, discard: int = 0) -> Action:
    """Return the action that keeps a bought card as a project (BC-11.5)."""
    return Action("keep", (card(n), KEEP, card(discard)) if discard else (card(n), KEEP))


@cache
def use(n: int) -> Action:
    """Return the action that uses a bought card as an action card (BC-11.6)."""
    return Action("use", (card(n), USE))
