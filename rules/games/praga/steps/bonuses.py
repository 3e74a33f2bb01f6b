"""The bonus in the middle of an upgrade, for every performance of its action (PC-4.8, 4.9)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId
from rules.engine.values import replaced

from .. import items
from ..board.action_board import candidates
from ..components import ACTIONS, TILE, UPGRADE
from ..state import State, turn_of
from .effects import carry_out


def bonus_offers(state: State, player: int) -> list[Action]:
    """Return the upgrade bonuses that can be taken now (PC-4.8 b)."""
    bonuses = turn_of(state).bonuses
    if not any(bonuses):
        return []
    return [items.upgrade_bonus(tile) for action, n in enumerate(bonuses) if n for tile in candidates(state, player, action)]


def take_bonus(ctx: Context[State], player: int, action: Action) -> None:
    """Take a bonus for a performance of the action of its field (PC-4.8)."""
    turn, tile = turn_of(ctx.state), items.TILE[UPGRADE].key(action.picks[0])
    field = ACTIONS.index(TILE[UPGRADE][tile].action)
    turn.bonuses = replaced(turn.bonuses, field, turn.bonuses[field] - 1)
    carry_out(ctx, player, TILE[UPGRADE][tile].effects, "upgrades", action.picks[0], "PC-4.8")


class LastBonus(PlayerStep, frozen=True, tag=True):
    """PC-4.8 (f): a bonus still open at the end of the turn; the player chooses if there are several candidates."""

    action: int

    def options(self, ctx: Context[State]) -> list[Action] | None:
        found = candidates(ctx.state, self.player, self.action)
        return [items.upgrade_bonus(tile) for tile in found] if len(found) > 1 else None

    def run(self, ctx: Context[State]) -> None:
        found = candidates(ctx.state, self.player, self.action)
        if found:
            take_bonus(ctx, self.player, items.upgrade_bonus(found[0]))

    def take(self, ctx: Context[State], action: Action) -> None:
        take_bonus(ctx, self.player, action)

    def source(self, ctx: Context[State]) -> ItemId:
        return items.FIELD.id(self.player, ACTIONS[self.action])
