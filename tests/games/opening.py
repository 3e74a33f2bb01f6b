"""New games, and records of positions laid out by hand, for every game."""

from typing import Any

from rules import Game, Header, Record, Value, complete_options, new


def names(players: int) -> tuple[str, ...]:
    """Return what the players are called in the tests of the rules."""
    return tuple(f"Player {player}" for player in range(players))


def new_game(game: str, players: int, seed: int, options: dict[str, Value | bool]) -> Game[Any]:
    """Return a new game as set up by the rules."""
    return new(game, names(players), seed, options).game


def record(game: Game[Any]) -> Record:
    """Return the game with undo and redo from its current position on, with the usual options."""
    of, players = game.rules.meta, len(game.state.seats)
    header = Header(
        game=of.id,
        names=names(players),
        options=complete_options(of, players, {}),
        seed=1,
        schema=of.schema,
        rules_version=of.rules_version,
    )
    return Record(header, game)
