"""Check that anything that is neither a number nor text is refused wherever it occurs."""

from __future__ import annotations

import pytest

from rules import BadSave, encode, load
from tests.engine.forge import played, refused, replaced


@pytest.mark.parametrize(
    "value", ["1e400", "-1e400", "1e18", "NaN", "-Infinity", "0x10", "01", "1.0", "9" * 400, '"\\ud800"', "[" * 10_000]
)
def test_what_is_not_a_number_is_refused(value: str) -> None:
    assert refused(replaced(played(), '"phase":', f'"phase":{value},"was":')).key in ("save.damaged", "save.foreign")


@pytest.mark.parametrize(
    "where",
    ['"format":"', '"game":"', '"names":["', '"deck":"', '"step":"', '"kind":"', '"clause":"'],
    ids=lambda where: where.split('"')[1],
)
def test_invalid_utf_8_is_refused_or_not_used(where: str) -> None:
    data = encode(played()).replace(where.encode(), where.encode() + b"\xff\xfe", 1)
    with pytest.raises(BadSave):
        load(data)
