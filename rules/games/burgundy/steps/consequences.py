"""What follows from a lone player's placement: a pool of consequences in any order (BU-25.15)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.sequence.pool import Pool, pool
from rules.engine.types import ItemId

from .. import items
from ..board.monasteries import AT_END, ON_TOP
from ..components import AREA_VP, MONASTERY, PHASE_VP
from ..scoring.score import standings
from ..state import State, estate_of
from .direct import PlaceDirectly
from .effect_types import no_effect
from .order_alone import REWARD, Prospect, effect_prospect, order_known
from .placement import apply_effect, completes_area, completes_colour, effect_of, score_area, size_of


class Consequence(PlayerStep, frozen=True, tag=True):
    """BU-25.15: one of the things that follow from a placement: the ``size`` or ``phase`` points of an area, or the tile's ``effect``."""

    part: str
    tile: int
    field: int

    def run(self, ctx: Context[State]) -> None:
        if self.part == "effect":
            apply_effect(ctx, self.player, self.tile)
        else:
            score_area(ctx, self.player, self.field, f"area_{self.part}")

    def order_counts(self, ctx: Context[State], others: Sequence[Step]) -> bool | None:
        """Know whether the order can matter, unless a single one of the consequences offers a choice, which is then tried."""
        prospects = [other.prospect(ctx) if isinstance(other, Consequence) else REWARD for other in others]
        return order_known(ctx, self.player, self.prospect(ctx), prospects)

    def prospect(self, ctx: Context[State]) -> Prospect:
        """Return what it may lead to as things stand."""
        if self.part == "effect":
            return effect_prospect(ctx, self.player, self.tile)
        return Prospect(points=due(ctx.state, self.player, self.part, self.field))

    def source(self, ctx: Context[State]) -> ItemId | None:
        return self.item

    @property
    def item(self) -> ItemId:
        """What represents it on the table: the tile, or the points of the area."""
        return items.TILE.id(self.tile) if self.part == "effect" else items.DUE.id(self.player, f"{self.part}_{self.field}")


def due(state: State, player: int, part: str, field: int) -> int:
    """Return the points for the ``size`` of the area of a field, or for the ``phase`` (BU-11.1)."""
    if part == "phase":
        return PHASE_VP[state.phase]
    return AREA_VP[size_of(state, player, estate_of(state, player).land.area_of[field])]


def _idle(ctx: Context[State], tile: int) -> bool:
    """Return whether nothing happens because a tile is placed: a mine, a tile face down, most monasteries (BU-9.1, 9.5, 25.7)."""
    number = MONASTERY[tile]
    return effect_of(ctx, tile) is no_effect or (number > 0 and number not in AT_END and number != ON_TOP)


def placed_alone(ctx: Context[State], player: int, tile: int, field: int) -> None:
    """Win if nothing is empty (BU-25.14); otherwise add the consequences to those that are still open (BU-25.15).

    A tile that does nothing has none: picking it from the pool would change nothing either.
    """
    estate = estate_of(ctx.state, player)
    if all(estate.tiles):
        ctx.state.pending.clear()
        ctx.state.standings = standings(ctx.state)
        ctx.emit("won", player, (), "BU-25.14", turn=ctx.state.phase, reveals=True)
        return
    area = completes_area(estate, field)
    parts = (("size", "phase") if area else ()) + (() if _idle(ctx, tile) else ("effect",))
    reward = (PlaceDirectly(player, 0),) if completes_colour(estate, field) else ()
    pool(ctx, player, *(Consequence(player, part, tile, field) for part in parts), *reward)


def still_open(state: State) -> tuple[ItemId, ...]:
    """List what a lone player has yet to carry out (BU-25.15): tiles, points of areas, the black depot for the reward of a colour."""
    steps = [step for held in reversed(state.pending) if isinstance(held, Pool) for step in held.steps]
    return tuple(step.item if isinstance(step, Consequence) else items.BLACK_DEPOT for step in steps)
