"""Check the purchase (BU-14), monastery 6 (BU-17.6) and monastery 28 (BU-17.22)."""

from typing import Any

import pytest

from ..builder import table
from ..expanded import lay
from ..verbs import black, depot, do, idle_round, legal, legal_kinds, purse, storage

BLACK = ["bank", "mine", "ship"]


def test_two_silver_for_a_black_tile() -> None:
    """BU-14.1"""
    game = table(silver=3, black=BLACK, depots={1: ["ship"]})
    assert legal(game, "buy") == {f"buy {name}" for name in BLACK}
    do(game, "buy mine")
    assert storage(game) == ["mine"]
    assert black(game) == ["bank", "ship"]
    assert purse(game) == (0, 1)
    assert game.state.seats[0].used == (False, False)


NOT: list[Any] = [
    pytest.param({"silver": 1, "black": BLACK}, id="BU-14.1 one silver is not enough"),
    pytest.param({"silver": 1, "workers": 9, "black": BLACK}, id="BU-14.1 workers do not pay"),
    pytest.param({"silver": 5, "depots": {1: ["ship"]}}, id="BU-14.1 only from the black depot"),
    pytest.param({"silver": 5, "black": BLACK, "bought": True}, id="BU-14.1 once in a turn"),
]


@pytest.mark.parametrize("said", NOT)
def test_no_purchase(said: dict[str, Any]) -> None:
    assert not legal_kinds(table(dice=(2, 2), **said)) & {"buy", "hire"}


def test_once_in_a_turn() -> None:
    """BU-14.1, BU-14.3: the next turn allows another purchase."""
    game = table(silver=4, black=BLACK, in_round=2, others={1: {"silver": 2}})
    do(game, "buy mine")
    assert "buy" not in legal_kinds(game)
    do(game, "workers with 1", "workers with 1", "end_turn")
    assert legal(game, "buy") == {"buy bank", "buy ship"}
    idle_round(game)
    while game.decider != 0:
        do(game, "workers with " + str(game.state.seats[1].dice[0]), "workers with " + str(game.state.seats[1].dice[1]), "end_turn")
    assert "buy" in legal_kinds(game)


MOMENTS: list[Any] = [
    pytest.param({}, [], id="BU-14.1 before"),
    pytest.param({"depots": {3: ["cow3"]}}, ["take cow3@3 with 3"], id="BU-14.1 between"),
    pytest.param({}, ["workers with 3", "workers with 6"], id="BU-14.1 after"),
    pytest.param({"storage": ["market"], "depots": {1: ["ship"]}}, ["place market 0,-1 with 3"], id="BU-14.1 A-45 a market is open"),
    pytest.param({"storage": ["castle"], "tiles": {"0,-1": "bank"}}, ["place castle 1,-2 with 6"], id="BU-14.1 A-45 a castle is open"),
    pytest.param(
        {"storage": ["ship"], "tiles": {"0,-1": "bank"}, "spaces": {1: [1]}, "dice": (5, 6)},
        ["place ship 1,0 with 5"],
        id="BU-14.1 A-45 goods are taken",
    ),
    pytest.param(
        {"storage": ["castle", "town_hall", "cow3"], "tiles": {"0,1": "bank"}},
        ["place castle 1,-2 with 6", "place town_hall 0,-1"],
        id="BU-14.1 A-45 several levels deep",
    ),
]


@pytest.mark.parametrize(("said", "before"), MOMENTS)
def test_at_any_moment(said: dict[str, Any], before: list[str]) -> None:
    """The open effect stays open."""
    if "castle" in said.get("storage", []):
        said = {**said, "tiles": {**said["tiles"], "1,-1": "monastery20"}}
    game = table(**{"dice": (3, 6), "silver": 2, "black": BLACK, **said})
    do(game, *before)
    decision = game.decision
    assert decision
    do(game, "buy ship")
    assert game.decision
    assert game.decision.question == decision.question
    assert "ship" in storage(game)


def test_bought_and_placed_in_a_chain() -> None:
    """BU-14.2: the open town hall places it."""
    game = table(dice=(3, 6), silver=2, black=["mine"], storage=["town_hall", "cow3"])
    do(game, "place town_hall 0,-1 with 3", "buy mine", "place mine -1,1")
    assert storage(game) == ["cow3"]


def test_nobody_buys_in_anothers_turn() -> None:
    """BU-14.1: only the player in turn is asked."""
    game = table(others={1: {"silver": 9}}, black=BLACK)
    assert "buy" not in legal_kinds(game)


# monastery 6
SIX = {"1,-1": "monastery6"}


def test_two_workers_reach_all_seven_depots() -> None:
    """BU-17.6, A-07"""
    game = table(dice=(2, 2), workers=2, tiles=SIX, black=BLACK, depots={1: ["ship"], 5: ["mine"]})
    assert legal(game, "hire", "buy") == {
        "hire bank@black +2",
        "hire mine@black +2",
        "hire ship@black +2",
        "hire ship@1 +2",
        "hire mine@5 +2",
    }
    do(game, "hire mine@5 +2")
    assert purse(game) == (0, 0)
    assert storage(game) == ["mine"]
    assert depot(game, 5) == []


def test_still_one_purchase() -> None:
    """BU-14.3, BU-17.6: silver still reaches only the black depot; either payment uses up the purchase."""
    said: dict[str, Any] = {"dice": (2, 2), "workers": 4, "silver": 4, "tiles": SIX, "black": BLACK, "depots": {5: ["mine"]}}
    game = table(**said)
    assert legal(game, "buy") == {f"buy {name}" for name in BLACK}
    do(game, "buy bank")
    assert not legal_kinds(game) & {"buy", "hire"}
    game = table(**said)
    do(game, "hire bank@black +2")
    assert purse(game) == (2, 4)
    assert not legal_kinds(game) & {"buy", "hire"}


def test_no_mixed_payment() -> None:
    """A-07: one worker and one silver are not two of either."""
    game = table(dice=(2, 2), workers=1, silver=1, tiles=SIX, black=BLACK, depots={5: ["mine"]})
    assert not legal_kinds(game) & {"buy", "hire"}


MIXED = ("extra_tiles", "inns", "mixed_payment")


def test_mixed_payment_by_agreement() -> None:
    """A-07, BU-14.3: one worker and one silver reach what two workers reach, for the one purchase."""
    said: dict[str, Any] = {"dice": (2, 2), "tiles": SIX, "black": ["bank"], "depots": {5: ["mine"]}, "inns": 1, "modules": MIXED}
    game = lay(workers=1, silver=1, **said)
    assert legal(game, "hire", "buy", "mix") == {"mix bank@black +1", "mix mine@5 +1", "mix inn@inns +1"}
    do(game, "mix mine@5 +1")
    assert purse(game) == (0, 0)
    assert storage(game) == ["mine"]
    game = lay(workers=4, silver=4, **said)
    assert legal_kinds(game) >= {"buy", "hire", "mix"}
    do(game, "mix mine@5 +1")
    assert purse(game) == (3, 3)
    assert not legal_kinds(game) & {"buy", "hire", "mix"}


@pytest.mark.parametrize(("workers", "silver"), [(1, 0), (0, 1), (0, 0)])
def test_a_mixture_needs_one_of_each(workers: int, silver: int) -> None:
    """A-07"""
    game = lay(dice=(2, 2), workers=workers, silver=silver, tiles=SIX, depots={5: ["mine"]}, modules=MIXED)
    assert not legal_kinds(game) & {"buy", "hire", "mix"}


def test_without_the_monastery_nothing_is_mixed() -> None:
    """A-07"""
    game = lay(dice=(2, 2), workers=3, silver=1, depots={5: ["mine"]}, modules=MIXED)
    assert not legal_kinds(game) & {"buy", "hire", "mix"}


def test_a_turn_waits_for_a_mixed_payment() -> None:
    """BU-14.1, A-07: with both dice used, the turn does not end by itself while the purchase can still be paid."""
    game = lay(dice=(2, 2), used=(True, True), workers=1, silver=1, tiles=SIX, depots={5: ["mine"]}, modules=MIXED)
    assert legal(game, "mix", "end_turn") == {"mix mine@5 +1", "end_turn"}


def test_hiring_with_a_full_storage() -> None:
    """BU-6.4, A-06, BU-17.6"""
    game = table(dice=(2, 2), workers=2, tiles=SIX, storage=["bank", "ship", "castle"], depots={5: ["mine"]})
    assert legal(game, "hire") == {f"hire mine@5 for {old} +2" for old in ("bank", "ship", "castle")}


def test_hiring_while_an_effect_is_open() -> None:
    """A-45: it works as with silver."""
    game = table(dice=(3, 2), workers=2, tiles=SIX, storage=["market"], depots={5: ["mine"], 1: ["ship"]})
    do(game, "place market 0,-1 with 3", "hire mine@5 +2", "take ship@1")
    assert storage(game) == ["mine", "ship"]


def test_a_purchase_can_take_away_what_an_effect_was_for() -> None:
    """A-45, BU-10.12: the only ship is hired while the market is open, so the market's benefit is lost and the turn continues."""
    game = table(dice=(3, 2), workers=2, tiles=SIX, storage=["market"], depots={1: ["ship"], 5: ["mine"]})
    do(game, "place market 0,-1 with 3")
    events = do(game, "hire ship@1 +2")
    assert [event.kind for event in events] == ["hired", "took", "lost"]
    assert legal(game, "take", "decline") == set()
    assert "workers with 2" in legal(game)


def test_a_purchase_can_be_no_help() -> None:
    """BU-14.2, BU-10.12: the tile bought for an open town hall fits nowhere, so the benefit is lost."""
    game = table(dice=(3, 2), silver=2, storage=["town_hall"], black=["cow3", "mine"])
    do(game, "place town_hall 0,1 with 3")
    assert legal(game, "place") == set()
    events = do(game, "buy cow3")
    assert [event.kind for event in events] == ["bought", "took", "lost"]
    assert storage(game) == ["cow3"]
    assert "workers with 2" in legal(game)


def test_monastery_6_of_another_player() -> None:
    """BU-17.6"""
    game = table(dice=(2, 2), workers=2, others={1: {"tiles": SIX}}, depots={5: ["mine"]})
    assert "hire" not in legal_kinds(game)


# monastery 28
EXCHANGE = {"1,-1": "monastery28"}


def test_silver_for_workers() -> None:
    """BU-17.22: one silver buys two workers, any number of times, at any point of the player's own turn."""
    game = table(silver=2, storage=["market"], dice=(3, 1), depots={1: ["ship"]}, tiles=EXCHANGE, extra_tiles=True)
    do(game, "exchange")
    assert purse(game) == (2, 1)
    do(game, "place market 0,-1 with 3")
    assert {"exchange", "take ship@1"} <= legal(game)
    do(game, "exchange")
    assert purse(game) == (4, 0)
    assert "exchange" not in legal(game)
    assert "take ship@1" in legal(game)
    game = table(silver=1, used=(True, True), tiles=EXCHANGE, extra_tiles=True)
    assert legal(game) == {"exchange", "end_turn"}


def test_exchanged_workers_help_at_once() -> None:
    """BU-17.22"""
    game = table(silver=1, dice=(3, 3), tiles=EXCHANGE, extra_tiles=True, depots={5: ["mine"]})
    assert legal(game, "take") == set()
    do(game, "exchange", "take mine@5 with 3 +2")
    assert purse(game) == (0, 0)


def test_nothing_to_exchange() -> None:
    """A-53, BU-17.22: there is no exchange without silver, without the monastery, or in another player's turn."""
    assert "exchange" not in legal_kinds(table(tiles=EXCHANGE, extra_tiles=True))
    assert "exchange" not in legal_kinds(table(silver=3, others={1: {"tiles": EXCHANGE}}, extra_tiles=True))
