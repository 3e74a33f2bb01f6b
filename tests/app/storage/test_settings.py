"""What is remembered, and who is notified when it changes."""

from __future__ import annotations

import pytest

from app.program import Program
from app.storage.settings import Settings


def test_change_sets_fields_and_tells_once() -> None:
    program = Program("en")
    heard: list[int] = []
    program.settings_changed.connect(lambda: heard.append(program.settings.text_size))
    program.change(text_size=150, animation="fast")
    assert heard == [150]
    assert program.settings.animation == "fast"
    program.change(text_size=150)
    assert heard == [150]  # nothing is different


@pytest.mark.parametrize(
    "fields", [{"text_size": 79}, {"text_size": 201}, {"animation": "slow"}, {"volume": 0}, {"volume": 101}, {"colour": "red"}]
)
def test_impossible_values_are_refused_with_nothing_changed(fields: dict[str, object]) -> None:
    program = Program("en")
    with pytest.raises(ValueError):
        program.change(undo="practice", **fields)
    assert program.settings == Settings()
