"""Check the effects of technologies, bridge tiles and the King's Road in the data against the tables of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from .test_components import DATA

ONGOING = {
    "1_1": ("points_when_taking_action_tile", "1 point", 1),
    "1_2": ("gold_as_wheel_bonus", "1 gold, 1 point", None),
    "1_3": ("stone_as_wheel_bonus", "1 stone, 1 point", None),
    "1_4": ("quarry_step", "2 point", None),
    "1_5": ("mine_step", "2 point", None),
    "1_6": ("row_up", "2 point", None),
    "2_1": ("blue_marker_received", "1 point, 1 stone", 1),
    "2_2": ("red_marker_received", "1 point, 1 gold", 1),
    "2_3": ("wall_built_with_hunger_wall_symbol", "1 gold, 1 point", None),
    "2_4": ("building_built_without_cathedral_symbol", "1 gold, 1 point", None),
    "2_5": ("building_built_with_cathedral_symbol", "1 stone, 1 point", None),
    "2_6": ("egg_received", "1 point, 1 stone", None),
}
"""PC-10.6, PC-10.7: what each tile of levels I and II watches, what it brings, and how often in a turn."""
ONE_TIME = {
    "3_1": "1 egg, kings_road",
    "3_2": "1 row up on any for nothing",
    "3_3": "4 university",
    "3_4": "upgrade, 3 point",
    "3_5": "produce mine, 2 stone",
    "3_6": "produce quarry, 2 gold",
    "4_1": "building (2 gold less)",
    "4_2": "wall (2 stone less)",
    "4_3": "any",
    "4_4": "upgrade, 1 gold_window",
    "4_5": "both rewards of a plaza",
    "4_6": "1 mine or 1 quarry, produce mine or produce quarry",
}
"""PC-10.8, PC-10.9"""
BRIDGE_IV = [
    "2 blue_marker",
    "2 red_marker",
    "1 hunger_wall if you like, 1 silver_window, 2 point",
    "1 cathedral if you like, 1 silver_window, 2 point",
    "1 gold_window, 2 gold",
    "3 university",
]
"""PC-8.8"""
STREET = {
    "space_i": ("2 gold or 2 stone", "for 1 egg: 1 quarry or 1 mine"),
    "space_ii": ("for 1 gold: 4 point", "for 1 egg: 1 gold_window or 1 technology"),
    "space_iii": ("3 point per era_1_upgrade_tile_owned", "for 1 egg: 2 silver_window or 1 quarry, 1 mine"),
}
"""PC-8.2: the effect without an egg, and the one for an egg."""
VARIANTS = {
    "windows": "1 silver_window, 1 stone or 1 silver_window, 1 gold",
    "upgrade_watch": "upgrade: 2 point, 1 gold or 1 stone",
    "window_points": "2 point per silver_window_owned",
    "wall_watch": "wall: 2 point",
    "university": "2 point, 2 university",
    "building_watch": "build_building_without_cathedral_symbol: 3 point",
}
"""PC-16.2"""


def words(found: list[dict[str, Any]]) -> str:
    """Return a list of effects in few words."""
    return ", ".join(map(_words, found))


def _words(effect: dict[str, Any]) -> str:
    n = effect.get("n")
    match effect["op"]:
        case "gain":
            return f"{n} {effect['what']}"
        case "gain_per":
            return f"{n} {effect['what']} per {effect['per']}"
        case "advance":
            return f"{n} {effect['track']}"
        case "side_step":
            return f"{n} {effect['project']}" + (" if you like" if effect["optional"] else "")
        case "up_step":
            return f"{n} row up on {effect['project']}" + (" for nothing" if effect["ignore_tier_cost"] else "")
        case "produce":
            return f"produce {effect['track']}"
        case "choose":
            return " or ".join(map(words, effect["options"]))
        case "trade":
            (cost,) = effect["cost"]
            return f"for {cost['n']} {cost['what']}: {words(effect['gain'])}"
        case "perform_action":
            less = ", ".join(f"{much} {what} less" for what, much in effect["discount"].items())
            return f"{effect['action']} ({less})" if less else str(effect["action"])
        case "plaza_both_rewards":
            return "both rewards of a plaza"
        case other:
            raise ValueError(other)


@pytest.fixture(scope="module")
def technologies() -> dict[str, dict[str, Any]]:
    return {tile["id"].removeprefix("technology_"): tile for tile in DATA["technology_tiles"]["tiles"]}


@pytest.mark.parametrize("tile", [pytest.param(tile, id=f"PC-10.{5 + int(tile[0])} {tile}") for tile in ONGOING])
def test_what_a_lasting_technology_watches_and_brings(technologies: dict[str, dict[str, Any]], tile: str) -> None:
    found = technologies[tile]
    assert (found["trigger"], words(found["effects"]), found["limit_per_turn"]) == ONGOING[tile]


@pytest.mark.parametrize("tile", [pytest.param(tile, id=f"PC-10.{5 + int(tile[0])} {tile}") for tile in ONE_TIME])
def test_what_a_technology_brings_once(technologies: dict[str, dict[str, Any]], tile: str) -> None:
    assert words(technologies[tile]["effects"]) == ONE_TIME[tile]


def test_tiles_for_space_iv() -> None:
    """PC-8.8"""
    assert [words(tile["effects"]) for tile in DATA["bridge"]["iv_tiles"]["tiles"]] == BRIDGE_IV


@pytest.mark.parametrize("space", STREET)
def test_effects_of_the_street(space: str) -> None:
    """PC-8.2"""
    (found,) = [one for one in DATA["kings_road"]["spaces"] if one["id"] == space]
    assert (words(found["base_effect"]), words(found["egg_effect"])) == STREET[space]


def test_effects_of_the_variant_road_tiles() -> None:
    """PC-16.2, PC-16.3: an immediate effect, or one that watches an action while the pawn is there."""
    found = {}
    for tile in DATA["kings_road"]["variant_tiles"]["tiles"]:
        for side in tile["sides"]:
            ongoing = side["ongoing"]
            assert bool(side["effect"]) is (ongoing is None)
            found[side["id"]] = words(side["effect"])
            if ongoing:
                assert ongoing["while_pawn_on"] == tile["space"]
                found[side["id"]] = f"{ongoing.get('action', ongoing['trigger'])}: {words(ongoing['effects'])}"
    assert found == VARIANTS


def test_steps_of_peter_parlers_cards() -> None:
    """PC-18.5 to PC-18.10: two cards build, one takes a wall and one an upgrade, and one goes by what the human has more of."""
    cards = DATA["solo"]["parler"]["cards"]["items"]
    assert [[(step["do"], step.get("track", "")) for step in card["steps"]] for card in cards] == [
        [("construct_building", "")],
        [("take_wall_tile", ""), ("increase", "quarry")],
        [("increase", "both_symbols")],
        [("construct_building", "")],
        [("take_upgrade_tile", ""), ("increase", "mine")],
    ]
