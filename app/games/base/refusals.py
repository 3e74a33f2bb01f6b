"""Why an item cannot be chosen now, in words: the rules say the reason (``rules.why_not``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from app.table.position import Position, PositionOf
from app.texts import Texts
from rules import ItemId, Reason, why_not

S = TypeVar("S")
Picks = tuple[ItemId, ...]


class Answer(Generic[S]):
    """The answer to one refused click. The words are ``<game>_rules.refusal.*``, the tasks ``<game>_rules.task.*``."""

    def __init__(self, position: PositionOf[S], picks: Picks) -> None:
        assert position.decision is not None
        assert position.viewer is not None
        self.position = position
        self.names = position.names
        self.state = position.view
        self.player = position.viewer
        self.question = position.decision.question
        self.legal = position.decision.legal
        self.picks = picks

    def about(self, item: ItemId) -> str | None:
        """Return the whole answer, at most two lines of a tooltip; None if there is nothing particular to say."""
        raise NotImplementedError

    def say(self, key: str, **values: int | str) -> str:
        """Return the words of a refusal."""
        return self.position.texts(f"{self.position.game}_rules.refusal.{key}", **values)

    def task(self) -> str:
        """Return what the player should do instead, as part of a sentence."""
        return self.position.texts(f"{self.position.game}_rules.task.{self.question.key.removeprefix('ask.')}", **self.question.values)

    def others(self, player: int) -> str:
        """Return the answer for an item that belongs to another player."""
        return self.say("others", name=self.names[player])

    def is_mine(self, end: str) -> bool:
        """Say whether the part of an item after its sort (``2:silver``) begins with the viewer's seat."""
        return end.partition(":")[0] == str(self.player)


def refusing(answer: type[Answer[Any]]) -> Callable[[Position, ItemId, Picks], str | None]:
    """Return the function for a game's ``GameUi.refusal``: it refuses nothing to a viewer who has nothing to decide."""

    def refusal(position: Position, item: ItemId, picks: Picks) -> str | None:
        if position.decision is None or position.viewer is None:
            return None
        return answer(position, picks).about(item)

    return refusal


Said = Mapping[str, Callable[[Texts, Any], str]]
"""How a game says the values of its reasons, by name; numbers and seats need no words of their own."""


def reason_words(position: Position, reason: Reason, said: Said) -> str:
    """Return a reason in words, at most two lines of a tooltip: ``<game>_rules.refusal.*``, with the task from ``<game>_rules.task.*``."""
    say, values = position.texts, dict(reason.values)
    for name in values.keys() & said.keys():
        values[name] = said[name](say, values[name])
    if "player" in values:
        values["name"] = " & ".join(position.names[int(values[who])] for who in ("player", "partner") if who in values)
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
