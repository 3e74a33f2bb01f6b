"""What a player who ends the turn now loses, although they could still use it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any

from msgspec.structs import replace

from ..game import Game
from ..types import Action, Use

TRIALS = 40
"""The most actions that are tried out to find how often something can still be used."""
FOLLOWING = 6
"""How many decisions of the same player an action may lead to before it counts as carried out."""


def unused(game: Game[Any], legal: Iterable[Action] | None = None) -> tuple[Use, ...]:
    """Return what some of the legal actions (None: all of them) use up and the end of the turn takes away, once for each kind and thing.

    Its ``n`` is how often it can still be used, one action after the other: found by trying it out, as far as the decider can know the
    outcome in advance. What only turns up on the way counts as possible, and so nothing is given away.
    """
    found: dict[tuple[str, str], Use] = {}
    for action in game.legal if legal is None else legal:
        use = game.rules.uses(game.state, action)
        if use is not None:
            found.setdefault((use.kind, use.of), use)
    return tuple(replace(use, n=_times(game, use, use.n, count())) for use in found.values())


def _times(game: Game[Any], use: Use, most: int, trials: count[int]) -> int:
    """Return how often, up to ``most`` times, something can be used from here on."""
    best = 0
    for action in game.legal:
        now = game.rules.uses(game.state, action)
        if now is None or (now.kind, now.of) != (use.kind, use.of):
            continue
        if most == 1 or next(trials) >= TRIALS:
            return max(best, 1)
        then = _after(game, action)
        if then is None:
            return most
        best = max(best, 1 + _times(then, use, most - 1, trials))
        if best == most:
            return most
    return best


def _after(game: Game[Any], action: Action) -> Game[Any] | None:
    """Return the game once the turn goes on after an action, whatever is decided on the way; None if that cannot be known in advance."""
    then, decision = game.copy(), game.decision
    assert decision is not None
    for _ in range(FOLLOWING):
        if any(event.reveals for event in then.apply(action)):
            return None
        if then.decision is None or then.decider != decision.player or then.decision.question.key == decision.question.key:
            break
        action = then.legal[0]
    return then
