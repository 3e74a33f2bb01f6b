"""Random games of every game, for every number of players and every combination of options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules import Action, Option, Record, Rng, Value, catalogue, new

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")
MAX_DECISIONS = 5_000
MANY = 40
"""More combinations of options than these are not all tried."""
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
        for chosen in combinations(of.options, players)
    ]


def combinations(options: Sequence[Option], players: int) -> list[dict[str, Value | bool]]:
    """What can be chosen together, option after option; when that is too much, every value at least once."""
    found: list[dict[str, Value | bool]] = [{}]
    for option in options:
        names, values = option.names(players), option.values
        starts = range(0, len(values), len(names))
        rows = [{name: values[(first + i) % len(values)] for i, name in enumerate(names)} for first in starts]
        found = [{**chosen, **row} for chosen in found for row in (rows if option.fits(players, chosen) else [{}])]
    return found if len(found) <= MANY else _dealt(options, players)


def _dealt(options: Sequence[Option], players: int) -> list[dict[str, Value | bool]]:
    """As few combinations as show every value of every option (of many values some), other ones for every number of players."""
    values = [_some(option) for option in options]
    found: list[dict[str, Value | bool]] = []
    for row in range(max(map(len, values))):
        chosen: dict[str, Value | bool] = {}
        for n, option in enumerate(options):
            if option.fits(players, chosen):
                first = row + n + (players << n)
                chosen |= {name: values[n][(first + i) % len(values[n])] for i, name in enumerate(option.names(players))}
        found.append(chosen)
    return found


def _some(option: Option) -> tuple[Value | bool, ...]:
    """All values of an option; of many numbers the smallest, the usual and the largest."""
    return option.values if len(option.values) <= FEW else (option.values[0], option.default, option.values[-1])
