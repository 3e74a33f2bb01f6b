"""Check undo with the expansions (section 30): every step of a turn can be taken back, and so can decisions at the end of a phase."""

from typing import Any

import pytest

from ..expanded import lay, phase_end, record
from ..verbs import check_taken_back

CASTLES = {"1,-2": "castle", "1,-1": "monastery1"}
STEPS: list[Any] = [
    pytest.param({"storage": ["white_castle"], "white": 3, "depots": {4: ["ship"]}, "workers": 1},
                 ["place white_castle 0,-1 with 3"], "take ship@4 +1", id="BU-21.3 a white castle"),
    pytest.param({"inns": 1, "silver": 2}, [], "buy inn", id="BU-22.3 an inn"),
    pytest.param({"routes": [11], "goods": {3: 1, 5: 2}, "dice": (5, 1)}, ["sell 5 with 5"], "sell 3", id="BU-23.5 a sale in a sale"),
    pytest.param({"lying": {3: [8]}, "dice": (3, 3)}, [], "shield 8 on 0,0 with 3", id="BU-26.3 a shield"),
    pytest.param({"lying": {3: [8]}, "dice": (3, 3), "shields": {"0,0": 4}}, [], "shield 8 on 0,0 with 3", id="BU-26.5 replacing"),
    pytest.param({"shields": {"0,0": 16}}, [], "set_die 3 to 6", id="BU-26.26 turning a die"),
    pytest.param({"shields": {"0,0": 6}}, [], "name 1", id="BU-26.16 naming"),
    pytest.param({"shields": {"0,0": 5}, "storage": ["ship"], "dice": (5, 1), "spaces": {1: [1], 2: [2]}},
                 ["place ship 1,0 with 5", "ship 1"], "gather 2", id="BU-26.15 gathering"),
    pytest.param({"silver": 3, "tiles": {"1,-1": "monastery28"}}, [], "exchange 2", id="A-29 several coins"),
]  # fmt: skip
ALONE: list[Any] = [
    pytest.param({"goods": {3: 1}, "silver": 2, "counter": 46}, ["sell 3 with 3"], "points 2", id="BU-25.11 points"),
    pytest.param({"goods": {3: 1}, "counter": 49}, ["sell 3 with 3"], "decline", id="BU-25.12 no extra action"),
    pytest.param({"storage": ["ship"], "dice": (1, 1), "goods": {1: 5}, "spaces": {1: [1]}, "black": ["mine"]},
                 ["place ship nw7 with 1", "ship 1"], "swap mine", id="BU-25.5 a black tile"),
    pytest.param({"storage": ["ship"], "dice": (1, 1), "counter": 49}, ["place ship nw7 with 1"],
                 "carry_out size nw7", id="BU-25.15 order"),
]  # fmt: skip
AT_THE_END: list[Any] = [
    pytest.param({"shields": {"0,0": 14}, "silver": 1, "depots": {1: ["bank"]}}, "direct bank 0,-1", id="BU-26.24 a tile"),
    pytest.param(
        {"shields": {"0,0": 3, "1,-2": 8}, "silver": 1, "workers": 1, "tiles": CASTLES}, "pay worker for 8", id="BU-26.13 tribute"
    ),
    pytest.param({"shields": {"0,0": 3, "1,-2": 8}, "silver": 1, "tiles": CASTLES}, "give_up 8", id="BU-26.7 no tribute"),
]


@pytest.mark.parametrize(("said", "before", "word"), STEPS)
def test_every_step_can_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    """Undo leads back to the identical position, and redo to the identical one after it."""
    check_taken_back(record(lay(2, **{"dice": (3, 1), **said})), before, word)


@pytest.mark.parametrize(("said", "before", "word"), ALONE)
def test_every_step_alone_can_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    check_taken_back(record(lay(1, **{"duchy": "13a", "castle": "nw5", "dice": (3, 1), **said})), before, word)


@pytest.mark.parametrize(("said", "word"), AT_THE_END)
def test_decisions_at_the_end_of_a_phase_can_be_taken_back(said: dict[str, Any], word: str) -> None:
    """They reveal nothing until the next phase is prepared."""
    game = phase_end(2, **said)
    end = next(action for action in game.legal if action.kind == "end_turn")
    game.apply(end)
    check_taken_back(record(game), [], word)


def test_in_a_team() -> None:
    """BU-24.8: where a tile is stored."""
    game = lay(4, teams=True, duchy="12a", order=(0, 2, 1, 3), dice=(3, 1), depots={3: ["bank"]})
    check_taken_back(record(game), [], "take bank@3 with 3 to common")
