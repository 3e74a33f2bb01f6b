"""Random games of every game, for every number of players and every combination of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from rules import Action, Record, Rng, Value, catalogue, new

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")
MAX_DECISIONS = 5_000


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
    """Every game x players x combination of the options that fit them."""
    return [
        Setting(of.id, players, chosen)
        for of in catalogue()
        for players in of.players
        for fitting in [[option for option in of.options if option.players is None or players in option.players]]
        for chosen in product(*([(option.id, value) for value in option.values] for option in fitting))
    ]
