"""Points gained in play, and what they set off for a lone player: the counter and its falling target (BU-25.11 to 25.13)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message, Value

from .. import items
from ..modules import POINT_SILVER, TARGET_MINIMUM, TARGET_STEP
from ..state import Solo, State, store_of
from .effect_types import Effects

BOUGHT = "points_bought"
"""The source of points bought for silver."""


def credit(
    ctx: Context[State],
    player: int,
    points: Mapping[str, int],
    kind: str,
    things: Iterable[ItemId],
    clause: str,
    gains: dict[str, int] | None = None,
    **values: Value,
) -> None:
    """Credit a player with the points of one gain; a lone player's counter advances by them."""
    ctx.credit(player, points, kind, things, clause, gains=gains, **values)
    if ctx.state.solo and not _reaches(ctx, player, sum(points.values())):
        ctx.then(BuyPoints(player))


def _reaches(ctx: Context[State], player: int, n: int) -> bool:
    """Advance the counter and return whether it reaches the target; there it goes back to the start, the target falls, and an extra action
    follows (BU-25.12).
    """
    solo = ctx.state.solo
    assert solo is not None
    counter = solo.counter + n
    if counter < solo.target:
        ctx.state.solo = Solo(counter=counter, target=solo.target, reached=solo.reached)
        return False
    target = max(TARGET_MINIMUM, solo.target - TARGET_STEP)
    ctx.state.solo = Solo(counter=0, target=target, reached=solo.reached + 1)
    ctx.emit("target", player, (items.COUNTER, items.TARGET), "BU-25.12", before=solo.target, target=target)
    ctx.effects(Effects).bonuses["castle"](ctx, player, 0)
    return True


class BuyPoints(PlayerStep, frozen=True, tag=True):
    """BU-25.11: right after a gain, points may be bought for silver, up to the target."""

    def options(self, ctx: Context[State]) -> list[Action] | None:
        solo, silver = ctx.state.solo, store_of(ctx.state, self.player).silver
        assert solo is not None
        most = min(silver // POINT_SILVER, solo.target - solo.counter)
        return [items.DECLINE_IT, *map(items.points, range(1, most + 1))] if most else None

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE_IT:
            return
        n, store = items.POINTS.key(action.picks[0]), store_of(ctx.state, self.player)
        store.silver -= n * POINT_SILVER
        things, gains = (items.store(self.player, "silver"), items.COUNTER), {"silver": -n * POINT_SILVER}
        ctx.credit(self.player, {BOUGHT: n}, "bought_points", things, "BU-25.11", gains=gains, n=n)
        _reaches(ctx, self.player, n)

    def question(self, ctx: Context[State]) -> Message:
        solo = ctx.state.solo
        assert solo is not None
        return Message("ask.points", {"counter": solo.counter, "target": solo.target})

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.TARGET
