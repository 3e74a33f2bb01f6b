"""Names of the things on the table, and the actions made of them. Equal actions are one object: building lists of them is cheap."""

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
    """An action card, wherever it lies."""
    return f"card:{n}"


@cache
def stack(player: int, index: int) -> ItemId:
    """The ``index``-th stack of an estate, in the order they were begun."""
    return f"stack:{player}:{index}"


@cache
def new_stack(player: int, kind: str) -> ItemId:
    """The place where an estate would begin a stack of ``kind``."""
    return f"new:{player}:{kind}"


@cache
def store(player: int, what: str) -> ItemId:
    """A player's goods of a kind, animals of a species, ``worker`` or ``silver``."""
    return f"store:{player}:{what}"


@cache
def supply(pool: str, index: int) -> ItemId:
    """One of the two open stacks of ``goods`` or ``animals``."""
    return f"{pool}:{index}"


def number(item: ItemId) -> int:
    """The number at the end of an item's name."""
    return int(item.rpartition(":")[2])


# actions, by what they pick


@cache
def play(n: int) -> Action:
    """Play a hand card (BC-4.6)."""
    return Action("play", (card(n),))


@cache
def take(n: int, cost: int = 0, discard: int = 0) -> Action:
    """Take a card from the display, first discarding a project when the limit asks for it (BC-6.1, 6.2)."""
    return Action("take", (card(n), card(discard)) if discard else (card(n),), cost)


@cache
def place(n: int, target: ItemId, cost: int = 0) -> Action:
    """Place a project on a stack or a new place (BC-6.3)."""
    return Action("place", (card(n), target), cost)


@cache
def sell(player: int, kind: str, cost: int = 0) -> Action:
    """Sell all goods of a kind (BC-6.4)."""
    return Action("sell", (store(player, kind),), cost)


FILL_WORKERS = Action("fill_workers", (WORKERS,))
TAKE_SILVER = Action("take_silver", (SILVER,))
BUY_CARDS = Action("buy", (BUY,))
DECLINE_IT = Action("decline", (DECLINE,))
END_TURN = Action("end_turn", (END,))


@cache
def conversions(workers: int, silver: int) -> tuple[Action, ...]:
    """Every way to convert with so many workers and silver; those that waste nothing first, the most points first (BC-6.9)."""
    found = [(w, s) for w in range(workers + 1) for s in range(silver + 1) if w + s >= CARDS_PER_VP]
    found.sort(key=lambda ws: (sum(ws) % CARDS_PER_VP, -sum(ws), ws[0]))
    return tuple(Action("convert", (CONVERT, f"workers:{w}", f"silver:{s}")) for w, s in found)


@cache
def draw(pool: str, index: int) -> Action:
    """Take the top card of a goods or animal stack (BC-9.4)."""
    return Action("draw", (supply(pool, index),))


@cache
def bonus(option: str) -> Action:
    """Choose an option of the phase card (BC-12.2)."""
    return Action("bonus", (f"bonus:{option}",))


@cache
def keep(n: int, discard: int = 0) -> Action:
    """Keep a bought card as a project (BC-11.5)."""
    return Action("keep", (card(n), KEEP, card(discard)) if discard else (card(n), KEEP))


@cache
def use(n: int) -> Action:
    """Use a bought card as an action card (BC-11.6)."""
    return Action("use", (card(n), USE))
