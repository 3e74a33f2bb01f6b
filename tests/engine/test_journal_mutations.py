"""Check that any altered journal is refused with ``BadSave``, or that what comes before the damage loads, is sound and plays on."""

from __future__ import annotations

import random
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Record, recover
from rules.engine.record import Undo
from tests.engine import many_mutations
from tests.engine.journals import GAME, LINES, UNDO, cut_at, is_step, journal_mutated, recovered_or_refused, same_position, written


@cache
def base(players: int, undo: Undo, game: str = GAME) -> tuple[bytes, Record]:
    return written(players, undo, 60, players, game)


@pytest.mark.parametrize("undo", UNDO)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_journal_leads_to_the_very_position(players: int, undo: Undo) -> None:
    journal, record = base(players, undo)
    assert same_position(recover(journal), record)


@settings(max_examples=200)
@given(players=st.integers(1, 4), undo=st.sampled_from(UNDO), seed=st.integers(0, 1 << 32))
def test_a_changed_journal_is_refused_or_plays_on(players: int, undo: Undo, seed: int) -> None:
    chance = random.Random(seed)
    recovered_or_refused(journal_mutated(*base(players, undo), chance), chance)


@settings(max_examples=60)
@given(game=st.sampled_from(("burgundy", "guildhall")), undo=st.sampled_from(UNDO), seed=st.integers(0, 1 << 32))
def test_a_changed_journal_of_the_other_games_is_refused_or_plays_on(game: str, undo: Undo, seed: int) -> None:
    chance = random.Random(seed)
    recovered_or_refused(journal_mutated(*base(3, undo, game), chance), chance)


@pytest.mark.parametrize("undo", UNDO)
@pytest.mark.parametrize("garbage", [line for line in LINES if not is_step(line)])
def test_a_line_that_is_not_a_step_ends_the_journal_there(undo: Undo, garbage: bytes) -> None:
    journal, _ = base(2, undo)
    lines = journal.split(b"\n")
    at = len(lines) // 2
    lines[at] = garbage
    assert same_position(recover(b"\n".join(lines)), recover(cut_at(journal, at)))


def test_the_figures_of_many_mutations() -> None:
    told = many_mutations.many(60, seed=2)
    assert "saves: 20 changed" in told
    assert "journals: 20 changed" in told
    assert "histories: 20 changed" in told
