"""How many clicks each kind of move costs (UX 2.4), in positions laid out for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.games.praga.choice.stand_ins import OPEN
from app.table.playback.board_turner import in_front
from rules import Action, Game
from rules.games.praga import items
from rules.games.praga.components import ACTIONS, PRODUCTION
from tests.app.pages import click_item, window
from tests.app.sitting import Sitting
from tests.games.praga.builder import record, table
from tests.games.praga.names import NUMBER, SEAL, SEGMENT, SITE

ROWS = {
    "upgrade": ("upgrade_e1_07", "upgrade_e1_08", "upgrade_e1_11", "upgrade_e1_s1"),
    "wall": ("wall_e1_02", "wall_e1_01", "wall_e1_03", "wall_e1_s2"),
    "building": ("building_e1_06", "building_e1_02", "building_e1_07", "building_e1_s1"),
}
GREEN = dict(zip(range(4, 10), (f"action_tile_{number}" for number in range(1, 7)), strict=True))
RICH: dict[str, Any] = {"gold": 8, "stone": 8, "silver_window": 2, "gold_window": 2, "egg": 2, "rows": ROWS}
BEGUN = {**RICH, "crane": GREEN, "box": 0}
DONE = {**RICH, "turn": {"tile": "action_tile_1", "segment": "gold_a"}}
"""A turn in which the action and the bonus of the action tile have been used."""


def half(game: Game[Any], action: str) -> str:
    """Return the half of an action tile with an action."""
    wanted = (one for one in game.legal if one.kind == "take")
    return next(
        one.picks[0] for one in wanted if any((way.kind, way.picks[0]) == (action, one.picks[0]) for way in game.preview(one).legal)
    )


def tile(name: str) -> str:
    """Return the item of a tile of the display."""
    return items.tile(name.partition("_")[0], NUMBER[name])


PLAIN = {"upgrade": tile("upgrade_e1_08"), "wall": tile("wall_e1_03"), "building": tile("building_e1_02")}
"""A tile of each row that asks for nothing before it is laid."""


@contextmanager
def sitting_at(game: Game[Any]) -> Iterator[Sitting]:
    """Yield a sitting at a position."""
    with window() as program:
        program.play(record(game))
        yield Sitting(program, random.Random(1))


def made(game: Game[Any], *clicked: str) -> list[str]:
    """Click these items, each of which must be lit; return the kinds of the decisions made."""
    with sitting_at(game) as sitting:
        for item in clicked:
            assert item in sitting.table.view.table.showing.clickable, (item, sitting.lit())
            sitting.click(item)
        assert not sitting.table.picker.picks, "something is left to choose"
        return [entry.action.kind for entry in sitting.record.entries]


WALL_PLACE, NEW_TOWN, OLD_TOWN = items.WALL_SITE.id(0, 0), items.SITE.id(SITE["n1"]), items.SITE.id(SITE["o1"])
FIELDS = {action: items.FIELD.id(0, action) for action in ACTIONS}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("action", "then", "kinds"),
    [
        ("mines", (items.RAISE,), ["mines"]),
        ("mines", (items.PRODUCE,), ["mines"]),
        ("quarries", (items.RAISE,), ["quarries"]),
        ("quarries", (items.PRODUCE,), ["quarries"]),
        ("kings_road", (items.PAWN.id(0),), ["kings_road"]),
        ("kings_road", (items.SPACE.id(1),), ["kings_road"]),
        ("upgrade", (tile("upgrade_e1_08"), FIELDS["building"]), ["upgrade", "lay_upgrade"]),
        ("wall", (tile("wall_e1_03"), WALL_PLACE), ["wall", "lay_wall"]),
        ("building", (tile("building_e1_02"), NEW_TOWN), ["building", "site", "lay_building"]),
        ("building", (tile("building_e1_02"), OLD_TOWN), ["building", "site", "lay_building"]),
        ("building", (tile("building_e1_06"), NEW_TOWN), ["building", "site", "lay_building"]),
    ],
)
def test_an_action_of_the_crane(qtbot: QtBot, action: str, then: tuple[str, ...], kinds: list[str]) -> None:
    """The half, what is done with it, and a place for what is laid: two clicks, or three for a tile, however it is turned."""
    game = table(**BEGUN)
    clicks = (half(game, action), *then)
    assert len(clicks) <= 3
    assert made(game, *clicks) == ["take", *kinds]


@pytest.mark.parametrize(
    ("then", "kinds"),
    [
        ((FIELDS["mines"], items.RAISE), ["mines"]),
        ((FIELDS["quarries"], items.PRODUCE), ["quarries"]),
        ((items.PAWN.id(0),), ["kings_road"]),
        ((items.SPACE.id(1),), ["kings_road"]),
        ((tile("upgrade_e1_08"), FIELDS["building"]), ["upgrade", "lay_upgrade"]),
        ((tile("wall_e1_03"), WALL_PLACE), ["wall", "lay_wall"]),
        ((tile("building_e1_02"), NEW_TOWN), ["building", "site", "lay_building"]),
    ],
)
def test_the_extra_action_costs_no_more_clicks_than_another_and_one(qtbot: QtBot, then: tuple[str, ...], kinds: list[str]) -> None:
    """Its chip takes the place of the half; mines and quarries are told apart by their fields."""
    clicks = (items.EXTRA_GOLD.picks[0], *then)
    assert len(clicks) <= 3
    assert made(table(**DONE), *clicks) == ["buy_extra", *kinds]


def test_any_of_two_equal_production_tiles_is_clicked(qtbot: QtBot) -> None:
    """The rules name one of them (PC-9.5); a player sees two."""
    with sitting_at(table(**DONE, mine=5)) as sitting:
        for item in (items.EXTRA_GOLD.picks[0], FIELDS["mines"], items.RAISE):
            sitting.click(item)
        river = {items.PRODUCTION.id(tile) for tile in sitting.record.game.state.river}
        named = {action.picks[0] for action in sitting.record.game.legal}
        assert named < river
        assert {item for item in sitting.lit() if item in river} == river
        twin = min(river - named)
        kind = PRODUCTION[items.PRODUCTION.key(twin)].id
        sitting.click(twin)
        taken = sitting.record.entries[-1].action
        assert taken.kind == "production"
        assert PRODUCTION[items.PRODUCTION.key(taken.picks[0])].id == kind


def test_a_field_is_chosen_through_the_upgrade_on_it(qtbot: QtBot) -> None:
    """The upgrade hides it, and cannot be chosen itself."""
    game = table(**DONE, fields={"mines": [("upgrade_e1_01", 0)]})
    assert made(game, items.EXTRA_GOLD.picks[0], FIELDS["mines"], items.RAISE) == ["buy_extra", "mines"]


@pytest.mark.slow
@pytest.mark.parametrize("taken", [False, True])
def test_the_extra_action_needs_a_chip_only_where_the_crane_offers_the_same(qtbot: QtBot, taken: bool) -> None:
    """As long as a tile could be laid with the action of the crane as well, the chip says with which."""
    game = table(**BEGUN)
    wall = half(game, "wall")
    clicks = [items.EXTRA_GOLD.picks[0], *([items.EXTRA] if taken else []), tile("wall_e1_03"), WALL_PLACE]
    if taken:
        clicks.insert(0, wall)
    assert made(game, *clicks) == [*(["take"] if taken else []), "buy_extra", "wall", "lay_wall"]
    game = table(**BEGUN)
    wall = half(game, "wall")
    assert made(game, wall, items.EXTRA_GOLD.picks[0], FIELDS["quarries"], items.RAISE) == ["take", "buy_extra", "quarries"]


@pytest.mark.parametrize("board", ["city", "projects"])
@pytest.mark.parametrize(("project", "row"), [("hunger_wall", 0), ("cathedral", 0), ("cathedral", 1)])
def test_a_row_up_on_a_project(qtbot: QtBot, board: str, project: str, row: int) -> None:
    """One click on the space, with a surcharge or without; in miniature, a click before it only turns to the projects."""
    game, space = table(**{**DONE, project: (row, 1)}), items.CELL.id(f"{project}:{row + 1}:1")
    with sitting_at(game) as sitting:
        click_item(sitting.program, f"board:{board}")
        if board == "city":
            sitting.click(space)
            assert (in_front(sitting.table.layout), sitting.record.entries) == ("projects", [])
        sitting.click(space)
        assert (sitting.clicks, [entry.action.kind for entry in sitting.record.entries]) == (1 + (board == "city"), ["up"])


@pytest.mark.parametrize(
    ("said", "clicks", "kinds"),
    [
        (
            {"fields": {"mines": (("upgrade_e1_02", 0),)}, "turn": {**DONE["turn"], "bonuses": (1, 0, 0, 0, 0, 0)}},
            (tile("upgrade_e1_02"),),
            ["upgrade_bonus"],
        ),
        ({"technologies": ("technology_3_3",)}, (items.TECHNOLOGY.id(NUMBER["technology_3_3"]),), ["technology"]),
        (
            {"technologies": ("technology_3_2",)},
            (items.TECHNOLOGY.id(NUMBER["technology_3_2"]), items.CELL.id("cathedral:1:0")),
            ["technology", "up"],
        ),
        (
            {"turn": {**DONE["turn"], "wheel": True}},
            (items.SEGMENT.id(SEGMENT["gold_a"]),),
            ["wheel"],
        ),
        ({"seal_rights": 1}, (items.SEAL.id(SEAL["seal_six_points"]),), ["seal"]),
        (
            {"pawn": 2, "turn": {**DONE["turn"], "road": ("road_effect:2:base",)}},
            (OPEN + "road_effect:2:base",),
            ["road_effect"],
        ),
        ({"gold_window": 0}, ("button:end",), ["end_turn"]),
    ],
    ids=["upgrade bonus", "university", "row by technology", "wheel", "seal", "road effect", "end"],
)
def test_what_is_open_takes_a_click_on_it(qtbot: QtBot, said: dict[str, Any], clicks: tuple[str, ...], kinds: list[str]) -> None:
    """A bonus, a technology, a seal, an effect of the road: no click but on the thing itself, and on where it leads."""
    assert made(table(**{**DONE, **said}), *clicks) == kinds


@pytest.mark.parametrize(
    ("action", "then", "kinds"),
    [
        ("upgrade", ("upgrade_e1_s1", FIELDS["mines"]), ["upgrade", "lay_upgrade"]),
        ("wall", ("wall_e1_s2", WALL_PLACE), ["wall", "lay_wall"]),
        ("building", ("building_e1_s1", NEW_TOWN), ["building", "site", "lay_building"]),
    ],
)
def test_a_special_tile_costs_no_click_of_its_own(qtbot: QtBot, action: str, then: tuple[str, str], kinds: list[str]) -> None:
    """With the right to it, it is clicked like any other tile of its row (PC-3.7)."""
    order = list(GREEN.values())
    games = [table(**{**BEGUN, "crane": dict(zip(GREEN, order[n:] + order[:n], strict=True))}) for n in range(len(order))]
    found = ((game, one.picks[0]) for game in games for one in game.legal if one.kind == "take" and _opens(game, one, action, then[0]))
    game, clicked = next(found)
    assert made(game, clicked, tile(then[0]), then[1]) == ["take", *kinds]


def _opens(game: Game[Any], taking: Action, action: str, special: str) -> bool:
    return any(way.kind == action and way.picks == (taking.picks[0], tile(special)) for way in game.preview(taking).legal)


def test_the_rotation_chosen_before_the_site_is_kept(qtbot: QtBot) -> None:
    """A building can be turned before it is laid, and is then laid like that."""
    game = table(**BEGUN)
    with sitting_at(game) as sitting:
        sitting.click(half(game, "building"))
        sitting.click(tile("building_e1_02"))
        turn = next(item for item in sitting.lit() if item.startswith("rotation:") and item in sitting.table.layout.placements)
        sitting.click(turn)
        sitting.click(NEW_TOWN)
        assert sitting.record.entries[-1].action == items.lay_building(SITE["n1"], items.ROTATION.key(turn))


def test_site_and_building_are_taken_back_together(qtbot: QtBot) -> None:
    game = table(**BEGUN)
    with sitting_at(game) as sitting:
        for item in (half(game, "building"), tile("building_e1_02"), NEW_TOWN):
            sitting.click(item)
        sitting.click("ui:undo")
        assert [entry.action.kind for entry in sitting.record.entries] == ["take", "building"]


def test_a_reward_that_asks_comes_between_site_and_building(qtbot: QtBot) -> None:
    """PC-7.4: the reward is gained before the tile is laid, so a question it asks takes a click, and laying it another."""
    game = table(**{**BEGUN, "technology": 0, "rows": {**ROWS, "building": ("building_e1_13", *ROWS["building"][1:])}})
    with sitting_at(game) as sitting:
        for item in (half(game, "building"), tile("building_e1_13"), NEW_TOWN):
            sitting.click(item)
        assert sitting.record.entries[-1].action.kind == "site"
