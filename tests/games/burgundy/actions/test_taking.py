"""Check taking a tile and the storage (BU-6)."""

import pytest

from ..builder import table
from ..verbs import depot, do, idle_round, legal, storage


def test_any_tile_of_the_depot() -> None:
    """BU-6.1: the number names the depot; the tile goes to the storage."""
    game = table(4, dice=(3, 1), depots={3: ["cow3", "ship", "bank", "monastery8"], 5: ["mine"], 4: ["mine"]})
    assert legal(game, "take") == {f"take {name}@3 with 3" for name in ("cow3", "ship", "bank", "monastery8")}
    do(game, "take bank@3 with 3")
    assert storage(game) == ["bank"]
    assert depot(game, 3) == ["cow3", "ship", "monastery8"]
    assert game.state.seats[0].used[0]


def test_an_empty_depot() -> None:
    """BU-6.1: taking is illegal if the depot holds no tile."""
    game = table(dice=(3, 1), depots={4: ["ship"]}, black=["cow3"])
    assert legal(game, "take") == set()


def test_a_taken_tile_never_goes_straight_into_the_duchy() -> None:
    """BU-6.2: placing it needs a separate action."""
    game = table(dice=(3, 3), depots={3: ["bank"]})
    do(game, "take bank@3 with 3")
    assert legal(game, "place") == {"place bank 0,-1 with 3", "place bank 0,1 with 3"}
    do(game, "workers with 3")
    assert storage(game) == ["bank"]


def test_three_spaces() -> None:
    """BU-6.3: while a space is empty, no tile has to leave, and none may."""
    game = table(dice=(3, 3), storage=["mine", "ship"], depots={3: ["bank", "cow3"]})
    assert legal(game, "take") == {"take bank@3 with 3", "take cow3@3 with 3"}
    do(game, "take bank@3 with 3")
    assert storage(game) == ["bank", "mine", "ship"]
    assert legal(game, "take") == {f"take cow3@3 with 3 for {old}" for old in ("bank", "mine", "ship")}


def test_full_storage() -> None:
    """BU-6.3: one of the player's stored tiles leaves the game, never the new one."""
    game = table(dice=(3, 1), storage=["mine", "ship", "castle"], depots={3: ["bank"]})
    assert legal(game, "take") == {f"take bank@3 with 3 for {old}" for old in ("mine", "ship", "castle")}
    ship = game.state.seats[0].storage[1]
    do(game, "take bank@3 with 3 for ship")
    assert storage(game) == ["bank", "castle", "mine"]
    assert ship in game.state.gone


FULL = ["mine", "ship", "castle"]


@pytest.mark.parametrize("what", ["market", "carpenter", "church"])
def test_full_storage_by_a_building(what: str) -> None:
    """BU-6.4, A-06: the building has left the storage, so only a purchase can fill it again before the effect."""
    wanted = {"market": "ship@1", "carpenter": "bank@1", "church": "mine@5"}[what]
    game = table(dice=(3, 1), storage=[what, "ship", "castle"], silver=2, black=["cow3"], depots={1: ["ship", "bank"], 5: ["mine"]})
    do(game, f"place {what} 0,-1 with 3", "buy cow3")
    assert legal(game, "take") == {f"take {wanted} for {old}" for old in ("cow3", "ship", "castle")}
    do(game, f"take {wanted} for castle")
    assert storage(game) == sorted(["cow3", "ship", wanted.split("@")[0]])


def test_full_storage_by_a_purchase() -> None:
    """BU-6.4, A-06, BU-14.1"""
    game = table(storage=FULL, silver=2, workers=0, black=["cow3"])
    assert legal(game, "buy") == {f"buy cow3 for {old}" for old in FULL}
    do(game, "buy cow3 for mine")
    assert storage(game) == ["castle", "cow3", "ship"]


def test_slots_are_not_refilled() -> None:
    """BU-6.5: slots are not refilled before the next phase."""
    game = table(dice=(3, 1), depots={3: ["bank"]}, in_round=3)
    do(game, "take bank@3 with 3")
    idle_round(game)
    assert game.state.round == 4
    assert depot(game, 3) == []
