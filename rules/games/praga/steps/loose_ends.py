"""What is still open at the end of a turn, and the windows that can be kept (PC-14.1, 14.2)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.sequence.pool import pool
from rules.engine.types import Action, ItemId
from rules.engine.values import removed

from .. import items
from ..board.action_board import candidates
from ..board.road import is_optional
from ..board.wheel import wheel_bonus
from ..components import GOLD_WINDOW, PROJECT, PROJECTS, SILVER_WINDOW, WINDOWS
from ..effect import TRADE
from ..state import State, turn_of
from .bonuses import LastBonus
from .crane import use_wheel
from .gains import pay
from .projects import matters_to_tier, move_sideways
from .road import carry_road


class LooseEnds(PlayerStep, frozen=True, tag=True):
    """PC-14.1: what is granted although the player has not asked for it, in any order; what may be left lapses."""

    def run(self, ctx: Context[State]) -> None:
        turn, player = turn_of(ctx.state), self.player
        turn.action, turn.extra = False, "done"
        steps: list[PlayerStep] = [
            LastBonus(player, action)
            for action, n in enumerate(turn.bonuses)
            if n and candidates(ctx.state, player, action)
            for _ in range(n)
        ]
        steps += [LastSide(player, step.project) for step in turn.steps if not step.optional]
        steps += [LastRoad(player, item) for item in turn.road if not is_optional(ctx.state, item)]
        if turn.wheel and wheel_bonus(ctx.state).op != TRADE:
            steps.append(LastWheel(player))
        if steps:
            ctx.then(self)
            pool(ctx, player, *steps)


class LastSide(PlayerStep, frozen=True, tag=True):
    """PC-12.4: a step sideways that is still open."""

    project: int

    def run(self, ctx: Context[State]) -> None:
        turn = turn_of(ctx.state)
        turn.steps = removed(turn.steps, next(step for step in turn.steps if step.project == self.project and not step.optional))
        move_sideways(ctx, self.player, self.project, "PC-12.4")

    def order_counts(self, ctx: Context[State], others: Sequence[Step]) -> bool | None:
        return any(matters_to_tier(ctx, self.player, self.project, other) for other in others) or None

    def source(self, ctx: Context[State]) -> ItemId:
        return items.PROJECT.id(self.player, PROJECTS[self.project])


class LastRoad(PlayerStep, frozen=True, tag=True):
    """PC-8.3: a mandatory part of a King's Road action that is still open."""

    item: ItemId

    def run(self, ctx: Context[State]) -> None:
        carry_road(ctx, self.player, items.road_effect(self.item))

    def source(self, ctx: Context[State]) -> ItemId:
        return self.item


class LastWheel(PlayerStep, frozen=True, tag=True):
    """PC-14.1: the good or the window of the wheel, or the points of an unused special tile right."""

    def run(self, ctx: Context[State]) -> None:
        use_wheel(ctx, self.player)

    def source(self, ctx: Context[State]) -> ItemId:
        return items.SEGMENT.id(turn_of(ctx.state).segment)


class KeepWindows(PlayerStep, frozen=True, tag=True):
    """PC-14.2: of more windows than can be kept, the player chooses which."""

    def _ways(self, ctx: Context[State]) -> list[Action]:
        stock = ctx.state.seats[self.player].stock
        silver, gold = stock[SILVER_WINDOW], stock[GOLD_WINDOW]
        if silver + gold <= WINDOWS:
            return []
        return [items.pick("windows", items.WINDOWS.id(n)) for n in range(max(0, WINDOWS - gold), min(WINDOWS, silver) + 1)]

    def options(self, ctx: Context[State]) -> list[Action] | None:
        ways = self._ways(ctx)
        return ways if len(ways) > 1 else None

    def run(self, ctx: Context[State]) -> None:
        for action in self._ways(ctx):
            self.take(ctx, action)

    def take(self, ctx: Context[State], action: Action) -> None:
        stock, kept = ctx.state.seats[self.player].stock, items.WINDOWS.key(action.picks[0])
        lost = (("silver_window", stock[SILVER_WINDOW] - kept), ("gold_window", stock[GOLD_WINDOW] - (WINDOWS - kept)))
        pay(ctx, self.player, lost, "windows_lost", (), "PC-14.2")


def side_offers(state: State, player: int) -> list[Action]:
    """Return the open steps sideways that can be carried out (PC-12.4)."""
    steps = turn_of(state).steps
    if not steps:
        return []
    found = dict.fromkeys([step.project for step in steps])
    places = state.seats[player].projects
    return [items.side(project, *places[project]) for project in found if places[project][1] + 1 < PROJECT[project].columns]


def open_side(ctx: Context[State], player: int, action: Action) -> None:
    """Carry out an open step sideways, one that would lapse first (PC-12.4)."""
    turn = turn_of(ctx.state)
    project = items.project_of(action.picks[0])
    step = max((step for step in turn.steps if step.project == project), key=lambda step: step.optional)
    turn.steps = removed(turn.steps, step)
    move_sideways(ctx, player, project, "PC-12.4")
