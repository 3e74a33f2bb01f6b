"""Check looking ahead: what an action leads to, without events and without listing what is legal then."""

from __future__ import annotations

from typing import Any

import pytest

from rules import Action, Game
from rules.engine.context import Step
from tests.engine.toy import TOY, Errand, State, Tell, Turn, state

EARN = Action("earn")


def game(*pending: Step, **fields: Any) -> Game[State]:
    """Return a game in which the steps in ``pending`` are to be done, in that order, and whose player in turn has had a tip."""
    return Game(TOY, state(pending=[Tell(1, "late"), *reversed(pending)], **{"tipped": True, **fields}))


def after(one: Game[State], action: Action) -> Game[State]:
    return one.after(one.legal.index(action))


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """Return the turns whose options are listed from now on."""
    found: list[Step] = []
    options = Turn.options
    monkeypatch.setattr(Turn, "options", lambda step, ctx: found.append(step) or options(step, ctx))  # type: ignore[func-returns-value]
    return found


def test_what_is_legal_then_is_listed_when_it_is_read(listed: list[Step]) -> None:
    one = game(Turn(0), Turn(1))
    listed.clear()
    then = after(one, EARN)
    assert (then.state.seats[0].silver, then.decider, then.over) == (1, 1, False)
    assert listed == []
    assert then.legal == then.legal == [Action("draw"), EARN, Action("errands")]
    assert listed == [Turn(1)]


def test_a_game_may_be_copied_and_looked_ahead_in_before_anything_is_listed() -> None:
    then = after(game(Turn(0), Turn(1), Turn(0)), EARN)
    for other in (then.copy(), then):
        last = after(other, EARN)
        assert [seat.silver for seat in last.state.seats] == [1, 1]
        assert last.decider == 0


def test_actions_that_are_always_available_come_after_those_of_a_step_listed_late() -> None:
    then = after(game(Turn(0), Turn(1), tipped=False), EARN)
    assert then.legal == [Action("draw"), EARN, Action("errands"), Action("tip", ("button:tip",))]
    assert then.apply(then.legal[-1])[0].values == {"what": "thanks"}


def test_a_step_that_may_have_nothing_to_ask_is_asked() -> None:
    then = after(game(Turn(0), Errand(1, "beer", price=5)), EARN)
    assert then.over


def test_looking_ahead_tells_whether_something_was_revealed_by_that_action_alone() -> None:
    one = game(Turn(0), Turn(1))
    drawn = after(one, Action("draw"))
    assert drawn.revealed
    assert not one.revealed
    assert not after(drawn, EARN).revealed
    drawn.apply(EARN)
    assert not drawn.revealed


def test_events_are_recorded_again_after_looking_ahead() -> None:
    then = after(game(Turn(0), Errand(1, "milk")), EARN)
    assert then.opening == []
    assert [event.kind for event in then.apply(then.legal[0])][:1] == ["fetched"]
