"""Nothing that anybody can see, read, copy or find depends on what they cannot know: two worlds that are alike to them look alike."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from pytestqt.qtbot import QtBot

from rules import Record, Rng, catalogue, piles_of
from tests.app.onlooker import Looks, what_all_see, what_the_decider_sees
from tests.contract.play import Setting, settings
from tests.contract.worlds import two_worlds
from tests.slow import rest_slow

FIRST, LAST = 6, 150
"""Between these decisions of a game lies the position that is looked at."""
SEED = 40


def secrets(setting: Setting) -> tuple[bool, int, int]:
    """Return what makes a setting hard: whether there are others at the table, the piles that only their owners see, and the modules."""
    hands = sum(pile.seen == "owner" for pile in piles_of(setting.new(SEED).game.state))
    return setting.players > 1, hands, sum(value is True for _, value in setting.options)


HARDEST = sorted((max((one for one in settings() if one.game == game.id), key=secrets) for game in catalogue()), key=secrets, reverse=True)
"""The setting of every game with most secrets, that with the most of all first."""


def position(setting: Setting) -> Record:
    """Return a random game at a question that is seldom asked in it."""
    asked = []
    for record, _ in islice(setting.play(SEED), LAST):
        decision = record.game.decision
        assert decision is not None
        asked.append(decision.question.key)
    often = Counter(asked[FIRST:])
    at = min(range(FIRST, len(asked)), key=lambda n: (often[asked[n]], -n))
    return next(islice(setting.play(SEED), at, None))[0]


def differences(one: Looks, other: Looks) -> list[str]:
    """Return what can be told of one world and not of the other, each with where it is."""
    found = [f"only once: {where}" for where in one.keys() ^ other.keys()]
    for where in (where for where in one if where in other):
        for mine, others in ((one[where], other[where]), (other[where], one[where])):
            found += [f"{where}: {line:.500}" for line in (Counter(mine) - Counter(others))]
    return found


@pytest.mark.parametrize("setting", rest_slow(*HARDEST), ids=str)
def test_nobody_at_the_table_learns_what_not_everybody_knows(qtbot: QtBot, setting: Setting) -> None:
    """Behind the curtain, with a covered hand and in public, whoever looks."""
    record = position(setting)
    one, other = two_worlds(record, None, Rng(SEED))
    assert one.game.snapshot() != other.game.snapshot()
    found = differences(what_all_see(one), what_all_see(other))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("setting", rest_slow(*HARDEST), ids=str)
def test_who_decides_learns_nothing_but_their_own_secrets(qtbot: QtBot, setting: Setting) -> None:
    record = position(setting)
    one, other = two_worlds(record, record.game.decider, Rng(SEED))
    assert one.game.snapshot() != other.game.snapshot()
    found = differences(what_the_decider_sees(one), what_the_decider_sees(other))
    assert not found, "\n".join(found)
