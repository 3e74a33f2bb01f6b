"""Complete games played at random: how fast and how long they are, how they score, and whether every invariant holds.

A game is played three times with the same choices: against the clock, without recording events; with a copy before every decision; and with
every check after every decision. The caller supplies the clock, since the rules know no time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from rules import Game, Record, Rng, Value, new

Clock = Callable[[], float]
"""A function that returns the seconds used by the process, always increasing."""

MAX_DECISIONS = 5_000
"""The maximum number of decisions. No game takes longer; one that does is broken."""


class InvariantError(Exception):
    """An invariant that does not hold."""


class Played(Struct, frozen=True, kw_only=True):
    """One game. Times are in seconds of the caller's clock, summed over the game; ``broken`` says what is wrong, empty if nothing is."""

    seed: int
    players: int
    decisions: int = 0
    seconds: float = 0.0
    copy_seconds: float = 0.0
    snapshot_seconds: float = 0.0
    copies: int = 0
    scores: tuple[int, ...] = ()
    winner: int | None = None
    """The score of the first-ranked player; None if nobody won."""
    broken: str = ""


def play(game: str, players: int, seed: int, options: Mapping[str, Value | bool], clock: Clock) -> Played:
    """Play and check one game. Raises ``BadSetup`` for unsuitable options; anything else that goes wrong is in the result."""
    record = setup(game, players, seed, options)
    try:
        decisions, seconds = _against_the_clock(record.game, Rng(seed), clock)
        again = setup(game, players, seed, options)
        copy_seconds = _copying(setup(game, players, seed, options).game, Rng(seed), clock)
        snapshot_seconds = _with_checks(again.game, decisions, Rng(seed), clock)
        _same_end(record.game, again.game)
        scores, winner = _results(again.game)
    except InvariantError as error:
        return Played(seed=seed, players=players, broken=str(error))
    except Exception as error:  # noqa: BLE001 - a rule may fail in any way; the arena counts the failure and names the game
        return Played(seed=seed, players=players, broken=f"{type(error).__name__}: {error}")
    return Played(
        seed=seed,
        players=players,
        decisions=decisions,
        seconds=seconds,
        copy_seconds=copy_seconds,
        snapshot_seconds=snapshot_seconds,
        copies=decisions,
        scores=scores,
        winner=winner,
    )


def setup(game: str, players: int, seed: int, options: Mapping[str, Value | bool]) -> Record:
    """Return the game the arena plays for a seed; players are named by number."""
    return new(game, tuple(str(seat + 1) for seat in range(players)), seed, options)


def advance(record: Record, moves: int, rng: Rng) -> None:
    """Make up to ``moves`` random decisions; stop early if the game is over."""
    for _ in range(moves):
        if record.game.over:
            return
        legal = record.game.legal
        record.play(legal[rng.below(len(legal))])


def _against_the_clock(game: Game[Any], rng: Rng, clock: Clock) -> tuple[int, float]:
    """Play a random game to its end; return how many decisions it took, and how long."""
    start = clock()
    decisions = game.playout(rng, MAX_DECISIONS)
    seconds = clock() - start
    if not game.over:
        raise InvariantError(f"no end after {MAX_DECISIONS} decisions")
    return decisions, seconds


def _copying(game: Game[Any], rng: Rng, clock: Clock) -> float:
    """Play the game again with a copy before each decision; return the total time the copies took."""
    seconds = 0.0
    while not game.over:
        start = clock()
        game.copy()
        seconds += clock() - start
        game.playout(rng, 1)
    return seconds


def _with_checks(game: Game[Any], decisions: int, rng: Rng, clock: Clock) -> float:
    """Make ``decisions`` random decisions again with all checks; return the total time the snapshots took."""
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
        copied.apply(copied.legal[choice])
        if game.snapshot() != snapshot:
            raise InvariantError("playing on a copy changed the original")
        game.apply(game.legal[choice])
        _census(game)
    return seconds


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


def _census(game: Game[Any]) -> None:
    """Check that every card is somewhere, and only once."""
    census = game.rules.census(game.state)
    for deck, cards in game.rules.decks.items():
        if sorted(census[deck]) != sorted(cards):
            raise InvariantError(f"the cards of {deck} are not complete")


def _same_end(one: Game[Any], other: Game[Any]) -> None:
    if one.snapshot() != other.snapshot():
        raise InvariantError("the same choices led to another end")


def _results(game: Game[Any]) -> tuple[tuple[int, ...], int | None]:
    """Return the scores of all seats and the winner's, after checking them against the rows they come from."""
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
    winner = next((s.score for s in standings if s.won and s.player in seats), None)
    return tuple(by_seat[seat].score for seat in seats), winner
