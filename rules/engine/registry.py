"""The games by id: their metadata is available immediately, their rules are loaded on demand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any

from .begin import begin, check_header, complete_options
from .definition import GameDef
from .names import readable
from .record import Header, Record, SeatKind, Undo
from .types import Meta, Value

IDS = ("burgundy", "burgundy_cards", "guildhall", "villagers", "praga")
"""The ids of the games in this program, in the order the start page shows them."""


@cache
def meta(game: str) -> Meta:
    """Return the metadata of a game; this is cheap, as its rules are not loaded. Raises KeyError for an unknown id."""
    if game not in IDS:
        raise KeyError(game)
    found: Meta = import_module(f"rules.games.{game}.meta").META
    return found


@cache
def rules_of(game: str) -> GameDef[Any]:
    """Return the rules of a game. Raises KeyError for an unknown id."""
    if game not in IDS:
        raise KeyError(game)
    found: GameDef[Any] = import_module(f"rules.games.{game}.game").GAME
    return found


def new(
    game: str,
    names: tuple[str, ...],
    seed: int,
    options: Mapping[str, Value | bool] | None = None,
    program: str = "",
    undo: Undo = "strict",
    colours: tuple[str, ...] = (),
    seats: tuple[SeatKind, ...] = (),
    day: str = "",
    advice: bool | None = None,
) -> Record:
    """Set up a game for the players ``names``; 0 <= ``seed`` < 2**63. Equal arguments give equal games. Raises ``BadSetup`` or KeyError.

    With free undo it is a practice game. ``seats`` says who sits there; if it is empty, everybody is a person. ``day`` is the date
    of a deal of the day. ``advice`` says whether people may ask what a computer would do; None: only a single person may.
    """
    of = meta(game)
    header = Header(
        game=game,
        names=tuple(map(readable, names)),
        options=complete_options(of, len(names), options or {}),
        seed=seed,
        schema=of.schema,
        rules_version=of.rules_version,
        program=program,
        undo=undo,
        practice=undo == "practice",
        colours=tuple(colours),
        seats=tuple(seats),
        day=day,
        advice=advice,
    )
    check_header(header)
    return begin(rules_of(game), header)
