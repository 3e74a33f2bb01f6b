"""Check what bots look at, clause by clause: positions, and the numbers a player would see in them."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules import Game, rules_of
from rules.games.burgundy.insight.features.alone import ALONE

from .builder import ID, table
from .expanded import lay
from .pieces import DATA, LAYOUTS
from .verbs import do, final_points, legal

RIVER = {"-1,0": "ship", "-2,0": "ship"}
"""Two of the three fields of the western river of duchy 1; the last one has number 6."""
FEATURES = rules_of(ID).features
assert FEATURES is not None
OF = FEATURES()


def seen(game: Game[Any], *names: str, by: int = 0) -> dict[str, float]:
    """Return what a seat sees, by name."""
    found = dict(zip([feature.name for feature in OF.names], OF.of(game.state, by), strict=True))
    return {name: found[name] for name in names or found}


def used(**said: Any) -> Game[Any]:
    """Build the end of a turn: both dice used."""
    return table(2, used=(True, True), **said)


def expanded(module: str, **said: Any) -> Game[Any]:
    """Build the end of a turn with one module."""
    return lay(2, used=(True, True), modules=[module], **said)


def alone(**said: Any) -> Game[Any]:
    """Build a solo game on 13a with the start castle in the north-west."""
    return lay(1, **{"duchy": "13a", "castle": "nw5", **said})


def after(game: Game[Any], said: str) -> Game[Any]:
    """Return a game after the first legal action that is named like this."""
    do(game, next(action for action in legal(game) if action.startswith(said)))
    return game


ISLANDS = [cell["id"] for cell in LAYOUTS[18]["cells"] if cell["id"] != "nw5"]
MINES = {"-1,1": "mine", "-2,2": "mine"}
"""Two of the three mines of duchy 1."""
HERD = {"-1,-1": "cow3", "-1,-2": "sheep2"}
"""Two of the five animals of its large pasture."""
(ROUTE, *_) = DATA["expansions"]["trade_routes"]["cards"]
PRINTED = [next(die for die, kind in enumerate(DATA["goods"]["types"], 1) if kind["id"] == space["goods"]) for space in ROUTE["spaces"]]
"""The types printed on the first card of the trade routes."""
OTHER = next(die for die in range(1, 7) if die not in PRINTED)

CASES: dict[str, tuple[Game[Any], Mapping[str, float]]] = {
    "BU-11.1 an area of three lacks one": (
        used(tiles=RIVER),
        {"area_of_3_lacks_1": 1, "area_of_3_lacks_3": 7, "promise_ship": 1.6 * 4 / 9},
    ),
    "BU-11.1 single fields too": (used(tiles=RIVER), {"area_of_1_lacks_1": 2, "areas_lacking_1": (16 + 11 + 11) / 10}),
    "BU-2.5 the next round is in phase B": (used(tiles=RIVER, in_round=5), {"areas_lacking_1": (14 + 9 + 9) / 10}),
    "BU-16.1 there is no next round": (used(tiles=RIVER, in_round=5, phase="E"), {"areas_lacking_1": 0, "promise_ship": 0}),
    "BU-7.1 a stored ship completes it with a six": (
        used(tiles=RIVER, storage=["ship"]),
        {"stored_ship": 1, "stored_completing_best": 1.6, "numbers_completing": 1, "steps_to_completing": 1.5},
    ),
    "BU-17.8 with longer steps": (used(tiles={**RIVER, "0,-2": "monastery8"}, storage=["ship"]), {"steps_to_completing": 1}),
    "BU-10.11 no second bank in a town": (
        used(tiles={"0,-1": "bank"}, storage=["bank"]),
        {"stored_bank": 1, "stored_fitting": 1, "stored_continuing": 0, "numbers_placing": 1},
    ),
    "BU-11.4 the last mine brings the large bonus tile": (
        used(tiles=MINES, storage=["mine"]),
        {"fields_for_mine": 0.5, "bonuses_lacking_1": 1, "bonuses_ahead": 2, "stored_for_bonuses": 1},
    ),
    "BU-11.4 or the small one": (used(tiles=MINES, others={1: {"bonuses": ["large:grey"]}}), {"bonuses_lacking_1": 0.4}),
    "BU-15.3 two mines pay four times more": (used(tiles=MINES, phase="B"), {"mines": 2, "mine_silver": 1.6, "mine_workers": 0}),
    "BU-26.18 and twice as much": (expanded("shields", tiles=MINES, phase="B", shields={"0,0": 8}), {"mine_silver": 3.2, "shield_8": 1}),
    "BU-9.6 cows score again": (used(tiles=HERD, storage=["cow4"]), {"stored_animals": 7 / 5, "herd_largest": 0.6, "herds_to_grow": 0.9}),
    "BU-19.4 with geese the larger herd": (used(tiles=HERD, storage=["geese2"], extra_tiles=True), {"stored_animals": 5 / 5}),
    "BU-26.11 in any pasture": (
        expanded("shields", tiles={**HERD, "2,0": "ship"}, storage=["cow4"], shields={"0,0": 1}),
        {"stored_animals": 7 / 5},
    ),
    "BU-9.3 a ship loads what fits": (used(goods={1: 1, 2: 1, 3: 1}, spaces={4: [4, 4, 1]}), {"cargo": 1, "goods_no_free_type": 1}),
    "BU-9.3 and one new type": (used(goods={1: 1, 2: 1}, spaces={4: [4, 4, 5]}), {"cargo": 2, "numbers_selling": 2}),
    "BU-6.1 a depot offers the ship": (
        used(tiles=RIVER, depots={1: ["ship"]}),
        {"offered_ship": 1, "offered_completing": 1.6, "numbers_taking": 1},
    ),
    "BU-2.1 no longer after the last round": (
        used(tiles=RIVER, depots={1: ["ship"]}, in_round=5),
        {"offered_ship": 0, "numbers_taking": 0},
    ),
    "BU-14.1 the black depot for two silver": (used(tiles=RIVER, black=["ship"], silver=2), {"black_completing": 1.6, "purchases": 1}),
    "BU-17.6 or two workers": (used(tiles={**RIVER, "0,-2": "monastery6"}, black=["ship"], workers=2), {"black_completing": 1.6}),
    "BU-14.1 not for nothing": (used(tiles=RIVER, black=["ship"], silver=1, workers=2), {"black_completing": 0, "black_fitting": 1}),
    "BU-17.17 a stored monastery for a building": (
        used(tiles={"0,-1": "bank"}, storage=["monastery22"]),
        {"monastery_22": 0.5, "monastery_buildings_built": 1, "monastery_buildings_stored": 0},
    ),
    "BU-3.3 the other will move twice": (used(bridge={1: [1], 0: [0]}), {"first_next": 0, "turns_between": 1, "bridge_lead": -1}),
    "BU-22.5 an inn makes the area larger": (
        expanded("inns", tiles=RIVER, storage=["inn"]),
        {"stored_inn": 1, "stored_completing_best": 2},
    ),
    "BU-23.3 a good of the printed type": (
        expanded("trade_routes", routes=[1], goods={PRINTED[0]: 1, OTHER: 1}),
        {"route_ready": 1, "route_matches": 1, "route_spaces": 1},
    ),
    "BU-20.3 posts five fields apart": (
        lay(2, modules=(), duchy="11a", used=(True, True), castle="3,-3", tiles={"3,-1": "ship"}),
        {"posts_lacking_1": 0, "posts_far": (4 + 5 + 5) / 3},
    ),
    "BU-25.11 two points short of the target": (
        lay(1, duchy="13a", castle="nw5", counter=48, silver=2),
        {"to_target": 0.2, "target_affordable": 1},
    ),
    "BU-25.5 goods for a tile": (
        lay(1, duchy="13a", castle="nw5", goods={1: 2, 2: 1, 3: 1, 4: 1}),
        {"goods_for_tile": 1, "goods_no_free_type": 0},
    ),
    "BU-25.10 the last mine brings a tile of the black depot": (
        alone(tiles={"ne2": "mine", "se11": "mine", "nw7": "ship"}, storage=["mine"], black=["bank"]),
        {"colours_lacking_1": 1, "last_field_for_mine": 1, "reward_stored": 1, "reward_offered": 0, "black_acting": 1},
    ),
    "BU-25.10 a mine of a depot too": (
        alone(tiles={"ne2": "mine", "se11": "mine", "nw7": "ship"}, depots={5: ["mine"]}, black=["castle"]),
        {"last_field_for_mine": 1, "reward_stored": 0, "reward_offered": 1},
    ),
    "BU-25.10 if there is any tile": (
        alone(tiles={"ne2": "mine", "se11": "mine", "nw7": "ship"}, storage=["mine"], depots={5: ["mine"]}),
        {"last_field_for_mine": 1, "reward_stored": 0, "reward_offered": 0},
    ),
    "BU-25.2 tiles leave the depots": (
        alone(phase="E", storage=["mine"], depots={5: ["mine"]}),
        {"short_of_mine": 2 * 2 / (2 + 2) / 2, "short_of_ship": 3},
    ),
    "BU-25.12 the target in sight": (
        alone(counter=34, target=50, silver=5, storage=["ship"]),
        {"counter_share": 0.68, "silver_to_target": 5 / 16, "stored_to_target": 1, "target_in_sight": 1, "target_pace": 0.2},
    ),
    "BU-25.12 once again for the last field": (
        alone(counter=45, tiles={at: "face_down" for at in ISLANDS if at != "nw6"}),
        {"points_ahead": 11 / 40, "targets_ahead": 1 + (11 - 5) / 45},
    ),
    "BU-25.9 a monastery scores at once": (
        alone(tiles={"nw2": "bank"}, storage=["monastery22"]),
        {"monastery_stored_points": 0.4, "monastery_offered_points": 0},
    ),
    "BU-25.5 a ship will bring the fifth good": (
        alone(storage=["ship"], goods={1: 2, 2: 1}, spaces={4: [4, 4]}),
        {"goods_towards_tile": 0.6, "goods_for_second_tile": 0, "tile_with_ship": 1},
    ),
    "BU-10.9 a town hall places the other tile": (
        alone(storage=["ship", "town_hall"], phase="E", in_round=5, used=(True, False)),
        {"stored_free_placing": 1, "stored_beyond_actions": 0, "fields_for_each_action": 3, "fields_beyond_actions": (72 - 2 - 1) / 10},
    ),
    "BU-25.14 a mine too many": (
        alone(tiles={"ne2": "mine", "se11": "mine", "nw7": "ship"}, storage=["mine", "mine", "bank"]),
        {"stored_beyond_fields": 1, "stored_fitting": 3},
    ),
    "BU-25.6 three fields around the castle": (alone(), {"fields_at_edge": 1, "colours_out_of_reach": 3}),
    "BU-25.15 points and a reward to be carried out": (
        after(
            alone(tiles={"ne2": "mine", "se11": "mine", "nw7": "ship"}, storage=["mine"], black=["bank"], dice=(5, 1), silver=1),
            "place mine nw6",
        ),
        {"due_points": 1.1, "due_rewards": 1, "due_actions": 0},
    ),
    "BU-9.4 an action for a castle": (
        after(alone(tiles={"nw4": "monastery1"}, storage=["castle"], dice=(2, 1)), "place castle nw3"),
        {"due_actions": 1, "due_points": 0},
    ),
    "BU-25 not with others": (used(tiles=RIVER, storage=["mine", "town_hall"]), dict.fromkeys([feature.name for feature in ALONE], 0)),
    "BU-24.7 what partners have in common": (
        lay(4, teams=True, duchy="12a", storage=["mine"], common={0: {"common": ["bank"]}}, others={1: {"storage": ["ship"]}}),
        {"stored_fitting": 2, "stored_mine": 1, "stored_bank": 1, "stored_ship": 0},
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_seen(case: str) -> None:
    game, expected = CASES[case]
    assert seen(game, *expected) == pytest.approx(expected)


def test_what_decides() -> None:
    """BU-16.3, BU-25.14: points, but for a lone player full fields."""
    assert OF.reached is not None
    two = used(tiles=RIVER, silver=3)
    assert OF.reached(two.state, 0) == sum(final_points(two).values()) == 3
    assert OF.reached(lay(1, duchy="13a", castle="nw5", silver=3).state, 0) == 1
