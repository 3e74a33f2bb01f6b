"""Check that a lone player may buy a tile in the middle of a chain and use it before a consequence is carried out (BU-14.1, BU-25.15)."""

from typing import Any

import pytest

from rules import Action, Game, Rng
from tests.slow import rest_slow

from ..expanded import Tiles, lay
from ..oracles.solo_results import differs
from ..pieces import DATA, LAYOUTS
from ..verbs import do, legal, points, words

MOST = 400
"""How many positions of one chain are looked at; longer ones are left out."""
CELLS = {number: LAYOUTS[index]["cells"] for number, index in (("13a", 18), ("13b", 19))}
KIND_OF = {kind["color"]: kind["id"] for kind in DATA["tile_kinds"]["kinds"]}
SCORING = tuple(f"monastery{n}" for n in (15, 16, 18, 20, 22, 23, 24, 25, 26))
NAMES = {
    "yellow": ("monastery6", "monastery8", "monastery12", "monastery13", *SCORING),
    "beige": ("town_hall", "bank", "warehouse", "watchtower", "market", "carpenter", "church", "boarding_house"),
    "light_green": ("cow3", "pig3", "goat3", "sheep3"),
    "dark_green": ("castle",),
    "grey": ("mine",),
    "blue": ("ship",),
}
LIVELY = ("town_hall", "castle", "mine", "cow3", "pig4", "bank", "warehouse", "market")


def alone(**said: Any) -> Any:
    """Build a solo game on 13a with the start castle in the north-west, next to a river."""
    return lay(1, **{"duchy": "13a", "castle": "nw5", **said})


def carry_out_area(game: Any) -> None:
    """Carry out what the area brings, without buying points."""
    for said in ("carry_out size nw4", "decline", "carry_out phase nw4", "decline"):
        if legal(game, "points") or not said.startswith("decline"):
            do(game, said)


# the two positions found by a referee
def test_a_mine_for_two_workers_before_monastery_26() -> None:
    """BU-25.9, BU-17.6, BU-14.2: the town hall of the reward places a mine just hired, so that grey counts too."""
    yellow = dict(
        zip(("ne8", "sw6", "se1", "se2", "se3"), ("monastery6", "monastery8", "monastery9", "monastery10", "monastery11"), strict=True)
    )
    tiles = {**yellow, "nw6": "mine", "ne2": "mine", "se5": "ship"}
    game = alone(tiles=tiles, storage=["monastery26"], dice=(3, 1), workers=2, black=["town_hall"], depots={5: ["mine"]})
    do(game, "place monastery26 nw4 with 3")
    carry_out_area(game)
    assert "carry_out monastery26" in legal(game)
    do(game, "direct town_hall se10", "carry_out town_hall", "hire mine@5 +2", "place mine se11")
    while "monasteries" not in points(game):
        do(game, min(said for said in legal(game) if said in ("carry_out monastery26", "decline")))
    assert points(game)["monasteries"] == 6


def test_a_cow_for_two_silver_before_monastery_24() -> None:
    """BU-25.9, BU-14.1, BU-14.2: the town hall of the reward places a cow just bought where none could be placed before."""
    yellow = dict(
        zip(("ne8", "sw6", "se1", "se2", "se3"), ("monastery12", "monastery8", "monastery9", "monastery10", "monastery11"), strict=True)
    )
    towns = ("nw2", "ne11", "sw1", "sw3", "sw4", "se6", "se10", "se12")
    buildings = ("bank", "market", "church", "warehouse", "watchtower", "carpenter", "boarding_house", "bank")
    pastures = dict.fromkeys(("nw1", "se4", "se8", "sw5", "se13"), "face_down")
    tiles = {**yellow, **pastures, **dict(zip(towns, buildings, strict=True)), "ne1": "ship"}
    game = alone(tiles=tiles, storage=["monastery24"], dice=(3, 1), silver=2, black=["town_hall", "cow3"])
    do(game, "place monastery24 nw4 with 3")
    carry_out_area(game)
    assert legal(game, "direct") == {"direct town_hall ne4", "direct town_hall ne5"}
    assert "carry_out monastery24" in legal(game)
    do(game, "direct town_hall ne5", "carry_out town_hall", "buy cow3", "place cow3 ne6")
    while "monasteries" not in points(game):
        do(game, min(said for said in legal(game) if said in ("carry_out monastery24", "carry_out cow3")))
    assert points(game)["monasteries"] == 4


# any position
def before_a_chain(seed: int) -> tuple[Game[Any], list[Action]]:
    """Lay a random position in which a tile can complete something while others can be bought; return the ways to place that tile."""
    rng, left = Rng(seed), Tiles()

    def one_of(names: tuple[str, ...]) -> str:
        there = [name for name in names if name not in black and name in left.left.values()]
        name = there[rng.below(len(there))] if there else ""
        if name:
            left.get(name)
        return name

    black = tuple(dict.fromkeys(LIVELY[rng.below(len(LIVELY))] for _ in range(rng.below(4))))
    duchy = ("13a", "13b")[rng.below(2)]
    castle, *cells = sorted(CELLS[duchy], key=lambda cell: (cell["color"] != "dark_green", rng.below(1000)))
    left.get("castle")
    yellow = [cell for cell in cells if cell["color"] == "yellow"] if rng.below(2) else cells
    focus = yellow[rng.below(len(yellow))]
    colour = focus["color"]
    tile = one_of(SCORING if colour == "yellow" else NAMES[colour])
    depots = {1 + rng.below(6): [one_of((*LIVELY, "ship"))] for _ in range(rng.below(3))}
    storage = [tile] if rng.below(3) else [tile, one_of((*LIVELY, "ship"))]
    filled = rng.below(8) + 1
    tiles: dict[str, str] = {}
    for cell in cells:
        if cell is not focus and ((cell["color"] == colour and rng.below(10) < 7) or rng.below(9) < filled):
            tiles[cell["id"]] = one_of(NAMES[cell["color"]])
    target = (10, 30, 50)[rng.below(3)]
    counter = (0, rng.below(target), max(0, target - 1 - rng.below(15)))[rng.below(3)]
    goods = {1 + rng.below(6): 1 + rng.below(2)} if rng.below(2) else {}
    tiles = {at: name for at, name in tiles.items() if name}
    depots = {n: names for n, names in depots.items() if names[0]}
    said: dict[str, Any] = {
        "storage": [name for name in storage if name],
        "black": black,
        "depots": depots,
        "tiles": tiles,
        "target": target,
        "counter": counter,
        "goods": goods,
    }
    money: dict[str, Any] = {"silver": rng.below(4), "workers": rng.below(4), "bought": rng.below(5) == 0}
    game = lay(1, duchy=duchy, castle=castle["id"], dice=(focus["die"], 1), phase="ABCDE"[rng.below(5)], **said, **money)
    place = f"place {tile} {focus['id']} with {focus['die']}"
    return game, [action for action in game.legal if words(game, action) == place]


def compare(first: int, chains: int) -> None:
    """Compare chains with purchases with those of a game that asks for every order, until so many could be compared."""
    seed, count = first, 0
    while count < chains:
        seed += 1
        game, ways = before_a_chain(seed)
        for action in ways[:1]:
            different = differs(game, action, MOST, buying=True)
            assert not different, seed
            count += different is False


@pytest.mark.parametrize("part", rest_slow(0, 1, 2, 3, 4))
def test_no_purchase_comes_too_late(part: int) -> None:
    """BU-25.15, BU-14.1, BU-17.6"""
    compare(100_000 * part, 12 if part == 0 else 150)
