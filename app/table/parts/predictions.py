"""Pictures of the table after decisions that can be made now, composed while the player thinks. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules import Action, Decision, Record

from .match_like import MatchSeen
from .table_builder import Picture
from .view_options import ViewOptions


class Predictions:
    """Pictures of one match after possible decisions. When one comes true, its picture is used as it is."""

    def __init__(self) -> None:
        self._known: list[tuple[Future, Picture]] = []

    def add(self, future: Future, picture: Picture) -> None:
        """Remember the picture of a future that may come about."""
        self._known.append((future, picture))

    def take(self, match: MatchSeen, options: ViewOptions) -> Picture | None:
        """Return and remove the prediction of what ``match`` has become, if it was made for the same ``options``, or None."""
        for at, (future, picture) in enumerate(self._known):
            if options == picture.options and future.came_true(match):
                del self._known[at]
                return picture
        return None

    def forget(self) -> None:
        """Discard all predictions."""
        self._known.clear()


@dataclass(frozen=True)
class Future:
    """A match as it would be after some decisions, seen by the player who decides then.

    Whatever is made from it is shown only if it comes true.
    """

    record: Record
    viewer: int | None
    has_secrets: bool
    is_public: bool
    names: tuple[str, ...]
    colours: tuple[str, ...]

    @classmethod
    def of(cls, match: MatchSeen, actions: Iterable[Action]) -> Future:
        """Return a copy of ``match`` after ``actions``. Raises ``IllegalAction``."""
        record = match.record.ahead(actions)
        decider = record.game.decider
        viewer = decider if decider is not None else match.viewer
        public = match.has_secrets and any(record.rules.in_public(record.game.state, action) for action in record.game.legal)
        return cls(record, viewer, match.has_secrets, public, match.names, match.colours)

    @property
    def seat(self) -> int:
        """The player who decides then; at the end of the game, the one who decided last."""
        decider = self.record.game.decider
        return decider if decider is not None else self.record.entries[-1].player

    @property
    def decision(self) -> Decision | None:
        """The decision at that point."""
        return self.record.game.decision

    def came_true(self, match: MatchSeen) -> bool:
        """Say whether ``match`` has become this and is seen by the same player: then its picture is the same too."""
        then, now = self.record, match.record
        same = then.entries[-1:] == now.entries[-1:] and then.game.state == now.game.state and then.entries == now.entries
        return same and (self.viewer, self.is_public, self.decision) == (match.viewer, match.is_public, match.decision)
