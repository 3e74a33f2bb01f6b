"""Placing a tile and what follows from it (BU-7, BU-8, BU-11)."""

from __future__ import annotations

from itertools import chain

from rules.engine.context import Context
from rules.engine.types import Action
from rules.engine.values import removed, replaced

from .. import items
from ..board.estate import Estate
from ..board.shields import DOUBLE_BONUSES, LARGER_AREAS, factor
from ..board.sizes import size_in
from ..components import AREA_VP, BONUS_SIZES, BONUS_VP, KIND, NAME, PHASE_VP
from ..state import State, estate_of, holds
from .effect_types import Effects, Placed
from .points import credit
from .posts import connect_posts
from .storage import take_out


def place(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Move a stored tile onto a field and see to what follows."""
    take_out(ctx.state, player, items.TILE.key(action.picks[-2]))
    put(ctx, player, action, clause)


def put(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Put a tile that comes from elsewhere on a field; then handle border posts, area, colour and effect, in this order (BU-8.1)."""
    state, seat = ctx.state, ctx.state.seats[player]
    things = action.picks[-2:]
    tile, field = items.TILE.key(things[0]), items.FIELD.key(things[1])
    before = estate_of(state, player)
    estate = Estate(before.duchy, replaced(before.tiles, field, tile))
    state.estates = replaced(state.estates, seat.estate, estate)
    ctx.emit("placed", player, things, clause, tile=NAME[tile], duchy=estate.duchy)
    if state.solo:
        ctx.effects(Effects).placed_alone(ctx, player, tile, field)
        return
    if estate.land.posts:
        connect_posts(ctx, player, estate)
    score_area(ctx, player, field, "area_size", "area_phase")
    _award_colour(ctx, player, estate, field)
    apply_effect(ctx, player, tile)


def apply_effect(ctx: Context[State], player: int, tile: int) -> None:
    """Apply the effect of a tile just placed (BU-9)."""
    effect_of(ctx, tile)(ctx, player, tile)


def effect_of(ctx: Context[State], tile: int) -> Placed:
    """Return the function that applies the effect of placing a tile."""
    kind = KIND[tile]
    assert kind
    return ctx.effects(Effects).placing[kind]


def completes_area(estate: Estate, field: int) -> bool:
    """Return whether the area of a field just occupied is complete (BU-11.1)."""
    return estate.complete(estate.land.areas[estate.land.area_of[field]])


def completes_colour(estate: Estate, field: int) -> bool:
    """Return whether all fields of the colour of a field just occupied are occupied (BU-11.4)."""
    return estate.complete(estate.land.fields_of[estate.land.colours[field]])


def size_of(state: State, player: int, area: int) -> int:
    """Return the size for which an area scores, with an inn on it and with shield 17 (BU-11.3), or the largest one printed (A-12)."""
    return size_in(estate_of(state, player), area, holds(state, player, LARGER_AREAS), state.area_size_cap)


def score_area(ctx: Context[State], player: int, field: int, *parts: str) -> None:
    """Score ``parts`` of the area of ``field``, its size and the phase, if it is complete (BU-11.1)."""
    state, seat, estate = ctx.state, ctx.state.seats[player], estate_of(ctx.state, player)
    land = estate.land
    area = land.area_of[field]
    fields = land.areas[area]
    if not estate.complete(fields):
        return
    if area not in [known for known, _ in seat.areas]:
        seat.areas += ((area, state.phase),)
    size = size_of(state, player, area)
    worth = {"area_size": AREA_VP[size], "area_phase": PHASE_VP[state.phase]}
    points = {part: worth[part] for part in parts}
    things = chain((items.FIELD.id(seat.estate, field) for field in fields), (items.store(player, "vp"),))
    credit(
        ctx,
        player,
        points,
        "area",
        things,
        "BU-11.1",
        colour=land.colours[field],
        size=size,
        n=points.get("area_size", 0),
        bonus=points.get("area_phase", 0),
    )


def _award_colour(ctx: Context[State], player: int, estate: Estate, field: int) -> None:
    """Give the large or else the small bonus tile of a completed colour, if one is left (BU-11.4)."""
    state, seat = ctx.state, ctx.state.seats[player]
    colour = estate.land.colours[field]
    if not completes_colour(estate, field):
        return
    for size in BONUS_SIZES:
        bonus = f"{size}:{colour}"
        if bonus in state.bonuses:
            state.bonuses = removed(state.bonuses, bonus)
            seat.bonuses += (bonus,)
            points = bonus_points(state, player, size)
            things = (items.BONUS.id(bonus), items.store(player, "vp"))
            ctx.credit(player, {"colours": points}, "colour", things, "BU-11.4", colour=colour, size=size, n=points)
            return


def bonus_points(state: State, player: int, size: str) -> int:
    """Return what a bonus tile brings a player now (BU-11.4, 26.17)."""
    return BONUS_VP[len(state.seats)][size] * (factor(DOUBLE_BONUSES) if holds(state, player, DOUBLE_BONUSES) else 1)
