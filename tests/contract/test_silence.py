"""Playing on without listeners builds nothing that is not asked for: neither events nor questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import rules
from rules import IDS, Rng
from rules.engine import context
from rules.engine.context import Step


def kinds_of_steps(of: type[Step] = Step) -> Iterator[type[Step]]:
    yield of
    for kind in of.__subclasses__():
        yield from kinds_of_steps(kind)


def unheard(*args: Any, **values: Any) -> None:
    raise AssertionError(f"for nobody: {args} {values}")


@pytest.mark.parametrize("game", IDS)
def test_silent_play_builds_no_events_and_no_messages(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = rules.new(game, ("Ann", "Ben"), 6)
    monkeypatch.setattr(context, "Event", unheard)
    for kind in kinds_of_steps():
        if "question" in vars(kind):
            monkeypatch.setattr(kind, "question", unheard)
    with pytest.raises(AssertionError):
        _ = record.game.decision
    assert record.game.playout(Rng(3), 300) == 300 or record.game.over
