"""Check the draft (VI-4)."""

from typing import Any

import pytest

from rules import Game

from ..builder import fresh, table
from ..cards import names
from ..verbs import do, gold, hand, happened, legal, road, square, stack

SIX = "mason, carpenter, thatcher, graper, hunter, fisher"
ALL_EMPTY = dict.fromkeys(range(1, 7), "")


def turns(game: Game[Any], count: int) -> list[int | None]:
    """Let everybody draft from the first place there is; return who had the turns, None once the draft is over."""
    found: list[int | None] = []
    for _ in range(count):
        found.append(game.decider if game.state.phase == "draft" else None)
        if game.state.phase == "draft":
            game.apply(game.legal[0])
    return found


def test_single_draft_turns_clockwise() -> None:
    """VI-4.1: one card each, from the start player."""
    assert turns(table(3), 7) == [0, 1, 2, 0, 1, 2, None]


def test_the_start_player_begins() -> None:
    """VI-4.1."""
    game = table(3)
    while game.state.round == 1:
        game.apply(next((action for action in game.legal if action.kind == "end_turn"), game.legal[0]))
    assert turns(game, 3) == [1, 2, 0]


def test_players_at_their_limit_are_skipped() -> None:
    """VI-4.1, VI-4.2."""
    game = table(3, village="hayer(grazier milk_maid)")
    assert turns(game, 9) == [0, 1, 2, 0, 1, 2, 0, 0, None]


@pytest.mark.parametrize(
    ("village", "turned", "cards"),
    [
        ("", False, 2),
        ("", True, 3),
        ("founders(swineherd)", False, 3),
        ("founders(swineherd truffler)", False, 3),
        ("founders(swineherd; swineherd)", False, 4),
        ("founders(swineherd; swineherd), hayer(grazier milk_maid)", False, 5),
        ("founders(swineherd; swineherd), hayer(grazier milk_maid; grazier milk_maid)", False, 5),
    ],
)
def test_the_draft_limit(village: str, turned: bool, cards: int) -> None:
    """VI-T01, VI-4.2, VI-4.3: two and one for each visible food, up to five; a player below the limit must draft."""
    game = table(2, village=village, turned=turned)
    assert all(said.startswith("draft") for said in legal(game))
    while game.state.phase == "draft":
        game.apply(game.legal[0])
    assert len(game.state.seats[0].hand.cards) == cards
    assert len(game.state.seats[1].hand.cards) == 2


def test_what_can_be_drafted() -> None:
    """VI-4.4, VI-4.9: open cards and the top of any stack that is not exhausted; not the reserve."""
    game = table(road=SIX, stacks={2: "", 5: ""})
    open_cards = {f"draft {card.strip()}" for card in SIX.split(",")}
    assert legal(game) == open_cards | {f"draft stack {n}" for n in (1, 3, 4, 6)}


def test_the_reserve_once_all_stacks_are_exhausted() -> None:
    """VI-4.4, VI-4.7, VI-4.9, VI-A5: drafted from, and refilling the road."""
    game = table(road=SIX, stacks=ALL_EMPTY, reserve="monk, agent, tinner")
    assert "draft reserve" in legal(game)
    do(game, "draft reserve", "draft hunter")
    assert square(game, 0) == ["monk"]
    assert road(game) == ["mason", "carpenter", "thatcher", "graper", "agent", "fisher"]


def test_a_card_drawn_lies_open_on_the_square() -> None:
    """VI-T03, VI-4.5."""
    game = table(stacks={3: "monk"})
    (event,) = happened(do(game, "draft stack 3"), "drew")
    assert (square(game), event.values["card"], event.reveals, event.seen_by) == (["monk"], "monk", True, None)
    assert stack(game, 3) == []


def test_an_open_card_brings_its_coins_and_is_replaced() -> None:
    """VI-T02, VI-4.6, VI-4.7, VI-4.13."""
    game = table(2, village="founders(swineherd)", road=SIX, road_coins=(0, 1, 0, 0, 0, 0), stacks={1: "", 2: "monk, agent"}, gold=8)
    events = do(game, "draft carpenter")
    assert (gold(game), square(game), hand(game)) == (9, ["carpenter"], [])
    assert road(game) == ["mason", "monk", "thatcher", "graper", "hunter", "fisher"]
    assert game.state.road_coins == (0,) * 6
    assert happened(events, "drafted")[0].gains == {"points": 1}
    do(game, "draft mason", "draft thatcher", "draft graper")
    assert (square(game), hand(game)) == (["carpenter", "thatcher"], [])
    do(game, "draft hunter")
    assert (square(game), hand(game)) == ([], ["carpenter", "hunter", "thatcher"])


def test_several_coins() -> None:
    """VI-4.6, VI-5.5."""
    game = table(2, road=SIX, road_coins=(0, 0, 3, 0, 0, 0), gold=0)
    do(game, "draft thatcher")
    assert gold(game) == 3


def test_the_refill_comes_from_the_leftmost_stack() -> None:
    """VI-4.7: one position after the other as they become free."""
    game = table(road=SIX, stacks={1: "monk", 2: "agent", 3: "tinner"})
    do(game, "draft fisher", "draft mason", "draft hunter")
    assert road(game) == ["agent", "carpenter", "thatcher", "graper", "tinner", "monk"]


def test_a_draft_from_a_stack_refills_nothing() -> None:
    """VI-4.7."""
    game = table(road=SIX)
    do(game, "draft stack 4")
    assert road(game) == [card.strip() for card in SIX.split(",")]


def test_a_position_stays_empty_once_nothing_is_left() -> None:
    """VI-4.7."""
    game = table(road=SIX, stacks=ALL_EMPTY, rest="discard")
    do(game, "draft hunter")
    assert road(game) == ["mason", "carpenter", "thatcher", "graper", "-", "fisher"]


def test_the_last_card_of_a_stack_exhausts_it() -> None:
    """VI-4.8: drafted or used for the refill, it comes back no more."""
    game = table(road=SIX, stacks={1: "monk", 2: "agent"})
    do(game, "draft stack 2", "draft mason")
    assert not {"draft stack 1", "draft stack 2"} & legal(game)


def test_the_phase_ends_when_nothing_is_left_for_anybody() -> None:
    """VI-4.12, VI-4.13."""
    game = table(3, road="mason, hunter, fisher, -, -, -", stacks=ALL_EMPTY, rest="discard")
    assert turns(game, 3) == [0, 1, None]
    assert [hand(game, seat) for seat in range(3)] == [["mason"], ["hunter"], ["fisher"]]


def test_the_last_card_is_drafted_by_itself() -> None:
    """VI-3.2, VI-4.3: the player must draft, and there is nothing else; the log says that no one was asked."""
    game = table(3, road="mason, hunter, -, -, -, -", stacks=ALL_EMPTY, rest="discard")
    ahead = game.after(0)
    assert ahead.state.phase != "draft"  # looking ahead waits for no one either
    first, second = happened(do(game, "draft hunter"), "drafted")
    assert (first.player, first.values.get("automatic")) == (0, None)
    assert (second.player, second.values["card"], second.values["automatic"]) == (1, "mason", 1)
    assert game.state.phase != "draft"


def test_a_special_that_can_be_played_is_a_choice() -> None:
    """VI-3.2, VI-4.10: a player who holds one is asked, although only one card is left to draft."""
    fields: dict[str, Any] = {"road": "mason, -, -, -, -, -", "stacks": ALL_EMPTY, "rest": "discard", "options": {"scoundrels": True}}
    assert legal(table(3, hand="barbarian", **fields)) == {"draft mason", "play barbarian"}
    assert table(3, **fields).state.phase != "draft"


def test_the_question_counts() -> None:
    """VI-4.2, VI-4.3."""
    game = table(2, village="founders(swineherd)")
    do(game, "draft stack 1", "draft stack 1")
    assert game.decision is not None
    assert game.decision.question.values == {"n": 2, "limit": 3}


def test_a_card_on_the_square_is_not_in_the_hand() -> None:
    """VI-4.13."""
    game = table(3)
    do(game, "draft stack 1")
    assert (len(game.state.seats[0].square), game.state.seats[0].hand.cards) == (1, ())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_knows_of_a_draft_before_it_is_made_and_everybody_after_it(players: int) -> None:
    """VI-4.5, VI-20.3, VI-21.1: a draft reveals, so that it is final."""
    game = fresh(players)
    while game.state.phase == "draft":
        for action in game.legal:
            assert game.preview(action).reveals
        events = game.apply(game.legal[-1])
        assert all(event.seen_by is None for event in events)
    for seat in game.state.seats:
        assert len(seat.hand.cards) == 7
    assert all(names(game.state.road))


def test_the_last_card_of_the_stacks_opens_the_reserve() -> None:
    """VI-4.7, VI-4.8, VI-4.9: a refill exhausts the last stack; the next draft may come from the reserve, as may the next refill."""
    game = table(road=SIX, stacks={**ALL_EMPTY, 3: "grocer"}, reserve="priest, agent")
    assert "draft reserve" not in legal(game)
    do(game, "draft thatcher")
    assert (road(game)[2], "draft reserve" in legal(game)) == ("grocer", True)
    do(game, "draft graper")
    assert road(game)[3] == "priest"


def test_covered_food_lowers_the_limit() -> None:
    """VI-4.2, VI-1.3: one is left of four; the other player's Founders have turned and feed one, too."""
    game = table(2, at="BuildPhase", village="hayer(grazier), lumberjack(cooper)", hand="milk_maid, fromager")
    do(game, "lay milk_maid on grazier", "lay fromager on milk_maid", "end_turn", "end_turn")
    assert turns(game, 7) == [1, 0, 1, 0, 1, 0, None]


@pytest.mark.parametrize(("village", "cards"), [("", 3), ("hunter, harvester", 5), ("hunter, harvester, graper", 5)])
def test_a_token_stops_at_the_highest_limit(village: str, cards: int) -> None:
    """VI-4.2, VI-17.9."""
    game = table(3, village=village, developments="inn, bank, windmill", tokens=(-1, -1, 0), options={"developments": True})
    assert turns(game, 5 + cards).count(0) == cards
