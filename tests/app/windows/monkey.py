"""A player who does random things with everything: ``python -m tests.app.windows.monkey 10000 [SEED]``.

Clicks, keys, wheel, drags, other sizes, other languages, sheets and pages, with every game, of one to four players, open and closed.
No matter what happens, there must be no error and no message from Qt, the game must remain one the rules know, its journal must lead to it,
and the program must not grow.
"""

from __future__ import annotations

import ctypes
import gc
import os
import random
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QMessageLogContext, QPoint, QPointF, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QListWidget, QWidget

import rules
from app.art.cache import PixmapCache
from app.storage import game_files
from app.storage.settings import Settings
from app.windows.main_window import MainWindow
from rules.engine.checks import check_state
from rules.engine.record import Undo
from tests.app.pages import let_go, settle, window

GAMES = tuple(meta for meta in rules.catalogue())
CLOSED = "burgundy_cards"
"""The game with hands that can be closed and points that can be hidden."""
NAMES = ("Anna", "Ben", "Cleo", "Dora")
UNDO: tuple[Undo, ...] = ("strict", "consent", "practice")
HARMLESS = ("This plugin does not support",)
"""Beginnings of Qt messages that come from the platform without a screen."""
KEYS = [
    *(getattr(Qt.Key, f"Key_{letter}") for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"),
    *(getattr(Qt.Key, f"Key_F{n}") for n in range(1, 13)),
    *[Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Right] * 5,
    *[Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown] * 2,
    *[Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Comma, Qt.Key.Key_Period],
]
HELD = [
    *[Qt.KeyboardModifier.NoModifier] * 8,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
]
LIVELY = 60
"""Most things done without a game on the table."""


class Monkey:
    """Does one thing after another to a window; ``done`` counts them, ``last`` holds the latest ones to help find a fault."""

    def __init__(self, program: MainWindow, seed: int) -> None:
        self.program = program
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.last: deque[str] = deque(maxlen=25)
        self.checked = self.games = self.decisions = 0
        self._away = LIVELY
        self._ways: list[tuple[int, Callable[[], str]]] = [
            (40, self.lit),
            (22, self.control),
            (14, self.anywhere),
            (30, self.press),
            (4, self.wheel),
            (4, self.drag),
            (2, self.resize),
            (2, self.language),
            (1, self.home),
            (1, self.text_size),
            (1, self.curtain),
        ]

    def act(self) -> None:
        """Do something."""
        self.program.show()  # Alt+F4 is a way to leave, but not here
        self.program.table.animated = False
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        if self.program.match is None or self.program.pages.currentWidget() is not self.program.table:
            self._away += 1
        if self._away > LIVELY:
            self._away = 0
            self.note("begin", self.begin())
            rest()
            return
        weights, ways = zip(*self._ways, strict=True)
        way = self.chance.choices(ways, weights)[0]
        self.note(way.__name__, way())
        rest()

    def note(self, what: str, how: str) -> None:
        self.done[what] += 1
        self.last.append(f"{what} {how}")

    def begin(self) -> str:
        """Start another game, of a random kind."""
        game = self.chance.choice(GAMES)
        players = self.chance.randrange(game.min_players, min(len(NAMES), game.max_players) + 1)
        options: dict[str, bool | str] = {}
        if players > 1 and game.id == CLOSED:
            options = {"open_hands": self.chance.random() < 0.4, "immediate_points": self.chance.random() < 0.7}
        seed, undo = self.chance.randrange(1000), self.chance.choice(UNDO)
        self.program.play(rules.new(game.id, NAMES[:players], seed, options, undo=undo))
        self.games += 1
        return f"{game.id}, {players} players, seed {seed}, {options}, undo {undo}"

    def lit(self) -> str:
        """Click something on the table that can be clicked; now and then something that cannot."""
        controller, view = self.program.table.controller, self.program.table.view
        if controller is None or view is None or not view.isVisible():
            return "nothing"
        showing = view.table.showing
        items = sorted(item for item in showing.clickable if item in controller.picker.highlights) or sorted(showing.clickable)
        if not items:
            return "nothing"
        item = self.chance.choice(items)
        rect = view.table.rect_of(item)
        at = view.mapFromScene(rect.cx, rect.cy)
        before = self._entries()
        self.click(view.viewport(), QPoint(at.x(), at.y()))
        self.decisions += self._entries() > before
        return item

    def control(self) -> str:
        """Click a visible button or list."""
        kinds = (QAbstractButton, QListWidget)
        seen = [one for kind in kinds for one in self.program.findChildren(kind) if one.isVisible() and one.isEnabled()]
        if not seen:
            return "none"
        one = self.chance.choice(seen)
        name = f"{type(one).__name__} {one.objectName()}"
        if isinstance(one, QListWidget):
            at = QPoint(self.chance.randrange(max(1, one.viewport().width())), self.chance.randrange(max(1, one.viewport().height())))
            if self.chance.random() < 0.5:
                QTest.mouseDClick(one.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
            else:
                self.click(one.viewport(), at)
        else:
            self.click(one, one.rect().center())
        return name

    def anywhere(self) -> str:
        """Click any point of the window, with any button."""
        at = self.point()
        target = self.target(at)
        button = self.chance.choice([Qt.MouseButton.LeftButton] * 4 + [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
        inside = target.mapFrom(self.program, at)
        how = self.chance.choice((QTest.mouseClick, QTest.mouseClick, QTest.mouseDClick))
        how(target, button, self.chance.choice(HELD), inside)
        return f"{at.x()},{at.y()} {type(target).__name__} {target.objectName()} {button.name}"

    def press(self) -> str:
        """Press any key in the widget with the keyboard focus."""
        key, held = self.chance.choice(KEYS), self.chance.choice(HELD)
        target = QApplication.focusWidget() or self.program
        name = f"{key.name} {held.name} in {type(target).__name__} {target.objectName()}"
        if self.chance.random() < 0.05:
            QTest.keyPress(target, key, held)  # and release it elsewhere
            settle()
            QTest.keyRelease(QApplication.focusWidget() or self.program, key, held)
        else:
            QTest.keyClick(target, key, held)
        return name

    def wheel(self) -> str:
        """Turn the wheel up or down."""
        at = self.point()
        target = self.target(at)
        turned = QPoint(0, self.chance.choice((-240, -120, 120, 240)))
        inside, everywhere = QPointF(target.mapFrom(self.program, at)), QPointF(self.program.mapToGlobal(at))
        held, phase = self.chance.choice(HELD), Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(inside, everywhere, QPoint(), turned, Qt.MouseButton.NoButton, held, phase, False)
        QApplication.sendEvent(target, event)
        return f"{at.x()},{at.y()}"

    def drag(self) -> str:
        """Press here and release there."""
        at, to = self.point(), self.point()
        target = self.target(at)
        none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
        QTest.mousePress(target, left, none, target.mapFrom(self.program, at))
        settle()
        with suppress(RuntimeError):  # what was pressed may be gone by now
            QTest.mouseMove(target, target.mapFrom(self.program, to))
            QTest.mouseRelease(target, left, none, target.mapFrom(self.program, to))
        return f"{at.x()},{at.y()} to {to.x()},{to.y()}"

    def resize(self) -> str:
        """Give the window another size."""
        w, h = self.chance.randrange(500, 1930), self.chance.randrange(300, 1090)
        self.program.resize(w, h)
        return f"{w}x{h}"

    def language(self) -> str:
        """Switch to the other language."""
        self.program.program.other_language()
        return self.program.program.texts.language

    def home(self) -> str:
        """Leave the table, and mostly return soon."""
        self.program.go_home()
        self._away = max(self._away, LIVELY - 20)
        return ""

    def text_size(self) -> str:
        """Change the settings, and turn animation off again."""
        share = self.chance.choice((80, 100, 100, 130, 200))
        self.program.program.change(text_size=share, animation="off", full_screen=False)
        return str(share)

    def curtain(self) -> str:
        """Lower the curtain, as when the window is minimised or a player hides the table."""
        if self.program.match is None:
            return "none"
        self.program.match.lower_curtain()
        return "down"

    def click(self, target: QWidget, at: QPoint) -> None:
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def point(self) -> QPoint:
        return QPoint(self.chance.randrange(max(1, self.program.width())), self.chance.randrange(max(1, self.program.height())))

    def target(self, at: QPoint) -> QWidget:
        return self.program.childAt(at) or self.program

    def check(self) -> None:
        """Check that the rules know the game, that it can be stored and read again, and that its journal leads to it."""
        self.checked += 1
        match = self.program.match
        if match is None:
            return
        record = match.record
        check_state(record.rules, record.game.state)
        digest = record.game.digest()
        assert rules.load(rules.encode(record)).game.digest() == digest, "a save does not lead to the position"
        if match.journal is not None:
            match.journal.force()
            assert game_files.open_file(match.journal.path).game.digest() == digest, "the journal does not lead to the position"

    def _entries(self) -> int:
        return len(self.program.match.record.entries) if self.program.match is not None else 0


def rest() -> None:
    """Let everything that is waiting happen, including deletions."""
    settle()
    let_go()


class Trouble(list[str]):
    """Errors and messages that should not occur."""

    def hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Note an error as ``sys.excepthook`` gets it."""
        import traceback

        self.append("".join(traceback.format_exception(kind, error, trace)))

    def message(self, kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        """Note a message from Qt."""
        if kind != QtMsgType.QtDebugMsg and kind != QtMsgType.QtInfoMsg and not words.startswith(HARMLESS):
            self.append(f"{kind.name}: {words}")


@contextmanager
def watched() -> Iterator[Trouble]:
    """Collect all trouble; no dialog of the system opens."""
    trouble = Trouble()
    hook, sys.excepthook = sys.excepthook, trouble.hook
    handler = qInstallMessageHandler(trouble.message)
    asked: tuple[tuple[str, object], ...] = (
        ("getSaveFileName", ("", "")),
        ("getOpenFileName", ("", "")),
        ("getOpenFileNames", ([], "")),
        ("getExistingDirectory", ""),
    )
    patches = [patch.object(QFileDialog, name, staticmethod(lambda *_, answer=answer, **__: answer)) for name, answer in asked]
    for one in patches:
        one.start()
    try:
        yield trouble
    finally:
        for one in patches:
            one.stop()
        qInstallMessageHandler(handler)
        sys.excepthook = hook


class Size(NamedTuple):
    """Megabytes of this process after a step, and how many of them are pictures in a store with a limit."""

    step: int
    all: float
    stored: float

    @property
    def rest(self) -> float:
        """Return the part that must not keep growing."""
        return self.all - self.stored


def size(program: MainWindow, step: int) -> Size:
    """Measure the memory of this process, with the window at its usual size; return zero where the system does not report it."""
    program.program.change(text_size=100, full_screen=False)
    program.resize(1280, 712)
    rest()
    gc.collect()
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):  # only one of the C libraries of Linux gives free memory back
            ctypes.CDLL(None).malloc_trim(0)
    status = Path("/proc/self/status")
    if not status.exists():
        return Size(step, 0, 0)
    whole = int(status.read_text(encoding="ascii").partition("VmRSS:")[2].split()[0]) / 1024
    stores = [one for one in gc.get_objects() if isinstance(one, PixmapCache)]
    return Size(step, whole, sum(one.used_bytes for one in stores) / (1 << 20))


def play(steps: int, seed: int, warm: int) -> tuple[Monkey, list[Size]]:
    """Do ``steps`` things; return the monkey, and its sizes from step ``warm`` on. Raise AssertionError for any trouble."""
    grown: list[Size] = []
    with watched() as trouble, window(settings=Settings(animation="off"), on_screen=True) as program:
        monkey = Monkey(program, seed)
        for step in range(1, steps + 1):
            try:
                monkey.act()
                if step % 20 == 0:
                    monkey.check()
            except Exception as error:
                told = "\n".join([*trouble, *monkey.last])
                raise AssertionError(f"step {step} of seed {seed}: {error!r}\n{told}") from error
            assert not trouble, f"step {step} of seed {seed}:\n" + "\n".join([*trouble, *monkey.last])
            if step >= warm and (step - warm) % max(1, (steps - warm) // 8) == 0:
                grown.append(size(program, step))
            if step % 500 == 0 and steps > 1000:
                print(f"{step} {dict(monkey.done)} {size(program, step)}", file=sys.stderr, flush=True)
    return monkey, grown


def main(steps: int, seed: int) -> None:
    """Play and print the figures."""
    start = time.perf_counter()
    monkey, grown = play(steps, seed, steps // 5)
    print(f"{steps} steps in {time.perf_counter() - start:.0f} s, seed {seed}: {dict(monkey.done)}")
    print(f"{monkey.games} games, {monkey.decisions} decisions by clicks on the table, {monkey.checked} checks")
    print("megabytes: " + ", ".join(f"{one.all:.0f} ({one.rest:.0f} without stored pictures) at {one.step}" for one in grown))


if __name__ == "__main__":
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1"}
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA"), home)
        from app.application import qt

        qt()
        main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1)
