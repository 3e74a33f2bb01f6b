"""Check the Hunger Wall and the cathedral (PC-12)."""

from typing import Any

import pytest

from rules.games.praga.components import CATHEDRAL, HUNGER_WALL, PROJECT, SETS
from rules.games.praga.state import SideStep

from ..builder import table
from ..verbs import at, do, has, legal, legal_kinds, points

WALL_STEP, CHURCH_STEP = SideStep(HUNGER_WALL, False), SideStep(CATHEDRAL, False)
RICH: dict[str, Any] = {"gold": 9, "stone": 9, "silver_window": 8}


def test_both_projects_have_three_tiers_of_two_rows() -> None:
    """PC-12.1"""
    for project in PROJECT:
        assert (project.rows, project.columns, project.tier) == (6, 6, (1, 1, 2, 2, 3, 3))


@pytest.mark.parametrize("wall", SETS)
@pytest.mark.parametrize("church", SETS)
def test_sets_are_chosen_independently(wall: str, church: str) -> None:
    """PC-T.13, PC-16.4, PC-1.3"""
    game = table(options={"hunger_wall_set": wall, "cathedral_set": church})
    assert game.state.sets == (wall, church)


def test_a_step_sideways_raises_the_column() -> None:
    """PC-12.2, PC-12.4: an open step is carried out at any time of the turn."""
    game = table(turn={"steps": (CHURCH_STEP,)}, cathedral=(1, 0))
    assert legal(game, "side") == {"side cathedral:1:1"}
    do(game, "side cathedral:1:1")
    assert at(game, "cathedral") == (1, 1)
    assert "side" not in legal_kinds(game)


def test_open_steps_of_both_projects_are_independent() -> None:
    """PC-2.4 (g)"""
    game = table(turn={"steps": (WALL_STEP, CHURCH_STEP, WALL_STEP)})
    do(game, "side hunger_wall:0:1", "side cathedral:0:1", "side hunger_wall:0:2")
    assert (at(game, "hunger_wall"), at(game, "cathedral")) == ((0, 2), (0, 1))


def test_in_the_last_column_a_step_is_lost() -> None:
    """PC-12.2, PC-A.23"""
    game = table(turn={"tile": "action_tile_1", "steps": (WALL_STEP,)}, hunger_wall=(0, 5))
    assert "side" not in legal_kinds(game)
    do(game, "end_turn end")
    assert at(game, "hunger_wall") == (0, 5)


@pytest.mark.parametrize(
    ("step", "column"),
    [pytest.param(WALL_STEP, 1, id="PC-12.4 carried out"), pytest.param(SideStep(HUNGER_WALL, True), 0, id="PC-12.4 lapsed")],
)
def test_open_steps_at_the_end_of_the_turn(step: SideStep, column: int) -> None:
    """PC-14.1"""
    game = table(turn={"tile": "action_tile_1", "steps": (step,)})
    do(game, "end_turn end")
    assert at(game, "hunger_wall") == (0, column)


def test_an_optional_step_is_used_before_a_mandatory_one() -> None:
    """PC-12.4: the mandatory one does not lapse."""
    game = table(turn={"tile": "action_tile_1", "steps": (WALL_STEP, SideStep(HUNGER_WALL, True))}, options={"hunger_wall_set": "a"})
    do(game, "side hunger_wall:0:1", "end_turn end")
    assert at(game, "hunger_wall") == (0, 2)


@pytest.mark.parametrize(
    ("place", "mine", "cost"),
    [
        pytest.param((0, 0), {}, (0, 0, 2), id="PC-12.6 within a tier"),
        pytest.param((1, 0), {}, (1, 1, 2), id="PC-12.6 into tier II"),
        pytest.param((3, 0), {}, (2, 2, 2), id="PC-12.6 into tier III"),
        pytest.param((3, 0), {"gold": 1}, None, id="PC-12.6 too little gold"),
        pytest.param((1, 0), {"stone": 0}, None, id="PC-12.6 no stone"),
        pytest.param((0, 0), {"silver_window": 1, "gold_window": 3}, None, id="PC-12.6 gold windows do not help"),
        pytest.param((5, 0), {}, None, id="PC-12.5 the top"),
    ],
)
def test_a_paid_move_up(place: tuple[int, int], mine: dict[str, int], cost: tuple[int, int, int] | None) -> None:
    """PC-12.5, PC-12.6, PC-13.1"""
    owned = {**RICH, **mine}
    game = table(hunger_wall=place, **owned)
    said = f"up hunger_wall:{place[0] + 1}:{place[1]}"
    assert (said in legal(game)) == (cost is not None)
    if cost is not None:
        do(game, said)
        assert at(game, "hunger_wall") == (place[0] + 1, place[1])
        assert tuple(owned[what] - has(game, what) for what in ("gold", "stone", "silver_window")) == cost


def test_any_number_of_moves_up_in_a_turn() -> None:
    """PC-12.6, PC-2.4 (h)"""
    game = table(**RICH)
    do(game, "up hunger_wall:1:0", "up cathedral:1:0", "up cathedral:2:0")
    assert (at(game, "hunger_wall"), at(game, "cathedral"), has(game, "silver_window")) == ((1, 0), (2, 0), 2)


@pytest.mark.parametrize(
    ("places", "said", "place", "gained"),
    [
        pytest.param({"hunger_wall": (0, 1)}, "side hunger_wall:0:2", (0, 2), 1, id="PC-12.7 points"),
        pytest.param({"hunger_wall": (1, 0)}, "side hunger_wall:1:1", (1, 2), 0, id="PC-12.8 a side arrow"),
        pytest.param({"hunger_wall": (0, 3)}, "side hunger_wall:0:4", (1, 4), 0, id="PC-12.8 an up arrow within a tier"),
        pytest.param({"hunger_wall": (3, 0)}, "side hunger_wall:3:1", (3, 1), 2, id="PC-12.7 every time"),
        pytest.param({"cathedral": (4, 3)}, "side cathedral:4:4", (4, 5), 0, id="PC-12.8 to the last column"),
    ],
)
def test_landing_effects(places: dict[str, Any], said: str, place: tuple[int, int], gained: int) -> None:
    """The original sets."""
    game = table(turn={"steps": (WALL_STEP, CHURCH_STEP)}, **places)
    do(game, said)
    (project,) = places
    assert (at(game, project), points(game, row="projects")) == (place, gained)


def test_a_chain_of_arrows() -> None:
    """PC-12.10: up within the tier, and from there on."""
    game = table(options={"hunger_wall_set": "b"}, hunger_wall=(0, 2), turn={"steps": (WALL_STEP,)})
    do(game, "side hunger_wall:0:3")
    assert (at(game, "hunger_wall"), points(game, row="projects")) == ((1, 3), 2)


UP: dict[str, Any] = {
    "options": {"hunger_wall_set": "original"},
    "hunger_wall": (1, 2),
    "turn": {"steps": (WALL_STEP,), "tile": "action_tile_1"},
}
"""The next space has an up arrow into tier II."""


def test_an_up_arrow_into_a_new_tier_may_be_paid_for() -> None:
    """PC-12.9: the price of the tier, no windows."""
    game = table(**UP)
    do(game, "side hunger_wall:1:3")
    assert legal(game) == {"pay_entry pay_entry", "decline decline"}
    do(game, "pay_entry pay_entry")
    assert (at(game, "hunger_wall"), has(game, "gold"), has(game, "stone")) == ((2, 3), 1, 1)


def test_an_up_arrow_that_is_declined_does_not_come_back() -> None:
    """PC-12.9"""
    game = table(**UP)
    do(game, "side hunger_wall:1:3", "decline decline")
    assert at(game, "hunger_wall") == (1, 3)
    assert "pay_entry" not in legal_kinds(game)


def test_an_up_arrow_that_cannot_be_paid_for_is_void() -> None:
    """PC-12.9: nothing is asked."""
    game = table(**{**UP, "gold": 0})
    do(game, "side hunger_wall:1:3")
    assert at(game, "hunger_wall") == (1, 3)
    assert "end_turn" in legal_kinds(game)


V = [f"bridge_v_{number}" for number in range(1, 7)]
TIER_III: dict[str, Any] = {"cathedral": (3, 0), "gold": 9, "stone": 9, "silver_window": 4}


def test_the_first_arrival_in_tier_iii_lets_a_tile_be_taken() -> None:
    """PC-12.11: looking at the tiles at the cathedral is for the player to choose; immediate points are scored."""
    game = table(**TIER_III)
    before = len(game.state.cathedral_stack.cards)
    do(game, "up cathedral:4:0")
    assert legal(game) == {"look cathedral_stack", "decline decline"}
    do(game, "look cathedral_stack")
    shown = legal(game, "keep")
    assert len(shown) == before
    said = min(shown)
    scored = points(game)
    do(game, said)
    assert len(game.state.cathedral_stack.cards) == before - 1
    assert len(game.state.seats[0].endings) == 1
    immediate = 3 if said.removeprefix("keep ") in {V[0], V[3], V[4]} else 0
    assert points(game) - scored == immediate


@pytest.mark.parametrize("said", [["decline decline"], ["look cathedral_stack", "decline decline"]])
def test_a_declined_offer_does_not_come_back(said: list[str]) -> None:
    """PC-12.11"""
    game = table(**TIER_III)
    before = game.state.cathedral_stack.cards
    do(game, "up cathedral:4:0", *said)
    assert set(game.state.cathedral_stack.cards) == set(before)
    do(game, "up cathedral:5:0")
    assert "look" not in legal_kinds(game)
    assert game.state.seats[0].endings == ()


def test_the_hunger_wall_has_no_such_tiles() -> None:
    """PC-12.11: only the cathedral."""
    game = table(hunger_wall=(3, 0), **RICH)
    do(game, "up hunger_wall:4:0")
    assert "look" not in legal_kinds(game)


def test_cubes_do_not_block_each_other() -> None:
    """PC-12.12"""
    game = table(turn={"steps": (WALL_STEP,)}, others={1: {"hunger_wall": (0, 1)}})
    do(game, "side hunger_wall:0:1")
    assert at(game, "hunger_wall") == at(game, "hunger_wall", 1)
