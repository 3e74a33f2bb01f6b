"""Check undo (BC-19): back to the last new fact, but no further."""

from typing import Any

import pytest

from rules import RulesError
from tests.games.spoken import check_taken_back_to

from .builder import record, table
from .verbs import check_taken_back, play_on

CLOSED = [
    pytest.param({"silver": 3}, [], "buy", id="BC-19.1 three cards turned over"),
    pytest.param({"projects": ["ship3"]}, ["play 3", "place ship3 on new"], "draw goods 0", id="BC-19.1 a good uncovers the next"),
    pytest.param(
        {"projects": ["pasture3"]}, ["play 3", "place pasture3 on new"], "draw animals 1", id="BC-19.1 an animal uncovers the next"
    ),
    pytest.param(
        {"projects": ["ship3"], "goods_stacks": [["dark"], ["light", "dark"]]},
        ["play 3", "place ship3 on new"],
        "draw goods 0",
        id="BC-19.1 the last good of a stack splits the other",
    ),
    pytest.param({}, ["play 3", "take_silver"], "end_turn", id="BC-19.3 the turn has passed"),
    pytest.param({"silver": 3, "draw": ["ship1", "ship2"], "rest": "discard"}, ["play 3"], "buy", id="BC-19.1 a shuffle"),
]

OPEN = [
    pytest.param({}, [], "play 3", id="BC-19.2 choosing the hand card"),
    pytest.param({"display": {3: ["ship1"]}}, ["play 3"], "take ship1", id="BC-19.2 taking from the display"),
    pytest.param({"display": {4: ["ship1"]}, "workers": 1}, ["play 3"], "take ship1 +1", id="BC-19.2 workers"),
    pytest.param({"projects": ["mine3"]}, ["play 3"], "place mine3 on new", id="BC-19.2 placing"),
    pytest.param(
        {"projects": ["carpenter3"], "display": {1: ["bank2"]}}, ["play 3", "place carpenter3 on new"], "decline", id="BC-19.2 declining"
    ),
    pytest.param({"goods": ["medium"]}, ["play 3"], "sell medium", id="BC-19.2 selling"),
    pytest.param({}, ["play 3"], "fill_workers", id="BC-19.2 filling up"),
    pytest.param({}, ["play 3"], "take_silver", id="BC-19.2 silver"),
    pytest.param({"silver": 3}, ["play 3"], "convert 0 3", id="BC-19.2 converting"),
    *(
        pytest.param(
            {"projects": ["mine3"], "estate": [["mine"] * 2]},
            ["play 3", "place mine3 on 0"],
            f"bonus a_{n}",
            id=f"BC-19.2 phase bonus of {what}",
        )
        for n, what in ((1, "VP"), (4, "silver"), (5, "workers"))
    ),
    pytest.param(
        {"projects": ["ship3"], "goods_stacks": [["dark"], []]},
        ["play 3", "place ship3 on new"],
        "draw goods 0",
        id="BC-19.2 the last good of both stacks",
    ),
    pytest.param(
        {"projects": ["ship3"], "goods_stacks": [["dark"], ["light"]]},
        ["play 3", "place ship3 on new"],
        "draw goods 0",
        id="BC-19.2 the last good of a stack, one left in the other",
    ),
]


@pytest.mark.parametrize(("said", "before", "word"), CLOSED)
def test_new_facts_close_undo(said: dict[str, Any], before: list[str], word: str) -> None:
    """Neither this step nor any before it can be taken back."""
    game = record(table(hand=[3], **said))
    play_on(game, *before)
    assert game.undoable == len(before)
    play_on(game, word)
    assert not game.can_undo
    assert game.undo_floor is not None
    with pytest.raises(RulesError):
        game.undo()


@pytest.mark.parametrize(("said", "before", "word"), OPEN)
def test_everything_else_can_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    """Undo leads back to the identical position, and redo to the identical one after it."""
    check_taken_back(record(table(hand=[3], **said)), before, word)


def test_the_whole_turn() -> None:
    """BC-19.2: card, placement, nested placement and bonuses are all taken back to the beginning of the turn."""
    game = record(table(hand=[3, 5], projects=["castle3", "mine6"], estate=[["castle"] * 2, ["mine"] * 2]))
    start = game.game.digest()
    play_on(game, "play 3", "place castle3 on 0", "place mine6 on 1", "bonus a_1", "bonus a_4")
    assert game.undoable == 5
    check_taken_back_to(game, start)


def test_up_to_the_purchase() -> None:
    """BC-19.1, BC-19.2: what follows the purchase can be taken back; the purchase and what came before it cannot."""
    game = record(table(hand=[3], silver=3, draw=["ship1", "mine2", "bank3"]))
    play_on(game, "play 3", "buy")
    offer = game.game.digest()
    play_on(game, "keep ship1", "take_silver")
    game.undo()
    game.undo()
    assert game.game.digest() == offer
    assert not game.can_undo


def test_nothing_at_the_start_of_a_turn() -> None:
    """BC-19.3, BC-19.1: nothing can be taken back in the next round, once cards are drawn, or in the next player's turn."""
    game = record(table(2, hand=[3, 3], others={1: {"hand": [4, 4]}}))
    play_on(game, "play 3", "take_silver", "end_turn")
    assert not game.can_undo
    play_on(game, "play 4")
    assert game.undoable == 1
    play_on(game, "take_silver", "end_turn")
    assert game.game.state.round == 2
    assert not game.can_undo


def test_nothing_at_the_start_of_a_phase() -> None:
    """BC-19.1: there is a new display, new personal stacks and new cards for Egon."""
    for players in (1, 2):
        game = record(table(players, hand=[3], vp=20, others={} if players == 1 else {1: {"hand": [4]}}))
        play_on(game, "play 3", "take_silver", "end_turn")
        if players == 2:
            play_on(game, "play 4", "take_silver", "end_turn")
        assert game.game.state.phase == 1
        assert not game.can_undo


def test_the_end_of_a_turn_can_wait() -> None:
    """BC-19.3: until the end is confirmed, the finished action can still be taken back."""
    game = record(table(hand=[3]))
    play_on(game, "play 3", "take_silver")
    assert game.undoable == 2
    game.undo()
    play_on(game, "fill_workers", "end_turn")
    assert not game.can_undo
    assert not game.can_redo
