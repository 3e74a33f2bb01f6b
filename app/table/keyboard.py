"""The keyboard at the table: what a key does to one controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules import ItemId

from . import keys
from .infoline import MAIN_BUTTON
from .keys import Meaning, Reachable
from .pressables import is_command

if TYPE_CHECKING:
    from .controller import TableController


class Keyboard:
    """Turns keys into what the mouse would do. ``map`` can be changed at any time."""

    def __init__(self, controller: TableController) -> None:
        self.map = keys.Keymap(controller.composer.texts)
        self._controller = controller
        self._begun = ""
        """The counted key of the game that waits for its digit."""

    def press(self, key: int, modifiers: int) -> None:
        """A key and its modifiers, as Qt numbers."""
        controller = self._controller
        what = self.map.meaning(key, modifiers)
        if what is None:
            return
        begun, self._begun = self._begun, ""
        if controller.match.viewer is None:
            if what.name == "enter":
                controller.match.lift_curtain()
            return
        if begun and what.name == "digit":
            self._press_counted(begun, what.n)
        else:
            self._do(what)

    def _do(self, what: Meaning) -> None:
        controller, table = self._controller, self._controller.view.table
        match what.name:
            case "enter":
                if table.focus is not None:
                    controller.press(table.focus)
                else:
                    controller.confirm()
            case "escape":
                table.set_tip(None)
                controller.back()
            case "arrow" | "tab":
                table.set_focus(keys.goes_to(what, table.focus, self._reachable()))
            case "digit":
                if not self._press_choice(what.n):
                    self._look_at(what.n)
            case "seat":
                self._look_at(what.n)
            case "end":
                controller.press(MAIN_BUTTON)
            case "curtain":
                controller.match.lower_curtain()
            case "game":
                self._press_of_game(what.id)
            case "undo" | "redo" | "reset" | "since":
                controller.command(what.name)

    def _press_of_game(self, key: str) -> None:
        """Click what a key of the game stands for; a counted key shows where its digit can lead, and waits for it."""
        controller, table = self._controller, self._controller.view.table
        items = self._items(key)
        marks = controller.picker.marks
        lit = [item for item in items if item in marks]
        if any(known.counted for known in controller.composer.screen.keys if known.id == key):
            self._begun = key
            table.set_focus(next(iter(lit), table.focus))
        elif items:
            controller.press((lit or items)[0])

    def _press_counted(self, key: str, n: int) -> None:
        """Click the thing that a digit after a key of the game counts; 0 is the tenth."""
        composer, n = self._controller.composer, n or 10
        items = composer.screen.key_items(composer.position, key)
        item = items[n - 1] if n <= len(items) else None
        if item is not None and item in self._controller.layout.placements:
            self._controller.press(item)

    def _items(self, key: str) -> list[ItemId]:
        """What a key of the game stands for, as far as it lies on the table."""
        composer, placements = self._controller.composer, self._controller.layout.placements
        return [item for item in composer.screen.key_items(composer.position, key) if item is not None and item in placements]

    def _reachable(self) -> Reachable:
        """Where the keyboard can go: lit things first, commands where no lit thing lies; with the chooser open only its choices."""
        controller, table = self._controller, self._controller.view.table
        marks, placements = controller.picker.marks, controller.layout.placements
        rects = {item: table.rect_of(item) for item in table.showing.clickable}
        choices = {item: rect for item, rect in rects.items() if placements[item].kind == "choice"}
        if choices:
            return Reachable(choices, {})
        lit = {item: rect for item, rect in rects.items() if item == MAIN_BUTTON or (item in marks and marks[item].state != "instead")}
        return Reachable(lit, {item: rect for item, rect in rects.items() if is_command(item)})

    def _press_choice(self, n: int) -> bool:
        """The n-th choice of the chooser; whether the chooser is open."""
        placements, marks = self._controller.layout.placements, self._controller.picker.marks
        choices = {p.item: p.rect for p in placements.values() if p.kind == "choice"}
        order: list[ItemId] = keys.in_order({item: rect for item, rect in choices.items() if item in marks})
        if 0 < n <= len(order):
            self._controller.press(order[n - 1])
        return bool(choices)

    def _look_at(self, n: int) -> None:
        """The things of the n-th player; once more, or 0, the own ones."""
        controller = self._controller
        seat = n - 1 if 0 < n <= len(controller.match.names) and n - 1 != controller.match.viewer else None
        controller.peek(None if seat == controller.composer.peek else seat)
