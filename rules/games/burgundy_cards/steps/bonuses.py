"""First bonus, all-seven bonus and phase bonus (BC-12)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import removed

from .. import items
from ..board.estate import has_all_seven
from ..board.open_stacks import stacks_of
from ..components import FIRST_VP, OPTION, PHASE_OPTIONS, PHASES, PhaseOption
from ..state import State
from .gains import COUNTED, gain
from .take_top import TakeTop

POOLS = ("goods", "animals")


def award_first(ctx: Context[State], player: int, kind: str) -> None:
    """Give the first-bonus card of a kind if it is still available (BC-12.1)."""
    if kind in ctx.state.firsts:
        ctx.state.firsts = removed(ctx.state.firsts, kind)
        ctx.state.seats[player].firsts += (kind,)
        things = (f"first:{kind}", items.STORE.id(player, "vp"))
        ctx.credit(player, {"firsts": FIRST_VP}, "first_bonus", things, "BC-12.1", kind=kind, n=FIRST_VP)


def award_all_seven(ctx: Context[State], player: int) -> None:
    """Give the top all-seven card to a player who has all seven kinds for the first time (BC-12.4)."""
    state, seat = ctx.state, ctx.state.seats[player]
    if state.all_seven and not seat.all_seven and has_all_seven(seat.estate):
        seat.all_seven, state.all_seven = state.all_seven[0], state.all_seven[1:]
        things = (f"all_seven:{seat.all_seven}", items.STORE.id(player, "vp"))
        ctx.credit(player, {"all_seven": seat.all_seven}, "all_seven", things, "BC-12.4", n=seat.all_seven)


class PhaseBonus(PlayerStep, frozen=True, tag=True):
    """BC-12.2: choose one option of the phase card for a completed triplet. It cannot be declined (BC-10.7)."""

    def options(self, ctx: Context[State]) -> list[Action]:
        return [items.bonus(option.id) for option in PHASE_OPTIONS[ctx.state.phase] if gives_something(ctx.state, option)]

    def take(self, ctx: Context[State], action: Action) -> None:
        pick = action.picks[0]
        option = OPTION[items.PHASE_OPTION.key(pick)]
        ctx.emit("bonus", self.player, (pick,), "BC-12.2", phase=PHASES[ctx.state.phase])
        gain(ctx, self.player, option.gain, pick, "BC-12.2")
        ctx.then(*(TakeTop(self.player, (pool,)) for pool in POOLS for _ in range(option.gain.get(pool, 0))))

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.bonus", {"phase": PHASES[ctx.state.phase]})

    def source(self, ctx: Context[State]) -> ItemId | None:
        return "phase"


def gives_something(state: State, option: PhaseOption) -> bool:
    """Return whether at least one part of an option is available (BC-12.3)."""
    return any(what in COUNTED or any(pile.cards for pile in stacks_of(state, what)) for what in option.gain)
