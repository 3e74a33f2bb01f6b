"""What stands in the way of things a player would like to do: prices, room, what is taken. Only reasons, no legality."""

from __future__ import annotations

from rules.engine.types import ItemId
from rules.engine.worth.insight import Reason, because

from .. import items
from ..board.city import free_sites
from ..board.road import effects_of
from ..components import (
    BUILDING,
    CRANE_COST,
    EGG,
    EXTRA_PRICES,
    GOLD,
    GOLD_WINDOW,
    KINDS,
    KINGS_ROAD,
    LAST_SPACE,
    PROJECT,
    RESOURCES,
    ROAD_EGGS,
    SEALS,
    SILVER_WINDOW,
    SITES,
    SPECIAL_SLOT,
    STONE,
    TILE,
    UPGRADE,
    WALL,
)
from ..effect import TRADE
from ..state import NOBODY, Seat, State, turn_of


def too_dear(seat: Seat, cost: tuple[tuple[str, int], ...]) -> Reason | None:
    """Return the first thing of a price that a player lacks."""
    for what, n in cost:
        has = seat.stock[RESOURCES.index(what)]
        if has < n:
            return because(f"lacks.{what}", n=n, has=has)
    return None


def crane_tile(state: State, player: int, tile: int) -> Reason | None:
    """Return why a tile of the crane cannot be taken (PC-3.2)."""
    cost, gold = CRANE_COST[state.crane.index(tile)], state.seats[player].stock[GOLD]
    return because("red_zone", n=cost, has=gold) if cost > gold else None


def action(state: State, player: int, name: str) -> Reason | None:
    """Return why an action that may be performed cannot be begun (PC-4.4 to 4.7)."""
    seat = state.seats[player]
    if name == KINGS_ROAD:
        return road(seat)
    if name not in KINDS:
        return None
    if not any(state.rows[KINDS.index(name)][:SPECIAL_SLOT]):
        return because("row_empty")
    if name == WALL and all(tile for tile, _ in seat.walls):
        return because("walls_full")
    if name == BUILDING and not free_sites(state.buildings, state.plazas):
        return because("city_full")
    return because(f"all_too_dear.{name}", gold=seat.stock[GOLD], stone=seat.stock[STONE]) if name != UPGRADE else None


def road(seat: Seat) -> Reason | None:
    """Return why a pawn cannot walk on (PC-4.7)."""
    if seat.pawn == LAST_SPACE:
        return because("road_end")
    eggs = ROAD_EGGS[seat.pawn + 1]
    return because("road_egg", n=eggs) if seat.stock[EGG] < eggs else None


def row_tile(state: State, player: int, kind: str, tile: int) -> Reason | None:
    """Return why a tile of the display cannot be taken although its action may be performed (PC-3.7, 4.5, 7.4)."""
    seat, printed = state.seats[player], TILE[kind][tile]
    if kind == WALL:
        if all(laid for laid, _ in seat.walls):
            return because("walls_full")
        return too_dear(seat, (("stone", printed.stone),))
    if kind == BUILDING:
        sites = free_sites(state.buildings, state.plazas)
        if not sites:
            return because("city_full")
        lacking = too_dear(seat, (("gold", printed.gold), ("stone", printed.stone)))
        extra = min(SITES[site].gold for site in sites)
        if lacking is None and seat.stock[GOLD] < printed.gold + extra:
            return because("site_gold", n=printed.gold + extra, has=seat.stock[GOLD])
        return lacking
    return None


def seal(state: State, player: int, number: int) -> Reason | None:
    """Return why a seal cannot be taken (PC-9.12, 9.13)."""
    seat, owner = state.seats[player], state.seals[number]
    if owner != NOBODY:
        return because("seal_taken", player=owner) if owner < len(state.seats) else because("seal_parler")
    if not seat.seal_rights:
        return because("seal_right")
    if not seat.cubes:
        return because("seal_cube" if all(seat.wealth) else "seal_cube_wealth")
    return too_dear(seat, SEALS[number].cost)


def extra(state: State, player: int, mixed: bool) -> Reason | None:
    """Return why the extra action cannot be bought (PC-13.3)."""
    bought = turn_of(state).extra
    if bought:
        return because(f"extra_{bought}")
    seat = state.seats[player]
    if too_dear(seat, EXTRA_PRICES[mixed]) is None:
        return None
    return because("extra_windows", gold=seat.stock[GOLD_WINDOW], silver=seat.stock[SILVER_WINDOW])


def cell(state: State, player: int, item: ItemId) -> Reason | None:
    """Return why a space of a project cannot be reached now (PC-12.4, 12.6)."""
    project = items.project_of(item)
    row, col = (int(part) for part in items.CELL.key(item).split(":")[1:])
    of, seat = PROJECT[project], state.seats[player]
    my_row, my_col = seat.projects[project]
    if (row, col) == (my_row, my_col):
        return because("cell_here")
    if (row, col) == (my_row, my_col + 1):
        return because("cell_side")
    if (row, col) != (my_row + 1, my_col):
        return because("cell_far")
    if seat.stock[SILVER_WINDOW] < of.up:
        return because("up_windows", n=of.up, has=seat.stock[SILVER_WINDOW])
    if of.tier[row] == of.tier[my_row]:
        return None
    gold, stone = of.entry[of.tier[row]]
    return because("up_tier", tier=of.tier[row], gold=gold, stone=stone)


def road_effect(state: State, player: int, item: ItemId) -> Reason | None:
    """Return why something of the King's Road cannot be carried out (PC-8.3)."""
    if item not in turn_of(state).road:
        return because("road_effect")
    trades = [effect for effect in effects_of(state, item) if effect.op == TRADE]
    return too_dear(state.seats[player], trades[0].cost) if trades else None
