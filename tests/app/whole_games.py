"""What each game adds to the whole games played through the window (``tests/app/games/test_whole_games.py``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path

from msgspec import Struct

from rules import IDS, Record
from tests.app.sitting import Sitting


class WholeGames(Struct, frozen=True):
    """How whole games of one game are played, and what must be true of them; each game has one in ``games/<game>/whole_games.py``."""

    check_end: Callable[[Sitting], None]
    """Counts the points of a finished game again, works out who has won, and compares the program with the result."""
    check_curtains: Callable[[Record, int], None]
    """Compares how many curtains were lifted in a game with how many it needed."""
    by_mouse: int
    """Number of players in the game that is played by mouse."""
    clicks: int
    """Most clicks the median turn takes when it is played at random."""
    by_keyboard: tuple[int, ...]
    """Numbers of players of the games played by keyboard; ``in_words``: of those played in words."""
    in_words: tuple[int, ...]
    busy: tuple[str, ...]
    """Kinds of actions preferred in words, since the game would take too long otherwise."""
    kinds: frozenset[str]
    """Kinds of actions that occur in every game in words."""
    turns: int | None = None
    """Turns of the game by mouse, if the rules fix their number."""
    closed: bool = False
    """Whether there is a curtain before each turn."""
    options: Mapping[str, int | str | bool] | None = None
    """Options of the games in words, if the usual ones would take too long."""
    seed: int = 99
    """The seed of the games in words, in which these kinds occur."""


def all_whole_games() -> dict[str, WholeGames]:
    """Return what each game adds, for the games that add something; ``tests/contract/test_completeness.py`` names the others."""
    there = [game for game in IDS if (Path(__file__).parent / "games" / game / "whole_games.py").exists()]
    return {game: import_module(f"tests.app.games.{game}.whole_games").WHOLE_GAMES for game in there}
