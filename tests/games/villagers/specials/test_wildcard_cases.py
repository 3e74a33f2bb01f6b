"""Check Monks and Apprentices where several of their rules meet (VI-9.4 to 9.13)."""

from typing import Any

import pytest

from rules import Game

from ..builder import table
from ..verbs import coins, do, gold, hand, legal, legal_kinds, village

BUILDERS = "wattler, lumberjack(carpenter; shipwright)"
"""A village with five build actions."""


def on_monk(game: Game[Any]) -> set[str]:
    """Return what can be laid on a Monk."""
    return {said.split()[1] for said in legal(game, "lay") if said.endswith("on monk")}


@pytest.mark.parametrize(
    ("host", "card"),
    [("founders", "truffler"), ("lumberjack", "cartwright"), ("graper", "wine_trader")],
)
def test_a_monk_in_a_chain_of_three_carries_the_last_card(host: str, card: str) -> None:
    """VI-9.4, VI-9.5: no second wildcard, since it would be the last card."""
    game = table(4, at="BuildPhase", hand="monk, monk, truffler, cartwright, wine_trader", village=f"lumberjack, graper, {BUILDERS}")
    do(game, f"lay monk on {host}")
    assert on_monk(game) == {card}


def test_the_other_column_settles_what_a_monk_waits_for() -> None:
    """VI-9.6: a bottom Monk whose first column is a bare Monk; chains of two are closed to both columns then."""
    game = table(4, at="BuildPhase", hand="monk, monk, mason, brewer, spelunker, truffler, saddler, tailor", village=BUILDERS)
    do(game, "lay monk", "lay monk on monk")
    assert on_monk(game) == {"mason", "brewer", "spelunker", "truffler"}
    do(game, "lay mason on monk")
    assert on_monk(game) == {"spelunker"}
    do(game, "lay spelunker on monk")
    assert village(game).endswith("monk(monk spelunker; mason)")


def test_a_chain_goes_on_above_a_monk_at_the_bottom() -> None:
    """VI-6.9, VI-9.6: by depth, and in the suit of the other column."""
    game = table(3, at="BuildPhase", hand="milk_maid, monk, fromager, peddler, wheeler", village="monk(grazier), wattler, wattler")
    assert {"lay milk_maid on grazier", "lay monk on grazier", "lay peddler on monk", "lay monk on monk"} <= legal(game, "lay")
    assert not [said for said in legal(game, "lay") if said.split()[1] in ("wheeler", "fromager")]


def test_stuck_without_the_gold_for_a_padlock() -> None:
    """VI-9.9, VI-8.3: the only card that fits cannot be paid for."""
    game = table(2, at="BuildPhase", hand="monk, jeweler", village="miner(seeker)", gold=1)
    do(game, "lay monk on seeker", "take_back monk")
    assert (village(game), hand(game), game.state.turn.left) == ("miner(seeker)", ["jeweler", "monk"], 1)


def test_stuck_after_an_exchange() -> None:
    """VI-9.9, VI-7.2: the card that could have covered the Monk is gone."""
    game = table(2, at="BuildPhase", hand="monk, wheeler")
    do(game, "lay monk", "basic miner wheeler stack 1")
    assert legal(game) == {"take_back monk"}


def test_one_of_two_monks_stays_bare() -> None:
    """VI-9.8, VI-9.9: only a play of a wildcard has to leave actions; what can no longer be covered comes back."""
    game = table(2, at="BuildPhase", village="wattler, wattler", hand="monk, monk, wheeler, brewer, hunter")
    do(game, "lay monk", "lay monk", "lay hunter")
    assert "take_back" not in legal_kinds(game)
    do(game, "lay wheeler on monk", "take_back monk")
    assert "end_turn" in legal(game)


def test_an_apprentice_can_cover_a_monk_that_seems_stuck() -> None:
    """VI-9.9: a replaced card is a covering move too."""
    game = table(2, at="BuildPhase", hand="monk, apprentice", others={1: {"village": "miner(seeker spelunker)"}})
    do(game, "lay monk")
    assert "take_back" not in legal_kinds(game)


def test_start_cards_of_others_that_are_no_basics() -> None:
    """VI-9.11, VI-9.13, VI-6.5: they have a flag."""
    others = {1: {"village": "graper(vintner), tanner(saddler)"}, 2: {"village": "shepherd(spinner)"}}
    game = table(4, at="BuildPhase", hand="apprentice", others=others)
    assert legal(game, "replace") == {"replace graper of 1", "replace tanner of 1", "replace shepherd of 2"}


def test_founders_below_a_wildcard() -> None:
    """VI-9.11, VI-9.13: both can be replaced, the turned Founders come back with their gold."""
    game = table(2, at="BuildPhase", hand="apprentice, swineherd", village="founders(monk truffler)", turned=True)
    assert {"replace founders food_side", "replace monk on founders", "replace monk"} <= legal(game, "replace")
    do(game, "replace founders gold_side", "lay swineherd on founders", "end_turn", "end_turn")
    assert village(game) == "apprentice(monk truffler), founders(swineherd)"
    assert not game.state.seats[0].village.turned


def test_an_own_wildcard_moves_to_the_other_column() -> None:
    """VI-9.13, VI-9.6: it must be covered there by a card of the same suit."""
    game = table(2, at="BuildPhase", hand="apprentice, milk_maid", village="hayer(monk milk_maid)")
    do(game, "replace monk on hayer")
    assert village(game) == "hayer(apprentice milk_maid; monk)"
    assert on_monk(game) == {"milk_maid"}


def test_an_apprentice_replaces_an_apprentice() -> None:
    """VI-A12, VI-9.9, VI-9.13: the old one may lie on the new one; nothing but a longer chain would cover it there."""
    game = table(2, at="BuildPhase", hand="apprentice, peddler", village="apprentice(thatcher)")
    assert legal(game, "replace") == {"replace apprentice", "replace apprentice on apprentice", "replace apprentice on founders"}
    do(game, "replace apprentice on apprentice", "take_back apprentice")
    assert (village(game), hand(game)) == ("apprentice(thatcher)", ["apprentice", "peddler"])


def test_two_apprentices_and_the_actions_left() -> None:
    """VI-9.8: the second one would leave the first one bare."""
    game = table(2, at="BuildPhase", hand="apprentice, apprentice, mason", village="miner(blacksmith)")
    do(game, "replace miner")
    assert legal(game, "replace") == set()


def test_a_foreign_plot_keeps_its_suit_and_its_slots() -> None:
    """VI-9.6, VI-9.12, VI-6.7."""
    game = table(
        2, at="BuildPhase", hand="apprentice", others={1: {"village": "miner(blacksmith)", "hand": "mason, wheeler, monk, brewer"}}
    )
    do(game, "replace miner of 1", "end_turn")
    assert {said for said in legal(game, "lay") if said.endswith("on apprentice")} == {"lay mason on apprentice", "lay monk on apprentice"}
    full = {1: {"village": "hayer(grazier milk_maid; thatcher)", "hand": "peddler, monk"}}
    other = table(2, at="BuildPhase", hand="apprentice", others=full)
    do(other, "replace hayer of 1", "end_turn")
    assert not [said for said in legal(other, "lay") if said.endswith("on apprentice")]


def test_a_replaced_card_has_an_unlocker_of_the_own() -> None:
    """VI-9.13, VI-8.1: two gold from the bank on it, none is paid."""
    others = {1: {"village": "graper(vintner wine_trader)"}}
    game = table(2, at="BuildPhase", hand="apprentice", village="graper, lumberjack(cooper)", gold=0, others=others)
    do(game, "replace vintner of 1 on graper")
    assert (coins(game), gold(game), village(game, 1)) == ({"cooper": 2}, 0, "graper(apprentice wine_trader)")
