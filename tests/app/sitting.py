"""A player who plays whole games at the window by what is lit: by mouse, by keys, in words. Each choice is random."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TypeVar

from msgspec import Struct, field
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.table.choice.highlights import KIND
from app.table.choice.multi_picker import MultiPicker
from app.table.controller import TableController
from app.table.parts.chooser import PANEL
from app.table.parts.curtain import LIFT
from app.table.parts.infoline import MAIN_BUTTON
from app.windows.main_window import MainWindow
from rules import Action, Record
from tests.app.on_table import on_table
from tests.app.pages import click, click_item, focused, key, settle, window
from tests.app.pages import field as text_field

Found = TypeVar("Found")

MOST = 8000
"""Clicks or decisions after which a game is abandoned."""


class Sitting(Struct):
    """A program in which a game is played. ``turns``: the actions of each turn, and the clicks it took."""

    program: MainWindow
    rng: random.Random
    clicks: int = 0
    turns: list[tuple[list[Action], int]] = field(default_factory=list)

    @property
    def record(self) -> Record:
        assert self.program.match is not None
        return self.program.match.record

    @property
    def table(self) -> TableController:
        assert self.program.table.controller is not None
        return self.program.table.controller

    @property
    def liked(self) -> Mapping[str, int]:
        return on_table(self.record.header.game).liked

    def lit(self) -> list[str]:
        """Return what a person sees lit, except what the program itself offers."""
        highlights, showing = self.table.picker.highlights, self.table.view.table.showing
        return sorted(item for item in showing.clickable if item in highlights and highlights[item].state in ("next", "later"))

    def wanted(self) -> str:
        """Pick one of the lit things, mostly what comes next and what builds; what the program offers is mostly confirmed."""
        if self.table.model.main_default() is not None and self.rng.random() < 0.7:
            return MAIN_BUTTON
        picker = self.table.picker
        if isinstance(picker, MultiPicker) and picker.gathered and picker.whole is not None and self.rng.random() < 0.7:
            return picker.whole.picks[-1]
        lit = self.lit()
        assert lit, "nothing is lit"
        next_ones = [item for item in lit if self.table.picker.highlights[item].state == "next"]
        some = next_ones if next_ones and self.rng.random() < 0.75 else lit
        return self.rng.choices(some, [self.liked.get(item.split(":")[0], 1) for item in some])[0]

    def click(self, item: str) -> None:
        """Click something, and record the turn if that ended it."""
        before = len(self.record.entries)
        click_item(self.program, item)
        self.clicks += 1
        self.note_turn(before)

    def note_turn(self, before: int) -> None:
        """Record the actions and clicks of a turn that has just ended."""
        entries = self.record.entries[before:]
        if entries and entries[-1].action.kind == "end_turn":
            player, turn = entries[-1].player, [entries[-1].action]
            for entry in reversed(self.record.entries[:-1]):
                if entry.player != player or entry.action.kind == "end_turn":
                    break
                turn.append(entry.action)
            self.turns.append((turn[::-1], self.clicks))
            self.clicks = 0


def play_until(record: Record, rng: random.Random, liked: Callable[[Action], bool], found: Callable[[Record], Found | None]) -> Found:
    """Play at random without a window, choosing ``liked`` actions where possible, until ``found`` returns something; return that."""
    for _ in range(3000):
        wanted = found(record)
        if wanted is not None:
            return wanted
        legal = record.game.legal
        record.play(rng.choice([action for action in legal if liked(action)] or legal))
    raise AssertionError("it does not come up")


@contextmanager
def sitting_where(
    record: Record, seed: int, liked: Callable[[Action], bool], found: Callable[[Record], Found | None]
) -> Iterator[tuple[Sitting, Found]]:
    """Open a window on a game played at random until something is found, with any curtain lifted; yield the sitting and what was found."""
    rng = random.Random(seed)
    what = play_until(record, rng, liked, found)
    with window() as program:
        program.play(record)
        settle()
        if program.match is not None and program.match.curtain:
            click_item(program, LIFT)
        yield Sitting(program, rng), what


def set_up_by_mouse(program: MainWindow, game: str, players: int, seed: int) -> None:
    """Go from the start page to a running game."""
    click(program, f"play:{game}")
    click(program, f"players:{players}")
    text_field(program, "seed").setText(str(seed))
    click(program, "start_game")


def set_up_by_keyboard(game: str, players: int, seed: int) -> None:
    """Go from the start page to a running game with keys alone."""
    walk_to(f"play:{game}")
    key(focused(), Qt.Key.Key_Return)
    walk_to(f"players:{players}")
    key(focused(), Qt.Key.Key_Space)
    walk_to("seed")
    key(focused(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(focused(), str(seed))
    key(focused(), Qt.Key.Key_Return)  # ends typing, and goes to the button
    key(focused(), Qt.Key.Key_Return)


def see_the_end(program: MainWindow) -> None:
    """Go on from what is laid open at the end of a game to its result."""
    settle()
    if program.table.reveal.isVisible():
        key(focused(), Qt.Key.Key_Return)
        settle()


def play_by_mouse(sitting: Sitting) -> None:
    """Play to the end of the game."""
    program = sitting.program
    for _ in range(MOST):
        if sitting.record.game.over:
            see_the_end(program)
            return
        if program.table.reveal.isVisible():
            click(program, "reveal:go_on")
        elif program.match is not None and program.match.curtain:
            click_item(program, LIFT)
        else:
            sitting.click(sitting.wanted())
    raise AssertionError


def play_by_keyboard(sitting: Sitting) -> int:
    """Play to the end of the game, stepping back now and then; return how many curtains were lifted."""
    program, curtains = sitting.program, 0
    for _ in range(MOST):
        if sitting.record.game.over:
            see_the_end(program)
            return curtains
        if program.table.reveal.isVisible():
            key(focused(), Qt.Key.Key_Return)
            continue
        assert focused() is sitting.table.view
        if program.match is not None and program.match.curtain:
            key(focused(), Qt.Key.Key_Return)
            curtains += 1
            continue
        wanted = sitting.wanted()
        if wanted == MAIN_BUTTON:
            key(focused(), Qt.Key.Key_E)
        elif sitting.rng.random() < 0.05:
            key(focused(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        else:
            press_lit(sitting, wanted)
    raise AssertionError


WALKED = 20
"""In the first decisions of a game in words, each line is reached by key; after that the list is told to jump there."""


def play_in_words(sitting: Sitting, gladly: tuple[str, ...] = (), choose: Callable[[Record], Action] | None = None) -> Counter[str]:
    """Play to the end of the game from the list of moves, which F4 opens; return how often each kind of action was done.

    The actions are chosen by ``choose``, or at random, mostly of the kinds done ``gladly``.
    """
    program = sitting.program
    key(focused(), Qt.Key.Key_F4)
    listed = program.table.words.list
    kinds: Counter[str] = Counter()
    for _ in range(MOST):
        if sitting.record.game.over:
            see_the_end(program)
            return kinds
        if program.table.reveal.isVisible():
            key(focused(), Qt.Key.Key_Return)
        assert listed.isVisible()
        assert focused() is listed
        if program.match is not None and program.match.curtain:
            assert listed.count() == 1
            assert program.table.words.tree.topLevelItemCount() == 0
            key(listed, Qt.Key.Key_Return)
            continue
        seats, viewer = program.table.words.tree.topLevelItem(0), program.match.viewer if program.match is not None else None
        assert seats is not None
        assert viewer is not None
        assert seats.text(0).startswith(sitting.record.header.names[viewer])
        words = [listed.item(i).text() for i in range(listed.count())]
        legal = sitting.record.game.legal
        assert len(words) == len(legal)
        assert all(words)
        if choose is not None:
            chosen = legal.index(choose(sitting.record))
        else:
            chosen = sitting.rng.choices(range(len(words)), [6 if action.kind in gladly else 1 for action in legal])[0]
        if kinds.total() < WALKED:
            for _ in range(chosen):
                QTest.keyClick(listed, Qt.Key.Key_Down)
        else:
            listed.setCurrentRow(chosen)
        assert listed.currentRow() == chosen
        kinds[legal[chosen].kind] += 1
        key(listed, Qt.Key.Key_Return)
        assert sitting.record.entries[-1].action == legal[chosen]
    raise AssertionError


def walk_to(name: str) -> None:
    """Press Tab until a control has the focus."""
    for _ in range(40):
        if focused().objectName() == name:
            return
        key(focused(), Qt.Key.Key_Tab)
    raise AssertionError(name)


def press_lit(sitting: Sitting, item: str) -> None:
    """Go to something lit, pressing an arrow now and then, and press Enter on it; Escape first if an open choice is in the way."""
    view, placed = sitting.table.view, sitting.table.layout.placements
    if PANEL in placed and sitting.table.picker.picks and item.startswith(KIND):
        key(view, Qt.Key.Key_Escape)
    if sitting.rng.random() < 0.2:
        key(view, sitting.rng.choice([Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right]))
    step = sitting.rng.choice([Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
    for _ in range(120):
        if view.table.focus == item:
            key(view, Qt.Key.Key_Return)
            return
        QTest.keyClick(view, step)
    raise AssertionError(item)


def check_new_game(sitting: Sitting) -> None:
    """Check that the same players have begun another game."""
    assert sitting.program.pages.currentWidget() is sitting.program.table
    assert not sitting.record.entries
    assert not sitting.program.table.score.isVisible()


def check_sheet(sitting: Sitting, points: list[int], columns: Sequence[tuple[str, int]] = ()) -> None:
    """Check that the sheet at the end shows these points as the total of each player, or of each of the ``columns`` by name."""
    sheet = sitting.program.table.score
    assert sheet.isVisible()
    total = next(line for line in sheet.accessibleDescription().splitlines() if line.startswith("Total"))
    for name, n in columns or zip(sitting.record.header.names, points, strict=True):
        assert f"{name} {n}" in total
