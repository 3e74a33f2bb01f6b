"""Placing a tile of a depot without storing it: shields 14 and 15, and a lone player's reward for a colour (BU-25.10, 26.24, 26.25)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.sequence.pool import any_order
from rules.engine.types import Action, ItemId, Message

from .. import items
from ..board.estate import PLACEMENT_KIND
from ..board.shields import FROM_BLACK, FROM_DEPOTS
from ..state import State, analysis_of, holds
from .placement import put
from .storage import take_away


class PlaceDirectly(PlayerStep, frozen=True, tag=True):
    """BU-25.10, 26.24, 26.25: a tile of the six depots, or of the black depot or the inns, may be placed on a field of any number.

    ``shield`` is what gives it, 0 for a lone player's colour.
    """

    shield: int

    def options(self, ctx: Context[State]) -> list[Action]:
        state = ctx.state
        if self.shield and not holds(state, self.player, self.shield):
            return []
        fields, number = analysis_of(state, self.player).fields, state.seats[self.player].estate
        found = [items.direct(tile, number, at) for tile in offered(state, self.shield) for at in fields[PLACEMENT_KIND[tile]]]
        return [*found, items.DECLINE_IT] if found else []

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.DECLINE_IT:
            return
        take_away(ctx.state, items.TILE.key(action.picks[0]))
        put(ctx, self.player, action, {FROM_DEPOTS: "BU-26.24", FROM_BLACK: "BU-26.25"}.get(self.shield, "BU-25.10"))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.direct" if self.shield else "ask.colour_reward", {"shield": self.shield})

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.SHIELD.id(self.shield) if self.shield else items.BLACK_DEPOT


def offered(state: State, shield: int) -> tuple[int, ...]:
    """Return the tiles that a shield, or a lone player's colour (0), allows to be placed, whether a field takes them or not."""
    there = state.depots if shield == FROM_DEPOTS else (state.black, state.inns[-1:])
    return tuple([tile for slots in there for tile in slots if tile])


class PhaseEndShields(PlayerStep, frozen=True, tag=True):
    """BU-15.4: what the shields 14 and 15 held at the end of the phase give, in any order their owner likes."""

    shields: tuple[int, ...]

    def run(self, ctx: Context[State]) -> None:
        ctx.begin_turn(self.player)
        any_order(ctx, self.player, *(PlaceDirectly(self.player, shield) for shield in self.shields))
