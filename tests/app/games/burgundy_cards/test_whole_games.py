"""Whole games of the card game through the window, from the start page to the score sheet: by mouse, by keyboard, in words.

The points are counted again. A player here sees what a person sees: what is lit. Which of it is taken is drawn by chance.
"""

from __future__ import annotations

import random
import statistics
from collections import Counter
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.table.choice.highlights import DONE, LESS, MORE
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from app.table.parts.curtain import LIFT
from app.windows.main_window import MainWindow
from rules import Action
from rules.games.burgundy_cards.components import SPECIES
from tests.app import sitting as at_the_table
from tests.app.games.burgundy_cards.ledger import Ledger
from tests.app.pages import button, click, click_item, focused, key, settle, window
from tests.app.sitting import check_new_game, check_sheet, play_by_keyboard, play_by_mouse, play_in_words, set_up_by_keyboard
from tests.playthroughs import golden
from tests.slow import rest_slow

GAME = "burgundy_cards"
CLICKS = {"take": 3, "place": 4, "sell": 3, "fill_workers": 3, "take_silver": 3}
"""Most clicks of a turn with nothing but this action, its end included (UX 2.2)."""


@dataclass
class Sitting(at_the_table.Sitting):
    """With the ledger begun."""

    ledger: Ledger = field(init=False)

    def __post_init__(self) -> None:
        state = self.record.game.state
        held = [Counter(SPECIES[a] for a in seat.animals) for seat in state.seats]
        goods = [Counter(("light", "medium", "dark")[(good - 1) // 6] for good in seat.goods) for seat in state.seats]
        self.ledger = Ledger(len(state.seats), self.record.game.decider or 0, goods, held)

    def check_points(self) -> list[int]:
        """Compare the ledger with the program's own figures; returns the points, the start player card included."""
        self.ledger.read(self.record)
        state, rules = self.record.game.state, self.record.rules
        for player, seat in enumerate(state.seats):
            assert [list(stack) for stack in seat.estate] == self.ledger.estates[player]
            assert len(seat.sold) == self.ledger.sold[player]
            assert Counter(SPECIES[a] for a in seat.animals) == self.ledger.animals[player]
            assert len(seat.goods) == self.ledger.goods[player].total()
        points = [self.ledger.total(player) for player in range(len(state.seats))]
        if len(points) > 1:
            assert state.holder == self.ledger.first
            points[self.ledger.first] += 1
        assert points == [rules.total(state, player) for player in range(len(points))]
        check_sheet(self, points)
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


def set_up_by_mouse(program: MainWindow, players: int, seed: int) -> Sitting:
    at_the_table.set_up_by_mouse(program, GAME, players, seed)
    return Sitting(program, random.Random(seed))


def check_clicks(actions: list[Action], clicks: int, exact: bool = False) -> None:
    """A turn of one action took no more clicks than UX 2.2 counts; ``exact``: the player did nothing needless."""
    kinds = [action.kind for action in actions]
    if len(kinds) == 3 and kinds[0] == "play" and kinds[1] in CLICKS:
        most = CLICKS[kinds[1]] + (kinds[1] == "take" and len(actions[1].picks) == 2)
        assert clicks <= most, kinds
    if exact and len(kinds) == 3 and kinds[1] == "convert":
        assert clicks <= 5


def test_two_players_by_mouse(qtbot: QtBot) -> None:
    with window(on_screen=True) as program:
        sitting = set_up_by_mouse(program, 2, 4711)
        play_by_mouse(sitting)
        sitting.check_winner(sitting.check_points())
        assert len(sitting.turns) == 60
        assert statistics.median(clicks for _, clicks in sitting.turns) <= 4
        for actions, clicks in sitting.turns:
            check_clicks(actions, clicks)
        click(program, "score:new")
        check_new_game(sitting)


def test_three_players_with_closed_hands_by_keyboard(qtbot: QtBot) -> None:
    with window() as program:
        set_up_by_keyboard(GAME, 3, 31)
        sitting = Sitting(program, random.Random(31))
        assert sitting.record.header.options["open_hands"] is False
        curtains = play_by_keyboard(sitting)
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


@pytest.mark.parametrize("seed", rest_slow(1, 7))
def test_alone_against_egon_by_mouse(qtbot: QtBot, seed: int) -> None:
    with window() as program:
        sitting = set_up_by_mouse(program, 1, seed)
        assert program.table.reveal.isVisible()
        play_by_mouse(sitting)
        assert not check_solo(sitting)  # chance does not build well enough


def next_click(picker: Picker, plan: Plan) -> str:
    """What brings a plan nearer: a thing that it picks, or a step of an amount."""
    for row, now in picker.amounts.items():
        (wanted,) = (int(item.partition(":")[2]) for item in plan.picks if item.startswith(f"{row}:"))
        stands = int(now.partition(":")[2])
        if wanted != stands:
            return (MORE if wanted > stands else LESS) + row
    return DONE if picker.amounts else next(item for item in plan.picks if item not in picker.picks)


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
                sitting.click(next_click(sitting.table.picker, plan))
            assert [entry.action for entry in sitting.record.entries[first:]] == actions
        settle()
        assert check_solo(sitting)
        assert statistics.median(clicks for _, clicks in sitting.turns) == 3
        for played, clicks in sitting.turns:
            check_clicks(played, clicks, exact=True)


@pytest.mark.parametrize("players", rest_slow(3, 4))
def test_closed_hands_in_words(qtbot: QtBot, players: int) -> None:
    with window() as program:
        sitting = set_up_by_mouse(program, players, 99)
        assert sitting.record.header.options["open_hands"] is False
        click_item(program, LIFT)
        kinds = play_in_words(sitting, ("place", "take", "sell", "draw", "bonus"))
        sitting.check_winner(sitting.check_points())
        assert {"play", "take", "place", "sell", "take_silver", "draw", "buy"} <= set(kinds)
        assert button(program, "score:new").isVisible()
