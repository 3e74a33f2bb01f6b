"""Pictures of the table after decisions that can be made now, composed while the player thinks. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from app.session.sight import Sight
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


class Future(Struct, frozen=True):
    """A match as it would be after some decisions, seen by the person who looks then, as if no curtain had fallen.

    Anything made from it is shown only if it comes true.
    """

    sight: Sight

    @classmethod
    def of(cls, match: MatchSeen, actions: Iterable[Action]) -> Future:
        """Return a copy of ``match`` after ``actions``. Raises ``IllegalAction``."""
        return cls(match.sight.ahead(actions))

    @property
    def record(self) -> Record:
        """The game at that point."""
        return self.sight.record

    @property
    def viewer(self) -> int:
        """The seat that looks then."""
        return self.sight.looking

    @property
    def names(self) -> tuple[str, ...]:
        """The players in seat order."""
        return self.record.header.names

    @property
    def colours(self) -> tuple[str, ...]:
        """Their colours in seat order."""
        return self.record.header.seat_colours

    @property
    def seat(self) -> int:
        """The player who decides then; at the end of the game, the one who decided last."""
        return self.sight.seat

    @property
    def decision(self) -> Decision | None:
        """The decision at that point."""
        return self.sight.decision

    def came_true(self, match: MatchSeen) -> bool:
        """Say whether ``match`` has become this and is seen by the same player: then its picture is the same too."""
        then, now = self.record, match.record
        same = then.entries[-1:] == now.entries[-1:] and then.game.state == now.game.state and then.entries == now.entries
        return same and (self.viewer, self.sight.is_public, self.decision) == (match.viewer, match.sight.is_public, match.decision)
