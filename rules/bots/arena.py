"""Complete games played at random: how fast and how long they are, how they score, and who wins.

A game is played three times with the same choices: against the clock, without recording events; with a copy before every decision; and with
every check of ``soundness``. The caller supplies the clock, since the rules have no clock.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from rules import Game, Record, Rng, Value, new

from .soundness import Clock, InvariantError, checked, same_end, sound_result

MAX_DECISIONS = 5_000
"""The maximum number of decisions. No game takes longer; one that does is broken."""


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
    """The score of the first-ranked player; None if no one won."""
    broken: str = ""


def play(game: str, players: int, seed: int, options: Mapping[str, Value | bool], clock: Clock) -> Played:
    """Play and check one game. Raises ``BadSetup`` for unsuitable options; anything else that goes wrong is in the result."""
    record = setup(game, players, seed, options)
    try:
        decisions, seconds = _against_the_clock(record.game, Rng(seed), clock)
        again = setup(game, players, seed, options)
        copy_seconds = _copying(setup(game, players, seed, options).game, Rng(seed), clock)
        snapshot_seconds = checked(again.game, decisions, Rng(seed), clock)
        same_end(record.game, again.game)
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


def _results(game: Game[Any]) -> tuple[tuple[int, ...], int | None]:
    """Return the scores of all seats and the winner's."""
    sound_result(game)
    seats = range(len(game.state.seats))
    by_seat = {standing.player: standing for standing in game.state.standings}
    winner = next((s.score for s in by_seat.values() if s.won and s.player in seats), None)
    return tuple(by_seat[seat].score for seat in seats), winner
