"""Check the record of what is still open in a turn (PC-2.9, 14.7)."""

from typing import Any

import pytest

from rules import OpenThing
from rules.games.praga.board.open_things import open_things
from rules.games.praga.state import SideStep

from ..builder import fresh, table
from ..verbs import word


def named(thing: OpenThing) -> str:
    """Return something open in words: what lapses at the end of the turn has a question mark."""
    number = f" x{thing.n}" if thing.n > 1 else ""
    return " ".join([thing.kind, *map(word, thing.items)]) + number + ("?" if thing.lapses else "")


@pytest.mark.parametrize(
    ("turn", "mine", "expected"),
    [
        pytest.param({}, {}, [], id="PC-2.9 nothing before a tile is taken"),
        pytest.param({"tile": "action_tile_3", "action": True}, {}, ["tile_action half half?"], id="PC-14.1 the action lapses"),
        pytest.param({"tile": "action_tile_3", "extra": "open"}, {}, ["extra extra?"], id="PC-14.1 the extra action lapses"),
        pytest.param({"tile": "action_tile_3", "extra": "done"}, {}, [], id="PC-2.9 a done extra action is not open"),
        pytest.param({"tile": "action_tile_3", "wheel": True, "segment": "gold_a"}, {}, ["wheel gold_a"], id="PC-14.1 goods are granted"),
        pytest.param(
            {"tile": "action_tile_3", "wheel": True, "segment": "egg_for_gold"}, {}, ["wheel egg_for_gold?"], id="PC-14.1 an egg is not"
        ),
        pytest.param(
            {"steps": (SideStep(0, False), SideStep(0, False), SideStep(0, True))},
            {},
            ["side_step hunger_wall x2", "side_step hunger_wall?"],
            id="PC-12.4 only optional steps lapse",
        ),
        pytest.param(
            {"steps": (SideStep(0, False),) * 2}, {"hunger_wall": (0, 4)}, ["side_step hunger_wall"], id="PC-12.2 one column left"
        ),
        pytest.param({"steps": (SideStep(1, False),)}, {"cathedral": (0, 5)}, [], id="PC-12.2 no column left"),
        pytest.param({"road": ("road_effect:1:base", "road_effect:1:egg")}, {}, ["road_effect 1:base", "road_effect 1:egg?"], id="PC-8.3"),
        pytest.param({}, {"seal_rights": 2}, ["seal_right x2"], id="PC-9.12"),
    ],
)
def test_open_things_are_listed(turn: dict[str, Any], mine: dict[str, Any], expected: list[str]) -> None:
    assert [named(thing) for thing in open_things(table(turn=turn, **mine).state)] == expected


def test_nothing_is_open_in_a_game_that_begins() -> None:
    """PC-2.9: the record belongs to a turn."""
    assert open_things(fresh().state) == ()
