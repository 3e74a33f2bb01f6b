"""Why an item cannot be chosen now, in words: the rules say the reason (``rules.why_not``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from app.table.position import Position
from app.texts import Texts, joined
from rules import ItemId, Reason, why_not

Picks = tuple[ItemId, ...]


Said = Mapping[str, Callable[[Texts, Any], str]]
"""How a game says the values of its reasons, by name; numbers and seats need no words of their own."""


def reason_words(position: Position, reason: Reason, said: Said) -> str:
    """Return a reason in words, at most two lines of a tooltip: ``<game>_rules.refusal.*``, with the task from ``<game>_rules.task.*``."""
    say, values = position.texts, dict(reason.values)
    for name in values.keys() & said.keys():
        values[name] = said[name](say, values[name])
    if "player" in values:
        values["name"] = joined((position.names[int(values[who])] for who in ("player", "partner") if who in values), " & ")
    if reason.instead:
        values["task"] = task_words(position)
    words = say(f"{position.game}_rules.refusal.{reason.key}", **values)
    return words if reason.remedy is None else f"{words} {reason_words(position, reason.remedy, said)}"


def task_words(position: Position) -> str:
    """Return what the open question asks for, as part of a sentence."""
    assert position.decision is not None
    question = position.decision.question
    return position.texts(f"{position.game}_rules.task.{question.key.removeprefix('ask.')}", **question.values)


def worded(said: Said) -> Callable[[Position, ItemId, Picks], str | None]:
    """Return the function for a game's ``GameUi.refusal``: it refuses nothing to a viewer who has nothing to decide."""

    def refusal(position: Position, item: ItemId, picks: Picks) -> str | None:
        if position.decision is None or position.viewer is None:
            return None
        reason = why_not(position.game, position.view, position.decision, item, picks)
        return None if reason is None else reason_words(position, reason, said)

    return refusal
