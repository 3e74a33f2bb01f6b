"""Check whole games against a second, slow reckoning: where every card is, and every legal action, after every decision."""

from typing import Any

import pytest

from rules import Game
from tests.playthroughs.choosers import Chooser, at_random, eager

from .builder import fresh
from .referee import Referee


def play_beside(game: Game[Any], twin: Referee, choose: Chooser, most: int = 10_000) -> None:
    """Play a game to its end, or for a number of decisions, with the second reckoning alongside."""
    players = range(len(twin.seats))
    for _ in range(most):
        assert len(game.legal) == len(set(game.legal))
        assert set(game.legal) == twin.legal()
        assert game.decider == twin.turn
        action = choose(game)
        game.apply(action)
        twin.do(action, game.state)
        twin.agrees(game.state)
        if game.over:
            break
        assert [game.rules.total(game.state, player) for player in players] == [twin.total(player) for player in players]
    assert twin.over == game.over
    if game.over:
        standings = sorted(game.state.standings, key=lambda one: one.player)
        assert [(one.score, one.rank, one.won) for one in standings] == twin.result()


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("chooser", [at_random, eager])
def test_beside_a_second_reckoning(chooser: Any, players: int, seed: int) -> None:
    """BC-3 to BC-17: everything on the table after every decision, the full list of legal actions and the result agree."""
    game = fresh(players, seed)
    play_beside(game, Referee.of(game.state), chooser(seed))
    assert game.over
