"""What the keys mean: commands whose key can be changed, keys that are the same for everyone, and where arrows lead on the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Literal

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from rules import ItemId

from . import focus
from .layout import Rect

Name = Literal["enter", "escape", "arrow", "tab", "digit", "seat", "end", "curtain", "undo", "redo", "reset", "since"]


@dataclass(frozen=True, slots=True)
class Meaning:
    """A key in the table's words.

    ``n`` is the digit, the seat counted from 1 (0: the own one) or the step of Tab; ``dx, dy`` the direction of an arrow.
    """

    name: Name
    n: int = 0
    dx: int = 0
    dy: int = 0


@dataclass(frozen=True)
class Reachable:
    """Where the keyboard can go: ``lit`` things and, where none of them lies, ``commands`` of the window."""

    lit: Mapping[ItemId, Rect]
    commands: Mapping[ItemId, Rect]


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
    **{Qt.Key(Qt.Key.Key_0.value + n): Meaning("digit", n) for n in range(1, 10)},
}
Group = Literal["turn", "look", "program"]


@dataclass(frozen=True, slots=True)
class Command:
    """A command whose key can be changed. Words: ``settings.command.<id>``.

    ``key`` is its usual key in Qt's portable notation, ``also`` a second one, for signs that need Shift. ``name`` is what
    the table calls it; without one it is the window that acts.
    """

    id: str
    key: str
    group: Group
    name: Name | None = None
    also: str = ""


COMMANDS: dict[str, Command] = {
    command.id: command
    for command in (
        Command("end", "E", "turn", "end"),
        Command("undo", "Ctrl+Z", "turn", "undo"),
        Command("redo", "Ctrl+Y", "turn", "redo"),
        Command("reset", "Ctrl+Shift+Z", "turn", "reset"),
        Command("curtain", "B", "turn", "curtain"),
        Command("since", "J", "look", "since"),
        Command("log", "L", "look"),
        Command("score", "S", "look"),
        Command("words", "F4", "look"),
        Command("zoom", "Z", "look", also="+"),
        Command("explain", "F1", "look"),
        Command("now", "F2", "look"),
        Command("rules", "F3", "look"),
        Command("save", "Ctrl+S", "program"),
        Command("open", "Ctrl+O", "program"),
        Command("keys", "?", "program", also="Shift+?"),
        Command("full_screen", "F11", "program"),
        Command("text_larger", "Ctrl++", "program", also="Ctrl+="),
        Command("text_smaller", "Ctrl+-", "program"),
        Command("text_usual", "Ctrl+0", "program"),
    )
}
FIXED: tuple[tuple[str, str], ...] = (
    ("tab", "Tab"),
    ("arrows", "← ↑ ↓ →"),
    ("enter", "Enter"),
    ("escape", "Esc"),
    ("space", "Space"),
    ("digits", "1–9"),
    ("seats", "Alt+1–5"),
    ("own", "Alt+0"),
)
"""Keys that are the same for everyone, as they are listed. Words: ``settings.fixed.<id>``."""
_KEPT = (Qt.Key.Key_Space, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""Further keys of lists, buttons and animations."""


def meaning(key: int, modifiers: int, changed: Mapping[str, str] = MappingProxyType({})) -> Meaning | None:
    """What a key does on the table; None: nothing. ``changed``: command -> key that replaces its usual one."""
    pressed = sequence(key, modifiers)
    for command in COMMANDS.values():
        if command.name is not None and pressed == (changed.get(command.id) or command.key):
            return Meaning(command.name)
    return _fixed(key, modifiers)


def sequence(key: int, modifiers: int) -> str:
    """A pressed key in Qt's portable notation; empty while only Shift, Ctrl and the like are held."""
    if Qt.Key(key) in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta, Qt.Key.Key_unknown):
        return ""
    held = Qt.KeyboardModifier(modifiers) & ~Qt.KeyboardModifier.KeypadModifier
    if 0x20 < key < 0x7F and not chr(key).isalnum():
        held &= ~Qt.KeyboardModifier.ShiftModifier  # the sign itself tells that Shift is held
    return QKeySequence(QKeyCombination(held, Qt.Key(key))).toString(QKeySequence.SequenceFormat.PortableText)


def keys_of(command: str, changed: Mapping[str, str]) -> tuple[str, ...]:
    """The keys of a command, the one to be named first. Raises KeyError."""
    known = COMMANDS[command]
    own = changed.get(command) or known.key
    return (own, known.also) if known.also and own == known.key else (own,)


def taken_by(key: str, but: str, changed: Mapping[str, str]) -> str | None:
    """The command other than ``but`` that has a key already; ``fixed`` for a key that is the same for everyone; None: it is free."""
    for command in COMMANDS:
        if command != but and key in keys_of(command, changed):
            return command
    return "fixed" if key in _taken() else None


@cache
def _taken() -> frozenset[str]:
    """The keys that are the same for everyone."""
    plain = {sequence(key.value, 0) for key in (*_PLAIN, *_KEPT)}
    return frozenset(plain | {f"Alt+{n}" for n in range(6)})


def _fixed(key: int, modifiers: int) -> Meaning | None:
    """What a key that is the same for everyone does."""
    held = Qt.KeyboardModifier(modifiers) & ~Qt.KeyboardModifier.KeypadModifier
    if held == Qt.KeyboardModifier.AltModifier:
        n = key - Qt.Key.Key_0.value
        return Meaning("seat", n) if 0 <= n <= 5 else None
    if held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        return _PLAIN.get(Qt.Key(key))
    return None


def goes_to(what: Meaning, here: ItemId | None, reachable: Reachable) -> ItemId | None:
    """Where an arrow or Tab leads; arrows stay where they are when nothing lies in their direction."""
    everything = {**reachable.lit, **reachable.commands}
    if what.name == "tab":
        order = [*focus.reading_order(reachable.lit), *focus.reading_order(reachable.commands)]
        if here not in order:
            return (order[0] if what.n > 0 else order[-1]) if order else None
        return order[(order.index(here) + what.n) % len(order)]
    if here is None or here not in everything:
        return next(iter(focus.reading_order(reachable.lit or reachable.commands)), None)
    rect = everything[here]
    found = focus.nearest(rect, _without(reachable.lit, here), what.dx, what.dy)
    return found or focus.nearest(rect, _without(reachable.commands, here), what.dx, what.dy) or here


def in_order(rects: Mapping[ItemId, Rect]) -> list[ItemId]:
    """Reading order, for the digits."""
    return focus.reading_order(rects)


def _without(rects: Mapping[ItemId, Rect], item: ItemId) -> dict[ItemId, Rect]:
    return {other: rect for other, rect in rects.items() if other != item}
