"""What is remembered of one game is forgotten when its table is left."""

import sys
from functools import _lru_cache_wrapper

from pytestqt.qtbot import QtBot

from app.platform.memory import POSITIONS
from rules import catalogue, new
from tests.app.pages import let_go, settle, show, window


def remembered() -> dict[str, int]:
    """Return how much each function remembers of positions."""
    modules = [module for name, module in sys.modules.items() if name.startswith(POSITIONS)]
    caches = {found for module in modules for found in vars(module).values() if isinstance(found, _lru_cache_wrapper)}
    found = {f"{cache.__module__}.{cache.__name__}": cache.cache_info().currsize for cache in caches}
    return {name: size for name, size in found.items() if size and name.startswith(POSITIONS)}


def test_a_game_that_was_left_is_forgotten(qtbot: QtBot) -> None:
    with window() as program:
        for of in catalogue():
            match = show(program, new(of.id, ("Anna", "Ben"), 3, {}))
            for _ in range(20):
                match.play(match.record.game.legal[0])
            settle()
            assert remembered()
            program.go_home()
            let_go()
            settle()
            assert remembered() == {}
