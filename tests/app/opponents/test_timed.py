"""Check bots with a clock and helping processes: that both change nothing but how much they try out."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pytest

from app.opponents.crew import Crew, crew
from app.opponents.timed import Timed, timed
from rules import Action, Game, Rng, new, rules_of, view
from rules.bots.choice import Choice
from rules.bots.pace import FIRST, MOST, Pace
from rules.bots.search import STEP, Searching, Trial, Trials
from rules.bots.strengths import bot, valuation

GAME, PLAYERS = "guildhall", 2
LONG = 60.0
"""Seconds that are never up."""
Position = tuple[Any, tuple[Action, ...]]


@pytest.fixture(scope="module")
def helping() -> Iterator[Crew]:
    with crew(GAME, PLAYERS, 2) as found:
        yield found


def positions(count: int) -> Iterator[Position]:
    """Yield positions of a game in which there is a choice, as the one to choose sees them."""
    game: Game[Any] = new(GAME, ("1", "2"), 5, {}).game
    rng = Rng(6)
    while count:
        legal = game.legal
        if len(legal) > 3:
            count -= 1
            yield view(rules_of(GAME), game.state, game.decider), tuple(legal)
        game = game.after(rng.below(len(legal)))


def _until(end: float) -> float:
    return end - time.monotonic()


def searching() -> Searching:
    return Searching(valuation(GAME, PLAYERS), 8, 4)


@pytest.mark.slow
def test_helpers_find_what_one_alone_would(helping: Crew) -> None:
    for n, (seen, legal) in enumerate(positions(6)):
        trials = helping.trials(seen, legal, lambda: LONG)
        assert searching().choose(seen, legal, Rng(n), 32, trials) == searching().choose(seen, legal, Rng(n), 32)


@pytest.mark.slow
def test_a_choice_is_made_when_the_time_is_up(helping: Crew) -> None:
    for n, (seen, legal) in enumerate(positions(4)):
        for left in (0.0, 0.1):
            end = time.monotonic() + left
            trials = helping.trials(seen, legal, partial(_until, end))
            choice = searching().choose(seen, legal, Rng(n), 4_000, trials)
            assert choice.action in legal
            assert time.monotonic() < end + 1


@pytest.mark.slow
def test_a_bot_with_a_clock_tries_out_as_much_as_there_is_time_for(helping: Crew) -> None:
    one = Timed(searching(), 0.2, helping)
    for n, (seen, legal) in enumerate(positions(5)):
        begun = time.monotonic()
        assert one.choose(seen, legal, Rng(n), 0).action in legal
        assert time.monotonic() - begun < 1


@pytest.mark.slow
def test_only_a_bot_that_searches_gets_a_clock(helping: Crew) -> None:
    for name in ("random", "easy", "normal"):
        of = bot(name, GAME, PLAYERS)
        assert timed(of, 1.0, helping) is of
    hard = bot("hard", GAME, PLAYERS)
    assert timed(hard, 1.0, helping) is not hard


class Scripted(Crew):
    """A crew for whom a plan comes out by a script, each time after a millisecond."""

    def __init__(self, came: Callable[[int, int], float]) -> None:
        """Let ``came`` say what comes of a plan, by its number and that of the world."""
        self._came = came
        self.trials_of: list[int] = []

    def trials(self, view: Any, legal: Sequence[Action], left: Callable[[], float]) -> Trials:
        plans: dict[tuple[Action, ...], int] = {}
        self.trials_of.append(0)

        def run(batch: Sequence[Trial]) -> Iterator[float]:
            for actions, seed in batch:
                self.trials_of[-1] += 1
                time.sleep(0.001)
                yield self._came(plans.setdefault(actions, len(plans)), seed)

        return run


def choices(crew: Scripted, budgets: Sequence[int]) -> list[Choice]:
    """Return what is chosen in one position, with so many play-outs each time, 0 for as many as there is time for."""
    one = Timed(searching(), 1.0, crew)
    seen, legal = next(positions(1))
    return [one.choose(seen, legal, Rng(5), budget) for budget in budgets]


def noise(plan: int, seed: int) -> float:
    return 20.0 * Rng(seed * 8 + plan).below(1_000) / 1_000


def test_no_more_is_tried_out_than_it_takes_to_be_sure() -> None:
    sure = Scripted(lambda plan, seed: 20.0 * (plan == 2) + noise(0, seed))
    *_, choice = choices(sure, [0, 600])
    assert choice.plan == choice.considered[0]
    assert [len(plan.outcomes) for plan in choice.considered[:4]] == [STEP] * 4
    assert sure.trials_of[-1] == 4 * STEP
    assert min(choice.plan.outcomes) >= 20.0
    unsure = Scripted(noise)
    choices(unsure, [0, 400])
    assert unsure.trials_of[-1] > 300


def test_plans_that_come_out_alike_in_every_world_are_not_tried_again() -> None:
    alike = Scripted(lambda plan, seed: noise(0, seed))
    choices(alike, [0, 600])
    assert alike.trials_of[-1] == 4 * STEP


def test_the_pace_counts_only_what_was_tried_out() -> None:
    worlds = {"noise": False}
    crew = Scripted(lambda plan, seed: noise(plan, seed) if worlds["noise"] else 20.0 * (plan == 2))
    one = Timed(searching(), 1.0, crew)
    seen, legal = next(positions(1))
    for unclear in (False, False, False, True):
        worlds["noise"] = unclear
        one.choose(seen, legal, Rng(5), 0)
    assert crew.trials_of[:3] == [FIRST, 4 * STEP, 4 * STEP]
    assert 4 * STEP < crew.trials_of[3] <= 700


@pytest.mark.parametrize(("each", "expected"), [(0.01, 70), (10.0, 1), (1e-6, MOST)])
def test_the_clock_chooses_the_number_of_play_outs(each: float, expected: int) -> None:
    pace = Pace(1.0)
    assert pace.budget == FIRST
    pace.took(FIRST, FIRST * each)
    assert pace.budget == expected


def test_what_was_slower_counts_at_once_and_what_was_faster_by_half() -> None:
    pace = Pace(1.0)
    pace.took(10, 0.1)
    pace.took(10, 0.2)
    assert pace.budget == 35
    pace.took(10, 0.1)
    assert pace.budget == 46
