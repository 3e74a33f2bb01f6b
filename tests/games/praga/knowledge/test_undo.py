"""Check undo (PC-20): back to the last step that revealed something or the start of the turn, but no further."""

from typing import Any

import pytest

from rules import RulesError

from ..builder import record, table
from ..verbs import asked, check_taken_back, legal, play_on

DONE = {"tile": "action_tile_1", "segment": "special_1"}
ROAD = {"tile": "action_tile_3", "segment": "gold_a", "action": True, "wheel": True}
BUILDING = {"tile": "action_tile_2", "segment": "gold_a", "action": True}
ROWS = {"building": ("building_e1_04", "building_e1_02", "building_e1_06", "building_e1_s1")}
BUILD = ["building half building_e1_04", "site n1", "lay_building n1 0"]
PARLER = {"players": 1, "options": {"solo_mode": "parler"}}
AUTOMATIC = {"options": {"display_refill": "automatic"}}
CLIMB = {"cathedral": (3, 0), "technologies": ("technology_3_2",)}

CLOSED: list[Any] = [
    pytest.param({"turn": BUILDING, "rows": ROWS}, BUILD, "refill refill", id="PC-20.2 filling a slot"),
    pytest.param({"turn": BUILDING, "rows": ROWS, **AUTOMATIC}, [], BUILD[0], id="PC-20.2 filling it at once"),
    pytest.param({"turn": ROAD, "pawn": 3, "egg": 1}, [], "kings_road half pawn", id="PC-20.2 drawing IV tiles"),
    pytest.param({"turn": ROAD, "pawn": 4, "egg": 1}, [], "kings_road half pawn", id="PC-20.2 looking at the V tiles"),
    pytest.param(CLIMB, ["technology technology_3_2", "up cathedral:4:0"], "look cathedral_stack", id="PC-20.2 those of the cathedral"),
    pytest.param({"turn": DONE}, [], "end_turn end", id="PC-20.2 the end of the turn"),
    pytest.param({"turn": DONE, "turns": 15}, [], "end_turn end", id="PC-20.2 a new era"),
    pytest.param({"turn": DONE, "turns": 31}, [], "end_turn end", id="PC-20.2 the end of the game"),
    pytest.param({"turn": DONE, "players": 1}, [], "end_turn end", id="PC-20.2 the simple opponent"),
    pytest.param({"turn": DONE, **PARLER}, [], "end_turn end", id="PC-20.2 Parler's card"),
]


@pytest.mark.parametrize(("said", "before", "word"), CLOSED)
def test_what_cannot_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    """PC-20.1, PC-20.2"""
    game = record(table(**{"gold": 5, "stone": 5, **said}))
    play_on(game, *before)
    play_on(game, word)
    assert not game.can_undo
    with pytest.raises(RulesError):
        game.undo()


def test_a_refresh_cannot_be_taken_back() -> None:
    """PC-20.2: once the tiles are exchanged; paying for it reveals nothing."""
    game = record(table(gold=5))
    play_on(game, "refresh building pay_gold")
    play_on(game, sorted(legal(game.game, "exchange"))[0])
    assert not game.can_undo


def test_drawing_technologies_cannot_be_taken_back() -> None:
    """PC-20.2"""
    game = record(table(turn=ROAD, pawn=1, egg=1))
    play_on(game, "kings_road half pawn", "road_effect 2:egg")
    assert game.can_undo
    play_on(game, sorted(legal(game.game, "choose"))[1])
    assert not game.can_undo


OPEN: list[Any] = [
    pytest.param({"gold": 1}, [], "take action_tile_1 0", id="PC-20.2 taking an action tile and paying"),
    pytest.param({"turn": BUILDING, "rows": ROWS}, BUILD[:2], BUILD[2], id="PC-20.2 a building while its slot is empty"),
    pytest.param({"turn": ROAD}, [], "wheel gold_a", id="PC-20.2 the bonus of the wheel"),
    pytest.param({"turn": ROAD}, ["wheel gold_a"], "kings_road half pawn", id="PC-20.2 the street"),
    pytest.param({"silver_window": 2}, [], "up cathedral:1:0", id="PC-20.2 a step up"),
    pytest.param({"technologies": ("technology_3_3",)}, [], "technology technology_3_3", id="PC-20.2 a technology"),
    pytest.param({"gold_window": 2}, [], "buy_extra extra_gold", id="PC-20.2 the extra action"),
    pytest.param({"seal_rights": 1, "cubes": 1}, [], "seal seal_six_points", id="PC-20.2 a seal"),
]


@pytest.mark.parametrize(("said", "before", "word"), OPEN)
def test_what_can_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    """PC-20.1: to the start of the turn."""
    crane = {position: f"action_tile_{position + 1}" for position in range(6)}
    check_taken_back(record(table(**{"gold": 5, "stone": 5, "crane": crane, **said})), before, word)


def test_another_players_choice_stays() -> None:
    """PC-20.3: the reward that somebody else has chosen."""
    game = table(
        3,
        options={"plaza_reward_timing": "immediate"},
        turn=BUILDING,
        rows=ROWS,
        gold=5,
        stone=5,
        plazas={"plaza_d": ("plaza_tile_04", 0)},
        buildings={"n1": ("building_e1_11", 0, 1, 1), "n2": ("building_e1_12", 0, 2, 2)},
    )
    found = record(game)
    play_on(found, "building half building_e1_04", "site n3", "lay_building n3 0", "reward upper")
    assert asked(found.game) == 2
    play_on(found, "reward lower")
    assert asked(found.game) == 0
    assert not found.can_undo
