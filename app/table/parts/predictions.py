"""What the table needs of a game at the table, and such a game some decisions later. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from rules import Action, Decision, Record


class MatchSeen(Protocol):
    """What a picture is made of. ``viewer`` None: the curtain is down, ``seat`` decides next."""

    @property
    def record(self) -> Record: ...
    @property
    def viewer(self) -> int | None: ...
    @property
    def has_secrets(self) -> bool: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def colours(self) -> tuple[str, ...]: ...
    @property
    def seat(self) -> int: ...
    @property
    def decision(self) -> Decision | None: ...


class MatchLike(MatchSeen, Protocol):
    """What is played through the table."""

    changed: Any
    """Signal with the events that just happened."""

    def play(self, action: Action) -> None: ...
    def undo(self) -> None: ...
    def undo_to(self, entry: int) -> None: ...
    def undo_agreed(self) -> None: ...
    def redo(self) -> None: ...
    def reset_turn(self) -> None: ...
    def lower_curtain(self) -> None: ...
    def lift_curtain(self) -> None: ...


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
