"""What the keys mean on the table, and where they lead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import Qt

from rules import ItemId

from . import focus
from .layout import Rect

Name = Literal["enter", "escape", "arrow", "tab", "digit", "seat", "end", "curtain", "undo", "redo", "reset"]


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
    Qt.Key.Key_E: Meaning("end"),
    Qt.Key.Key_B: Meaning("curtain"),
    **{Qt.Key(Qt.Key.Key_0.value + n): Meaning("digit", n) for n in range(1, 10)},
}
_CONTROL = {Qt.Key.Key_Z: Meaning("undo"), Qt.Key.Key_Y: Meaning("redo")}


def meaning(key: int, modifiers: int) -> Meaning | None:
    """What a key does; None: nothing."""
    held = Qt.KeyboardModifier(modifiers) & ~Qt.KeyboardModifier.KeypadModifier
    name = Qt.Key(key)
    if held == Qt.KeyboardModifier.AltModifier:
        n = key - Qt.Key.Key_0.value
        return Meaning("seat", n) if 0 <= n <= 5 else None
    if held == Qt.KeyboardModifier.ControlModifier:
        return _CONTROL.get(name)
    if held == Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier:
        return Meaning("reset") if name == Qt.Key.Key_Z else None
    if held in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier):
        return _PLAIN.get(name)
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
