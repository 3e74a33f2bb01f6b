"""Check which pieces stand for the points of each row of the score sheet."""

from typing import Any

import pytest

from rules import Game, Rng
from rules.engine.worth.credit import ledger
from rules.games.praga.components import CRANE_POINTS

from ..builder import table
from ..verbs import word
from .test_final import ended

BOARD = {
    "fields": {"mines": (("upgrade_e1_01", 0), ("upgrade_e1_02", 0)), "building": (("upgrade_e1_08", 0),)},
    "walls": {"wall_site_01": ("wall_e1_11", 0)},
}


def credited(source: str, **said: Any) -> Game[Any]:
    """Return a game in which seat 0 has scored 3 points from a source."""
    game = table(**said)
    game.state.credited = ledger([{source: 3}, {}])
    return game


def lit(game: Game[Any], row: str, seat: int = 0) -> set[str]:
    """Return the items of a row of the score sheet, those named in the data by their names."""
    items = next(one.items[seat] for one in game.rules.score(game.state) if one.key == row)
    assert len(set(items)) == len(items)
    return {item if item.startswith(("plaza:", "crane:", "track:", "pawn:")) else word(item) for item in items}


def test_a_row_without_points_has_no_pieces() -> None:
    """PC-15.10"""
    game = credited("crane", **BOARD)
    assert [row.key for row in game.rules.score(game.state) if any(row.items)] == ["crane"]
    assert lit(game, "crane", 1) == set()


def test_the_blue_zone_and_the_special_segments_stand_for_the_points_of_the_crane() -> None:
    """PC-3.2, PC-3.7"""
    blue = {f"crane:{position}" for position, points in enumerate(CRANE_POINTS) if points}
    assert lit(credited("crane"), "crane") == blue | {"special_1", "special_2", "special_3"}


ALONE: list[tuple[str, str, dict[str, Any], set[str]]] = [
    ("upgrades", "action_board", BOARD, {"upgrade_e1_02"}),
    ("upgrades", "action_board", {"fields": {"mines": (("upgrade_e1_02", 0), ("upgrade_e1_01", 0))}}, {"upgrade_e1_01"}),
    ("edges", "action_board", {"fields": {"building": (("upgrade_e1_07", 0),)}, "walls": BOARD["walls"]}, {"upgrade_e1_07"}),
    ("edges", "action_board", {"walls": {"wall_site_01": ("wall_e1_08", 0), "wall_site_02": ("wall_e1_01", 0)}}, {"wall_e1_08"}),
    ("walls", "action_board", BOARD, {"wall_e1_11"}),
    ("buildings", "city", {"buildings": {"o1": ("building_e1_10", 0, 0, 0), "n1": ("building_e2_03", 0, 0, 0)}}, {"building_e1_10"}),
    ("buildings", "city", {"buildings": {"n1": ("building_e1_05", 0, 0, -1), "n2": ("building_e2_03", 0, 0, 0)}}, {"building_e1_05"}),
    ("buildings", "city", {"buildings": {"n1": ("building_e1_01", 0, 0, -1), "n2": ("building_e1_08", 0, 1, 1)}}, {"building_e1_01"}),
    ("road", "road", {"pawn": 2}, {"pawn:0"}),
    ("bridge", "road", {"pawn": 5, "endings": ("bridge_v_1", "bridge_v_2")}, {"pawn:0", "bridge_v_1"}),
    ("projects", "road", {"cathedral": (0, 2)}, {"cathedral"}),
    ("production", "production", {"mine": 7, "quarry": 8}, {"track:0:quarry"}),
    ("production", "production", {"mine": 8, "quarry": 7}, {"track:0:mine"}),
    ("production", "production", {"mine": 4, "quarry": 3, "production": ("production_two_points", "")}, {"track:0:mine"}),
    ("tracks", "production", {"technology": 8, "university": 8}, {"track:0:technology"}),
    ("technologies", "production", {"technologies": ("technology_1_1", "technology_4_1")}, {"technology_1_1"}),
    ("technologies", "production", {"technologies": ("technology_4_1",)}, {"track:0:technology"}),
]


@pytest.mark.parametrize(("source", "row", "said", "pieces"), ALONE)
def test_points_scored_in_play_light_the_pieces_they_came_from(source: str, row: str, said: dict[str, Any], pieces: set[str]) -> None:
    """PC-15.10: only those with points of this source; an upgrade that is covered is shown by the one on top of it."""
    assert lit(credited(source, **said), row) == pieces


FULL = {"n1": ("building_e1_06", 0, 0, -1), "n2": ("building_e1_07", 0, 1, -1), "n3": ("building_e1_09", 0, 1, -1)}


def test_plazas_that_were_evaluated_stand_for_their_points() -> None:
    """PC-7.7: those with points where the player has built."""
    said: dict[str, Any] = {"buildings": FULL, "plazas": {"plaza_d": ("plaza_tile_01", 0)}, "evaluated": ("plaza_d",)}
    assert lit(credited("plazas", **said), "city") == {"plaza:3"}


def test_points_of_plazas_can_come_from_a_technology() -> None:
    """PC-10.9: from any plaza with points, if none of the player's own was evaluated."""
    said: dict[str, Any] = {"buildings": FULL, "plazas": {"plaza_d": ("plaza_tile_02", 0)}, "evaluated": ("plaza_d",)}
    found = lit(credited("plazas", **said), "city")
    assert found
    assert "plaza:3" not in found


def test_open_plazas_with_a_claim_stand_for_theirs() -> None:
    """PC-15.2"""
    claims = {"n1": ("building_e1_06", 0, 0, 0), "n4": ("building_e1_07", 0, 1, 1)}
    game = ended(buildings=claims, plazas={"plaza_d": ("plaza_tile_01", 0), "plaza_e": ("plaza_tile_03", 0)})
    assert (lit(game, "open_plazas"), lit(game, "open_plazas", 1)) == ({"plaza:3"}, {"plaza:4"})


def test_final_rows_are_told_apart() -> None:
    """PC-15.10: no two rows of the final scoring light the same pieces."""
    game = ended(
        technology=7,
        university=7,
        hunger_wall=(2, 3),
        cathedral=(2, 3),
        blue_marker=2,
        red_marker=2,
        egg=2,
        walls={f"wall_site_0{number}": (f"wall_e1_0{number}", 0) for number in (1, 2, 3)},
        endings=("bridge_v_1",),
        seals={"seal_six_points": 0},
        buildings={"n1": ("building_e1_06", 0, 0, 0)},
        plazas={"plaza_d": ("plaza_tile_01", 0)},
    )
    rows = [row for row in game.rules.score(game.state) if row.points[0]]
    assert len(rows) == 10
    assert len({row.items[0] for row in rows}) == len(rows)


@pytest.mark.parametrize("seed", range(4))
def test_every_row_with_points_has_pieces(seed: int) -> None:
    """PC-15.10: no matter how a game goes."""
    game = table(3, seed=seed)
    game.playout(Rng(seed))
    assert game.over
    for row in game.rules.score(game.state):
        for points, pieces in zip(row.points, row.items, strict=True):
            assert bool(pieces) >= bool(points), row
