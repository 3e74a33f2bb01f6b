"""The games on disk as the saves page needs them: listed, one of them chosen, loaded one by one."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from app.storage import game_files
from app.storage.game_files import Unfinished
from app.storage.saves import Saved, Saves
from rules import BadSave, Message, Record


class Shelf:
    """The games listed. ``chosen`` counts from 0."""

    def __init__(self, saves: Saves) -> None:
        self.saves = saves
        self.entries: list[Saved] = []
        self.chosen = 0
        self._loaded: dict[tuple[Path, float], Record | Unfinished] = {}

    @property
    def saved(self) -> Saved | None:
        """The chosen game; None when there are none."""
        return self.entries[self.chosen] if self.entries else None

    def look(self, path: Path | None = None) -> None:
        """List the folders again; choose the game at ``path``, or else stay near the one chosen. Raises OSError with an empty list."""
        self.entries = []
        self.entries = self.saves.entries()
        at = next((i for i, saved in enumerate(self.entries) if saved.path == path), self.chosen)
        self.choose(at)

    def choose(self, at: int) -> None:
        """Choose a game by its place, or the nearest one that exists."""
        self.chosen = max(0, min(at, len(self.entries) - 1))

    def forget(self) -> None:
        """Drop what was loaded, so that it is loaded again when needed."""
        self._loaded.clear()

    def load(self, saved: Saved) -> list[Message]:
        """Load a game and return what to tell the players. An unreadable save is marked in the list; ``has`` says if a journal is gone."""
        if saved.running:
            found, told = game_files.recovered(saved.path)
            if found is not None:
                self._loaded[saved.path, saved.when] = found
            return told
        try:
            self._loaded[saved.path, saved.when] = game_files.open_file(saved.path)
        except BadSave as error:
            self._spoilt(saved, Message(error.key, error.values))
        except OSError:
            self._spoilt(saved, Message("saves.unreadable"))
        return []

    def has(self, saved: Saved) -> bool:
        """Return whether a game has been loaded."""
        return (saved.path, saved.when) in self._loaded

    def unfinished(self, saved: Saved) -> Unfinished | None:
        """Return a loaded journal; None for anything else."""
        found = self._loaded.get((saved.path, saved.when))
        return found if isinstance(found, Unfinished) else None

    def record(self, saved: Saved) -> Record | None:
        """Return the game itself, once it has been loaded."""
        found = self._loaded.get((saved.path, saved.when))
        return found.record if isinstance(found, Unfinished) else found

    def in_use(self, saved: Saved) -> bool:
        """Return whether another running program is playing it, as far as is known."""
        found = self.unfinished(saved)
        return found is not None and found.in_use

    def over(self, saved: Saved) -> bool:
        """Return whether the game has ended."""
        record = self.record(saved)
        return record.game.over if record is not None else bool(saved.state is not None and saved.state.standings)

    def _spoilt(self, saved: Saved, problem: Message) -> None:
        self.entries[self.entries.index(saved)] = replace(saved, problem=problem)
