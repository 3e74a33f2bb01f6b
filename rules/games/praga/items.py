"""The ids of the items on the table, and the actions that use them. Equal actions are the same object, which makes lists cheap."""

from __future__ import annotations

from functools import cache

from rules.engine.items import ItemKind, SeatItemKind
from rules.engine.types import Action, ItemId

from .components import KINDS, PROJECTS, UPGRADE

# Tiles, wherever they are: ``upgrade:7``
TILE: dict[str, ItemKind[int]] = {kind: ItemKind(kind, int) for kind in KINDS}
TECHNOLOGY = ItemKind("technology", int)
PLANK = ItemKind("plank", int)
PLAZA_TILE = ItemKind("plaza_tile", int)
PRODUCTION = ItemKind("production", int)
PARLER_CARD = ItemKind("parler", int)
ACTION_TILE = ItemKind("action_tile", int)
SEAL = ItemKind("seal", int)

# Places
HALF = SeatItemKind("half", int)
"""A half of an action tile, by tile and half, 0 being the outer one: ``half:3:0``."""
SEGMENT = ItemKind("segment", int)
"""A segment of the wheel with its bonus."""
CRANE = ItemKind("crane", int)
"""A position of the crane."""
ROW = ItemKind("row", str)
"""A row of the display, by kind."""
STACK = ItemKind("stack", str)
"""A stack of the display: its kind, followed by ``_special`` for special tiles."""
FIELD = SeatItemKind("field", str)
"""An action field of a player, by action: ``field:0:mines``."""
WALL_SITE = SeatItemKind("wall_site", int)
"""A wall site of a player."""
SITE = ItemKind("site", int)
"""A site of the city."""
PLAZA = ItemKind("plaza", int)
"""A place for a plaza tile."""
ROTATION = ItemKind("rotation", int)
"""The sixths of a turn a tile is rotated clockwise by."""
TRACK = SeatItemKind("track", str)
"""A track of a player."""
STOCK = SeatItemKind("stock", str)
"""A resource of a player."""
WEALTH = SeatItemKind("wealth", int)
"""A wealth bonus of a player."""
PROJECT = SeatItemKind("project", str)
"""The cube of a player on a project: ``project:0:cathedral``."""
CELL = ItemKind("cell", str)
"""A space of a project: ``cell:cathedral:2:3``."""
SPACE = ItemKind("space", int)
"""A space of the King's Road, from 1."""
ROAD_EFFECT = ItemKind("road_effect", str)
"""An effect of a street, ``base`` or ``egg``."""
SLOT = ItemKind("slot", int)
"""A slot of the bridge."""
STRIP = ItemKind("strip", int)
"""A bonus field of the bridge, two for each slot."""
REWARD = ItemKind("reward", str)
"""A reward of the plaza being taken, ``upper`` or ``lower``."""
BRANCH = ItemKind("branch", str)
"""A way of a choice, by the key of its effect and its number: ``branch:space_i.base/0:1``."""
PAWN = ItemKind("pawn", int)
"""The pawn of a player."""
WINDOWS = ItemKind("windows", int)
"""The silver windows kept, as a choice (PC-14.2)."""
EXTRA = "extra"
"""The extra action of the turn, once it has been bought."""
PARLER_DECK = "parler_deck"
PARLER_PAWN = "parler_pawn"
PARLER_TRACK = ItemKind("parler_track", str)
PARLER_ROW = ItemKind("parler_row", str)
"""Parler's cube in a row of the display."""
BOX = "box"
CATHEDRAL_STACK = "cathedral_stack"


def _button(kind: str, name: str) -> Action:
    return Action(kind, (f"button:{name}",))


END_TURN = _button("end_turn", "end")
REFILL = _button("refill", "refill")
DECLINE = _button("decline", "decline")
EXTRA_GOLD = _button("buy_extra", "extra_gold")
"""Pays two gold windows for the extra action."""
EXTRA_MIXED = _button("buy_extra", "extra_mixed")
"""Pays one gold and one silver window for it."""
CASH = _button("cash", "cash")
"""Takes the points instead of the special tile right (PC-3.7)."""
RAISE, PRODUCE = "button:raise", "button:produce"
"""The two ways of managing mines or quarries (PC-4.2)."""
PAY_GOLD, PAY_STONE = "button:pay_gold", "button:pay_stone"
PAY_ENTRY = _button("pay_entry", "pay_entry")
"""Pays for following an up arrow into the next tier (PC-12.9)."""


def tile(kind: str, number: int) -> ItemId:
    """Return the item of an upgrade, a wall or a building tile."""
    return TILE[kind].id(number)


@cache
def take(number: int, half: int) -> Action:
    """Return the action that takes an action tile by clicking one of its halves (PC-3.2)."""
    return Action("take", (HALF.id(number, half),))


@cache
def manage(action: str, source: ItemId, way: ItemId) -> Action:
    """Return the action that raises mines or quarries, or lets them produce (PC-4.2, 4.3)."""
    return Action(action, (source, way))


@cache
def choose_tile(kind: str, source: ItemId, number: int) -> Action:
    """Return the action that begins an upgrade, a wall or a building with a tile of the display (PC-4.4 to 4.6)."""
    return Action(kind, (source, tile(kind, number)))


@cache
def walk(source: ItemId, player: int) -> Action:
    """Return the action that constructs the King's Road (PC-4.7)."""
    return Action("kings_road", (source, PAWN.id(player)))


@cache
def lay_upgrade(field: ItemId, rotation: int) -> Action:
    """Return the action that lays the chosen upgrade on its field (PC-4.4)."""
    return Action("lay_upgrade", (field, ROTATION.id(rotation)))


@cache
def lay_wall(site: ItemId, rotation: int) -> Action:
    """Return the action that lays the chosen wall on a site (PC-4.5)."""
    return Action("lay_wall", (site, ROTATION.id(rotation)))


@cache
def choose_site(site: int) -> Action:
    """Return the action that chooses the site of a building and pays for it (PC-7.4)."""
    return Action("site", (SITE.id(site),))


@cache
def lay_building(site: int, rotation: int) -> Action:
    """Return the action that lays the chosen building on its site (PC-7.4)."""
    return Action("lay_building", (SITE.id(site), ROTATION.id(rotation)))


@cache
def wheel(segment: int) -> Action:
    """Return the action that uses a wheel bonus (PC-3.5)."""
    return Action("wheel", (SEGMENT.id(segment),))


@cache
def technology(number: int) -> Action:
    """Return the action that uses a technology of level III or IV (PC-10.5)."""
    return Action("technology", (TECHNOLOGY.id(number),))


@cache
def side(project: int, row: int, col: int) -> Action:
    """Return the action that carries out a step sideways from a space of a project, by the space it leads to (PC-12.4)."""
    return Action("side", (CELL.id(f"{PROJECTS[project]}:{row}:{col + 1}"),))


@cache
def up(project: int, row: int, col: int) -> Action:
    """Return the action that moves up from a space of a project, by the space it leads to (PC-12.6)."""
    return Action("up", (CELL.id(f"{PROJECTS[project]}:{row + 1}:{col}"),))


def project_of(cell: ItemId) -> int:
    """Return the project that a space belongs to."""
    return PROJECTS.index(CELL.key(cell).partition(":")[0])


@cache
def road_effect(item: ItemId) -> Action:
    """Return the action that carries out something open from a King's Road action (PC-8.3)."""
    return Action("road_effect", (item,))


@cache
def upgrade_bonus(number: int) -> Action:
    """Return the action that takes the bonus in the middle of an upgrade (PC-4.8)."""
    return Action("upgrade_bonus", (tile(UPGRADE, number),))


@cache
def refresh(kind: str, pay: ItemId) -> Action:
    """Return the action that pays for refreshing a row (PC-5.6)."""
    return Action("refresh", (ROW.id(kind), pay))


@cache
def exchange(kind: str, first: int, second: int) -> Action:
    """Return the action that puts two tiles of the refreshed row under their stacks, in this order (PC-5.6)."""
    return Action("exchange", (tile(kind, first), tile(kind, second)))


@cache
def seal(number: int) -> Action:
    """Return the action that takes a seal (PC-9.12)."""
    return Action("seal", (SEAL.id(number),))


@cache
def keep(item: ItemId) -> Action:
    """Return the action that keeps one of the tiles looked at."""
    return Action("keep", (item,))


@cache
def branch(effect: str, number: int) -> Action:
    """Return the action that chooses a way of a choice, or the only one of a trade."""
    return Action("choose", (BRANCH.id(f"{effect}:{number}"),))


def branch_of(item: ItemId) -> tuple[str, int]:
    """Return the key of the effect and the number of the way that an item stands for."""
    effect, _, number = BRANCH.key(item).rpartition(":")
    return effect, int(number)


@cache
def pick(kind: str, item: ItemId) -> Action:
    """Return the action that chooses an item."""
    return Action(kind, (item,))
