"""Check undo (section 30): every step of a turn can be taken back until the turn has ended; dice and new tiles cannot."""

from typing import Any

import pytest

from rules import RulesError
from tests.games.spoken import check_taken_back_to

from ..builder import fresh, record, table
from ..verbs import check_taken_back, play_on

STEPS: list[Any] = [
    pytest.param({"depots": {3: ["cow3"]}}, [], "take cow3@3 with 3", id="BU-6.1 taking"),
    pytest.param({"storage": ["bank", "ship", "mine"], "depots": {3: ["cow3"]}}, [], "take cow3@3 with 3 for bank", id="BU-6.3 removing"),
    pytest.param({"storage": ["bank"]}, [], "place bank 0,-1 with 3", id="BU-7.1 placing, area and bonus"),
    pytest.param({"goods": {3: 2}}, [], "sell 3 with 3", id="BU-12.1 selling"),
    pytest.param({}, [], "workers with 3", id="BU-13.1 workers"),
    pytest.param({"workers": 2}, [], "turn 3 to 4 +1", id="BU-5.1 turning a die"),
    pytest.param({"silver": 2, "black": ["bank"]}, [], "buy bank", id="BU-14.1 buying"),
    pytest.param({"workers": 2, "tiles": {"1,-1": "monastery6"}, "depots": {5: ["mine"]}}, [], "hire mine@5 +2", id="BU-17.6 hiring"),
    pytest.param({"silver": 1, "tiles": {"1,-1": "monastery28"}, "extra_tiles": True}, [], "exchange", id="BU-17.22 exchanging"),
    pytest.param({"storage": ["ship"], "dice": (5, 1), "spaces": {2: [1, 4]}}, ["place ship 1,0 with 5"], "ship 2", id="BU-9.2 goods"),
    pytest.param({"storage": ["market"], "depots": {1: ["ship"]}}, ["place market 0,-1 with 3"], "decline", id="A-41 declining"),
    pytest.param({"storage": ["crane"], "extra_tiles": True}, ["place crane 0,-1 with 3"], "copy bank", id="BU-19.2 naming a building"),
    pytest.param(
        {"storage": ["geese2"], "dice": (2, 1), "tiles": {"-1,-1": "cow2", "-2,-1": "sheep3"}, "extra_tiles": True},
        ["place geese2 -1,-2 with 2"],
        "join cow",
        id="BU-19.4 choosing a species",
    ),
]


@pytest.mark.parametrize(("said", "before", "word"), STEPS)
def test_every_step_can_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    """Undo leads back to the identical position, and redo to the identical one after it."""
    check_taken_back(record(table(**{"dice": (3, 1), **said})), before, word)


def test_a_whole_turn() -> None:
    """A chain of effects, a purchase in the middle and the second die are all taken back to the beginning."""
    game = record(
        table(
            dice=(6, 1),
            storage=["castle", "town_hall", "market"],
            tiles={"0,-1": "bank"},
            depots={1: ["ship"]},
            silver=2,
            black=["mine"],
        )
    )
    start = game.game.digest()
    play_on(game, "place castle 1,-2 with 6", "place town_hall 0,1", "buy mine", "place market 0,2", "take ship@1", "workers with 1")
    assert game.undoable == 6
    check_taken_back_to(game, start)


def test_the_end_of_a_turn_is_final() -> None:
    """BU-4.2: until the turn ends, everything can be taken back; afterwards it is the next player's turn, or there are new dice."""
    for active in (0, 1):
        game = record(table(dice=(3, 3), active=active, others={1: {"dice": (3, 3)}}))
        play_on(game, "workers with 3", "workers with 3")
        assert game.undoable == 2
        play_on(game, "end_turn")
        assert not game.can_undo
        with pytest.raises(RulesError):
            game.undo()


def test_the_end_of_the_game_is_final() -> None:
    """BU-16.1: the last turn ends like every other."""
    game = record(table(dice=(3, 3), phase="E", in_round=5, order=(1, 0)))
    play_on(game, "workers with 3", "workers with 3", "end_turn")
    assert game.game.over
    assert not game.can_undo


@pytest.mark.parametrize(("secret", "undoable"), [(False, 1), (True, 0)])
def test_the_set_up(secret: bool, undoable: int) -> None:
    """BU-27.3: an open choice can be taken back until the game begins; a secret one is final once play passes on."""
    game = record(fresh(2, 1, duchies="drawn", secret_choice=secret))
    game.play(game.game.legal[0])
    assert game.undoable == undoable
    game.play(game.game.legal[0])
    assert game.game.state.round == 1
    assert not game.can_undo
