"""Check the end of the game and scoring (BC-15)."""

from typing import Any

import pytest

import rules
from rules import Game, Standing

from .builder import table
from .verbs import idle_round, points, total

ANIMALS = [
    pytest.param({"sheep": 3, "cattle": 2, "chicken": 1}, 3, 1, id="T-10 BC-15.2 A-21"),
    pytest.param({}, 0, 0, id="BC-15.2 none"),
    pytest.param({"pig": 1}, 0, 1, id="BC-15.2 single"),
    pytest.param({"pig": 5}, 0, 5, id="BC-15.2 five of a species"),
    pytest.param({"pig": 1, "sheep": 1}, 1, 0, id="BC-15.2 two different"),
    pytest.param({"pig": 1, "sheep": 1, "cattle": 1}, 2, 0, id="BC-15.2 three different"),
    pytest.param({"pig": 1, "sheep": 1, "cattle": 1, "chicken": 1}, 4, 0, id="BC-15.2 four different"),
    pytest.param({"pig": 2, "sheep": 2}, 2, 0, id="BC-15.2 two layers of two"),
    pytest.param({"pig": 4, "sheep": 2, "cattle": 1, "chicken": 1}, 4 + 1, 2, id="BC-15.2 layers of 4, 2, 1, 1"),
    pytest.param({"pig": 5, "sheep": 5, "cattle": 5, "chicken": 5}, 20, 0, id="BC-15.2 all"),
]


def best_division(held: dict[str, int]) -> int:
    """Return the most points from any division into sets of different species, by trying them all."""
    species = tuple(sorted(held.items()))
    worth = {1: 0, 2: 1, 3: 2, 4: 4}

    def best(left: tuple[int, ...]) -> int:
        found = 0
        for mask in range(1, 1 << len(left)):
            if all(left[i] > 0 for i in range(len(left)) if mask >> i & 1):
                after = tuple(n - (mask >> i & 1) for i, n in enumerate(left))
                found = max(found, worth[mask.bit_count()] + best(after))
        return found

    return best(tuple(n for _, n in species))


def finished(players: int = 2, **said: Any) -> Game[Any]:
    """Return a finished game in which each player's last turn brought one silver; seat 0 has the start player card."""
    game = table(players, phase="E", in_round=6, **said)
    idle_round(game)
    assert game.over
    return game


def ranks(game: Game[Any]) -> list[tuple[int, int, bool]]:
    """Return score, rank and victory of each seat."""
    found: list[Standing] = game.state.standings
    return [(one.score, one.rank, one.won) for one in sorted(found, key=lambda one: one.player)]


@pytest.mark.parametrize(("held", "worth", "unscored"), ANIMALS)
def test_animals(held: dict[str, int], worth: int, unscored: int) -> None:
    """Sets of four, three, two and one different score 4, 2, 1 and 0; unscored animals break ties (BC-15.3)."""
    animals = [species for species, count in held.items() for _ in range(count)]
    game = finished(animals=animals)
    assert points(game).get("animals", 0) == worth
    assert game.state.standings[0].tie_break == (("left_over", 1 + unscored),)  # including the silver of the last turn
    if sum(held.values()) <= 8:
        assert best_division(held) == worth


def test_the_whole_table() -> None:
    """BC-15.1 and the table of section 15: every item is right, and so is the sum."""
    game = finished(
        estate=[["ship"] * 3, ["mine", "monastery", "monastery"], ["pasture"], ["bank"], ["castle"], ["knowledge"]],
        all_seven=3,
        vp=7,
        sold=["light", "light", "dark"],
        animals=["pig", "sheep", "cattle"],
        goods=["medium"],
        workers=2,
        silver=4,
        projects=["mine1", "ship1"],
    )
    assert points(game) == {
        "triplet_ship": 3,
        "triplet_mine": 3,
        "firsts": 2,
        "all_seven": 3,
        "vp": 7,
        "sold": 3,
        "animals": 2,
        "start_player": 1,
    }
    assert total(game) == 24
    assert ranks(game)[0] == (24, 1, True)


@pytest.mark.parametrize(
    "said",
    [
        pytest.param({"goods": ["dark"] * 6}, id="BC-15.1 unsold goods"),
        pytest.param({"silver": 30}, id="BC-15.1 silver"),
        pytest.param({"workers": 30}, id="BC-15.1 workers"),
        pytest.param({"projects": ["monastery1", "monastery2", "monastery3"]}, id="BC-15.1 BC-7.1 projects"),
        pytest.param({"estate": [["monastery"] * 2, ["pasture"] * 2]}, id="BC-15.1 incomplete stacks"),
        pytest.param({"animals": ["pig"] * 5}, id="BC-15.1 animals of one species"),
    ],
)
def test_nothing_else_scores(said: dict[str, Any]) -> None:
    game = finished(holder=1, **said)
    assert points(game) == {}
    assert ranks(game)[0][0] == 0


@pytest.mark.parametrize("turned", [pytest.param(False, id="BC-15.1 front"), pytest.param(True, id="BC-15.1 back")])
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_start_player_card(holder: int, turned: bool) -> None:
    """It is worth 1 VP to its holder, whichever side is up."""
    game = finished(3, holder=holder, turned=turned)
    assert [total(game, p) for p in range(3)] == [int(p == holder) for p in range(3)]


def test_most_points_win() -> None:
    """BC-15.3"""
    game = finished(3, vp=5, holder=2, others={1: {"vp": 6}, 2: {"vp": 3}})
    assert ranks(game) == [(5, 2, False), (6, 1, True), (4, 3, False)]


@pytest.mark.parametrize(
    ("mine", "theirs", "expected"),
    [
        pytest.param({"workers": 2}, {"silver": 1}, (1, 2), id="BC-15.3 workers and silver"),
        pytest.param({"silver": 2}, {"goods": ["light"] * 3}, (2, 1), id="BC-15.3 unsold goods"),
        pytest.param({"animals": ["pig"] * 3}, {"workers": 2}, (1, 2), id="BC-15.3 unscored animals"),
        pytest.param({"animals": ["pig", "sheep"], "vp": 0}, {"workers": 1, "vp": 1}, (2, 1), id="BC-15.3 scored animals do not count"),
        pytest.param(
            {"workers": 1, "silver": 1, "goods": ["dark"], "animals": ["pig"]}, {"silver": 4}, (1, 1), id="BC-15.3 the sum: shared"
        ),
        pytest.param({"projects": ["mine1", "mine2"]}, {}, (1, 1), id="BC-15.3 A-22 projects do not count"),
        pytest.param({"projects": ["mine1", "mine2"]}, {"workers": 1}, (2, 1), id="BC-15.3 A-22 projects against a worker"),
        pytest.param({}, {}, (1, 1), id="BC-15.3 shared victory"),
    ],
)
def test_tie(mine: dict[str, Any], theirs: dict[str, Any], expected: tuple[int, int]) -> None:
    """The higher sum of workers, silver, unsold goods and unscored animals wins; if still level, victory is shared."""
    game = finished(
        3,
        holder=2,
        **{"vp": 9, **{k: v for k, v in mine.items() if k != "vp"}},
        others={1: {"vp": 9 + theirs.get("vp", 0), **{k: v for k, v in theirs.items() if k != "vp"}}},
    )
    found = ranks(game)
    assert found[0][0] == found[1][0]
    assert (found[0][1], found[1][1]) == expected
    assert [won for _, _, won in found] == [rank == 1 for _, rank, _ in found]
    assert found[2][1] == 3


def test_the_tie_break_is_among_the_tied_only() -> None:
    """BC-15.3: a player with fewer points gains nothing from a full storage."""
    game = finished(3, vp=9, holder=2, silver=1, others={1: {"vp": 9}, 2: {"vp": 0, "silver": 50}})
    assert [rank for _, rank, _ in ranks(game)] == [1, 2, 3]


def test_if_the_game_ended_now_the_start_player_card_counts_bc_16_3() -> None:
    game = rules.new("burgundy_cards", ("Anna", "Ben", "Cleo"), 5).game
    now = {row.key: row.points for row in game.rules.score(game.state)}
    ended = {row.key: row.points for row in game.rules.ended(game.state)}
    assert now["start_player"] == (0, 0, 0)
    assert ended.pop("start_player") == tuple(int(player == game.state.holder) for player in range(3))
    assert ended == {key: points for key, points in now.items() if key != "start_player"}
