"""Check how bots judge what was played, in every game they know: using only what its seat saw then, and never more than there is."""

from __future__ import annotations

from math import isfinite

import pytest
from msgspec.structs import replace

from rules import Game, Rng
from rules.bots import judging
from rules.bots.chances import Spread, chances, prospects
from rules.bots.judging import Judge, Stretch, Verdict, stretches
from rules.bots.learned import measured
from rules.bots.strengths import playable, valuation

from .play import Played
from .worlds import packed, permuted

FEW = 2
"""How many stretches of a game are judged: trying plans out takes time."""


@pytest.fixture
def known(played: Played) -> Played:
    """Return a random game of a setting; games that only people can play are left out."""
    if not playable(played.record.rules):
        pytest.skip("bots do not know it")
    return played


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let plans be tried out in few worlds."""
    monkeypatch.setattr(judging, "SIFTED", 2)
    monkeypatch.setattr(judging, "WEIGHED", 3)


def judged(played: Played, some: list[Stretch]) -> list[Verdict]:
    judge = Judge(valuation(played.setting.game, played.setting.players))
    found = [*judge.verdicts(some, 7)]
    assert len(found) == judge.steps(some)
    return [verdict for verdict in found if verdict is not None]


def test_stretches_are_all_that_was_played_each_of_one_seat_in_one_turn(known: Played) -> None:
    found = [*stretches(known.record)]
    assert [action for stretch in found for action in stretch.actions] == [entry.action for entry in known.record.entries]
    assert [stretch.end for stretch in found] == [*(stretch.at for stretch in found[1:]), len(known.record.entries)]
    for stretch in found:
        assert {entry.player for entry in known.record.entries[stretch.at : stretch.end]} == {stretch.seat}
        assert packed(known.record.rules, stretch.game.state) == known.moments[stretch.at].snapshot
        for entry in known.record.entries[stretch.at : stretch.end - 1]:
            assert not any(event.reveals for event in entry.events)


def test_a_verdict_names_something_better_by_nothing_but_what_its_seat_saw(known: Played) -> None:
    """Random games offer much to judge. With everything hidden in other places, and with other luck, the verdicts are the same."""
    rng, rules = Rng(43), known.record.rules
    played = [stretch for stretch in stretches(known.record) if stretch.choice]
    some = played[len(played) // 3 :][:FEW]
    other = [replace(one, game=Game(rules, permuted(rules, one.game.state, (one.seat,), rng))) for one in some]
    found = judged(known, some)
    assert judged(known, other) == found
    by_place = {stretch.at: stretch for stretch in some}
    for verdict in found:
        stretch = by_place[verdict.at]
        assert (verdict.end, verdict.seat) == (stretch.end, stretch.seat)
        assert verdict.better[0] in stretch.game.legal
        assert sorted(map(repr, verdict.better)) != sorted(map(repr, stretch.actions))
        assert verdict.cost >= verdict.reasons.least
        assert isfinite(verdict.cost)
        assert verdict.reasons.measure != "chance" or verdict.cost <= 1


def test_prospects_are_chances_that_add_up_or_alone_a_result(known: Played) -> None:
    setting, rules = known.setting, known.record.rules
    by, spread = valuation(setting.game, setting.players), measured(setting.game, setting.players)
    chance = setting.players > 1 and (by.race or spread is not None)
    games = [*(moment.game for moment in known.moments[::20]), known.record.game]
    for game in games:
        found = prospects(by, spread, game.state)
        assert len(found) == setting.players
        assert all(map(isfinite, found))
        if chance:
            sides = rules.sides(game.state)
            assert sum(found[side[0]] for side in sides) == pytest.approx(1)
            assert all(0 <= one <= 1 and found[seat] == found[side[0]] for side in sides for seat in side for one in found)
    if chance:
        won = {standing.player for standing in known.record.game.state.standings if standing.won}
        assert {seat for seat, one in enumerate(found) if one > 0} == won


def test_chances_follow_leads_and_how_far_they_are_off() -> None:
    assert chances((5, 5), 10) == pytest.approx((0.5, 0.5))
    assert chances((10, 0), 10) == pytest.approx((0.841, 0.159), abs=0.002)
    assert chances((0, 0, 0), 8) == pytest.approx((1 / 3,) * 3)
    assert chances((10, 0, -50), 10) == pytest.approx((0.841, 0.159, 0), abs=0.002)
    assert chances((3, 1), 0) == (1, 0)
    assert chances((3, 3, 1), 0) == (0.5, 0.5, 0)
    assert Spread((0.0, 0.5, 1.0), (2.0, 4.0, 8.0)).at(0.75) == 6
