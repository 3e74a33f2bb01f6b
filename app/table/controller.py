"""Brings a game and a table together: what is clicked becomes a decision, what happened becomes a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

import rules
from app.texts import Texts
from rules import Action, Decision, Event, ItemId, Message, Record

from . import changes, chooser, curtain, history, infoline, keys, tipbox
from .frame import furniture, rail_area
from .infoline import MAIN_BUTTON, Ui, info_line
from .kinds import PRESSABLE, dressed
from .layout import Layout, Placement, Position, Rect, Screen, Tip
from .painters.fonts import text_width
from .picker import Picker
from .plans import Plan, plans
from .scene import Showing
from .view import TableView

LOG_LINES = 40
"""How many lines of the log a position carries."""


class MatchLike(Protocol):
    """What the table needs of a game at the table."""

    record: Record
    viewer: int | None
    changed: Any
    """Signal with the events that just happened."""

    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def colours(self) -> tuple[str, ...]: ...
    @property
    def seat(self) -> int: ...
    @property
    def decision(self) -> Decision | None: ...
    def play(self, action: Action) -> None: ...
    def undo(self) -> None: ...
    def redo(self) -> None: ...
    def reset_turn(self) -> None: ...
    def lower_curtain(self) -> None: ...
    def lift_curtain(self) -> None: ...


class TableController(QObject):
    """One match on one view, in one language. Change ``speed`` (0: no animation) and ``calm`` (no motion) at any time."""

    commanded = Signal(str)
    """A command of the window: ``menu words log score language``."""
    still = Signal()
    """What happened last has been shown."""

    def __init__(self, match: MatchLike, screen: Screen, view: TableView, texts: Texts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.screen = screen
        self.view = view
        self.texts = texts
        self.speed = 1.0
        self.calm = False
        self.picker = Picker(())
        self.position: Position
        self._base: list[Placement] = []
        self._shown: tuple[int | None, Layout] = (None, Layout(0, 0, {}))
        self._joined: set[int] = set()
        self._collected: list[Event] | None = None
        match.changed.connect(self._changed)
        table = view.table
        table.pressed.connect(self.press)
        table.doubled.connect(self.press_twice)
        table.missed.connect(self.back)
        table.context.connect(self.show_tip)
        table.rested.connect(self.show_tip)
        table.keyed.connect(self._key)
        table.still.connect(self.still)
        view.resized.connect(self._resized)
        self.refresh()

    # the picture
    def refresh(self) -> None:
        """Build everything anew, without animation: after a change of size, language or settings."""
        self._build()
        self._show()

    def set_texts(self, texts: Texts) -> None:
        """Show the table in another language."""
        self.texts = texts
        self.refresh()

    def _resized(self, width: float, height: float) -> None:
        self.refresh()

    def _changed(self, events: Sequence[Event]) -> None:
        if self._collected is not None:
            self._collected += events
        else:
            self._update(events)

    def _update(self, events: Sequence[Event]) -> None:
        before_viewer, before = self._shown
        self._build()
        if self.match.viewer is None or before_viewer is None:
            self._show()
            self.view.viewport().repaint()  # the curtain is on the screen before anything else may happen
            return
        seen = [event for event in events if history.visible(event, self.match.viewer)] if self.match.viewer == before_viewer else []
        self._show(before, seen)

    def _build(self) -> None:
        """The position, the plans, and all of the picture that does not depend on what is picked."""
        match, record = self.match, self.match.record
        width, height = self.view.logical_size
        viewer = match.viewer
        self.position = Position(
            game=record.header.game,
            view=rules.view(record.rules, record.game.state, viewer),
            viewer=viewer,
            decision=match.decision,
            names=match.names,
            colours=match.colours,
            options=record.header.options,
            width=width,
            height=height,
            texts=self.texts,
            log=history.recent(record, viewer, self._say, LOG_LINES),
            scores=tuple(record.rules.total(record.game.state, seat) for seat in range(len(match.names))),
        )
        mine = viewer is not None and record.game.decider == viewer
        self.picker = Picker(plans(record.game, self.screen.leads) if mine else ())
        self._base = furniture(self.position, self.screen, self._title(), text_width) if viewer is not None else []

    def _show(self, before: Layout | None = None, events: Sequence[Event] = ()) -> None:
        """Show the position with what is picked; moving from the layout ``before`` when there is one."""
        layout = self._layout()
        moves: list[changes.Move] = []
        if before is not None:
            moves = [move for move in changes.changes(before, layout, events) if move.shown.kind not in PRESSABLE]
            moves = changes.calm(moves) if self.calm else moves
        self._shown = (self.match.viewer, layout)
        marks = self.picker.marks
        clickable = {item for item in marks if item in layout.placements}
        clickable |= {
            p.item for p in layout.placements.values() if p.kind == "button" and p.item.startswith("ui:") and p.face[3] == "normal"
        }
        if layout.placements.get(MAIN_BUTTON) is not None and self._ui().main_on:
            clickable.add(MAIN_BUTTON)
        last = history.last_touched(self.match.record, self.match.viewer) if self.match.viewer is not None else frozenset()
        self.view.table.show(Showing(layout, marks, frozenset(clickable), last), moves, self.speed)

    def _layout(self) -> Layout:
        position = self.position
        if self.match.viewer is None:
            seat, names, colours = self.match.seat, position.names, position.colours
            return curtain.curtain(position.width, position.height, seat, names, colours, position.scores, self.texts, text_width)
        marks = self.picker.marks
        placed = [*self._base, *info_line(position, self.screen, self._ui(), text_width)]
        placed = [dressed(placement, marks) for placement in placed]
        rows = self.picker.choices({placement.item for placement in placed})
        if rows:
            default = self.picker.default(self._on_table())
            anchor, area = self._anchor(placed)
            sheet = chooser.chooser(rows, self._choice, default.picks if default else (), anchor, area, text_width)
            placed += [dressed(placement, marks) for placement in sheet]
        return Layout.of(position.width, position.height, placed)

    def _on_table(self) -> set[ItemId]:
        """The items with a place of their own, without the chooser's."""
        return {placement.item for placement in self._base} | {item for item, _, _ in self.screen.chips(self.position)} | {MAIN_BUTTON}

    def _anchor(self, placed: list[Placement]) -> tuple[Rect, Rect]:
        """The piece the choice belongs to: the last one picked, else the source of the question; and where the chooser may lie."""
        position = self.position
        rects = {placement.item: placement.rect for placement in placed}
        area = Rect(0, 44, rail_area(position).x, position.height - 44 - infoline.INFO - 4).inset(4)
        source = position.decision.source if position.decision is not None else None
        for item in (*reversed(self.picker.picks), source):
            if item is not None and item in rects:
                return rects[item], area
        return Rect(area.cx, area.cy, 0, 0), area

    def _choice(self, item: ItemId) -> str:
        return self.screen.choice(self.position, item)

    # words
    def _say(self, event: Event) -> str | None:
        return self.screen.event_words(self.match.names, self.texts, event)

    def _message(self, message: Message) -> str:
        return self.texts(f"{self.match.record.header.game}.{message.key}", **message.values)

    def _ui(self) -> Ui:
        record = self.match.record
        default = self._main_default()
        return Ui(
            title=self._title(),
            player=None if record.game.over else record.game.decider,
            words=self._question(),
            can_undo=record.can_undo,
            can_redo=record.can_redo,
            can_reset=record.can_undo,
            stop="" if record.can_undo else self._stop(),
            main=self.screen.action_words(self.position, default.actions[-1]) if default else "",
            main_on=default is not None or MAIN_BUTTON in self.picker.marks,
        )

    def _title(self) -> str:
        return self.texts(f"{self.match.record.header.game}.meta.title")

    def _question(self) -> str:
        record, texts = self.match.record, self.texts
        if record.game.over:
            return self._outcome()
        if self.match.decision is None or record.game.decider != self.match.viewer:
            return texts("table.waits")
        chosen = [plan for plan in self.picker.candidates if plan.asks is not None and plan.picks == self.picker.picks]
        if chosen and chosen[0].asks is not None:
            return self._message(chosen[0].asks)
        return self._message(self.match.decision.question)

    def _outcome(self) -> str:
        standings = self.match.record.game.state.standings or []
        winners = [standing for standing in standings if standing.won]
        names = self.match.names
        if not winners:
            return f"{', '.join(names)} {self.texts('table.over_lost')}"
        n = winners[0].score
        if len(winners) == 1:
            return f"{names[winners[0].player]} {self.texts('table.over_won', n=n)}"
        return self.texts("table.over_shared", names=", ".join(names[standing.player] for standing in winners), n=n)

    def _stop(self) -> str:
        barrier = self.match.record.barrier
        if barrier is None:
            return self.texts("table.stops", what=self.texts("table.stops_start"))
        words = self._say(barrier) if history.visible(barrier, self.match.viewer) else None
        return self.texts("table.stops", what=words or self.texts("table.stops_new"))

    def legal_in_words(self) -> list[tuple[str, Action]]:
        """Every legal action of the viewer in one line each, in the order of the rules."""
        decision = self.match.decision
        if decision is None or decision.player != self.match.viewer:
            return []
        return [(self.screen.action_words(self.position, action), action) for action in decision.legal]

    # clicks
    def press(self, item: ItemId) -> None:
        """A click on an item, or Enter on it."""
        if item == chooser.PANEL:
            return
        if item.startswith("ui:"):
            self._command(item.removeprefix("ui:"))
        elif item == MAIN_BUTTON and self._main_default() is not None:
            self._play(self._main_default())
        else:
            self._after_pick(self.picker.pick(item))

    def press_twice(self, item: ItemId) -> None:
        """A double click does the obvious: what is picked, if that can be done; otherwise it is a second click."""
        plan = self.picker.confirm(self._on_table()) if item in self.picker.picks else None
        if plan is not None:
            self._play(plan)
        else:
            self.press(item)

    def confirm(self) -> None:
        """Enter without a focus: choose what is complete, or the best of the choices offered."""
        self._play(self.picker.confirm(self._on_table()))

    def back(self) -> None:
        """Take the last pick back."""
        if self.picker.back():
            self._show()

    def _after_pick(self, plan: Plan | None) -> None:
        if plan is not None:
            self._play(plan)
        elif self.picker.refused is not None:
            self._refuse(self.picker.refused)
        else:
            self._show()

    def _main_default(self) -> Plan | None:
        """What the main button chooses instead of ending the turn; a mere lead is left to Enter."""
        default = self.picker.default(self._on_table())
        return default if default is not None and default.asks is None else None

    def play_action(self, action: Action) -> None:
        """Play one legal action, as from the list of moves in words."""
        self._play(Plan((action,), action.picks, action.cost))

    def _play(self, plan: Plan | None) -> None:
        """Play all actions of a plan; it is shown, and can be taken back, as one step."""
        if plan is None:
            return
        self._collected = []
        try:
            for i, action in enumerate(plan.actions):
                at = len(self.match.record.entries)
                self._joined = {n for n in self._joined if n < at} | ({at} if i else set())
                self.match.play(action)
        finally:
            events, self._collected = self._collected, None
            self._update(events)

    def _command(self, command: str) -> None:
        record = self.match.record
        if command == "undo" and record.can_undo:
            self._walk_back()
        elif command == "redo" and record.can_redo:
            self._walk_on()
        elif command == "reset" and record.can_undo:
            self.match.reset_turn()
        elif command == "lift":
            self.match.lift_curtain()
        elif command in ("undo", "redo", "reset"):
            self.view.table.refuse(f"ui:{command}", self.speed)
            self.show_tip(f"ui:{command}")
        else:
            self.commanded.emit(command)

    def _walk_back(self) -> None:
        """Undo one step as the player saw it: a lead goes with what followed it."""
        self._collected = []
        record = self.match.record
        self.match.undo()
        while record.can_undo and len(record.entries) in self._joined:
            self.match.undo()
        self._collected = None
        self._update(())

    def _walk_on(self) -> None:
        """Redo one step as the player saw it."""
        self._collected = []
        record = self.match.record
        self.match.redo()
        while record.can_redo and len(record.entries) in self._joined:
            self.match.redo()
        events, self._collected = self._collected, None
        self._update(events)

    # tips
    def _refuse(self, item: ItemId) -> None:
        record = self.match.record
        key = "refused_over" if record.game.over else "refused" if self.picker.plans else "refused_waiting"
        self.view.table.refuse(item, self.speed)
        self._tip(item, extra=(("information", self.texts(f"table.{key}")),))

    def show_tip(self, item: ItemId) -> None:
        """Show the tip of an item now."""
        self._tip(item)

    def _tip(self, item: ItemId, extra: tuple[tuple[str, str], ...] = ()) -> None:
        layout = self._shown[1]
        placement = layout.placements.get(item)
        if placement is None or item == chooser.PANEL:
            return
        tip = None if item.startswith("ui:") or self.match.viewer is None else self.screen.tip(self.position, item)
        if tip is None and (placement.words or extra):
            tip = Tip(placement.words) if placement.words else Tip(extra[0][1])
            extra = extra if placement.words else ()
        if tip is None:
            return
        tip = replace(tip, lines=(*tip.lines, *extra))
        table = self.view.table
        others = [table.rect_of(other) for other in self.picker.marks if other != item and other in layout.placements]
        area = Rect(0, 0, self.position.width, self.position.height).inset(6)
        table.set_tip(tipbox.tipbox(tip, table.rect_of(item), others, area, text_width))

    # keys
    def _key(self, key: int, modifiers: int) -> None:
        what = keys.meaning(key, modifiers)
        if what is None:
            return
        if self.match.viewer is None:
            if what.name == "enter":
                self.match.lift_curtain()
            return
        table = self.view.table
        match what.name:
            case "enter":
                if table.focus is not None:
                    self.press(table.focus)
                else:
                    self.confirm()
            case "escape":
                table.set_tip(None)
                self.back()
            case "arrow" | "tab":
                table.set_focus(keys.goes_to(what, table.focus, self._reachable()))
            case "digit":
                self._press_number(what.n)
            case "end":
                self.press(MAIN_BUTTON)
            case "curtain":
                self.match.lower_curtain()
            case "undo" | "redo" | "reset":
                self._command(what.name)

    def _reachable(self) -> keys.Reachable:
        """Where the keyboard can go: lit things first, commands where no lit thing lies."""
        table, layout = self.view.table, self._shown[1]
        rects = {item: table.rect_of(item) for item in table.showing.clickable}
        marks = self.picker.marks
        lit = {item: rect for item, rect in rects.items() if item == MAIN_BUTTON or (item in marks and marks[item].state != "instead")}
        sheet = layout.placements.get(chooser.PANEL)
        if sheet is not None:
            inside = {item: rect for item, rect in lit.items() if sheet.rect.contains(rect)}
            lit = inside or lit
        return keys.Reachable(lit, {item: rect for item, rect in rects.items() if item not in lit})

    def _press_number(self, n: int) -> None:
        """The n-th choice of the chooser, else the n-th lit button."""
        layout, marks = self._shown[1], self.picker.marks
        pressable = [p for p in layout.placements.values() if p.kind in PRESSABLE and p.item in marks and p.item != MAIN_BUTTON]
        choices = [p for p in pressable if p.kind == "choice"] or pressable
        order = keys.in_order({p.item: p.rect for p in choices})
        if n <= len(order):
            self.press(order[n - 1])
