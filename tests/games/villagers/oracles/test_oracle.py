"""Compare whole random games with a second account of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Game, new
from rules.games.villagers.meta import META
from tests.contract.play import Setting, every_setting, in_pairs
from tests.playthroughs.choosers import Chooser, lively

from ..builder import ID
from .oracle import Oracle

SETTINGS = in_pairs(every_setting(META))
FULLEST = {setting.players: setting for setting in sorted(SETTINGS, key=lambda setting: sum(value is True for _, value in setting.options))}
"""For each number of players the setting with the most modules."""


def play(setting: Setting, seed: int, choose: Chooser) -> Game[Any]:
    """Play a game to its end alongside the oracle."""
    game = new(ID, ("Ann", "Ben", "Cid", "Dee", "Eve")[: setting.players], seed, dict(setting.options)).game
    oracle = Oracle(game)
    while not game.over:
        oracle.step(game, choose(game))
    return game


@pytest.mark.parametrize("setting", FULLEST.values(), ids=str)
def test_a_random_game_agrees_with_the_oracle(setting: Setting) -> None:
    """VI-3 to VI-20: with every module that fits, for every number of players."""
    game = play(setting, 1, lively(1))
    assert game.state.markets == 2


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_random_games_of_every_kind_agree_with_the_oracle(setting: Setting, seed: int) -> None:
    """VI-3 to VI-20."""
    game = play(setting, seed, lively(seed))
    assert game.state.markets == 2
