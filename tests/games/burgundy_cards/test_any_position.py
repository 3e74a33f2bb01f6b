"""Check any turn from any position: what is offered at every decision and what comes of it, against the oracle."""

from typing import Any

import pytest

from rules import Rng

from .builder import PHASES, table
from .cards import ACTION, ANIMALS, GOODS, KIND, KINDS
from .oracle import Oracle
from .test_oracle import play_beside

POSITIONS = 60
"""Number of positions made up and played from in each test."""
DECISIONS = 10


def position(rng: Rng) -> dict[str, Any]:
    """Return the beginning of a turn of seat 0, with an estate of open stacks, few goods and animals left, and often some silver."""
    left = [*ACTION]
    rng.shuffle(left)

    def some(n: int, *kinds: str) -> list[str]:
        found = [card for card in left if not kinds or KIND[card] in kinds][:n]
        for card in found:
            left.remove(card)
        return [ACTION[card] for card in found]

    def any_of(names: dict[int, str], most: int) -> list[str]:
        found = sorted(set(names.values()))
        rng.shuffle(found)
        return found[: rng.below(most + 1)]

    estate = [some(1 + rng.below(2), kind) for kind in KINDS if rng.below(4)]
    joined = [stack + some(1, "monastery") if len(stack) == 1 and rng.below(4) == 0 else stack for stack in estate]
    said: dict[str, Any] = {
        "players": 1 + rng.below(3),
        "phase": PHASES[rng.below(5)],
        "estate": joined,
        "projects": [*some(1 + rng.below(2), "castle", "building"), *some(rng.below(2))],
        "hand": some(2),
        "display": {row: some(rng.below(3)) for row in range(1, 7)},
        "workers": rng.below(4),
        "silver": rng.below(7),
        "goods": any_of(GOODS, 3),
        "animals": any_of(ANIMALS, 3),
        "goods_stacks": [any_of(GOODS, 2), any_of(GOODS, 3)],
        "animal_stacks": [any_of(ANIMALS, 2), any_of(ANIMALS, 3)],
    }
    if rng.below(2):
        said |= {"draw": some(rng.below(5)), "rest": "discard"}
    return said


def placing(rng: Rng) -> Any:
    """Choose mostly to play, place and use effects, and often to buy."""

    def choose(game: Any) -> Any:
        kinds = ("place", "draw", "bonus", "play", "use") if rng.below(4) else ("buy", "sell", "take", "keep")
        found = [action for action in game.legal if action.kind in kinds] or game.legal
        return found[rng.below(len(found))]

    return choose


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_from_any_position(seed: int) -> None:
    """BC-5 to BC-13: nested placements, jokers, exhausted supplies and purchases at every point agree."""
    rng = Rng(seed)
    for _ in range(POSITIONS):
        game = table(**position(rng))
        play_beside(game, Oracle.of(game.state), placing(rng), DECISIONS)
