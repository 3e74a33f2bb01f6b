"""The effects printed on tiles and boards, carried out (PC-2.7, 2.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, assert_never

from rules.engine.context import Context, PlayerStep
from rules.engine.sequence.pool import pool
from rules.engine.types import Action, ItemId

from .. import items
from ..board.counting import counted
from ..components import EFFECT, PROJECTS, TRACKS
from ..effect import GAIN, GAIN_PER, Effect, Effects
from ..state import SideStep, State
from .gains import pay, receive, sums
from .projects import FreeUp, Sideways
from .tracks import Advance

_CALM = {GAIN, GAIN_PER}
Further = Callable[[int, Effect, ItemId], PlayerStep]
"""A function that makes the step of an effect for (player, effect, where it comes from)."""


class FurtherEffects(NamedTuple):
    """The steps of those effects that carry out effects themselves; ``effect_table`` has the functions."""

    perform_action: Further
    produce: Further
    plaza_both_rewards: Further


def own_turn(state: State, player: int) -> bool:
    """Return whether a player can leave something open for later in their turn (PC-2.7, 7.14)."""
    return state.turn is not None and state.turn_of == player


def carry_out(ctx: Context[State], player: int, effects: Effects, row: str, origin: ItemId, clause: str) -> None:
    """Carry out effects gained at the same moment; their player chooses the order where it matters (PC-2.8)."""
    plain = tuple(effect for effect in effects if effect.op in _CALM)
    others = tuple(effect for effect in effects if effect.op not in _CALM)
    if not others:
        if plain:
            _gain(ctx, player, plain, row, origin, clause)
        return
    steps: list[PlayerStep] = [_step(ctx, player, effect, row, origin, clause) for effect in others]
    if plain:
        steps.insert(0, Gain(player, tuple(effect.key for effect in plain), row, origin, clause))
    pool(ctx, player, *steps)


def carry_out_in_order(ctx: Context[State], player: int, effects: Effects, row: str, origin: ItemId, clause: str) -> None:
    """Carry out effects one after another as they are printed, each with everything it leads to (PC-10.8, 10.9)."""
    steps = (_step(ctx, player, effect, row, origin, clause) for effect in effects)
    ctx.then(*steps)


def _gain(ctx: Context[State], player: int, effects: Effects, row: str, origin: ItemId, clause: str) -> None:
    gains = sums(effects)
    for effect in effects:
        if effect.op == GAIN_PER:
            gains[effect.what] = gains.get(effect.what, 0) + effect.n * counted(ctx.state, player, effect.per)
    receive(ctx, player, gains, row, "gained", (origin,), clause)


def _step(ctx: Context[State], player: int, effect: Effect, row: str, origin: ItemId, clause: str) -> PlayerStep:
    """Return the step that carries out an effect."""
    match effect.op:
        case "gain" | "gain_per":
            return Gain(player, (effect.key,), row, origin, clause)
        case "advance":
            return Advance(player, TRACKS.index(effect.what), effect.n)
        case "side_step":
            project = PROJECTS.index(effect.what)
            if own_turn(ctx.state, player):
                return OpenStep(player, project, effect.n, effect.optional)
            return Sideways(player, project, effect.n)
        case "up_step":
            return FreeUp(player, origin)
        case "choose":
            return Choose(player, effect.key, row, origin, clause)
        case "perform_action":
            return ctx.effects(FurtherEffects).perform_action(player, effect, origin)
        case "produce":
            return ctx.effects(FurtherEffects).produce(player, effect, origin)
        case "plaza_both_rewards":
            return ctx.effects(FurtherEffects).plaza_both_rewards(player, effect, origin)
        case "trade" | "special_tile_right":
            raise ValueError(f"{effect.key} is used by those who have it, not carried out")  # PC-3.5, 8.2
        case _:
            assert_never(effect.op)


class Gain(PlayerStep, frozen=True, tag=True):
    """What plain effects bring together, when other effects are gained with them."""

    effects: tuple[str, ...]
    row: str
    origin: ItemId
    clause: str

    def run(self, ctx: Context[State]) -> None:
        _gain(ctx, self.player, tuple(EFFECT[key] for key in self.effects), self.row, self.origin, self.clause)

    def source(self, ctx: Context[State]) -> ItemId:
        return self.origin


class OpenStep(PlayerStep, frozen=True, tag=True):
    """PC-12.4: steps sideways gained in one's own turn stay open."""

    project: int
    steps: int
    optional: bool

    def run(self, ctx: Context[State]) -> None:
        turn = ctx.state.turn
        if turn is not None:
            opened = (SideStep(self.project, self.optional),) * self.steps
            turn.steps = tuple(sorted(turn.steps + opened, key=lambda step: step.project))
            ctx.emit("step_open", self.player, (items.PROJECT.id(self.player, PROJECTS[self.project]),), "PC-12.4", n=self.steps)

    def source(self, ctx: Context[State]) -> ItemId:
        return items.PROJECT.id(self.player, PROJECTS[self.project])


class Choose(PlayerStep, frozen=True, tag=True):
    """One of the ways of a choice."""

    effect: str
    row: str
    origin: ItemId
    clause: str

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.branch(self.effect, number) for number in range(len(EFFECT[self.effect].branches))]

    def take(self, ctx: Context[State], action: Action) -> None:
        _, number = items.branch_of(action.picks[0])
        carry_out(ctx, self.player, EFFECT[self.effect].branches[number], self.row, self.origin, self.clause)

    def source(self, ctx: Context[State]) -> ItemId:
        return self.origin


def buy(ctx: Context[State], player: int, effect: Effect, row: str, origin: ItemId, clause: str) -> None:
    """Pay the price of a trade and carry out what it brings."""
    pay(ctx, player, effect.cost, "paid", (origin,), clause)
    carry_out(ctx, player, effect.branches[0], row, origin, clause)
