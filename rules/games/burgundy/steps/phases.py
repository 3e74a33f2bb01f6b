"""Phases and rounds: laying out pieces, dice, turn order, and the end (BU-2, BU-3, BU-15, BU-16)."""

from __future__ import annotations

from functools import cache

from rules.engine.context import Context, Step
from rules.engine.rng import Rng
from rules.engine.values import replaced

from .. import items
from ..board.bridge import turn_order
from ..board.dice import NUMBERS
from ..board.monasteries import MINE_WORKERS
from ..board.shields import DOUBLE_MINES, FROM_BLACK, FROM_DEPOTS, factor
from ..components import BLACK_SLOTS, DEPOTS, DICE, GOODS_NAME, GOODS_TYPE, MINE_SILVER, MONASTERY_EFFECT, PHASE_VP, PHASES, ROUNDS
from ..scoring.score import standings
from ..state import State, analysis_of, estate_of, holds, side_of, values_of
from .alone import lose_depot_tile
from .direct import PhaseEndShields
from .gains import gain
from .shields import Tribute
from .turn import StartTurn


class StartPhase(Step, frozen=True, tag=True):
    """BU-2: clear everything but goods (BU-2.1), lay out the tiles and goods of the phase (BU-2.2 to 2.4), then begin the first round."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.gone += tuple(tile for slots in (*state.depots, state.black) for tile in slots if tile)
        *depots, state.black = _drawn(state, _colours(values_of(state), state.phase))
        state.depots = tuple(depots)
        laid = [items.TILE.id(tile) for slots in (*state.depots, state.black) for tile in slots if tile]
        phase = state.phase
        ctx.emit("phase", None, laid, "BU-2.2", reveals=True, opens=True, phase=PHASES[phase], bonus=PHASE_VP[phase])
        if state.inns_left:
            inn, *left = state.inns_left
            state.inns, state.inns_left = (*state.inns, inn), tuple(left)
            ctx.emit("inn", None, (items.TILE.id(inn), items.INNS), "BU-22.1")
        goods = state.phase_goods[state.phase]
        state.round_goods = tuple(reversed(goods.cards))
        state.phase_goods = replaced(state.phase_goods, state.phase, goods.holding(()))
        state.round = 0
        ctx.then(EndRound())


@cache
def _colours(players: int, phase: int) -> tuple[tuple[str, ...], ...]:
    """Return the supply each slot of the six depots and of the black depot is filled from, "" for a slot not in use (BU-18.2, 18.3)."""
    return tuple(tuple(slot.colour(players, phase) for slot in slots) for slots in (*DEPOTS, BLACK_SLOTS))


def _drawn(state: State, colours: tuple[tuple[str, ...], ...]) -> list[tuple[int, ...]]:
    """Draw a tile for every slot in use, as long as its supply lasts (BU-2.2, 2.3, 2.6)."""
    left = {"": [], **{pile.deck: [*pile.cards] for pile in state.supplies}}
    drawn = [tuple([left[colour].pop() if left[colour] else 0 for colour in slots]) for slots in colours]
    state.supplies = tuple([pile.holding(tuple(left[pile.deck])) for pile in state.supplies])
    return drawn


class StartRound(Step, frozen=True, tag=True):
    """BU-3.1: everybody rolls, the white die brings a goods tile, then players take turns in the order of the bridge (BU-3.3, 3.4)."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        state.round += 1
        state.order = turn_order(state.bridge)
        ctx.emit("round", None, (), "BU-3.1", n=state.round)
        rng = Rng(state.rng)
        for player in state.order:
            seat = state.seats[player]
            seat.dice = tuple([_roll(rng) for _ in range(DICE)])
            seat.used = (False,) * DICE
            one, two = seat.dice
            ctx.emit("rolled", player, items.dice(player), "BU-3.1", reveals=True, one=one, two=two)
        state.white = _roll(rng)
        state.rng = rng.state
        space = state.white - 1
        good = state.round_goods[0]
        state.round_goods = state.round_goods[1:]
        state.goods_spaces = replaced(state.goods_spaces, space, (*state.goods_spaces[space], good))
        things = (items.WHITE_DIE, items.GOOD.id(good), items.GOODS_SPACE.id(state.white))
        ctx.emit("white", None, things, "BU-3.2", reveals=True, die=state.white, what=GOODS_NAME[GOODS_TYPE[good]])
        if state.solo:
            lose_depot_tile(ctx)
        ctx.then(*map(StartTurn, state.order), EndRound())


def _roll(rng: Rng) -> int:
    """Roll a die."""
    return NUMBERS[rng.below(len(NUMBERS))]


class EndRound(Step, frozen=True, tag=True):
    """BU-3.1 (d): the next round, or after the last one the end of the phase."""

    def run(self, ctx: Context[State]) -> None:
        ctx.then(StartRound() if ctx.state.round < ROUNDS else EndPhase())


class EndPhase(Step, frozen=True, tag=True):
    """BU-15.1: what shields 14 and 15 give, the tribute for shields, then income; in the order the bridge shows now (BU-15.4)."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        order = turn_order(state.bridge)
        if state.shields:
            state.bought = True  # BU-26.29
            held = {player: tuple(shield for shield in (FROM_DEPOTS, FROM_BLACK) if holds(state, player, shield)) for player in order}
            acting = [PhaseEndShields(player, shields) for player, shields in held.items() if shields]
            ctx.then(*acting, *map(Tribute, order), Income(order))
        else:
            ctx.then(Income(order))


class Income(Step, frozen=True, tag=True):
    """BU-15.3: the income from mines, then the next phase, or after phase E the final scoring (BU-15.2)."""

    order: tuple[int, ...]

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        paid: set[int] = set()
        for player in self.order:
            side = side_of(state, player)
            if side not in paid:  # once for a team (BU-24.11)
                paid.add(side)
                _mine_income(ctx, player)
        if state.phase < len(PHASES) - 1:
            state.phase += 1
            ctx.then(StartPhase())
        else:
            state.standings = standings(state)
            if state.solo:
                ctx.emit("lost_solo", None, (), "BU-25.14", reveals=True, n=estate_of(state, 0).empty)
            else:
                ctx.emit("end", None, (), "BU-16.1", reveals=True)


def _mine_income(ctx: Context[State], player: int) -> None:
    """Give silver for each mine, and with monastery 2 workers (BU-15.3)."""
    mines = estate_of(ctx.state, player).of_kind("mine")
    if mines:
        sources = tuple(map(items.TILE.id, mines))
        gain(ctx, player, "silver", mine_silver(ctx.state, player) * len(mines), sources, "BU-15.3")
        if MINE_WORKERS in analysis_of(ctx.state, player).monasteries:
            gain(ctx, player, "worker", MONASTERY_EFFECT[MINE_WORKERS].workers * len(mines), sources, "BU-17.2")


def mine_silver(state: State, player: int) -> int:
    """Return the silver each of a player's mines brings at the end of a phase (BU-15.3, 26.18)."""
    return MINE_SILVER * (factor(DOUBLE_MINES) if holds(state, player, DOUBLE_MINES) else 1)
