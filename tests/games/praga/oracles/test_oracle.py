"""Compare whole random games with a second account of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Game, Rng
from rules.games.praga.meta import META
from tests.contract.play import Setting
from tests.playthroughs.choosers import Chooser, at_random

from ..builder import ID
from ..verbs import points
from .oracle import Oracle, final_points


def setting(players: int, seed: int) -> Setting:
    """Return a setting with options drawn at random; seed 0 has the usual ones."""
    rng, options = Rng(seed), {option.id: option.default for option in META.options if option.fits(players, {})}
    if seed:
        options = {option.id: option.values[rng.below(len(option.values))] for option in META.options if option.id in options}
    return Setting(ID, players, tuple(options.items()))


def play(players: int, seed: int, choose: Chooser) -> Game[Any]:
    """Play a game to its end alongside the oracle."""
    game = setting(players, seed).new(seed).game
    oracle = Oracle(game)
    while not game.over:
        oracle.step(game, choose(game))
    return game


def check_scores(game: Game[Any]) -> None:
    """Check every row of the final scoring, and the winner (PC-15)."""
    state = game.state
    totals = []
    for player in range(len(state.seats)):
        expected = final_points(state, player)
        counted = {row: n for who, row, n in state.credited if who == player}
        played = sum(n for row, n in counted.items() if row not in ROWS)
        assert {row: n for row, n in counted.items() if row in ROWS} == expected
        totals.append(played + sum(expected.values()))
        assert points(game, player) == totals[-1]
    assert [standing.score for standing in sorted(state.standings, key=lambda one: one.player)] == totals
    winner = max(range(len(totals)), key=lambda player: (totals[player], (player - state.first) % len(totals)))
    if len(totals) > 1:
        assert [standing.player for standing in state.standings if standing.won] == [winner]


ROWS = ("academics", "hunger_wall", "cathedral", "blue_markers", "red_markers", "wall_count", "endings", "seals", "eggs")


@pytest.mark.parametrize(("players", "seed"), [(1, 0), (1, 3), (2, 1), (3, 1), (4, 1)])
def test_a_random_game_agrees_with_the_oracle(players: int, seed: int) -> None:
    """PC-2 to PC-18: for every number of players and both opponents alone."""
    check_scores(play(players, seed, at_random(seed)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(50))
@pytest.mark.parametrize("players", META.players)
def test_random_games_of_every_kind_agree_with_the_oracle(players: int, seed: int) -> None:
    """PC-2 to PC-18."""
    check_scores(play(players, seed, at_random(seed)))
