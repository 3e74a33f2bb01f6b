"""A game with its history: who plays, what was done, undo up to the last new fact, redo."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from .definition import GameDef
from .errors import RulesError
from .game import Game
from .types import Action, Event, Value


class Header(Struct, frozen=True, kw_only=True):
    """What a game was set up with. ``names`` in seat order; ``seed`` below 2**63; the state itself holds the exact deal."""

    game: str
    names: tuple[str, ...]
    options: dict[str, Value | bool]
    seed: int
    schema: int
    rules_version: int
    program: str = ""


class Entry(Struct, frozen=True):
    """One decision and what came of it."""

    player: int
    action: Action
    events: tuple[Event, ...]


class Record:
    """A game, the way it came here, and the way back.

    Undo returns to earlier decisions, never past an event that ``reveals`` something: that event is ``barrier``.
    """

    def __init__(self, header: Header, game: Game[Any]) -> None:
        self.header = header
        self.game = game
        self.opening: tuple[Event, ...] = tuple(game.opening)
        self.start = game.snapshot()
        self.entries: list[Entry] = []
        self.barrier: Event | None = next((e for e in reversed(game.opening) if e.reveals), None)
        self._before: list[bytes] = []
        self._undone: list[Action] = []

    @property
    def rules(self) -> GameDef[Any]:
        """The rules of this game."""
        return self.game.rules

    @property
    def can_undo(self) -> bool:
        """Whether a decision can be taken back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether a decision taken back can be made again."""
        return bool(self._undone)

    @property
    def undoable(self) -> int:
        """How many decisions can be taken back."""
        return len(self._before)

    def play(self, action: Action) -> tuple[Event, ...]:
        """Make a decision; raises ``IllegalAction`` with nothing changed. What was undone can no longer be redone."""
        events = self._do(action)
        self._undone.clear()
        return events

    def _do(self, action: Action) -> tuple[Event, ...]:
        before = self.game.snapshot()
        player = self.game.decider
        try:
            events = tuple(self.game.apply(action))
        except RulesError:
            raise
        except Exception:
            self.game.restore(before)  # a fault in a rule must not cost the game: put it back, let the program report
            raise
        assert player is not None
        self.entries.append(Entry(player, action, events))
        barrier = next((e for e in reversed(events) if e.reveals), None)
        if barrier is not None:
            self.barrier = barrier
            self._before.clear()
        else:
            self._before.append(before)
        return events

    def undo(self) -> Entry:
        """Take the last decision back and return it. Raises ``RulesError`` at the barrier."""
        if not self._before:
            raise RulesError("Nothing can be taken back: something new is known since then.")
        self.game.restore(self._before.pop())
        entry = self.entries.pop()
        self._undone.append(entry.action)
        return entry

    def redo(self) -> tuple[Event, ...]:
        """Make the decision last taken back again. Raises ``RulesError`` when there is none."""
        if not self._undone:
            raise RulesError("There is nothing to do again.")
        action = self._undone.pop()
        return self._do(action)
