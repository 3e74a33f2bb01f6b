"""What is remembered of one game is forgotten when its table is left."""

import gc
from functools import _lru_cache_wrapper

from pytestqt.qtbot import QtBot

from app.platform.memory import POSITIONS
from rules import catalogue, new
from tests.app.pages import settle, show, window


def remembered() -> dict[str, int]:
    """Return how much each function remembers of positions."""
    caches = [found for found in gc.get_objects() if isinstance(found, _lru_cache_wrapper) and found.__module__.startswith(POSITIONS)]
    return {f"{found.__module__}.{found.__name__}": found.cache_info().currsize for found in caches if found.cache_info().currsize}


def test_a_game_that_was_left_is_forgotten(qtbot: QtBot) -> None:
    with window() as program:
        for of in catalogue():
            match = show(program, new(of.id, ("Anna", "Ben"), 3, {}))
            for _ in range(20):
                match.play(match.record.game.legal[0])
            settle()
            assert remembered()
            program.go_home()
            settle()
            assert remembered() == {}
