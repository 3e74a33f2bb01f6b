"""The keyboard at the table: what a key does to a controller."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from app.commands import Command
from app.table.choice.picker import Picker
from app.table.geometry.layout import Layout
from app.table.geometry.placement import Placement, Rect
from app.table.parts import curtain
from app.table.parts.bars import Bars
from app.table.parts.button_state import PRESSABLE, is_command
from app.table.parts.chooser import PANEL
from app.table.parts.infoline import MAIN_BUTTON
from app.table.parts.match_like import MatchLike
from app.table.parts.table_model import TableModel
from app.table.parts.viewing import Viewing
from app.table.scene.view import TableView
from rules import ItemId

from . import focus, keys
from .focus import Zones
from .keys import Meaning


class Operated(Protocol):
    """What keys do at a table, apart from what they read from it: the same as clicks."""

    match: MatchLike
    view: TableView
    model: TableModel
    viewing: Viewing

    @property
    def picker(self) -> Picker: ...
    @property
    def layout(self) -> Layout: ...
    def press(self, item: ItemId) -> None: ...
    def confirm(self) -> None: ...
    def back(self) -> None: ...
    def command(self, command: Command) -> None: ...


class Keyboard:
    """A translator from keys to what the mouse would do. ``map`` can be changed at any time."""

    def __init__(self, controller: Operated) -> None:
        self.map = keys.Keymap(controller.model.texts)
        self._controller = controller
        self._begun = ""
        """The counted key of the game that is waiting for its digit."""
        self._zone = 0
        """The zone that arrows, Tab or F6 have just led to; otherwise the table."""
        self._left: dict[int, Rect] = {}
        """Where each viewer was last, before a choice was begun there."""

    def press(self, key: int, modifiers: int) -> None:
        """Handle a key and its modifiers, given as Qt numbers."""
        controller = self._controller
        what = self.map.meaning(key, modifiers)
        if what is None:
            return
        begun, self._begun = self._begun, ""
        if what.name not in ("arrow", "tab", "zone"):
            self._zone = 0
        if controller.match.viewer is None:
            self._behind_the_curtain(what)
            return
        picker, picks, open_before = controller.picker, controller.picker.picks, self._next()
        before = self._in_focus()
        self._note(before)
        if begun and what.name == "digit":
            self._press_counted(begun, what.n)
        else:
            self._do(what)
        if controller.picker is picker and len(picker.picks) >= len(picks) and picker.picks != picks:
            self._go_on(open_before)
            self._stay(before)

    def forget(self) -> None:
        """Let the viewer's next key enter the table as a first one does: the mouse has been elsewhere since."""
        if self._controller.match.viewer is not None:
            self._left.pop(self._controller.match.viewer, None)

    def _note(self, before: Placement | None) -> None:
        """Remember where a choice begins, to enter the table there when it is made: its own pieces are gone by then, or lie elsewhere.

        The places of the chooser and the main button mean nothing for what comes next.
        """
        controller, viewer = self._controller, self._controller.match.viewer
        if before is None or viewer is None or controller.picker.touched or before.item == MAIN_BUTTON or before.kind == "choice":
            return
        if not is_command(before.item):
            self._left[viewer] = controller.view.table.rect_of(before.item)

    def _behind_the_curtain(self, what: Meaning) -> None:
        """Lift the curtain, or go from the button that does so to that of the menu and back."""
        controller, table = self._controller, self._controller.view.table
        match what.name:
            case "enter" if table.focus == curtain.MENU:
                controller.press(curtain.MENU)
            case "enter":
                controller.match.lift_curtain()
            case "escape":
                table.set_focus(None)
            case "bar":
                table.set_focus(curtain.MENU if table.focus != curtain.MENU else None)
            case "arrow" | "tab" | "zone":
                table.set_focus(curtain.MENU if table.focus == curtain.LIFT else curtain.LIFT)

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
                if table.focus is not None and is_command(table.focus):
                    table.set_focus(None)
                else:
                    controller.back()
            case "arrow" | "tab" | "zone":
                self._zone = self._go(what)
            case "bar":
                bar = self._zones()[1]
                table.set_focus(None if table.focus in bar else next(iter(focus.reading_order(bar)), None))
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
                controller.command(Command(what.name))

    def _go(self, what: Meaning) -> int:
        """Move the focus, and return the zone it is in then. What is in two zones counts to the one that it has been led to."""
        table, zones = self._controller.view.table, self._zones()
        here = table.focus
        at = next((i for i in (self._zone, *range(len(zones))) if here in zones[i]), None)
        table.set_focus(focus.goes_to(what, here, zones, at, self._entry(zones[0], backwards=what.name == "tab" and what.n < 0)))
        return focus.zone_after(zones, at, what.n) if what.name == "zone" else at or 0

    def _entry(self, lit: Mapping[ItemId, Rect], backwards: bool) -> ItemId | None:
        """Return where the table is entered: closest to where the last choice began, or else at its beginning or its end."""
        controller, viewer = self._controller, self._controller.match.viewer
        left = self._left.get(viewer) if viewer is not None else None
        if left is not None and not controller.picker.touched and PANEL not in controller.layout.placements:
            near = focus.closest(left, {item: rect for item, rect in lit.items() if item != MAIN_BUTTON})
            if near is not None:
                return near
        return focus.following(None, lit, -1) if backwards else self._first(lit)

    def _press_of_game(self, key: str) -> None:
        """Click what a key of the game stands for; a counted key shows where its digit can lead, and waits for it."""
        controller, table = self._controller, self._controller.view.table
        items = self._items(key)
        highlights = controller.picker.highlights
        lit = [item for item in items if item in highlights]
        known = next(known for known in controller.model.screen.keys if known.id == key)
        if known.counted:
            self._begun = key
            table.set_focus(next(iter(lit), table.focus))
        elif known.confirms and not lit and controller.picker.touched:
            controller.confirm()
        elif items:
            controller.press((lit or items)[0])

    def _press_counted(self, key: str, n: int) -> None:
        """Click the thing that a digit selects after a counted key of the game; 0 is the tenth."""
        model, n = self._controller.model, n or 10
        items = model.screen.key_items(model.position, key)
        item = items[n - 1] if n <= len(items) else None
        if item is not None and item in self._controller.layout.placements:
            self._controller.press(item)

    def _items(self, key: str) -> list[ItemId]:
        """Return what a key of the game stands for, as far as it is on the table or the main button stands for it."""
        model, default = self._controller.model, self._controller.model.main_default()
        there = {*self._controller.layout.placements, *(default.picks if default is not None and len(default.picks) == 1 else ())}
        return [item for item in model.screen.key_items(model.position, key) if item is not None and item in there]

    def _zones(self) -> Zones:
        """Return what can be chosen, then the commands of the top bar, those of the players, and everything in the info line.

        While the chooser shows what a pick leads to, only its choices can be chosen, and what can be done in the info line instead.
        """
        controller, table = self._controller, self._controller.view.table
        highlights, layout = controller.picker.highlights, controller.layout
        rects = {item: table.rect_of(item) for item in table.showing.clickable}
        commands = {item: rect for item, rect in rects.items() if is_command(item)}
        lit = {
            item: rect
            for item, rect in rects.items()
            if item == MAIN_BUTTON or (item in highlights and highlights[item].state != "replace")
        }
        bars = Bars(controller.model.options.text_size)
        low = layout.height - bars.info
        if PANEL in layout.placements and controller.picker.picks:
            lit = {item: rect for item, rect in lit.items() if rect.y >= low or layout.placements[item].kind == "choice"}
        bar = {item: rect for item, rect in commands.items() if rect.bottom <= bars.top}
        line = {item: rect for item, rect in {**commands, **lit}.items() if rect.y >= low}
        players = {item: rect for item, rect in commands.items() if item not in bar and item not in line}
        return lit, bar, players, line

    def _first(self, lit: Mapping[ItemId, Rect]) -> ItemId | None:
        """Return where the table is entered: before anything is picked, not where Enter alone pays.

        A chooser already suggests something: there, it is the button that accepts the suggestion.
        """
        controller = self._controller
        placements, model = controller.layout.placements, controller.model
        if PANEL in placements and MAIN_BUTTON in lit:
            return MAIN_BUTTON
        buttons = {item for item in lit if placements[item].kind in PRESSABLE}
        found = focus.targets(lit, controller.picker.highlights, buttons)
        free = found if controller.picker.touched else (item for item in found if item == MAIN_BUTTON or not model.pays(item))
        return next(iter(free), next(iter(found), None))

    def _next(self) -> set[ItemId]:
        """Return what can be clicked next without ending a gathering."""
        return {item for item, mark in self._controller.picker.highlights.items() if mark.state == "next" and not mark.ends}

    def _go_on(self, open_before: set[ItemId]) -> None:
        """Move to what the main button suggests, or else to the first target that a choice has opened, or left as those of a die.

        Stay if it has done neither, as when cards are gathered.
        """
        controller = self._controller
        lit, picked, suggested = self._zones()[0], controller.picker.picks, controller.model.main_default()
        left = self._next().difference(picked)
        narrowed = bool((open_before - left).difference(picked)) and controller.view.table.focus not in left
        opened = {item: rect for item, rect in lit.items() if item in (left if narrowed else left - open_before)}
        if PANEL in controller.layout.placements:
            opened = dict(lit)
        if opened:
            there = (item for item in suggested.picks[len(picked) :] if item in opened) if suggested is not None else iter(())
            controller.view.table.set_focus(next(there, None) or self._first(opened))

    def _in_focus(self) -> Placement | None:
        """Return the piece with the focus as it is on the table."""
        focused = self._controller.view.table.focus
        return self._controller.layout.placements.get(focused) if focused is not None else None

    def _stay(self, before: Placement | None) -> None:
        """Keep the focus at a button that has become the one for the next step, as that which turns a tile does."""
        table, placements = self._controller.view.table, self._controller.layout.placements
        if table.focus is None and before is not None:
            there = (placements[item] for item in table.showing.clickable)
            table.set_focus(next((one.item for one in there if (one.kind, one.rect) == (before.kind, before.rect)), None))

    def _press_choice(self, n: int) -> bool:
        """Press the n-th choice of the chooser, if there is one; return whether the chooser is open."""
        placements, highlights = self._controller.layout.placements, self._controller.picker.highlights
        choices = {p.item: p.rect for p in placements.values() if p.kind == "choice"}
        order: list[ItemId] = focus.reading_order({item: rect for item, rect in choices.items() if item in highlights})
        if 0 < n <= len(order):
            self._controller.press(order[n - 1])
        return bool(choices)

    def _look_at(self, n: int) -> None:
        """Show the things of the n-th player; for the player already shown, or 0, return to the viewer's own."""
        controller = self._controller
        seat = n - 1 if 0 < n <= len(controller.match.names) and n - 1 != controller.match.viewer else None
        controller.viewing.peek(None if seat == controller.model.options.peek else seat)
