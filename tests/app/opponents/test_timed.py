"""Check bots with a clock and helping processes: that both change nothing but how much they try out."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from app.opponents.crew import Crew, crew
from app.opponents.timed import Timed, timed
from rules import Action, Game, Rng, new, rules_of, view
from rules.bots.pace import FIRST, MOST, Pace
from rules.bots.search import Searching
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
