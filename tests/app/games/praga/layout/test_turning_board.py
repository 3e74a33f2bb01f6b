"""Check that a board stays in front until what was done on it has been seen."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from app.storage.settings import Settings
from app.table.controller import TableController
from app.table.parts.chooser import PANEL
from app.table.playback.board_turner import in_front
from app.windows.main_window import MainWindow
from rules import Action, Record, new
from rules.games.praga import items
from rules.games.praga.components import BUILDING, TILE
from tests.app.held_clock import held_clock
from tests.app.pages import controller_of, settle, show, window
from tests.app.positions import random_game


def before_a_house_with_a_step() -> tuple[Record, Action]:
    """Play until a building with a cathedral symbol can be laid; return the game before, and the action."""
    for seed in range(1, 40):
        for record in random_game(2, seed, 1, "praga"):
            state, lay = record.game.state, [action for action in record.game.legal if action.kind == "lay_building"]
            if lay and state.turn is not None and TILE[BUILDING][state.turn.held[1]].symbol:
                return record, lay[0]
    raise AssertionError("no such building was laid")


def started(program: MainWindow, record: Record) -> TableController:
    program.table.animated = True
    show(program, record)
    return controller_of(program)


def test_a_house_is_seen_in_the_city_before_the_step_on_the_cathedral(qtbot: QtBot) -> None:
    record, lay = before_a_house_with_a_step()
    with held_clock() as clock, window(settings=Settings(animation="normal")) as program:
        table = started(program, record)
        assert in_front(table.layout) == "city"
        table.steps.play((lay,))
        settle()
        assert in_front(table.layout) == "city"
        assert items.tile(BUILDING, record.game.state.buildings[items.SITE.key(lay.picks[0])].tile) in table.layout.placements
        assert table.board_turner.waiting
        assert PANEL not in table.layout.placements, "the space in miniature can be clicked meanwhile; nothing else asks for it"
        clock.pass_time(5000)
        assert in_front(table.layout) == "projects"
        assert not table.board_turner.waiting


def test_a_board_that_the_player_turns_to_stays(qtbot: QtBot) -> None:
    record, lay = before_a_house_with_a_step()
    with held_clock() as clock, window(settings=Settings(animation="normal")) as program:
        table = started(program, record)
        table.steps.play((lay,))
        table.press("board:road")
        clock.pass_time(5000)
        assert in_front(table.layout) == "road"


def test_other_boards_are_painted_ahead(qtbot: QtBot) -> None:
    with held_clock() as clock, window(settings=Settings(animation="normal"), on_screen=True) as program:
        table = started(program, new("praga", ("Anna", "Ben"), 3))
        store = program.table.first.store_of("praga")
        clock.pass_time(20_000)
        before, seen = store.painted, set()
        for board in ("road", "projects", "city"):
            table.press(f"board:{board}")
            settle()
            seen.add(in_front(table.layout))
        assert seen == {"road", "projects", "city"}
        assert before > 50
        assert store.painted == before
