"""Plazas: their evaluation, and taking the rewards (PC-7.7 to 7.14, 15.2)."""

from __future__ import annotations

from collections import Counter

from rules.engine.context import Context, PlayerStep, Step
from rules.engine.sequence.pool import pool
from rules.engine.types import Action, ItemId
from rules.engine.values import removed, replaced

from .. import items
from ..board.city import cubes, majority
from ..board.parler import walked
from ..components import PLACES, PLAZA_TILE, SITES_OF
from ..effect import CUBE, Effect, Effects
from ..state import NOBODY, Building, Owed, State
from .effects import carry_out, own_turn

HALVES = ("upper", "lower")


def reward(state: State, plaza: int, half: str) -> Effects:
    """Return a reward of a plaza as its tile lies."""
    return PLAZA_TILE[state.plazas[plaza]].faces[state.faces[plaza]][HALVES.index(half)]


class Evaluate(PlayerStep, frozen=True, tag=True):
    """PC-7.7 to 7.12: a plaza without a free site. ``player`` is the one whose turn it is, the number after the last one Parler."""

    plaza: int

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        claims, both = cubes(state.buildings, self.plaza), majority(state.buildings, self.plaza)
        state.evaluated = replaced(state.evaluated, self.plaza, True)
        ctx.emit("evaluated", None, (items.PLAZA.id(self.plaza),), "PC-7.7", reveals=self.player == len(state.seats))
        self._return_cubes(ctx)
        if state.parler is not None and state.parler.pawn == self.plaza:
            walk(ctx, 0)
        players = len(state.seats)
        order = [(self.player + turn) % players for turn in range(players)]
        now = [TakeReward(player, self.plaza, player in both) for player in order if player in claims]
        if not state.immediate:
            state.owed += tuple(Owed(step.player, step.plaza, step.both) for step in now if step.player != self.player)
            now = [step for step in now if step.player == self.player]
        ctx.then(*now)

    def _return_cubes(self, ctx: Context[State]) -> None:
        """Return the cubes around the plaza to their owners (PC-7.9)."""
        state, returned = ctx.state, Counter[int]()
        for site in SITES_OF[self.plaza]:
            building = state.buildings[site]
            if building is not None and building.cube != NOBODY:
                returned[building.cube] += 1
                state.buildings = replaced(state.buildings, site, Building(building.tile, building.rotation, building.builder))
        for player, seat in enumerate(state.seats):
            if returned[player]:
                seat.cubes += returned[player]
                ctx.emit("cubes_back", player, (items.PLAZA.id(self.plaza),), "PC-7.9", gains={CUBE: returned[player]})


def walk(ctx: Context[State], spaces: int) -> None:
    """Let Parler's pawn walk on, at least as far as a plaza with a free site (PC-18.9)."""
    parler = ctx.state.parler
    if parler is None:
        return
    before, parler.pawn = parler.pawn, walked(ctx.state, parler.pawn, spaces)
    if parler.pawn != before:
        walked_to = (items.PARLER_PAWN, items.PLAZA.id(parler.pawn))
        ctx.emit("parler_walked", None, walked_to, "PC-18.9", n=spaces, why="price" if spaces else "full")


class TakeReward(PlayerStep, frozen=True, tag=True):
    """PC-7.7 (a, b), 7.10: take one of the two rewards of a plaza, or both in any order."""

    plaza: int
    both: bool

    def options(self, ctx: Context[State]) -> list[Action] | None:
        return None if self.both else [items.pick("reward", items.REWARD.id(half)) for half in HALVES]

    def run(self, ctx: Context[State]) -> None:
        ctx.emit("both", self.player, (self.source(ctx),), "PC-7.7")
        self._keep(ctx)
        take_both(ctx, self.player, self.plaza)

    def take(self, ctx: Context[State], action: Action) -> None:
        self._keep(ctx)
        ctx.then(Reward(self.player, self.plaza, items.REWARD.key(action.picks[0])))

    def source(self, ctx: Context[State]) -> ItemId:
        return items.PLAZA.id(self.plaza)

    def _keep(self, ctx: Context[State]) -> None:
        """Make what is decided outside the player's own turn final (PC-20.3)."""
        if not own_turn(ctx.state, self.player):
            ctx.then(Rewarded(self.player, self.plaza))


class Rewarded(PlayerStep, frozen=True, tag=True):
    """PC-20.3: a reward has been taken outside its player's turn; the player whose turn goes on cannot take that back."""

    plaza: int

    def run(self, ctx: Context[State]) -> None:
        ctx.emit("rewarded", self.player, (items.PLAZA.id(self.plaza),), "PC-20.3", reveals=True)


class Reward(PlayerStep, frozen=True, tag=True):
    """PC-7.14: one reward of a plaza."""

    plaza: int
    half: str
    row: str = "plazas"
    """Where its points count; those of open plazas at the end have a row of their own (PC-15.10)."""

    def run(self, ctx: Context[State]) -> None:
        carry_out(ctx, self.player, reward(ctx.state, self.plaza, self.half), self.row, items.PLAZA.id(self.plaza), "PC-7.14")

    def source(self, ctx: Context[State]) -> ItemId:
        return items.REWARD.id(self.half)


def take_both(ctx: Context[State], player: int, plaza: int) -> None:
    """Let a player take both rewards of a plaza in any order (PC-7.10)."""
    pool(ctx, player, *(Reward(player, plaza, half) for half in HALVES))


class TakeBoth(PlayerStep, frozen=True, tag=True):
    """PC-10.9: both rewards of a plaza on the board, evaluated or not."""

    origin: ItemId

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.pick("both", items.PLAZA.id(plaza)) for plaza, tile in enumerate(ctx.state.plazas) if tile]

    def take(self, ctx: Context[State], action: Action) -> None:
        take_both(ctx, self.player, items.PLAZA.key(action.picks[0]))

    def source(self, ctx: Context[State]) -> ItemId:
        return self.origin


def plaza_effect(player: int, effect: Effect, origin: ItemId) -> TakeBoth:
    """Return the step of an effect that gives both rewards of a plaza (PC-10.9)."""
    return TakeBoth(player, origin)


class TakeOwed(PlayerStep, frozen=True, tag=True):
    """PC-7.12, 7.13: take the rewards owed, in the order of evaluation."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        owed = next((one for one in state.owed if one.player == self.player), None)
        if owed is not None:
            state.owed = removed(state.owed, owed)
            ctx.then(TakeReward(owed.player, owed.plaza, owed.both), self)


class LastRewards(Step, frozen=True, tag=True):
    """PC-7.13: after the last turn, players take the rewards they are owed, in turn order."""

    def run(self, ctx: Context[State]) -> None:
        ctx.for_each(in_turn_order(ctx.state), TakeOwed)


class OpenPlazas(Step, frozen=True, tag=True):
    """PC-15.2, 15.11: every claim on a plaza not evaluated brings its lower reward, without a majority."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        for seat in state.seats:
            seat.worked = ()
        ctx.then(*(Reward(player, plaza, HALVES[1], "open_plazas") for player, plaza in open_claims(state)))


def open_claims(state: State) -> list[tuple[int, int]]:
    """Return who has a claim on which plaza that has not been evaluated, in the order of PC-15.11."""
    open_ = [plaza for plaza in range(len(PLACES)) if state.plazas[plaza] and not state.evaluated[plaza]]
    return [(player, plaza) for player in in_turn_order(state) for plaza in open_ if player in cubes(state.buildings, plaza)]


def in_turn_order(state: State) -> list[int]:
    """Return the players in turn order, the start player first."""
    players = len(state.seats)
    return [(state.first + turn) % players for turn in range(players)]
