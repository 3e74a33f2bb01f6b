"""What will be on the table after decisions that can be made now, composed while the player thinks. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules import Action, Decision, Record

from .match_like import MatchSeen
from .table_builder import Picture


class Predictions:
    """Pictures of one match after decisions; one that has come about is taken over as it is."""

    def __init__(self) -> None:
        self._known: list[tuple[Record, Picture]] = []

    def add(self, record: Record, picture: Picture) -> None:
        """Remember the picture of a record that does not exist yet."""
        self._known.append((record, picture))

    def take(self, record: Record, wanted: Picture) -> Picture | None:
        """Return the picture of what has come about, looked at as ``wanted``; what is picked in it from now on is picked once."""
        for at, (foreseen, picture) in enumerate(self._known):
            came = record.entries[-1:] == foreseen.entries[-1:] and record.game.state == foreseen.game.state
            if came and wanted.options == picture.options and wanted.position == picture.position:
                del self._known[at]
                return picture
        return None

    def forget(self) -> None:
        """Give up all of them."""
        self._known.clear()


@dataclass(frozen=True)
class Future:
    """A match as it would be after some decisions, seen by who decides then. What is made of it is shown only if it comes about."""

    record: Record
    viewer: int | None
    has_secrets: bool
    names: tuple[str, ...]
    colours: tuple[str, ...]

    @classmethod
    def of(cls, match: MatchSeen, actions: Iterable[Action]) -> Future:
        """``match`` after ``actions``; that stays as it is. Raises ``IllegalAction``."""
        record = match.record.ahead(actions)
        decider = record.game.decider
        viewer = decider if decider is not None else match.viewer
        return cls(record, viewer, match.has_secrets, match.names, match.colours)

    @property
    def seat(self) -> int:
        """Who decides then; at the end the one who decided last."""
        decider = self.record.game.decider
        return decider if decider is not None else self.record.entries[-1].player

    @property
    def decision(self) -> Decision | None:
        """What is decided then."""
        return self.record.game.decision
