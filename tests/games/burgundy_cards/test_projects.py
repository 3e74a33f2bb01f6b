"""Check projects and their limit (BC-7)."""

from typing import Any

import pytest

from rules import view

from .builder import table
from .verbs import discarded, do, estate, idle_phase, legal, legal_kinds, play, points, projects, storage, total

FULL = ["pasture1", "pasture2", "pasture3"]


def test_three_at_most_and_without_worth() -> None:
    """BC-7.1: with two projects a third can be taken freely; projects score nothing."""
    game = table(hand=[4], display={4: ["ship1"]}, projects=FULL[:2])
    play(game, 4)
    assert legal(game, "take") == {"take ship1"}
    do(game, "take ship1")
    assert len(projects(game)) == 3
    assert total(game) == 0


def test_projects_are_open_and_stay() -> None:
    """BC-7.1: everyone sees them, and they remain in the next phase."""
    game = table(2, hand=[4], projects=FULL)
    assert view(game.rules, game.state, 1).seats[0].projects == game.state.seats[0].projects
    idle_phase(game)
    assert game.state.phase == 1
    assert projects(game) == FULL


SOURCES = [
    pytest.param({"display": {4: ["ship6"]}, "hand": [4]}, ["play 4"], "take ship6", id="BC-7.2 BC-7.3 action 1"),
    pytest.param(
        {"display": {4: ["ship6"]}, "hand": [1], "projects": ["market1", *FULL[:2]]},
        ["play 1", "place market1 on new", "buy", "keep bank2"],
        "take ship6",
        id="BC-7.2 BC-7.3 market",
    ),
    pytest.param(
        {"display": {4: ["castle6"]}, "hand": [1], "projects": ["church1", *FULL[:2]]},
        ["play 1", "place church1 on new", "buy", "keep bank2"],
        "take castle6",
        id="BC-7.2 BC-7.3 church",
    ),
    pytest.param(
        {"display": {4: ["knowledge6"]}, "hand": [1], "projects": ["carpenter1", *FULL[:2]]},
        ["play 1", "place carpenter1 on new", "buy", "keep bank2"],
        "take knowledge6",
        id="BC-7.2 BC-7.3 carpenter",
    ),
    pytest.param({"hand": [4]}, ["buy"], "keep bank2", id="BC-7.2 BC-7.3 purchase"),
]


@pytest.mark.parametrize(("said", "before", "word"), SOURCES)
def test_the_limit_holds_for_every_source(said: dict[str, Any], before: list[str], word: str) -> None:
    """One of the three earlier ones, of the player's choice, must go first; the new card itself cannot be discarded."""
    position = {"projects": FULL, "silver": 3, "draw": ["bank2", "bank3", "bank5"], **said}
    game = table(**position)
    do(game, *before)
    mine = projects(game)
    assert len(mine) == 3
    offered = {option for option in legal(game) if option.startswith(word)}
    assert offered == {f"{word} for {old}" for old in mine}
    silver = storage(game)
    do(game, f"{word} for {mine[1]}")
    assert projects(game) == [mine[0], mine[2], word.split()[1]]
    assert mine[1] in discarded(game)
    assert storage(game) == silver
    assert points(game) == {}


def test_no_voluntary_discard() -> None:
    """BC-7.4: below the limit nothing can be discarded, and never without taking a card."""
    game = table(hand=[4], projects=FULL[:2], display={4: ["ship1"]}, silver=3, draw=["bank2", "bank3", "bank5"])
    assert legal_kinds(game) == {"play", "buy"}
    play(game, 4)
    assert not [word for word in legal(game) if " for " in word]
    do(game, "buy")
    assert legal(game) == {f"{verb} bank{die}" for verb in ("keep", "use") for die in (2, 3, 5)}


def test_a_placed_card_frees_its_slot_for_its_own_benefit() -> None:
    """BC-7.5: with three projects the placed market takes a card without a discard."""
    game = table(hand=[1], projects=["market1", *FULL[:2]], display={4: ["ship6"]})
    do(game, "play 1", "place market1 on new")
    assert legal(game) == {"take ship6", "decline"}
    do(game, "take ship6")
    assert projects(game) == [*FULL[:2], "ship6"]
    assert estate(game) == [["market1"]]
