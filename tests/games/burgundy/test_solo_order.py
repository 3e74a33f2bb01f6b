"""Check that what happens by itself in the solo game withholds nothing: every result can still be reached (BU-25.15)."""

from typing import Any

import msgspec
import pytest

import rules
from rules import Action, Game, Rng
from rules.engine import pool
from tests.slow import rest_slow

from .builder import ID

MOST = 2000
"""How many positions of one chain are looked at; longer ones are left out."""
NEAR = 22
"""Points from the target within which a chain may reach it."""
ASIDE = frozenset({"turn", "buy", "hire", "exchange"})
"""Kinds of actions that are possible at any time and no part of a chain."""
LIVELY = frozenset({"place", "ship", "points", "carry_out", "direct", "swap", "sell"})


def position(game: Game[Any]) -> bytes:
    """Return the position without the order in which areas were completed, which means nothing."""
    state = game.copy().state
    for seat in state.seats:
        seat.areas = tuple(sorted(seat.areas))
    return msgspec.json.encode(state)


def results(game: Game[Any], action: Action) -> set[bytes] | None:
    """Return the positions to which an action and every way of going on lead, once its chain has ended; None if there are too many."""
    start = game.copy()
    start.apply(action)
    seen, found, left = set(), set(), [start]
    while left:
        here = left.pop()
        at = position(here)
        if at in seen:
            continue
        seen.add(at)
        if len(seen) > MOST:
            return None
        if here.over or type(here.state.pending[-1]).__name__ in ("DieAction", "EndTurn"):
            found.add(at)
            continue
        for one in here.legal:
            if one.kind not in ASIDE:
                there = here.copy()
                there.apply(one)
                left.append(there)
    return found


def compared(seed: int, duchies: str, target: int) -> int:
    """Play a random game and compare the results of each placement near the target with those of asking for every order; count them."""
    game, rng, count = rules.new(ID, ("Anna",), seed, {"duchies": duchies, "target": target}).game, Rng(seed), 0
    while not game.over:
        chosen = [action for action in game.legal if action.kind in LIVELY and rng.below(5)] or list(game.legal)
        action = chosen[rng.below(len(chosen))]
        if action.kind == "place" and game.state.solo.counter >= game.state.solo.target - NEAR:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(pool, "order_matters", lambda *_: True)
                free = results(game, action)
            if free is not None:
                assert results(game, action) == free
                count += 1
        game.apply(action)
    return count


@pytest.mark.parametrize("part", rest_slow(0, 1, 2, 3))
def test_nothing_is_withheld(part: int) -> None:
    """BU-25.15, BU-25.12, BU-25.13"""
    games = 8 if part == 0 else 60
    tried = [compared(100 * part + n, ("solo_beginner", "solo_expert")[n % 2], (45, 50, 55)[n % 3]) for n in range(games)]
    assert sum(tried) >= 2 * games
