"""What is particular to each game when whole games are played through the window (``tests/app/games/test_whole_games.py``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from rules import IDS, Record
from tests.app.sitting import Sitting


@dataclass(frozen=True)
class WholeGames:
    """How whole games of one game are played, and what has to be true of them. Each game has one: ``games/<game>/whole_games.py``."""

    check_end: Callable[[Sitting], None]
    """Counts the points of a finished game again, says who has won, and compares the program with that."""
    check_curtains: Callable[[Record, int], None]
    """Compares how many curtains were lifted in a game with how many it needed."""
    by_mouse: int
    """Players of the game that is clicked through on the screen."""
    clicks: int
    """As many clicks as the median turn takes at most when it is played by chance."""
    by_keyboard: tuple[int, ...]
    """Numbers of players; the first is always tried, the rest are slow. The same goes for ``in_words``."""
    in_words: tuple[int, ...]
    busy: tuple[str, ...]
    """Kinds of actions that are preferred in words, or the game would take too long."""
    kinds: frozenset[str]
    """Kinds of actions that come up in every game in words."""
    turns: int | None = None
    """Turns of the game by mouse, where the rules fix their number."""
    closed: bool = False
    """Whether a curtain hangs before each turn."""
    options: Mapping[str, int | str | bool] | None = None
    """Options of the games in words, where the usual ones would take too long."""


def whole_games(game: str) -> WholeGames:
    """Return what is particular to a game."""
    found: WholeGames = import_module(f"tests.app.games.{game}.whole_games").WHOLE_GAMES
    return found


WHOLE_GAMES = {game: whole_games(game) for game in IDS if (Path(__file__).parent / "games" / game / "whole_games.py").exists()}
"""By game, those that have it: ``tests/contract/test_completeness.py`` names the others."""
