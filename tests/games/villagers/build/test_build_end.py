"""Check the end of the build phase (VI-10)."""

import pytest

from ..builder import table
from ..verbs import do, happened


@pytest.mark.parametrize(
    ("village", "turns"),
    [
        ("", True),
        ("hayer(grazier)", False),
        ("founders(swineherd)", False),
        ("hunter", False),
        ("hayer(grazier milk_maid)", False),
        ("miner(mason)", True),
    ],
)
def test_founders_without_food_turn_over(village: str, turns: bool) -> None:
    """VI-T12, VI-10.1: for players with no visible food after the last build turn."""
    game = table(2, at="EndBuild", village=village, others={1: {"village": "hunter"}})
    assert [event.player for event in happened(game.opening, "turned")] == ([0] if turns else [])
    assert game.state.seats[0].village.turned is turns


def test_they_stay_turned() -> None:
    """VI-10.1: permanently, no matter what food comes later; turned ones bring the food themselves."""
    game = table(2, at="EndBuild", turned=True, village="hunter, graper", others={1: {"turned": True}})
    assert not happened(game.opening, "turned")
    assert all(seat.village.turned for seat in game.state.seats)


def test_only_after_the_last_turn() -> None:
    """VI-10.1."""
    game = table(2, at="BuildPhase", others={1: {"village": "hunter"}})
    assert not happened(do(game, "end_turn"), "turned")
    (event,) = happened(do(game, "end_turn"), "turned")
    assert (event.player, event.clause) == (0, "VI-10.1")


def test_a_token_is_no_food() -> None:
    """VI-A38, VI-10.1: a Windmill token does not save the Founders from turning."""
    game = table(2, at="EndBuild", developments="windmill", tokens=(0,), others={1: {"village": "hunter"}})
    assert [event.player for event in happened(game.opening, "turned")] == [0]


def test_the_start_player_card_passes() -> None:
    """VI-10.2: one place clockwise."""
    game = table(3, at="EndBuild")
    (event,) = happened(game.opening, "start_player")
    assert (event.player, event.clause) == (1, "VI-10.2")
    assert game.state.first == 1


def test_alone_nobody_else_begins() -> None:
    """VI-10.2, VI-18.9."""
    assert not happened(table(1, at="EndBuild").opening, "start_player")
