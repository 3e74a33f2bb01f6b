"""What a game between bots says about the balance of its rules: where points come from, what was offered and what was taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from rules import CARRY_OUT, Action, Deed, Game, GameDef, deed_of, rules_of

from .matches import Pairing, match
from .soundness import Clock

Deeds = Callable[[Any, Action], tuple[Deed, ...]]
"""What an action offers or takes in a state."""


class Count(Struct, frozen=True):
    """The number of a seat's turns in which something was ``offered``, and of those in which it was ``taken``."""

    offered: int
    taken: int


class SeatAccount(Struct, frozen=True):
    """How a seat did in a game: its score and its share of the win, the points by source, its deeds, and how far it got on each track."""

    score: int
    won: float
    points: Mapping[str, int]
    deeds: Mapping[Deed, Count]
    tracks: Mapping[str, int]


class Account(Struct, frozen=True):
    """What one game says, seat by seat; nothing if bots would never have ended it."""

    seats: tuple[SeatAccount, ...] = ()


class Ledger:
    """An account of what each seat is offered and takes in each of its turns, and of the end."""

    def __init__(self, rules: GameDef[Any], seats: int) -> None:
        insight = rules.insight()
        self._rules = rules
        self._takes: Deeds = insight.takes or (lambda state, action: (deed_of(rules.describe, action),))
        self._offers: Deeds = insight.offers or self._takes
        self._turns: list[dict[int, tuple[set[Deed], set[Deed]]]] = [{} for _ in range(seats)]
        """For each seat, by the number of the turn: what it was offered, and what it took."""
        self.points: list[dict[str, int]] = []
        self.tracks: list[dict[str, int]] = []

    def watch(self, game: Game[Any], action: Action | None) -> None:
        """Note down a decision, or at the end the points."""
        if action is None:
            self._close(game)
            return
        seat, state = game.decider, game.state
        assert seat is not None
        offered, taken = self._turns[seat].setdefault(state.turn_number, (set(), set()))
        for one in game.legal:
            offered.update(self._deeds(self._offers, state, one))
        taken.update(self._deeds(self._takes, state, action))

    def deeds(self, seat: int) -> dict[Deed, Count]:
        """Return what a seat was offered and took in the whole game."""
        turns = self._turns[seat].values()
        every = {deed for offered, _ in turns for deed in offered}
        return {
            deed: Count(sum(deed in offered for offered, _ in turns), sum(deed in offered and deed in taken for offered, taken in turns))
            for deed in sorted(every)
        }

    def _deeds(self, of: Deeds, state: Any, action: Action) -> list[Deed]:
        """Return the deeds of an action, and the kind of each by itself; none if it is a matter of course."""
        if action.kind == CARRY_OUT or self._rules.ends_turn(state, action):
            return []
        found = of(state, action)
        return [*found, *(Deed(one.kind) for one in found if one.name)]

    def _close(self, game: Game[Any]) -> None:
        seats, tracks = range(len(game.state.seats)), self._rules.insight().tracks
        rows = self._rules.ended(game.state)
        self.points = [{row.key: row.points[seat] for row in rows} for seat in seats]
        self.tracks = [dict(tracks(game.state, seat)) for seat in seats]


def account(pairing: Pairing, clock: Clock) -> Account:
    """Play a game and keep account of it."""
    ledger = Ledger(rules_of(pairing.game), len(pairing.seats))
    outcome = match(pairing, clock, watch=ledger.watch)
    if not outcome.ended:
        return Account()
    return Account(
        tuple(
            SeatAccount(outcome.scores[seat], outcome.shares[seat], ledger.points[seat], ledger.deeds(seat), ledger.tracks[seat])
            for seat in range(len(pairing.seats))
        )
    )
