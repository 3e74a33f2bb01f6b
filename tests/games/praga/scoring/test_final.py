"""Check the final scoring and the winner (PC-15)."""

from typing import Any

import pytest

from rules import Game
from rules.engine.worth.credit import credited

from ..builder import table
from ..verbs import do, has, points

END = {"tile": "action_tile_1", "segment": "special_1"}
"""The last turn of the game, in which nothing is left to do; the points of its wheel bonus are not open."""


def ended(players: int = 2, **said: Any) -> Game[Any]:
    """Return a game that is over after seat 0's last turn."""
    game = table(players, **{"turns": 16 * players - 1, "turn": END, **said})
    do(game, "end_turn end")
    return game


def row(game: Game[Any], name: str, seat: int = 0) -> int:
    """Return the points of a row of the score sheet."""
    return credited(game.state.credited, seat, name)


@pytest.mark.parametrize(("technology", "university", "n"), [(7, 0, 0), (7, 9, 21), (7, 1, 0), (7, 2, 7), (8, 5, 16), (3, 7, 6), (0, 9, 0)])
def test_academics(technology: int, university: int, n: int) -> None:
    """PC-15.3, PC-T.4"""
    assert row(ended(technology=technology, university=university), "academics") == n


@pytest.mark.parametrize(("level", "wall", "church"), list(zip(range(6), (0, 3, 6, 10, 15, 20), (0, 2, 5, 8, 12, 16), strict=True)))
def test_rows_of_the_projects(level: int, wall: int, church: int) -> None:
    """PC-15.4, PC-12.13"""
    game = ended(hunger_wall=(level, 0), cathedral=(level, 0))
    assert (row(game, "hunger_wall"), row(game, "cathedral")) == (wall, church)


@pytest.mark.parametrize(("column", "value"), list(enumerate((0, 1, 1, 2, 2, 3))))
def test_markers(column: int, value: int) -> None:
    """PC-15.5: blue ones by the Hunger Wall, red ones by the cathedral."""
    game = ended(hunger_wall=(0, column), cathedral=(0, 5), blue_marker=4, red_marker=2)
    assert (row(game, "blue_markers"), row(game, "red_markers")) == (4 * value, 6)
    game = ended(cathedral=(0, column), red_marker=3, blue_marker=7)
    assert (row(game, "blue_markers"), row(game, "red_markers")) == (0, 3 * value)


@pytest.mark.parametrize(("walls", "n"), [(0, 0), (2, 0), (3, 4), (4, 10), (5, 10), (6, 18), (8, 18)])
def test_walls(walls: int, n: int) -> None:
    """PC-15.6, PC-T.7: wherever they are."""
    sites = {f"wall_site_{8 - place:02}": (f"wall_e1_{place + 1:02}", 0) for place in range(walls)}
    assert row(ended(walls=sites), "wall_count") == n


ENDINGS: list[tuple[str, dict[str, Any], int]] = [
    ("bridge_v_1", {"university": 7}, 7),
    ("bridge_v_2", {"fields": {"mines": (("upgrade_e1_01", 0), ("upgrade_e1_02", 0)), "wall": (("upgrade_e2_05", 0),)}}, 9),
    ("bridge_v_3", {"walls": {"wall_site_01": ("wall_e1_01", 0), "wall_site_05": ("wall_e1_02", 0)}}, 4),
    ("bridge_v_4", {"quarry": 8}, 7),
    ("bridge_v_5", {"mine": 9}, 8),
    ("bridge_v_5", {"mine": 1}, 0),
    ("bridge_v_6", {"hunger_wall": (5, 0), "cathedral": (3, 2)}, 8),
]


@pytest.mark.parametrize(("tile", "said", "n"), ENDINGS)
def test_v_tiles(tile: str, said: dict[str, Any], n: int) -> None:
    """PC-15.7: the immediate points are not scored again."""
    game = ended(endings=(tile,), **said)
    assert (row(game, "endings"), row(game, "bridge")) == (n, 0)


def test_several_v_tiles() -> None:
    """PC-15.7"""
    assert row(ended(endings=("bridge_v_1", "bridge_v_5"), university=3, mine=4), "endings") == 6


SEALED: list[tuple[set[str], int, int, int]] = [
    ({"seal_gold_two"}, 9, 3, 18),
    ({"seal_stone_two"}, 4, 9, 18),
    ({"seal_pair_three"}, 5, 8, 15),
    ({"seal_pair_three"}, 8, 5, 15),
    ({"seal_six_points"}, 5, 5, 6),
    ({"seal_four_points"}, 5, 5, 4),
    ({"seal_gold_two", "seal_stone_two"}, 4, 5, 18),
    ({"seal_gold_two", "seal_pair_three"}, 5, 3, 13),
    ({"seal_gold_two", "seal_pair_three"}, 3, 8, 9),
    ({"seal_stone_two", "seal_pair_three"}, 8, 3, 9),
    ({"seal_gold_two", "seal_stone_two", "seal_pair_three"}, 4, 4, 16),
    ({"seal_gold_two", "seal_six_points", "seal_four_points"}, 1, 0, 12),
    (set(), 9, 9, 0),
]


@pytest.mark.parametrize(("owned", "gold", "stone", "n"), SEALED)
def test_seals(owned: set[str], gold: int, stone: int, n: int) -> None:
    """PC-9.13, PC-15.7, PC-T.5, PC-T.6: every gold and stone once, split in the best way."""
    game = ended(seals=dict.fromkeys(owned, 0), gold=gold, stone=stone)
    assert row(game, "seals") == n


def test_seals_of_others_count_for_them() -> None:
    """PC-9.13"""
    game = ended(seals={"seal_six_points": 1}, gold=9)
    assert (row(game, "seals"), row(game, "seals", 1)) == (0, 6)


@pytest.mark.parametrize(("eggs", "n"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (7, 10)])
def test_eggs(eggs: int, n: int) -> None:
    """PC-15.8, PC-T.8"""
    assert row(ended(egg=eggs), "eggs") == n


# --- open plazas ---------------------------------------------------------------------------------------------------------------------


def test_open_plazas_bring_the_lower_reward_once() -> None:
    """PC-7.15, PC-15.2: without a majority, two cubes bring no more than one; a cube on an evaluated plaza no longer exists."""
    game = ended(
        buildings={"n6": ("building_e1_06", 0, 0, 0), "n7": ("building_e1_07", 0, 0, 0), "n8": ("building_e1_04", 0, 1, 1)},
        plazas={"plaza_f": ("plaza_tile_05", 0)},
        cubes=0,
    )
    assert [row(game, "open_plazas", seat) for seat in (0, 1)] == [6, 6]
    assert has(game, "gold_window") == 0


def test_buildings_without_a_cube_have_no_claim_at_the_end() -> None:
    """PC-15.2"""
    game = ended(buildings={"n6": ("building_e1_02", 0, 0, -1)}, plazas={"plaza_f": ("plaza_tile_05", 0)})
    assert row(game, "open_plazas") == 0


def test_what_open_plazas_bring_counts_in_the_later_steps() -> None:
    """PC-15.2, PC-A.19: gold for a wealth bonus and a seal, markers, an egg."""
    game = ended(
        buildings={"n1": ("building_e1_06", 0, 0, 0), "n11": ("building_e1_07", 0, 0, 0), "n14": ("building_e1_04", 0, 0, 0)},
        plazas={"plaza_d": ("plaza_tile_02", 0), "plaza_g": ("plaza_tile_06", 0), "plaza_h": ("plaza_tile_10", 0)},
        seals={"seal_gold_two": 0},
        gold=5,
        wealth=0,
        cubes=0,
        hunger_wall=(0, 1),
    )
    assert (has(game, "gold"), has(game, "egg"), has(game, "blue_marker")) == (7, 2, 2)
    assert (row(game, "seals"), row(game, "eggs"), row(game, "blue_markers")) == (14, 3, 2)


def test_gold_above_the_limit_is_lost_at_the_end_too() -> None:
    """PC-15.11, PC-9.1"""
    game = ended(
        buildings={"n1": ("building_e1_06", 0, 0, 0)}, plazas={"plaza_d": ("plaza_tile_02", 0)}, gold=9, seals={"seal_gold_two": 0}
    )
    assert (has(game, "gold"), row(game, "seals")) == (9, 18)


def test_track_steps_of_open_plazas_count() -> None:
    """PC-15.2, PC-15.1: a university step before the academics."""
    game = ended(buildings={"o1": ("building_e1_06", 0, 0, 0)}, plazas={"plaza_a": ("plaza_tile_08", 0)}, technology=4, university=4)
    assert (has(game, "university"), row(game, "academics"), row(game, "open_plazas")) == (5, 8, 6)


def test_no_windows_are_lost_or_used_after_the_last_turn() -> None:
    """PC-15.2, PC-2.4: nothing more is asked."""
    game = ended(silver_window=2, technologies=("technology_3_3",), seal_rights=1, cubes=2)
    assert (game.decision, game.state.standings is not None) == (None, True)


def test_the_sheet_adds_up() -> None:
    """PC-15.10: every point has a row."""
    game = ended(egg=2, technology=4, university=4, hunger_wall=(2, 3), blue_marker=2, walls={"wall_site_01": ("wall_e1_01", 0)})
    sheet = game.rules.score(game.state)
    for seat in (0, 1):
        assert sum(line.points[seat] for line in sheet) == points(game, seat) == totals(game)[seat]


# --- the winner ------------------------------------------------------------------------------------------------------------------------


def totals(game: Game[Any]) -> list[int]:
    """Return the results in the order of the seats."""
    return [standing.score for standing in sorted(game.state.standings, key=lambda standing: standing.player)]


def ranks(game: Game[Any]) -> list[int]:
    """Return the places in the order of the seats."""
    return [standing.rank for standing in sorted(game.state.standings, key=lambda standing: standing.player)]


def test_most_points_win() -> None:
    """PC-15.9"""
    game = ended(3, turns=47, egg=4, others={1: {"egg": 1}, 2: {"egg": 2}})
    assert (totals(game), ranks(game)) == ([10, 1, 3], [1, 3, 2])


@pytest.mark.parametrize(("first", "places"), [(0, [4, 3, 2, 1]), (1, [1, 4, 3, 2]), (3, [3, 2, 1, 4])])
def test_a_tie_goes_to_who_is_later(first: int, places: list[int]) -> None:
    """PC-15.9, PC-T.17: later in turn order, no matter who began."""
    game = table(4, turns=63, turn=END)
    game.state.first = first
    do(game, "end_turn end")
    assert (totals(game), ranks(game)) == ([0] * 4, places)
    assert [standing.won for standing in sorted(game.state.standings, key=lambda one: one.player)] == [place == 1 for place in places]


def test_only_the_tied_compare() -> None:
    """PC-15.9"""
    game = ended(3, turns=47, egg=1, others={1: {"egg": 1}})
    assert ranks(game) == [2, 1, 3]
