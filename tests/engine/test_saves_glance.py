"""Check what a list shows of a save without its history: the same header and state, and the same refusals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rules
from rules import BadSave
from rules.bots.arena import advance
from rules.engine.rng import Rng

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
        (save().replace(b'"seats":', b'"seals":', 1), "save.damaged"),
    ],
)
def test_what_is_not_a_save_is_refused_at_a_glance(data: bytes, key: str) -> None:
    with pytest.raises(BadSave) as error:
        rules.glance(data)
    assert error.value.key == key


WHOLE = save(20)


@given(at=st.integers(0, len(WHOLE) - 1), byte=st.integers(0, 255))
def test_any_changed_byte_is_noticed_or_refused(at: int, byte: int) -> None:
    try:
        rules.glance(WHOLE[:at] + bytes([byte]) + WHOLE[at + 1 :])
    except BadSave:
        return
