"""What is broken: invariants that hold in every game, checked at every decision of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules import Game, Rng

Clock = Callable[[], float]
"""A function that returns the seconds used by the process, always increasing."""


class InvariantError(Exception):
    """An invariant that does not hold."""


def checked(game: Game[Any], decisions: int, rng: Rng, clock: Clock) -> float:
    """Make ``decisions`` random decisions with all checks; return the total time the snapshots took. Raises ``InvariantError``."""
    seconds = 0.0
    _census(game)
    for _ in range(decisions):
        start = clock()
        snapshot = game.snapshot()
        seconds += clock() - start
        copied = game.copy()
        _legal_list(game)
        _same_position(game, copied, "copied")
        _same_position(game, Game(game.rules, game.rules.decode(snapshot)), "written and read")
        choice = rng.below(len(game.legal))
        ahead = game.after(choice)
        copied.apply(copied.legal[choice])
        if game.snapshot() != snapshot:
            raise InvariantError("playing on a copy changed the original")
        game.apply(game.legal[choice])
        _same_position(game, ahead, "looked ahead to")
        _points(game)
        _census(game)
    return seconds


def same_end(one: Game[Any], other: Game[Any]) -> None:
    """Raise ``InvariantError`` if two games played alike have not ended alike."""
    if one.snapshot() != other.snapshot():
        raise InvariantError("the same choices led to another end")


def sound_result(game: Game[Any]) -> None:
    """Raise ``InvariantError`` if the result of a finished game does not follow from the rows of its score."""
    standings = game.state.standings
    if standings is None:
        raise InvariantError("the game ended without a result")
    seats = range(len(game.state.seats))
    by_seat = {standing.player: standing for standing in standings}
    if not set(seats) <= set(by_seat):
        raise InvariantError("somebody has no result")
    for seat in seats:
        if by_seat[seat].score != game.rules.total(game.state, seat):
            raise InvariantError(f"the rows of the score of seat {seat + 1} do not add up to it")
    if min(standing.rank for standing in standings) != 1:
        raise InvariantError("nobody is first")


def _same_position(game: Game[Any], other: Game[Any], how: str) -> None:
    """Check that ``other``, derived from ``game`` as described by ``how``, is at the same position."""
    if other.legal != game.legal:
        raise InvariantError(f"a position has other legal actions after it was {how}")
    if other.snapshot() != game.snapshot():
        raise InvariantError(f"a position is not the same after it was {how}")


def _legal_list(game: Game[Any]) -> None:
    """Check that a player has a complete list of legal actions: not empty, and without duplicates."""
    if not game.legal:
        raise InvariantError("nothing is legal before the end")
    if len(set(game.legal)) != len(game.legal):
        raise InvariantError("an action is twice in the legal list")


def _points(game: Game[Any]) -> None:
    """Check that a seat's points, as a search counts them, are those of the rows."""
    rows, points = game.rules.ended(game.state), game.rules.insight().points
    for seat in range(len(game.state.seats)):
        if points(game.state, seat) != sum(row.points[seat] for row in rows):
            raise InvariantError(f"the points of seat {seat + 1} are not those of its rows")


def _census(game: Game[Any]) -> None:
    """Check that every card is somewhere, and only once."""
    census = game.rules.census(game.state)
    for deck, cards in game.rules.decks.items():
        if sorted(census[deck]) != sorted(cards):
            raise InvariantError(f"the cards of {deck} are not complete")
