"""Check the end of a turn (GH-10), the end of the game and its result (GH-11)."""

from typing import Any

import pytest

from rules import BadSetup, view

from .builder import fresh, table
from .cards import VP_KINDS, line
from .verbs import actions_left, bought, completed, discards, do, hall, hand, happened, idle, legal, points, tokens, total

FOUR = "red blue yellow green"


def test_the_cards_played_move_into_the_hall() -> None:
    """GH-10.1, GH-1.3: they move one by one and leave the action area empty."""
    game = table(hand="red dancer, blue farmer, green weaver", hall="blue weaver")
    do(game, "play red dancer 0", "play blue farmer", "play green weaver", "end_turn")
    assert hall(game) == line("red dancer, blue farmer, blue green weaver")
    assert game.state.seats[0].action_area == ()
    assert hand(game) == ""


def test_a_duplicate_is_discarded_instead() -> None:
    """GH-T13, GH-10.2"""
    game = table(hand="yellow yellow weaver, red farmer", hall="")
    do(game, "play yellow weaver 0", "place yellow weaver", "play red farmer")
    assert hall(game) == "yellow weaver"
    do(game, "end_turn")
    assert hall(game) == line("yellow weaver, red farmer")
    assert discards(game) == ["yellow weaver"]


@pytest.mark.parametrize("first", ["weaver", "historian"])
def test_several_duplicates_go_in_the_order_of_play(first: str) -> None:
    """GH-10.1, GH-16.13: there is no question."""
    game = table(hand="yellow yellow weaver, red historian", discard="green dancer, red historian")
    weaver, historian = ["play yellow weaver 0", "place yellow weaver"], ["play red historian 0", "recall red historian"]
    do(game, *(weaver + historian if first == "weaver" else historian + weaver), "end_turn")
    assert game.decider == 1
    two = ["yellow weaver", "red historian"]
    assert discards(game) == ["green dancer", *(two if first == "weaver" else two[::-1])]


def test_a_chapter_completed_at_the_end() -> None:
    """GH-10.3, GH-9.1, GH-10.5: chapters are checked after each card; a new one cannot be spent this turn."""
    game = table(hand="purple dancer, red farmer", hall=f"{FOUR} dancer", row=["vp_5"] * 5)
    do(game, "play purple dancer 0", "play red farmer", "refill", "draw")
    assert completed(game) == []
    do(game, "end_turn")
    assert completed(game) == ["dancer"]
    assert hall(game) == "red farmer"
    assert game.decider == 1
    idle(game)
    assert legal(game, "buy") == {"buy vp_5"}


def test_the_limit_at_the_end_of_the_turn() -> None:
    """GH-10.3, GH-9.4: the player still counts as active; then the turn passes."""
    for timing in ("deferred", "immediate"):
        game = table(
            hand="purple dancer, red farmer", hall=f"{FOUR} dancer", completed=["weaver", "weaver", "trader"], timing=timing, players=3
        )
        do(game, "play purple dancer none", "play red farmer", "end_turn")
        assert game.decider == 0
        assert legal(game) == {"drop weaver", "drop trader", "drop dancer"}
        do(game, "drop dancer", "confirm")
        assert game.decider == 1
        assert hall(game) == "red farmer"


def test_two_chapters_at_the_end_of_a_turn() -> None:
    """GH-10.3: the check and the limit apply after each card."""
    game = table(hand="purple dancer, purple farmer", hall=f"{FOUR} dancer, {FOUR} farmer", completed=["weaver", "weaver", "trader"])
    do(game, "play purple dancer none", "play purple farmer none", "end_turn")
    assert hall(game) == line(f"{FOUR} farmer")
    assert completed(game) == ["weaver", "weaver", "trader", "dancer"]
    do(game, "drop trader", "confirm")
    assert hall(game) == ""
    assert completed(game) == ["weaver", "weaver", "dancer", "farmer"]
    do(game, "drop weaver", "confirm")
    assert game.decider == 1


def test_what_stays_and_what_is_cleared() -> None:
    """GH-10.4: VP cards stay, nothing is drawn, and the professions played are forgotten."""
    game = table(hand="red dancer, blue dancer", vp=["vp_5"])
    do(game, "play red dancer 0", "refill", "draw", "end_turn")
    assert bought(game) == ["vp_5"]
    cards = hand(game)
    idle(game)
    assert hand(game) == cards
    assert actions_left(game) == 2
    assert "play blue dancer 1" in legal(game)


def test_the_end_of_the_game() -> None:
    """GH-T14, GH-11.1, GH-11.2, GH-11.4: 18 points and a Farmer's two tokens win, but only at the end of the turn."""
    game = table(hand="purple farmer, red dancer", hall=f"{FOUR} farmer", tokens=13, vp=["vp_5"], others={1: {"tokens": 19}})
    do(game, "play purple farmer 3")
    assert total(game) == 20
    assert not game.over
    do(game, "play red dancer 0", "refill", "draw")
    assert not game.over
    do(game, "end_turn")
    assert game.over
    assert [(one.player, one.score, one.rank, one.won) for one in sorted(game.state.standings, key=lambda one: one.player)] == [
        (0, 20, 1, True),
        (1, 19, 2, False),
    ]


def farmer_turn(score: int, **said: Any) -> Any:
    """Return a game in which seat 0 has just gained its last two points from a Farmer and ended its turn."""
    game = table(**{"hand": "purple farmer", "hall": f"{FOUR} farmer", "tokens": score - 2, **said})
    do(game, "play purple farmer 3", "refill", "draw", "end_turn")
    return game


TARGETS = [(19, 20, False), (20, 20, True), (21, 20, True), (9, 10, False), (10, 10, True), (39, 40, False), (40, 40, True)]


@pytest.mark.parametrize(("score", "target", "over"), TARGETS)
def test_the_target(score: int, target: int, over: bool) -> None:
    """GH-T14, GH-11.1, GH-11.4: with fewer points the turn passes clockwise."""
    game = farmer_turn(score, target=target, players=3)
    assert game.over == over
    assert over or game.decider == 1


def test_there_is_no_last_round() -> None:
    """GH-11.1, GH-16.18: the player who has just played ends the game immediately; no one has another turn."""
    game = farmer_turn(20, players=4, others={3: {"tokens": 19}})
    assert game.over
    assert game.legal == []
    assert [one.player for one in game.state.standings if one.won] == [0]


RANKS: list[Any] = [
    pytest.param((20, 5, 7, 6), (1, 4, 2, 3), id="GH-11.3 by points"),
    pytest.param((20, 7, 7, 6), (1, 2, 2, 4), id="GH-11.3 a shared rank"),
    pytest.param((20, 0, 0, 0), (1, 2, 2, 2), id="GH-11.3 three shared"),
    pytest.param((21, 19, 19, 19), (1, 2, 2, 2), id="GH-11.2 no tie for the win"),
]


@pytest.mark.parametrize(("scores", "ranks"), RANKS)
def test_the_ranking(scores: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    game = farmer_turn(scores[0], players=4, others={seat: {"tokens": scores[seat]} for seat in (1, 2, 3)})
    standings = sorted(game.state.standings, key=lambda one: one.player)
    assert tuple(one.score for one in standings) == scores
    assert tuple(one.rank for one in standings) == ranks
    assert [one.won for one in standings] == [True, False, False, False]


@pytest.mark.parametrize(("kind", "worth"), [(kind, points) for kind, (points, *_) in VP_KINDS.items()])
def test_what_counts(kind: str, worth: int) -> None:
    """GH-11.1, GH-1.7, GH-1.10: VP cards count their value and tokens one each; chapters, open cards and the hand count nothing."""
    game = table(target=40, vp=[kind, kind], tokens=3, hall="red farmer", hand="blue farmer", completed=["trader", "trader", "weaver"])
    assert points(game) == {"vp_cards": 2 * worth, "tokens": 3}
    assert total(game) == 2 * worth + 3


def test_no_limit_of_tokens() -> None:
    """GH-1.10: the supply is unlimited."""
    game = table(players=2, hand="purple farmer", hall=f"{FOUR} farmer", tokens=9, target=40, others={1: {"tokens": 39}})
    do(game, "play purple farmer 3")
    assert tokens(game) == 11


def test_totals_are_public() -> None:
    """GH-11.5, GH-14.2"""
    game = table(vp=["vp_5"], tokens=3, others={1: {"vp": ["vp_9"], "tokens": 1}})
    for viewer in (0, 1, None):
        seen = view(game.rules, game.state, viewer)
        assert [game.rules.total(seen, seat) for seat in range(2)] == [8, 10]


WITHOUT = ("assassin", "dancer", "historian", "trader", "weaver", "scholar")
DRY: list[Any] = [
    pytest.param({"six": WITHOUT}, True, id="GH-16.21 nothing gives points any more"),
    pytest.param({"six": (*WITHOUT[:5], "farmer")}, True, id="GH-16.21 although a Farmer could"),
    pytest.param({"six": WITHOUT, "row": ["vp_5"]}, False, id="GH-16.21 a VP card in the row"),
]


@pytest.mark.parametrize(("said", "over"), DRY)
def test_when_no_vp_card_is_left(said: dict[str, Any], over: bool) -> None:
    """GH-16.21: the game ends with the row and the deck empty."""
    vp = {1: {"vp": ["vp_9", "vp_4_draw"]}, 2: {"vp": ["vp_9", "vp_4_action"]}}
    game = table(**{"players": 3, "cards": "custom_six", "target": 40, "row": [], "deck": [], "vp": ["vp_5"], "others": vp, **said})
    do(game, "refill", "draw", "refill", "draw")
    assert not game.over
    do(game, "end_turn")
    assert game.over == over
    if over:
        standings = sorted(game.state.standings, key=lambda one: one.player)
        assert [(one.score, one.rank, one.won) for one in standings] == [(5, 3, False), (13, 1, True), (13, 1, True)]


SHARES = [
    pytest.param(["9 7 5 4 3 2", "9 7 5 4 2 2", "5 5 4 4 3 3 3 2"], 31, id="GH-16.21 three players, 20 cards"),
    pytest.param([*["9 7 5 4 3 3 2"] * 3, "5 5 5 4 4 4 2 2 2"], 34, id="GH-16.21 four players, 30 cards"),
]
"""All VP cards of a game by their points, shared as evenly as possible, and the lowest target missed by all."""


@pytest.mark.parametrize(("shares", "least"), SHARES)
def test_the_lowest_goal_that_can_be_missed(shares: list[str], least: int) -> None:
    """GH-11.4: it is just beyond the limit. With a lower target someone has won: there are too many points for all to stay below it."""
    assert fresh(len(shares), target_vp=least - 1)
    with pytest.raises(BadSetup):
        fresh(len(shares), target_vp=least)
    left = [kind for kind, (_, _, copies, _) in VP_KINDS.items() for _ in range(copies)]
    taken: list[list[str]] = [[] for _ in shares]
    for mine, share in zip(taken, shares, strict=True):
        for worth in share.split(" "):
            mine.append(left.pop(next(n for n, kind in enumerate(left) if kind.startswith(f"vp_{worth}"))))
    assert len(left) == (10 if len(shares) == 3 else 0)
    assert sum(int(worth) for share in shares for worth in share.split(" ")) > len(shares) * (least - 2)
    others = {seat: {"vp": taken[seat]} for seat in range(1, len(shares))}
    game = table(len(shares), target=least, row=[], deck=[], vp=taken[0], others=others)
    end = happened(do(game, "refill", "draw", "refill", "draw", "end_turn"), "end")
    assert game.over
    assert {event.clause for event in end} == {"GH-16.21"}
