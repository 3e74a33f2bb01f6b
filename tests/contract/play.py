"""Random games of every game, for every number of players and every combination of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules import Action, Meta, Option, Record, Rng, Value, catalogue, new

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")
MAX_DECISIONS = 5_000
MANY = 40
"""More combinations of options than these are not all tried."""
DEALT = 2
"""So many are tried then for each number of players."""
LOT = 303
"""How they are dealt: so that they are as different as can be."""
FEW = 4
"""Of an option with more values than these the first, the one it starts with and the last are tried."""


@dataclass(frozen=True)
class Setting:
    """What a game is set up with."""

    game: str
    players: int
    options: tuple[tuple[str, Value | bool], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options)])

    def new(self, seed: int) -> Record:
        """A new game."""
        return new(self.game, NAMES[: self.players], seed, dict(self.options))

    def play(self, seed: int) -> Iterator[tuple[Record, Action]]:
        """A random game: before each decision the record and the action that is going to be played. Ends with the game."""
        record, rng = self.new(seed), Rng(seed)
        for _ in range(MAX_DECISIONS):
            if record.game.over:
                return
            action = record.game.legal[rng.below(len(record.game.legal))]
            yield record, action
            record.play(action)
        raise AssertionError(f"{self} with seed {seed} has not ended after {MAX_DECISIONS} decisions")

    def finished(self, seed: int) -> Record:
        """A random game at its end."""
        record = self.new(seed)
        for played, _ in self.play(seed):
            record = played
        return record


def settings() -> list[Setting]:
    """Every game x players x combination of the options that fit them, or a choice of these; of an option for each seat all dealt round."""
    return [
        Setting(of.id, players, tuple(chosen.items()))
        for of in catalogue()
        for players in of.players
        for chosen in combinations(of, players)
    ]


def combinations(of: Meta, players: int) -> list[dict[str, Value | bool]]:
    """What can be chosen together, option after option; when that is too much, a few of all."""
    found: list[dict[str, Value | bool]] = [{}]
    for option in of.options:
        found = [{**chosen, **row} for chosen in found for row in _rows(option, players, chosen)]
    return found if len(found) <= MANY else _dealt(of, players)


def _rows(option: Option, players: int, chosen: dict[str, Value | bool]) -> list[dict[str, Value | bool]]:
    """What can be chosen for an option beside what is chosen already."""
    if not option.fits(players, chosen):
        return [{}]
    names, values = option.names(players), option.possible(players, chosen)
    starts = range(0, len(values), len(names))
    return [{name: values[(first + i) % len(values)] for i, name in enumerate(names)} for first in starts]


def _dealt(of: Meta, players: int) -> list[dict[str, Value | bool]]:
    """A few combinations for a number of players; over all of these every value of every option (of many values some) is dealt."""
    found: list[dict[str, Value | bool]] = [{} for _ in range(DEALT)]
    for n, option in enumerate(of.options):
        values = option.values if len(option.values) <= FEW else (option.values[0], option.default, option.values[-1])
        places = [value for _ in range(DEALT * len(of.players)) for value in values][: DEALT * len(of.players)]
        Rng(LOT + n).shuffle(places)
        first = DEALT * of.players.index(players)
        for row, chosen in enumerate(found):
            if option.fits(players, chosen):
                at, possible = values.index(places[first + row]), option.possible(players, chosen)
                dealt = {name: values[(at + i) % len(values)] for i, name in enumerate(option.names(players))}
                chosen |= {name: value if value in possible else possible[-1] for name, value in dealt.items()}
    return found
