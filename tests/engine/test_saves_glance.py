"""Check what a list shows of a save without its history: the same header and state, and the same refusals."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rules
from rules import BadSave
from rules.bots.arena import advance
from rules.engine.rng import Rng

Found = TypeVar("Found")

GAME = "burgundy_cards"


def save(moves: int = 60) -> bytes:
    record = rules.new(GAME, ("Anna", "Ben", "Cleo"), 3, {"open_hands": False})
    advance(record, moves, Rng(3))
    return rules.encode(record)


@pytest.mark.parametrize("moves", [0, 60, 9999])
def test_a_glance_sees_what_loading_does(moves: int) -> None:
    data = save(moves)
    record = rules.load(data)
    header, state = rules.glance(data)
    assert header == record.header
    assert state == record.game.state


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "save.foreign"),
        (b"{}", "save.foreign"),
        (b'{"format": "burgage", "version": 99}', "save.newer"),
        (b'{"format": "burgage", "version": 1}', "save.damaged"),
        (b" " * (rules.MAX_BYTES + 1), "save.too_big"),
        (save().replace(b'"game":"burgundy_cards"', b'"game":"chess"', 1), "save.unknown_game"),
        (save().replace(b'"state":{"seats":', b'"state":{"seals":', 1), "save.damaged"),
    ],
)
def test_what_is_not_a_save_is_refused_at_a_glance(data: bytes, key: str) -> None:
    with pytest.raises(BadSave) as error:
        rules.glance(data)
    assert error.value.key == key


WHOLE = save(20)
SHOWN = WHOLE.index(b'"start":')
"""Where the part of a save ends that a glance reads."""


@settings(max_examples=300)
@given(at=st.integers(0, SHOWN) | st.integers(0, len(WHOLE) - 1), byte=st.sampled_from(b"0123456789abc") | st.integers(0, 255))
def test_whatever_loads_is_shown_as_it_loads(at: int, byte: int) -> None:
    """With one byte changed, a glance may show a save that does not load, since it skips the history, but refuses none that does."""
    changed = WHOLE[:at] + bytes([byte]) + WHOLE[at + 1 :]
    loaded, seen = read(rules.load, changed), read(rules.glance, changed)
    if loaded is not None:
        assert seen == (loaded.header, loaded.game.state)


def read(how: Callable[[bytes], Found], data: bytes) -> Found | None:
    """Return what is read; None if it is refused as a bad save."""
    try:
        return how(data)
    except BadSave:
        return None


def test_a_glance_skips_the_history() -> None:
    record, (before, _, after) = rules.load(WHOLE), WHOLE.partition(b'"entries":[')
    spoilt = before + b'"entries":["not a decision",' + after
    assert rules.glance(spoilt) == (record.header, record.game.state)
    with pytest.raises(BadSave):
        rules.load(spoilt)
