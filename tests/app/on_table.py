"""What each game says about its table to the random players and to the checks of its layouts: ``games/<game>/on_table.py``."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache

from msgspec import Struct, field

from rules import Record, meta
from tests.games.brought import brought

Table = tuple[int, dict[str, int | str | bool]]
"""A number of players, and options."""


class OnTable(Struct, frozen=True):
    """What is particular to the table of one game; a game that brings nothing has a table without exceptions."""

    busy: tuple[str, ...] = ()
    """Kinds of actions that build: random players who prefer them see more of the game, or come to its end at all."""
    liked: Mapping[str, int] = field(default_factory=dict)
    """How strongly a thing is preferred when clicking, by the first word of its item; everything else counts 1."""
    liked_words: Mapping[str, float] = field(default_factory=dict)
    """The same by what a screen reader reads."""
    by_ear: int = 2
    """Number of players of the game that is played by ear; the longest games are played alone, in half the time."""
    fullest: tuple[Table, ...] = ()
    """Numbers of players and options that show everything the table can show; otherwise every number, without options."""
    scored: dict[str, int | str | bool] = field(default_factory=dict)
    """Options that add rows to the score and that a lone player does not have."""
    every: int = 40
    """Number of decisions between two positions that are checked: both ends and a few in between."""
    asking: tuple[Table, ...] = ()
    """Numbers of players and options that bring up every question; otherwise the fewest and the most players, without options."""
    asking_seed: int = 11
    """The seed of these games, in which every question comes up."""
    questions: int = 1
    """Least number of kinds of questions that come up in each of these games."""
    thorough: int = 20
    """Number of decisions between two positions in which everything is looked at, apart from the first ones of each question."""
    lists: Mapping[str, int] = field(default_factory=dict)
    """Most lines in tips that list what a player has or what is printed on a tile, by the first word of the item; others have three."""
    piles: frozenset[str] = frozenset()
    """Kinds of piles that come to be counted."""
    chooser: tuple[str, ...] = ()
    """How items begin that have no place on the table, since a chooser shows them or a key turns them."""
    overlays: frozenset[str] = frozenset({"marker"})
    """Kinds that lie on the cards of their stack, on what they belong to or on one another on purpose."""
    stand_ins: tuple[str, ...] = ()
    """How items begin that are clicked on the piece they belong to."""
    elsewhere: Callable[[Record], Collection[str]] = lambda record: ()
    """Finds items that can be chosen and are shown on a sheet for the time being."""
    covered: Callable[[Record], Collection[str]] = lambda record: ()
    """Finds items that overlap others or are covered by a sheet, as they may."""


@cache
def on_table(game: str) -> OnTable:
    """Return what a game says about its table."""
    module = brought("on_table", "table").get(game)
    return OnTable() if module is None else module.ON_TABLE


def fullest(game: str) -> list[Table]:
    """Return numbers of players and options that show everything a table can show."""
    return list(on_table(game).fullest) or [(players, {}) for players in meta(game).players]


def asking(game: str) -> list[Table]:
    """Return numbers of players and options that bring up every question."""
    numbers = meta(game).players
    return list(on_table(game).asking) or [(numbers[0], {}), (numbers[-1], {})]
