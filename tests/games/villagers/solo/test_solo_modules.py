"""Check the modules in a game against the Countess (VI-18.17); which cards are left out is in ``test_modules_setup.py``."""

from typing import Any

from rules import Game

from ..builder import table
from ..verbs import discards, do, gold, hand, happened, her_gold, legal, legal_kinds, square, village

SIX = "mason, carpenter, thatcher, graper, hunter, fisher"


def her(game: Game[Any]) -> Any:
    """Return what the Countess has."""
    return game.state.countess


def test_the_countess_wins_developments() -> None:
    """VI-17.11, VI-18.17: gold to her supply; her token has the number after the last seat; a builder is of no use to her."""
    mine, hers = "miner, miner", "hunter, lumberjack, carpenter"
    game = table(
        1, at="Developments", developments="market_place, gold_mine, sawmill", village=mine, gold=0, countess={"village": hers, "gold": 1}
    )
    assert game.state.tokens == (1, 0, 1)
    assert (gold(game), her(game).gold) == (5, 8)
    assert [event.player for event in happened(game.opening, "rewarded")] == [0, None, None]


def test_the_player_chooses_a_basic_for_the_countess() -> None:
    """VI-18.17: for the Tavern, into her village, singly."""
    game = table(1, at="Developments", developments="tavern", village="miner", countess={"village": "hunter", "gold": 1, "open": "tribute"})
    assert (game.decider, her(game).gold) == (0, 4)
    assert legal(game, "tavern") == {"tavern lumberjack", "tavern hayer", "tavern miner"}
    do(game, "tavern hayer")
    assert [plot.columns for plot in her(game).village.plots] == [(), (), ()]
    assert village(game) == "miner"


def test_the_countess_scores_no_bronze() -> None:
    """VI-A31, VI-18.17."""
    game = table(1, at="BuildPhase", village="captain", gold=0, countess={"village": "carter, alchemist, log_rafter", "gold": 1})
    events = do(game, "end_turn")
    assert [event.player for event in happened(events, "bronze")] == [0]


def test_her_freelancer_can_be_paid() -> None:
    """VI-16.8, VI-16.9: a Freelancer in any village; the gold lies on it as her coins."""
    game = table(1, at="BuildPhase", gold=3, countess={"village": "freelancer"})
    do(game, next(said for said in legal(game) if said.startswith("hire freelancer")))
    assert gold(game) == 2
    assert [n for _, n in her(game).village.coins] == [1]


def test_schemer_lures_from_her_village() -> None:
    """VI-15.10: not the Countess herself; coins go to her supply."""
    game = table(1, at="BuildPhase", hand="schemer", countess={"village": "chandler, carpenter", "coins": {"carpenter": 4}, "gold": 1})
    assert len(legal(game, "play")) == 2
    do(game, next(said for said in legal(game, "play") if "carpenter" in said))
    assert (hand(game), her(game).gold) == (["carpenter"], 5)


def test_prophet_is_a_draft_after_which_she_gets_a_card() -> None:
    """VI-18.6, VI-14.3."""
    game = table(1, hand="prophet", stacks={1: "mason, seeker"}, road=SIX, countess={})
    do(game, "play prophet stack 1", "foresee seeker")
    assert legal_kinds(game) - {"jester"} == {"give"}
    do(game, "give hunter")
    assert square(game) == ["seeker"]


def test_flaker_and_barbarian_are_no_drafts() -> None:
    """VI-18.6, VI-15.4, VI-15.5: she gets nothing for them."""
    game = table(1, hand="flaker, barbarian", square="seeker", road=SIX, countess={})
    do(game, "play flaker seeker", "play barbarian")
    assert "draft" in legal_kinds(game)
    assert [plot.bottom for plot in her(game).village.plots] == [her(game).village.plots[0].bottom]


def test_specials_and_start_cards_are_not_safe() -> None:
    """VI-19.13, VI-A45: all but basics and Founders."""
    game = table(
        1,
        at="EventPhase",
        gold=10,
        countess={"open": "arrest", "gold": 5},
        village="nun, freelancer, graper, miner",
        coins={"freelancer": 3},
    )
    assert legal(game, "resolve") == {"resolve arrest nun", "resolve arrest freelancer", "resolve arrest graper"}
    do(game, "resolve arrest freelancer")
    assert (gold(game), discards(game)[-1]) == (13, "freelancer")


def test_customs_for_specials() -> None:
    """VI-19.12, VI-9.7: wildcards are cards of the suit special, no matter what they stand for."""
    game = table(1, at="EventPhase", gold=10, countess={"open": "customs", "gold": 5}, village="monk(monk spelunker), nun, miner")
    do(game, "resolve customs")
    assert (gold(game), her_gold(game)) == (7, 8)


def test_a_benefactor_pays_her_bank_as_usual() -> None:
    """VI-19.2, VI-18.19: 2 gold in the draft phase, and the Jester can still stop it."""
    game = table(1, hand="benefactor, cooper", village="lumberjack", gold=2, countess={"open": "the_countess_bank"})
    do(game, "play benefactor cooper lumberjack")
    assert gold(game) == 0
    assert "jester the_countess_bank" in legal(game)
