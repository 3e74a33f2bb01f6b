"""Why an item cannot be chosen now, and what would help. What is legal is already known; only the reason is sought here."""

from __future__ import annotations

from app.games.base.refusals import Answer, refusing
from rules import ItemId
from rules.games.praga.state import State


class _Answer(Answer[State]):
    """The answer to one refused click."""

    def about(self, item: ItemId) -> str | None:
        """Return the reason why this item is refused."""
        if item.startswith("seat:"):
            return None  # a click on a player shows their things
        return self.say("other_first", task=self.task())


refusal = refusing(_Answer)
