"""Check whether a step can be carried out in full: it says so itself, or copies are played until one way succeeds."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Action
from rules.engine.context import Context, PlayerStep, Step
from tests.engine.toy import TOY, Errand, State, state


class Chain(PlayerStep, frozen=True, tag=True):
    """Does ``steps`` one after another."""

    steps: tuple[Step, ...]

    def run(self, ctx: Context[Any]) -> None:
        ctx.then(*self.steps)


class Either(PlayerStep, frozen=True, tag=True):
    """Lets the player choose one of ``steps``."""

    steps: tuple[Step, ...]

    def options(self, ctx: Context[Any]) -> list[Action]:
        return [Action("choose", (str(n),)) for n in range(len(self.steps))]

    def take(self, ctx: Context[Any], action: Action) -> None:
        ctx.then(self.steps[int(action.picks[0])])


class Says(PlayerStep, frozen=True, tag=True):
    """Knows by itself whether it can be done; playing it would be an error."""

    known: bool

    def can_complete(self, ctx: Context[Any]) -> bool:
        return self.known

    def run(self, ctx: Context[Any]) -> None:
        raise AssertionError("nobody has to play this")


BREAD, MILK = Errand(0, "bread", 2), Errand(0, "milk", 2)
CASES: list[Any] = [
    pytest.param(BREAD, 2, True, id="one errand"),
    pytest.param(BREAD, 1, False, id="too dear"),
    pytest.param(Chain(0, (BREAD, MILK)), 4, True, id="one after the other"),
    pytest.param(Chain(0, (BREAD, MILK)), 3, False, id="the second too dear after the first"),
    pytest.param(Either(0, (Errand(0, "cake", 9), BREAD)), 2, True, id="the second way"),
    pytest.param(Either(0, (Errand(0, "cake", 9), BREAD)), 1, False, id="no way"),
    pytest.param(Chain(0, (Either(0, (BREAD, Errand(0, "roll", 1))), MILK)), 3, True, id="the first way leads on to nothing"),
    pytest.param(Says(0, True), 0, True, id="it says so"),
    pytest.param(Says(0, False), 0, False, id="it says not"),
    pytest.param(Chain(0, (BREAD, Says(0, True))), 2, True, id="the last one says so"),
    pytest.param(Chain(0, (BREAD, Says(0, False))), 2, False, id="the last one says not"),
    pytest.param(Chain(0, (Says(0, False), BREAD)), 2, False, id="one in the middle says not"),
]


def pictured(at: State) -> bytes:
    return TOY.encoder.encode(at)


@pytest.mark.parametrize(("step", "silver", "expected"), CASES)
def test_a_step_is_possible_when_some_way_leads_to_its_end(step: Step, silver: int, expected: bool) -> None:
    start = state(pending=[Errand(0, "water")])
    start.seats[0].silver = silver
    table, before = Context(start, TOY.copy), pictured(start)
    assert table.possible(step) is expected
    assert pictured(start) == before
    assert not table.events
