"""The ids of the items on the table, and the actions that use them.

If an action uses a die, the die is its first pick, so that clicking a target alone finds the die that costs least. Other actions begin with
a button only if the same target could be meant in another way.
"""

from __future__ import annotations

from functools import cache, lru_cache

from rules.engine.items import ItemKind, SeatItemKind
from rules.engine.types import Action, ItemId

from .components import DICE, KIND

WORKERS = "button:workers"
HIRE = "button:hire"
MIX = "button:mix"
EXCHANGE = "button:exchange"
DECLINE = "button:decline"
END = "button:end"
PAY_ALL = "button:pay_all"
GIVE_UP = "button:give_up"
WHITE_DIE = "white_die"
BLACK_DEPOT = "black_depot"
INNS = "inns"
"""The inns next to the black depot."""
COUNTER = "counter"
TARGET = "target"


TILE = ItemKind("tile", int)
"""A tile, wherever it is."""
GOOD = ItemKind("good", int)
"""A goods tile, wherever it is."""
DEPOT = ItemKind("depot", int)
"""One of the depots 1 to 6."""
GOODS_SPACE = ItemKind("goods_space", int)
"""The goods space of a depot."""
GOODS_TYPE = ItemKind("type", int)
"""A type of goods by its die number, as a choice."""
FIELD = SeatItemKind("field", int)
"""A field of an estate; fields are numbered from 0 in rows from the north, west to east."""
STORAGE = SeatItemKind("storage", int)
"""One of a player's storage spaces, numbered from 0."""
COMMON = SeatItemKind("common", int)
"""A common storage space of a team, numbered from 0; the number of their store takes the place of the seat."""
SEAT = ItemKind("seat", int)
"""A player, as a choice."""
SHIELD = ItemKind("shield", int)
"""A shield, wherever it is."""
ROUTE = ItemKind("route", int)
"""A trade route card."""
ROUTE_SPACE = SeatItemKind("route_space", int)
"""A space of a player's trade route, numbered from 0."""
POST = SeatItemKind("post", int)
"""A border post of an estate, numbered from 0."""
POINTS = ItemKind("points", int)
"""A number of points to be bought."""
DUE = SeatItemKind("due", str)
"""What a lone player has still to carry out, as a choice: ``size_12``, ``phase_12``."""
COINS = ItemKind("coins", int)
"""A number of coins to exchange in one go."""
STORE = SeatItemKind("store", str)
"""A player's goods of a type (by its die number), or their ``silver``, ``worker``, ``sold`` goods or ``vp``."""
DIE = SeatItemKind("die", int)
"""A player's die 0 or 1."""
MARKER = ItemKind("marker", int)
"""A player's order marker on the bridge."""
BRIDGE = ItemKind("bridge", int)
"""A space of the bridge, numbered from 0."""
BONUS = ItemKind("bonus", str)
"""A bonus tile by its size and colour: ``large:beige``."""
DIE_NUMBER = ItemKind("number", int)
"""The number a die is turned to, as a choice."""
BUILDING = ItemKind("building", str)
"""A kind of building, as a choice."""
SPECIES = ItemKind("species", str)
"""A species of animal, as a choice."""
START = SeatItemKind("start", int)
"""A field for the start castle, as a choice; the number of a duchy on offer takes the place of the seat."""


@cache
def store(player: int, what: int | str) -> ItemId:
    """Return the id of what a player has of something: a type of goods by its die number, or anything else in ``STORE``."""
    return STORE.id(player, str(what))


@cache
def dice(player: int) -> tuple[ItemId, ...]:
    """Return the ids of a player's dice."""
    return tuple(DIE.id(player, i) for i in range(DICE))


# actions, by what they pick; ``by`` is the die used, "" if none is

_TILES = tuple(map(TILE.id, range(len(KIND))))
"""The ids of all tiles: lists of what can be taken or placed are made very often."""


@lru_cache(1 << 14)
def takes(slots: tuple[int, ...], room: tuple[ItemId, ...], cost: int = 0, by: ItemId = "") -> tuple[Action, ...]:
    """Return the actions that take each tile of a depot, for each way to make ``room``; () if a space is empty and no other is (BU-6)."""
    first = (by,) if by else ()
    picks = [(*first, _TILES[n]) for n in slots if n]
    return tuple(
        [Action("take", (*pick, way), cost) for pick in picks for way in room] if room else [Action("take", pick, cost) for pick in picks]
    )


@lru_cache(1 << 14)
def place(n: int, estate: int, at: int, cost: int = 0, by: ItemId = "") -> Action:
    """Return the action that places a stored tile on a field (BU-7)."""
    return Action("place", (by, _TILES[n], FIELD.id(estate, at)) if by else (_TILES[n], FIELD.id(estate, at)), cost)


@cache
def sell(player: int, what: int, cost: int = 0, by: ItemId = "") -> Action:
    """Return the action that sells all goods of a type (BU-12)."""
    return Action("sell", (by, store(player, what)) if by else (store(player, what),), cost)


@cache
def workers(by: ItemId = "") -> Action:
    """Return the action that takes workers (BU-13)."""
    return Action("workers", (by, WORKERS) if by else (WORKERS,))


@lru_cache(1 << 12)
def buys(slots: tuple[int, ...], room: tuple[ItemId, ...]) -> tuple[Action, ...]:
    """Return the actions that buy each tile of the black depot for silver (BU-14)."""
    return tuple([Action("buy", take.picks) for take in takes(slots, room)])


def hires(slots: tuple[int, ...], room: tuple[ItemId, ...], cost: int) -> list[Action]:
    """Return the actions that buy each tile of a depot for workers, with monastery 6 (BU-17.6)."""
    return [Action("hire", take.picks, cost) for take in takes(slots, room, by=HIRE)]


def mixes(slots: tuple[int, ...], room: tuple[ItemId, ...], workers: int) -> list[Action]:
    """Return the actions that buy each tile of a depot for ``workers`` and silver, with monastery 6 (A-07)."""
    return [Action("mix", take.picks, workers) for take in takes(slots, room, by=MIX)]


@cache
def turn(by: ItemId, to: int, cost: int) -> Action:
    """Return the action that turns a die to another number with workers (BU-5.1)."""
    return Action("turn", (by, DIE_NUMBER.id(to)), cost)


@cache
def ship(spaces: tuple[int, ...], types: tuple[int, ...]) -> Action:
    """Return the action that collects from goods spaces, with the new types to take if not all fit (BU-9.2, 9.3)."""
    return Action("ship", (*map(GOODS_SPACE.id, spaces), *map(GOODS_TYPE.id, types)))


@cache
def copy(kind: str) -> Action:
    """Return the action that chooses the building the crane copies (BU-19.2)."""
    return Action("copy", (BUILDING.id(kind),))


@cache
def join(kind: str) -> Action:
    """Return the action that chooses the species to score with the geese (BU-19.4)."""
    return Action("join", (SPECIES.id(kind),))


@cache
def choose_duchy(duchy: int, at: int) -> Action:
    """Return the action that chooses a duchy and the field of the start castle (BU-27)."""
    return Action("settle", (START.id(duchy, at),))


@cache
def direct(tile: int, estate: int, at: int) -> Action:
    """Return the action that places a tile of a depot on a field without storing it (BU-25.10, 26.24)."""
    return Action("direct", (TILE.id(tile), FIELD.id(estate, at)))


@cache
def take_shield(shield: int, castle: int, by: ItemId = "") -> Action:
    """Return the action that takes a shield and puts it on a castle (BU-26.3, 26.21)."""
    return Action("shield", (by, SHIELD.id(shield), TILE.id(castle)) if by else (SHIELD.id(shield), TILE.id(castle)))


@cache
def set_die(shield: int, by: ItemId, to: int) -> Action:
    """Return the action that turns a die with a shield (BU-26.26)."""
    return Action("set_die", (SHIELD.id(shield), by, DIE_NUMBER.id(to)))


@cache
def name(shield: int, player: int) -> Action:
    """Return the action that names the player whose monasteries a shield shares (BU-26.16)."""
    return Action("name", (SHIELD.id(shield), SEAT.id(player)))


@cache
def pay(player: int, what: str, shield: int) -> Action:
    """Return the action that pays the tribute for a shield in ``silver`` or in a ``worker`` (BU-26.7, 26.13)."""
    return Action("pay", (store(player, what), SHIELD.id(shield)))


@cache
def give_up(shield: int) -> Action:
    """Return the action that lets a shield go rather than pay for it (BU-26.7)."""
    return Action("give_up", (GIVE_UP, SHIELD.id(shield)))


@cache
def discard(tile: int) -> Action:
    """Return the action that removes a stored tile (BU-26.14)."""
    return Action("discard", (TILE.id(tile),))


@cache
def gather(what: int) -> Action:
    """Return the action that collects a type of goods from all goods spaces (BU-26.15)."""
    return Action("gather", (GOODS_TYPE.id(what),))


@cache
def give(player: int, what: int) -> Action:
    """Return the action that gives a goods tile out of the game (BU-25.5)."""
    return Action("give", (store(player, what),))


@cache
def points(n: int) -> Action:
    """Return the action that buys points for silver (BU-25.11)."""
    return Action("points", (POINTS.id(n),))


@cache
def exchange(coins: int) -> Action:
    """Return the action that exchanges silver for workers, several coins in one go (BU-17.22, A-29)."""
    return Action("exchange", (EXCHANGE, COINS.id(coins)))


PAY_ALL_IT = Action("pay_all", (PAY_ALL,))
EXCHANGE_IT = Action("exchange", (EXCHANGE,))
DECLINE_IT = Action("decline", (DECLINE,))
END_TURN = Action("end_turn", (END,))
