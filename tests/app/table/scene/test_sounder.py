"""When a step of a real game is heard: once it is shown, however it is shown, and never on the way back."""

from __future__ import annotations

import pytest

from app.platform.sound import Sound
from app.screenshot import new_position
from app.table.controller import TableController
from tests.app.pages import settle
from tests.app.positions import GAMES
from tests.app.tables import Start
from tests.slow import rest_slow

every_game = pytest.mark.parametrize("game", rest_slow(*GAMES))


class Ears:
    """Listens to a table."""

    def __init__(self, table: TableController) -> None:
        self._heard: list[tuple[Sound, ...]] = []
        table.sounder.sounded.connect(self._heard.append)

    def heard(self) -> list[Sound]:
        """Return what has been heard since this was last asked for."""
        settle()
        sounds = [sound for step in self._heard for sound in step]
        self._heard.clear()
        return sounds


def play(table: TableController) -> None:
    """Play any step, with the decider looking."""
    table.match.lift_curtain()
    table.steps.play(table.picker.plans[len(table.match.record.entries) % len(table.picker.plans)].actions)


@every_game
def test_a_turn_that_passes_and_the_end_are_heard_and_no_step_makes_more_than_two_sounds(start: Start, game: str) -> None:
    record = new_position(game, 2, 5, 30, {})
    table = start(record)
    ears = Ears(table)
    found: set[Sound] = set()
    while not record.game.over and len(record.entries) < 70:
        seat = table.match.seat
        play(table)
        heard = ears.heard()
        assert len(heard) <= 2
        assert heard[-1:].count("turn") == (table.match.seat != seat)
        found |= {*heard}
    assert "turn" in found
    assert len(found) >= 3


@every_game
def test_the_end_is_heard_last(start: Start, game: str) -> None:
    over = new_position(game, 2, 5, 10_000, {})
    *entries, last = over.entries
    record = new_position(game, 2, 5, 0, {})
    for entry in entries:
        record.play(entry.action)
    table = start(record)
    ears = Ears(table)
    table.match.lift_curtain()
    table.steps.play((last.action,))
    assert ears.heard()[-1] == "end"
    table.steps.undo()
    table.refresh()
    assert ears.heard() == []


def opens(table: TableController, item: str) -> bool:
    """Return whether something else has to be clicked after an item, which stays unpicked."""
    picker = table.picker
    before = picker.choice
    plan = picker.pick(item)
    picker.return_to(before)
    return plan is None


@every_game
def test_undo_the_curtain_and_picks_are_silent_and_redo_is_not(start: Start, game: str) -> None:
    table = start(new_position(game, 3, 5, 30, {}))
    ears = Ears(table)
    heard: list[Sound] = []
    while not (table.match.record.can_undo and heard and table.match.viewer is not None):
        play(table)
        heard = ears.heard()
    table.steps.undo()
    table.press(
        next(item for item, mark in table.picker.highlights.items() if mark.state == "next" and not mark.ends and opens(table, item))
    )
    table.back()
    assert ears.heard() == []
    table.steps.redo()
    assert ears.heard() == heard
    table.match.lower_curtain()
    table.match.lift_curtain()
    assert ears.heard() == []


def test_whoever_follows_the_curtain_hears_that_the_turn_has_passed(start: Start) -> None:
    table = start(new_position("burgundy_cards", 2, 5, 30, {"open_hands": False}))
    table.match.lift_curtain()
    ears = Ears(table)
    while table.match.viewer is not None:
        play(table)
    assert ears.heard()[-1] == "turn"


def test_it_sounds_the_same_however_things_move(start: Start) -> None:
    found: list[list[Sound]] = []
    for speed, calm in ((0.0, False), (1.0, False), (1.0, True)):
        table = start(new_position("burgundy", 2, 5, 30, {}))
        table.speed, table.calm = speed, calm
        ears = Ears(table)
        found.append([])
        for _ in range(6):
            play(table)
            found[-1] += ears.heard()
    assert found[0] == found[1] == found[2]
    assert len(found[0]) > 3


def test_without_listeners_nothing_is_worked_out_and_no_turn_is_missed_afterwards(start: Start) -> None:
    table = start(new_position("burgundy", 2, 5, 30, {}))
    ears = Ears(table)
    table.sounder.enabled = False
    seat = table.match.seat
    while table.match.seat == seat:
        play(table)
    assert ears.heard() == []
    table.sounder.enabled = True
    play(table)
    assert "turn" not in ears.heard()
