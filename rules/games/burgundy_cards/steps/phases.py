"""Phases and rounds: dealing, turn order, and the end (BC-4, BC-13.4, BC-14)."""

from __future__ import annotations

from rules.engine.context import POINTS, Context, Step

from ..board.open_stacks import available, clear_display, deal_display, deal_stacks
from ..components import DEAL, HAND_SIZE, PHASES, ROUNDS, START_CARD_VP
from ..scoring.standings import standings
from ..state import State
from .duel import RevealEgon, check_egon
from .turn import StartTurn


class StartPhase(Step, frozen=True, tag=True):
    """BC-3.5, 3.6, 14.1: deal the display and the personal stacks and, playing solo, Egon's cards; then begin the first round."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        ctx.emit("phase", None, (), "BC-4.1", reveals=True, opens=True, phase=PHASES[state.phase])
        players = len(state.seats)
        size = DEAL[players].personal_stack
        supply = available(state)
        if supply < size * players:
            # BC-13.4: too few cards even for the personal stacks
            state.rounds = supply // players
            deal_stacks(ctx, state.rounds)
        elif state.phase == 0:
            state.rounds = ROUNDS
            deal_stacks(ctx, size)
            deal_display(ctx)
        else:
            state.rounds = ROUNDS
            deal_display(ctx, supply - size * players)
            deal_stacks(ctx, size)
        state.round = 0
        if state.egon is not None:
            if state.phase == 0:
                state.draw = state.egon.count_off(state.draw)
            ctx.then(RevealEgon(), EndRound())
        else:
            ctx.then(EndRound())


class StartRound(Step, frozen=True, tag=True):
    """BC-4.2: everybody draws up to two hand cards; then players take turns clockwise from the start player of the phase (BC-4.4)."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        players = len(state.seats)
        order = [(state.first + i) % players for i in range(players)]
        state.round += 1
        ctx.emit("round", None, (), "BC-4.1", n=state.round)
        for player in order:
            seat = state.seats[player]
            n = min(HAND_SIZE - len(seat.hand.cards), len(seat.stack.cards))
            if n > 0:
                cards, seat.stack = seat.stack.drawn(n)
                seat.hand += cards
                ctx.emit("drew", player, (f"personal:{player}",), "BC-4.2", reveals=True, gains={"cards": n}, n=n)
        ctx.then(*map(StartTurn, order), EndRound())


class EndRound(Step, frozen=True, tag=True):
    """The next round, or after the last one the end of the phase."""

    def run(self, ctx: Context[State]) -> None:
        ctx.then(StartRound() if ctx.state.round < ctx.state.rounds else EndPhase())


class EndPhase(Step, frozen=True, tag=True):
    """BC-14: clear the display and determine the next start player; after phase E, or if Egon is ahead, the game ends."""

    def run(self, ctx: Context[State]) -> None:
        state = ctx.state
        lost = state.egon is not None and not check_egon(ctx)
        if lost or state.phase == len(PHASES) - 1:
            state.standings = standings(state)
            if state.egon is None:
                ctx.emit("start_card_point", state.holder, (), "BC-16.3", gains={POINTS: START_CARD_VP}, n=START_CARD_VP)
            ctx.emit("end", None, (), "BC-14.4" if state.egon is None else "BC-17.11", reveals=True)
            return
        clear_display(ctx)
        state.phase += 1
        if state.egon is None:
            next_start_player(ctx)
        ctx.then(StartPhase())


def next_start_player(ctx: Context[State]) -> None:
    """Pass the start player card on clockwise unless it is turned, in which case its holder starts (BC-14.2)."""
    state = ctx.state
    if not state.turned:
        state.holder = (state.holder + 1) % len(state.seats)
    state.turned = False
    state.first = state.holder
    ctx.emit("start_player", state.first, (), "BC-14.2")
