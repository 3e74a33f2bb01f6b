"""Placing a tile and what follows from it (BU-7, BU-8, BU-11)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.context import Context
from rules.engine.types import Action
from rules.engine.values import removed, replaced

from .. import items
from ..board.estate import Estate
from ..components import AREA_VP, BONUS_SIZES, BONUS_VP, KIND, NAME, PHASE_VP
from ..state import State, estate_of

EFFECTS: dict[str, Callable[[Context[State], int, int], None]] = {}
"""The function that applies the effect of placing each kind of tile, for (context, player, tile). As effects can place tiles themselves,
their modules import ``place`` and register here.
"""


def place(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Move a stored tile onto a field; then handle the area, the colour and the effect of the tile, in this order (BU-8.1)."""
    state, seat = ctx.state, ctx.state.seats[player]
    things = action.picks[-2:]
    tile, field = items.TILE.key(things[0]), items.FIELD.key(things[1])
    seat.storage = replaced(seat.storage, seat.storage.index(tile), 0)
    before = estate_of(state, player)
    estate = Estate(before.duchy, replaced(before.tiles, field, tile))
    state.estates = replaced(state.estates, seat.estate, estate)
    ctx.emit("placed", player, things, clause, tile=NAME[tile])
    _award_area(ctx, player, estate, field)
    _award_colour(ctx, player, estate, field)
    if KIND[tile] in EFFECTS:
        EFFECTS[KIND[tile]](ctx, player, tile)


def _award_area(ctx: Context[State], player: int, estate: Estate, field: int) -> None:
    """Score the area of ``field`` if it is complete (BU-11.1)."""
    state, seat = ctx.state, ctx.state.seats[player]
    area = estate.land.area_of[field]
    fields = estate.land.areas[area]
    if estate.complete(fields):
        seat.areas += ((area, state.phase),)
        places = tuple(items.FIELD.id(seat.estate, field) for field in fields)
        colour, n, bonus = estate.land.colours[field], AREA_VP[len(fields)], PHASE_VP[state.phase]
        points = {"area_size": n, "area_phase": bonus}
        things = (*places, items.store(player, "vp"))
        ctx.credit(player, points, "area", things, "BU-11.1", colour=colour, size=len(fields), n=n, bonus=bonus)


def _award_colour(ctx: Context[State], player: int, estate: Estate, field: int) -> None:
    """Give the large or else the small bonus tile of a completed colour, if one is left (BU-11.4)."""
    state, seat = ctx.state, ctx.state.seats[player]
    colour = estate.land.colours[field]
    if not estate.complete(estate.land.fields_of[colour]):
        return
    for size in BONUS_SIZES:
        bonus = f"{size}:{colour}"
        if bonus in state.bonuses:
            state.bonuses = removed(state.bonuses, bonus)
            seat.bonuses += (bonus,)
            points = BONUS_VP[len(state.seats)][size]
            things = (items.BONUS.id(bonus), items.store(player, "vp"))
            ctx.credit(player, {"colours": points}, "colour", things, "BU-11.4", colour=colour, size=size, n=points)
            return
