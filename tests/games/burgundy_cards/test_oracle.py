"""Check whole games against an oracle: where every card is, and every legal action, after every decision."""

from typing import Any

import pytest

from rules import Game
from tests.playthroughs.choosers import Chooser, at_random, eager

from .builder import fresh
from .oracle import Oracle


def play_beside(game: Game[Any], oracle: Oracle, choose: Chooser, most: int = 10_000) -> None:
    """Play a game to its end, or for a number of decisions, with the oracle alongside."""
    players = range(len(oracle.seats))
    for _ in range(most):
        assert len(game.legal) == len(set(game.legal))
        assert set(game.legal) == oracle.legal()
        assert game.decider == oracle.turn
        action = choose(game)
        game.apply(action)
        oracle.do(action, game.state)
        oracle.agrees(game.state)
        if game.over:
            break
        assert [game.rules.total(game.state, player) for player in players] == [oracle.total(player) for player in players]
    assert oracle.over == game.over
    if game.over:
        standings = sorted(game.state.standings, key=lambda one: one.player)
        assert [(one.score, one.rank, one.won) for one in standings] == oracle.result()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chooser", [at_random, eager])
def test_in_step_with_an_oracle(chooser: Any, players: int, seed: int) -> None:
    """BC-3 to BC-17: everything on the table after every decision, the full list of legal actions and the result agree."""
    game = fresh(players, seed)
    play_beside(game, Oracle.of(game.state), chooser(seed))
    assert game.over
