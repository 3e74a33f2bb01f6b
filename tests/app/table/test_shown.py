"""One signal after every decision: every listener finds the table up to date."""

from __future__ import annotations

import pytest

from app.art.fonts import text_width
from app.screenshot import new_position
from app.storage.settings import Settings
from app.table.controller import TableController
from app.table.geometry.layout import Layout
from app.table.parts.table_model import TableModel
from rules import Event
from tests.app.pages import show, window
from tests.app.positions import GAMES
from tests.app.tables import Start
from tests.slow import rest_slow

every_game = pytest.mark.parametrize("game", rest_slow(*GAMES))


def made_afresh(table: TableController) -> Layout:
    """Return a new picture of the match, made without knowledge of the previous one."""
    return TableModel(table.match, table.model.screen, text_width, table.model.options).layout()


class Listener:
    """Listens to what is shown, and compares the table with it at that moment."""

    def __init__(self, table: TableController) -> None:
        self.heard: list[tuple[Event, ...]] = []
        self._table = table
        table.shown.connect(self._hear)

    def _hear(self, events: tuple[Event, ...]) -> None:
        self.heard.append(events)
        assert self._table.view.table.showing.layout == self._table.layout == made_afresh(self._table)


@every_game
def test_who_is_told_of_a_decision_finds_it_on_the_table(start: Start, game: str) -> None:
    table = start(new_position(game, 3, 5, 30, {}))
    listener = Listener(table)
    for n in range(1, 20):
        table.match.lift_curtain()
        before = len(listener.heard)
        entries = len(table.match.record.entries)
        plan = table.picker.plans[n % len(table.picker.plans)]
        table.steps.play(plan.actions)
        done = table.match.record.entries[entries:]
        assert listener.heard[before:] == [tuple(event for entry in done for event in entry.events)]


@every_game
def test_undo_redo_and_the_curtain_are_signalled_once_each(start: Start, game: str) -> None:
    table = start(new_position(game, 3, 5, 30, {}))
    table.match.lift_curtain()
    while not table.match.record.can_undo or table.match.viewer is None:
        table.match.lift_curtain()
        table.steps.play(table.picker.plans[0].actions)
    listener = Listener(table)
    table.steps.undo()
    table.steps.redo()
    assert [bool(events) for events in listener.heard] == [False, True]
    if table.match.sight.has_secrets:
        table.match.lower_curtain()
        table.match.lift_curtain()
        assert listener.heard[2:] == [(), ()]


def test_picks_and_settings_are_no_news(start: Start) -> None:
    table = start(new_position("burgundy", 3, 5, 30, {}))
    listener = Listener(table)
    item = next(item for item, mark in table.picker.highlights.items() if mark.state == "next" and not mark.ends)
    table.press(item)
    table.back()
    table.view.set_text_size(1.2)
    table.refresh()
    assert listener.heard == []


@pytest.mark.slow
def test_a_hand_that_is_to_be_covered_is_never_laid_down_open() -> None:
    """Every picture given to the scene is checked, so that no hand is open even for a moment."""
    with window(settings=Settings(cover_hands=True)) as program:
        match = show(program, new_position("burgundy_cards", 3, 5, 40, {"open_hands": False}))
        controller, view = program.table.controller, program.table.view
        assert controller is not None
        assert view is not None
        seen: list[bool] = []

        def look() -> None:
            hand = match.record.game.state.seats[match.seat].hand.cards
            seen.append(any(f"card:{card}" in view.table.showing.layout.placements for card in hand))

        view.table.laid.connect(look)
        for _ in range(30):
            match.lift_curtain()
            controller.steps.play((match.record.game.legal[0],))
        assert seen
        assert not any(seen)
        match.lift_curtain()
        controller.viewing.cover(False)
        assert seen[-1]
