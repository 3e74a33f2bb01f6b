"""What is still open in a turn, in words and in symbols."""

from __future__ import annotations

from collections.abc import Iterable

from rules import OpenThing
from rules.games.praga import items
from rules.games.praga.board.road import effects_of
from rules.games.praga.board.wheel import actions_of, wheel_bonus
from rules.games.praga.components import TILE, UPGRADE
from rules.games.praga.state import turn_of

from ..position import Position
from ..symbols import OR, Symbol, Symbols, symbols_of
from .effects import D
from .things import thing_words


def open_words(position: Position, things: Iterable[OpenThing]) -> list[str]:
    """Return a line for every open thing."""
    return [open_line(position, thing) for thing in things]


def open_line(position: Position, thing: OpenThing) -> str:
    """Return what is open in words, and whether it lapses at the end of the turn."""
    say = position.texts
    what = "/".join(thing_words(position, item) for item in thing.items)
    line = say(f"{D}.open.{thing.kind}", what=what)
    counted = line if thing.n == 1 else say(f"{D}.open.several", n=thing.n, what=line)
    return say(f"{D}.open.lapses", what=counted) if thing.lapses else counted


def open_label(position: Position, thing: OpenThing) -> str:
    """Return what kind of thing is open; what planks and their slots bring comes from the bridge, not from the road before it."""
    of_bridge = thing.kind == "road_effect" and items.ROAD_EFFECT.of(thing.items[0]) is None
    return position.texts(f"{D}.label.open_{'bridge' if of_bridge else thing.kind}")


def open_symbols(position: Position, thing: OpenThing) -> Symbols:
    """Return what is open in symbols."""
    state = position.view
    match thing.kind:
        case "tile_action":
            return _either((Symbol(action),) for action in actions_of(state, turn_of(state).tile))
        case "extra":
            return (Symbol("any_action"),)
        case "wheel":
            return symbols_of((wheel_bonus(state),))
        case "upgrade_bonus":
            return _either(symbols_of(TILE[UPGRADE][items.TILE[UPGRADE].key(item)].effects) for item in thing.items)
        case "side_step":
            return (Symbol(items.PROJECT.key(thing.items[0]), thing.n),)
        case "road_effect":
            return symbols_of(effects_of(state, thing.items[0]))
    return (Symbol("seal", thing.n),)


def _either(ways: Iterable[Symbols]) -> Symbols:
    return tuple(symbol for n, way in enumerate(ways) for symbol in ((OR, *way) if n else way))
