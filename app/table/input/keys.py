"""What the keys mean: commands whose key can be changed, and keys that are the same for everyone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from app.commands import Command
from app.texts import Texts

if TYPE_CHECKING:  # the start page needs the keys, but nothing from a table
    from app.table.screen import GameKey

Name = Literal[
    "enter", "escape", "arrow", "tab", "zone", "bar", "digit", "seat", "end", "curtain", "undo", "redo", "reset", "since", "game"
]


class Meaning(Struct, frozen=True):
    """The meaning of a key at the table.

    ``n`` is the digit, the seat counted from 1 (0: the viewer's own) or the step of Tab or F6; ``dx, dy`` the direction of an arrow; ``id``
    the key of the game.
    """

    name: Name
    n: int = 0
    dx: int = 0
    dy: int = 0
    id: str = ""


_PLAIN = {
    Qt.Key.Key_Return: Meaning("enter"),
    Qt.Key.Key_Enter: Meaning("enter"),
    Qt.Key.Key_Escape: Meaning("escape"),
    Qt.Key.Key_Left: Meaning("arrow", dx=-1),
    Qt.Key.Key_Right: Meaning("arrow", dx=1),
    Qt.Key.Key_Up: Meaning("arrow", dy=-1),
    Qt.Key.Key_Down: Meaning("arrow", dy=1),
    Qt.Key.Key_Tab: Meaning("tab", 1),
    Qt.Key.Key_Backtab: Meaning("tab", -1),
    Qt.Key.Key_F6: Meaning("zone", 1),
    Qt.Key.Key_Alt: Meaning("bar"),
    **{Qt.Key(Qt.Key.Key_0.value + n): Meaning("digit", n) for n in range(10)},
}
Group = Literal["turn", "look", "program", "window", "game"]


class Binding(Struct, frozen=True):
    """The key of a command, which players can change. ``id`` is a ``Command`` or, for a game, ``<game>.<key id>``.

    Its words are ``settings.command.<id>``, for a command of a game ``<game>.key.<key id>``.

    ``key`` is its default key in Qt's portable notation; if empty, it is an initial that differs by language (``settings.initial.<id>``;
    for a game ``<game>.initial.<key id>``). ``also`` is a second key, for characters that need Shift. ``name`` is what the table calls it;
    without one, the window handles it. ``game`` is the game whose table has it; empty means every table. ``developer``: it exists only for
    those who have asked for what developers need.
    """

    id: str
    key: str
    group: Group
    name: Name | None = None
    also: str = ""
    game: str = ""
    developer: bool = False

    @property
    def part(self) -> str:
        """Its id within its game."""
        return self.id.removeprefix(f"{self.game}.")

    @property
    def words(self) -> str:
        """The key of its words."""
        return f"{self.game}.key.{self.part}" if self.game else f"settings.command.{self.id}"

    @property
    def initial(self) -> str:
        """The key of its initial."""
        return f"{self.game}.initial.{self.part}" if self.game else f"settings.initial.{self.id}"


COMMANDS: dict[str, Binding] = {
    command.id: command
    for command in (
        Binding(Command.END, "E", "turn", "end"),
        Binding(Command.UNDO, "Ctrl+Z", "turn", "undo"),
        Binding(Command.REDO, "Ctrl+Y", "turn", "redo"),
        Binding(Command.RESET, "Ctrl+Shift+Z", "turn", "reset"),
        Binding(Command.CURTAIN, "B", "turn", "curtain"),
        Binding(Command.SINCE, "J", "look", "since"),
        Binding(Command.LOG, "", "look"),
        Binding(Command.SCORE, "", "look"),
        Binding(Command.HISTORY, "", "look"),
        Binding(Command.WORDS, "F4", "look"),
        Binding(Command.ADVICE, "F5", "look"),
        Binding(Command.ZOOM, "Z", "look", also="+"),
        Binding(Command.EXPLAIN, "F1", "look"),
        Binding(Command.NOW, "F2", "look"),
        Binding(Command.RULES, "F3", "look"),
        Binding(Command.ITEM_IDS, "F12", "look", developer=True),
        Binding(Command.MENU, "F10", "program"),
        Binding(Command.SEATS, "Ctrl+P", "program"),
        Binding(Command.NEW, "Ctrl+N", "program"),
        Binding(Command.SAVE, "Ctrl+S", "program"),
        Binding(Command.OPEN, "Ctrl+O", "program"),
        Binding(Command.SETTINGS, "Ctrl+,", "program"),
        Binding(Command.KEYS, "?", "program", also="Shift+?"),
        Binding(Command.HOME, "Ctrl+W", "program"),
        Binding(Command.QUIT, "Ctrl+Q", "program"),
        Binding(Command.FULL_SCREEN, "F11", "window"),
        Binding(Command.MUTE, "Ctrl+M", "window"),
        Binding(Command.TEXT_LARGER, "Ctrl++", "window", also="Ctrl+="),
        Binding(Command.TEXT_SMALLER, "Ctrl+-", "window"),
        Binding(Command.TEXT_USUAL, "Ctrl+0", "window"),
    )
}
"""The commands of every table and of the window around it."""
FIXED: tuple[tuple[str, str], ...] = (
    ("tab", "Tab"),
    ("arrows", "← ↑ ↓ →"),
    ("zone", "F6"),
    ("enter", "Enter"),
    ("escape", "Esc"),
    ("space", "Space"),
    ("digits", "1–9"),
    ("seats", "1–5"),
    ("own", "0"),
)
"""Keys that are the same for everyone, in the order they are listed. Words: ``settings.fixed.<id>``."""
_KEPT = (Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Other keys reserved for lists, buttons and animations."""


class Keymap:
    """Which key does what: the keys the players have chosen, or else the default ones for their language.

    ``changed`` maps commands to chosen keys. ``games`` are the games whose tables count, each with its keys; keys of different games never
    conflict. ``developer``: with the commands for developers.
    """

    def __init__(
        self,
        texts: Texts,
        changed: Mapping[str, str] = MappingProxyType({}),
        games: Mapping[str, Iterable[GameKey]] = MappingProxyType({}),
        developer: bool = False,
    ) -> None:
        self._texts = texts
        own = [Binding(f"{game}.{key.id}", "", "game", "game", game=game) for game, keys in games.items() for key in keys]
        common = {command: known for command, known in COMMANDS.items() if developer or not known.developer}
        self.commands: Mapping[str, Binding] = {**common, **{command.id: command for command in own}}
        self._changed = changed

    def usual(self, command: str) -> str:
        """Return the default key of a command in this language. Raises KeyError."""
        known = self.commands[command]
        return known.key or self._texts(known.initial)

    def of(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command, the one to show first; none if its default key was given to another command. Raises KeyError."""
        chosen = self._changed.get(command)
        if chosen is not None:
            return (chosen,)
        known = self.commands[command]
        free = (self.usual(command), known.also) if known.also else (self.usual(command),)
        taken = {key for other, key in self._changed.items() if _meet(_game(other), known.game)}
        return tuple(key for key in free if key not in taken)

    def first(self, command: str) -> str:
        """Return the key to show for a command; empty if it has none. Raises KeyError."""
        return next(iter(self.of(command)), "")

    def taken_by(self, key: str, but: str) -> str | None:
        """Return the command other than ``but`` that has a key, ``fixed`` for a key that cannot be changed, or None if it is free."""
        wanted = self.commands[but]
        for command in self.commands.values():
            if command.id != but and _meet(command.game, wanted.game) and key in self.of(command.id):
                return command.id
        return "fixed" if key in _taken() else None

    def meaning(self, key: int, modifiers: int) -> Meaning | None:
        """Return what a key does at the table, or None."""
        pressed = sequence(key, modifiers)
        for command in self.commands.values():
            if command.name is not None and pressed and pressed in self.of(command.id):
                return Meaning(command.name, id=command.part if command.game else "")
        return _fixed(key, modifiers)


def _game(command: str) -> str:
    """Return the game of a command; empty for a command of every table."""
    game, dot, _ = command.partition(".")
    return game if dot else ""


def _meet(one: str, other: str) -> bool:
    """Say whether commands of these games (empty: of every table) can be available at the same time."""
    return not one or not other or one == other


def sequence(key: int, modifiers: int) -> str:
    """Return a pressed key in Qt's portable notation; empty while only Shift, Ctrl and the like are held."""
    if Qt.Key(key) in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_unknown):
        return ""
    held = Qt.KeyboardModifier(modifiers) & ~Qt.KeyboardModifier.KeypadModifier
    if 0x20 < key < 0x7F and not chr(key).isalnum():
        held &= ~Qt.KeyboardModifier.ShiftModifier  # the character itself implies that Shift is held
    return QKeySequence(QKeyCombination(held, Qt.Key(key))).toString(QKeySequence.SequenceFormat.PortableText)


@cache
def _taken() -> frozenset[str]:
    """Return the keys that are the same for everyone."""
    plain = {sequence(key.value, 0) for key in (*_PLAIN, *_KEPT)}
    return frozenset(plain | {"Shift+F6"} | {f"Alt+{n}" for n in range(6)})


def _fixed(key: int, modifiers: int) -> Meaning | None:
    """Return what a key that is the same for everyone does, or None."""
    held = Qt.KeyboardModifier(modifiers) & ~Qt.KeyboardModifier.KeypadModifier
    if held == Qt.KeyboardModifier.AltModifier:
        n = key - Qt.Key.Key_0.value
        return Meaning("seat", n) if 0 <= n <= 5 else None
    if (key, held) == (Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier):
        return Meaning("zone", -1)
    if held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        return _PLAIN.get(Qt.Key(key))
    return None
