"""Check, for every game whose value bots can learn, that reasons for a plan are what makes it better, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules import Game, Rng, view
from rules.bots.plan import Plan
from rules.bots.reasons import NAMED, Reasons, Tried, compare, reasons, tried
from rules.bots.strengths import bot, playable, valuation

from .play import Played
from .worlds import packed, permuted

POSITIONS = 8
PLAYOUTS = 12


@pytest.fixture
def learned(played: Played) -> Played:
    """Return a random game of a setting; games that only people can play are left out."""
    if not playable(played.record.rules):
        pytest.skip("nothing to learn from")
    return played


def positions(played: Played, count: int = POSITIONS) -> Iterator[Game[Any]]:
    """Yield positions with a choice, spread over a game."""
    games = [moment.game for moment in played.moments if len(moment.game.legal) > 1]
    for n in range(count):
        yield games[(2 * n + 1) * len(games) // (2 * count)]


def considered(played: Played, game: Game[Any], strength: str = "normal") -> tuple[Plan, ...]:
    seen, players = view(game.rules, game.state, game.decider), played.setting.players
    return bot(strength, played.setting.game, players).choose(seen, tuple(game.legal), Rng(3), PLAYOUTS).considered


def negative(found: Reasons) -> dict[str, float]:
    return {key: -worth for key, worth in (*found.facts, *found.estimates)}


def test_parts_add_up_to_the_difference_and_change_sign_with_the_plans(learned: Played) -> None:
    by = valuation(learned.setting.game, learned.setting.players)
    differ = 0
    for game in positions(learned):
        seen, legal = view(game.rules, game.state, game.decider), tuple(game.legal)
        best, *others = considered(learned, game)
        for other in (best, *others[:2]):
            found = compare(by, seen, legal, best.actions, other.actions, Rng(5))
            parts = found.estimates if by.race else (*found.facts, *found.estimates)
            assert sum(worth for _, worth in parts) == pytest.approx(found.difference, abs=1e-6)
            if not (best.revealing or other.revealing):
                assert found.difference == pytest.approx(best.value - other.value, abs=1e-6)
            swapped = compare(by, seen, legal, other.actions, best.actions, Rng(5))
            assert dict((*swapped.facts, *swapped.estimates)) == pytest.approx(negative(found), abs=1e-6)
            differ += bool(found.facts or found.estimates)
        assert not compare(by, seen, legal, best.actions, best.actions, Rng(5)).facts
    assert differ


def test_facts_are_the_rows_of_the_score(learned: Played) -> None:
    by = valuation(learned.setting.game, learned.setting.players)
    for game in positions(learned, 3):
        seat, legal = game.decider, tuple(game.legal)
        assert seat is not None
        seen = view(game.rules, game.state, seat)
        for first, second in zip(range(len(legal)), range(1, len(legal)), strict=False):
            one, other = game.after(first), game.after(second)
            if one.revealed or other.revealed or any(game.rules.ends_turn(game.state, legal[n]) for n in (first, second)):
                continue
            found = compare(by, seen, legal, legal[first : first + 1], legal[second : second + 1], Rng(5))
            if found.measure != "goal":
                rows, less = ({row.key: row.points[seat] for row in game.rules.ended(end.state)} for end in (one, other))
                assert dict(found.facts) == {
                    key: rows.get(key, 0) - less.get(key, 0) for key in {**rows, **less} if rows.get(key, 0) != less.get(key, 0)
                }


def test_nothing_hidden_is_named(learned: Played) -> None:
    """In another world with the same view the reasons are the same."""
    rng, rules = Rng(29), learned.record.rules
    by = valuation(learned.setting.game, learned.setting.players)
    for game in positions(learned, 3):
        seen, legal = view(rules, game.state, game.decider), tuple(game.legal)
        other = view(rules, permuted(rules, game.state, (game.decider,), rng), game.decider)
        assert packed(rules, other) == packed(rules, seen)
        plans = considered(learned, game, "hard")
        found = reasons(by, seen, legal, plans, Rng(7))
        assert found == reasons(by, other, legal, plans, Rng(7))
        assert all(other in plans[1:] for other, _ in found)
        assert [why.even for _, why in found] in ([], [False], [True], [True, False])


def made(difference: float, *parts: tuple[str, float], fact: tuple[str, float] = ("row", 0.0), by: Tried | None = None) -> Reasons:
    return Reasons("points", difference, (fact,), parts, 1.5, by)


def test_few_parts_are_named_and_only_those_that_say_most() -> None:
    found = made(5.0, ("mines", 7.5), ("dice", 2.0), ("store", -4.0), ("goods", 2.5), fact=("row", -3.0))
    assert found.named == ((("mines", 7.5), False), (("store", -4.0), False))
    assert len(found.named) <= NAMED
    assert made(4.0, ("mines", 7.0), ("store", -6.0), fact=("row", 3.0)).named == ((("mines", 7.0), False), (("row", 3.0), True))
    assert made(4.0, ("store", -9.0), ("mines", 7.0), fact=("row", 6.0)).named[0] == (("mines", 7.0), False)
    assert made(4.0, ("a", 1.0), ("b", 1.0), ("c", 1.0), fact=("row", 1.0)).named == ()
    assert made(4.0, ("a", 1.0), fact=("row", 3.0)).named == ((("row", 3.0), True),)
    assert made(1.7, ("a", 0.9), ("b", 0.8)).named == ()
    assert made(2.6, ("a", 1.6), ("b", 1.4)).named == ((("a", 1.6), False),)


def test_what_is_about_equal_has_no_reasons() -> None:
    assert made(1.4, ("mines", 9.0), ("dice", -7.6)).even
    assert made(-3.0, ("mines", -3.0)).even
    assert not made(1.6, ("mines", 1.6)).even
    assert made(5.0, ("mines", 5.0), by=Tried(2.0, 2.5, 0.6, 16)).even
    assert not made(5.0, ("mines", 5.0), by=Tried(3.0, 2.5, 0.6, 16)).even
    assert made(5.0, ("mines", 5.0), by=Tried(0.1, 0.05, 0.9, 16)).even
    assert not made(1.4, ("mines", 9.0), ("dice", -7.6)).named
    assert Reasons("chance", 0.02, (), (("race", 0.02),), 0.03).even
    assert not Reasons("chance", 0.05, (), (("race", 0.05),), 0.03).even


def test_what_only_the_replies_make_better_is_overturned_and_not_explained_by_groups() -> None:
    found = made(-4.0, ("mines", -4.0), by=Tried(6.0, 2.0, 0.75, 16))
    assert found.overturned
    assert not found.even
    assert not found.named
    assert made(-4.0, ("mines", -4.0), by=Tried(6.0, 2.0, 0.5, 16)).even
    assert not made(4.0, ("mines", 4.0), by=Tried(6.0, 2.0, 0.75, 16)).overturned


def test_plans_are_compared_in_the_worlds_both_were_tried_out_in() -> None:
    found = tried(Plan((), 0.0, outcomes=(5.0, 3.0, 1.0, 9.0)), Plan((), 0.0, outcomes=(1.0, 3.0, 2.0)))
    assert found is not None
    assert (found.lead, found.ahead, found.worlds) == (1.0, 0.5, 3)
    assert found.error == pytest.approx((14 / 2 / 3) ** 0.5)
    assert tried(Plan((), 0.0), Plan((), 0.0, outcomes=(1.0,))) is None
