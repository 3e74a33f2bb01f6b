"""Check that positions of Praga that no play leads to are refused, each with a sentence that says what is wrong."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rules import Record, Rng, new
from tests.engine.forge import (
    Change,
    changed,
    check_damaged,
    check_loads,
    check_result,
    laid_out,
    opened,
    packed,
    refused,
    seat,
    state,
    with_steps,
)
from tests.playthroughs.choosers import at_random

from .builder import ID, record, table

HERE: dict[str, Any] = {
    "turn": {"tile": "action_tile_2", "segment": "gold_a", "action": True, "wheel": True},
    "buildings": {"n1": ("building_e1_06", 0, 0, 0), "n4": ("building_e1_07", 2, 1, 1), "o3": ("building_e1_02", 1, -1, -1)},
    "fields": {"mines": (("upgrade_e1_01", 2),)},
    "walls": {"wall_site_01": ("wall_e1_01", 0)},
    "technologies": ("technology_1_1", "technology_3_2"),
    "bridge": {0: "bridge_iv_1"},
    "owed": ((1, "plaza_e", True),),
    "seals": {"seal_four_points": 1},
}


@cache
def at() -> Record:
    """Return a position with some of everything. It is shared: do not play on with it."""
    return record(table(3, **HERE))


@cache
def against_parler() -> Record:
    """Return a position of a game against Peter Parler. It is shared: do not play on with it."""
    found, rng = new(ID, ("Ann",), 3, {"solo_mode": "parler"}), Rng(3)
    while len(found.entries) < 30:
        found.play(found.game.legal[rng.below(len(found.game.legal))])
    return found


def twice(document: dict[str, Any]) -> None:
    """Put a tile in two places at once."""
    rows = document["state"]["rows"]
    rows[0][0] = rows[0][1]


def building(**fields: Any) -> Change:
    """Return a change of the building on site n1."""
    return lambda d: d["state"]["buildings"][10].update(fields)


def turn(**fields: Any) -> Change:
    """Return a change of the turn being played."""
    return lambda d: d["state"]["turn"].update(fields)


DAMAGED: dict[str, Change] = {
    "a state of null": lambda d: d.update(state=None),
    "an empty state": lambda d: d.update(state={}),
    "no seats": state(seats=[]),
    "a seat too few": lambda d: d["state"]["seats"].pop(),
    "a seat too many": lambda d: d["state"]["seats"].append(d["state"]["seats"][0]),
    "a tile there twice": twice,
    "a tile missing": lambda d: d["state"]["rows"][1].__setitem__(0, 0),
    "a tile that does not exist": lambda d: d["state"]["rows"][1].__setitem__(0, 999),
    "a negative tile": lambda d: d["state"]["rows"][1].__setitem__(0, -4),
    "a row of five": lambda d: d["state"]["rows"][0].append(0),
    "two rows": lambda d: d["state"]["rows"].pop(),
    "no turns": state(turns=-1),
    "too many turns": state(turns=99),
    "a third era": state(era=3),
    "a start player of nobody": state(first=3),
    "a turn of nobody": state(turn_of=3),
    "unknown steps of the Hunger Wall": state(sets=["c", "a"]),
    "an unknown street": state(streets=["base", "base", "windows"]),
    "an unknown side": state(side="c"),
    "thirteen positions": lambda d: d["state"]["crane"].append(0),
    "a box on a tile": lambda d: d["state"].update(box=next(n for n, tile in enumerate(d["state"]["crane"]) if tile)),
    "a box off the wheel": state(box=12),
    "five points twice": state(fives=[1, 1]),
    "an action tile twice": lambda d: d["state"]["crane"].__setitem__(11, 2),
    "a plaza tile of another colour": lambda d: d["state"]["plazas"].__setitem__(slice(0, 2), d["state"]["plazas"][1::-1]),
    "a third face": lambda d: d["state"]["faces"].__setitem__(0, 2),
    "a plaza too few": lambda d: d["state"]["evaluated"].pop(),
    "a strip on its edge": lambda d: d["state"]["strips"].__setitem__(0, 2),
    "a bridge of six": lambda d: d["state"]["bridge"].append(0),
    "a building at a closed plaza": lambda d: d["state"]["buildings"].__setitem__(30, d["state"]["buildings"].__getitem__(10)),
    "a building of a stranger": building(builder=3),
    "a cube of a stranger": building(cube=7),
    "a building askew": building(rotation=6),
    "a reward for nobody": state(owed=[{"player": 5, "plaza": 4, "both": True}]),
    "a reward of no plaza": state(owed=[{"player": 1, "plaza": 77, "both": True}]),
    "a sixth seal": lambda d: d["state"]["seals"].append(0),
    "a seal of a stranger": lambda d: d["state"]["seals"].__setitem__(0, 3),
    "too much gold": lambda d: d["state"]["seats"][0]["stock"].__setitem__(0, 10),
    "less than nothing": lambda d: d["state"]["seats"][0]["stock"].__setitem__(1, -1),
    "gold that is a string": lambda d: d["state"]["seats"][0]["stock"].__setitem__(0, "2"),
    "an enormous number of eggs": lambda d: d["state"]["seats"][0]["stock"].__setitem__(2, 10**18),
    "a ninth resource": lambda d: d["state"]["seats"][0]["stock"].append(0),
    "a cube beyond its track": lambda d: d["state"]["seats"][0]["tracks"].__setitem__(0, 10),
    "a cube before its track": lambda d: d["state"]["seats"][0]["tracks"].__setitem__(0, 0),
    "six free cubes": seat(cubes=6),
    "three rights to seals": seat(seal_rights=3),
    "a fourth wealth bonus": seat(wealth=[True] * 4),
    "a pawn beyond the bridge": seat(pawn=6),
    "a cube above its project": seat(projects=[[6, 0], [0, 0]]),
    "a cube beside its project": seat(projects=[[0, 0], [0, -1]]),
    "nine wall sites": lambda d: d["state"]["seats"][0]["walls"].append([0, 0]),
    "a wall askew": lambda d: d["state"]["seats"][0]["walls"][0].__setitem__(1, 6),
    "an upgrade on the field of another action": lambda d: d["state"]["seats"][0]["fields"].reverse(),
    "a fresh technology of nobody": seat(fresh=[9]),
    "an action tile of its own": turn(tile=7),
    "a segment of its own": turn(segment=12),
    "a field that was higher": turn(heights=[5, 0, 0, 0, 0, 0]),
    "more upgrade bonuses than a turn can open": turn(bonuses=[400, 0, 0, 0, 0, 0]),
    "a step on no project": turn(steps=[{"project": 2, "optional": False}]),
    "a generator out of range": state(rng=1 << 64),
    "nothing to be done": state(pending=[]),
    "points for nothing": state(credited=[[0, "luck", 50]]),
    "a result in the middle": state(standings=[{"player": p, "score": 0, "rank": 1} for p in range(3)]),
    "an unknown step": with_steps({"step": "Win"}),
    "another turn at once": with_steps({"step": "StartTurn"}),
    "the end of the turn at once": with_steps({"step": "EndTurn"}),
    "the final scoring at once": with_steps({"step": "FinalScoring"}),
    "an order of steps": with_steps({"step": "Pool", "steps": []}),
    "an unknown effect": with_steps({"step": "Choose", "effect": "luck", "row": "road", "origin": "space:1", "clause": ""}),
    "Peter Parler among others": lambda d: d["state"].update(parler=opened(against_parler())["state"]["parler"]),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_or_forged_save_is_refused(what: str) -> None:
    """PC-1 to PC-15: laid out by hand it is refused, or plays on to its end."""
    check_damaged(changed(at(), DAMAGED[what]))


MAY_BE = {
    *("an action tile twice", "nothing to be done", "another turn at once", "the end of the turn at once", "the final scoring at once"),
    *("an order of steps", "a turn of nobody", "an unknown step", "a seat too few", "a seat too many"),
}
"""What is found only by comparing with the history, or not at all in a position laid out by hand."""


@pytest.mark.parametrize("what", [what for what in DAMAGED if what not in MAY_BE])
def test_no_position_laid_out_by_hand_may_be_impossible(what: str) -> None:
    """PC-1 to PC-15: for a position that does not follow from a history there is only this check."""
    document = opened(at())
    DAMAGED[what](document)
    refused(packed(laid_out(document)))


PARLER: dict[str, dict[str, Any]] = {
    "a track of his beyond its end": {"tracks": [10, 3]},
    "a cube in no slot": {"rows": [0, 4, 0]},
    "two cubes in the display": {"rows": [0, 1]},
    "a pawn at a closed plaza": {"pawn": 9},
    "a card twice": {"played": [1, 1, 1, 1, 1]},
}


@pytest.mark.parametrize("what", PARLER)
def test_parler_cannot_be_forged(what: str) -> None:
    """PC-18.1 to 18.4"""
    document = opened(against_parler())
    document["state"]["parler"].update(PARLER[what])
    refused(packed(laid_out(document)))


@pytest.mark.parametrize(("players", "mode"), [(1, "parler"), (3, "")])
def test_every_position_of_a_game_loads(players: int, mode: str) -> None:
    """PC-2, PC-15: positions survive saving, and no result can be changed."""
    found = new(ID, ("Ann", "Ben", "Cid", "Dee")[:players], 5, {"solo_mode": mode} if mode else {})
    check_loads(found, at_random(5), one_in=80)
    check_result(found)
