"""Check immediate points (BC-16)."""

from typing import Any

import pytest

from rules import Game, Rng, Value, new

from .builder import ID, table
from .verbs import do, end, idle_round, place, play, points, total

STEPS = [
    pytest.param(
        {"hand": [4], "estate": [["mine"] * 2], "projects": ["mine4"]},
        ["play 4", "place mine4 on 0"],
        4,
        id="BC-16.1 triplet and first bonus",
    ),
    pytest.param(
        {"hand": [4], "estate": [["castle"], ["mine"], ["monastery"], ["knowledge"], ["ship"], ["pasture"]], "projects": ["watchtower4"]},
        ["play 4", "place watchtower4 on new"],
        4,
        id="BC-16.1 all-seven and watchtower",
    ),
    pytest.param({"hand": [1], "silver": 6}, ["play 1", "convert 0 6"], 2, id="BC-16.1 conversion"),
    pytest.param({"hand": [1], "goods": ["light"] * 3}, ["play 1", "sell light"], 3, id="BC-16.1 sold goods"),
    pytest.param(
        {"hand": [4], "animals": ["pig", "sheep", "cattle"], "projects": ["pasture4"], "animal_stacks": [["chicken"], []]},
        ["play 4", "place pasture4 on new", "draw animals 0"],
        2,
        id="BC-16.1 BC-16.2 animals by layers as held now",
    ),
    pytest.param(
        {"hand": [4], "estate": [["monastery"] * 2], "projects": ["monastery4"]},
        ["play 4", "place monastery4 on 0", "bonus a_1"],
        6 + 1 + 3,
        id="BC-16.1 phase bonus",
    ),
]


def ended(immediate: bool, players: int, seed: int) -> Game[Any]:
    """Play a whole random game with the option on or off; the choices depend on the seed only."""
    options: dict[str, Value | bool] = {"immediate_points": immediate, "start_player": "first_seat"}
    game = new(ID, ("P",) * players, seed, options).game
    game.playout(Rng(seed))
    return game


@pytest.mark.parametrize(("said", "words", "gain"), STEPS)
def test_points_are_credited_at_once(said: dict[str, Any], words: list[str], gain: int) -> None:
    game = table(**said)
    before = total(game)
    do(game, *words)
    assert total(game) - before == gain


@pytest.mark.parametrize(
    ("held", "top", "change"),
    [
        pytest.param([], "pig", 0, id="BC-16.2 first animal"),
        pytest.param(["pig"], "pig", 0, id="BC-16.2 same species"),
        pytest.param(["pig"], "sheep", 1, id="BC-16.2 second species"),
        pytest.param(["pig", "sheep"], "cattle", 1, id="BC-16.2 third species"),
        pytest.param(["pig", "sheep", "cattle"], "chicken", 2, id="BC-16.2 fourth species"),
        pytest.param(["pig", "pig", "sheep"], "sheep", 1, id="BC-16.2 second layer"),
    ],
)
def test_animals_score_again_after_each(held: list[str], top: str, change: int) -> None:
    game = table(hand=[4], animals=held, projects=["pasture4"], animal_stacks=[[top], []])
    before = total(game)
    play(game, 4)
    place(game, "pasture4")
    assert total(game) == before
    do(game, "draw animals 0")
    assert total(game) - before == change


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [5, 6, 7])
def test_no_credited_point_is_ever_taken_back(seed: int, players: int) -> None:
    """BC-16.2, BC-12.6: no source of any player's points falls during a game, and the sources add up to the score."""
    game = new(ID, ("P",) * players, seed, {} if players == 1 else {"start_player": "first_seat"}).game
    rng = Rng(seed)
    before = {row.key: row.points for row in game.rules.score(game.state)}
    while not game.over:
        game.apply(game.legal[rng.below(len(game.legal))])
        now = {row.key: row.points for row in game.rules.score(game.state)}
        for key, worth in now.items():
            assert all(new >= old for new, old in zip(worth, before[key], strict=True)), key
        before = now
    for standing in game.state.standings:
        assert standing.score == sum(worth[standing.player] for worth in before.values())


def test_start_player_card_counts_at_the_end_only() -> None:
    """BC-16.3, A-20: its point appears with the last turn of phase E, not before."""
    game = table(2, phase="E", in_round=6, hand=[1], goods=["light"], holder=1)
    do(game, "play 1", "sell light")
    assert points(game) == {"sold": 1}
    end(game)
    assert (total(game, 0), total(game, 1)) == (1, 0)
    idle_round(game)
    assert points(game) == {"sold": 1, "start_player": 1}
    assert (total(game, 0), total(game, 1)) == (2, 0)


@pytest.mark.parametrize("phase", ["A", "B", "C", "D"])
def test_no_point_for_it_at_other_phase_ends(phase: str) -> None:
    """BC-16.3"""
    game = table(2, phase=phase, in_round=6)
    idle_round(game)
    assert (total(game, 0), total(game, 1)) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_option_changes_no_number(players: int) -> None:
    """BC-16.4: a game has the same result whether points are shown immediately or at the end."""
    on, off = ended(True, players, 11), ended(False, players, 11)
    assert on.state.standings == off.state.standings
    assert on.rules.score(on.state) == off.rules.score(off.state)
