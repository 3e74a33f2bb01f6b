"""Help at the table: a piece enlarged (F1), what can be done now (F2), the full rules (F3)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from app.commands import Command
from app.games import find, painters_of
from app.program import Program
from app.session.match import Match
from app.shortcuts import Shortcuts
from app.table.controller import TableController
from app.table.geometry.placement import Rect
from app.teaching import rulebook
from app.windows.play.now_sheet import NowSheet, sections
from app.windows.play.zoom import Enlarged, Zoom
from app.windows.rulebook.rules_sheet import RulesSheet
from rules import ItemId


class TableHelp(QObject):
    """The help sheets of one page. Call ``begin`` with a match, ``clear`` when it goes."""

    def __init__(self, program: Program, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._match: Match | None = None
        self._controller: TableController | None = None
        self.clause: Callable[[], str] = str
        """A function that returns the clause pointed at elsewhere on the page."""
        self.zoom = Zoom(program, page)
        self.now = NowSheet(program, page)
        self.rules = RulesSheet(program, page)
        self.zoom.asked_rule.connect(self.show_rules)
        shortcuts = Shortcuts(program, page)
        shortcuts.add(Command.ZOOM, self.enlarge)
        shortcuts.add(Command.EXPLAIN, self.explain)
        shortcuts.add(Command.NOW, self.show_now)
        shortcuts.add(Command.RULES, self.show_rules)

    @property
    def visible(self) -> bool:
        """Whether one of the sheets covers the table."""
        return any(sheet.isVisible() for sheet in (self.zoom, self.now, self.rules))

    def begin(self, match: Match, controller: TableController) -> None:
        """Help with a match from now on."""
        self._match, self._controller = match, controller
        controller.explained.connect(self.enlarge_item)
        controller.view.resized.connect(self.zoom.follow)
        controller.refreshed.connect(self._follow)

    def clear(self) -> None:
        """Close everything: the match is going away."""
        self._match = self._controller = None
        self.hide()
        self.rules.hide()

    def hide(self) -> None:
        """Put away anything that shows more than all may see, and anything out of date."""
        self.zoom.hide()
        self.now.hide()

    def enlarge(self) -> None:
        """Enlarge the piece that has focus or is under the mouse, or put the enlargement away."""
        if self.zoom.isVisible():
            self.zoom.put_away()
        elif (item := self._pointed()) is not None:
            self.enlarge_item(item)

    def explain(self) -> None:
        """Show the clause pointed at, or else enlarge a piece, or without one show what can be done now."""
        if clause := self.clause():
            self.show_clause(clause)
        elif self.zoom.isVisible() or self._pointed() is not None:
            self.enlarge()
        else:
            self.show_now()

    def enlarge_item(self, item: ItemId) -> None:
        """Enlarge a piece, or show its tip when there is nothing more to say about it."""
        match, controller = self._match, self._controller
        if match is None or controller is None or match.curtain or self.visible or not self._free():
            return
        if self._enlarged(item) is None:
            controller.show_tip(item)
            return
        controller.view.table.set_tip(None)
        self.zoom.open(lambda: self._enlarged(item))

    def show_now(self) -> None:
        """Show what can be done now, or put that away."""
        if self.now.isVisible():
            self.now.put_away()
        elif self._match is not None and self._controller is not None and not self.visible and self._free():
            match, controller = self._match, self._controller
            self.now.open(lambda: sections(match, controller))

    def show_rules(self, paragraph: str = "") -> None:
        """Show the full rules, open at a paragraph, or put them away."""
        if self.rules.isVisible() and not paragraph:
            self.rules.put_away()
        elif self._match is not None:
            self.hide()
            self.rules.open(self._match.record.header.game, paragraph)

    def show_clause(self, clause: str) -> None:
        """Show the paragraph that states a clause in words."""
        if self._match is None:
            return
        paragraph = rulebook.paragraph_of(find(self._match.record.header.game).rulebook, clause)
        if paragraph is not None:
            self.show_rules(paragraph)

    def _follow(self) -> None:
        """Say only what the table still shows: a hand may have been covered."""
        self.zoom.follow()
        if self.now.isVisible():
            self.now.retext()
            self.now.refit()

    def _enlarged(self, item: ItemId) -> Enlarged | None:
        """Return a piece enlarged; None when it is gone, or there is nothing to say about it."""
        match, controller = self._match, self._controller
        if match is None or controller is None or item not in controller.layout.placements:
            return None
        shown = controller.model.screen.explain(controller.model.position, item)
        if shown is None:
            return None
        shape = controller.layout.placements[item].shape
        return Enlarged(shown, self._on_page(controller, item), painters_of(match.record.header.game), shape)

    def _free(self) -> bool:
        """Return whether no other sheet covers the table."""
        top = self._page.childAt(QPoint(self._page.width() // 2, self._page.height() // 2))
        return self._controller is not None and top is self._controller.view.viewport()

    def _pointed(self) -> ItemId | None:
        """Return the piece that has focus, or else the one under the mouse, of those still on the table."""
        if self._controller is None:
            return None
        table = self._controller.view.table
        return next((item for item in (table.focus, table.hovered) if item in table.showing.layout.placements), None)

    def _on_page(self, controller: TableController, item: ItemId) -> Rect:
        """Return the place of a piece on the page, in the page's pixels."""
        view, rect = controller.view, controller.view.table.rect_of(item)
        corner = view.viewport().mapTo(self._page, view.mapFromScene(rect.x, rect.y))
        return Rect(corner.x(), corner.y(), rect.w * view.factor, rect.h * view.factor)
