"""How a game begins: checking its set-up, and the deal that follows from it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

from .definition import GameDef
from .errors import BadSetup
from .game import Game
from .names import readable
from .record import COLOURS, Header, Record
from .rng import Rng, mix
from .types import Meta, Value

MAX_NAME = 60
"""The maximum length of a player's name, or of the program's."""
MAX_SEED = (1 << 63) - 1
BREAKS = ("Cc", "Cs", "Zl", "Zp")
"""The Unicode categories that do not belong in a line of text: controls, lone surrogates, line and paragraph separators."""
DAY = r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])"
"""How a date is written in a header: year, month, day."""


def complete_options(of: Meta, players: int, options: Mapping[str, Value | bool], *, begun: bool = False) -> dict[str, Value | bool]:
    """Return ``options`` with the defaults filled in; with ``begun``, for a game already under way, to which the limits of a new one do not
    apply.

    Raises ``BadSetup`` for an unknown option, a wrong value, or a value that does not suit the number of players or the other options.
    """
    if players not in of.players:
        raise BadSetup(f"{of.id} is for {of.min_players} to {of.max_players} players, not {players}")
    known = {name for option in of.options for name in option.names(players)}
    for name in options:
        if name not in known:
            raise BadSetup(f"{of.id} has no option {name} with {players} players")
    complete: dict[str, Value | bool] = {}
    for option in of.options:
        fits = option.fits(players, complete)
        default = option.default_for(players)
        values = option.possible(players, complete) if fits and not begun else option.values
        if fits and default not in values:
            default = option.substitute(values)
        for name in option.names(players):
            value = options.get(name, default)
            possible = [known for known in values if known == value and type(known) is type(value)]  # 1 == True, but it is not a flag
            if not possible or not (fits or value == default):
                raise BadSetup(f"{name} cannot be {value} with {players} players and these options")
            if fits:
                complete[name] = value
    return complete


def within_limits(of: Meta, players: int, options: Mapping[str, Value | bool]) -> dict[str, Value | bool]:
    """Return the options of a game that may predate the limits, adjusted to suit a new one: numbers too high become the highest allowed."""
    found = complete_options(of, players, options, begun=True)
    for option in of.options:
        possible = option.possible(players, found)
        found |= {name: option.substitute(possible) for name in option.names(players) if name in found and found[name] not in possible}
    return found


def check_header(header: Header) -> None:
    """Raise ``BadSetup`` for a header no game can begin with.

    That is: names that are too long, show nothing or are not a single line of text, numbers out of range, free undo outside practice,
    shared colours, seats that do not match the names, computers only, or a day that is no date.
    """
    if not all(map(readable, header.names)):
        raise BadSetup("a name shows nothing")
    for name in (*header.names, header.program):
        if len(name) > MAX_NAME:
            raise BadSetup(f"a name has more than {MAX_NAME} characters")
        if any(unicodedata.category(character) in BREAKS for character in name):
            raise BadSetup("a name holds control characters")
    if header.colours and (len(header.colours) != len(set(header.colours) & set(COLOURS)) or len(header.colours) != len(header.names)):
        raise BadSetup("each seat needs a colour of its own")
    if len(header.seats) != len(header.names):
        raise BadSetup("the seats do not match the names")
    if "person" not in header.seats:
        raise BadSetup("no person sits at the table")
    if not 0 <= header.seed <= MAX_SEED:
        raise BadSetup("the seed is out of range")
    if header.schema < 1 or header.rules_version < 1:
        raise BadSetup("there is no such version of the rules")
    if header.day and not re.fullmatch(DAY, header.day, re.ASCII):
        raise BadSetup("there is no such day")
    if header.undo == "practice" and not header.practice:
        raise BadSetup("a game with free undo is one for practice")


def begin(rules: GameDef[Any], header: Header) -> Record:
    """Return the game that ``header`` describes, dealt and at its first decision. Equal headers give equal games."""
    rng = Rng(mix(header.seed))
    state = rules.setup(len(header.names), header.options, rng)
    state.rng = rng.state
    return Record(header, Game(rules, state))
