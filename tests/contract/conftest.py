"""Fixtures of the contract: the games it is checked in."""

import pytest

from .play import Played, Setting, other_settings, settings

SEED, OTHER_SEED = 1, 100
"""The first seeds of the default run and of the others; each further game takes the next, so that no two begin alike."""
GAMES = [
    *((setting, SEED + n) for n, setting in enumerate(settings())),
    *(pytest.param((setting, OTHER_SEED + n), marks=pytest.mark.slow) for n, setting in enumerate(other_settings())),
]


def name(game: tuple[Setting, int]) -> str:
    return str(game[0])


@pytest.fixture(scope="session", params=GAMES, ids=name)
def played(request: pytest.FixtureRequest) -> Played:
    """Play a random game of a setting, once for all tests of the contract; with ``slow``, with every pair of choices."""
    return Played.of(*request.param)
