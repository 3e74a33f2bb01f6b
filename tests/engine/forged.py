"""What a game brings to be forged: positions, what no play can have made of them, and games that must load throughout."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec import Struct, field

from rules import Record, Value, new
from tests.engine.forge import Change, state, with_steps
from tests.playthroughs.choosers import Chooser

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")


class Forgeries(Struct, frozen=True, eq=False):
    """Changes of a position, each by what is wrong with it afterwards."""

    position: Callable[[], Record]
    changes: Mapping[str, Change]


class Course(Struct, frozen=True, eq=False):
    """A game played to its end whose positions must all load; ``slow`` if it is a further one of its kind."""

    players: int
    seed: int
    chooser: Callable[[int], Chooser]
    options: Mapping[str, Value | bool] = field(default_factory=dict)
    one_in: int = 25
    slow: bool = False

    def new(self, game: str) -> Record:
        """Return the game at its beginning."""
        return new(game, NAMES[: self.players], self.seed, dict(self.options))


class Forged(Struct, frozen=True, eq=False):
    """All that a game brings. What every game has in common is forged in its first position too.

    ``may_be`` names what is found only by comparing with the history: the same position may be laid out by hand.
    """

    forgeries: tuple[Forgeries, ...]
    courses: tuple[Course, ...] = ()
    may_be: frozenset[str] = frozenset()


def header(**fields: Any) -> Change:
    """Return a change that sets values of the header."""
    return lambda d: d["header"].update(fields)


def _named(change: Callable[[list[Any]], object]) -> Change:
    def renamed(document: dict[str, Any]) -> None:
        change(document["header"]["names"])

    return renamed


def _standing(document: dict[str, Any], best: int, step: int) -> list[dict[str, Any]]:
    seats = range(len(document["state"]["seats"]))
    return [{"player": p, "score": best - step * p, "rank": 1 + step * p, "won": p == 0} for p in seats]


COMMON: dict[str, Change] = {
    **{f"no {part}": partial(lambda part, d: d.pop(part), part) for part in ("header", "state", "start", "entries")},
    "a state of null": lambda d: d.update(state=None),
    "a state that is a list": lambda d: d.update(state=[]),
    "an empty state": lambda d: d.update(state={}),
    "entries that are an object": lambda d: d.update(entries={}),
    "an entry of another type": lambda d: d.update(entries=["pass"]),
    "names missing": lambda d: d["header"].pop("names"),
    "a name that is a number": _named(lambda names: names.__setitem__(-1, 5)),
    "one name too few": _named(lambda names: names.pop()),
    "one name too many": _named(lambda names: names.append("Fay")),
    "no names": header(names=[]),
    "a name of 61 characters": _named(lambda names: names.__setitem__(-1, "B" * 61)),
    "a name of two lines": _named(lambda names: names.__setitem__(-1, "Ben\nCid")),
    "a name that rings": _named(lambda names: names.__setitem__(-1, "\x07")),
    "a program of two lines": header(program="burgage\r\n1"),
    "a seed that is a string": header(seed="1"),
    "a negative seed": header(seed=-1),
    "a seed too large": header(seed=1 << 63),
    "schema nought": header(schema=0),
    "a negative schema": header(schema=-1),
    "rules nought": header(rules_version=0),
    "an option unknown": lambda d: d["header"]["options"].update(cheat=True),
    "options that are a list": header(options=[]),
    "no seats": state(seats=[]),
    "a seat too few": lambda d: d["state"]["seats"].pop(),
    "a seat too many": lambda d: d["state"]["seats"].append(d["state"]["seats"][0]),
    "a turn of nobody": lambda d: d["state"].update(turn_of=len(d["state"]["seats"])),
    "a generator out of range": state(rng=1 << 64),
    "a negative generator": state(rng=-1),
    "nothing to be done": state(pending=[]),
    "an unknown step": with_steps({"step": "Win"}),
    "a step without a name": with_steps({}),
    "an order of no steps": with_steps({"step": "Pool", "steps": []}),
    "a result in the middle": lambda d: d["state"].update(standings=_standing(d, 0, 0)),
    "a result made up": lambda d: d["state"].update(pending=[], standings=_standing(d, 300, 1)),
}
"""What is wrong with the save of any game."""
HISTORY = frozenset({"no start", "no entries", "entries that are an object", "an entry of another type"})
"""Of this, what is wrong with the history alone, which a position laid out by hand does not have."""
