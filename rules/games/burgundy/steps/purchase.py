"""Actions open throughout a player's own turn: the purchase, turning dice, silver for workers (BU-5.1, BU-14, BU-17.6, 17.22)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.engine.context import Context, Step
from rules.engine.types import Action
from rules.engine.values import replaced

from .. import items
from ..board.dice import NUMBERS, unused, workers_for
from ..board.monasteries import EXCHANGE, EXCHANGE_COST, EXCHANGE_GAIN, HIRE_COST, HIRING, LONG_STEPS
from ..board.shields import SET_DIE, SHARING
from ..components import PURCHASE_COST
from ..modules import INN_COST
from ..state import State, Store, analysis_of, holds, store_of
from .gains import gain, turn_die
from .storage import room, store_tile


def always(ctx: Context[State], step: Step) -> Sequence[Action]:
    """Return what the player whose turn it is may do at any moment (BU-4); before the first round no player has a turn."""
    state = ctx.state
    if not state.round:
        return ()
    player = state.turn_of
    seat, monasteries = state.seats[player], analysis_of(state, player).monasteries
    store = state.stores[seat.store]
    found: list[Action] = []
    if not state.bought:
        if store.silver >= PURCHASE_COST:
            found += items.buys(state.black, room(state, player))
        if state.inns and store.silver >= INN_COST:
            found += items.buys(state.inns[-1:], room(state, player))
        if HIRING in monasteries:
            found += _with_workers(state, player)
    if EXCHANGE in monasteries and store.silver >= EXCHANGE_COST:
        found += map(items.exchange, range(1, store.silver // EXCHANGE_COST + 1)) if state.shields else (items.EXCHANGE_IT,)
    if seat.shields:
        found += _with_shields(state, player)
    if store.workers:
        for i, n in unused(seat.dice, seat.used):
            found += turns(player, i, n, store.workers, LONG_STEPS in monasteries)
    return found


def _with_workers(state: State, player: int) -> list[Action]:
    """Return the purchases of monastery 6, from any depot: for workers, or for workers and silver if these may be mixed (BU-17.6, A-07)."""
    store, space = store_of(state, player), room(state, player)
    found: list[Action] = []
    for slots in (*state.depots, state.black, state.inns[-1:]):
        if store.workers >= HIRE_COST:
            found += items.hires(slots, space, HIRE_COST)
        for workers in _mixtures(state, store):
            found += items.mixes(slots, space, workers)
    return found


def _mixtures(state: State, store: Store) -> list[int]:
    """Return the numbers of workers to which a player can add silver for a purchase (A-07)."""
    if not state.mixed_payment:
        return []
    return [workers for workers in range(1, HIRE_COST) if store.workers >= workers and store.silver >= HIRE_COST - workers]


def _with_shields(state: State, player: int) -> list[Action]:
    """Return what shields 16 and 6 let a player do at any moment: turn a die, name a player (BU-26.16, 26.26)."""
    seat = state.seats[player]
    found: list[Action] = []
    if holds(state, player, SET_DIE) and not state.die_set:
        for i, n in unused(seat.dice, seat.used):
            found += [items.set_die(SET_DIE, items.DIE.id(player, i), to) for to in NUMBERS if to != n]
    if holds(state, player, SHARING) and seat.named is None:
        found += [items.name(SHARING, other) for other in range(len(state.seats)) if other != player]
    return found


@lru_cache(1 << 12)
def turns(player: int, i: int, n: int, workers: int, long_steps: bool) -> tuple[Action, ...]:
    """Return an action for every number a die ``n`` can be turned to (BU-5.1 to 5.3)."""
    found = ((m, workers_for(n, m, long_steps)) for m in NUMBERS)
    return tuple(items.turn(items.DIE.id(player, i), m, price) for m, price in found if 0 < price <= workers)


def take_always(ctx: Context[State], action: Action) -> None:
    """Carry out one of these actions, on top of whatever is open (BU-14.2, A-45)."""
    state = ctx.state
    player = state.turn_of
    store = store_of(state, player)
    match action.kind:
        case "buy":
            state.bought = True
            inn = items.TILE.key(action.picks[0]) in state.inns
            cost, clause = (INN_COST, "BU-22.3") if inn else (PURCHASE_COST, "BU-14.1")
            store.silver -= cost
            ctx.emit("bought", player, (items.store(player, "silver"),), clause, gains={"silver": -cost}, n=cost)
            store_tile(ctx, player, action, clause)
        case "hire":
            state.bought = True
            store.workers -= HIRE_COST
            ctx.emit("hired", player, (items.store(player, "worker"),), "BU-17.6", gains={"worker": -HIRE_COST}, n=HIRE_COST)
            store_tile(ctx, player, action, "BU-17.6")
        case "mix":
            state.bought = True
            workers, silver = action.cost, HIRE_COST - action.cost
            store.workers -= workers
            store.silver -= silver
            things = (items.store(player, "worker"), items.store(player, "silver"))
            ctx.emit("mixed", player, things, "BU-17.6", gains={"worker": -workers, "silver": -silver}, workers=workers, silver=silver)
            store_tile(ctx, player, action, "BU-17.6")
        case "exchange":
            times = sum(items.COINS.among(action.picks)) or 1
            cost = EXCHANGE_COST * times
            store.silver -= cost
            ctx.emit("exchanged", player, (items.store(player, "silver"),), "BU-17.22", gains={"silver": -cost}, n=cost)
            gain(ctx, player, "worker", EXCHANGE_GAIN * times, (items.store(player, "silver"),), "BU-17.22")
        case "turn":
            die, number = action.picks
            turn_die(ctx, player, items.DIE.key(die), items.DIE_NUMBER.key(number), action.cost)
        case "set_die":
            shield, die, number = action.picks
            state.die_set = True
            seat, i, to = state.seats[player], items.DIE.key(die), items.DIE_NUMBER.key(number)
            ctx.emit("set_die", player, (shield, die), "BU-26.26", before=seat.dice[i], die=to)
            seat.dice = replaced(seat.dice, i, to)
        case "name":
            named = items.SEAT.key(action.picks[1])
            state.seats[player].named = named
            ctx.emit("named", player, action.picks, "BU-26.16", named=named)


def could_buy(ctx: Context[State]) -> bool:
    """Return whether the player whose turn it is can still get a tile with this turn's purchase (BU-14.1).

    If necessary they exchange silver for workers first.
    """
    state = ctx.state
    if state.bought:
        return False
    store, monasteries = store_of(state, state.turn_of), analysis_of(state, state.turn_of).monasteries
    if (store.silver >= PURCHASE_COST and any(state.black)) or (store.silver >= INN_COST and state.inns):
        return True
    if HIRING not in monasteries or not any(map(any, (*state.depots, state.black, state.inns))):
        return False
    return _workers_within_reach(store, monasteries) >= HIRE_COST or bool(_mixtures(state, store))


def _workers_within_reach(store: Store, monasteries: frozenset[int]) -> int:
    """Return the workers a player would have after exchanging as much silver as possible for them (BU-17.22)."""
    return store.workers + (store.silver // EXCHANGE_COST * EXCHANGE_GAIN if EXCHANGE in monasteries else 0)
