"""Gains on the table of a game: in one's own turn, in the others', replayed, taken back, and as fast as the players want it."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.table.controller import TableController
from app.table.geometry.faces import GainFace
from app.table.scene.floats import Floats
from rules import Event, Game
from tests.app.tables import Start
from tests.games.burgundy import builder
from tests.games.burgundy.verbs import words
from tests.games.opening import record

VILLAGE = {"1,1": "market", "0,2": "church", "1,2": "warehouse", "0,3": "carpenter"}


def begin(start: Start, game: Game[Any]) -> TableController:
    table = start(record(game))
    table.speed = 1.0
    table.view.table.floats.held = True  # the test lets time go by itself
    return table


def place_bank(table: TableController) -> None:
    game = table.match.record.game
    table.play_action(next(action for action in game.legal if words(game, action) == "place bank 0,1 with 3"))


def bank() -> Game[Any]:
    return builder.table(storage=["bank"], dice=(3, 1), tiles=VILLAGE)


def floating(floats: Floats) -> list[str]:
    return [one.reaction.shown.face.words for one in floats._floats if isinstance(one.reaction.shown.face, GainFace)]


def test_what_the_player_gains_floats_and_space_ends_it(start: Start) -> None:
    table = begin(start, bank())
    place_bank(table)
    assert floating(table.view.table.floats) == ["+25", "+2"]
    assert table.layout.placements["seat:0"].purse is not None
    assert table.layout.placements["seat:0"].purse.n == 25
    QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert not table.view.table.moving


@pytest.mark.parametrize("calm", [False, True])
def test_taken_back_it_floats_no_longer(start: Start, calm: bool) -> None:
    table = begin(start, bank())
    table.calm = calm
    place_bank(table)
    assert floating(table.view.table.floats) == ["+25", "+2"]
    table.steps.undo()
    assert floating(table.view.table.floats) == []


def test_without_animation_nothing_floats(start: Start) -> None:
    table = begin(start, bank())
    table.speed = 0.0
    place_bank(table)
    assert not table.view.table.moving


def test_the_income_of_all_players_floats_though_the_table_has_turned(start: Start) -> None:
    mine = {"-1,1": "mine"}
    game = builder.table(in_round=5, tiles=mine, others={1: {"tiles": mine}}, bridge={0: [1, 0]})
    table = begin(start, game)
    while table.match.record.game.state.phase == 0:
        legal = table.match.record.game.legal
        table.play_action(next(action for action in legal if action.kind in ("workers", "end_turn")))
    floats = [one.reaction for one in table.view.table.floats._floats if one.reaction.shown.face == GainFace("+1", "silver")]
    assert sorted(one.owner for one in floats) == [(0, "silver"), (1, "silver")]


def test_a_replay_shows_what_the_others_have_gained(start: Start) -> None:
    table = begin(start, builder.table(dice=(1, 2), others={1: {"dice": (3, 4)}}))
    while table.match.viewer == 0:
        table.play_action(next(action for action in table.match.record.game.legal if action.kind in ("workers", "end_turn")))
    while table.match.viewer == 1:
        table.play_action(next(action for action in table.match.record.game.legal if action.kind in ("workers", "end_turn")))
    assert table.match.viewer == 0
    table.view.table.finish()
    table.play_back()
    found: list[str] = []
    while table.recent_replay.running:
        found += floating(table.view.table.floats)
        table.view.table.floats.clear()
        table.recent_replay._next()
    assert found == ["+2", "+2"]


def test_secret_events_are_not_seen(start: Start) -> None:
    table = begin(start, bank())
    secret = Event("secret", 1, (), gains={"points": 7}, seen_by=(1,))
    table.steps.stepped.emit((secret,))
    assert floating(table.view.table.floats) == []
