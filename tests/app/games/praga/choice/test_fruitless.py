"""Choices of Praga that would bring nothing at the moment are marked as such, and can still be made."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import rules
from rules import Game
from rules.engine.types import Action
from tests.app.tables import Start, tables
from tests.games.praga.builder import record, table
from tests.games.praga.verbs import do, words

TILE = {"tile": "action_tile_1", "segment": "gold_a"}
OPEN: dict[str, Any] = {"turn": {**TILE, "extra": "open"}}
FULL: dict[str, Any] = {"gold": 9, "stone": 9, "wealth": 3}


@pytest.fixture
def start(qtbot: object) -> Iterator[Start]:
    with tables() as begin:
        yield begin


def fruitless(game: Game[Any], *kinds: str) -> set[str]:
    """Return the actions of these kinds that bring nothing."""
    return {words(game, action) for action in game.legal if action.kind in kinds and rules.fruitless(game, action)}


def test_a_good_for_which_there_is_no_room_brings_nothing() -> None:
    """PC-9.1, PC-9.4: producing it, and one more of it with the cube on the last space."""
    game = table(**OPEN, **{**FULL, "stone": 5}, mine=4, quarry=3)
    assert fruitless(game, "mines", "quarries") == {"mines extra produce"}
    game = table(**OPEN, **FULL, mine=4, quarry=8)
    assert fruitless(game, "mines", "quarries") == {"mines extra produce", "quarries extra raise"}
    assert fruitless(table(**OPEN, gold=8, mine=9), "mines") == set()


def test_an_upgrade_on_its_field_is_worth_the_action() -> None:
    """PC-4.8: performing it opens the bonus."""
    game = table(**OPEN, **FULL, mine=4, fields={"mines": (("upgrade_e1_02", 0),)})
    assert fruitless(game, "mines") == set()


@pytest.mark.parametrize(
    ("said", "kind", "found"),
    [
        ({"turn": {**TILE, "wheel": True}, **FULL}, "wheel", {"wheel gold_a"}),
        ({"turn": {**TILE, "wheel": True}, **FULL, "gold": 8}, "wheel", set()),
        ({"turn": {**TILE, "wheel": True}, **FULL, "technologies": ("technology_1_2",)}, "wheel", set()),
        ({"turn": {**TILE, "road": ("road_effect:3:base",)}, "pawn": 3}, "road_effect", {"road_effect 3:base"}),
        (
            {"turn": {**TILE, "road": ("road_effect:3:base",)}, "pawn": 3, "fields": {"mines": (("upgrade_e1_02", 0),)}},
            "road_effect",
            set(),
        ),
        ({"turn": TILE, "technologies": ("technology_3_2",), "hunger_wall": (5, 0), "cathedral": (5, 0)}, "technology", {"technology_3_2"}),
        ({"turn": TILE, "technologies": ("technology_3_2",), "hunger_wall": (5, 0)}, "technology", set()),
        ({"turn": TILE, "technologies": ("technology_4_2",), "rows": {"wall": ("", "", "", "")}}, "technology", {"technology_4_2"}),
        ({"turn": TILE, "technologies": ("technology_3_4",), "rows": {"upgrade": ("", "", "", "")}}, "technology", set()),
        ({"turn": TILE, "technologies": ("technology_3_1",)}, "technology", set()),
        ({"turn": TILE, "technologies": ("technology_3_5",), **FULL, "mine": 3}, "technology", {"technology_3_5"}),
    ],
)
def test_what_is_open_may_bring_nothing(said: dict[str, Any], kind: str, found: set[str]) -> None:
    """PC-3.5, PC-8.2, PC-10.8, PC-10.11: a good without room, an effect that counts nothing, an action that cannot be performed."""
    game = table(**said)
    assert {one.removeprefix("technology ") for one in fruitless(game, kind)} == found


def test_the_last_space_without_a_tile_brings_nothing() -> None:
    """PC-8.6"""
    game = table(**OPEN, pawn=4, egg=1)
    assert fruitless(game, "kings_road") == set()
    state = game.state
    state.cathedral_stack, state.plank_stacks = (
        state.cathedral_stack + state.plank_stacks[1].cards,
        (state.plank_stacks[0], state.plank_stacks[1].holding(())),
    )
    assert fruitless(game, "kings_road") == {"kings_road extra pawn"}


def test_of_two_ways_only_the_one_without_room_is_marked() -> None:
    """PC-8.2: 2 gold or 2 stone."""
    game = table(turn={**TILE, "road": ("road_effect:1:base",)}, pawn=1, **{**FULL, "stone": 3})
    do(game, "road_effect 1:base")
    assert len(fruitless(game, "choose")) == 1
    assert len(game.legal) == 2


def test_the_table_marks_them_and_still_lets_them_be_chosen(start: Start) -> None:
    game = table(**{"turn": {**TILE, "wheel": True}, **FULL})
    shown = start(record(game))
    segment = next(action.picks[0] for action in game.legal if action.kind == "wheel")
    assert shown.picker.highlights[segment].fruitless
    assert any(said.endswith("(brings nothing)") for said, _ in shown.model.legal_in_words())
    shown.press(segment)
    assert shown.match.record.entries[-1].action.kind == "wheel"


def test_whoever_chooses_them_has_no_more_afterwards() -> None:
    """No good, track, marker, point or step is gained by what is marked, no matter what is done in a turn with full stores."""
    found, chance = 0, random.Random(1)
    for seed in range(40):
        tools: dict[str, Any] = {
            "technologies": ("technology_3_5", "technology_4_6"),
            "egg": 2,
            "gold_window": 2,
            "pawn": chance.randrange(5),
        }
        game = table(3, seed=seed, **FULL, **tools, mine=9, quarry=chance.choice((4, 8)), hunger_wall=(1, 5))
        while game.state.turn is not None and game.decider == 0:
            for action in game.legal:
                if rules.fruitless(game, action):
                    found += 1
                    assert _possessions(game, action) == _possessions(game, None), words(game, action)
            game.apply(chance.choice(game.legal))
    assert found > 40


def _possessions(game: Game[Any], action: Action | None) -> Any:
    """Return what the decider has, after an action if there is one, except for what was paid for it or used up."""
    player, after = game.decider or 0, game.copy()
    if action is not None:
        after.apply(action)
    seat = after.state.seats[player]
    now, before = seat.stock, game.state.seats[player].stock
    return (
        tuple(min(one, other) for one, other in zip(now, before, strict=True)) == now,
        seat.tracks,
        seat.projects,
        seat.wealth,
        [credit for credit in after.state.credited if credit[0] == player],
        after.state.bridge,
    )
