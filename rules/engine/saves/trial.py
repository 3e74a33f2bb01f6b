"""The trial of a position that no replay verifies: one from older rules, or one laid out by hand."""

from __future__ import annotations

from typing import Any

from ..checks import check_state, raise_first
from ..definition import GameDef
from ..game import Game
from ..rng import Rng
from .work import TRIAL, Work

GAMES = 3
"""The number of games played on from the position, each to its end."""


def stand_trial(rules: GameDef[Any], state: Any) -> None:
    """Raise an error for whatever is wrong with an untrusted state: in its bounds, its cards, its views, or when a game is played on from
    it.

    The state does not change. The games are random but always the same: what passes the trial once passes it again.
    """
    raise_first(rules.bounds(state))
    check_state(rules, state)
    for seed in range(GAMES):
        game, rng, work = Game(rules, rules.copy(state)), Rng(seed), Work(TRIAL)
        while game.decision is not None:
            game.apply(game.legal[rng.below(len(game.legal))])
            work.spend(game)
        check_state(rules, game.state)
