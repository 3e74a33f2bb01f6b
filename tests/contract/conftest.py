"""Fixtures of the contract: the games it is checked in."""

import pytest

from .play import Played, Setting, other_settings, settings

SEED, OTHER_SEED = 1, 100
"""The first seeds of the games with every choice and of the others; each further game takes the next, so that no two begin alike."""
EVERY_DAY = {of for listed in (settings(), settings()[::-1]) for of in {of.game: of for of in listed}.values()}
"""Of each game the usual setting and the one that differs most from it."""
GAMES = [
    pytest.param((setting, seed), marks=[] if setting in EVERY_DAY else pytest.mark.slow)
    for seed, setting in (*enumerate(settings(), SEED), *enumerate(other_settings(), OTHER_SEED))
]


def name(game: tuple[Setting, int]) -> str:
    return str(game[0])


@pytest.fixture(scope="session", params=GAMES, ids=name)
def played(request: pytest.FixtureRequest) -> Played:
    """Play a random game of a setting, once for all tests of the contract; with ``slow``, with every choice and every pair of them."""
    return Played.of(*request.param)
