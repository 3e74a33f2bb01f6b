"""Playing on in an imagined world, quickly and sensibly: every player takes what looks best to them, one decision at a time."""

from __future__ import annotations

from typing import Any

from rules import Game, Rng

from .valuation import Valuation

LONGEST = 60
"""The most decisions of a play-out; what takes longer is valued as it stands."""


def play_on(game: Game[Any], valuation: Valuation, turns: int, rng: Rng) -> Game[Any]:
    """Return a game after ``turns`` more turns, or its end."""
    until = game.state.turn_number + turns
    for _ in range(LONGEST):
        if game.over or game.state.turn_number >= until:
            break
        game = step(game, valuation, rng)
    return game


def step(game: Game[Any], valuation: Valuation, rng: Rng) -> Game[Any]:
    """Return the game after the decision that looks best to its decider."""
    seat, legal = game.decider, game.legal
    assert seat is not None
    if len(legal) == 1:
        return game.after(0)
    ends_turn, insight = valuation.rules.ends_turn, valuation.rules.insight()
    met: set[object] = set()
    best, ending = None, None
    highest = float("-inf")
    offset = rng.below(len(legal))
    for n in range(len(legal)):
        index = (n + offset) % len(legal)
        action = legal[index]
        key = insight.same(game.state, action)
        if key in met or insight.aside(game.state, action):
            continue
        met.add(key)
        if ends_turn(game.state, action):
            ending = index
            continue
        ahead = game.after(index)
        value = valuation(ahead.state, seat)
        if value > highest:
            best, highest = ahead, value
    if best is None or (ending is not None and valuation.ending(game.state, seat) >= highest):
        assert ending is not None
        return game.after(ending)
    return best
