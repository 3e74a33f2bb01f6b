"""The free part of a turn: everything that can be done in any order (PC-2.4, 2.5)."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, Message

from .. import items
from ..components import ACTIONS
from ..state import State, turn_of
from . import crane, display, projects, road
from .bonuses import bonus_offers, take_bonus
from .extra import buy_extra, extra_offers
from .loose_ends import open_side, side_offers
from .perform import perform, tile_performances
from .refresh import pay_refresh, refresh_offers
from .seals import seal_offers, take_seal
from .technologies import technology_offers, use_technology

Offer = Callable[[State, int], list[Action]]
Do = Callable[[Context[State], int, Action], None]


def _tiles(state: State, player: int) -> list[Action]:
    return [] if turn_of(state).tile else crane.tiles_to_take(state, player)


def _refill(state: State, player: int) -> list[Action]:
    return [items.REFILL] if display.can_refill(state) else []


def _end(state: State, player: int) -> list[Action]:
    return [items.END_TURN] if turn_of(state).tile else []


OFFERS: tuple[Offer, ...] = (
    _tiles,
    tile_performances,
    crane.wheel_offers,
    extra_offers,
    technology_offers,
    side_offers,
    projects.paid_ups,
    road.road_offers,
    bonus_offers,
    refresh_offers,
    seal_offers,
    _refill,
)
"""What the free part offers before the end of the turn, in the order of PC-2.4."""


def _perform(ctx: Context[State], player: int, action: Action) -> None:
    """Perform an action with the tile taken or the extra action, which is used up (PC-2.4 b, e)."""
    turn = turn_of(ctx.state)
    if action.picks[0] == items.EXTRA:
        turn.extra = "done"
    else:
        turn.action = False
    perform(ctx, player, action)


DO: dict[str, Do] = {
    "take": crane.take_tile,
    **dict.fromkeys(ACTIONS, _perform),
    "buy_extra": buy_extra,
    "technology": use_technology,
    "side": open_side,
    "upgrade_bonus": take_bonus,
    "refresh": pay_refresh,
    "seal": take_seal,
    "wheel": lambda ctx, player, action: crane.use_wheel(ctx, player),
    "cash": lambda ctx, player, action: crane.use_wheel(ctx, player),
    "road_effect": road.carry_road,
    "up": projects.pay_up,
    "refill": lambda ctx, player, action: display.refill_all(ctx),
}
"""How what is offered is carried out, by the kind of the action."""


class Main(PlayerStep, frozen=True, tag=True):
    """PC-2.3 ``main``: one thing after the other until the player ends the turn."""

    def surely_asks(self, ctx: Context[State]) -> bool:
        return bool(_end(ctx.state, self.player) or _tiles(ctx.state, self.player))

    def options(self, ctx: Context[State]) -> list[Action]:
        found: list[Action] = []
        for offer in OFFERS:
            found += offer(ctx.state, self.player)
        return found + _end(ctx.state, self.player)

    def take(self, ctx: Context[State], action: Action) -> None:
        if action != items.END_TURN:
            ctx.then(self)
            DO[action.kind](ctx, self.player, action)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.main" if turn_of(ctx.state).tile else "ask.take_tile")


def ends_turn(state: State, action: Action) -> bool:
    """Return whether an action ends the turn (PC-2.4 n)."""
    return action == items.END_TURN
