"""Random games in a real window, whose screen is compared with a full repaint.

    python -m tests.app.on_screen GAME PLAYERS SEED STEPS [OPTION=VALUE ...]

What a test paints for itself is always painted whole; a player sees what was painted bit by bit. After every click, key, change of size,
language or seat, and in the middle of movements, the two must be equal, pixel by pixel. This needs a platform whose screens can be
read: X11 (``QT_QPA_PLATFORM=xcb``, for instance with Xvfb) or Qt's own without a screen.
"""

from __future__ import annotations

import json
import os
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct, field
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

import rules
from app.storage.settings import Settings
from app.table.scene.view import TableView
from app.windows.crash_sheet import CrashSheet
from app.windows.main_window import MainWindow
from rules import ItemId, Value
from tests.app.drags import LEFT, NONE, point, press_and_move, release
from tests.app.pages import window

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
SIZES = ((1280, 712), (1280, 740), (1280, 900), (1366, 768), (1920, 1000), (1024, 700), (700, 900))
"""Including sizes that differ only in height or only in width."""
SHEETS = tuple(getattr(Qt.Key, f"Key_{name}") for name in ("L", "S", "Z", "J", "F1", "F2", "F3", "F4", "Question"))
WAYS = (Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape)
SEATS = (Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
PAUSES = (0, 4, 15, 40)
"""Milliseconds after an act at which the screen is compared."""
WATCHED = (150, 260, 330, 420)
"""The same after some decisions, while gains rise, fly and arrive."""
WATCHES = 0.3
"""How often gains are watched to their end."""
MOMENT, SERVED = 50, 5000
"""Milliseconds between two looks at a window that is still being resized, and the longest it may take."""
FORMAT = QImage.Format.Format_RGB32
ROUNDING = 1
"""Steps of a colour (of 256) by which a pixel may differ where the table is scaled, or a piece grows on its way: Qt rounds differently when
it blends only part of a scaled picture. At the usual size and at rest nothing may differ at all.
"""


class Difference(NamedTuple):
    """Number of wrong pixels on the screen, and where they are."""

    pixels: int
    place: QRect


class Onlooker(Struct, weakref=True):
    """Compares a window with its full repaint, again and again, and counts the errors reported meanwhile."""

    shown: MainWindow
    sheet: CrashSheet
    looks: int = 0
    dialogs: int = 0
    wrong: list[str] = field(default_factory=list)
    pictures: list[tuple[QImage, QImage]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.sheet.closed.connect(self._count)

    def _count(self) -> None:
        self.dialogs += 1

    def look(self, when: str, patience: int = 0) -> None:
        """Let everything that is waiting be painted, then compare; a difference is kept with its pictures.

        ``patience``: milliseconds in which the window system may still be resizing the window.
        """
        if self.sheet.isVisible():
            self.sheet.put_away()
        view = self.shown.table.view
        rounding = 0 if view is None or (view.factor == 1 and not view.table.moving) else ROUNDING
        for waited in range(0, patience + 1, MOMENT):
            for _ in range(3):
                QCoreApplication.sendPostedEvents()
            screen = on_screen(self.shown)
            whole = self.shown.grab().toImage().convertToFormat(FORMAT)
            found = difference(screen, whole, rounding)
            if found is None or waited + MOMENT > patience:
                break
            QTest.qWait(MOMENT)
        self.looks += 1
        if found is not None:
            r = found.place
            self.wrong.append(f"{when}: {found.pixels} pixels in {r.width()} x {r.height()} at {r.x()}, {r.y()}")
            self.pictures.append((screen, whole))


class Player:
    """Plays a game in a window as people do: mostly by clicking what is lit, with looks at everything else."""

    def __init__(self, program: MainWindow, seed: int) -> None:
        self.program = program
        self.chance = random.Random(seed)
        self.done: Counter[str] = Counter()
        self.games = self.decisions = 0
        self._acts: list[tuple[int, Callable[[], str]]] = [
            (60, self.lit),
            (20, self.drag),
            (8, self.hover),
            (8, lambda: self.key(SHEETS)),
            (6, lambda: self.key(WAYS)),
            (5, lambda: self.key(SEATS)),
            (4, self.back),
            (3, self.size),
            (2, self.language),
            (1, self.text),
            (1, self.enlarge),
        ]

    def act(self) -> str:
        """Do one thing and return what it was. Something carried is mostly moved on or dropped, but anything may happen to it."""
        before = self._entries()
        did = self._act()
        self.decisions += self._entries() > before
        return did

    def _act(self) -> str:
        if self.view.table.carried is not None and self.chance.random() < 0.7:
            did = self.chance.choice((self.carry, self.drop))()
            self.done[did.partition(" ")[0]] += 1
            return did
        acts = [act for _, act in self._acts]
        did = self.chance.choices(acts, [weight for weight, _ in self._acts])[0]()
        self.done[did.partition(" ")[0]] += 1
        return did

    @property
    def view(self) -> TableView:
        assert self.program.table.view is not None
        return self.program.table.view

    def lit(self) -> str:
        """Click what is lit; close anything that covers the table."""
        item = self._lit_item()
        if item is None:
            return "lit nothing"
        at = point(self.view, item)
        QTest.mouseMove(self.view.viewport(), at)
        QTest.mouseClick(self.view.viewport(), LEFT, NONE, at)
        return f"lit {item}"

    def drag(self) -> str:
        """Pick up what is lit and carry it to a random place; what cannot be carried is clicked."""
        item = self._lit_item()
        if item is None:
            return "drag nothing"
        at = press_and_move(self.view, item, self._anywhere())
        if self.view.table.carried is None:
            release(self.view, at)
            return f"pull {item}"
        return f"drag {item}"

    def carry(self) -> str:
        """Carry on what is being carried, and rest there."""
        at = self._anywhere()
        QTest.mouseMove(self.view.viewport(), at)
        QTest.qWait(self.chance.choice((0, 400)))
        return f"carry {at.x()},{at.y()}"

    def drop(self) -> str:
        """Drop what is carried: on what is lit, or anywhere."""
        scene = self.view.table
        lit = sorted(item for item, mark in scene.showing.highlights.items() if mark.lit and item in scene.showing.layout.placements)
        place = self.chance.choice(lit) if lit and self.chance.random() < 0.7 else self._anywhere()
        at = point(self.view, place)
        QTest.mouseMove(self.view.viewport(), at)
        release(self.view, at)
        return f"drop {place}"

    def _anywhere(self) -> QPoint:
        viewport = self.view.viewport()
        return QPoint(self.chance.randrange(viewport.width()), self.chance.randrange(viewport.height()))

    def _lit_item(self) -> ItemId | None:
        """Return something lit, with nothing left over the table, or else something that can be clicked."""
        controller, scene = self.program.table.controller, self.view.table
        assert controller is not None
        self.clear_the_table()
        items = sorted(item for item in scene.showing.clickable if item in controller.picker.highlights) or sorted(
            item for item in scene.showing.clickable if not item.startswith("ui:")
        )
        return self.chance.choice(items) if items else None

    def clear_the_table(self) -> None:
        """Close everything that covers the table."""
        for _ in range(3):
            if QApplication.focusWidget() is not self.view:
                QTest.keyClick(QApplication.focusWidget() or self.program, Qt.Key.Key_Escape)

    def _entries(self) -> int:
        return len(self.program.match.record.entries) if self.program.match is not None else 0

    def hover(self) -> str:
        """Move the mouse to a random place and let it rest there."""
        at = self._anywhere()
        QTest.mouseMove(self.view.viewport(), at)
        QTest.qWait(self.chance.choice((0, 700)))
        return f"hover {at.x()},{at.y()}"

    def enlarge(self) -> str:
        """Enlarge what is under a point."""
        at = self._anywhere()
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.RightButton, NONE, at)
        return f"enlarge {at.x()},{at.y()}"

    def key(self, keys: tuple[Qt.Key, ...]) -> str:
        """Press one of these keys in the widget with the keyboard focus."""
        key = self.chance.choice(keys)
        QTest.keyClick(QApplication.focusWidget() or self.program, key)
        return f"key {key.name}"

    def back(self) -> str:
        """Undo or redo."""
        key = self.chance.choice((Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y))
        QTest.keyClick(QApplication.focusWidget() or self.program, key, Qt.KeyboardModifier.ControlModifier)
        return f"back {key.name}"

    def size(self) -> str:
        """Give the window another size."""
        size = self.chance.choice(SIZES)
        self.program.resize(*size)
        return f"size {size}"

    def language(self) -> str:
        """Switch the language."""
        self.program.program.other_language()
        return f"language {self.program.program.texts.language}"

    def text(self) -> str:
        """Change the size of the text."""
        share = self.chance.choice((90, 100, 100, 130))
        self.program.program.change(text_size=share)
        return f"text {share}"


def on_screen(shown: QWidget) -> QImage:
    """Return what the screen shows of a window."""
    return shown.screen().grabWindow(shown.winId()).toImage().convertToFormat(FORMAT)


def difference(one: QImage, other: QImage, rounding: int = 0) -> Difference | None:
    """Compare two pictures, each colour within ``rounding``; return None when they are equal. With different sizes every pixel is wrong."""
    if one == other:
        return None
    w, h = one.width(), one.height()
    if one.size() != other.size():
        return Difference(w * h, QRect(0, 0, w, h))
    count, place = 0, QRect()
    ours, theirs = memoryview(one.constBits()), memoryview(other.constBits())
    for y in range(h):
        start, end = y * one.bytesPerLine(), (y + 1) * one.bytesPerLine()
        row, other_row = bytes(ours[start:end]), bytes(theirs[start:end])
        if row == other_row:
            continue
        wrong = {i // 4 for i, (a, b) in enumerate(zip(row, other_row, strict=True)) if i % 4 != 3 and abs(a - b) > rounding}
        count += len(wrong)
        for x in wrong:
            place |= QRect(x, y, 1, 1)
    return Difference(count, place) if count else None


def options_of(game: str, words: Sequence[str]) -> dict[str, Value]:
    """Return the options of a game given as words such as ``inns=True``."""
    values = {option.id: {str(value): value for value in option.values} for option in rules.meta(game).options}
    return {name: values[name][value] for name, _, value in (word.partition("=") for word in words)}


def play(
    game: str,
    players: int,
    seed: int,
    steps: int,
    options: Mapping[str, Value],
    meanwhile: Callable[[Player, Onlooker], object] = lambda player, onlooker: None,
) -> tuple[Player, Onlooker]:
    """Play ``steps`` acts of random games, with movements, and ``meanwhile`` after each; return who played and what was seen."""
    settings = Settings(animation="normal")
    with window(settings=settings, on_screen=True) as program:
        program.table.animated = True
        sheet = CrashSheet(program.program, program, program)
        sheet.catch()
        assert QTest.qWaitForWindowExposed(program, 30_000)
        player, onlooker = Player(program, seed), Onlooker(program, sheet)
        while player.done.total() < steps:
            program.play(rules.new(game, NAMES[:players], seed * 1000 + player.games, options))
            player.games += 1
            onlooker.look(f"game {player.games}", SERVED)
            while player.done.total() < steps and program.match is not None and not program.match.record.game.over:
                if program.match.curtain:
                    program.match.lift_curtain()
                did = player.act()
                pauses = PAUSES[: player.chance.randrange(1, len(PAUSES) + 1)]
                view = program.table.view
                if view is not None and view.table.floats.running and player.chance.random() < WATCHES:
                    pauses += WATCHED
                    player.done["watched"] += 1
                for pause in pauses:
                    if pause:
                        QTest.qWait(pause)
                    onlooker.look(f"{player.done.total()} {did}, {pause} ms later", SERVED if did.startswith("size") else 0)
                meanwhile(player, onlooker)
    return player, onlooker


def save_pictures(onlooker: Onlooker, name: str, folder: Path) -> None:
    """Save the first pictures that differ."""
    for n, (screen, whole) in enumerate(onlooker.pictures[:3], 1):
        folder.mkdir(parents=True, exist_ok=True)
        screen.save(str(folder / f"{name}_{n}_screen.png"))
        whole.save(str(folder / f"{name}_{n}_whole.png"))


def main(game: str, players: int, seed: int, steps: int, options: Mapping[str, Value], folder: Path) -> int:
    """Play, print the figures as one line of JSON, keep the first pictures that differ; return 1 if there are any."""
    player, onlooker = play(game, players, seed, steps, options)
    save_pictures(onlooker, f"{game}_{seed}", folder)
    found = {
        "game": game,
        "players": players,
        "acts": dict(player.done),
        "looks": onlooker.looks,
        "wrong": onlooker.wrong,
        "dialogs": onlooker.dialogs,
    }
    print(json.dumps(found))
    return 1 if onlooker.wrong or onlooker.dialogs else 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ |= dict.fromkeys(("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA"), home)
        from app.application import qt

        qt()
        chosen = options_of(sys.argv[1], sys.argv[5:])
        sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), chosen, Path("build/on_screen")))
