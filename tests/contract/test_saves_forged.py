"""Check that saves which no play leads to are refused, each with a sentence that says what is wrong, and that those of play load.

What is particular to a game is in ``tests/games/<game>/forged.py``; a game without it is forged in what all games have in common.
"""

from __future__ import annotations

from functools import cache

import pytest

from rules import Record
from tests.engine.forge import changed, check_damaged, check_loads, check_result
from tests.engine.forged import COMMON, HISTORY, Course, Forged
from tests.games.brought import GAMES, brought
from tests.playthroughs.choosers import at_random

from .play import Setting, settings

FORGED: dict[str, Forged] = {game: module.FORGED for game, module in brought("forged").items()}
CASES = [
    *((game, 0, what) for game in GAMES for what in COMMON),
    *((game, n, what) for game, forged in FORGED.items() for n, of in enumerate(forged.forgeries) for what in of.changes),
]


@cache
def position(game: str, n: int) -> Record:
    """Return the position that is forged. It is shared: do not play on with it."""
    return FORGED[game].forgeries[n].position() if game in FORGED else begun(game)


def begun(game: str) -> Record:
    """Return a random game in its middle."""
    setting = setting_of(game)
    middle = len(setting.finished(20).entries) // 2
    return next(record for record, _ in setting.play(20) if len(record.entries) == middle)


def setting_of(game: str) -> Setting:
    """Return the first setting of a game."""
    return next(setting for setting in settings() if setting.game == game)


@pytest.mark.parametrize(("game", "n", "what"), [pytest.param(*one, id=f"{one[0]}: {one[2]}") for one in CASES])
def test_a_forged_save_is_refused(game: str, n: int, what: str) -> None:
    """A position laid out by hand has no history to be compared with: it is refused unless it may occur, and otherwise plays to its end."""
    own = FORGED[game].forgeries[n].changes if game in FORGED else {}
    loads = check_damaged(changed(position(game, n), own.get(what) or COMMON[what]))
    if game in FORGED:
        assert loads == (what in FORGED[game].may_be | HISTORY)


COURSES = [
    pytest.param(game, course, id=f"{game}-{n}", marks=[pytest.mark.slow] if course is not None and course.slow else [])
    for game in GAMES
    for n, course in enumerate(FORGED[game].courses if game in FORGED else [None])
]


@pytest.mark.parametrize(("game", "course"), COURSES)
def test_what_was_played_loads_and_its_result_is_its_own(game: str, course: Course | None) -> None:
    """As the result of its history and as a position of its own; at the end, no other result is believed."""
    setting = setting_of(game)
    played = course or Course(setting.players, 21, at_random, dict(setting.options))
    record = played.new(game)
    check_loads(record, played.chooser(played.seed), played.one_in)
    check_result(record)


def test_only_what_is_forged_may_be() -> None:
    for forged in FORGED.values():
        assert not {*COMMON} & {*forged.forgeries[0].changes}
        assert forged.may_be <= {what for of in forged.forgeries for what in of.changes} - {*COMMON}
