"""The specials of the base game with the discard symbol: Tinner and Smuggler (VI-9.14, 9.15)."""

from __future__ import annotations

from typing import Final, TypedDict

from rules.engine.context import Context, PlayerStep

from .. import items
from ..board.symbols import printed_gold, symbols
from ..components import NAME, SMUGGLED
from ..state import State, build_turn
from .gold import gain
from .special import Special, Targets


def _at_any_time(state: State, player: int) -> list[Targets]:
    return [()]


def _tin(ctx: Context[State], player: int, targets: Targets) -> None:
    """VI-9.14: until the end of the turn padlocks can be opened for free."""
    build_turn(ctx.state).tinner = True


def _gold_symbols(state: State, player: int) -> list[Targets]:
    return [(items.CARD.id(card),) for card in symbols(state.seats[player].village).gold_cards]


def _smuggle(ctx: Context[State], player: int, targets: Targets) -> None:
    ctx.then(Smuggle(player, items.CARD.key(targets[0])))


class Smuggle(PlayerStep, frozen=True, tag=True):
    """VI-9.15: half of a visible printed gold value, rounded up, from the bank."""

    card: int

    def run(self, ctx: Context[State]) -> None:
        part, whole = SMUGGLED
        gold = -(-printed_gold(ctx.state.seats[self.player].village, self.card) * part // whole)
        gain(ctx, self.player, gold, "smuggled", (items.CARD.id(self.card), items.GOLD.id(self.player)), "VI-9.15", card=NAME[self.card])


class BaseSpecials(TypedDict):
    """The specials of the base game with the discard symbol."""

    tinner: Special
    smuggler: Special


BASE: Final[BaseSpecials] = {
    "tinner": Special(_at_any_time, _tin),
    "smuggler": Special(_gold_symbols, _smuggle),
}
