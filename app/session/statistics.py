"""What all finished games show together: by game and player. Pure: no Qt, no files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from msgspec import Struct

from app.storage.results import Result

Way = Literal["people", "computers", "alone"]
"""Whom somebody played with: people only, computers too, or nobody."""
STRENGTHS: Final = ("hard", "normal", "easy")
"""The strengths of computers, the greatest first."""


class Beaten(Struct, frozen=True):
    """How often somebody came in before the strongest computer on another side, or the best of several, in ``games`` in which that had
    this ``strength``.
    """

    strength: str
    times: int
    games: int


class Line(Struct, frozen=True):
    """One person in one game, played in one ``way``. Means are per game; ``sources`` are mean points, in the order of the game; ``beaten``
    are the computers they met, the strongest first.
    """

    game: str
    name: str
    way: Way
    games: int
    wins: int
    best: int
    mean: float
    sources: tuple[tuple[str, float], ...]
    beaten: tuple[Beaten, ...] = ()

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

    Each name is taken to be one person; two seats with the same name count twice. Computers have no lines, nor have seats that were handed
    over. Games for one player have a line of their own, and so have those with computers.
    """
    seats: dict[tuple[str, Way], list[tuple[Result, int]]] = {}
    for result in counted(results):
        if result.game == game:
            way: Way = "alone" if result.solo else "computers" if result.with_computers else "people"
            for seat in result.people:
                seats.setdefault((result.names[seat], way), []).append((result, seat))
    found = [_line(game, name, way, played) for (name, way), played in seats.items()]
    return sorted(found, key=lambda line: (-line.wins, -line.mean, line.name, line.way))


def _line(game: str, name: str, way: Way, played: Sequence[tuple[Result, int]]) -> Line:
    sums: dict[str, int] = {}
    for result, seat in played:
        for source in result.sources:
            sums[source.key] = sums.get(source.key, 0) + source.points[seat]
    scores = [result.scores[seat] for result, seat in played]
    n = len(played)
    return Line(
        game=game,
        name=name,
        way=way,
        games=n,
        wins=sum(result.won[seat] for result, seat in played),
        best=max(scores),
        mean=sum(scores) / n,
        sources=tuple((key, points / n) for key, points in sums.items()),
        beaten=_beaten(played),
    )


def _beaten(played: Sequence[tuple[Result, int]]) -> tuple[Beaten, ...]:
    """Return how the person in these seats did against computers."""
    met: dict[str, list[bool]] = {}
    for result, seat in played:
        others = [other for other, side in enumerate(result.sides) if side != result.sides[seat]]
        strength = next((each for each in STRENGTHS if any(result.seats[other] == each for other in others)), None)
        if strength is not None:
            best = min(result.ranks[other] for other in others if result.seats[other] == strength)
            met.setdefault(strength, []).append(result.ranks[seat] < best)
    return tuple(Beaten(strength, sum(met[strength]), len(met[strength])) for strength in STRENGTHS if strength in met)


def best(results: Iterable[Result], game: str, name: str, seats: int) -> int | None:
    """Return the best score of a person in a game for this number of players; None before their first one."""
    fitting = (result for result in counted(results) if result.game == game and len(result.names) == seats)
    return max((result.scores[seat] for result in fitting for seat in result.people if result.names[seat] == name), default=None)
