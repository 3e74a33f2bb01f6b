"""Border posts: pairs that a placement connects (BU-20)."""

from __future__ import annotations

from itertools import combinations

from rules.engine.context import Context

from .. import items
from ..board.estate import Estate
from ..components import BONUS_SIZES, BONUS_VP, PHASE_VP
from ..state import State

PAIRS: tuple[tuple[int, int], ...] = tuple(reversed(tuple(combinations(range(3), 2))))
"""The pairs of posts; pair ``i`` leaves out post ``i``."""


def connect_posts(ctx: Context[State], player: int, estate: Estate) -> None:
    """Score every pair of posts newly connected, and the connection of all three (BU-20.3 to 20.6)."""
    state, seat = ctx.state, ctx.state.seats[player]
    if len(seat.posts) == len(PAIRS):
        return
    known = [pair for pair, _ in seat.posts]
    for pair, (one, other) in enumerate(PAIRS):
        if pair not in known and connected(estate, one, other):
            seat.posts += ((pair, state.phase),)
            points = PHASE_VP[state.phase]
            things = (*(items.POST.id(seat.estate, post) for post in (one, other)), items.store(player, "vp"))
            ctx.credit(player, {"border_posts": points}, "posts", things, "BU-20.4", n=points)
    if len(seat.posts) == len(PAIRS):
        seat.border_rank = 1 + sum(other.border_rank > 0 for other in state.seats)
        if seat.border_rank <= len(BONUS_SIZES):
            points = BONUS_VP[len(state.seats)][BONUS_SIZES[seat.border_rank - 1]]
            things = (*(items.POST.id(seat.estate, post) for post in range(len(PAIRS))), items.store(player, "vp"))
            ctx.credit(player, {"border_posts": points}, "borders", things, "BU-20.5", n=points, rank=seat.border_rank)


def connected(estate: Estate, one: int, other: int) -> bool:
    """Return whether one group of occupied fields reaches a rim field of both posts (BU-20.3)."""
    land = estate.land
    group = [field for field in land.posts[one].fields if estate.tiles[field]]
    for here in group:
        group += [near for near in land.neighbours[here] if estate.tiles[near] and near not in group]
    return any(field in group for field in land.posts[other].fields)
