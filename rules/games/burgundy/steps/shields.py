"""Shields: taking them, losing them, the tribute for them, and naming a player (BU-26)."""

from __future__ import annotations

from rules.engine.context import Context, PlayerStep
from rules.engine.types import Action, ItemId, Message
from rules.engine.values import removed, replaced

from .. import items
from ..board.shields import ENDLESS_STORAGE, FROM_CASTLES, SHARING, TRIBUTE_IN_WORKERS
from ..modules import TRIBUTE
from ..state import State, estate_of, holds, store_of
from .storage import shrink


def by_doubles(state: State, player: int) -> list[Action]:
    """Return the ways to take a shield with both dice, if they are unused and equal (BU-26.3)."""
    seat = state.seats[player]
    if any(seat.used) or len(set(seat.dice)) != 1:
        return []
    return _ways(state, player, state.shields[seat.dice[0] - 1], items.DIE.id(player, 0))


def by_castle(state: State, player: int) -> list[Action]:
    """Return the ways to take a shield of any depot as the action of a castle (BU-26.21)."""
    if not holds(state, player, FROM_CASTLES):
        return []
    return _ways(state, player, tuple(shield for space in state.shields for shield in space))


def _ways(state: State, player: int, shields: tuple[int, ...], by: ItemId = "") -> list[Action]:
    castles = estate_of(state, player).of_kind("castle")
    return [items.take_shield(shield, castle, by) for shield in shields for castle in castles]


def take_shield(ctx: Context[State], player: int, action: Action, clause: str) -> None:
    """Put a shield on a castle; one that lies there already leaves the game (BU-26.5)."""
    state, seat = ctx.state, ctx.state.seats[player]
    (shield,), (castle,) = items.SHIELD.among(action.picks), items.TILE.among(action.picks)
    n = next(n for n, space in enumerate(state.shields) if shield in space)
    state.shields = replaced(state.shields, n, removed(state.shields[n], shield))
    for on, old in seat.shields:
        if on == castle:
            lose(ctx, player, old, "BU-26.5")
    seat.shields += ((castle, shield),)
    things = (items.GOODS_SPACE.id(n + 1), items.SHIELD.id(shield), items.TILE.id(castle))
    ctx.emit("shield_taken", player, things, clause, shield=shield)


def lose(ctx: Context[State], player: int, shield: int, clause: str) -> None:
    """Remove a shield from the game, and end what it did."""
    state, seat = ctx.state, ctx.state.seats[player]
    seat.shields = tuple((castle, held) for castle, held in seat.shields if held != shield)
    state.shields_gone += (shield,)
    ctx.emit("shield_lost", player, (items.SHIELD.id(shield),), clause, shield=shield)
    if shield == SHARING:
        seat.named = None
    if shield == ENDLESS_STORAGE:
        shrink(ctx, player)


class Tribute(PlayerStep, frozen=True, tag=True):
    """BU-26.7: at the end of a phase the owner pays for their shields; shield 3 counts if it is there at the beginning (A-36)."""

    def run(self, ctx: Context[State]) -> None:
        due = tuple(shield for _, shield in ctx.state.seats[self.player].shields)
        if due:
            ctx.begin_turn(self.player)
            ctx.then(PayTribute(self.player, due, holds(ctx.state, self.player, TRIBUTE_IN_WORKERS)))


class PayTribute(PlayerStep, frozen=True, tag=True):
    """BU-26.7, 26.13: pay for each shield that is still ``due``, in silver or, with shield 3, ``in_workers``; or let it go."""

    due: tuple[int, ...]
    in_workers: bool

    def options(self, ctx: Context[State]) -> list[Action] | None:
        """Return the ways to deal with each shield, or with all of them together; None if there is nothing to pay with."""
        store = store_of(ctx.state, self.player)
        means = ["silver"] * (store.silver >= TRIBUTE) + ["worker"] * (self.in_workers and store.workers >= TRIBUTE)
        if not means:
            return None
        at_once = [items.PAY_ALL_IT] * (store.silver >= TRIBUTE * len(self.due))
        paying = [items.pay(self.player, what, shield) for shield in self.due for what in means]
        return [*at_once, *paying, *map(items.give_up, self.due)]

    def run(self, ctx: Context[State]) -> None:
        for shield in self.due:
            lose(ctx, self.player, shield, "BU-26.7")

    def take(self, ctx: Context[State], action: Action) -> None:
        if action == items.PAY_ALL_IT:
            self._pay(ctx, "silver", self.due)
            return
        (shield,) = items.SHIELD.among(action.picks)
        others = removed(self.due, shield)
        if others:
            ctx.then(PayTribute(self.player, others, self.in_workers))
        if action.kind == "give_up":
            lose(ctx, self.player, shield, "BU-26.7")
        else:
            self._pay(ctx, items.STORE.key(action.picks[0]), (shield,))

    def _pay(self, ctx: Context[State], what: str, shields: tuple[int, ...]) -> None:
        store, n = store_of(ctx.state, self.player), TRIBUTE * len(shields)
        if what == "silver":
            store.silver -= n
        else:
            store.workers -= n
        things = (items.store(self.player, what), *map(items.SHIELD.id, shields))
        ctx.emit("tribute", self.player, things, "BU-26.7" if what == "silver" else "BU-26.13", gains={what: -n}, what=what, n=n)

    def question(self, ctx: Context[State]) -> Message:
        return Message("ask.tribute", {"n": len(self.due)})

    def source(self, ctx: Context[State]) -> ItemId | None:
        return items.SHIELD.id(self.due[0])
