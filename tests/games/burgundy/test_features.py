"""Check what bots look at, clause by clause: positions, and the numbers a player would see in them."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules import Game, rules_of

from .builder import ID, table

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


CASES: dict[str, tuple[Game[Any], Mapping[str, float]]] = {
    "BU-11.1 an area of three lacks one": (
        used(tiles=RIVER),
        {"area_of_3_lacks_1": 1, "area_of_3_lacks_3": 7, "promise_ship": 1.6 * 4 / 9},
    ),
    "BU-11.1 single fields count": (used(tiles=RIVER), {"area_of_1_lacks_1": 2, "areas_lacking_1": (16 + 11 + 11) / 10}),
    "BU-2.5 what is completed next round falls into phase B": (used(tiles=RIVER, in_round=5), {"areas_lacking_1": (14 + 9 + 9) / 10}),
    "BU-16.1 no points after the last turn": (used(tiles=RIVER, in_round=5, phase="E"), {"areas_lacking_1": 0, "promise_ship": 0}),
    "BU-7.1 a stored ship completes it with a six": (
        used(tiles=RIVER, storage=["ship"]),
        {"stored_ship": 1, "stored_completing_best": 1.6, "numbers_completing": 1, "steps_to_completing": 1.5, "stored_in_vain": 0},
    ),
    "BU-10.11 a second bank in the same town is in vain": (
        used(tiles={"0,1": "bank"}, storage=["bank"], duchy=1),
        {"stored_bank": 1, "stored_fitting": 1, "crowded_towns": 4 / 4},
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_seen(case: str) -> None:
    game, expected = CASES[case]
    assert seen(game, *expected) == pytest.approx(expected)
