"""Games that bots play to learn from: what they saw in each position, and what became of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from rules import Meta, Rng, Value, rules_of, view

from .arena import MAX_DECISIONS, setup
from .choice import Careful
from .leaning import Leaning
from .planning import Planning
from .player import Seated
from .valuation import Valuation, Weights, result

EVERY = 3
"""In the middle of a turn, one position in this many is remembered."""


class Seen(Struct, frozen=True):
    """A position as a seat saw it: its features, the share of the game left, and the points so far (0 in a race)."""

    features: list[float]
    left: float
    points: float


class Experience(Struct, frozen=True):
    """What the seats of one game saw, in order, and the result of each; nothing if the bots would never have ended it."""

    seen: tuple[list[Seen], ...]
    results: tuple[float, ...]


def experience(
    game: str, players: int, seed: int, options: Mapping[str, Value | bool], by: Weights, explore: float, towards: Sequence[str] = ()
) -> Experience:
    """Play a game with bots that plan by these weights and, with probability ``explore``, do anything legal instead; they favour
    ``towards``.
    """
    rules = rules_of(game)
    valuation = Leaning(rules, by, towards) if towards else Valuation(rules, by)
    one = setup(game, players, seed, options).game
    rngs = [Rng(seed * 64 + seat) for seat in range(players)]
    bots = [Seated(Careful(Planning(valuation, 3)), rng, 0) for rng in rngs]
    seen: tuple[list[Seen], ...] = tuple([] for _ in range(players))
    for _ in range(MAX_DECISIONS):
        seat = one.decider
        if seat is None:
            break
        legal, rng = one.legal, rngs[seat]
        if len(legal) > 1 and rng.below(1000) < 1000 * explore:
            action = legal[rng.below(len(legal))]
            bots[seat].forget()
        else:
            action = bots[seat].decide(view(rules, one.state, seat), legal)
        ending = rules.ends_turn(one.state, action)
        if ending:
            seen[seat].append(look(valuation, valuation.features.lapsed(one.state), seat))
        one = one.after(legal.index(action))
        if not ending and not one.over and (one.decider != seat or rng.below(EVERY) == 0):
            seen[seat].append(look(valuation, one.state, seat))
    if not one.over:
        return Experience((), ())
    results = tuple(result(valuation, one.state, seat) for seat in range(players))
    return Experience(seen, results)


def look(valuation: Valuation, state: Any, seat: int) -> Seen:
    """Return what a seat sees of a position."""
    features = valuation.features
    points = 0.0 if valuation.race else float(valuation.reached(state, seat))
    return Seen(features.of(state, seat), features.left(state, seat), points)


def some_options(of: Meta, players: int, rng: Rng) -> dict[str, Value | bool]:
    """Return options to play with: half the time those a game starts with, otherwise any that go together."""
    chosen: dict[str, Value | bool] = {}
    if rng.below(2):
        return chosen
    for option in of.options:
        if option.fits(players, chosen):
            possible = option.possible(players, chosen)
            for name in option.names(players):
                chosen[name] = possible[rng.below(len(possible))]
    return chosen
