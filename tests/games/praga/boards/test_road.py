"""Check the King's Road and Charles Bridge (PC-8)."""

from typing import Any

import pytest

from rules import Game

from ..builder import table
from ..names import NUMBER
from ..verbs import at, do, has, legal, legal_kinds, points

ACTION = {"tile": "action_tile_3", "segment": "gold_a", "action": True}
"""An action tile with upgrade and the King's Road has been taken."""
WALK = "kings_road half pawn"
IV = ("bridge_iv_1", "bridge_iv_3", "bridge_iv_5")
FULL = {0: "bridge_iv_2", 1: "bridge_iv_4", 2: "bridge_iv_6", 3: "bridge_v_1", 4: "bridge_v_2"}
OWNED = {1: {"endings": ("bridge_v_1", "bridge_v_2")}}
"""Whose the V tiles on it are."""


def walk(pawn: int, **said: Any) -> Game[Any]:
    """Return a game in which seat 0 has just walked on from a space."""
    game = table(turn=ACTION, pawn=pawn, **said)
    do(game, WALK)
    return game


def road(game: Game[Any]) -> set[str]:
    """Return what of the King's Road can be carried out."""
    return {one.removeprefix("road_effect ") for one in legal(game, "road_effect")}


def ways(game: Game[Any]) -> list[str]:
    """Return the ways of a choice, in their order."""
    return sorted(legal(game, "choose"))


# --- the street -----------------------------------------------------------------------------------------------------------------------


def test_one_space_at_a_time() -> None:
    """PC-8.1: other pawns do not block."""
    game = walk(0, others={1: {"pawn": 1}})
    assert (game.state.seats[0].pawn, WALK in legal(game)) == (1, False)


@pytest.mark.parametrize(("eggs", "offers"), [(0, {"1:base"}), (2, {"1:base", "1:egg"})])
def test_both_effects_of_a_street_are_open_once(eggs: int, offers: set[str]) -> None:
    """PC-8.2: the one for an egg only if it can be paid."""
    game = walk(0, egg=eggs)
    assert road(game) == offers
    assert has(game, "egg") == eggs
    if eggs:
        do(game, "road_effect 1:egg")
        do(game, ways(game)[0])
        assert (has(game, "egg"), has(game, "quarry"), road(game)) == (1, 4, {"1:base"})


@pytest.mark.parametrize(("way", "good"), [(0, (4, 2)), (1, (2, 4))])
def test_space_i_brings_gold_or_stone(way: int, good: tuple[int, int]) -> None:
    """PC-8.2"""
    game = walk(0)
    do(game, "road_effect 1:base")
    assert legal(game) == {"choose space_i.base/0:0", "choose space_i.base/0:1"}
    do(game, f"choose space_i.base/0:{way}")
    assert ((has(game, "gold"), has(game, "stone")), road(game)) == (good, set())


def test_what_is_mandatory_is_asked_for_at_the_end_of_the_turn() -> None:
    """PC-8.3, PC-14.1: the choice of space I is made then; the egg's effect lapses."""
    game = walk(0, egg=1)
    do(game, "end_turn end")
    assert legal_kinds(game) == {"choose"}
    do(game, ways(game)[0])
    assert (has(game, "gold"), has(game, "egg")) == (4, 1)
    assert "take" in legal_kinds(game)


@pytest.mark.parametrize(("gold", "offers"), [(0, set()), (1, {"2:base"})])
def test_space_ii_sells_points(gold: int, offers: set[str]) -> None:
    """PC-8.2: once, for a gold; what cannot be paid is not offered, but may be paid later in the turn."""
    game = walk(1, gold=gold)
    assert road(game) == offers
    if gold:
        do(game, "road_effect 2:base")
        assert (has(game, "gold"), points(game), road(game)) == (0, 4, set())


@pytest.mark.parametrize(("way", "window", "step"), [(0, 1, 0), (1, 0, 1)])
def test_space_ii_for_an_egg(way: int, window: int, step: int) -> None:
    """PC-8.2"""
    game = walk(1, egg=1, technology=1)
    do(game, "road_effect 2:egg")
    do(game, ways(game)[way])
    assert (has(game, "gold_window"), has(game, "technology"), has(game, "egg")) == (window, 1 + step, 0)


def test_space_iii_counts_upgrades_of_the_first_era() -> None:
    """PC-8.2, PC-A.10: covered ones included, those of the second era not; counted when it is carried out (PC-8.3)."""
    fields = {
        "mines": (("upgrade_e1_01", 0), ("upgrade_e1_02", 0)),
        "quarries": (("upgrade_e1_03", 0), ("upgrade_e2_01", 0)),
    }
    game = walk(2, fields=fields)
    do(game, "road_effect 3:base")
    assert points(game) == 9


@pytest.mark.parametrize(("way", "found"), [(0, (2, 3, 4)), (1, (0, 4, 5))])
def test_space_iii_for_an_egg(way: int, found: tuple[int, int, int]) -> None:
    """PC-8.2"""
    game = walk(2, egg=1)
    do(game, "road_effect 3:egg")
    do(game, ways(game)[way])
    assert (has(game, "silver_window"), has(game, "quarry"), has(game, "mine")) == found


def test_optional_parts_lapse() -> None:
    """PC-8.3"""
    game = walk(1, gold=2, egg=1)
    do(game, "end_turn end")
    assert (points(game), has(game, "gold"), has(game, "egg")) == (0, 2, 1)


# --- the bridge -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pawn", [3, 4])
def test_the_bridge_costs_an_egg(pawn: int) -> None:
    """PC-8.4, PC-8.5, PC-2.6: without one the action is not offered."""
    assert WALK not in legal(table(turn=ACTION, pawn=pawn))
    assert has(walk(pawn, egg=2), "egg") == 1


def test_beyond_the_bridge_there_is_nothing() -> None:
    """PC-8.1"""
    assert WALK not in legal(table(turn=ACTION, pawn=5, egg=5))


def test_three_are_looked_at_and_one_is_kept() -> None:
    """PC-8.4: the others go under the stack."""
    game = walk(3, egg=1, next_tiles=IV)
    assert legal(game) == {f"keep {tile}" for tile in IV}
    rest = game.state.plank_stacks[0].cards
    do(game, "keep bridge_iv_5")
    assert legal(game) == {f"lay_plank {slot}" for slot in range(5)}
    assert set(game.state.plank_stacks[0].cards[:2]) == {NUMBER["bridge_iv_1"], NUMBER["bridge_iv_3"]}
    assert game.state.plank_stacks[0].cards[2:] == rest


def test_a_plank_brings_both_fields_and_the_tile() -> None:
    """PC-8.4, PC-8.3: in any order, and later in the turn."""
    game = walk(3, egg=1, next_tiles=IV, strips=(0,) * 5, bridge={1: "bridge_iv_2"}, others={1: {"pawn": 4}})
    do(game, "keep bridge_iv_5")
    assert legal(game) == {f"lay_plank {slot}" for slot in (0, 2, 3, 4)}
    do(game, "lay_plank 3")
    assert road(game) == {"bridge_iv_5", "6", "7"}
    assert (has(game, "gold_window"), has(game, "gold"), has(game, "stone")) == (0, 2, 2)
    do(game, "road_effect 6")
    assert (has(game, "gold_window"), has(game, "stone")) == (1, 2)
    do(game, "road_effect bridge_iv_5")
    assert (has(game, "gold_window"), has(game, "gold"), road(game)) == (2, 4, {"7"})
    do(game, "end_turn end")
    assert has(game, "stone") == 3


def test_a_complete_bridge_gives_the_tile_only() -> None:
    """PC-T.15, PC-8.4, PC-8.7"""
    game = walk(3, egg=1, next_tiles=IV, bridge=FULL, others=OWNED)
    do(game, "keep bridge_iv_1")
    assert road(game) == {"bridge_iv_1"}
    do(game, "road_effect bridge_iv_1")
    assert (has(game, "blue_marker"), has(game, "egg"), road(game)) == (2, 0, set())
    assert NUMBER["bridge_iv_1"] in game.state.discarded_planks


@pytest.mark.parametrize(("tile", "project"), [("bridge_iv_3", "hunger_wall"), ("bridge_iv_4", "cathedral")])
@pytest.mark.parametrize("carried", [True, False])
def test_a_step_of_a_plank_is_optional(tile: str, project: str, carried: bool) -> None:
    """PC-8.8, PC-12.4: the window and the points are granted at the end of the turn, the step lapses."""
    game = walk(3, egg=1, next_tiles=(tile,), strips=(0,) * 5)
    do(game, f"keep {tile}", "lay_plank 1")
    if carried:
        do(game, f"road_effect {tile}")
        assert legal(game, "side") == {f"side {project}:0:1"}
    do(game, "end_turn end")
    assert (has(game, "silver_window"), has(game, "egg"), at(game, project)) == (1, 2, (0, 0))
    assert points(game) == 2 + 4


@pytest.mark.parametrize(
    ("tile", "what", "n"),
    [
        ("bridge_iv_1", "blue_marker", 2),
        ("bridge_iv_2", "red_marker", 2),
        ("bridge_iv_5", "gold_window", 1),
        ("bridge_iv_6", "university", 3),
    ],
)
def test_iv_tiles(tile: str, what: str, n: int) -> None:
    """PC-8.8"""
    game = walk(3, egg=1, next_tiles=(tile,), strips=(0,) * 5)
    do(game, f"keep {tile}", "lay_plank 1", f"road_effect {tile}")
    assert has(game, what) == n


def test_all_v_tiles_of_the_bridge_are_looked_at() -> None:
    """PC-8.5, PC-8.9: one is laid, both fields are gained, its points count now, its end later."""
    game = table(turn=ACTION, pawn=4, egg=1, next_tiles=("bridge_v_4",), strips=(0,) * 5)
    left = set(game.state.plank_stacks[1].cards)
    do(game, WALK)
    assert len(legal(game, "keep")) == len(left)
    do(game, "keep bridge_v_4")
    assert points(game) == 3
    assert legal(game) == {f"lay_plank {slot}" for slot in range(5)}
    do(game, "lay_plank 0")
    assert road(game) == {"0", "1"}
    assert game.state.seats[0].endings == (NUMBER["bridge_v_4"],)
    assert set(game.state.plank_stacks[1].cards) == left - {NUMBER["bridge_v_4"]}


def test_on_a_complete_bridge_a_v_tile_stays_with_the_pawn() -> None:
    """PC-8.5"""
    game = walk(4, egg=1, next_tiles=("bridge_v_4",), bridge=FULL, others=OWNED)
    do(game, "keep bridge_v_4")
    assert (points(game), road(game), game.state.seats[0].endings) == (3, set(), (NUMBER["bridge_v_4"],))


def test_without_v_tiles_the_way_is_open_all_the_same() -> None:
    """PC-8.6, PC-A.9"""
    game = table(turn=ACTION, pawn=4, egg=1)
    stack = game.state.plank_stacks
    game.state.discarded_planks = stack[1].cards
    game.state.plank_stacks = (stack[0], stack[1].holding(()))
    do(game, WALK)
    assert (game.state.seats[0].pawn, has(game, "egg"), road(game), legal_kinds(game) & {"keep", "lay_plank"}) == (5, 0, set(), set())
    assert not game.state.turn.action
