"""The games that the contract is seen to be kept in."""

import pytest

from .play import Played, Setting, other_settings, settings

SEED, OTHER_SEED = 1, 100
"""The games of the default run are dealt from these on, one after the other, so that no two begin alike."""
GAMES = [
    *((setting, SEED + n) for n, setting in enumerate(settings())),
    *(pytest.param((setting, OTHER_SEED + n), marks=pytest.mark.slow) for n, setting in enumerate(other_settings())),
]


def name(game: tuple[Setting, int]) -> str:
    return str(game[0])


@pytest.fixture(scope="module", params=GAMES, ids=name)
def played(request: pytest.FixtureRequest) -> Played:
    """A random game of a setting, played once for all tests of a module. With ``slow`` every combination of options is tried."""
    return Played.of(*request.param)
