"""The display: what the tiles on offer would bring here and now."""

from __future__ import annotations

from functools import lru_cache

from ...components import ACTIONS, BUILDING, CATHEDRAL, HUNGER_WALL, PROJECTS, SPECIAL_SLOT, TILE, UPGRADE, WALL
from ...pieces import Cards, Tile
from .board import Fields, Walls, fits
from .estimate import PRICE, price, worth
from .naming import Numbers, named

FEATURES = (
    *named(
        "board",
        ("best_upgrade", "PC-5.1"),
        ("best_upgrade_match", "PC-6.2"),
        ("special_upgrade", "PC-3.7"),
        ("upgrade_for_a_bare_field", "PC-4.4"),
        ("best_wall", "PC-5.1"),
        ("best_wall_match", "PC-6.2"),
        ("special_wall", "PC-3.7"),
        ("walls_affordable", "PC-5.2"),
        ("best_wall_later", "PC-5.2"),
    ),
    *named(
        "city",
        ("best_building", "PC-5.1"),
        ("special_building", "PC-3.7"),
        ("buildings_affordable", "PC-5.2"),
        ("best_building_later", "PC-5.2"),
    ),
)
BEST = (0, 4, 9)
"""Where the best upgrade, wall and building are among the numbers."""


@lru_cache(maxsize=1 << 13)
def offers(fields: Fields, walls: Walls, rows: tuple[Cards, ...], gold: int, stone: int) -> Numbers:
    """Return what the best tile of each row is worth, by what the board and the store allow."""
    upgrades, walls_, buildings = rows
    return (
        *_upgrades(fields, upgrades, fits(fields, walls, UPGRADE, upgrades)),
        *_walls(walls_, fits(fields, walls, WALL, walls_), stone),
        *_buildings(buildings, gold, stone),
    )


def _upgrades(fields: Fields, row: Cards, matched: tuple[float, ...]) -> Numbers:
    values, bare = [0.0] * len(row), False
    for slot, number in enumerate(row):
        if number:
            action, bonus, steps = UPGRADES[number]
            field = fields[action]
            covered = UPGRADES[field[-1][0]][1] if field else 0.0
            values[slot] = matched[slot] + steps + max(0.0, bonus - covered)
            bare = bare or (slot < SPECIAL_SLOT and not field)
    return (max(values[:SPECIAL_SLOT]), max(matched[:SPECIAL_SLOT]), values[SPECIAL_SLOT], bare)


def _walls(row: Cards, matched: tuple[float, ...], stone: int) -> Numbers:
    values = [WALLS[number] + match for number, match in zip(row, matched, strict=True)]
    payable = [number > 0 and TILE[WALL][number].stone <= stone for number in row]
    now = [value * can for value, can in zip(values, payable, strict=True)]
    match = max([match * can for match, can in zip(matched[:SPECIAL_SLOT], payable, strict=False)])
    return (max(now[:SPECIAL_SLOT]), match, now[SPECIAL_SLOT], sum(payable[:SPECIAL_SLOT]), max(values[:SPECIAL_SLOT]))


def _buildings(row: Cards, gold: int, stone: int) -> Numbers:
    values = [BUILDINGS[number] for number in row]
    payable = [number > 0 and TILE[BUILDING][number].stone <= stone and TILE[BUILDING][number].gold <= gold for number in row]
    now = [value * can for value, can in zip(values, payable, strict=True)]
    return (max(now[:SPECIAL_SLOT]), now[SPECIAL_SLOT], sum(payable[:SPECIAL_SLOT]), max(values[:SPECIAL_SLOT]))


OUTLAY, CLAIM = 4.0, 2.0
"""Added to what a wall or a building brings less its price, so that a poor tile still counts for more than none; what building at a plaza
brings.
"""


def _worth(tile: Tile, project: int) -> float:
    """Return what a tile brings less what it costs."""
    symbol = PRICE[PROJECTS[project]] * tile.symbol
    return max(0.0, worth(tile.effects) + symbol - price((("gold", tile.gold), ("stone", tile.stone))) + OUTLAY)


UPGRADES = (
    (0, 0.0, 0.0),
    *((ACTIONS.index(tile.action), worth(tile.effects), tile.university * PRICE["university"]) for tile in TILE[UPGRADE][1:]),
)
"""For each upgrade its field and what its bonus and its university steps are worth."""
WALLS = (0.0, *(_worth(tile, HUNGER_WALL) for tile in TILE[WALL][1:]))
BUILDINGS = (0.0, *(_worth(tile, CATHEDRAL) + len(tile.corners) * PRICE["blue_marker"] + CLAIM for tile in TILE[BUILDING][1:]))
