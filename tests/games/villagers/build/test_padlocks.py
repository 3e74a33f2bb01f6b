"""Check the opening of padlocks (VI-8)."""

from ..builder import record, table
from ..verbs import check_taken_back, coins, do, gold, happened, legal, village


def test_own_unlocker() -> None:
    """VI-8.1, VI-8.2, VI-8.5: two gold from the bank, even for a player without gold; no one else is asked."""
    game = table(
        at="BuildPhase", hand="cooper", village="lumberjack, miner(blacksmith)", gold=0, others={1: {"village": "miner(blacksmith)"}}
    )
    (event,) = happened(do(game, "lay cooper on lumberjack"), "unlocked")
    assert (event.values["unlocker"], event.gains) == ("blacksmith", {})
    assert (gold(game), coins(game), coins(game, 1)) == (0, {"blacksmith": 2}, {})


def test_several_own_unlockers() -> None:
    """VI-A7, VI-8.1: a free choice among them, as a question of its own."""
    game = table(at="BuildPhase", hand="bed_builder", village="hayer, lumberjack(carpenter), lumberjack(carpenter)")
    do(game, "lay bed_builder on hayer")
    assert len(game.legal) == 2
    assert legal(game) == {"unlock carpenter"}
    do(game, "unlock carpenter")
    assert coins(game) == {"carpenter": 2}
    assert "end_turn" in legal(game)


def test_foreign_unlocker() -> None:
    """VI-8.1, VI-8.2: two gold of the player's own supply, on any one of all others; not to the bank."""
    game = table(at="BuildPhase", hand="cooper", village="lumberjack", gold=3, others={2: {"village": "miner(blacksmith)"}})
    (event,) = happened(do(game, "lay cooper on lumberjack"), "unlocked_elsewhere")
    assert event.gains == {"points": -2}
    assert (gold(game), gold(game, 2), coins(game, 2)) == (1, 8, {"blacksmith": 2})


def test_choice_among_foreign_unlockers() -> None:
    """VI-8.1."""
    others = {1: {"village": "miner(blacksmith)"}, 2: {"village": "miner(blacksmith)"}}
    game = table(at="BuildPhase", hand="cooper", village="lumberjack", others=others)
    do(game, "lay cooper on lumberjack")
    assert legal(game) == {"unlock blacksmith of 1", "unlock blacksmith of 2"}
    do(game, "unlock blacksmith of 2")
    assert (coins(game, 1), coins(game, 2), gold(game)) == ({}, {"blacksmith": 2}, 6)


def test_bank() -> None:
    """VI-8.1, VI-8.2: without a question."""
    game = table(at="BuildPhase", hand="cooper", village="lumberjack", gold=2)
    (event,) = happened(do(game, "lay cooper on lumberjack"), "unlocked_bank")
    assert event.gains == {"points": -2}
    assert gold(game) == 0


def test_without_gold() -> None:
    """VI-8.3, VI-6.12: with less than two a card that needs them cannot be played."""
    assert not legal(table(at="BuildPhase", hand="cooper", village="lumberjack", gold=1), "lay")
    foreign = {1: {"village": "miner(blacksmith)"}}
    assert not legal(table(at="BuildPhase", hand="cooper", village="lumberjack", gold=1, others=foreign), "lay")
    assert legal(table(at="BuildPhase", hand="cooper", village="lumberjack, miner(blacksmith)", gold=0), "lay")


def test_unlockers_must_lie_in_a_village() -> None:
    """VI-8.4: not in the hand; one laid earlier in the turn counts."""
    game = table(at="BuildPhase", hand="cooper, blacksmith", village="lumberjack, miner", gold=1)
    assert legal(game, "lay") == {"lay blacksmith on miner"}
    do(game, "lay blacksmith on miner", "lay cooper on lumberjack")
    assert coins(game) == {"blacksmith": 2}


def test_player_d_of_the_rules() -> None:
    """VI-T09: all three cases in one turn."""
    game = table(
        at="BuildPhase", village="lumberjack, wattler", hand="cooper, brewer, fisher", gold=5, others={1: {"village": "miner(blacksmith)"}}
    )
    do(game, "lay cooper on lumberjack", "lay brewer on founders", "lay fisher")
    assert (gold(game), coins(game), coins(game, 1)) == (1, {"cooper": 2}, {"blacksmith": 2})


def test_no_limit_to_coins() -> None:
    """VI-T10, VI-8.6: the number of the key ring limits nothing."""
    game = table(at="BuildPhase", hand="cooper, locksmith", village="lumberjack, miner(blacksmith)", coins={"blacksmith": 20})
    do(game, "lay cooper on lumberjack", "lay locksmith on miner")
    assert coins(game) == {"blacksmith": 24}


def test_monks_unlock_nothing() -> None:
    """VI-8.7, VI-9.7: a Monk has no padlock and is no unlocker, no matter what it stands for."""
    game = table(
        at="BuildPhase", village="miner, wattler, wattler", hand="monk, spelunker, jeweler", gold=0, others={1: {"village": "chandler"}}
    )
    assert legal(game, "lay") == {"lay monk", "lay monk on miner", "lay monk on founders"}
    rich = table(at="BuildPhase", village="miner(seeker), wattler", hand="monk, jeweler, monk", gold=2)
    do(rich, "lay monk on seeker", "lay jeweler on monk")
    assert (gold(rich), village(rich)) == (0, "miner(seeker monk jeweler), wattler")


def test_tinner_is_one_more_way() -> None:
    """VI-8.8, VI-A8: besides one's own unlocker, or those of others if there is gold; the bank is not offered."""
    game = table(at="BuildPhase", hand="tinner, cooper", village="lumberjack, miner(blacksmith)", gold=0)
    do(game, "play tinner", "lay cooper on lumberjack")
    assert legal(game) == {"unlock tinner", "unlock blacksmith"}
    others = {1: {"village": "miner(blacksmith)"}}
    for gold_now, ways in ((2, {"unlock tinner", "unlock blacksmith of 1"}), (1, None)):
        game = table(at="BuildPhase", hand="tinner, cooper", village="lumberjack", gold=gold_now, others=others)
        events = do(game, "play tinner", "lay cooper on lumberjack")
        if ways:
            assert legal(game) == ways
            do(game, "unlock blacksmith of 1")
            assert (gold(game), coins(game, 1)) == (0, {"blacksmith": 2})
        else:
            assert happened(events, "unlocked_free")
            assert gold(game) == 1
    bank = table(at="BuildPhase", hand="tinner, cooper", village="lumberjack", gold=8)
    do(bank, "play tinner", "lay cooper on lumberjack")
    assert gold(bank) == 8


def test_tinner_lasts_until_the_end_of_the_turn() -> None:
    """VI-9.14: for any number of padlocks played after it, not in later turns."""
    game = table(2, at="BuildPhase", hand="tinner, fisher, beekeeper", gold=0, others={1: {"gold": 0, "hand": "fisher"}})
    assert not legal(game, "lay")
    do(game, "play tinner", "lay fisher", "lay beekeeper", "end_turn")
    assert village(game) == "fisher, beekeeper"
    assert not legal(game, "lay")


def test_unlocking_can_be_taken_back() -> None:
    """VI-21.2."""
    others = {1: {"village": "miner(blacksmith)"}, 2: {"village": "miner(blacksmith)"}}
    game = table(at="BuildPhase", hand="cooper", village="lumberjack", others=others)
    check_taken_back(record(game), ["lay cooper on lumberjack"], "unlock blacksmith of 2")


def test_a_single_way_is_taken_back_with_the_card() -> None:
    """VI-21.2, VI-3.2."""
    check_taken_back(record(table(at="BuildPhase", hand="hunter, fisher")), ["lay hunter"], "lay fisher")


def test_the_countess_has_unlockers_too() -> None:
    """VI-8.9, VI-18.9: hers are foreign ones, chosen among; her own cards are never unlocked."""
    game = table(1, at="BuildPhase", hand="cooper, cooper", village="lumberjack", gold=6, countess={"village": "blacksmith, blacksmith"})
    do(game, "lay cooper on lumberjack")
    assert len(game.legal) == 2
    game.apply(game.legal[0])
    assert (gold(game), game.state.countess.gold) == (4, 1)
    assert [n for _, n in game.state.countess.village.coins] == [2]
    bare = table(1, at="BuildPhase", hand="cooper", village="lumberjack", gold=6, countess={"village": "locksmith"})
    do(bare, "lay cooper on lumberjack")
    assert gold(bare) == 4
    assert bare.state.countess.village.coins == ()


def test_two_tinners_are_one_way() -> None:
    """VI-8.8, VI-9.14."""
    game = table(2, at="BuildPhase", hand="tinner, tinner, fisher", village="lumberjack(shipwright)")
    do(game, "play tinner", "play tinner", "lay fisher")
    assert len(game.legal) == 2
    assert legal(game) == {"unlock tinner", "unlock shipwright"}


def test_tinner_opens_the_padlock_of_a_replaced_card() -> None:
    """VI-9.13, VI-9.14: without gold; with gold it can still be paid elsewhere."""
    text, target = "miner(seeker spelunker jeweler)", "replace spelunker of 1 on seeker"
    game = table(2, at="BuildPhase", hand="apprentice, tinner", village="miner(seeker)", gold=0, others={1: {"village": text}})
    assert target not in legal(game)
    do(game, "play tinner", target)
    assert (village(game), gold(game)) == ("miner(seeker spelunker)", 0)
    others = {1: {"village": f"{text}, chandler"}}
    rich = table(2, at="BuildPhase", hand="apprentice, tinner", village="miner(seeker)", gold=2, others=others)
    do(rich, "play tinner", target)
    assert legal(rich) == {"unlock tinner", "unlock chandler of 1"}


def test_coins_on_an_unlocker_of_this_turn_count_at_both_markets() -> None:
    """VI-8.4, VI-8.5, VI-11.3, VI-11.4, VI-12.2: an Agent counts them too, and they are taken once."""
    stacks = dict.fromkeys(range(1, 7), "")
    game = table(
        2, at="BuildPhase", village="wattler, wattler", hand="hunter, swineherd, truffler, agent", turned=True, gold=0, stacks=stacks
    )
    do(game, "lay hunter", "lay swineherd on founders", "lay truffler on swineherd", "lay agent", "end_turn", "end_turn")
    assert game.over
    assert gold(game) == (8 + 2) + (8 + 2) + 2
