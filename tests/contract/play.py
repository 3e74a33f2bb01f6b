"""Random games of every kind, for every number of players and every option."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from msgspec import Struct

from rules import Action, Game, GameDef, Meta, Option, Record, Rng, Value, catalogue, new

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve")
MAX_DECISIONS = 5_000
FEW = 5
"""Of an option with more values than this, the first, the default and the last are tried."""
ENOUGH = 200
"""How many settings with the same number of players and the same first choice, spread evenly, contain every pair of choices; choosing
among all of a game's takes seconds."""

Options = dict[str, Value | bool]


class Setting(Struct, frozen=True):
    """What a game is set up with: its name, players and options."""

    game: str
    players: int
    options: tuple[tuple[str, Value | bool], ...]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{name}={value}" for name, value in self.options)])

    def new(self, seed: int, advice: bool | None = None) -> Record:
        """Return a new game."""
        return new(self.game, NAMES[: self.players], seed, dict(self.options), advice=advice)

    def play(self, seed: int, advice: bool | None = None) -> Iterator[tuple[Record, Action]]:
        """Play a random game to its end; before each decision, yield the record and the action about to be played."""
        record, rng = self.new(seed, advice), Rng(seed)
        for _ in range(MAX_DECISIONS):
            if record.game.over:
                return
            action = record.game.legal[rng.below(len(record.game.legal))]
            yield record, action
            record.play(action)
        raise AssertionError(f"{self} with seed {seed} has not ended after {MAX_DECISIONS} decisions")

    def finished(self, seed: int) -> Record:
        """Return a random game at its end."""
        record = self.new(seed)
        for played, _ in self.play(seed):
            record = played
        return record


class Moment(Struct, frozen=True):
    """A decision of a game that has since moved on: a copy and a snapshot taken there, and what was done."""

    game: Game[Any]
    snapshot: bytes
    action: Action


class Played(Struct, frozen=True):
    """A random game, played once for every test of the contract. Do not play on with it or its moments: copy them."""

    setting: Setting
    seed: int
    record: Record
    moments: tuple[Moment, ...]

    @classmethod
    def of(cls, setting: Setting, seed: int) -> Played:
        """Play a game and remember every moment of it."""
        record, moments = setting.new(seed), []
        for played, action in setting.play(seed):
            record = played
            moments.append(Moment(record.game.copy(), record.game.snapshot(), action))
        return cls(setting, seed, record, tuple(moments))


def assert_complete(rules: GameDef[Any], state: Any) -> None:
    """Assert that every card is in exactly one place."""
    found = rules.census(state)
    for deck, cards in rules.decks.items():
        assert sorted(found[deck]) == sorted(cards), deck


def settings() -> tuple[Setting, ...]:
    """Return a few settings of every game in which every number of players and every choice occurs."""
    return _chosen()[0]


def other_settings() -> tuple[Setting, ...]:
    """Return further settings of every game, in which every pair of choices occurs, and as much as possible together."""
    return _chosen()[1]


@cache
def _chosen() -> tuple[tuple[Setting, ...], tuple[Setting, ...]]:
    """Return both from one list of every setting, which takes a second to make and is not kept."""
    few, more = list[Setting](), list[Setting]()
    for of in catalogue():
        every = every_setting(of)
        few += each_choice(every)
        more += _thorough(every)
    known = set(few)
    return tuple(few), tuple(setting for setting in more if setting not in known)


def _thorough(every: list[Setting]) -> list[Setting]:
    """Return settings with every pair of choices, and with as much as possible together for each number of players."""
    return [*dict.fromkeys((*in_pairs(spread(every)), *fullest(every)))]


def fullest(every: list[Setting]) -> list[Setting]:
    """Return the setting with the most switches on for each number of players."""
    return [max((one for one in every if one.players == n), key=_switched_on) for n in sorted({one.players for one in every})]


def spread(every: list[Setting]) -> list[Setting]:
    """Return some settings for each number of players and first choice; the step is odd, so that no switch stays the same."""
    tables: dict[object, list[Setting]] = {}
    for one in every:
        tables.setdefault((one.players, one.options[:1]), []).append(one)
    return [one for table in tables.values() for one in table[:: max(1, len(table) // ENOUGH) | 1]]


def _switched_on(setting: Setting) -> int:
    return sum(value is True for _, value in setting.options)


def every_setting(of: Meta) -> list[Setting]:
    """Return every number of players with every combination of options; an option for each seat deals out all its values in turn."""
    return [Setting(of.id, players, tuple(chosen.items())) for players in of.players for chosen in _combinations(of, players)]


def each_choice(every: Sequence[Setting]) -> list[Setting]:
    """Choose settings so that every choice made in any of them is made in a chosen one."""
    return _covering(every, [[*table, *seats] for table, seats in map(_choices, every)])


def in_pairs(every: Sequence[Setting]) -> list[Setting]:
    """Choose settings so that every pair of choices in any of them occurs in a chosen one; the choice of a single seat counts alone."""
    return _covering(every, [[*combinations(table, 2), *table, *seats] for table, seats in map(_choices, every)])


def _covering(every: Sequence[Setting], parts: Sequence[Sequence[Hashable]]) -> list[Setting]:
    """Choose settings that together have all the parts of any of them.

    The first is always chosen; of others that add as much, the last, in which most options are not what they usually are.
    """
    bits: dict[Hashable, int] = {}
    masks = []
    for of in parts:
        mask = 0
        for part in of:
            mask |= bits.get(part) or bits.setdefault(part, 1 << len(bits))
        masks.append(mask)
    missing = (1 << len(bits)) - 1
    found, chosen = [], 0
    while missing:
        found.append(every[chosen])
        missing &= ~masks[chosen]
        added = [(mask & missing).bit_count() for mask in masks]
        chosen = len(added) - 1 - added[::-1].index(max(added))
    return found


@cache
def _option(name: str) -> tuple[str, bool]:
    """Return an option by the name under which it is set, and whether that is for a single seat."""
    option, of_seat, _ = name.partition(":")
    return option, bool(of_seat)


def _choices(setting: Setting) -> tuple[list[tuple[str, Value | bool]], list[tuple[str, Value | bool]]]:
    """Return the choices of a setting for the whole table and those of single seats, which are the same whichever seat it is."""
    seats: list[tuple[str, Value | bool]] = []
    table: list[tuple[str, Value | bool]] = [("players", setting.players)]
    for name, value in setting.options:
        option, of_seat = _option(name)
        (seats if of_seat else table).append((option, value))
    return table, seats


def _combinations(of: Meta, players: int) -> list[Options]:
    """Return what can be chosen together, option after option."""
    found: list[Options] = [{}]
    for option in of.options:
        found = [{**chosen, **row} for chosen in found for row in _rows(option, players, chosen)]
    return found


def _rows(option: Option, players: int, chosen: Mapping[str, Value | bool]) -> list[Options]:
    """Return what can be chosen for an option given the choices already made."""
    if not option.fits(players, chosen):
        return [{}]
    names, values = option.names(players), option.possible(players, chosen)
    if len(names) == 1 and len(values) > FEW:
        usual = option.default if option.default in values else values[-1]
        values = tuple(dict.fromkeys((values[0], usual, values[-1])))
    starts = range(0, len(values), len(names))
    return [{name: values[(first + i) % len(values)] for i, name in enumerate(names)} for first in starts]
