"""All the positions to which a lone player's chain can lead (BU-25.15)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from rules import Action, Game
from rules.engine.context import Context, Step
from rules.engine.sequence.order import Trial, order_matters

PURCHASES = frozenset({"buy", "hire", "mix"})
ASIDE = frozenset({"turn"})
"""Kinds of actions that are possible at any time and change nothing for a chain."""
CHAIN_OVER = ("DieAction", "EndTurn")


def position(game: Game[Any]) -> bytes:
    """Return the position without any order that means nothing; a victory is a victory, no matter what was left undone."""
    if game.over and game.state.standings[0].won:
        return b"won"
    state = game.copy().state
    state.gone, state.goods_gone = tuple(sorted(state.gone)), tuple(sorted(state.goods_gone))
    for seat, store in zip(state.seats, state.stores, strict=True):
        seat.areas, seat.storage = tuple(sorted(seat.areas)), tuple(sorted(seat.storage))
        store.goods, store.sold = tuple(sorted(store.goods)), tuple(sorted(store.sold))
    return msgspec.json.encode(state)


def results(game: Game[Any], action: Action, most: int, *, buying: bool) -> set[bytes] | None:
    """Return the positions to which an action and every way of going on lead, once its chain has ended; None if there are too many.

    ``most``: how many positions may be met on the way. ``buying``: the purchase of the turn is made at any moment, or never.
    """
    start = game.copy()
    start.apply(action)
    seen, found, left = set(), set(), [start]
    while left:
        here = left.pop()
        at = position(here)
        if at in seen:
            continue
        seen.add(at)
        if len(seen) > most:
            return None
        ended = here.over or type(here.state.pending[-1]).__name__ in CHAIN_OVER
        if ended:
            found.add(at)
        for one in here.legal:
            if one.kind not in ASIDE and (buying if one.kind in PURCHASES else not ended):
                there = here.copy()
                there.apply(one)
                left.append(there)
    return found


@contextmanager
def watched_orders(judge: Callable[[bool, int], bool]) -> Iterator[None]:
    """Let ``judge`` say whether each order matters, from what the rules found out and how many other steps there are."""

    def judged(ctx: Context[Any], step: Step, others: tuple[Step, ...], trial: Trial) -> bool:
        return judge(order_matters(ctx, step, others, trial), len(others))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rules.engine.sequence.pool.order_matters", judged)
        yield


def differs(game: Game[Any], action: Action, most: int, *, buying: bool) -> bool | None:
    """Return whether asking for every order would lead to other positions; None if there are too many to tell."""
    settled: list[int] = []

    def note(matters: bool, others: int) -> bool:
        if not matters and others:
            settled.append(others)
        return matters

    with watched_orders(note):
        real = results(game, action, most, buying=buying)
    if real is None or not settled:
        return None if real is None else False
    with watched_orders(lambda matters, others: True):
        free = results(game, action, most, buying=buying)
    return None if free is None else free != real
