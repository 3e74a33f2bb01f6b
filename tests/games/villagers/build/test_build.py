"""Check build turns and the laying of villagers (VI-6, VI-1)."""

from typing import Any

import pytest

from rules import Game

from ..builder import record, table
from ..verbs import check_taken_back, do, gold, hand, happened, legal, village

CHAINS = {
    "brewer": "founders",
    "poulterer": "founders",
    "swineherd": "founders",
    "truffler": "swineherd",
    "carpenter": "lumberjack",
    "wheeler": "lumberjack",
    "cartwright": "wheeler",
    "milk_maid": "grazier",
    "fromager": "milk_maid",
    "blacksmith": "miner",
    "spelunker": "seeker",
    "jeweler": "spelunker",
    "vintner": "graper",
    "wine_trader": "vintner",
}
FULL = (
    "founders(swineherd), lumberjack(wheeler), hayer(grazier; grazier milk_maid), miner(seeker; seeker spelunker), miner, graper(vintner)"
)


def layings(game: Game[Any], card: str) -> set[str]:
    """Return where a card can be laid, "" for a new plot."""
    return {said.removeprefix(f"lay {card}").removeprefix(" on ") for said in legal(game, "lay") if said.split()[1] == card}


def test_each_player_has_one_turn_clockwise() -> None:
    """VI-6.1, VI-21.5: ended explicitly, even if nothing else can be done."""
    game = table(3, at="BuildPhase")
    found = []
    while game.state.phase == "build":
        found.append(game.decider)
        do(game, "end_turn")
    assert found == [0, 1, 2]


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("", 2),
        ("wattler, lumberjack(carpenter)", 4),
        ("wattler, lumberjack(carpenter; shipwright)", 5),
        ("wattler, wattler, lumberjack(carpenter; shipwright)", 5),
        ("founders(brewer)", 3),
    ],
)
def test_build_limit(text: str, limit: int) -> None:
    """VI-T04, VI-6.2: two and one for each visible builder, up to five."""
    game = table(at="BuildPhase", village=text)
    assert (game.state.turn.limit, game.state.turn.left) == (limit, limit)


def test_builders_of_this_turn_change_nothing() -> None:
    """VI-6.2: nor does covering; the limit is fixed when the turn starts."""
    game = table(at="BuildPhase", hand="wattler, wattler, hunter")
    do(game, "lay wattler", "lay wattler")
    assert legal(game, "lay") == set()
    assert game.state.turn.limit == 2


def test_nothing_has_to_be_laid() -> None:
    """VI-6.4."""
    game = table(at="BuildPhase", hand="hunter, harvester")
    assert {"lay hunter", "lay harvester", "end_turn"} <= legal(game)
    do(game, "end_turn")
    assert hand(game) == ["harvester", "hunter"]


@pytest.mark.parametrize("card", ["graper", "shepherd", "tanner", "hunter", "agent", "chandler"])
def test_flags_begin_new_plots(card: str) -> None:
    """VI-6.5: start cards and solitary cards lie alone."""
    game = table(4, at="BuildPhase", hand=card, village="founders, graper")
    assert layings(game, card) == {""}
    (event,) = happened(do(game, f"lay {card}"), "laid")
    assert event.items[-1] == "village:0"
    assert village(game) == f"graper, {card}"


@pytest.mark.parametrize(("card", "host"), CHAINS.items())
def test_villagers_lie_on_their_predecessor(card: str, host: str) -> None:
    """VI-6.6, VI-6.9: and on nothing else, in the player's own village alone."""
    game = table(at="BuildPhase", hand=card, village=FULL, gold=8)
    assert layings(game, card) == {host}
    bare = table(at="BuildPhase", hand=card, others={1: {"village": FULL.replace("founders(swineherd), ", "")}})
    assert layings(bare, card) == ({"founders"} if host == "founders" else set())


def test_a_cartwright_needs_a_wheeler() -> None:
    """VI-T05."""
    assert layings(table(at="BuildPhase", hand="cartwright", village="lumberjack"), "cartwright") == set()
    game = table(at="BuildPhase", hand="cartwright", village="lumberjack(wheeler), lumberjack")
    assert layings(game, "cartwright") == {"wheeler"}
    (event,) = happened(do(game, "lay cartwright on wheeler"), "laid_on")
    assert (event.values["card"], event.values["host"], event.clause) == ("cartwright", "wheeler", "VI-6.6")
    assert village(game) == "lumberjack(wheeler cartwright), lumberjack"


def test_slots() -> None:
    """VI-6.7, VI-6.8: two columns on a start card, equal ones too; one card on a middle card; none on the last."""
    game = table(at="BuildPhase", hand="seeker, seeker, mason", village="miner")
    do(game, "lay seeker on miner", "lay seeker on miner")
    assert village(game) == "miner(seeker; seeker)"
    assert not layings(table(at="BuildPhase", hand="mason", village="miner(seeker; seeker)"), "mason")
    assert not layings(table(at="BuildPhase", hand="spelunker", village="miner(seeker spelunker)"), "spelunker")


def test_a_card_counts_at_once_as_predecessor() -> None:
    """VI-6.10."""
    game = table(at="BuildPhase", hand="wheeler, cartwright", village="lumberjack")
    do(game, "lay wheeler on lumberjack", "lay cartwright on wheeler")
    assert village(game) == "lumberjack(wheeler cartwright)"


def test_player_b_of_the_rules() -> None:
    """VI-T07, VI-6.2, VI-6.7: three villagers, two of them in one chain; the Lumberjack is full then."""
    game = table(at="BuildPhase", village="lumberjack(carpenter)", hand="swineherd, wheeler, cartwright, wheeler")
    do(game, "lay swineherd on founders", "lay wheeler on lumberjack", "lay cartwright on wheeler")
    assert village(game) == "founders(swineherd), lumberjack(carpenter; wheeler cartwright)"
    assert legal(game, "lay") == set()
    assert not layings(table(at="BuildPhase", village="lumberjack(carpenter; wheeler)", hand="wheeler"), "wheeler")


def test_covered_cards_lose_their_symbols() -> None:
    """VI-T06, VI-1.2, VI-1.3, VI-A3: one column covers the Founders."""
    game = table(at="BuildPhase", hand="swineherd", turned=True)
    do(game, "lay swineherd on founders", "end_turn")
    while game.state.phase == "build":
        do(game, "end_turn")
    assert game.state.seats[0].village.turned
    two = table(at="Markets", village="founders(swineherd)", stacks={1: "", 2: ""}, gold=0)
    assert sum(event.gains.get("points", 0) for event in two.opening if event.player == 0) == 2


def test_laying_can_be_taken_back() -> None:
    """VI-21.2, VI-6.11: by undo, back to the start of the turn; no rule moves a card that lies."""
    game = table(at="BuildPhase", hand="seeker, hunter, mason", village="miner")
    check_taken_back(record(game), ["lay seeker on miner"], "lay hunter")


def test_specials_that_are_laid() -> None:
    """VI-6.3, VI-6.5: a build action each, a new plot."""
    game = table(
        at="BuildPhase", hand="nun, recruiter, thief, freelancer", options={"saints": True, "scoundrels": True, "profiteers": True}
    )
    assert legal(game, "lay") == {"lay nun", "lay recruiter", "lay freelancer", "lay thief"}
    do(game, "lay nun", "lay recruiter")
    assert legal(game, "lay") == set()


def test_a_basic_in_the_hand() -> None:
    """VI-7.5: laid without an action; it cannot pay for another."""
    game = table(at="BuildPhase", hand="miner, hunter, harvester", basics={"miner": 9})
    do(game, "lay hunter", "lay harvester")
    assert legal(game) == {"lay miner", "end_turn"}
    do(game, "lay miner")
    assert village(game) == "hunter, harvester, miner"
    assert gold(game) == 8


def test_what_a_turn_is_told_as() -> None:
    """VI-6.13: the limit is part of the question."""
    game = table(at="BuildPhase", hand="hunter", village="wattler")
    assert game.decision is not None
    assert game.decision.question.values == {"n": 3}
    do(game, "lay hunter")
    assert game.decision.question.values == {"n": 2}
