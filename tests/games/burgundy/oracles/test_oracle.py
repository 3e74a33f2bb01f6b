"""Check whole random games against an oracle: what each player has, and every legal action, after every decision."""

from collections import Counter
from typing import Any

import pytest

import rules
from rules import Rng
from tests.playthroughs.choosers import eager

from ..builder import ID, table
from .oracle import Oracle

GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3},
    {"players": 4},
    {"players": 2, "duchies": "second", "extra_tiles": True},
    {"players": 3, "duchies": "drawn", "extra_tiles": True},
    {"players": 4, "duchies": "drawn", "secret_choice": True, "extra_tiles": True},
    {"players": 4, "duchies": "each", "duchy:0": 3, "duchy:1": 7, "duchy:2": 8, "duchy:3": 10, "extra_tiles": True},
    {"players": 3, "duchies": "each", "duchy:0": 4, "duchy:1": 5, "duchy:2": 6},
    {"players": 2, "duchies": "each", "duchy:0": 9, "duchy:1": 2, "extra_tiles": True},
]


def beside(game: Any, seed: int) -> set[str]:
    """Play a game to its end alongside the oracle; return the kinds of actions played."""
    choose, oracle, played = eager(seed), Oracle.of(game.state), set()
    before = [Counter({row.key: row.points[player] for row in game.rules.score(game.state)}) for player in range(len(game.state.seats))]
    while not game.over:
        assert len(game.legal) == len(set(game.legal))
        assert set(game.legal) == oracle.legal()
        action = choose(game)
        played.add(action.kind)
        game.apply(action)
        oracle.do(action, game.state)
        oracle.agrees(game.state)
        if not game.over:
            rows = game.rules.score(game.state)
            for player, points in enumerate(oracle.scores()):
                assert {row.key: row.points[player] for row in rows if row.points[player]} == dict(+(before[player] + points))
    assert oracle.over
    standings = sorted(game.state.standings, key=lambda one: one.player)
    more = [points + sum(start.values()) for points, start in zip(oracle.result(), before, strict=True)]
    assert [one.score for one in standings] == more
    ranking = oracle.ranking(more)
    assert sorted(standings, key=lambda one: one.rank) == [standings[player] for player in ranking]
    assert [one.player for one in standings if one.won] == ranking[:1]
    return played


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("setting", GAMES, ids=lambda setting: "-".join(map(str, setting.values())))
def test_in_step_with_an_oracle(setting: dict[str, Any], seed: int) -> None:
    """BU-0.4, BU-4 to BU-19: storage, goods, silver, workers, points, bridge, board and the list of legal actions agree."""
    options = {name: value for name, value in setting.items() if name != "players"}
    game, rng = rules.new(ID, tuple("ABCD"[: setting["players"]]), seed, options).game, Rng(seed)
    while game.state.round == 0:
        game.apply(game.legal[rng.below(len(game.legal))])
    beside(game, seed)


YELLOW = ["1,-1", "2,-2", "3,-3", "-1,2", "-2,3"]
POWERS: list[tuple[list[int], list[int], list[str]]] = [
    ([5, 6, 28, 8, 27], [3, 4, 9, 13, 26], ["crane", "geese2"]),
    ([7, 10, 12, 14, 6], [27, 28, 5, 2, 24], ["geese2", "ship", "cow2"]),
    ([1, 6, 28, 11, 16], [12, 8, 10, 15, 25], ["crane", "market", "town_hall"]),
    ([6, 28, 5, 13, 14], [7, 9, 22, 23, 4], ["geese2", "castle", "town_hall"]),
    ([2, 8, 12, 9, 10], [6, 28, 1, 17, 20], ["warehouse", "church", "crane"]),
]


def test_with_many_monasteries() -> None:
    """BU-17, BU-19: many monasteries work together, with silver and workers to use them; every kind of action is played."""
    played: set[str] = set()
    for mine, theirs, stored in POWERS:
        game = table(
            phase="C",
            extra_tiles=True,
            tiles={**{at: f"monastery{n}" for at, n in zip(YELLOW, mine, strict=True)}, "-1,-1": "pig3", "-2,-1": "cow4"},
            storage=stored,
            silver=4,
            workers=6,
            dice=(2, 3),
            goods={3: 2},
            spaces={1: [1, 2], 2: [3, 4, 4], 5: [6]},
            depots={1: ["ship"], 2: ["castle"], 5: ["mine"], 4: ["bank"]},
            others={1: {"tiles": {at: f"monastery{n}" for at, n in zip(YELLOW, theirs, strict=True)}, "silver": 5, "workers": 5}},
        )
        played |= beside(game, 3)
    assert played == set("take place sell workers turn buy hire exchange ship copy join decline end_turn".split())
