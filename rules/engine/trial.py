"""The trial of a position that no replay proves: one of older rules, or one laid out by hand."""

from __future__ import annotations

from typing import Any

from .checks import check_state, raise_first
from .definition import GameDef
from .game import Game
from .rng import Rng
from .work import TRIAL, Work

GAMES = 3
"""So many games are played on from the position, each to its end."""


def stand_trial(rules: GameDef[Any], state: Any) -> None:
    """Raise what is wrong with a state from elsewhere: in its size, its cards, its looks, or when a game is played on from it.

    It stays as it is. The games are random, but always the same: what stood trial once stands it again.
    """
    raise_first(rules.bounds(state))
    check_state(rules, state)
    for seed in range(GAMES):
        game, rng, work = Game(rules, rules.copy(state)), Rng(seed), Work(TRIAL)
        while game.decision is not None:
            game.apply(game.legal[rng.below(len(game.legal))])
            work.spend(game)
        check_state(rules, game.state)
