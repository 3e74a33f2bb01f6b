"""Check what the player is asked, and which card asks: every question of the game."""

from typing import Any

import pytest

from tests.playthroughs.choosers import guild

from .builder import fresh, table
from .cards import VP_NAME, name
from .verbs import do

FOUR = "red blue yellow green"
ROW = ["vp_9", "vp_9", "vp_7", "vp_7"]
FOE = {1: {"hall": "red dancer, blue farmer, green weaver"}}
CASES: list[Any] = [
    pytest.param({}, [], "ask.act", {"n": 2}, None, id="GH-3.1"),
    pytest.param({"hand": "red farmer"}, ["play red farmer"], "ask.act", {"n": 1}, None, id="GH-3.2"),
    pytest.param({"hand": "red farmer, red dancer"}, ["play red farmer", "refill", "draw"], "ask.end", {}, None, id="GH-3.4"),
    pytest.param({"hand": "red farmer"}, ["refill"], "ask.refill", {"n": 0}, None, id="GH-5.1"),
    pytest.param(
        {"hand": "red blue yellow green purple farmer, red blue yellow dancer"},
        ["refill"],
        "ask.refill",
        {"n": 2},
        None,
        id="GH-5.1 two must go",
    ),
    pytest.param({"hand": "red assassin", "others": FOE}, ["play red assassin 0"], "ask.kill", {"kill": 1}, "red assassin", id="GH-12.1"),
    pytest.param(
        {"hand": "red assassin", "hall": "blue green assassin", "others": FOE},
        ["play red assassin 2", "kill red dancer of 1"],
        "ask.kill",
        {"kill": 1},
        "red assassin",
        id="GH-12.2 one more",
    ),
    pytest.param(
        {"hand": "red trader", "hall": "blue green trader", "others": FOE},
        ["play red trader 2", "give blue trader"],
        "ask.give_take",
        {"give": 1, "take": 2},
        "red trader",
        id="GH-12.12",
    ),
    pytest.param({"hand": "red weaver, red dancer"}, ["play red weaver 0"], "ask.place", {"place": 1}, "red weaver", id="GH-12.15"),
    pytest.param(
        {"hand": "purple weaver, red dancer", "hall": f"{FOUR} weaver"},
        ["play purple weaver 4"],
        "ask.place_take_back",
        {"place": 0, "take_back": 2},
        "purple weaver",
        id="GH-12.17",
    ),
    pytest.param(
        {"hand": "red historian", "hall": "blue green historian", "discard": "red dancer"},
        ["play red historian 2"],
        "ask.recall",
        {"recall": 1},
        "red historian",
        id="GH-12.8",
    ),
    pytest.param({"completed": ["dancer", "farmer"], "row": ["vp_5", *ROW]}, ["buy vp_5"], "ask.pay", {"n": 1}, None, id="GH-6.2"),
    pytest.param({"completed": ["dancer"] * 3, "row": ROW}, ["buy vp_9"], "ask.pay", {"n": 2}, None, id="GH-6.2 two"),
    pytest.param({"completed": ["dancer"] * 3, "row": ROW}, ["buy vp_9", "pay dancer"], "ask.pay", {"n": 1}, None, id="GH-6.2 one more"),
    pytest.param({"completed": ["dancer"], "row": ["vp_5", *ROW]}, ["buy vp_5"], "ask.order", {"n": 5}, None, id="GH-7.9"),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_5", *ROW]},
        ["buy vp_5", "top red dancer"],
        "ask.order",
        {"n": 4},
        None,
        id="GH-7.9 the next one",
    ),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_4_draw", *ROW]},
        ["buy vp_4_draw", "confirm"],
        "ask.use",
        {"vp": "vp_4_draw"},
        "vp_4_draw",
        id="GH-6.4",
    ),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_3_poach", *ROW], "others": FOE},
        ["buy vp_3_poach", "confirm", "use"],
        "ask.poach",
        {"poach": 1},
        "vp_3_poach",
        id="GH-13.5",
    ),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_2_takeover", *ROW], "others": FOE},
        ["buy vp_2_takeover", "confirm", "use"],
        "ask.takeover",
        {"takeover": 1},
        "vp_2_takeover",
        id="GH-13.7",
    ),
    pytest.param(
        {"hand": "red weaver, purple trader", "hall": f"{FOUR} trader", "completed": ["dancer"] * 3},
        ["play red weaver 0", "place purple trader"],
        "ask.excess",
        {"n": 1},
        None,
        id="GH-9.4",
    ),
    pytest.param(
        {"hand": "red bricklayer", "cards": "job_faire"},
        ["play red bricklayer 0"],
        "ask.discard",
        {"discard": 2},
        "red bricklayer",
        id="GH-17.3",
    ),
    pytest.param(
        {"hand": "red tax_collector", "hall": "red hunter", "cards": "job_faire"},
        ["play red tax_collector 0"],
        "ask.gift",
        {"gift": 1},
        "red tax_collector",
        id="GH-17.8",
    ),
    pytest.param(
        {"hand": "red robber", "others": {1: {"hand": "red hunter"}}, "cards": "job_faire"},
        ["play red robber 0"],
        "ask.opponent",
        {"n": 1},
        "red robber",
        id="GH-17.6",
    ),
    pytest.param(
        {"hand": "purple robber", "hall": f"{FOUR} robber", "others": {1: {"hand": "red hunter, blue hunter"}}, "cards": "job_faire"},
        ["play purple robber 4", "opponent 1"],
        "ask.reveal",
        {"n": 2},
        "purple robber",
        id="GH-17.6 after the look",
    ),
]


@pytest.mark.parametrize(("said", "before", "key", "values", "source"), CASES)
def test_question(said: dict[str, Any], before: list[str], key: str, values: dict[str, Any], source: str | None) -> None:
    game = table(**said)
    do(game, *before)
    decision = game.decision
    assert decision
    assert (decision.player, decision.question.key, decision.question.values) == (0, key, values)
    assert _named(decision.source) == source
    assert list(decision.legal) == game.legal


def _named(item: str | None) -> str | None:
    """Return the card that asks, by name."""
    if item is None:
        return None
    kind, _, number = item.partition(":")
    return VP_NAME[int(number)] if kind == "vp" else name(int(number))


def test_before_the_first_turn() -> None:
    """GH-2.6, GH-17.1"""
    game = fresh(2, profession_set="custom_six")
    asked = []
    while game.state.actions_left == 0:
        assert game.decision
        said = (game.decision.question.key, *game.decision.question.values.values())
        if said not in asked:
            asked.append(said)
        game.apply(game.legal[-1])
    choices = [("ask.choose", n) for n in (6, 5, 4, 3, 2, 1, 0)]
    assert asked == [*choices, ("ask.mulligan",), *(("ask.setup_place", n) for n in (3, 2, 1, 0))]


ASKED = {
    "act": {"play", "refill", "buy", "end_turn"},
    "end": {"end_turn"},
    "refill": {"discard", "draw"},
    "mulligan": {"discard", "draw"},
    "setup_place": {"place", "confirm"},
    "pay": {"pay"},
    "order": {"top", "confirm"},
    "use": {"use", "decline"},
    "excess": {"drop"},
    "opponent": {"opponent", "decline"},
    "reveal": {"reveal"},
}
"""What can be done at each question; those of an exchange are named after its moves."""


@pytest.mark.parametrize("cards", ["base", "job_faire"])
def test_every_question_fits_what_can_be_done(cards: str) -> None:
    """This holds in whole games, no matter who is asked."""
    for seed in (1, 2, 3):
        game, choose = fresh(3, seed, profession_set=cards, excess_chapter_timing="immediate", target_vp=12), guild(seed)
        while not game.over:
            assert game.decision
            key = game.decision.question.key.removeprefix("ask.")
            possible = ASKED.get(key) or {*game.decision.question.values, "confirm", "decline"}
            assert {action.kind for action in game.legal} <= possible, key
            game.apply(choose(game))
