"""Check duchies with border posts (BU-20)."""

from typing import Any

import pytest

from rules import Game

from ..builder import fresh
from ..expanded import lay
from ..pieces import LAYOUTS
from ..verbs import do, final_points, happened, legal, legal_kinds, points

NORTH = {"-1,-2": "monastery1", "0,-2": "monastery2", "1,-2": "monastery3", "2,-2": "monastery4"}
"""A row in the north of 11a from the west post to one step before the east post."""
DOWN = {"-1,-1": "cow2", "-1,0": "market", "-1,1": "bank", "-1,2": "monastery5"}
"""From this row to one step before the south post."""


def border(players: int = 2, **said: Any) -> Game[Any]:
    """Build a game on duchy 11a with the start castle in the north-west."""
    return lay(players, modules=(), duchy="11a", castle="0,-3", **said)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_different_duchy_for_everyone(players: int) -> None:
    """BU-20.1, A-35, A-54: different ones of 11a to 11f; the start castle lies on any dark-green field of choice."""
    drawn = set()
    for seed in range(8):
        game = fresh(players, seed, duchies="border_posts")
        for player in game.state.order:
            assert game.decider == player
            (number,) = {int(said.split()[1]) for said in legal(game, "settle")}
            green = {cell["id"] for cell in LAYOUTS[number - 1]["cells"] if cell["color"] == "dark_green"}
            assert legal_kinds(game) == {"settle"}
            assert {said.split()[2] for said in legal(game)} == green
            drawn.add(LAYOUTS[number - 1]["number"])
            game.apply(game.legal[-1])
            assert points(game, player) == {}
        assert len({estate.duchy for estate in game.state.estates}) == players
    assert drawn == {"11a", "11b", "11c", "11d", "11e", "11f"}


@pytest.mark.parametrize("rim", ["3,-2", "3,-1"])
def test_either_rim_field_reaches_the_post(rim: str) -> None:
    """BU-20.2, BU-20.3: a post touches two fields; the group may be of any tiles and colours."""
    more = {} if rim == "3,-2" else {"2,-1": "ship"}
    game = border(tiles={**NORTH, **more}, storage=["monastery6" if rim == "3,-2" else "cow3"], dice=(4, 3))
    assert points(game) == {}
    events = do(game, f"place monastery6 {rim} with 4" if rim == "3,-2" else f"place cow3 {rim} with 3")
    assert points(game)["border_posts"] == 10
    assert len(happened(events, "posts")) == 1


def test_two_groups_do_not_connect() -> None:
    """BU-20.3: one connected group is needed."""
    tiles = {**NORTH, "3,-3": "castle", "3,-1": "cow2"}
    del tiles["1,-2"]
    game = border(tiles=tiles, storage=["monastery6", "monastery3"], dice=(4, 6))
    do(game, "place monastery6 3,-2 with 4")
    assert "border_posts" not in points(game)
    do(game, "place monastery3 1,-2 with 6")
    assert points(game)["border_posts"] == 10


@pytest.mark.parametrize(("phase", "worth"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_the_phase_counts(phase: str, worth: int) -> None:
    """BU-20.4: a pair scores the points of the current phase."""
    game = border(tiles=NORTH, storage=["monastery6"], dice=(4, 1), phase=phase)
    do(game, "place monastery6 3,-2 with 4")
    assert points(game)["border_posts"] == worth


def test_a_pair_scores_once() -> None:
    """BU-20.4: a second path between the same posts brings nothing."""
    game = border(tiles={**NORTH, "3,-2": "monastery6"}, posts=[(2, 0)], storage=["cow2"], dice=(3, 1))
    do(game, "place cow2 3,-1 with 3")
    assert "border_posts" not in points(game)


def test_the_third_post_completes_two_pairs() -> None:
    """BU-20.4, BU-20.5, A-16: in phase C with four players 6 + 6, and 7 for the first with all three."""
    game = border(4, tiles={**NORTH, **DOWN, "3,-2": "monastery6"}, posts=[(2, 0)], storage=["sheep2"], dice=(1, 1), phase="C")
    events = do(game, "place sheep2 -1,3 with 1")
    assert points(game)["border_posts"] == 6 + 6 + 7
    assert len(happened(events, "posts")) == 2
    assert len(happened(events, "borders")) == 1


def test_all_three_at_once() -> None:
    """BU-20.4, BU-20.5: one tile in the middle can connect all three pairs."""
    tiles = {**NORTH, **DOWN, "3,-2": "monastery6", "-1,3": "sheep2"}
    del tiles["-1,-2"]
    game = border(tiles=tiles, storage=["monastery1"], dice=(2, 1), phase="E")
    do(game, "place monastery1 -1,-2 with 2")
    assert points(game)["border_posts"] == 2 + 2 + 2 + 5


@pytest.mark.parametrize(("players", "first", "second"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
@pytest.mark.parametrize("ahead", [0, 1, 2])
def test_first_and_second_with_all_three(players: int, first: int, second: int, ahead: int) -> None:
    """BU-20.5: the first scores like a large bonus tile, the second like a small one, later ones nothing."""
    others = {p: {"border_rank": p, "posts": [(0, 0), (1, 0), (2, 0)]} for p in range(1, players) if p <= ahead}
    game = border(players, tiles={**NORTH, **DOWN, "3,-2": "monastery6"}, posts=[(2, 0)], storage=["sheep2"], dice=(1, 1), others=others)
    do(game, "place sheep2 -1,3 with 1")
    assert points(game)["border_posts"] == 10 + 10 + (first, second, 0)[min(ahead, players - 1)]
    assert game.state.seats[0].bonuses == ()


def test_not_a_bonus_tile() -> None:
    """A-17, BU-17.20, BU-20.5: monastery 26 does not count the bonus for the posts."""
    tiles = {**NORTH, **DOWN, "3,-2": "monastery26"}
    game = border(tiles=tiles, posts=[(2, 0)], storage=["sheep2"], dice=(1, 1))
    do(game, "place sheep2 -1,3 with 1")
    assert final_points(game).get("monastery_26", 0) == 0


def test_before_the_area() -> None:
    """BU-8.1, BU-20.6: posts are seen to after every placement, before the area."""
    game = border(tiles=NORTH, storage=["monastery6"], dice=(4, 1))
    kinds = [event.kind for event in do(game, "place monastery6 3,-2 with 4")]
    assert kinds.index("placed") < kinds.index("posts") < kinds.index("area")


def test_with_the_start_castle() -> None:
    """BU-20.6: the start castle is part of the group; alone it connects nothing."""
    tiles = {"1,-3": "bank", "2,-3": "market", "3,-3": "castle", "-1,-2": "monastery1"}
    game = border(tiles=tiles, storage=["monastery6"], dice=(4, 1))
    do(game, "place monastery6 3,-2 with 4")
    assert points(game)["border_posts"] == 10


def test_an_inn_connects() -> None:
    """BU-20.3, BU-22.5: an inn occupies a field like any tile."""
    game = lay(2, modules=["inns"], duchy="11a", castle="0,-3", tiles=NORTH, storage=["inn"], dice=(4, 1))
    do(game, "place inn 3,-2 with 4")
    assert points(game)["border_posts"] == 10


def test_posts_are_scored_for_tiles_placed_by_effects() -> None:
    """BU-20.6: by a town hall as well."""
    game = border(tiles={**NORTH, "1,-3": "bank"}, storage=["town_hall", "monastery6"], dice=(4, 1))
    do(game, "place town_hall 2,-3 with 4", "place monastery6 3,-2")
    assert points(game)["border_posts"] == 10
