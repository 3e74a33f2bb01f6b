"""The games by id: what they are at once, their rules on demand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from .definition import GameDef
from .errors import BadSetup
from .game import Game
from .record import Header, Record
from .rng import MASK, Rng, mix
from .types import Meta, Value

IDS = ("burgundy_cards",)
"""The games this program has, in the order the start page shows them."""


@cache
def meta(game: str) -> Meta:
    """What a game is; cheap. Raises KeyError for an unknown id."""
    if game not in IDS:
        raise KeyError(game)
    found: Meta = import_module(f"rules.games.{game}.meta").META
    return found


@cache
def rules_of(game: str) -> GameDef[Any]:
    """The rules of a game. Raises KeyError for an unknown id."""
    if game not in IDS:
        raise KeyError(game)
    found: GameDef[Any] = import_module(f"rules.games.{game}").GAME
    return found


def complete_options(of: Meta, players: int, options: Mapping[str, Value | bool]) -> dict[str, Value | bool]:
    """``options`` with the defaults filled in.

    Raises ``BadSetup`` for an unknown option, a wrong value or one that does not fit the number of players.
    """
    if players not in of.players:
        raise BadSetup(f"{of.id} is for {of.min_players} to {of.max_players} players, not {players}")
    known = {option.id: option for option in of.options}
    for name in options:
        if name not in known:
            raise BadSetup(f"{of.id} has no option {name}")
    complete: dict[str, Value | bool] = {}
    for option in of.options:
        fits = option.players is None or players in option.players
        value = options.get(option.id, option.default_for(players))
        if value not in option.values or not (fits or option.id not in options or value == option.default_for(players)):
            raise BadSetup(f"{option.id} cannot be {value} with {players} players")
        if fits:
            complete[option.id] = value
    return complete


def new(game: str, names: tuple[str, ...], seed: int, options: Mapping[str, Value | bool] | None = None, program: str = "") -> Record:
    """Set a game up for the players ``names``. Equal arguments give equal games. Raises ``BadSetup`` or KeyError."""
    of = meta(game)
    complete = complete_options(of, len(names), options or {})
    rules = rules_of(game)
    rng = Rng(mix(seed & MASK))
    state = rules.setup(len(names), complete, rng)
    state.rng = rng.state
    header = Header(
        game=game, names=tuple(names), options=complete, seed=seed, schema=of.schema, rules_version=of.rules_version, program=program
    )
    return Record(header, Game(rules, state))
