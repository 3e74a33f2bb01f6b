"""Check random playouts without listeners."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Action, Game, Rng
from rules.engine.context import Step
from tests.engine.toy import TOY, Errand, State, Tell, Turn, state

FETCH = Action("fetch", ("milk:1",))


def game(*pending: Step, **fields: Any) -> Game[State]:
    """Return a game in which the steps in ``pending`` are to be done, in that order."""
    return Game(TOY, state(pending=[Tell(1, "late"), *reversed(pending)], **fields))


def played(one: Game[State], rng: Rng, depth: int) -> int:
    """Play up to ``depth`` random decisions with events; return how many there were."""
    for made in range(depth):
        if one.over:
            return made
        one.apply(one.legal[rng.below(len(one.legal))])
    return depth


@pytest.mark.parametrize("depth", [0, 1, 3])
def test_a_playout_makes_the_decisions_of_the_generator(depth: int) -> None:
    one = game(*(Errand(0, what) for what in ("milk", "bread", "water", "salt")))
    other = one.copy()
    assert one.playout(Rng(4), depth) == played(other, Rng(4), depth) == depth
    assert one.snapshot() == other.snapshot()
    assert one.legal == other.legal


def test_a_playout_ends_with_the_game() -> None:
    one = game(*(Errand(0, what) for what in ("milk", "bread")))
    other = one.copy()
    made = one.playout(Rng(4))
    assert one.over
    assert made == played(other, Rng(4), 100)
    assert one.snapshot() == other.snapshot()
    assert one.playout(Rng(4)) == 0


def test_after_a_playout_events_are_recorded_again() -> None:
    one = game(*(Errand(0, "milk") for _ in range(3)))
    one.playout(Rng(1), 1)
    assert [event.kind for event in one.apply(FETCH)][:1] == ["fetched"]


def test_events_are_recorded_again_after_a_fault_in_a_playout() -> None:
    one = game(Errand(0, "milk"), Turn(0), tipped=True, fast=True)
    before = one.copy()
    seed = next(n for n in range(50) if falls(before.copy(), Rng(n)))
    with pytest.raises(ZeroDivisionError):
        one.playout(Rng(seed), 2)
    one.restore(before.snapshot())
    assert [event.kind for event in one.apply(FETCH)] == ["fetched"]


def falls(one: Game[State], rng: Rng) -> bool:
    """Return whether the second random decision is the fault in the rules."""
    played(one, rng, 1)
    return one.legal[rng.below(len(one.legal))].kind == "stumble"
