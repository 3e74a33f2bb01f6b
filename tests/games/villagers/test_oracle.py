"""Compare whole random games with a second account of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Game, Rng, new
from rules.games.villagers.meta import META
from tests.contract.play import Setting, every_setting, in_pairs

from .builder import ID
from .oracle import Oracle

SETTINGS = in_pairs(every_setting(META))
SEEDS = 3


def play(setting: Setting, seed: int, choose: Any) -> Game[Any]:
    """Play a game to its end beside the oracle."""
    game = new(ID, ("Ann", "Ben", "Cid", "Dee", "Eve")[: setting.players], seed, dict(setting.options)).game
    oracle = Oracle(game)
    while not game.over:
        oracle.step(game, choose(game))
    return game


def lively(seed: int) -> Any:
    """Return a chooser that lays what it can, and rarely ends a turn before that."""
    rng = Rng(seed)

    def choose(game: Game[Any]) -> Any:
        found = [action for action in game.legal if action.kind not in ("end_turn", "decline", "basic") or rng.below(8) == 0] or game.legal
        return found[rng.below(len(found))]

    return choose


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_random_game_agrees_with_the_oracle(setting: Setting, seed: int) -> None:
    """VI-3 to VI-20."""
    game = play(setting, seed, lively(seed))
    assert game.state.markets == 2
