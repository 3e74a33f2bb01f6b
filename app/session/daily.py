"""The deal of the day: for every game one alone and one against the computer, the same for everybody, from the date alone."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from pathlib import Path

from msgspec import Struct

from app import __version__
from app.session.seeds import LOWEST
from app.session.statistics import counted
from app.storage.results import Result
from app.storage.saves import Saved
from app.storage.settings import Settings
from rules import Header, Option, Record, SeatKind, Value, catalogue, meta, new

STRENGTH: SeatKind = "normal"
"""How strong the computers are, so that results can be compared."""


class Deal(Struct, frozen=True):
    """What is dealt on a ``day`` (2026-11-28) in a game, to somebody ``alone`` or to one person against the computer."""

    day: str
    game: str
    alone: bool

    @property
    def players(self) -> int:
        """The number of seats: one, or as few as the game needs with a computer."""
        return 1 if self.alone else max(2, meta(self.game).min_players)

    @property
    def seed(self) -> int:
        """The seed, of sixteen digits like every drawn one."""
        return LOWEST + self._drawn("seed") % (9 * LOWEST)

    @property
    def options(self) -> dict[str, Value | bool]:
        """The options, of which those that make a change differ from day to day."""
        chosen: dict[str, Value | bool] = {}
        for option in meta(self.game).options:
            if option.fits(self.players, chosen) and not option.per_seat:
                chosen[option.id] = self._value(option, option.possible(self.players, chosen))
        return chosen

    def begin(self, settings: Settings) -> Record:
        """Return the game, dealt to the person who is first in the settings; only their name and the colours come from there. There are no
        hints, so that results compare.
        """
        computers = self.players - 1
        names = (settings.names[0], *settings.computers[1 : self.players])
        seats = ("person", *[STRENGTH] * computers)
        colours = tuple(settings.colours[: self.players])
        options, day = self.options, self.day
        return new(self.game, names, self.seed, options, __version__, "strict", colours, seats, day, advice=False)

    def _value(self, option: Option, possible: tuple[Value | bool, ...]) -> Value | bool:
        varied = [value for value in option.varied if value in possible]
        usual = option.default_for(self.players)
        if varied:
            return varied[self._drawn(option.id) % len(varied)]
        return usual if usual in possible else option.substitute(possible)

    def _drawn(self, what: str) -> int:
        """Return a number that depends on nothing but this deal and ``what`` is drawn."""
        name = f"{self.day} {self.game} {'alone' if self.alone else 'computer'} {what}"
        return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big")


def deals(day: str) -> list[Deal]:
    """Return all deals of a day, in the order of the games; the one to be played alone, if there is one, comes first."""
    return [Deal(day, game.id, alone) for game in catalogue() for alone in (True, False) if game.solo or not alone]


def deal_of(header: Header) -> Deal | None:
    """Return the deal of the day that a game was begun with; None for all others, and for practice after one."""
    if not header.day or header.practice or header.seats.count("person") != 1:
        return None
    return Deal(header.day, header.game, header.solo)


def under_way(waiting: Iterable[Saved]) -> dict[Deal, Path]:
    """Return the unfinished games of deals of the day by deal, the newest of each."""
    found: dict[Deal, Path] = {}
    for saved in waiting:
        deal = deal_of(saved.header) if saved.header is not None else None
        if deal is not None:
            found.setdefault(deal, saved.path)
    return found


class Tries(Struct, frozen=True):
    """The finished games of a deal; ``first`` is the one that counts as the first try."""

    first: Result
    best: Result
    count: int


def tries(results: Iterable[Result], deal: Deal) -> Tries | None:
    """Return how a deal went; None before the first finished game."""
    played = sorted((result for result in counted(results) if _is_of(result, deal)), key=lambda result: result.when)
    return Tries(played[0], max(played, key=_merit), len(played)) if played else None


def tries_with(this: Result, others: Sequence[Result], deal: Deal) -> Tries:
    """Return how a deal that has just been finished went, whether the result of ``this`` game is kept among the others already or not."""
    found = tries([*others, *([] if any(one.played == this.played for one in others) else [this])], deal)
    assert found is not None
    return found


def days_in_a_row(results: Sequence[Result], today: str) -> int:
    """Return on how many days in a row, up to today or yesterday, some deal of the day was finished."""
    played = {result.day for result in counted(results)}
    day = date.fromisoformat(today)
    day -= timedelta(days=day.isoformat() not in played)
    count = 0
    while day.isoformat() in played:
        count, day = count + 1, day - timedelta(days=1)
    return count


def opposing(result: Result) -> int | None:
    """Return the points that a person played against: of the best computer, or of a rival without a seat; None if there were none."""
    others = [score for seat, score in enumerate(result.scores) if seat not in result.people]
    return max(others) if others else result.rival


def own(result: Result) -> int:
    """Return the points of the only person."""
    return result.scores[result.people[0]]


def _is_of(result: Result, deal: Deal) -> bool:
    same = (result.day, result.game, result.solo) == (deal.day, deal.game, deal.alone)
    return same and len(result.people) == 1 and "mixed" not in result.seats


def _merit(result: Result) -> tuple[bool, int, int]:
    """Return how good a result is: won before lost, then by points, then by what the other side was kept to."""
    return result.won[result.people[0]], own(result), -(opposing(result) or 0)
