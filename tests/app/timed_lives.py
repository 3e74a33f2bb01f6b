"""What players do while things are under way, and what can change meanwhile: for ``test_timed.py``.

A life is a short way through the program, in which time passes only as it says; it yields after every act. What is under way then is found
in the clock, not listed here: a new timer is found as soon as some life brings it about.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from unittest.mock import patch

from msgspec import Struct
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import rules
from app.session.match import Match
from app.storage.settings import Settings
from app.table.controller import TableController
from app.table.scene import prerender
from app.windows.crash_sheet import CrashSheet
from app.windows.main_window import MainWindow
from rules import Action, Record, catalogue, new
from tests.app.drags import LEFT, NONE, point
from tests.app.games.praga.layout.test_turning_board import before_a_house_with_a_step
from tests.app.held_clock import HeldClock, held_clock
from tests.app.pages import Listener, button, release_the_mouse, settle, window
from tests.app.positions import nearly_over

GAMES = tuple(meta.id for meta in catalogue())
NAMES = ("Anna", "Ben")
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A program that never answers."""
FEW = 8
"""How many decisions of each game are watched."""


class Stage(Struct):
    """A window in which nothing moves unless the clock is told to."""

    program: MainWindow
    clock: HeldClock
    sheet: CrashSheet

    @property
    def table(self) -> TableController:
        """The table that is shown."""
        found = self.program.table.controller
        assert found is not None
        return found

    def key(self, what: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        """Press a key wherever the keyboard focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.program, what, held)
        settle()

    def under_mouse(self, lit: bool) -> QPoint | None:
        """Return a point on something that can be clicked now, or on something that cannot; None if there is nothing of the kind."""
        scene = self.table.view.table
        for item, placement in scene.showing.layout.placements.items():
            at = point(self.table.view, item)
            plain = not placement.static and not item.startswith(("ui:", "seat:", "board:"))
            if plain and (item in scene.showing.clickable) == lit and scene.under(self.table.view.mapToScene(at)) == item:
                return at
        return None


Life = Callable[[Stage], Iterator[None]]
Change = Callable[[Stage], object]


@contextmanager
def stage(settings: Settings | None = None, on_screen: bool = False) -> Iterator[Stage]:
    """Open the window with movements, sounds and the sheet for errors, as players have it."""
    hooks = sys.excepthook, sys.__excepthook__
    sys.__excepthook__ = lambda *_: None
    try:
        with (
            patch.object(prerender, "MOST", 2),  # a few decisions ahead will do
            held_clock() as clock,
            window(settings=settings or Settings(), speaker=Listener(), on_screen=on_screen, ahead=True) as program,
        ):
            program.table.animated = True
            sheet = CrashSheet(program.program, program, program)
            sheet.catch()
            try:
                yield Stage(program, clock, sheet)
            finally:
                release_the_mouse()  # a life may be left in the middle of a click
    finally:
        sys.excepthook, sys.__excepthook__ = hooks


# ------------------------------------------------------------------------------------------------------------------------- lives
def starting(of: Stage) -> Iterator[None]:
    """Open the program and look at the first page."""
    of.program.cover()
    of.program.grab()
    yield
    of.clock.next_one()
    of.program.grab()
    yield
    while "making pages" not in of.clock.under_way():
        of.program.grab()
        of.clock.next_one()
    yield


def setting_up(of: Stage) -> Iterator[None]:
    """Look at the page on which a game is set up."""
    of.program.set_up("guildhall", 2)
    settle()
    yield
    of.clock.pass_time(500)
    yield


def thinking(of: Stage, game: str) -> Iterator[None]:
    """Point at things, hold one, be refused one, and do nothing for a while."""
    of.program.play(new(game, NAMES, 3, {"open_hands": True} if game == "burgundy_cards" else {}))
    of.program.table.reveal.put_away()
    if of.program.match is not None and of.program.match.curtain:
        of.program.match.lift_curtain()
    settle()
    yield
    view = of.table.view
    for lit in (True, False):
        at = of.under_mouse(lit)
        if at is None:
            continue
        QTest.mouseMove(view.viewport(), at - QPoint(3, 3))
        QTest.mouseMove(view.viewport(), at)
        settle()
        yield
        of.clock.pass_time(400)
        yield
        QTest.mousePress(view.viewport(), LEFT, NONE, at)
        settle()
        yield
        QTest.mouseRelease(view.viewport(), LEFT, NONE, at)
        settle()
        yield
        of.clock.pass_time(60)
        yield
    QTest.keyPress(view, Qt.Key.Key_Space)
    QTest.keyRelease(QApplication.focusWidget() or view, Qt.Key.Key_Space)
    yield
    of.clock.pass_time(9000)
    yield
    of.clock.pass_time(500)
    yield


def deciding(of: Stage, game: str) -> Iterator[None]:
    """Make decisions, and look at what follows from each."""
    of.program.show_match(Match(new(game, NAMES, 5)))
    for _ in range(FEW):
        match = of.program.match
        assert match is not None
        match.lift_curtain()
        settle()
        yield
        legal = match.record.game.legal
        of.table.play_action(legal[-1] if len(legal) > 1 and of.clock.now % 2 else legal[0])
        for passed in (40, 200, 300):
            yield
            of.clock.pass_time(passed)
        of.program.table.reveal.put_away()


def passing_on(of: Stage) -> Iterator[None]:
    """Hand over to the next player, who looks at what the other has done."""
    match = Match(new("burgundy_cards", NAMES, 5, {"open_hands": True}))
    of.program.show_match(match)
    settle()
    seat = match.seat
    while match.seat == seat:
        of.table.play_action(match.record.game.legal[-1])
    yield
    for passed in (100, 300, 2000):
        of.clock.pass_time(passed)
        yield
    of.key(Qt.Key.Key_J)
    yield
    of.clock.pass_time(700)
    yield


def left_alone(of: Stage) -> Iterator[None]:
    """Let the program make what can be decided in one way only."""
    of.program.program.change(end_turn="automatic", single_choices="automatic")
    of.program.show_match(Match(new("burgundy_cards", NAMES, 5, {"open_hands": True})))
    for _ in range(30):
        settle()
        yield
        match = of.program.match
        assert match is not None
        of.table.play_action(match.record.game.legal[0])


def dragging_an_edge(of: Stage) -> Iterator[None]:
    """Give the window other sizes from outside, as a window manager does."""
    of.program.show_match(Match(new("burgundy_cards", NAMES, 5, {"open_hands": True})))
    settle()
    for width in (1200, 1230, 1260):
        of.program.windowHandle().resize(width, 720)
        settle()
        yield
        of.clock.pass_time(60)


def revealing(of: Stage) -> Iterator[None]:
    """Have cards laid open one by one."""
    of.program.play(new("burgundy_cards", NAMES[:1], 3))
    settle()
    yield
    of.clock.pass_time(1000)
    yield


def ending(of: Stage) -> Iterator[None]:
    """Make the last decision of a game and see the points."""
    match = Match(nearly_over(new("burgundy_cards", NAMES, 4, {"open_hands": True})))
    of.program.show_match(match)
    match.lift_curtain()
    settle()
    of.table.play_action(match.record.game.legal[0])
    yield
    for passed in (100, 850, 400):
        of.clock.pass_time(passed)
        yield


def looking_back(of: Stage) -> Iterator[None]:
    """Go through what was played, step by step."""
    match = Match(new("praga", NAMES, 5))
    for _ in range(6):
        match.play(match.record.game.legal[0])
    of.program.show_match(match)
    match.lift_curtain()
    settle()
    of.program.show_history()
    settle()
    yield
    for what in (Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_Right):
        of.key(what)
        yield
        of.clock.pass_time(60)
        yield


@cache
def _before_the_house() -> tuple[bytes, Action]:
    record, lay = before_a_house_with_a_step()
    return rules.encode(record), lay


def building(of: Stage) -> Iterator[None]:
    """Lay a house whose step is on another board, which then comes to the front."""
    stored, lay = _before_the_house()
    match = Match(rules.load(stored))
    of.program.show_match(match)
    match.lift_curtain()
    settle()
    of.table.steps.play((lay,))
    for passed in (100, 400, 400):
        yield
        of.clock.pass_time(passed)


def keeping(of: Stage) -> Iterator[None]:
    """Leave a game and look at those kept."""
    of.program.play(new("guildhall", NAMES, 5))
    settle()
    of.program.go_home()
    yield
    of.clock.pass_time(0)
    of.program.open_page("saves")
    yield
    of.clock.pass_time(5)
    yield


def choosing_a_size(of: Stage) -> Iterator[None]:
    """Choose a larger size of text with a pointer that stays where it is."""
    of.program.open_page("settings")
    settle()
    larger = button(of.program, "text_size:larger")
    with patch.object(type(larger), "underMouse", lambda one: one is larger), patch.object(QApplication, "widgetAt", lambda at: larger):
        larger.click()
    yield
    of.clock.pass_time(60)
    yield


def waiting_for_a_computer(of: Stage) -> Iterator[None]:
    """Wait for a computer whose thinker says nothing, until it plays without one."""
    computers = of.program.table.computers
    computers.resting, computers.thinker = False, SILENT
    first = new("guildhall", NAMES, 5).game.decider
    of.program.show_match(Match(new("guildhall", NAMES, 5, seats=("normal", "person") if first == 0 else ("person", "normal"))))
    settle()
    yield
    for passed in (27_000, 26_700, 300, 300, 1000):
        of.clock.pass_time(passed)
        yield


def listening(of: Stage) -> Iterator[None]:
    """Have a screen reader say what is asked, and what is asked next."""
    QAccessible.setActive(True)
    try:
        of.program.show_match(Match(new("guildhall", NAMES, 5)))
        settle()
        yield
        of.clock.pass_time(0)
        match = of.program.match
        assert match is not None
        match.lift_curtain()
        settle()
        yield
        of.clock.pass_time(0)
    finally:
        QAccessible.setActive(False)


def failing(of: Stage) -> Iterator[None]:
    """Meet the same error twice."""
    of.program.show_match(Match(new("guildhall", NAMES, 5)))
    for _ in range(2):
        try:
            raise LookupError
        except LookupError:
            sys.excepthook(*sys.exc_info())
        settle()
        of.sheet.put_away()
    of.sheet._known.clear()
    yield


LIVES: dict[str, Life] = {
    **{
        life.__name__: life
        for life in (
            starting,
            setting_up,
            passing_on,
            left_alone,
            dragging_an_edge,
            revealing,
            ending,
            looking_back,
            building,
            keeping,
            choosing_a_size,
            listening,
            failing,
            waiting_for_a_computer,
        )
    },
    **{f"{life.__name__} {game}": partial(life, game=game) for life in (thinking, deciding) for game in GAMES},
}


# ----------------------------------------------------------------------------------------------------------------------- changes
def _resize(of: Stage) -> None:
    of.program.resize(1600, 900)


def _shrink(of: Stage) -> None:
    of.program.resize(1024, 700)


def _enlarge_text(of: Stage) -> None:
    of.program.program.change(text_size=150)


def _speak(of: Stage) -> None:
    of.program.program.other_language()


def _look_at_another(of: Stage) -> None:
    if of.program.at_table and len(of.table.match.record.header.names) > 1:
        of.table.viewing.peek(1 if of.table.match.viewer == 0 else 0)


def _cover(of: Stage) -> None:
    if of.program.match is not None:
        of.program.match.lower_curtain()


def _turn_the_page(of: Stage) -> None:
    of.program.open_page("settings")
    settle()
    of.clock.pass_time(100)
    of.program.go_back()


def _stay_on_another_page(of: Stage) -> None:
    of.program.open_page("statistics")


def _still(of: Stage) -> None:
    of.program.program.change(animation="off")


def _settle_otherwise(of: Stage) -> None:
    of.program.program.change(animation="calm", small_change="1", cover_hands=True, touch=True, end_turn="button", hints="always")


def _undo(of: Stage) -> None:
    if of.program.at_table:
        of.table.steps.undo()


def _undo_and_redo(of: Stage) -> None:
    if of.program.at_table and of.table.match.record.can_undo:
        of.table.steps.undo()
        of.table.steps.redo()


def _load(of: Stage) -> None:
    of.program.play(_played())


def _go_home(of: Stage) -> None:
    of.program.go_home()
    settle()
    if of.program.start_page._shelf.unfinished:
        of.program.resume(of.program.start_page._shelf.unfinished[0])


def _review(of: Stage) -> None:
    of.program.show_history()
    settle()
    of.clock.pass_time(100)
    of.program.show_history()


def _read(of: Stage) -> None:
    if of.program.at_table:
        of.program.table.show_words()
        of.program.table.show_log()


def _show_score(of: Stage) -> None:
    if of.program.at_table:
        of.program.table.show_score()


def _learn(of: Stage) -> None:
    of.program._teach("guildhall")


def _minimise(of: Stage) -> None:
    of.program.hide()
    settle()
    of.program.show()


def _played() -> Record:
    record = new("villagers", NAMES, 8)
    for _ in range(5):
        record.play(record.game.legal[0])
    return record


CHANGES: dict[str, Change] = {
    change.__name__.strip("_"): change
    for change in (
        _resize,
        _shrink,
        _enlarge_text,
        _speak,
        _look_at_another,
        _cover,
        _turn_the_page,
        _stay_on_another_page,
        _still,
        _settle_otherwise,
        _undo,
        _undo_and_redo,
        _load,
        _go_home,
        _review,
        _read,
        _show_score,
        _learn,
        _minimise,
    )
}
