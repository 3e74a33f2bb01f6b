"""Positions of Praga that no play leads to."""

from __future__ import annotations

from typing import Any

from rules import Record, Rng, new
from tests.engine.forge import Change, opened, seat, state, with_steps
from tests.engine.forged import Course, Forged, Forgeries
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


def at() -> Record:
    """Return a position with some of everything."""
    return record(table(3, **HERE))


def against_parler() -> Record:
    """Return a position of a game against Peter Parler."""
    found, rng = new(ID, ("Ann",), 3, {"solo_mode": "parler"}), Rng(3)
    while len(found.entries) < 30:
        found.play(found.game.legal[rng.below(len(found.game.legal))])
    return found


def twice(document: dict[str, Any]) -> None:
    """Put a tile in two places at the same time."""
    rows = document["state"]["rows"]
    rows[0][0] = rows[0][1]


def building(**fields: Any) -> Change:
    """Return a change of the building on site n1."""
    return lambda d: d["state"]["buildings"][10].update(fields)


def turn(**fields: Any) -> Change:
    """Return a change of the turn being played."""
    return lambda d: d["state"]["turn"].update(fields)


DAMAGED: dict[str, Change] = {
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
    "points for nothing": state(credited=[[0, "luck", 50]]),
    "another turn at once": with_steps({"step": "StartTurn"}),
    "the end of the turn at once": with_steps({"step": "EndTurn"}),
    "the final scoring at once": with_steps({"step": "FinalScoring"}),
    "an unknown effect": with_steps({"step": "Choose", "effect": "luck", "row": "road", "origin": "space:1", "clause": ""}),
    "Peter Parler among others": lambda d: d["state"].update(parler=opened(against_parler())["state"]["parler"]),
}


def parler(**fields: Any) -> Change:
    """Return a change of what Peter Parler has (PC-18.1 to 18.4)."""
    return lambda d: d["state"]["parler"].update(fields)


PARLER: dict[str, Change] = {
    "a track of his beyond its end": parler(tracks=[10, 3]),
    "a cube in no slot": parler(rows=[0, 4, 0]),
    "two cubes in the display": parler(rows=[0, 1]),
    "a pawn at a closed plaza": parler(pawn=9),
    "a card twice": parler(played=[1, 1, 1, 1, 1]),
}

FORGED = Forged(
    (Forgeries(at, DAMAGED), Forgeries(against_parler, PARLER)),
    (Course(1, 5, at_random, {"solo_mode": "parler"}, one_in=80), Course(3, 5, at_random, one_in=80)),
)
"""PC-1 to PC-15 hold in every position."""
