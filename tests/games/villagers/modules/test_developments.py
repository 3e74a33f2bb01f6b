"""Check the developments (VI-17)."""

from typing import Any

import pytest

from rules import Game, view
from rules.games.villagers.board.developments import ahead, counts
from rules.games.villagers.board.limits import build_limit, draft_limit

from ..builder import record, table
from ..cards import DEVELOPMENT
from ..verbs import SPOKEN, do, gold, hand, happened, known, legal, stack, village


def phase(developments: str, **fields: Any) -> Game[Any]:
    """Return a game of two at the beginning of its development phase; seat 0 has the start player card, no one has gold."""
    others = {1: {"gold": 0, **fields.pop("other", {})}}
    return table(2, at="Developments", developments=developments, gold=0, others=others, **fields)


def tokens(game: Game[Any]) -> list[int]:
    return list(game.state.tokens)


@pytest.mark.parametrize(
    ("clause", "development", "mine", "expected"),
    [
        ("VI-17.6 all villagers", "church", "founders(swineherd truffler), miner, hunter", (5, 1)),
        ("VI-17.6 gold symbols", "town_hall", "founders, chandler, tanner(saddler)", (3, 1)),
        ("VI-17.6 solitary symbols", "tavern", "chandler, hunter", (3, 0)),
        ("VI-17.6 padlocks, covered ones too", "guild_house", "miner(seeker spelunker jeweler)", (2, 0)),
        ("VI-17.6 the best silver symbol", "lighthouse", "lumberjack(log_rafter; log_rafter), agent", (5, 0)),
        ("VI-17.3 no silver symbol counts 0", "lighthouse", "hunter", (0, 0)),
        ("VI-T20 visible food", "market_place", "hayer(grazier milk_maid), hunter", (3, 0)),
        ("VI-17.6 ore symbols", "gold_mine", "miner(glass_blower; blacksmith)", (4, 0)),
        ("VI-17.6 hay symbols", "ox_crane", "hayer(bed_builder)", (3, 0)),
        ("VI-17.6 wood symbols", "sawmill", "lumberjack(wheeler cartwright)", (3, 0)),
        ("VI-17.7 chains", "windmill", "founders(swineherd truffler; brewer), miner, hunter, monk(wine_trader)", (3, 0)),
    ],
)
def test_what_is_counted(clause: str, development: str, mine: str, expected: tuple[int, ...]) -> None:
    assert counts(phase(development, village=mine).state, DEVELOPMENT[development]) == expected, clause


def test_cards_with_coins_and_specials_in_hand() -> None:
    """VI-17.6: Bank and Inn; backs suffice for the Inn, so everybody knows who is ahead (VI-17.10)."""
    game = phase("bank", village="chandler, hunter", coins={"chandler": 2, "hunter": 6})
    assert counts(game.state, DEVELOPMENT["bank"]) == (2, 0)
    game = phase("inn", hand="monk, agent", other={"hand": "tinner, nun, hunter"})
    assert counts(game.state, DEVELOPMENT["inn"]) == (1, 2)
    assert counts(view(game.rules, game.state, 0), DEVELOPMENT["inn"]) == (1, 2)


def test_the_most_wins_and_a_tie_wins_nothing() -> None:
    """VI-T20, VI-17.3, VI-17.4: with a tie the token returns to its card, also from the one who held it."""
    game = phase("inn, market_place, gold_mine", village="hunter, miner", other={"village": "miner, miner"}, tokens=(1, -1, -1))
    assert tokens(game) == [-1, 0, 1]
    assert (gold(game), gold(game, 1)) == (5, 5)
    assert [event.values["development"] for event in happened(game.opening, "development_tied")] == ["inn"]
    assert [(event.player, event.values["development"]) for event in happened(game.opening, "token_won")] == [
        (0, "market_place"),
        (1, "gold_mine"),
    ]


def test_a_token_comes_from_where_it_was() -> None:
    """VI-17.3: from its card or from the player who held it, to the winner or back to the card."""
    game = phase("inn, market_place, gold_mine", village="hunter, miner", other={"village": "miner, miner"}, tokens=(1, 1, -1))
    inn, market_place, gold_mine = (DEVELOPMENT[name] for name in ("inn", "market_place", "gold_mine"))
    ways = [event.items for event in game.opening if event.kind in ("development_tied", "token_won")]
    assert ways == [
        (f"token:1:{inn}", f"development:{inn}"),
        (f"token:1:{market_place}", f"token:0:{market_place}"),
        (f"development:{gold_mine}", f"token:1:{gold_mine}"),
    ]


def test_a_holder_is_rewarded_again() -> None:
    """VI-17.6: every time, without the token moving."""
    game = phase("market_place", village="hunter", tokens=(0,))
    assert (tokens(game), gold(game)) == ([0], 5)
    assert happened(game.opening, "token_won") == []


def test_rewards_come_in_turn_order() -> None:
    """VI-17.4, VI-A15: beginning with the player who now holds the start player card; all their rewards together."""
    cards = "town_hall, market_place, gold_mine"
    game = phase(cards, village="chandler, chandler, miner", other={"village": "hunter"})
    won = [(event.player, event.values["development"]) for event in happened(game.opening, "rewarded")]
    assert won == [(0, "town_hall"), (0, "gold_mine"), (1, "market_place")]
    after = phase(cards, village="hunter", other={"village": "chandler, chandler, miner"})
    assert [event.player for event in happened(after.opening, "rewarded")] == [0, 1, 1]


def test_after_every_build_phase() -> None:
    """VI-17.2, VI-A15: once the start player card has passed on."""
    game = table(
        2,
        at="EndBuild",
        developments="market_place, gold_mine",
        gold=0,
        village="hunter, harvester",
        others={1: {"gold": 0, "village": "miner"}},
    )
    assert [event.player for event in happened(game.opening, "rewarded")] == [1, 0]


def test_church_gives_a_hidden_card() -> None:
    """VI-17.8, VI-20.3: the top card of any stack or of the reserve, known to its owner alone."""
    game = phase("church", village="hunter", stacks={1: "monk", 2: "", 3: "agent, mason"}, reserve="tinner")
    assert gold(game) == 3
    assert legal(game) == {"church stack 1", "church stack 3", "church stack 4", "church stack 5", "church stack 6", "church reserve"}
    events = do(game, "church stack 3")
    assert any(event.reveals for event in events)
    assert (hand(game), stack(game, 3)) == (["agent"], ["mason"])
    assert known(game, game.state.seats[0].hand.cards, 0) == ["agent"]
    assert known(game, game.state.seats[0].hand.cards, 1) == []


def test_church_may_exhaust_a_stack_before_the_market() -> None:
    """VI-17.8: the markets of this round count it."""
    game = phase("church", village="hunter", stacks={1: "monk", 2: ""})
    assert game.state.markets == 0
    do(game, "church stack 1")
    assert game.state.markets == 1


def test_church_without_cards() -> None:
    """VI-17.8: only the gold."""
    game = phase("church", village="hunter", stacks=dict.fromkeys(range(1, 7), ""), rest="discard")
    assert (gold(game) >= 3, hand(game)) == (True, [])


def test_tavern_brings_a_basic() -> None:
    """VI-17.8: of the player's choice, laid immediately."""
    game = phase("tavern", village="hunter", basics={"miner": 0})
    assert gold(game) == 3
    assert legal(game) == {"tavern lumberjack", "tavern hayer"}
    do(game, "tavern hayer")
    assert village(game) == "hunter, hayer"
    assert [len(pile) for pile in game.state.basics] == [10, 9, 0]


def test_tavern_without_basics() -> None:
    """VI-17.8: only the gold."""
    game = phase("tavern", village="hunter", basics=dict.fromkeys(("lumberjack", "hayer", "miner"), 0))
    assert (gold(game), village(game)) == (3, "hunter")


def test_what_leaves_no_choice_happens() -> None:
    """VI-3.2: a single source of cards, a single basic left."""
    game = phase("church", village="hunter", stacks={n: "monk" if n == 1 else "" for n in range(1, 7)}, rest="discard")
    assert hand(game) == ["monk"]
    game = phase("tavern", village="hunter", basics={"miner": 0, "hayer": 0})
    assert village(game) == "hunter, lumberjack"


def test_a_reward_changes_no_result_of_the_phase() -> None:
    """VI-17.3, VI-17.5: all three are compared first, although the Tavern's basic would tie the ore symbols."""
    game = phase("tavern, gold_mine", village="hunter", other={"village": "miner"})
    assert tokens(game) == [0, 1]
    do(game, "tavern miner")
    assert tokens(game) == [0, 1]


def test_tokens_count_for_limits_only() -> None:
    """VI-17.9, VI-4.2, VI-6.2: and five is the most."""
    game = table(2, developments="windmill, sawmill, ox_crane", tokens=(0, 0, 0), village="grocer")
    assert (draft_limit(game.state, 0), build_limit(game.state, 0)) == (3, 4)
    assert counts(game.state, DEVELOPMENT["market_place"]) == (0, 0)
    full = "hayer(grazier milk_maid), hunter, lumberjack(carpenter; carpenter)"
    game = table(2, developments="windmill, sawmill, ox_crane", tokens=(0, 0, 0), village=full)
    assert (draft_limit(game.state, 0), build_limit(game.state, 0)) == (5, 5)


def test_who_is_ahead_now() -> None:
    """VI-17.10."""
    game = table(2, developments="market_place, gold_mine", village="hunter")
    assert [ahead(game.state, card) for card in game.state.developments] == [0, -1]


@pytest.mark.parametrize("development", ["church", "tavern"])
def test_a_winner_takes_back_no_turn_of_another_player(development: str) -> None:
    """VI-21.2: what is left to decide comes after the build turns of all."""
    game = record(table(2, at="BuildPhase", developments=f"{development}, bank, windmill", village="hunter, harvester"))
    SPOKEN.play_on(game, "end_turn", "end_turn")
    assert game.game.decider == 0
    assert not game.can_undo


def test_a_count_of_0_ties_with_another() -> None:
    """VI-17.3: no one wins with 0, and a silver symbol worth 0 is no more than none; the tokens go back."""
    game = phase("town_hall, lighthouse, gold_mine", turned=True, village="grocer", other={"turned": True}, tokens=(0, 1, 0))
    assert tokens(game) == [-1, 0, -1]
    assert tokens(phase("lighthouse", village="agent", tokens=(1,))) == [-1]


def test_founders_turn_before_food_is_compared() -> None:
    """VI-10.1, VI-17.2: their food already counts for the Market Place, though a Windmill token did not keep them from turning."""
    game = table(
        2, at="EndBuild", developments="market_place, windmill", tokens=(-1, 0), gold=0, village="miner", others={1: {"village": "fisher"}}
    )
    assert (game.state.seats[0].village.turned, tokens(game)) == (True, [-1, -1])


def test_a_church_that_ends_the_game() -> None:
    """VI-17.8, VI-A32: with the last card of all stacks both markets are due, the first one first."""
    last = {n: "monk" if n == 6 else "" for n in range(1, 7)}
    game = phase("church", village="hunter", turned=True, stacks=last, rest="discard")
    assert (game.over, gold(game), hand(game)) == (True, 3, ["monk"])
