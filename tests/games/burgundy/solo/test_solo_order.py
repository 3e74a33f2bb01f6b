"""Check that what happens by itself in the solo game withholds nothing: every result can still be reached (BU-25.15)."""

import pytest

import rules
from rules import Rng
from tests.slow import rest_slow

from ..builder import ID
from ..oracles.solo_results import differs

MOST = 2000
"""How many positions of one chain are looked at; longer ones are left out."""
NEAR = 22
"""Points from the target within which a chain may reach it."""
LIVELY = frozenset({"place", "ship", "points", "carry_out", "direct", "swap", "sell"})


def compared(seed: int, duchies: str, target: int) -> int:
    """Play a random game and compare the results of each placement near the target with those of asking for every order; count them."""
    game, rng, count = rules.new(ID, ("Anna",), seed, {"duchies": duchies, "target": target}).game, Rng(seed), 0
    while not game.over:
        chosen = [action for action in game.legal if action.kind in LIVELY and rng.below(5)] or list(game.legal)
        action = chosen[rng.below(len(chosen))]
        if action.kind == "place" and game.state.solo.counter >= game.state.solo.target - NEAR:
            different = differs(game, action, MOST, buying=False)
            assert not different
            count += different is False
        game.apply(action)
    return count


@pytest.mark.parametrize("part", rest_slow(0, 1, 2, 3))
def test_nothing_is_withheld(part: int) -> None:
    """BU-25.15, BU-25.12, BU-25.13"""
    games = 8 if part == 0 else 60
    tried = [compared(100 * part + n, ("solo_beginner", "solo_expert")[n % 2], (45, 50, 55)[n % 3]) for n in range(games)]
    assert sum(tried) >= 2 * games
