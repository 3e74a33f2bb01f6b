"""Games of one player against Egon through the window, by mouse: some played at random, and a recorded one that is won."""

from __future__ import annotations

import random
import statistics

import pytest
from pytestqt.qtbot import QtBot

from app.table.choice.highlights import DONE, LESS, MORE
from app.table.choice.picker import Picker
from app.table.choice.plans import Plan
from tests.app.games.burgundy_cards.whole_games import check_clicks, check_points
from tests.app.pages import click, settle, window
from tests.app.sitting import Sitting, play_by_mouse, set_up_by_mouse
from tests.playthroughs import golden

GAME = "burgundy_cards"


def check_solo(sitting: Sitting) -> bool:
    """Return whether the oracle says the game was won (BC-17.11), and check that the program agrees."""
    oracle, _ = check_points(sitting)
    checks = oracle.egon_checks
    lost = checks[-1][1] > checks[-1][0]
    assert all(mine >= egon for mine, egon in checks[:-1])
    assert lost or len(checks) == 5
    assert len(sitting.turns) == 6 * len(checks)
    (standing,) = [s for s in sitting.record.game.state.standings if s.player == 0]
    assert standing.won is not lost
    return not lost


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 7])
def test_alone_against_egon_by_mouse(qtbot: QtBot, seed: int) -> None:
    with window() as program:
        set_up_by_mouse(program, GAME, 1, seed)
        sitting = Sitting(program, random.Random(seed))
        assert program.table.reveal.isVisible()
        play_by_mouse(sitting)
        assert not check_solo(sitting)  # random play does not build well enough


def next_click(picker: Picker, plan: Plan) -> str:
    """Return the next click towards a plan: a thing that it picks, or a step of an amount."""
    for row, now in picker.amounts.items():
        (wanted,) = (int(item.partition(":")[2]) for item in plan.picks if item.startswith(f"{row}:"))
        stands = int(now.partition(":")[2])
        if wanted != stands:
            return (MORE if wanted > stands else LESS) + row
    return DONE if picker.amounts else next(item for item in plan.picks if item not in picker.picks)


@pytest.mark.slow
def test_a_won_game_against_egon_by_mouse(qtbot: QtBot) -> None:
    """Clicking through the recorded game takes no more clicks a turn than it should."""
    recorded = golden.read(golden.FOLDER / GAME / "solo_won.json")
    with window() as program:
        set_up_by_mouse(program, GAME, 1, recorded["setup"]["seed"])
        sitting = Sitting(program, random.Random(1))
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
