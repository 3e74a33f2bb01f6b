"""The ids of the items on the table, and the actions that use them.

If an action uses a die, the die is its first pick, so that clicking a target alone finds the die that costs least. Other actions begin with
a button only if the same target could be meant in another way.
"""

from __future__ import annotations

from functools import cache

from rules.engine.types import Action, ItemId

from .components import TILES

WORKERS = "button:workers"
HIRE = "button:hire"
EXCHANGE = "button:exchange"
DECLINE = "button:decline"
END = "button:end"
WHITE_DIE = "white_die"
BLACK_DEPOT = "black_depot"


_TILES: tuple[ItemId, ...] = tuple(f"tile:{n}" for n in range(len(TILES) + 1))


def tile(n: int) -> ItemId:
    """Return the id of a tile, wherever it is."""
    return _TILES[n]


@cache
def good(n: int) -> ItemId:
    """Return the id of a goods tile, wherever it is."""
    return f"good:{n}"


@cache
def depot(n: int) -> ItemId:
    """Return the id of one of the depots 1 to 6."""
    return f"depot:{n}"


@cache
def goods_space(n: int) -> ItemId:
    """Return the id of the goods space of a depot."""
    return f"goods_space:{n}"


@cache
def goods_type(n: int) -> ItemId:
    """Return the id of a type of goods, given its die number, as a choice."""
    return f"type:{n}"


@cache
def field(estate: int, n: int) -> ItemId:
    """Return the id of a field of a duchy; fields are numbered from 0 in rows from the north, west to east."""
    return f"field:{estate}:{n}"


@cache
def storage(player: int, n: int) -> ItemId:
    """Return the id of one of a player's storage spaces, numbered from 0."""
    return f"storage:{player}:{n}"


@cache
def store(player: int, what: int | str) -> ItemId:
    """Return the id of a player's goods of a type (by its die number), or their ``silver``, ``worker``, ``sold`` goods or ``vp``."""
    return f"store:{player}:{what}"


@cache
def die(player: int, n: int) -> ItemId:
    """Return the id of a player's die 0 or 1."""
    return f"die:{player}:{n}"


@cache
def marker(player: int) -> ItemId:
    """Return the id of a player's order marker on the bridge."""
    return f"marker:{player}"


@cache
def bridge(n: int) -> ItemId:
    """Return the id of a space of the bridge, numbered from 0."""
    return f"bridge:{n}"


@cache
def bonus(name: str) -> ItemId:
    """Return the id of a bonus tile, given its size and colour: ``large:beige``."""
    return f"bonus:{name}"


@cache
def die_number(n: int) -> ItemId:
    """Return the id of the number a die is turned to, as a choice."""
    return f"number:{n}"


@cache
def building(kind: str) -> ItemId:
    """Return the id of a kind of building, as a choice."""
    return f"building:{kind}"


@cache
def species(kind: str) -> ItemId:
    """Return the id of a species of animal, as a choice."""
    return f"species:{kind}"


@cache
def start(duchy: int, n: int) -> ItemId:
    """Return the id of a field of a duchy on offer, as a choice for its start castle."""
    return f"start:{duchy}:{n}"


def number(item: ItemId) -> int:
    """Return the number at the end of an item's id."""
    return int(item.rpartition(":")[2])


def last(item: ItemId) -> str:
    """Return the word at the end of an item's id."""
    return item.rpartition(":")[2]


# actions, by what they pick; ``by`` is the die used, "" if none is


def takes(slots: tuple[int, ...], free_storage: tuple[int, ...], cost: int = 0, by: ItemId = "") -> list[Action]:
    """Return the actions that take each tile of a depot, first removing one of ``free_storage``; (0,) if a space is empty (BU-6)."""
    first = (by,) if by else ()
    if free_storage != (0,):
        removed = [_TILES[n] for n in free_storage]
        return [Action("take", (*first, _TILES[n], old), cost) for n in slots if n for old in removed]
    if by:
        return [Action("take", (by, _TILES[n]), cost) for n in slots if n]
    return [Action("take", (_TILES[n],), cost) for n in slots if n]


def place(n: int, estate: int, at: int, cost: int = 0, by: ItemId = "") -> Action:
    """Return the action that places a stored tile on a field (BU-7)."""
    return Action("place", (by, tile(n), field(estate, at)) if by else (tile(n), field(estate, at)), cost)


def sell(player: int, what: int, cost: int = 0, by: ItemId = "") -> Action:
    """Return the action that sells all goods of a type (BU-12)."""
    return Action("sell", (by, store(player, what)) if by else (store(player, what),), cost)


@cache
def workers(by: ItemId = "") -> Action:
    """Return the action that takes workers (BU-13)."""
    return Action("workers", (by, WORKERS) if by else (WORKERS,))


def buys(slots: tuple[int, ...], free_storage: tuple[int, ...]) -> list[Action]:
    """Return the actions that buy each tile of the black depot for silver (BU-14)."""
    return [Action("buy", take.picks) for take in takes(slots, free_storage)]


def hires(slots: tuple[int, ...], free_storage: tuple[int, ...], cost: int) -> list[Action]:
    """Return the actions that buy each tile of a depot for workers, with monastery 6 (BU-17.6)."""
    return [Action("hire", take.picks, cost) for take in takes(slots, free_storage, by=HIRE)]


@cache
def turn(by: ItemId, to: int, cost: int) -> Action:
    """Return the action that turns a die to another number with workers (BU-5.1)."""
    return Action("turn", (by, die_number(to)), cost)


@cache
def ship(spaces: tuple[int, ...], types: tuple[int, ...]) -> Action:
    """Return the action that collects from goods spaces, with the new types to take if not all fit (BU-9.2, 9.3)."""
    return Action("ship", (*map(goods_space, spaces), *map(goods_type, types)))


@cache
def copy(kind: str) -> Action:
    """Return the action that chooses the building the crane copies (BU-19.2)."""
    return Action("copy", (building(kind),))


@cache
def join(kind: str) -> Action:
    """Return the action that chooses the species to score with the geese (BU-19.4)."""
    return Action("join", (species(kind),))


@cache
def choose_duchy(duchy: int, at: int) -> Action:
    """Return the action that chooses a duchy and the field of the start castle (BU-27)."""
    return Action("settle", (start(duchy, at),))


EXCHANGE_IT = Action("exchange", (EXCHANGE,))
DECLINE_IT = Action("decline", (DECLINE,))
END_TURN = Action("end_turn", (END,))
