"""Check nested effects as data: what comes next, what is lost, and what may be done in any order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules import Action, Event, Game, IllegalAction
from rules.engine.context import Context, Step
from rules.engine.sequence import pool
from tests.engine.toy import TIP, TOY, Errand, Round, State, Tell, Turn, state


def told(events: Sequence[Event]) -> list[str | int]:
    return [event.values["what"] for event in events if event.kind == "told"]


def fetch(what: str, shop: int = 1) -> Action:
    return Action("fetch", (f"{what}:{shop}",))


def game(*pending: Step, silver: int = 0) -> Game[State]:
    """Return a game in which the steps in ``pending`` are to be done, in that order; the tip of this turn has been used."""
    start = state(pending=list(reversed(pending)), tipped=True)
    start.seats[0].silver = silver
    return Game(TOY, start)


def any_order(*steps: Step) -> Game[State]:
    start = state(tipped=True)
    pool.any_order(Context(start, TOY.copy), 0, *steps)
    return Game(TOY, start)


def test_first_the_first_step_then_all_it_causes_then_the_next() -> None:
    played = game(Tell(0, "a", ("a1", "a2")), Tell(0, "b", ("b1",)), Tell(0, "c"))
    assert told(played.opening) == ["a", "a1", "a2", "b", "b1", "c"]


def test_a_step_that_asks_waits_and_what_it_causes_comes_before_what_was_open() -> None:
    played = game(Errand(0, "bread", then=("home",)), Tell(0, "later"), Turn(0))
    assert played.opening == []
    assert told(played.apply(fetch("bread"))) == ["home", "later"]
    assert played.legal[0] == Action("draw")


def test_an_effect_without_options_is_lost_and_says_so() -> None:
    played = game(Errand(0, "bread", price=1), Turn(0))
    assert [(event.kind, event.values) for event in played.opening] == [("lost", {"what": "bread"})]
    assert played.legal[0] == Action("draw")


def test_the_question_and_its_source_are_those_of_the_step() -> None:
    decision = game(Errand(1, "bread")).decision
    assert decision is not None
    assert (decision.player, decision.question.key, decision.source) == (1, "ask.Errand", "errand:bread")
    assert decision.legal == (fetch("bread", 1), fetch("bread", 2))


def test_actions_offered_always_work_above_the_open_step() -> None:
    start = state(pending=[Turn(0), Errand(0, "bread")])
    played = Game(TOY, start)
    assert played.legal == [fetch("bread", 1), fetch("bread", 2), TIP]
    events = played.apply(TIP)
    assert told(events) == ["thanks"]
    assert played.legal == [fetch("bread", 1), fetch("bread", 2)]
    assert played.state.seats[0].silver == 1


def test_any_order_offers_the_options_of_all_the_first_first() -> None:
    played = any_order(Errand(0, "a"), Errand(0, "b"), Errand(0, "c"))
    assert [action.picks[0] for action in played.legal] == ["a:1", "a:2", "b:1", "b:2", "c:1", "c:2"]
    decision = played.decision
    assert decision is not None
    assert decision.source == "errand:a"


@pytest.mark.parametrize("order", ["abc", "acb", "bac", "bca", "cab", "cba"])
def test_any_order_of_three_works_in_every_order(order: str) -> None:
    played = any_order(Errand(0, "a"), Errand(0, "b"), Errand(0, "c"))
    done = [event.items[0][0] for what in order for event in played.apply(fetch(what)) if event.kind == "fetched"]
    assert done == list(order)
    assert played.state.pending == []


def test_what_one_of_them_causes_comes_before_the_others() -> None:
    played = any_order(Errand(0, "a"), Errand(0, "b", then=("of b",)), Errand(0, "c"))
    assert told(played.apply(fetch("b"))) == ["of b"]
    assert {action.picks[0][0] for action in played.legal} == {"a", "c"}


def test_any_order_within_any_order_is_finished_first() -> None:
    played = any_order(Turn(0), Errand(0, "a"))
    played.apply(Action("errands"))
    assert {action.picks[0][0] for action in played.legal} == {"b", "m", "w"}  # not a: it was already open
    for what in ("water", "bread", "milk"):
        played.apply(fetch(what, 2))
    assert played.legal == [fetch("a", 1), fetch("a", 2)]


def test_a_step_without_options_waits_for_the_others() -> None:
    played = any_order(Errand(0, "a", price=2), Turn(0))
    assert {action.kind for action in played.legal} == {"draw", "earn", "errands"}
    played.state.seats[0].silver = 1
    played.apply(Action("earn"))
    assert {action.picks for action in played.legal} == {("a:1",), ("a:2",)}  # now it can be paid for


def test_when_none_of_them_has_options_all_are_lost() -> None:
    played = any_order(Errand(0, "a", price=1), Errand(0, "b", price=1), Errand(0, "c", price=1))
    assert [event.values["what"] for event in played.opening] == ["a", "b", "c"]
    assert not played.legal


def test_any_order_of_one_is_that_step() -> None:
    played = any_order(Errand(0, "a"))
    assert played.state.pending == [Errand(0, "a")]


def test_open_steps_are_part_of_what_is_stored() -> None:
    played = any_order(Errand(0, "a"), Turn(0), Errand(0, "c"))
    played.apply(Action("errands"))
    played.apply(fetch("milk"))
    copied = played.copy()
    assert copied.legal == played.legal
    assert copied.snapshot() == played.snapshot()


def test_a_game_without_anything_to_do_is_over() -> None:
    played = Game(TOY, state(pending=[Round()], rounds=3))
    assert played.over
    assert played.decision is None
    assert played.decider is None
    with pytest.raises(IllegalAction):
        played.apply(Action("draw"))


@pytest.mark.parametrize("action", [Action("fetch"), Action("fetch", ("bread:3",)), Action("fetch", ("bread:1",), 1), Action("", ()), TIP])
def test_an_illegal_action_changes_nothing(action: Action) -> None:
    played = game(Errand(0, "bread"))
    before, legal = played.snapshot(), list(played.legal)
    with pytest.raises(IllegalAction, match="not possible now"):
        played.apply(action)
    assert (played.snapshot(), played.legal) == (before, legal)
