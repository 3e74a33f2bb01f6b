"""What all finished games show together: by game and player. Pure: no Qt, no files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from app.storage.results import Result


@dataclass(frozen=True, slots=True)
class Line:
    """One player in one game, with others or ``alone`` in the game for one. Means are per game; ``sources`` are mean points, in the order
    of the game.
    """

    game: str
    name: str
    alone: bool
    games: int
    wins: int
    best: int
    mean: float
    sources: tuple[tuple[str, float], ...]

    @property
    def share(self) -> float:
        """Wins per game."""
        return self.wins / self.games


def counted(results: Iterable[Result]) -> list[Result]:
    """Return the results that count: practice games do not."""
    return [result for result in results if not result.practice]


def games(results: Iterable[Result]) -> list[str]:
    """Return the ids of the games that were played, the most played first."""
    found: dict[str, int] = {}
    for result in counted(results):
        found[result.game] = found.get(result.game, 0) + 1
    return sorted(found, key=lambda game: (-found[game], game))


def lines(results: Iterable[Result], game: str) -> list[Line]:
    """Return the players of a game: most wins first, then the better mean.

    Each name is taken to be one person; two seats with the same name count twice. Computers have no lines. Games for one player have a line
    of their own.
    """
    seats: dict[tuple[str, bool], list[tuple[Result, int]]] = {}
    for result in counted(results):
        if result.game == game:
            for seat in result.people:
                seats.setdefault((result.names[seat], result.solo), []).append((result, seat))
    found = [_line(game, name, alone, played) for (name, alone), played in seats.items()]
    return sorted(found, key=lambda line: (-line.wins, -line.mean, line.name, line.alone))


def _line(game: str, name: str, alone: bool, played: Sequence[tuple[Result, int]]) -> Line:
    sums: dict[str, int] = {}
    for result, seat in played:
        for source in result.sources:
            sums[source.key] = sums.get(source.key, 0) + source.points[seat]
    scores = [result.scores[seat] for result, seat in played]
    n = len(played)
    return Line(
        game=game,
        name=name,
        alone=alone,
        games=n,
        wins=sum(result.won[seat] for result, seat in played),
        best=max(scores),
        mean=sum(scores) / n,
        sources=tuple((key, points / n) for key, points in sums.items()),
    )


def best(results: Iterable[Result], game: str, name: str, seats: int) -> int | None:
    """Return the best score of a person in a game for this number of players; None before their first one."""
    fitting = (result for result in counted(results) if result.game == game and len(result.names) == seats)
    return max((result.scores[seat] for result in fitting for seat in result.people if result.names[seat] == name), default=None)
