"""Why an item cannot be chosen now: what every game's answers need. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from app.table.position import Position, PositionOf
from rules import ItemId

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
