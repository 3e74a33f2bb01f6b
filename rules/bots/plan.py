"""Planning one's own turn as one move: the best lines of play up to its end, or up to what cannot be known yet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from rules import Action, Game, Rng

from .valuation import Worth

LONGEST = 14
"""The longest line that is planned, in decisions; no turn of the games is often longer."""
FEW = 8
"""How many of the best lines count as the best few."""
CLOSE = 1e-9
"""Values that differ by less are equal."""


class Plan(Struct, frozen=True):
    """What a seat could do in its turn, and the worth of it to them."""

    actions: tuple[Action, ...]
    value: float
    revealing: bool = False
    """Whether the last action turns something up, so that the rest can only be planned then."""
    outcomes: tuple[float, ...] = ()
    """What came of it in the worlds it was tried out in, if it was; another plan of the same choice met the same ones first."""


class _Line(Struct, frozen=True):
    """A plan being made: the position it has led to."""

    actions: tuple[Action, ...]
    game: Game[Any]
    value: float


_Valued = TypeVar("_Valued", Plan, _Line)


class Planner:
    """A beam search over one's own turn: of all lines, the ``width`` best are followed, decision by decision.

    A position is valued before the action that ends the turn, when nothing new has been seen yet. What an action reveals cannot be planned
    for: it ends the line, and its worth is the mean over several deals.
    """

    def __init__(self, valuation: Worth, width: int, carelessness: float = 0.0) -> None:
        """Follow the ``width`` best lines; misjudge each by up to this share of what lies between the best few, at every decision."""
        self.valuation = valuation
        self._width = width
        self._carelessness = carelessness
        self._ends_turn = valuation.rules.ends_turn
        self._same = valuation.rules.insight().same
        self._aside = valuation.rules.insight().aside

    def plans(self, start: Game[Any], rng: Rng, deals: Sequence[Game[Any]] = ()) -> list[Plan]:
        """Return the plans found for the decider of ``start``, the best first; equal ones in random order.

        ``deals``: the same position with other hidden cards, over which the worth of what reveals something is averaged.
        """
        valuation, state = self.valuation, start.state
        seat, turn = start.decider, state.turn_number
        assert seat is not None
        found: list[Plan] = []
        lines = [_Line((), start, valuation(state, seat))]
        for _ in range(LONGEST):
            seen: set[object] = set()
            further: list[tuple[float, int, _Line]] = []
            for line in lines:
                for index, action in self._different(line.game):
                    actions = (*line.actions, action)
                    if self._ends_turn(line.game.state, action):
                        found.append(Plan(actions, valuation.ending(line.game.state, seat)))
                        continue
                    ahead = line.game.after(index)
                    value = valuation(ahead.state, seat)
                    if ahead.revealed:
                        found.append(Plan(actions, self._mean(value, actions, seat, deals), True))
                        continue
                    pending = ahead.state.pending
                    place = (round(value, 6), len(pending), pending[-1] if pending else None)
                    if place not in seen:
                        seen.add(place)
                        further.append((-value, rng.below(1 << 30), _Line(actions, ahead, value)))
            further.sort(key=_order)
            best = self._misjudged([line for _, _, line in further], rng)[: self._width]
            lines = []
            for line in best:
                if line.game.decider == seat and line.game.state.turn_number == turn:
                    lines.append(line)
                else:
                    found.append(Plan(line.actions, line.value))
            if not lines:
                break
        found += [Plan(line.actions, line.value) for line in lines]
        rng.shuffle(found)
        found.sort(key=lambda plan: -plan.value)
        return self._misjudged(found, rng)

    def carried_out(self, start: Game[Any], actions: Sequence[Action], deals: Sequence[Game[Any]] = ()) -> Plan | None:
        """Return a line from elsewhere, with its worth by the measure of ``plans``; None if it is not possible from ``start``."""
        seat, game = start.decider, carried_out(start, actions[:-1])
        assert seat is not None
        if game is None or actions[-1] not in game.legal:
            return None
        if self._ends_turn(game.state, actions[-1]):
            return Plan(tuple(actions), self.valuation.ending(game.state, seat))
        ahead = game.after(game.legal.index(actions[-1]))
        value = self.valuation(ahead.state, seat)
        if ahead.revealed:
            return Plan(tuple(actions), self._mean(value, actions, seat, deals), True)
        return Plan(tuple(actions), value)

    def _misjudged(self, ranked: list[_Valued], rng: Rng) -> list[_Valued]:
        """Return lines or plans, given the best first, in the order in which they seem to be."""
        between = self._carelessness * (ranked[0].value - ranked[:FEW][-1].value) if ranked else 0.0
        if not between:
            return ranked
        return sorted(ranked, key=lambda one: -one.value - between * (rng.below(2001) / 1000 - 1))

    def _different(self, game: Game[Any]) -> Iterator[tuple[int, Action]]:
        """Yield the actions worth looking at that are not interchangeable, with their places in the list."""
        met: set[object] = set()
        for index, action in enumerate(game.legal):
            if self._aside(game.state, action):
                continue
            key = self._same(game.state, action)
            if key not in met:
                met.add(key)
                yield index, action

    def _mean(self, value: float, actions: Sequence[Action], seat: int, deals: Sequence[Game[Any]]) -> float:
        """Return the mean worth of a line whose last action reveals something, which is ``value`` in the deal it was found in."""
        values = [value]
        for game in deals:
            ended = carried_out(game, actions)
            if ended is not None:
                values.append(self.valuation(ended.state, seat))
        return sum(values) / len(values)


def _order(entry: tuple[float, int, _Line]) -> tuple[float, int]:
    return entry[:2]


def carried_out(game: Game[Any], actions: Sequence[Action]) -> Game[Any] | None:
    """Return the position after ``actions``; None if, with other hidden cards, not all of them are possible."""
    for action in actions:
        if action not in game.legal:
            return None
        game = game.after(game.legal.index(action))
    return game
