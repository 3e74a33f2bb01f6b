"""Nothing that anyone can see, read, copy or find depends on what they cannot know: two worlds that are alike to them look alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from rules import Record, Rng, catalogue, piles_of
from tests.app.onlooker import Looks, what_a_person_sees_against_computers, what_all_see, what_the_decider_sees
from tests.contract.play import Setting, settings
from tests.contract.worlds import two_worlds
from tests.slow import rest_slow

LAST = 150
"""Decisions of a game among which the position is chosen."""
SEED = 40


def secrets(setting: Setting) -> tuple[bool, int, int]:
    """Return what makes a setting hard: whether there are others at the table, the piles that only their owners see, and the modules."""
    hands = sum(pile.seen == "owner" for pile in piles_of(setting.new(SEED).game.state))
    return setting.players > 1, hands, sum(value is True for _, value in setting.options)


HARDEST = sorted((max((one for one in settings() if one.game == game.id), key=secrets) for game in catalogue()), key=secrets, reverse=True)
"""The setting of every game with most secrets, that with the most of all first."""


def worlds(setting: Setting, alike: Callable[[Record], int | None]) -> tuple[Record, Record]:
    """Return two worlds that are the same to everybody, or to the player whom ``alike`` names: at the question, of all that are asked in a
    random game, before which most was done that looks the same and was not.
    """
    last: dict[str, int] = {}
    for n, (record, _) in enumerate(islice(setting.play(SEED), LAST)):
        decision = record.game.decision
        assert decision is not None
        last[decision.question.key] = n
    found = []
    for at in last.values():
        record = next(islice(setting.play(SEED), at, None))[0]
        found.append(two_worlds(record, alike(record), Rng(SEED)))
    one, other = max(found, key=unlike)
    assert one.game.snapshot() != other.game.snapshot()
    return one, other


def unlike(pair: tuple[Record, Record]) -> tuple[int, int, int]:
    """Return in how many decisions of two worlds something else happened, how many differ at all, and how many there are."""
    both = [*zip(pair[0].entries, pair[1].entries, strict=True)]
    return sum(one.events != other.events for one, other in both), sum(one != other for one, other in both), len(both)


def differences(one: Looks, other: Looks) -> list[str]:
    """Return what can be told of one world and not of the other, each with where it is."""
    found = [f"only once: {where}" for where in one.keys() ^ other.keys()]
    for where in (where for where in one if where in other):
        for mine, others in ((one[where], other[where]), (other[where], one[where])):
            found += [f"{where}: {line:.500}" for line in (Counter(mine) - Counter(others))]
    return found


@pytest.mark.parametrize("setting", rest_slow(*HARDEST), ids=str)
def test_nobody_at_the_table_learns_what_not_everybody_knows(qtbot: QtBot, setting: Setting) -> None:
    """Behind the curtain, with a covered hand and in public, no matter who looks."""
    one, other = worlds(setting, lambda record: None)
    found = differences(what_all_see(one), what_all_see(other))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("setting", rest_slow(*HARDEST), ids=str)
def test_who_decides_learns_nothing_but_their_own_secrets(qtbot: QtBot, setting: Setting) -> None:
    one, other = worlds(setting, lambda record: record.game.decider)
    found = differences(what_the_decider_sees(one), what_the_decider_sees(other))
    assert not found, "\n".join(found)


def waiting(record: Record) -> int:
    """Return a player who does not decide now."""
    decider = record.game.decider
    assert decider is not None
    return (decider + 1) % len(record.header.names)


@pytest.mark.slow
@pytest.mark.parametrize("setting", HARDEST, ids=str)
def test_a_person_learns_nothing_of_what_computers_hold(qtbot: QtBot, setting: Setting) -> None:
    pair = worlds(setting, waiting)
    person = waiting(pair[0])
    seats = tuple("person" if seat == person else "normal" for seat in range(setting.players))
    for record in pair:
        record.header = replace(record.header, seats=seats)
    found = differences(*map(what_a_person_sees_against_computers, pair))
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("setting", [one for one in HARDEST if one.players > 1], ids=str)
def test_a_person_among_computers_learns_nothing_of_their_hands_even_if_people_had_them(qtbot: QtBot, setting: Setting) -> None:
    """All seats except the decider's were handed over in the course of the game; their hands stay closed as before."""
    one, other = worlds(setting, lambda record: record.game.decider)
    person = one.game.decider
    for record in (one, other):
        for seat in range(setting.players):
            if seat != person:
                record.hand_over(seat, "hard")
    found = differences(what_the_decider_sees(one), what_the_decider_sees(other))
    assert not found, "\n".join(found)
