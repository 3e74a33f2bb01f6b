"""Check where cubes land on the Hunger Wall and the cathedral (PC-12.7 to 12.12)."""

from typing import Any

import pytest

from rules import Game

from ..builder import table
from ..names import NUMBER
from ..verbs import asked, at, do, has, legal, legal_kinds, points


def stepping(project: str, place: tuple[int, int], **said: Any) -> Game[Any]:
    """Return a game in which seat 0 has just carried out an open step sideways of a plank on a project."""
    plank = {"hunger_wall": "bridge_iv_3", "cathedral": "bridge_iv_4"}[project]
    turn = {"tile": "action_tile_1", "segment": "gold_a", "road": (f"plank:{NUMBER[plank]}",)}
    game = table(turn=turn, **{"bridge": {0: plank}, "gold": 0, "stone": 0, project: place, **said})
    do(game, f"road_effect {plank}", f"side {project}:{place[0]}:{place[1] + 1}")
    return game


def climbing(project: str, place: tuple[int, int], **said: Any) -> Game[Any]:
    """Return a game in which seat 0 has just paid to move up on a project."""
    game = table(**{project: place, "silver_window": 2, "turn": {"tile": "action_tile_1", "segment": "gold_a"}, **said})
    do(game, f"up {project}:{place[0] + 1}:{place[1]}")
    return game


def test_points_are_scored_by_everybody_who_lands() -> None:
    """PC-12.7, PC-12.12: another cube is in no one's way."""
    game = stepping("hunger_wall", (0, 1), others={1: {"hunger_wall": (0, 2)}})
    assert (at(game, "hunger_wall"), points(game, 0, "projects")) == ((0, 2), 1)


def test_a_side_arrow_moves_on() -> None:
    """PC-12.8"""
    game = stepping("cathedral", (1, 1))
    assert at(game, "cathedral") == (1, 3)


def test_an_up_arrow_within_a_tier_costs_nothing() -> None:
    """PC-12.8"""
    game = stepping("cathedral", (0, 2))
    assert (at(game, "cathedral"), has(game, "silver_window")) == ((1, 3), 1)


def test_arrows_chain() -> None:
    """PC-12.10: up from (0, 4) of the Hunger Wall to a plain space; in set a of the cathedral from an arrow to points."""
    assert at(stepping("hunger_wall", (0, 3)), "hunger_wall") == (1, 4)
    game = climbing("cathedral", (1, 3), gold=1, stone=1, options={"cathedral_set": "a"})
    assert (at(game, "cathedral"), points(game)) == ((2, 4), 0)
    game = stepping("cathedral", (4, 1), options={"cathedral_set": "a"})
    assert (at(game, "cathedral"), points(game, 0, "projects")) == ((4, 3), 0)
    chain = stepping("hunger_wall", (0, 2), options={"hunger_wall_set": "b"})
    assert (at(chain, "hunger_wall"), points(chain, 0, "projects")) == ((1, 3), 2)


def test_a_side_arrow_may_lead_to_an_up_arrow() -> None:
    """PC-12.10, PC-12.9: set b of the cathedral, (0, 2) over (0, 3) to (0, 4): plain; (4, 0) up to (5, 1)."""
    game = stepping("cathedral", (2, 0), options={"cathedral_set": "b"})
    assert at(game, "cathedral") == (2, 2)
    game = stepping("cathedral", (4, 0), options={"cathedral_set": "b"})
    assert at(game, "cathedral") == (5, 1)


@pytest.mark.parametrize(("gold", "stone"), [(0, 1), (1, 0), (0, 0)])
def test_an_arrow_into_a_tier_that_cannot_be_paid_is_void(gold: int, stone: int) -> None:
    """PC-12.9"""
    game = stepping("hunger_wall", (1, 2), gold=gold, stone=stone)
    assert (at(game, "hunger_wall"), legal_kinds(game) & {"pay_entry"}) == ((1, 3), set())
    do(game, "end_turn end")
    assert asked(game) == 1


@pytest.mark.parametrize(("place", "price"), [((1, 2), 1), ((3, 2), 2)])
def test_an_arrow_into_a_tier_is_paid_at_once_or_never(place: tuple[int, int], price: int) -> None:
    """PC-12.9, PC-12.6: without windows."""
    row, col = place
    game = stepping("hunger_wall", place, gold=2, stone=2)
    assert legal(game) == {"pay_entry pay_entry", "decline decline"}
    other = game.copy()
    do(game, "pay_entry pay_entry")
    assert at(game, "hunger_wall") == (row + 1, col + 1)
    assert (has(game, "gold"), has(game, "stone"), has(game, "silver_window")) == (2 - price, 2 - price, 1)
    do(other, "decline decline")
    assert at(other, "hunger_wall") == (row, col + 1)
    assert "pay_entry" not in legal_kinds(other)


def test_moving_up_lands_too() -> None:
    """PC-12.7: paid with windows."""
    game = climbing("hunger_wall", (0, 5))
    assert (at(game, "hunger_wall"), points(game)) == ((1, 5), 2)


# --- the V tiles at the cathedral -------------------------------------------------------------------------------------------------------


def third_tier(**said: Any) -> Game[Any]:
    """Let seat 0 enter the third tier of the cathedral with windows."""
    return climbing("cathedral", (3, 1), gold=2, stone=2, **said)


def test_the_third_tier_of_the_cathedral_offers_a_v_tile() -> None:
    """PC-12.11: its points count immediately."""
    game = third_tier()
    assert legal(game) == {"look cathedral_stack", "decline decline"}
    stack = game.state.cathedral_stack.cards
    do(game, "look cathedral_stack")
    assert len(legal(game, "keep")) == len(stack) == 3
    assert "decline decline" in legal(game)
    kept = sorted(legal(game, "keep"))[0].removeprefix("keep ")
    do(game, f"keep {kept}")
    assert game.state.seats[0].endings == (NUMBER[kept],)
    assert points(game) == (3 if kept in {"bridge_v_1", "bridge_v_4", "bridge_v_5"} else 0)
    assert set(game.state.cathedral_stack.cards) == set(stack) - {NUMBER[kept]}


@pytest.mark.parametrize("said", [["decline decline"], ["look cathedral_stack", "decline decline"]])
def test_what_is_declined_does_not_come_back(said: list[str]) -> None:
    """PC-12.11: not in the fifth row either."""
    game = third_tier()
    do(game, *said)
    assert len(game.state.cathedral_stack.cards) == 3
    assert not {"look", "keep"} & legal_kinds(game)
    above = climbing("cathedral", (4, 1))
    assert (at(above, "cathedral"), "look" in legal_kinds(above)) == ((5, 1), False)


def test_nothing_is_offered_from_an_empty_stack() -> None:
    """PC-12.11"""
    tiles = [f"bridge_v_{n}" for n in range(1, 7)]
    game = third_tier(others={1: {"endings": tuple(tiles)}})
    assert at(game, "cathedral") == (4, 1)
    assert "look" not in legal_kinds(game)


def test_any_way_into_the_third_tier_counts() -> None:
    """PC-12.11: over an up arrow, and with a technology that saves the price (PC-10.8)."""
    game = stepping("cathedral", (3, 3), gold=2, stone=2)
    do(game, "pay_entry pay_entry")
    assert legal_kinds(game) == {"look", "decline"}
    game = table(cathedral=(3, 0), technologies=("technology_3_2",))
    do(game, "technology technology_3_2", "up cathedral:4:0")
    assert (legal_kinds(game), points(game, 0, "projects")) == ({"look", "decline"}, 2)


def test_the_hunger_wall_offers_no_tile() -> None:
    """PC-12.11"""
    game = climbing("hunger_wall", (3, 1), gold=2, stone=2)
    assert (at(game, "hunger_wall"), "look" in legal_kinds(game)) == ((4, 1), False)
