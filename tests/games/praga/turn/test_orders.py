"""Check the order of effects gained at the same moment: the player's choice, wherever it can make a difference (PC-2.8, 7.10, 14.1)."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rules import Game, Value
from rules.engine.sequence.pool import pool
from rules.games.praga.components import ACTIONS, PRODUCTION_SPACE
from rules.games.praga.state import SideStep
from rules.games.praga.steps.tracks import Advance
from tests.slow import rest_slow

from ..builder import table
from ..verbs import at, do, has, legal, legal_kinds, points

TAKEN: dict[str, Any] = {"tile": "action_tile_1"}
UP = (1, 2)
"""The space of the Hunger Wall before an up arrow into tier II, which costs 1 gold and 1 stone."""
STREET: dict[str, Value | bool] = {"kings_road_ii": "window_points"}
BONUS = {"mines": (("upgrade_e1_01", 0),)}


def ending(turn: dict[str, Any], **said: Any) -> Game[Any]:
    """Return a game in which seat 0 has just ended the turn with things left open."""
    game = table(turn={**TAKEN, **turn}, **said)
    do(game, "end_turn end")
    return game


# --- loose ends -------------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "n"), [("silver_window_a", 2), ("2:base", 0)])
def test_windows_count_as_soon_as_they_are_there(first: str, n: int) -> None:
    """PC-8.3, PC-14.1, PC-16.2: 2 points for each silver window, before or after the one of the wheel."""
    turn = {"road": ("road_effect:2:base",), "wheel": True, "segment": "silver_window_a"}
    game = ending(turn, options=STREET, pawn=2)
    assert legal(game) == {"carry_out silver_window_a", "carry_out 2:base"}
    do(game, f"carry_out {first}")
    assert (points(game), has(game, "silver_window"), game.decider) == (n, 1, 1)


def test_what_makes_no_difference_is_not_asked() -> None:
    """PC-14.1: two goods, a step without an arrow, points."""
    turn = {"road": ("road_effect:3:base",), "wheel": True, "segment": "gold_a", "steps": (SideStep(1, False), SideStep(0, False))}
    game = ending(turn, pawn=3, fields=BONUS)
    assert (at(game, "hunger_wall"), at(game, "cathedral"), has(game, "gold"), game.decider) == ((0, 1), (0, 1), 3, 1)
    assert points(game, row="road") == 3


def test_a_step_can_wait_for_all_that_pays_for_the_tier() -> None:
    """PC-2.8, PC-12.9: neither the stone of the wheel nor the gold of the road is enough by itself."""
    turn = {"road": ("road_effect:1:base",), "wheel": True, "segment": "stone_a", "steps": (SideStep(0, False),)}
    game = ending(turn, pawn=1, gold=0, stone=0, hunger_wall=UP)
    assert legal(game) == {"carry_out hunger_wall", "carry_out 1:base", "carry_out stone_a"}
    do(game, "carry_out 1:base")
    do(game, min(legal(game, "choose")))
    assert (has(game, "gold"), at(game, "hunger_wall")) == (2, UP)
    do(game, "carry_out stone_a")
    assert legal(game) == {"pay_entry pay_entry", "decline decline"}
    do(game, "pay_entry pay_entry")
    assert (at(game, "hunger_wall"), game.decider) == ((2, 3), 1)


@pytest.mark.parametrize(("first", "left"), [("hunger_wall", 9), ("gold_a", 8)])
def test_a_tier_can_be_paid_before_a_good_for_which_there_is_no_room(first: str, left: int) -> None:
    """PC-2.8, PC-9.1: with 9 gold, the gold of the wheel is lost unless some has been paid before."""
    turn = {"wheel": True, "segment": "gold_a", "steps": (SideStep(0, False),)}
    game = ending(turn, gold=9, stone=5, hunger_wall=UP)
    assert legal(game) == {"carry_out hunger_wall", "carry_out gold_a"}
    do(game, f"carry_out {first}", "pay_entry pay_entry")
    assert (has(game, "gold"), at(game, "hunger_wall"), game.decider) == (left, (2, 3), 1)


def test_the_last_of_them_is_not_asked_about() -> None:
    """PC-14.1: a step onto the arrow that is the only thing left is carried out."""
    game = ending({"steps": (SideStep(0, False),)}, gold=1, stone=1, hunger_wall=UP)
    assert legal(game) == {"pay_entry pay_entry", "decline decline"}


def test_a_bonus_that_asks_comes_after_a_step_it_does_not_hinder() -> None:
    """PC-4.8 f, PC-2.8: neither the good of one bonus nor the track of the other changes whether the tier can be paid."""
    bonuses = (1, 0, 0, 0, 0, 0)
    fields = {"mines": (("upgrade_e1_01", 0), ("upgrade_e1_02", 0))}
    turn = {"bonuses": bonuses, "heights": (1, 0, 0, 0, 0, 0), "steps": (SideStep(0, False),)}
    game = ending(turn, fields=fields, gold=1, stone=1, hunger_wall=UP)
    assert legal(game) == {"pay_entry pay_entry", "decline decline"}
    do(game, "decline decline")
    assert legal(game) == {"upgrade_bonus upgrade_e1_01", "upgrade_bonus upgrade_e1_02"}


def test_a_tier_is_decided_on_once_the_technologies_are_known() -> None:
    """PC-2.8, PC-10.2, PC-12.9: what a bonus turns up comes first if a step leads to a decision; either way everything can be reached."""
    of_wall = tuple(int(action == "wall") for action in ACTIONS)
    fields, turn = {"wall": (("upgrade_e2_06", 0),)}, {"bonuses": of_wall, "heights": of_wall, "steps": (SideStep(0, False),)}
    game = ending(turn, fields=fields, technology=0, gold=1, stone=1, hunger_wall=UP)
    assert legal_kinds(game) == {"keep"}
    while "keep" in legal_kinds(game) or "put_under" in legal_kinds(game):
        do(game, min(legal(game)))
    assert legal(game) == {"pay_entry pay_entry", "decline decline"}


# --- rewards ----------------------------------------------------------------------------------------------------------------------------


def both(face: int = 0, **said: Any) -> Game[Any]:
    """Return a game in which seat 1 takes both rewards of a plaza immediately, in the turn of seat 0 (PC-7.11): steps and a good."""
    buildings = {
        "n1": ("building_e1_06", 0, 1, 1),
        "n2": ("building_e1_11", 0, 1, 1),
    }
    game = table(
        options={"plaza_reward_timing": "immediate"},
        buildings=buildings,
        plazas={"plaza_d": ("plaza_tile_02", face)},
        rows={"building": ("building_e1_04", "", "", "")},
        turn={"extra": "open"},
        gold=9,
        stone=9,
        others={1: said},
    )
    do(game, "building extra building_e1_04", "site n3", "lay_building n3 0")
    while game.decider == 0 and "reward" in legal_kinds(game):
        do(game, "reward lower")
    return game


def test_both_rewards_in_any_order() -> None:
    """PC-7.10, PC-7.14: the gold of the lower half may come before the steps of the upper one."""
    game = both(hunger_wall=UP, gold=0, stone=1)
    assert (game.decider, legal(game)) == (1, {"carry_out hunger_wall", "carry_out lower"})
    do(game, "carry_out lower")
    assert has(game, "gold", 1) == 2
    do(game, "pay_entry pay_entry")
    assert at(game, "hunger_wall", 1) == (2, 3)


def test_parts_of_one_reward_join_those_of_the_other() -> None:
    """PC-2.8: of the steps of the upper half, the one whose place does not matter is taken first; the gold may come before the other."""
    game = both(hunger_wall=UP, cathedral=(1, 0), gold=0, stone=1)
    assert (at(game, "cathedral", 1), game.decider) == ((1, 1), 1)
    assert legal(game) == {"carry_out hunger_wall", "carry_out lower"}
    do(game, "carry_out lower", "pay_entry pay_entry")
    assert (at(game, "hunger_wall", 1), has(game, "gold", 1), game.decider) == ((2, 3), 1, 0)


def test_rewards_that_make_no_difference_are_taken_at_once() -> None:
    """PC-7.10: goods and points."""
    game = both(hunger_wall=(0, 0), cathedral=(0, 0), gold=0)
    assert game.decider == 0
    assert (at(game, "hunger_wall", 1), at(game, "cathedral", 1), has(game, "gold", 1)) == ((0, 1), (0, 1), 2)


# --- what meets -------------------------------------------------------------------------------------------------------------------------


def test_symbols_that_meet_are_gained_together() -> None:
    """PC-6.2, PC-2.8: a good and the draw of a technology do not depend on each other: only the tile to keep is asked."""
    fields = {"mines": (("upgrade_e1_02", 3),)}
    game = table(technology=0, gold=0, fields=fields, turn={"extra": "open"}, rows={"wall": ("wall_e1_06", "", "", "")}, stone=9)
    do(game, "wall extra wall_e1_06")
    asked = set()
    for way in sorted(legal(game, "lay_wall")):
        after = game.copy()
        do(after, way)
        asked |= legal_kinds(after)
        if "keep" in legal_kinds(after):
            assert has(after, "gold") == 1
    assert "keep" in asked
    assert "carry_out" not in asked


def test_nothing_is_lost_by_cubes_that_pass_a_tier_together() -> None:
    """PC-12.9, PC-2.8: with goods for one tier only, either arrow can be followed: declining one leaves the goods for the other."""
    turn = {"steps": (SideStep(0, False), SideStep(1, False))}
    game = ending(turn, gold=1, stone=1, hunger_wall=UP, cathedral=(1, 3))
    assert legal(game) == {"pay_entry pay_entry", "decline decline"}
    do(game, "decline decline", "pay_entry pay_entry")
    assert (at(game, "cathedral"), at(game, "hunger_wall"), game.decider) == ((2, 4), (1, 3), 1)


def test_an_order_that_makes_no_difference_to_a_step_is_not_asked() -> None:
    """PC-2.8, PC-12.9: the gold of the wheel comes before or after a step into a tier whose stone is missing anyway."""
    turn = {"wheel": True, "segment": "gold_a", "steps": (SideStep(0, False),)}
    game = ending(turn, gold=0, stone=0, hunger_wall=UP)
    assert (at(game, "hunger_wall"), has(game, "gold"), game.decider) == ((1, 3), 1, 1)


def test_both_tracks_choose_from_the_river_in_any_order() -> None:
    """PC-9.5, PC-2.8: the same pairs of production tiles can be had, no matter which track chooses first."""
    before = table(mine=PRODUCTION_SPACE[0] - 1, quarry=PRODUCTION_SPACE[1] - 1)
    pool(before.rules.context(before.state), 0, Advance(0, 0, 1), Advance(0, 1, 1))
    game = Game(before.rules, before.state)
    assert legal_kinds(game) == {"production"}
    do(game, min(legal(game)))
    do(game, min(legal(game)))
    assert all(game.state.seats[0].production)


def test_the_only_thing_there_is_to_do_is_not_asked_about() -> None:
    """PC-2.8, PC-10.1: two steps on the technology track, from edges that meet, are made one by one; nothing can come before them."""
    asked = set()
    for rotation in range(6):
        walls = {"wall_site_02": ("wall_e1_10", rotation)}
        game = table(technology=4, stone=9, turn={"extra": "open"}, walls=walls, rows={"wall": ("wall_e1_03", "", "", "")})
        do(game, "wall extra wall_e1_03")
        for way in sorted(legal(game, "lay_wall")):
            after = game.copy()
            do(after, way)
            asked |= {(kind, has(after, "technology")) for kind in legal_kinds(after)}
    assert ("keep", 5) in asked
    assert "carry_out" not in {kind for kind, _ in asked}


# --- whatever is open -------------------------------------------------------------------------------------------------------------------


def left_open(seed: int) -> Game[Any]:
    """Return a game in which the turn has just ended with several things open, of which seat 0 has more or less room and goods."""
    rng = Random(seed)
    space = rng.choice((1, 2, 3))
    turn: dict[str, Any] = {
        **TAKEN,
        "wheel": rng.random() < 0.7,
        "segment": rng.choice(("gold_a", "stone_a", "silver_window_a")),
        "steps": tuple(SideStep(project, False) for project in (0, 1) if rng.random() < 0.7),
        "road": (f"road_effect:{space}:base",) if rng.random() < 0.5 else (),
    }
    fields, heights = {}, [0] * len(ACTIONS)
    for tile, action in (("upgrade_e1_01", "mines"), ("upgrade_e2_06", "wall")):
        if rng.random() < 0.4:
            fields[action] = ((tile, 0),)
            heights[ACTIONS.index(action)] = 1
    options = {"kings_road_ii": rng.choice(("base", "window_points"))}
    have = {what: rng.choice((0, 1, 9)) for what in ("gold", "stone")}
    at = {"hunger_wall": rng.choice((UP, (0, 0), (1, 1))), "cathedral": rng.choice(((1, 3), (0, 0)))}
    turn |= {"bonuses": tuple(heights), "heights": tuple(heights)}
    return ending(turn, options=options, pawn=space, fields=fields, technology=rng.choice((0, 1)), **have, **at)


def reached(game: Game[Any], player: int) -> frozenset[str]:
    """Return all that can come of the decisions a player has left before another one decides."""
    if game.decider != player:
        return frozenset((game.digest(),))
    found = set[str]()
    for action in game.legal:
        after = game.copy()
        after.apply(action)
        found |= reached(after, player)
    return frozenset(found)


@pytest.mark.parametrize("seeds", rest_slow(*(range(first, first + 20) for first in range(0, 400, 20))))
def test_an_order_is_only_asked_where_something_depends_on_it(seeds: range) -> None:
    """PC-2.8: a player who may choose what comes first can reach something that way which another choice rules out."""
    asked = 0
    for seed in seeds:
        game = left_open(seed)
        while game.decider == 0 and "carry_out" not in legal_kinds(game):
            game.apply(game.legal[seed % len(game.legal)])
        if game.decider != 0:
            continue
        asked += 1
        outcomes = Counter[frozenset[str]]()
        for action in game.legal:
            after = game.copy()
            after.apply(action)
            outcomes[reached(after, 0)] += 1
        assert len(outcomes) > 1, (seed, legal(game))
    assert asked
