"""Positions of the board game that no play leads to."""

from __future__ import annotations

from functools import partial
from typing import Any

from rules import Record, Value, new
from tests.engine.forge import Change, seat, state, with_steps
from tests.engine.forged import Course, Forged, Forgeries
from tests.playthroughs.choosers import eager

from .builder import ID
from .forged_modules import COURSES, MODULES
from .pieces import BACK, CELLS, DUCHIES, KIND, NAME


def store(**fields: Any) -> Change:
    """Change the store of seat 0."""
    return lambda d: d["state"]["stores"][0].update(fields)


def credit(*more: list[Any]) -> Change:
    """Credit points beyond those gained in play."""
    return lambda d: d["state"].update(credited=sorted([*d["state"]["credited"], *more]))


def middle() -> Record:
    """The beginning of a turn in round 3 of phase B."""
    record, choose = new(ID, ("Ann", "Ben"), 5), eager(5)
    while (record.game.state.phase, record.game.state.round) != (1, 3):
        record.play(choose(record.game))
    return record


def with_open(*kinds: str) -> Record:
    """Return a game stopped where the step on top is one of ``kinds``."""
    for seed in range(1, 60):
        record, choose = new(ID, ("Ann", "Ben"), seed, {"extra_tiles": True}), eager(seed)
        while not record.game.over:
            if type(record.game.state.pending[-1]).__name__ in kinds:
                return record
            record.play(choose(record.game))
    raise AssertionError(kinds)


def of_turn(**fields: Any) -> Change:
    """Return the seat of the player in turn."""
    return lambda d: d["state"]["seats"][d["state"]["turn_of"]].update(fields)


def tile_named(name: str) -> int:
    return next(tile for tile in NAME if NAME[tile] == name)


def twice(document: dict[str, Any]) -> None:
    """Put a tile in two places at the same time."""
    of = document["state"]
    lying = next(tile for tile in of["depots"][0] if tile)
    of["seats"][0]["storage"][0] = lying


def moved(document: dict[str, Any]) -> None:
    """Move a tile from a supply to those that have left the game."""
    of = document["state"]
    of["gone"].append(of["supplies"][0]["cards"].pop())


def swapped(document: dict[str, Any]) -> None:
    """Put a tile of another colour in a depot."""
    depots = document["state"]["depots"]
    tiles = [(n, i, tile) for n, slots in enumerate(depots) for i, tile in enumerate(slots) if tile]
    (n, i, one), (m, j, other) = next((a, b) for a in tiles for b in tiles if BACK[a[2]] != BACK[b[2]])
    depots[n][i], depots[m][j] = other, one


def wrong_field(document: dict[str, Any]) -> None:
    """Move a tile of a duchy to a field of another colour."""
    tiles = document["state"]["estates"][0]["tiles"]
    at = next(n for n, tile in enumerate(tiles) if tile and KIND[tile] != "castle")
    colours = [colour for colour, _ in DUCHIES["1"].cells.values()]
    to = next(n for n in range(len(CELLS)) if not tiles[n] and colours[n] != colours[at])
    tiles[to], tiles[at] = tiles[at], 0


def far_away(document: dict[str, Any]) -> None:
    """Move the only tile next to the castle to where it touches nothing."""
    of = document["state"]
    tiles = of["estates"][0]["tiles"]
    for n, tile in enumerate(tiles):
        if tile and n != 18:
            of["gone"].append(tile)
            tiles[n] = 0
    mine = next(tile for tile in of["gone"] if KIND.get(tile) == "mine")
    of["gone"].remove(mine)
    tiles[CELLS.index((-3, 3))] = mine
    of["seats"][0]["areas"] = []


def exchanged_goods(document: dict[str, Any]) -> None:
    """Put a good in the store twice."""
    of = document["state"]
    of["stores"][0]["goods"] = [of["stores"][1]["goods"][0], *of["stores"][0]["goods"]]


def four_types(document: dict[str, Any]) -> None:
    """Fill a store with goods of four types."""
    of = document["state"]
    everything = sorted(
        [*of["stores"][0]["goods"], *of["stores"][1]["goods"], *(good for space in of["goods_spaces"] for good in space)],
        key=lambda good: (good - 1) // 7,
    )
    of["goods_spaces"] = [[], [], [], [], [], []]
    of["stores"][0]["goods"], of["stores"][1]["goods"] = everything, []


def into_an_unused_place(d: dict[str, Any]) -> None:
    """Move a tile of a depot to a place there that is not filled with two players (BU-18.2)."""
    slots = next(slots for slots in d["state"]["depots"] if any(slots) and not slots[-1])
    tile = next(n for n, tile in enumerate(slots) if tile)
    slots[-1], slots[tile] = slots[tile], 0


DAMAGED: dict[str, Change] = {
    "a tile in a place that two players do not use": into_an_unused_place,
    "a duchy too few": lambda d: d["state"]["estates"].pop(),
    "two players on one duchy": seat(1, estate=0),
    "a duchy that does not exist": lambda d: d["state"]["estates"][0].update(duchy=11),
    "a duchy of nobody": seat(0, estate=7),
    "no duchy in the middle of the game": lambda d: d["state"]["estates"][0].update(duchy=0),
    "a duchy of 36 fields": lambda d: d["state"]["estates"][0]["tiles"].pop(),
    "a tile on a wrong field": wrong_field,
    "a tile that touches nothing": far_away,
    "a tile there twice": twice,
    "a tile that does not exist": lambda d: d["state"]["gone"].append(400),
    "a negative tile": lambda d: d["state"]["gone"].append(-1),
    "a tile missing": lambda d: d["state"]["gone"].pop(),
    "a tile too few in a supply": moved,
    "tiles in the wrong depots": swapped,
    "a depot too few": lambda d: d["state"]["depots"].pop(),
    "a slot too many": lambda d: d["state"]["depots"][0].append(0),
    "a black slot too few": lambda d: d["state"]["black"].pop(),
    "a supply that is open": lambda d: d["state"]["supplies"][0].update(seen="all"),
    "a supply of another deck": lambda d: d["state"]["supplies"][0].update(deck="blue"),
    "a supply too few": lambda d: d["state"]["supplies"].pop(),
    "goods of a phase that are open": lambda d: d["state"]["phase_goods"][4].update(seen="all"),
    "goods there twice": exchanged_goods,
    "a good that does not exist": lambda d: d["state"]["goods_spaces"][0].append(43),
    "a goods space too few": lambda d: d["state"]["goods_spaces"].pop(),
    "goods of four types": four_types,
    "goods on the round spaces too few": lambda d: d["state"]["goods_spaces"][0].append(d["state"]["round_goods"].pop()),
    "goods of the reserve in a store": lambda d: d["state"]["goods_spaces"][0].append(d["state"]["reserve"]["cards"].pop()),
    "a storage of four": lambda d: d["state"]["seats"][0]["storage"].append(0),
    "a storage of two": lambda d: d["state"]["seats"][0]["storage"].pop(),
    "negative silver": store(silver=-1),
    "negative workers": store(workers=-1),
    "an enormous counter": store(workers=10**18),
    "points of sales that nobody made": credit([0, "sales", 40]),
    "points of watchtowers that are not there": credit([0, "watchtowers", 400]),
    "points of nothing there is": credit([0, "luck", 4]),
    "points of nobody": credit([7, "animals", 4]),
    "points there twice": credit([0, "animals", 4], [0, "animals", 4]),
    "points below nothing": credit([0, "animals", -4]),
    "a die of seven": of_turn(dice=[7, 1]),
    "a die of nought": of_turn(dice=[0, 1]),
    "three dice": of_turn(dice=[1, 2, 3], used=[False, False, False]),
    "one die": of_turn(dice=[1], used=[False]),
    "a die used that has a step": of_turn(used=[True, True]),
    "a bonus tile that does not exist": lambda d: d["state"]["bonuses"].append("medium:blue"),
    "a bonus tile there twice": lambda d: d["state"]["bonuses"].append(d["state"]["bonuses"][0]),
    "a bonus tile missing": lambda d: d["state"]["bonuses"].pop(),
    "a bonus tile not deserved": lambda d: d["state"]["seats"][0].update(bonuses=[d["state"]["bonuses"].pop()]),
    "an area that is not full": lambda d: d["state"]["seats"][0]["areas"].append([0, 0]),
    "an area that does not exist": lambda d: d["state"]["seats"][0]["areas"].append([99, 0]),
    "a phase that does not exist": state(phase=5),
    "a negative phase": state(phase=-1),
    "another phase": state(phase=3),
    "a round that does not exist": state(round=6),
    "another round": lambda d: d["state"].update(round=d["state"]["round"] % 5 + 1),
    "a white die of seven": state(white=7),
    "a white die of nought": state(white=0),
    "an order of one": state(order=[0]),
    "an order of the same": state(order=[0, 0]),
    "a bridge too short": lambda d: d["state"]["bridge"].pop(),
    "a marker missing": state(bridge=[[0], [], [], [], [], [], []]),
    "a marker there twice": state(bridge=[[0, 1], [1], [], [], [], [], []]),
    "a duchy offered in the middle of the game": seat(offered=[3, 4]),
    "a plan in the middle of the game": lambda d: d["state"]["seats"][0]["plan"].update(cards=[1]),
    "a plan everybody sees": lambda d: d["state"]["seats"][0]["plan"].update(seen="all"),
    "a die too many": with_steps({"step": "DieAction"}),
    "a second end of the turn": with_steps({"step": "EndTurn"}),
    "another phase at once": with_steps({"step": "EndPhase"}),
    "another round at once": with_steps({"step": "StartRound"}),
    "a duchy to be chosen now": with_steps({"step": "Found"}),
    "a step of the opponent": lambda d: d["state"]["pending"].append({"step": "DieAction", "player": 1 - d["state"]["turn_of"]}),
    "no end of the round": lambda d: d["state"]["pending"].pop(0),
    "a castle out of nothing": with_steps({"step": "CastleAction", "tile": tile_named("castle")}),
    "a ship out of nothing": with_steps({"step": "Sail"}),
    "a town hall that is no tile": with_steps({"step": "PlaceTile", "tile": 0, "kind": "town_hall"}),
}


STEPS: dict[str, tuple[tuple[str, ...], Change]] = {
    "a castle that is a mine": (("CastleAction",), lambda d: d["state"]["pending"][-1].update(tile=tile_named("mine"))),
    "a castle elsewhere": (("CastleAction",), lambda d: d["state"]["pending"][-1].update(tile=999)),
    "a castle twice": (("CastleAction",), lambda d: d["state"]["pending"].append(d["state"]["pending"][-1])),
    "a market that is a church": (("TakeKind",), lambda d: d["state"]["pending"][-1].update(kind="bank")),
    "a kind unknown": (("TakeKind",), lambda d: d["state"]["pending"][-1].update(kind="palace")),
    "a warehouse for a market": (("SellGoods",), lambda d: d["state"]["pending"][-1].update(kind="market")),
    "a town hall for a market": (("PlaceTile",), lambda d: d["state"]["pending"][-1].update(kind="market")),
    "a ship that sails first": (("Collect",), lambda d: d["state"]["pending"].insert(-2, d["state"]["pending"].pop())),
    "a ship that does not sail": (("Collect",), lambda d: d["state"]["pending"].pop(-2)),
    "a ship that is no ship": (("Collect",), lambda d: d["state"]["pending"][-1].update(tile=tile_named("mine"))),
    "an effect before a die was used": (("CastleAction", "Collect"), of_turn(used=[False, False])),
    "a crane that names a crane": (("Crane",), lambda d: d["state"]["pending"][-1].update(kind="market")),
}


FOUNDING: dict[str, Change] = {
    "a duchy that was not offered": lambda d: d["state"]["seats"][0].update(offered=[9, 1]),
    "a plan missing": lambda d: d["state"]["seats"][0]["plan"]["cards"].pop(),
    "a plan of another sheet": lambda d: d["state"]["seats"][0]["plan"]["cards"].append(1),
    "nobody to choose": lambda d: d["state"].update(pending=d["state"]["pending"][:1]),
    "the secret is never told": lambda d: d["state"]["pending"].pop(1),
    "the same one chooses twice": lambda d: d["state"]["pending"].append(d["state"]["pending"][-1]),
    "no castle": lambda d: (
        d["state"]["gone"].append(d["state"]["seats"][0]["storage"].pop(0)) or d["state"]["seats"][0]["storage"].append(0)
    ),
    "dice before the game": lambda d: d["state"]["seats"][0].update(dice=[1, 2], used=[False, False]),
    "tiles before the game": lambda d: d["state"]["depots"][0].__setitem__(0, d["state"]["supplies"][3]["cards"].pop()),
    "a purchase before the game": state(bought=True),
}


def founding() -> Record:
    """Return a game in which duchies are being chosen in secret."""
    record = new(ID, ("Ann", "Ben", "Cid"), 4, {"duchies": "drawn", "secret_choice": True})
    record.play(eager(4)(record.game))
    assert record.game.state.round == 0
    return record


EVERY: dict[str, Value | bool] = {"duchies": "drawn", "secret_choice": True, "extra_tiles": True}
MAY_BE = frozenset(
    {
        "a duchy that does not exist",
        "a tile on a wrong field",
        "a tile that touches nothing",
        "a tile too few in a supply",
        "tiles in the wrong depots",
        "a supply that is open",
        "goods of a phase that are open",
        "goods of the reserve in a store",
        "points of watchtowers that are not there",
        "a bonus tile there twice",
        "a bonus tile missing",
        "a bonus tile not deserved",
        "an area that is not full",
        "another phase",
        "a white die of nought",
        "a die too many",
        "a second end of the turn",
        "a step of the opponent",
        "a castle out of nothing",
        "a town hall that is no tile",
        "a castle that is a mine",
        "a castle elsewhere",
        "a castle twice",
        "a ship that does not sail",
        "a ship that is no ship",
        "an effect before a die was used",
        "the same one chooses twice",
        "no castle",
        "dice before the game",
        "tiles before the game",
        "a purchase before the game",
        "named without the shield (all)",
        "goods to be laid by nobody (all)",
        "a pair of posts that is not connected (all)",
        "an inn of a later phase (all)",
        "goods cleared (all)",
        "white castles denied (all)",
        "partners apart (teams)",
        "partners with different supplies (teams)",
        "shields in a team game (teams)",
        "a target never set (alone)",
        "a bonus tile (alone)",
    }
)
"""What is found only by comparing with the history, or not at all in a position laid out by hand."""

FORGED = Forged(
    (
        Forgeries(middle, DAMAGED),
        *(Forgeries(partial(with_open, *kinds), {what: change}) for what, (kinds, change) in STEPS.items()),
        Forgeries(founding, FOUNDING),
        *MODULES,
    ),
    (*(Course(players, 9, eager, options, slow=players != 3) for players in (2, 3, 4) for options in ({}, EVERY)), *COURSES),
    MAY_BE,
)
