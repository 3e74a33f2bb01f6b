"""What consequences of a lone player's placement may lead to, and so whether their order can matter (BU-25.15)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from rules.engine.context import Context

from ..board.monasteries import HIRING, WORKERS_SILVER
from ..components import BUILDING, BUILDING_EFFECT, KIND
from ..modules import POINT_SILVER
from ..state import State, analysis_of, store_of, stored
from .actions import sale_gains, sale_points
from .placement import apply_effect
from .purchase import could_buy

PLACES = frozenset({"castle", "place_tile"})
SELLS = frozenset({"sell_goods"})
FETCHES = frozenset({"ship", "take_tile"})
SILVER_OF: tuple[int, ...] = tuple(BUILDING_EFFECT[kind].silver if kind else 0 for kind in BUILDING)
"""The silver that each tile brings immediately."""


class Prospect(Struct, frozen=True):
    """What a consequence brings immediately, ``points`` and ``silver``, and what it lets the player do.

    ``places``: place a tile, or do anything else an action can do. ``sells``: sell goods. ``fetches``: take a tile or goods.
    """

    points: int = 0
    silver: int = 0
    places: bool = False
    sells: bool = False
    fetches: bool = False


REWARD = Prospect(places=True)
"""The tile of the black depot for a colour (BU-25.10)."""


def effect_prospect(ctx: Context[State], player: int, tile: int) -> Prospect:
    """Return what the effect of a tile just placed may lead to."""
    effect = BUILDING_EFFECT[BUILDING[tile]] if BUILDING[tile] else None
    kind = effect.type if effect else KIND[tile]
    if effect and kind == "gain":
        return Prospect(points=effect.vp, silver=effect.silver)
    if kind in PLACES | SELLS | FETCHES:
        return Prospect(places=kind in PLACES, sells=kind in SELLS, fetches=kind in FETCHES)
    twin = ctx.twin()
    apply_effect(twin, player, tile)
    return Prospect(points=_credited(twin.state) - _credited(ctx.state))


def _credited(state: State) -> int:
    return sum(n for _, _, n in state.credited)


def order_known(ctx: Context[State], player: int, one: Prospect, others: Sequence[Prospect]) -> bool | None:
    """Return whether the order of one consequence among others can matter; None if only trying their choices can tell.

    A tile that is placed can make anything worth more, and that tile may first be fetched, or bought with this turn's purchase (BU-14.1).
    Choices are therefore tried only if a single consequence offers any, with what its player has now.
    """
    state, every = ctx.state, (one, *others)
    gains = [each.points for each in every if each.points]
    if gains and any(each.silver for each in every) and (one.points or one.silver):
        return True  # silver buys points after the gain that follows it
    choices = sum(each.places or each.sells for each in every)
    if choices:
        places, fetches = any(each.places for each in every), any(each.fetches for each in every)
        certain = choices > 1 or fetches or (places and _may_buy(ctx, player)) or _reaches(state, player, every, selling=True)
        return True if certain else None
    if not _reaches(state, player, every):
        return False
    return len(gains) <= len(others) or _reaches(state, player, every, less=min(gains))


def _reaches(state: State, player: int, every: Sequence[Prospect], *, selling: bool = False, less: int = 0) -> bool:
    """Return whether all gains, with all silver and perhaps sales of all goods but ``less`` points, may reach the target (BU-25.12)."""
    store, solo = store_of(state, player), state.solo
    assert solo is not None
    points = solo.counter - less + sum(each.points for each in every)
    silver = store.silver + sum(each.silver for each in every)
    if selling:
        points += sale_points(state, player, len(store.goods))
        silver += len(store.goods) * sum(n for what, n, _ in sale_gains(state, player, 1) if what == "silver")
    return points + silver // POINT_SILVER >= solo.target


def _may_buy(ctx: Context[State], player: int) -> bool:
    """Return whether this turn's purchase may still be made, once silver has come from goods, workers or a bank (BU-14.1, 17.6)."""
    state = ctx.state
    if state.bought:
        return False
    hiring = HIRING in analysis_of(state, player).monasteries
    if not any(state.black) and not (hiring and any(map(any, state.depots))):
        return False
    within_reach = (*stored(state, player), *state.black)
    earns = store_of(state, player).goods or WORKERS_SILVER in analysis_of(state, player).monasteries
    return could_buy(ctx) or bool(earns) or hiring or any(SILVER_OF[tile] for tile in within_reach)
