"""Everything that somebody at the table can get to see, read, copy or find on the disk, as text and digests to compare."""

from __future__ import annotations

import hashlib
import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QImage
from PySide6.QtWidgets import QListWidget, QTreeWidget, QTreeWidgetItemIterator, QWidget

from app import screenshot
from app.access.spoken import about
from app.explain import explain
from app.outcome import csv_export, scores
from app.platform import error_report
from app.platform.log_file import Anonymous
from app.session.match import Match
from app.storage import paths
from app.storage.journal import Journal
from app.storage.journal_files import RUNNING
from app.storage.saves import Saves
from app.storage.settings import Settings
from app.table.geometry.layout import Layout
from app.table.parts.button_state import is_command
from app.table.scene.view import TableView
from app.windows.history.review import Review
from app.windows.main_window import MainWindow
from rules import ItemId, Message, Record
from tests.app.drags import press_and_move, release
from tests.app.held_clock import HeldClock, held_clock
from tests.app.pages import button, controller_of, focused, key, settle, view_of, window

WHEN = 1_700_000_000
"""When the files in which games are kept were written."""
WHILE = 1000
"""Milliseconds after which a page has loaded and painted what it shows."""
STEPS_BACK = 3
"""How many of the last positions are painted in a review; for the others, what is told is compared."""

Looks = dict[str, list[str]]
"""What there is to see, by where it is."""


class Onlooker:
    """Somebody in front of the window who opens everything and notes what is there."""

    def __init__(self, program: MainWindow, clock: HeldClock, found: Looks) -> None:
        self.program, self.clock, self.found = program, clock, found
        self.spoken = found["spoken"]
        self._asked: set[str] = set()

    def look(self, where: str, *more: str, painted: bool = True) -> None:
        """Note all words in the window and what is on the table, and, if ``painted``, every pixel."""
        settle()
        seen = [*words(self.program), *more]
        if self.program.at_table:
            seen += placed(controller_of(self.program).view.table.showing.layout)
        self.found[where] = [*seen, digest(self.program.grab().toImage())] if painted else seen

    def press(self, what: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the keyboard focus is."""
        key(focused(), what, held)

    def open_all(self, at: str) -> None:
        """Do everything that can be done without making a decision."""
        self.look(at)
        self.open_everything(at)
        self.point_at_everything(at)
        self.look_at_the_others(at)
        self.replay(at)
        self.look_back(at)

    def open_everything(self, at: str) -> None:
        """Open everything that the keyboard opens over the table, and copy what can be copied."""
        for what in (Qt.Key.Key_L, Qt.Key.Key_S, Qt.Key.Key_F2, Qt.Key.Key_F4):
            self.press(what)
            if what == Qt.Key.Key_F4:
                self.program.table.words.tree.expandAll()
                self.press(Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
            self.look(f"{at}: {what.name}")
            for tab in ("curve", "turns", "table") if what == Qt.Key.Key_S else ():
                button(self.program, f"score:{tab}").click()
                self.look(f"{at}: score, {tab}")
            QGuiApplication.clipboard().clear()
            self.press(Qt.Key.Key_Escape)
        self.press(Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        self.look(f"{at}: seats")
        self.press(Qt.Key.Key_Escape)

    def point_at_everything(self, at: str) -> None:
        """Ask every piece what it is, enlarge it, and have it refused."""
        controller, said = controller_of(self.program), list[str]()
        screen, zoom = controller.model.screen, self.program.table.help.zoom
        for item, placement in sorted(controller.layout.placements.items()):
            if placement.static or is_command(item) or str(placement) in self._asked:
                continue
            self._asked.add(str(placement))
            controller.show_tip(item)
            said.append(f"{item}: {controller.view.table.tip}")
            said.append(f"{item}: {controller.tooltips.why_not(item)}")
            said.append(f"{item}: {about(controller.model, controller.view.table.showing, item)}")
            if not item.startswith("ui:") and controller.match.viewer is not None:
                said.append(f"{item}: {screen.explain(controller.model.position, item)}")
        controller.view.table.set_tip(None)
        self.found[f"{at}: said of the pieces"] = said
        assert not zoom.isVisible()

    def look_at_the_others(self, at: str) -> None:
        """Look at the things of every seat."""
        controller = controller_of(self.program)
        for seat in range(len(controller.match.names)):
            controller.viewing.peek(seat if seat != controller.match.viewer else None)
            self.look(f"{at}: things of seat {seat}")
            self.point_at_everything(f"{at}: things of seat {seat}")
        controller.viewing.peek(None)

    def replay(self, at: str) -> None:
        """Replay what the others have done."""
        self.press(Qt.Key.Key_J)
        n = 0
        while timers := self.clock.under_way().get("replay"):
            self.look(f"{at}: replay, step {n}", painted=False)
            self.clock.pass_time(timers[0].interval())
            n += 1

    def look_back(self, at: str) -> None:
        """Go through the review from its end to its beginning."""
        self.program.show_history()
        page = self.program.pages.currentWidget()
        assert isinstance(page, Review)
        assert page.replay is not None
        for position in range(page.replay.last, -1, -1):
            page.go(position)
            assert page._view is not None
            shown = placed(page._view.table.showing.layout)
            if position > page.replay.last - STEPS_BACK:
                self.press(Qt.Key.Key_S)
                assert page.score_then.isVisible()
                self.look(f"{at}: score then, at {position}", page.score_then.accessibleDescription())
                self.press(Qt.Key.Key_S)
            self.look(f"{at}: review of {position}", *shown, painted=position > page.replay.last - STEPS_BACK)
        self.program.show_history()

    def glance(self, at: str) -> None:
        """Show the hand for a moment while something else is opened, pointed at or carried, and cover it again."""
        table, covered = controller_of(self.program), {*controller_of(self.program).layout.placements}
        self._show_hand(True)
        own = sorted({*table.layout.placements} - covered)
        self._show_hand(False)
        for what in (Qt.Key.Key_F2, Qt.Key.Key_F4):
            self._show_hand(True)
            self.press(what)
            self._show_hand(False)
            self.look(f"{at}: {what.name} opened before")
            self.press(Qt.Key.Key_Escape)
        for item in [item for item in own if item.startswith("card:")][:1]:
            for way in (table.show_tip, self.program.table.help.enlarge_item, self._carry):
                self._show_hand(True)
                way(item)
                self._show_hand(False)
                self.look(f"{at}: a card {way.__name__} before")
                release(table.view, QPoint(1, 1))
                self.program.table.help.hide()
                table.refresh()

    def leave(self, at: str) -> None:
        """Have the hand open, go through everything with a screen reader, close it all and lower the curtain."""
        controller, heard = controller_of(self.program), len(self.spoken)
        self._show_hand(True)
        for what in (Qt.Key.Key_F4, Qt.Key.Key_L):
            self.press(what)
            self.press(Qt.Key.Key_Escape)
        for item in sorted(controller.view.table.showing.clickable):
            controller.view.table.set_focus(item)
        controller.match.lower_curtain()
        del self.spoken[heard:]
        self.look(at)
        controller.match.lift_curtain()
        self._show_hand(False)

    def _carry(self, item: ItemId) -> None:
        press_and_move(view_of(self.program), item)

    def _show_hand(self, shown: bool) -> None:
        """Press or let go of Space, or ask for the hand and close it."""
        controller = controller_of(self.program)
        if controller.match.sight.is_public:
            controller.viewing.open_hand(shown)
        else:
            controller.viewing.cover(not shown)

    def save(self, at: str) -> None:
        """Save a copy, and read what is said of it."""
        self.press(Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
        self.look(f"{at}: saved")
        make_old()
        self.clock.pass_time(10 * WHILE)

    def look_at_pages(self, at: str) -> None:
        """Look at the pages on which stored games are shown."""
        self.program.go_home()
        for page in ("start", "saves", "statistics", "reviews"):
            if page != "start":
                self.program.open_page(page)
            self.clock.pass_time(WHILE)
            self.look(f"{at}: page {page}")


def what_all_see(record: Record) -> Looks:
    """Return what everybody can see while no one has asked for a hand: behind the curtain, with covered hands, and in public."""
    with at_the_table(record, Settings(cover_hands=True)) as of:
        match = of.program.match
        assert match is not None
        match.lower_curtain()
        of.look("curtain")
        of.open_everything("curtain")
        match.lift_curtain()
        of.open_all("covered")
        of.glance("covered again")
        of.save("covered")
        of.leave("the curtain after a hand")
        fault = error_report.fault(error(record), "en", match)
        of.found["report"] = [*fault.open.splitlines(), *fault.logged.splitlines()]
        of.found["points"] = [*map(str, scores.rows(record)), *csv_export.of_game(record, of.program.program.texts).decode().splitlines()]
        of.look_at_pages("stored")
    return of.found


def what_the_decider_sees(record: Record) -> Looks:
    """Return what the player who decides can see once they have asked for their hand, and what the others see then."""
    with at_the_table(record, Settings()) as of:
        controller = controller_of(of.program)
        controller.match.lift_curtain()
        controller.viewing.open_hand(controller.match.sight.is_public)
        of.open_all("open")
        for drawer in (Qt.Key.Key_L, Qt.Key.Key_F4, Qt.Key.Key_S):
            of.press(drawer)
            of.press(Qt.Key.Key_B)
            of.look(f"curtain over {drawer.name}")
            of.press(Qt.Key.Key_Escape)
            controller.match.lift_curtain()
        of.found["explained"] = explain(paths.saves_folder() / "game.burgage", "en").splitlines()
        of.found["painted by command"] = [digest(QImage.fromData(screenshot.paint(of.program.program, record, (1280, 712))))]
    return of.found


def what_a_person_sees_against_computers(record: Record) -> Looks:
    """Return what the only person at a table of computers can see while one of these decides."""
    with at_the_table(record, Settings()) as of:
        of.open_all("a computer decides")
        of.save("a computer decides")
        of.look_at_pages("stored")
        of.found["painted by command"] = [digest(QImage.fromData(screenshot.paint(of.program.program, record, (1280, 712))))]
    return of.found


@contextmanager
def at_the_table(record: Record, settings: Settings) -> Iterator[Onlooker]:
    """Open the program with a game on the table that is stored as a save and as an unfinished game, and nothing else; collect the log."""
    found: Looks = {"spoken": []}
    QGuiApplication.clipboard().clear()
    for folder in (paths.saves_folder(), paths.games_folder()):
        shutil.rmtree(folder, ignore_errors=True)
    with listened(found["spoken"]), logged() as lines, held_clock() as clock, window(settings=settings) as program:
        Saves(paths.saves_folder(), paths.games_folder()).store(record, "game")
        Journal(paths.games_folder() / f"game{RUNNING}", record, refuse).close()
        make_old()
        program.show_match(Match(record, None, program))
        settle()
        yield Onlooker(program, clock, found)
    found["log"] = lines


@contextmanager
def listened(spoken: list[str]) -> Iterator[None]:
    """Have a screen reader active meanwhile, and collect what it is asked to say at tables."""
    QAccessible.setActive(True)
    try:
        with patch.object(TableView, "speak", lambda _, words: spoken.append(words)):
            yield
    finally:
        QAccessible.setActive(False)


@contextmanager
def logged() -> Iterator[list[str]]:
    """Collect what is written to the log file meanwhile, without the times."""
    lines: list[str] = []

    class Lines(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(self.format(record))

    handler, root = Lines(), logging.getLogger()
    handler.setFormatter(Anonymous("%(levelname)s %(name)s: %(message)s"))
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        yield lines
    finally:
        root.setLevel(level)
        root.removeHandler(handler)


def make_old() -> None:
    """Give all files in which games are kept the same time."""
    for path in (*paths.saves_folder().iterdir(), *paths.games_folder().iterdir()):
        os.utime(path, (WHEN, WHEN))


def refuse(message: Message) -> None:
    raise AssertionError(message)


def error(record: Record) -> Exception:
    """Return an error whose message names everything that is hidden."""
    try:
        raise LookupError(record.game.state)
    except LookupError as raised:
        return raised


def words(program: MainWindow) -> list[str]:
    """Return all words that the window gives to people or to other programs."""
    found = [program.windowTitle(), program.windowIconText(), QGuiApplication.clipboard().text()]
    for widget in [program, *program.findChildren(QWidget)]:
        found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.whatsThis(), widget.windowTitle()]
        if isinstance(widget, QListWidget):
            items = [widget.item(i) for i in range(widget.count())]
            found += [f"{item.text()}|{item.toolTip()}|{item.data(Qt.ItemDataRole.AccessibleTextRole)}" for item in items]
        if isinstance(widget, QTreeWidget):
            lines = QTreeWidgetItemIterator(widget)
            while (item := lines.value()) is not None:
                found.append(f"{item.text(0)}|{item.toolTip(0)}")
                lines += 1
    return found


def placed(layout: Layout) -> list[str]:
    """Return everything laid on a table, with all that its painter and a screen reader are given."""
    return sorted(f"{placement.item} {placement}" for placement in layout.placements.values())


def digest(image: QImage) -> str:
    """Return a digest of every pixel: a hundred pictures of a window would take 360 megabytes."""
    return hashlib.sha256(image.constBits()).hexdigest()
