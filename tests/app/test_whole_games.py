"""Whole games through the window, from the start page to the score sheet: by mouse, by keyboard, in words. The points are counted again.

A player here sees what a person sees: what is lit. Which of it is taken is drawn by chance.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.table.controller import TableController
from app.table.curtain import LIFT
from app.table.infoline import MAIN_BUTTON
from app.windows.main_window import MainWindow
from rules import Action, Record
from rules.games.burgundy_cards.components import SPECIES
from tests.app.ledger import Ledger
from tests.app.pages import button, click, click_item, focused, key, settle, window
from tests.app.pages import field as text_field
from tests.playthroughs import golden

GAME = "burgundy_cards"
LIKED = {"stack": 9, "new": 6, "bonus": 6, "goods": 6, "animals": 6, "store": 5, "card": 5}
"""How gladly a thing is clicked, by the first word of its item; everything else 1."""
CLICKS = {"take": 3, "place": 4, "sell": 3, "fill_workers": 3, "take_silver": 3}
"""Most clicks of a turn with nothing but this action, its end included (UX 2.2)."""


@dataclass
class Sitting:
    """A program at which a game is played, with the ledger begun."""

    program: MainWindow
    rng: random.Random
    ledger: Ledger = field(init=False)
    clicks: int = 0
    turns: list[tuple[list[Action], int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        state = self.record.game.state
        held = [Counter(SPECIES[a] for a in seat.animals) for seat in state.seats]
        goods = [Counter(("light", "medium", "dark")[(good - 1) // 6] for good in seat.goods) for seat in state.seats]
        self.ledger = Ledger(len(state.seats), self.record.game.decider or 0, goods, held)

    @property
    def record(self) -> Record:
        assert self.program.match is not None
        return self.program.match.record

    @property
    def table(self) -> TableController:
        assert self.program.table.controller is not None
        return self.program.table.controller

    def lit(self) -> list[str]:
        """What a person sees lit, without what the program itself offers."""
        marks, showing = self.table.picker.marks, self.table.view.table.showing
        return sorted(item for item in showing.clickable if item in marks and marks[item].state in ("next", "later"))

    def wanted(self) -> str:
        """One of the lit things: mostly one whose turn it is, gladly one that builds. What is offered is mostly confirmed."""
        if self.table.composer.main_default() is not None and self.rng.random() < 0.7:
            return MAIN_BUTTON
        lit = self.lit()
        assert lit, "nothing is lit"
        next_ones = [item for item in lit if self.table.picker.marks[item].state == "next"]
        some = next_ones if next_ones and self.rng.random() < 0.75 else lit
        return self.rng.choices(some, [LIKED.get(item.split(":")[0], 1) for item in some])[0]

    def note_turn(self, before: int) -> None:
        """Count the clicks of a turn that has just ended."""
        entries = self.record.entries[before:]
        if entries and entries[-1].action.kind == "end_turn":
            player, turn = entries[-1].player, [entries[-1].action]
            for entry in reversed(self.record.entries[:-1]):
                if entry.player != player or entry.action.kind == "end_turn":
                    break
                turn.append(entry.action)
            self.turns.append((turn[::-1], self.clicks))
            self.clicks = 0

    def check_points(self) -> list[int]:
        """Compare the ledger with the program's own figures; returns the points, the start player card included."""
        self.ledger.read(self.record)
        state, rules = self.record.game.state, self.record.rules
        for player, seat in enumerate(state.seats):
            assert seat.estate == self.ledger.estates[player]
            assert len(seat.sold) == self.ledger.sold[player]
            assert Counter(SPECIES[a] for a in seat.animals) == self.ledger.animals[player]
            assert len(seat.goods) == self.ledger.goods[player].total()
        points = [self.ledger.total(player) for player in range(len(state.seats))]
        if len(points) > 1:
            assert state.holder == self.ledger.first
            points[self.ledger.first] += 1
        assert points == [rules.total(state, player) for player in range(len(points))]
        sheet = self.program.table.score
        assert sheet.isVisible()
        for name, n in zip(self.record.header.names, points, strict=True):
            assert f"{name} {n}" in next(line for line in sheet.accessibleDescription().splitlines() if line.startswith("Total"))
        return points

    def check_winner(self, points: list[int]) -> None:
        """BC-15.3."""
        state = self.record.game.state
        left = [
            seat.workers + seat.silver + len(seat.goods) + self.ledger.single_animals(player) for player, seat in enumerate(state.seats)
        ]
        best = max(zip(points, left, strict=True))
        won = [player for player, figures in enumerate(zip(points, left, strict=True)) if figures == best]
        assert [standing.player for standing in state.standings if standing.won] == won
        last = self.program.table.score.accessibleDescription().splitlines()[-1]
        assert all(self.record.header.names[player] in last for player in won)


@pytest.fixture(autouse=True)
def no_errors(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """What the program would only have reported."""
    caught: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda *error: caught.append(error))
    yield caught
    assert caught == []


def set_up_by_mouse(program: MainWindow, players: int, seed: int) -> Sitting:
    click(program, f"play:{GAME}")
    click(program, f"players:{players}")
    text_field(program, "seed").setText(str(seed))
    click(program, "start_game")
    return Sitting(program, random.Random(seed))


def play_by_mouse(sitting: Sitting, most: int = 1500) -> None:
    program = sitting.program
    for _ in range(most):
        if sitting.record.game.over:
            settle()
            return
        if program.table.reveal.isVisible():
            click(program, "reveal:go_on")
            continue
        if program.match is not None and program.match.curtain:
            click_item(program, LIFT)
            continue
        before = len(sitting.record.entries)
        click_item(program, sitting.wanted())
        sitting.clicks += 1
        sitting.note_turn(before)
    raise AssertionError


def check_new_game(sitting: Sitting) -> None:
    """The same players have begun again."""
    assert sitting.program.pages.currentWidget() is sitting.program.table
    assert not sitting.record.entries
    assert not sitting.program.table.score.isVisible()


def check_clicks(actions: list[Action], clicks: int, exact: bool = False) -> None:
    """A turn of one action took no more clicks than UX 2.2 counts; ``exact``: the player did nothing needless."""
    kinds = [action.kind for action in actions]
    if len(kinds) == 3 and kinds[0] == "play" and kinds[1] in CLICKS:
        most = CLICKS[kinds[1]] + (kinds[1] == "take" and len(actions[1].picks) == 2)
        assert clicks <= most, kinds
    if exact and len(kinds) == 3 and kinds[1] == "convert":
        assert clicks <= 5


def test_two_players_by_mouse(qtbot: QtBot) -> None:
    with window() as program:
        sitting = set_up_by_mouse(program, 2, 4711)
        play_by_mouse(sitting)
        sitting.check_winner(sitting.check_points())
        assert len(sitting.turns) == 60
        assert statistics.median(clicks for _, clicks in sitting.turns) <= 4
        for actions, clicks in sitting.turns:
            check_clicks(actions, clicks)
        click(program, "score:new")
        check_new_game(sitting)


def walk_to(name: str) -> None:
    """Tab to a control."""
    for _ in range(40):
        if focused().objectName() == name:
            return
        key(focused(), Qt.Key.Key_Tab)
    raise AssertionError(name)


def press_lit(sitting: Sitting, item: str) -> None:
    """Go to a lit thing, with an arrow now and then, and press Enter on it."""
    view = sitting.table.view
    if sitting.rng.random() < 0.2:
        key(view, sitting.rng.choice([Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right]))
    step = sitting.rng.choice([Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
    for _ in range(60):
        if view.table.focus == item:
            key(view, Qt.Key.Key_Return)
            return
        QTest.keyClick(view, step)
    raise AssertionError(item)


def test_three_players_with_closed_hands_by_keyboard(qtbot: QtBot) -> None:
    with window() as program:
        walk_to(f"play:{GAME}")
        key(focused(), Qt.Key.Key_Return)
        walk_to("players:3")
        key(focused(), Qt.Key.Key_Space)
        walk_to("seed")
        key(focused(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(focused(), "31")
        key(focused(), Qt.Key.Key_Return)
        sitting = Sitting(program, random.Random(31))
        assert sitting.record.header.options["open_hands"] is False
        curtains = 0
        for _ in range(3000):
            if sitting.record.game.over:
                break
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
        settle()
        sitting.check_winner(sitting.check_points())
        assert curtains >= 90 - 4  # one for every turn, except where a player ends a phase and begins the next
        key(focused(), Qt.Key.Key_Return)
        check_new_game(sitting)


def check_solo(sitting: Sitting) -> bool:
    """BC-17.11: whether the game was won, by the ledger; the program says the same."""
    sitting.check_points()
    checks = sitting.ledger.egon_checks
    lost = checks[-1][1] > checks[-1][0]
    assert all(mine >= egon for mine, egon in checks[:-1])
    assert lost or len(checks) == 5
    assert len(sitting.turns) == 6 * len(checks)
    (standing,) = [s for s in sitting.record.game.state.standings if s.player == 0]
    assert standing.won is not lost
    return not lost


@pytest.mark.parametrize("seed", [1, 7])
def test_alone_against_egon_by_mouse(qtbot: QtBot, seed: int) -> None:
    with window() as program:
        sitting = set_up_by_mouse(program, 1, seed)
        assert program.table.reveal.isVisible()
        play_by_mouse(sitting)
        assert not check_solo(sitting)  # chance does not build well enough


def test_a_won_game_against_egon_by_mouse(qtbot: QtBot) -> None:
    """The recorded game, clicked by somebody who knows what to do: a turn takes no more clicks than it should."""
    recorded = golden.read(golden.FOLDER / GAME / "solo_won.json")
    with window() as program:
        sitting = set_up_by_mouse(program, 1, recorded["setup"]["seed"])
        for turn in recorded["turns"]:
            actions = [golden.as_action(text) for text in turn["do"]]
            if program.table.reveal.isVisible():
                click(program, "reveal:go_on")
            first = len(sitting.record.entries)
            while (done := len(sitting.record.entries) - first) < len(actions):
                to_do = actions[done:]
                plan = max(
                    (p for p in sitting.table.picker.plans if list(p.actions) == to_do[: len(p.actions)]), key=lambda p: len(p.actions)
                )
                before = len(sitting.record.entries)
                click_item(program, next(item for item in plan.picks if item not in sitting.table.picker.picks))
                sitting.clicks += 1
                sitting.note_turn(before)
            assert [entry.action for entry in sitting.record.entries[first:]] == actions
        settle()
        assert check_solo(sitting)
        assert statistics.median(clicks for _, clicks in sitting.turns) == 3
        for played, clicks in sitting.turns:
            check_clicks(played, clicks, exact=True)


def test_four_players_in_words(qtbot: QtBot) -> None:
    with window() as program:
        sitting = set_up_by_mouse(program, 4, 99)
        assert sitting.record.header.options["open_hands"] is False
        click_item(program, LIFT)
        key(focused(), Qt.Key.Key_F4)
        listed = program.table.words.list
        kinds: Counter[str] = Counter()
        for _ in range(3000):
            if sitting.record.game.over:
                break
            assert listed.isVisible()
            assert focused() is listed
            if program.match is not None and program.match.curtain:
                assert listed.count() == 1
                assert program.table.words.tree.topLevelItemCount() == 0
                key(listed, Qt.Key.Key_Return)
                continue
            assert program.table.words.tree.topLevelItem(0).text(0).startswith(sitting.record.header.names[program.match.viewer])
            words = [listed.item(i).text() for i in range(listed.count())]
            legal = sitting.record.game.legal
            assert len(words) == len(legal)
            assert all(words)
            weights = [6 if action.kind in ("place", "take", "sell", "draw", "bonus") else 1 for action in legal]
            chosen = sitting.rng.choices(range(len(words)), weights)[0]
            for _ in range(chosen):
                QTest.keyClick(listed, Qt.Key.Key_Down)
            kinds[legal[chosen].kind] += 1
            key(listed, Qt.Key.Key_Return)
            assert sitting.record.entries[-1].action == legal[chosen]
        settle()
        sitting.check_winner(sitting.check_points())
        assert {"play", "take", "place", "sell", "take_silver", "draw", "buy"} <= set(kinds)
        assert button(program, "score:new").isVisible()
