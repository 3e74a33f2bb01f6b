"""What is printed on tiles and boards, as rows of symbols. No Qt.

A symbol is what it shows and a number: a resource, ``point``, a track, a project, an action. Others are ``up`` (a row on a project),
``special`` (the right to a special tile, with the points that replace it), ``produce_mine``, ``produce_quarry``, ``any_action``, ``plaza``,
``production``, ``seal``, ``cube``, ``wheel``, ``era_1_upgrade``, ``rows``, ``plank``, ``no_cathedral``, ``less_gold`` and ``less_stone``.
Between them are ``or``, ``for`` (pay what is before it for what is after it), ``per`` and, beside a choice, ``and``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple, assert_never

from rules.games.praga.components import TECHNOLOGY
from rules.games.praga.effect import POINT, Effect
from rules.games.praga.pieces import Ending


class Symbol(NamedTuple):
    """A symbol and its number."""

    what: str
    n: int = 1


Symbols = tuple[Symbol, ...]
OR: Final = Symbol("or")
FOR: Final = Symbol("for")
PER: Final = Symbol("per")
AND: Final = Symbol("and")
COUNTED: Final = {
    "era_1_upgrade_tile_owned": "era_1_upgrade",
    "upgrade_tile_owned": "upgrade",
    "wall_tile_owned": "wall",
    "silver_window_owned": "silver_window",
    "university_position": "university",
    "quarry_count": "quarry",
    "mine_count": "mine",
    "project_row_sum": "rows",
}
"""The symbol of what effects and endings count."""
TRIGGER: Final[dict[str, Symbols]] = {
    "points_when_taking_action_tile": (Symbol("wheel"), Symbol("point", 0)),
    "gold_as_wheel_bonus": (Symbol("wheel"), Symbol("gold")),
    "stone_as_wheel_bonus": (Symbol("wheel"), Symbol("stone")),
    "quarry_step": (Symbol("quarry"),),
    "mine_step": (Symbol("mine"),),
    "row_up": (Symbol("up"),),
    "blue_marker_received": (Symbol("blue_marker"),),
    "red_marker_received": (Symbol("red_marker"),),
    "wall_built_with_hunger_wall_symbol": (Symbol("wall"), Symbol("hunger_wall")),
    "building_built_without_cathedral_symbol": (Symbol("building"), Symbol("no_cathedral")),
    "building_built_with_cathedral_symbol": (Symbol("building"), Symbol("cathedral")),
    "egg_received": (Symbol("egg"),),
    "upgrade": (Symbol("upgrade"),),
    "wall": (Symbol("wall"),),
    "build_building_without_cathedral_symbol": (Symbol("building"), Symbol("no_cathedral")),
}
"""The symbols of what technologies and streets wait for."""


@cache
def symbols_of(effects: tuple[Effect, ...]) -> Symbols:
    """Return the symbols of effects, in the order in which they are printed."""
    parts = [_symbols(one) for one in effects]
    joined = (AND,) if any(OR in part for part in parts) else ()
    return tuple(symbol for i, part in enumerate(parts) for symbol in ((*joined, *part) if i else part))


def endings_of(endings: Sequence[Ending]) -> Symbols:
    """Return the symbols of what counts in the final scoring."""
    return tuple(symbol for one in endings for symbol in _ending(one))


def trigger_of(trigger: str) -> Symbols:
    """Return the symbols of what a technology or a street waits for. Raises KeyError for an unknown trigger."""
    return TRIGGER[trigger]


def technology_symbols(tile: int) -> tuple[Symbols, Symbols]:
    """Return what a technology waits for, or nothing, and what it brings."""
    one = TECHNOLOGY[tile]
    return (trigger_of(one.trigger) if one.trigger else ()), symbols_of(one.effects)


def paid(cost: Iterable[tuple[str, int]]) -> Symbols:
    """Return the symbols of a price."""
    return tuple(Symbol(what, n) for what, n in cost)


def _symbols(one: Effect) -> Symbols:
    match one.op:
        case "gain" | "advance" | "side_step":
            return (Symbol(one.what, one.n),)
        case "gain_per":
            return (Symbol(one.what, one.n), PER, Symbol(COUNTED[one.per]))
        case "up_step":
            return (Symbol("up", one.n),)
        case "produce":
            return (Symbol(f"produce_{one.what}"),)
        case "perform_action":
            less = tuple(Symbol(f"less_{what}", n) for what, n in one.cost)
            return (Symbol("any_action" if one.what == "any" else one.what), *less)
        case "special_tile_right":
            return (Symbol("special", one.branches[0][0].n),)
        case "plaza_both_rewards":
            return (Symbol("plaza", 2),)
        case "trade":
            return (*paid(one.cost), FOR, *symbols_of(one.branches[0]))
        case "choose":
            ways = [symbols_of(branch) for branch in one.branches]
            return tuple(symbol for i, way in enumerate(ways) for symbol in ((OR, *way) if i else way))
        case _:
            assert_never(one.op)


def _ending(one: Ending) -> Symbols:
    points = Symbol(POINT, one.points)
    if one.kind == "buy":
        return (*paid(one.pay), FOR, points)
    return (points, PER, Symbol(COUNTED[one.per])) if one.per else (points,)
