"""Check undo (GH-15): back to the last new fact, but no further."""

from typing import Any

import pytest
from msgspec import UNSET

from rules import Event, Game, RulesError
from tests.playthroughs.choosers import guild, hoard

from .builder import fresh, record, table
from .verbs import check_taken_back, play_on

FOUR = "red blue yellow green"
ROW = ["vp_9", "vp_9", "vp_7", "vp_7"]
SEARCH = {"discard": "red dancer, blue dancer, red farmer"}


CLOSED: list[Any] = [
    pytest.param({"hand": "red dancer", "hall": "blue dancer"}, [], "play red dancer 1", id="GH-15.1 dancer"),
    pytest.param({"hand": "red weaver"}, ["refill", "discard red weaver"], "draw", id="GH-15.1 refill"),
    pytest.param({"hand": "red weaver", "draw": "", "rest": "discard"}, ["refill", "discard red weaver"], "draw", id="GH-15.1 reshuffle"),
    pytest.param({"completed": ["dancer"], "row": ["vp_4_draw", *ROW]}, ["buy vp_4_draw", "confirm"], "use", id="GH-15.1 VP ability"),
    pytest.param({"hand": "red bricklayer", "cards": "job_faire"}, [], "play red bricklayer 0", id="GH-15.1 bricklayer"),
    pytest.param(
        {"hand": "red historian", "hall": "blue green historian", **SEARCH}, [], "play red historian 2", id="GH-15.2 search for one"
    ),
    pytest.param(
        {"hand": "purple historian", "hall": f"{FOUR} historian", **SEARCH}, [], "play purple historian 4", id="GH-15.2 search for two"
    ),
    pytest.param({"completed": ["dancer"], "row": ["vp_3_recall", *ROW]}, ["buy vp_3_recall", "confirm"], "use", id="GH-15.2 VP ability"),
    pytest.param(
        {"hand": "red hunter", "hall": "blue robber", "discard": "red robber, green robber", "cards": "job_faire"},
        [],
        "play red hunter 0",
        id="GH-15.2 hunter",
    ),
    pytest.param({"completed": ["dancer"], "row": ["vp_5", *ROW]}, ["buy vp_5"], "confirm", id="GH-15.3 the row is filled up"),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_4_action", *ROW]},
        ["buy vp_4_action", "confirm"],
        "decline",
        id="GH-15.3 behind a refused ability",
    ),
    pytest.param({}, ["refill", "draw", "refill", "draw"], "end_turn", id="GH-15.4 the end of the turn"),
    pytest.param(
        {"hand": "red historian", "discard": "red dancer, blue dancer"}, ["play red historian 0"], "recall blue dancer", id="GH-15.5"
    ),
    pytest.param({"hand": "red scholar", "cards": "job_faire"}, [], "play red scholar 0", id="GH-15.1 scholar"),
]


@pytest.mark.parametrize(("said", "before", "word"), CLOSED)
def test_what_cannot_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    game = record(table(**said))
    play_on(game, *before)
    play_on(game, word)
    assert not game.can_undo
    assert game.undo_floor
    with pytest.raises(RulesError):
        game.undo()


FOE = {1: {"hall": "red dancer, blue farmer"}}
OPEN: list[Any] = [
    pytest.param({"hand": "red farmer"}, [], "play red farmer", id="GH-15.1 playing a card"),
    pytest.param({"hand": "red dancer"}, [], "play red dancer 0", id="GH-15.1 a Dancer that draws nothing"),
    pytest.param({"hand": "red farmer", "hall": "blue farmer"}, [], "play red farmer 1", id="GH-15.1 farmer"),
    pytest.param({"hand": "red farmer", "hall": "blue farmer"}, [], "play red farmer none", id="GH-15.1 refusing"),
    pytest.param({"hand": "red assassin", "others": FOE}, ["play red assassin 0"], "kill red dancer of 1", id="GH-15.1 assassin"),
    pytest.param(
        {"hand": "red trader", "hall": "red weaver", "others": FOE},
        ["play red trader 0", "give red weaver"],
        "take red dancer of 1",
        id="GH-15.1 trader",
    ),
    pytest.param({"hand": "red weaver, red farmer"}, ["play red weaver 0"], "place red farmer", id="GH-15.1 weaver"),
    pytest.param(
        {"hand": "red weaver, purple trader", "hall": f"{FOUR} trader"},
        ["play red weaver 0"],
        "place purple trader",
        id="GH-15.1 a chapter",
    ),
    pytest.param({"hand": "red farmer"}, ["refill"], "discard red farmer", id="GH-15.1 cards put away before the draw"),
    pytest.param({"completed": ["dancer", "farmer"], "row": ["vp_5", *ROW]}, ["buy vp_5"], "pay farmer", id="GH-15.3 paying"),
    pytest.param({"completed": ["dancer"], "row": ["vp_5", *ROW]}, ["buy vp_5"], "top red dancer", id="GH-15.3 the order"),
    pytest.param({"completed": ["dancer"], "row": ["vp_4_action", *ROW]}, ["buy vp_4_action"], "confirm", id="GH-15.3 before the refill"),
    pytest.param({"completed": ["dancer"], "row": ["vp_5", *ROW], "deck": []}, ["buy vp_5"], "confirm", id="GH-15.3 nothing to turn up"),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_4_action", *ROW], "deck": []},
        ["buy vp_4_action", "confirm"],
        "use",
        id="GH-15.3 actions only",
    ),
    pytest.param(
        {"hand": "red historian", "discard": "red dancer"}, ["play red historian 0"], "recall red dancer", id="GH-15.5 the only card"
    ),
    pytest.param(
        {"hand": "red weaver, purple trader", "hall": f"{FOUR} trader", "completed": ["dancer"] * 3},
        ["play red weaver 0", "place purple trader", "drop dancer"],
        "confirm",
        id="GH-15.4 the own surplus",
    ),
    pytest.param(
        {"hand": "red peddler, red hunter", "others": {1: {"hall": "blue robber"}}, "cards": "job_faire"},
        ["play red peddler 0", "give red hunter"],
        "take blue robber of 1",
        id="GH-15.1 peddler",
    ),
    pytest.param(
        {"hand": "red tax_collector", "hall": "blue tax_collector", "cards": "job_faire"},
        ["play red tax_collector 1"],
        "gift blue tax_collector to 1",
        id="GH-15.1 tax collector",
    ),
]


@pytest.mark.parametrize(("said", "before", "word"), OPEN)
def test_what_can_be_taken_back(said: dict[str, Any], before: list[str], word: str) -> None:
    """Undo leads back to the identical position, and redo to the identical one after it."""
    check_taken_back(record(table(**said)), before, word)


def test_robbery() -> None:
    """GH-15.1, GH-17.6: taking a card from a hand, or looking at it, is a new fact; choosing an opponent is not."""
    others = {1: {"hand": "red blue hunter"}, 2: {"hand": "green yellow hunter"}}
    for inside, level in (("", 0), ("blue green robber", 2), (f"{FOUR} robber", 4)):
        game = record(table(players=3, hand="purple robber", hall=inside, others=others, cards="job_faire"))
        play_on(game, f"play purple robber {level}")
        assert game.undoable == 1
        play_on(game, "opponent 2")
        assert not game.can_undo


def test_the_surplus_of_an_opponent() -> None:
    """GH-15.4: the player in turn can take back neither the opponent's decision nor the trade before it."""
    others = {1: {"hall": f"{FOUR} dancer, blue farmer", "completed": ["weaver", "farmer", "trader"]}}
    game = record(table(hand="red trader", hall="purple dancer", others=others, timing="immediate"))
    play_on(game, "play red trader 0", "give purple dancer", "take blue farmer of 1", "drop dancer")
    if game.game.decider == 1:
        play_on(game, "confirm")
    assert game.game.decider == 0
    assert not game.can_undo


def test_the_surplus_at_the_start_of_a_turn() -> None:
    """GH-15.4: in deferred mode the owner decides in their own turn."""
    others = {1: {"hall": f"{FOUR} dancer, blue farmer", "completed": ["weaver", "farmer", "trader"]}}
    game = record(table(hand="red trader, red farmer", hall="purple dancer", others=others))
    play_on(game, "play red trader 0", "give purple dancer", "take blue farmer of 1", "play red farmer none", "end_turn")
    assert game.game.decider == 1
    assert not game.can_undo


def test_the_setup() -> None:
    """GH-15.1, GH-15.4: the exchange can be taken back until its draw, the three cards until they are confirmed."""
    game = record(fresh(2, 3))
    first = game.game.decider
    game.play(game.game.legal[0])
    assert game.undoable == 1
    play_on(game, "draw")
    assert not game.can_undo
    for n in range(3):
        game.play(game.game.legal[0])
        assert game.undoable == n + 1
    play_on(game, "confirm")
    assert game.game.decider != first
    assert not game.can_undo


def test_the_choice_of_professions() -> None:
    """GH-17.1, GH-15.4: it can be taken back until it is confirmed, when the cards are dealt."""
    game = record(fresh(2, 3, profession_set="custom_six"))
    for n in range(6):
        assert game.undoable == n
        game.play(game.game.legal[0])
    play_on(game, "confirm")
    assert not game.can_undo


ALWAYS = {"dealt", "prepares", "prepared", "turn", "drew", "reshuffled", "searches", "looks", "row", "end"}
"""GH-15.1 to GH-15.4: draws, shuffles, searches, the row and anything passed on to another player."""


def is_news(game: Game[Any], event: Event, player: int, kind: str, uncovered: bool) -> bool:
    """Return whether an event must stop undo, according to section 15."""
    match event.kind:
        case "revealed":
            return kind != "reveal"
        case "recalled":
            return uncovered
        case "dropped" | "laid":
            return bool(player != game.state.turn_of)
        case known:
            return known in ALWAYS


@pytest.mark.parametrize("cards", ["base", "job_faire"])
def test_exactly_these_events_stop_undo(cards: str) -> None:
    """GH-15.1 to GH-15.5: no more and no fewer do, in whole games; a card already looked at is not a new fact (GH-17.6)."""
    found: set[tuple[str, bool]] = set()
    for seed in range(1, 9):
        game = fresh(3, seed, profession_set=cards, excess_chapter_timing="immediate", target_vp=12)
        choose = (guild, hoard)[seed % 2](seed)
        while not game.over:
            action, player = choose(game), game.decider
            assert player is not None
            top_only = action.kind == "recall" and game.state.discard.reader is UNSET and len(game.state.discard.cards) > 1
            for event in game.apply(action):
                assert event.reveals == is_news(game, event, player, action.kind, top_only), event
                found.add((event.kind, event.reveals))
    assert {kind for kind, reveals in found if reveals} >= {"prepared", "turn", "drew", "reshuffled", "searches", "row", "end"}
    assert {kind for kind, reveals in found if not reveals} >= {"played", "returned", "completed", "bought", "paid", "took", "gave"}
