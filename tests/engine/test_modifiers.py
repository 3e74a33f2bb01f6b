"""Standing changes of the rules."""

from __future__ import annotations

from rules import Action, Game
from rules.engine.context import Context
from rules.engine.modifiers import Modifier
from tests.engine.toy import TOY, State, Turn, state


def table(*modifiers: Modifier) -> Context[State]:
    return Context(state(modifiers=modifiers), TOY.copy, TOY.modifiers)


def test_without_modifiers_the_normal_value_holds() -> None:
    assert table().value("wage", 0, 5) == 5
    assert not table().allows("may", 0)
    assert table().allows("may", 0, normal=True)


def test_modifiers_answer_in_the_order_they_came() -> None:
    doubled, more = Modifier("double", None, "x"), Modifier("more", None, "y")
    assert table(doubled, more).value("wage", 0, 5) == 11
    assert table(more, doubled).value("wage", 0, 5) == 12


def test_a_modifier_of_a_player_is_for_that_player_alone() -> None:
    ctx = table(Modifier("double", 1, "x"), Modifier("more", 0, "y"))
    assert (ctx.value("wage", 0, 5), ctx.value("wage", 1, 5)) == (6, 10)
    assert (ctx.allows("may", 0), ctx.allows("may", 1)) == (True, False)


def test_a_modifier_answers_only_its_own_questions() -> None:
    ctx = table(Modifier("double", None, "x"))
    assert ctx.value("price", 0, 5) == 5
    assert not ctx.allows("may", 0)


def test_after_lets_modifiers_react_and_uses_wear_off() -> None:
    ctx = table(Modifier("double", 0, "x", uses=2), Modifier("double", None, "z"), Modifier("double", 1, "y", uses=1))
    ctx.after("earned", 0)
    assert [event.items for event in ctx.events] == [("x",), ("z",)]
    assert [modifier.uses for modifier in ctx.state.modifiers] == [1, None, 1]
    ctx.after("earned", 0)
    assert [modifier.source for modifier in ctx.state.modifiers] == ["z", "y"]
    ctx.after("moved", 1)
    assert len(ctx.state.modifiers) == 2


def test_of_two_equal_modifiers_one_wears_off() -> None:
    ctx = table(Modifier("double", 0, "x", uses=1), Modifier("double", 0, "x", uses=2))
    ctx.after("earned", 0)
    assert ctx.state.modifiers == (Modifier("double", 0, "x", uses=1),)


def test_a_modifier_is_part_of_the_game() -> None:
    game = Game(TOY, state(pending=[Turn(0)] * 4))
    game.apply(Action("charm"))
    game = game.copy()
    for _ in range(3):
        game.apply(Action("earn"))
    assert game.state.seats[0].silver == 2 + 2 + 1
