"""Positions with the expansions that no play leads to."""

from __future__ import annotations

from functools import partial
from typing import Any

from rules import Record, Value, new
from tests.engine.forge import Change, seat, state
from tests.engine.forged import Course, Forgeries
from tests.playthroughs.choosers import expansive

from .builder import ID
from .pieces import FACE_DOWN, KIND_OF, NAME_OF

ALL: dict[str, Value | bool] = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)
MODES: dict[str, tuple[int, dict[str, Value | bool]]] = {
    "all": (2, {**ALL, "duchies": "border_posts"}),
    "teams": (4, {"teams": True, "duchies": "double", "inns": True}),
    "alone": (1, {"duchies": "solo_beginner"}),
}


def middle(mode: str) -> Record:
    """The beginning of a turn in round 3 of phase C."""
    players, options = MODES[mode]
    record, choose = new(ID, ("Ann", "Ben", "Cid", "Dee")[:players], 5, options), expansive(5)
    while (record.game.state.phase, record.game.state.round) != (2, 3):
        record.play(choose(record.game))
    return record


def solo(**fields: Any) -> Change:
    """Set the markers of the lone player."""
    return lambda d: d["state"]["solo"].update(fields)


def shield_of_another(document: dict[str, Any]) -> None:
    """Put a shield that lies on a goods space on a tile that is no castle."""
    of = document["state"]
    space = next(space for space in of["shields"] if space)
    tile = next(tile for tile in of["estates"][0]["tiles"] if tile and KIND_OF[tile] != "castle")
    of["seats"][0]["shields"].append([tile, space.pop()])


def shield_twice(document: dict[str, Any]) -> None:
    """Put a shield on a castle although it lies on a goods space."""
    of = document["state"]
    shield = next(space[0] for space in of["shields"] if space)
    castle = next(tile for tile in of["estates"][1]["tiles"] if tile and KIND_OF[tile] == "castle")
    of["seats"][1]["shields"] = [[castle, shield]]


def two_on_a_castle(document: dict[str, Any]) -> None:
    """Put two shields on one castle."""
    of = document["state"]
    castle = next(tile for tile in of["estates"][0]["tiles"] if tile and KIND_OF[tile] == "castle")
    of["seats"][0]["shields"] = []
    held = [space.pop() for space in of["shields"] if space][:2]
    of["seats"][0]["shields"] = [[castle, shield] for shield in held]


def second_inn(document: dict[str, Any]) -> None:
    """Make all inns lie in the stack, in phase C."""
    of = document["state"]
    of["inns"], of["inns_left"] = [*of["inns"], *of["inns_left"]], []


def inn_in_a_depot(document: dict[str, Any]) -> None:
    """Lay the next inn in a depot."""
    of = document["state"]
    n = next(n for n, slots in enumerate(of["depots"]) if 0 in slots[:2])
    of["depots"][n][of["depots"][n].index(0)] = of["inns_left"].pop()


def face_up_again(document: dict[str, Any]) -> None:
    """Lay a tile of the black supply face down in the duchy of someone who does not play alone."""
    of = document["state"]
    black = next(pile for pile in of["supplies"] if pile["deck"] == "black")
    of["seats"][0]["storage"][0] = FACE_DOWN[black["cards"].pop()]


def white_castle_without_module(document: dict[str, Any]) -> None:
    """Put a white castle in the storage of a game without them."""
    of = document["state"]
    tile = next(tile for tile in of["gone"] if NAME_OF[tile] == "white_castle")
    of["gone"].remove(tile)
    of["seats"][0]["storage"][0] = tile


CHANGES: list[tuple[str, str, Change]] = [
    ("all", "a shield on a mine", shield_of_another),
    ("all", "a shield there twice", shield_twice),
    ("all", "two shields on a castle", two_on_a_castle),
    ("all", "an unknown shield", lambda d: d["state"]["shields_gone"].append(19)),
    ("all", "a shield missing", lambda d: d["state"]["shields_left"]["cards"].pop()),
    ("all", "named without the shield", seat(named=1)),
    ("all", "naming oneself", seat(named=0)),
    ("all", "a trade route too many", lambda d: d["state"]["seats"][0]["routes"].append(d["state"]["routes_left"]["cards"].pop())),
    ("all", "a trade route twice", lambda d: d["state"]["seats"][0]["routes"].__setitem__(0, d["state"]["seats"][1]["routes"][0])),
    ("all", "goods to be laid by nobody", lambda d: d["state"]["stores"][0]["selling"].append(d["state"]["reserve"]["cards"].pop())),
    ("all", "a pair of posts unknown", seat(posts=[[3, 0]])),
    ("all", "a pair of posts that is not connected", seat(posts=[[0, 0], [1, 0], [2, 0]], border_rank=1)),
    ("all", "second without a first", seat(border_rank=2)),
    ("all", "points for posts nobody connected", lambda d: d["state"]["credited"].insert(0, [0, "border_posts", 40])),
    ("all", "an inn of a later phase", second_inn),
    ("all", "an inn in a depot", inn_in_a_depot),
    ("all", "a face-down tile", face_up_again),
    ("all", "a lone player's markers", state(solo={"counter": 0, "target": 50, "reached": 0})),
    ("all", "goods cleared", lambda d: d["state"]["goods_gone"].append(d["state"]["reserve"]["cards"].pop())),
    ("all", "white castles denied", state(white_castles=False)),
    ("all", "common storage", lambda d: d["state"]["stores"][0].update(storage=[0, 0])),
    ("teams", "a third private space", seat(storage=[0, 0, 0])),
    ("teams", "no common storage", lambda d: d["state"]["stores"][0].update(storage=[])),
    ("teams", "partners apart", seat(1, estate=1)),
    ("teams", "partners with different supplies", seat(1, store=1)),
    ("teams", "a standard duchy", lambda d: d["state"]["estates"][0].update(duchy=1)),
    ("teams", "a white castle without the module", white_castle_without_module),
    ("teams", "shields in a team game", state(shields=[[], [], [], [], [], []])),
    ("alone", "a counter past its target", solo(counter=50)),
    ("alone", "a counter that nothing was gained for", solo(counter=49)),
    ("alone", "a target never set", solo(target=44)),
    ("alone", "a target too high", solo(target=60)),
    ("alone", "no markers", state(solo=None)),
    ("alone", "a bonus tile", seat(bonuses=["large:blue"])),
    ("alone", "points for colours", lambda d: d["state"]["credited"].append([0, "colours", 5])),
    ("alone", "more silver points than silver", lambda d: d["state"]["credited"].append([0, "points_bought", 400])),
]


MODULES = tuple(
    Forgeries(partial(middle, mode), {f"{what} ({mode})": change for of, what, change in CHANGES if of == mode}) for mode in MODES
)
COURSES = tuple(Course(players, 9, expansive, options, slow=mode != "all") for mode, (players, options) in MODES.items())
