"""Check the action crane: taking tiles, the wheel and its bonuses, the return of a tile (PC-3)."""

import pytest

from rules.games.praga.board.wheel import front, returned, segment_at
from rules.games.praga.components import ERA_TURNS, SEGMENTS, START_BOX, TURNS

from ..builder import fresh, record, table
from ..names import ACTION_TILES
from ..verbs import check_taken_back, do, has, legal, legal_kinds, points

ROW = {position: f"action_tile_{position + 1}" for position in range(6)}
"""The tiles on the first six positions: four in the red zone, two in the green one."""
SPECIAL = {"action": True, "wheel": True, "segment": "special_1"}


def halves(*tiles: int) -> set[str]:
    """Return the ways to take these action tiles."""
    return {f"take action_tile_{tile} {half}" for tile in tiles for half in (0, 1)}


def bonus(box: int, positions: list[int]) -> list[str]:
    """Return the kinds of wheel bonuses at positions, the points instead of a special tile with a number."""
    found = []
    for position in positions:
        (effect,) = SEGMENTS[segment_at(box, position)].effects
        if effect.op == "trade":
            found.append(f"egg for {effect.cost[0][0]}")
        elif effect.op == "special_tile_right":
            found.append(f"special or {effect.branches[0][0].n}")
        else:
            found.append(effect.what)
    return found


@pytest.mark.parametrize(
    ("players", "positions", "expected"),
    [
        (2, [0, 1, 2, 3, 4, 5], ["gold", "special or 2", "silver_window", "egg for gold", "stone", "special or 1"]),
        (3, [0, 1, 2, 3, 5, 6], ["special or 1", "gold", "silver_window", "egg for stone", "special or 1", "stone"]),
        (4, [0, 1, 2, 3, 4, 5], ["stone", "gold", "special or 2", "silver_window", "egg for gold", "stone"]),
    ],
)
def test_wheel_bonuses_at_the_start(players: int, positions: list[int], expected: list[str]) -> None:
    """PC-T.18, PC-3.1"""
    assert bonus(START_BOX[players], positions) == expected
    game = fresh(players)
    assert [position for position, tile in enumerate(game.state.crane) if tile] == positions


@pytest.mark.parametrize(("players", "at_era", "at_end"), [(1, 3, 8), (2, 3, 8), (3, 8, 8), (4, 8, 8)])
def test_the_box_goes_round(players: int, at_era: int, at_end: int) -> None:
    """PC-T.19, PC-3.9: it is never at position 0 after a turn."""
    crane, box, places = (0,) * 12, START_BOX[players], [START_BOX[players]]
    for _ in range(TURNS[players]):
        _, box, _ = returned(crane, box, 1)
        places.append(box)
    assert 0 not in places[1:]
    assert (places[ERA_TURNS[players]], places[-1]) == (at_era, at_end)


def test_only_the_red_zone_asks_for_gold() -> None:
    """PC-3.2: without the gold a tile cannot be chosen; green and blue tiles cost nothing."""
    poor = table(crane=ROW, box=9, gold=0)
    assert legal(poor, "take") == halves(5, 6)
    rich = table(crane=ROW, box=9, gold=1)
    assert legal(rich, "take") == halves(1, 2, 3, 4, 5, 6)
    do(rich, "take action_tile_4 0")
    assert (has(rich, "gold"), points(rich)) == (0, 0)
    assert "take" not in legal_kinds(rich)


@pytest.mark.parametrize(("position", "expected"), [(4, 0), (6, 0), (7, 1), (8, 2), (9, 3), (10, 4), (11, 5)])
def test_the_blue_zone_brings_points(position: int, expected: int) -> None:
    """PC-3.1, PC-3.2"""
    crane = {0: "action_tile_1", 1: "action_tile_2", 2: "action_tile_3", 3: "action_tile_4", 5: "action_tile_5", position: "action_tile_6"}
    game = table(crane=crane, box=12 - position if position > 6 else 7)
    do(game, "take action_tile_6 0")
    assert (points(game, row="crane"), has(game, "gold")) == (expected, 2)


def test_a_tile_does_not_pay_for_itself() -> None:
    """PC-3.3: gold of the tile's own segment comes too late; gold gained earlier in the turn does not."""
    game = table(crane=ROW, box=9, gold=0, technologies=["technology_3_6"])
    assert "take action_tile_1 0" not in legal(game)
    do(game, "technology technology_3_6", "take action_tile_1 0", "wheel gold_a")
    assert has(game, "gold") == 2


@pytest.mark.parametrize(("position", "gold"), [(3, 1), (4, 2), (8, 2)])
def test_a_five_point_bonus_replaces_the_points_of_the_zone(position: int, gold: int) -> None:
    """PC-3.4, PC-3.10, PC-A.6: exactly five points in any zone; the red cost remains; the bonus is gone afterwards."""
    crane = {0: "action_tile_1", 1: "action_tile_2", 2: "action_tile_3", 5: "action_tile_5", 7: "action_tile_6", position: "action_tile_4"}
    game = table(crane=crane, box=10, fives=["action_tile_4"])
    do(game, "take action_tile_4 1")
    assert (points(game, row="crane"), has(game, "gold")) == (5, gold)
    assert game.state.fives == ()


@pytest.mark.parametrize(
    ("segment", "gained"),
    [
        pytest.param("gold_a", {"gold": 4}, id="PC-3.5 gold"),
        pytest.param("stone_b", {"gold": 3, "stone": 3}, id="PC-3.5 stone"),
        pytest.param("silver_window_a", {"gold": 3, "silver_window": 1}, id="PC-3.5 window"),
        pytest.param("egg_for_gold", {"gold": 2, "egg": 1}, id="PC-3.5 an egg for gold"),
        pytest.param("egg_for_stone", {"gold": 3, "stone": 1, "egg": 1}, id="PC-3.5 an egg for stone"),
    ],
)
def test_a_wheel_bonus_is_used_once(segment: str, gained: dict[str, int]) -> None:
    """PC-2.4: (c), after the tile has been taken, also after its action."""
    game = table(turn={"tile": "action_tile_1", "wheel": True, "action": True, "segment": segment})
    do(game, "mines half raise", f"wheel {segment}")
    assert {what: has(game, what) for what in gained} == gained
    assert "wheel" not in legal_kinds(game)


@pytest.mark.parametrize(
    ("gold", "said", "left"),
    [
        pytest.param(0, ["mines half produce", "wheel egg_for_gold"], 2, id="PC-T.1 the action first"),
        pytest.param(1, ["wheel egg_for_gold"], 0, id="PC-T.2 the bonus first"),
    ],
)
def test_an_egg_is_bought_when_there_is_gold(gold: int, said: list[str], left: int) -> None:
    game = table(gold=gold, turn={"tile": "action_tile_1", "wheel": True, "action": True, "segment": "egg_for_gold"}, mine=4)
    do(game, *said)
    assert (has(game, "gold"), has(game, "egg")) == (left, 1)


def test_an_egg_that_cannot_be_paid_for_is_not_offered() -> None:
    """PC-2.10"""
    game = table(gold=0, turn={"tile": "action_tile_1", "wheel": True, "segment": "egg_for_gold"})
    assert "wheel" not in legal_kinds(game)


def test_one_of_the_two_actions_is_performed() -> None:
    """PC-3.6: the other is ignored; neither has to be performed."""
    game = table(crane=ROW, box=9, stone=9)
    do(game, "take action_tile_5 0")
    assert {"quarries half raise", "quarries half produce"} <= legal(game)
    assert "building" in legal_kinds(game)
    assert "end_turn end" in legal(game)
    do(game, "quarries half raise")
    assert not {"quarries", "building"} & legal_kinds(game)


WALLS = ["wall_e1_01", "wall_e1_02", "wall_e1_03", "wall_e1_s2"]


def test_a_special_tile_takes_the_place_of_its_points() -> None:
    """PC-3.7: as long as the right is open, the special tile is among the choices; then there are no points."""
    game = table(rows={"wall": WALLS}, stone=9, turn={"tile": "action_tile_1", **SPECIAL})
    do(game, "wall half wall_e1_s2", "lay_wall wall_site_01 0", "end_turn end")
    assert points(game, row="crane") == 0


def test_a_cashed_right_is_gone() -> None:
    """PC-3.7"""
    game = table(rows={"wall": WALLS}, stone=9, turn={"tile": "action_tile_1", **SPECIAL})
    do(game, "cash cash")
    assert points(game, row="crane") == 1
    assert legal(game, "wall") == {"wall half wall_e1_01", "wall half wall_e1_02", "wall half wall_e1_03"}


def test_an_unused_right_turns_into_points() -> None:
    """PC-3.7, PC-14.1: also if a normal tile has been taken."""
    game = table(rows={"wall": WALLS}, stone=9, turn={"tile": "action_tile_1", **SPECIAL, "segment": "special_2"})
    do(game, "wall half wall_e1_03", "lay_wall wall_site_01 0")
    assert legal(game, "cash") == {"cash cash"}
    do(game, "end_turn end")
    assert points(game, row="crane") == 2


@pytest.mark.parametrize("source", ["extra", "technology"])
def test_the_right_holds_only_for_the_action_of_the_tile(source: str) -> None:
    """PC-3.7, PC-10.10, PC-13.4"""
    game = table(
        rows={"wall": WALLS},
        stone=9,
        technologies=["technology_4_2"],
        turn={"tile": "action_tile_2", **SPECIAL, "extra": "open" if source == "extra" else ""},
    )
    if source == "technology":
        do(game, "technology technology_4_2")
    assert {said.split()[-1] for said in legal(game, "wall")} == set(WALLS[:3])


def test_a_special_tile_must_be_paid_for() -> None:
    """PC-A.32"""
    game = table(rows={"wall": [*WALLS[:3], "wall_e1_s1"]}, stone=3, turn={"tile": "action_tile_1", **SPECIAL})
    assert "wall half wall_e1_s1" not in legal(game)


@pytest.mark.parametrize(
    ("crane", "box", "after", "new_box", "overflow"),
    [
        pytest.param({0, 1, 2, 3, 4}, 9, {0, 1, 2, 3, 4, 5}, 10, None, id="PC-3.8 one on"),
        pytest.param({1, 3, 5, 7, 11}, 9, {0, 2, 4, 6, 8, 5}, 10, 5, id="PC-T.14 to the lowest green position"),
        pytest.param({3, 4, 5, 7, 11}, 9, {0, 4, 5, 6, 8, 1}, 10, 1, id="PC-A.13 to the lowest red one if the green ones are taken"),
        pytest.param({3, 1, 5, 7, 11}, 4, {0, 2, 4, 6, 8, 1}, 5, 1, id="PC-3.8 the box blocks a position"),
        pytest.param({0, 1, 2, 3, 4}, 11, {0, 2, 3, 4, 5, 6}, 1, None, id="PC-3.8 two on past position 0"),
        pytest.param({1, 2, 3, 4, 10}, 11, {0, 3, 4, 5, 6, 2}, 1, 2, id="PC-3.8 an overflow in the second turn of the wheel"),
    ],
)
def test_the_wheel_turns(crane: set[int], box: int, after: set[int], new_box: int, overflow: int | None) -> None:
    """PC-3.8, PC-3.9: the used tile goes to position 0."""
    tiles = dict(zip(sorted(crane), range(1, 6), strict=True))
    found, at, pushed = returned(tuple(tiles.get(position, 0) for position in range(12)), box, 6)
    assert at == new_box
    assert found[0] == 6
    assert {position for position, tile in enumerate(found) if tile} == after
    assert sorted(tile for tile in found if tile) == [1, 2, 3, 4, 5, 6]
    assert (found.index(pushed) if pushed else None) == overflow


def test_a_tile_that_overflows_is_worth_five_points() -> None:
    """PC-T.14, PC-3.8: taking it in the green zone costs nothing."""
    crane = {11: "action_tile_6", 1: "action_tile_2", 2: "action_tile_3", 3: "action_tile_4", 7: "action_tile_5"}
    game = table(crane=crane, box=9, turn={"tile": "action_tile_1"}, others={1: {"gold": 0}})
    do(game, "end_turn end")
    assert game.state.crane[4] == ACTION_TILES["action_tile_4"]
    assert game.state.crane[5] == ACTION_TILES["action_tile_6"]
    assert game.state.fives == (ACTION_TILES["action_tile_6"],)
    do(game, "take action_tile_6 0")
    assert (points(game, 1), has(game, "gold", 1)) == (5, 0)


def test_a_second_overflow_keeps_one_bonus() -> None:
    """PC-3.10, PC-A.7: several tiles may have one at the same time."""
    crane = {11: "action_tile_6", 1: "action_tile_2", 2: "action_tile_3", 3: "action_tile_4", 7: "action_tile_5"}
    game = table(crane=crane, box=9, turn={"tile": "action_tile_1"}, fives=["action_tile_6", "action_tile_5"])
    do(game, "end_turn end")
    assert sorted(game.state.fives) == [ACTION_TILES["action_tile_5"], ACTION_TILES["action_tile_6"]]


def test_a_bonus_stays_with_its_segment_until_the_tile_is_taken() -> None:
    """PC-3.1: the zone of a tile changes, its wheel bonus does not."""
    game = table(crane=ROW, box=9)
    before = segment_at(game.state.box, 2)
    do(game, "take action_tile_1 0", "end_turn end")
    assert game.state.crane[3] == ACTION_TILES["action_tile_3"]
    assert segment_at(game.state.box, 3) == before


def test_a_tile_can_always_be_taken() -> None:
    """PC-3.11: at least two tiles cost nothing."""
    crane = {0: "action_tile_1", 1: "action_tile_2", 2: "action_tile_3", 3: "action_tile_4", 8: "action_tile_5", 9: "action_tile_6"}
    assert legal(table(crane=crane, box=7, gold=0), "take") == halves(5, 6)


def test_the_front_is_the_highest_position() -> None:
    """PC-17.2, PC-18.5"""
    crane = (0, 1, 2, 0, 3, 0, 0, 4, 0, 5, 0, 0)
    assert [front(crane, nth) for nth in (1, 2, 3)] == [9, 7, 4]


def test_taking_a_tile_reveals_nothing() -> None:
    """PC-20.1, PC-20.2: tile, bonus and action are taken back one by one."""
    check_taken_back(record(table(crane=ROW, box=9)), ["take action_tile_1 0", "wheel gold_a"], "mines half produce")
