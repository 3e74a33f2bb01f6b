"""Check shields: taking them, keeping them, losing them (BU-26.1 to 26.9, 26.13, 26.14, 26.21)."""

from collections import Counter
from typing import Any

import pytest

from ..builder import fresh
from ..expanded import lay, phase_end
from ..verbs import do, final_points, happened, idle_round, legal, legal_kinds, purse, shields, space, storage

LAID = {2: [1, 1, 1, 1, 1, 1], 3: [1, 2, 1, 2, 1, 2], 4: [2, 2, 2, 2, 2, 2]}
CASTLES = {"1,-2": "castle", "1,-3": "castle", "1,-1": "monastery1"}


def shielded(**said: Any) -> Any:
    """Build a game for two with shields only."""
    return lay(2, **{"modules": ["shields"], **said})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_laid_out_at_the_start(players: int) -> None:
    """BU-26.1: open on the goods spaces, the others leave the game unseen; none are added later."""
    game = fresh(players, 5, shields=True)
    state = game.state
    assert [len(on) for on in state.shields] == LAID[players]
    laid = [shield for on in state.shields for shield in on]
    assert Counter([*laid, *state.shields_left.cards]) == Counter(range(1, 19))
    assert {fresh(players, seed, shields=True).state.shields[0] for seed in range(6)} != {state.shields[0]}
    for _ in range(6):
        idle_round(game)
    assert game.state.shields == state.shields


def test_none_without_the_module() -> None:
    """BU-26.1"""
    game = lay(2, modules=(), dice=(3, 3))
    assert game.state.shields == ()
    assert legal(game, "shield") == set()


def test_ships_leave_them() -> None:
    """BU-26.2: shields are no goods."""
    game = shielded(lying={2: [7]}, spaces={2: [1]}, storage=["ship"], dice=(5, 1))
    do(game, "place ship 1,0 with 5", "ship 2")
    assert game.state.shields[1] == (7,)
    assert space(game, 2) == []


def test_by_a_double() -> None:
    """BU-26.3, BU-26.6: it takes both dice; the shield comes from the depot with their number."""
    game = shielded(lying={2: [7], 3: [8, 9]}, dice=(3, 3))
    assert legal(game, "shield") == {"shield 8 on 0,0 with 3", "shield 9 on 0,0 with 3"}
    events = do(game, "shield 9 on 0,0 with 3")
    assert happened(events, "shield_taken")
    assert shields(game) == {"0,0": 9}
    assert game.state.shields[2] == (8,)
    assert game.state.seats[0].used == (True, True)
    assert legal(game) == {"end_turn"}


def test_both_dice_must_be_unused() -> None:
    """BU-26.3"""
    game = shielded(lying={3: [8]}, dice=(3, 3))
    do(game, "workers with 3")
    assert legal(game, "shield") == set()


def test_without_a_double_or_a_shield() -> None:
    """BU-26.3, A-49"""
    assert legal(shielded(lying={3: [8], 4: [1]}, dice=(3, 4)), "shield") == set()
    assert legal(shielded(lying={4: [8]}, dice=(3, 3)), "shield") == set()


def test_a_double_made_with_workers() -> None:
    """T-26, BU-26.4, BU-5.2: dice 3 and 5; two workers make the 3 a 5."""
    game = shielded(lying={5: [8], 3: [9]}, dice=(3, 5), workers=2)
    assert legal(game, "shield") == set()
    do(game, "turn 3 to 5 +2")
    assert legal(game, "shield") == {"shield 8 on 0,0 with 5"}
    do(game, "shield 8 on 0,0 with 5")
    assert purse(game) == (0, 0)


def test_the_number_stays_changed() -> None:
    """A-50: the change stays if the shield is not taken."""
    game = shielded(lying={5: [8]}, dice=(3, 5), workers=2)
    do(game, "turn 3 to 5 +2", "workers with 5", "workers with 5")
    assert game.state.seats[0].dice == (5, 5)


def test_no_free_step() -> None:
    """BU-26.4, BU-17.13: monastery 12 does not make a double."""
    assert legal(shielded(lying={5: [8], 4: [9]}, dice=(4, 5), tiles={"1,-1": "monastery12"}), "shield") == set()


def test_the_purchase_stays() -> None:
    """BU-26.4"""
    game = shielded(lying={3: [8]}, dice=(3, 3), silver=2, black=["mine"])
    do(game, "shield 8 on 0,0 with 3", "buy mine")
    assert storage(game) == ["mine"]


def test_shield_16_makes_a_double() -> None:
    """BU-26.4, BU-26.26: the die turned by shield 16 counts for the double, and the castle of shield 16 may be the one used."""
    game = shielded(lying={5: [8]}, dice=(2, 5), shields={"0,0": 16}, tiles=CASTLES)
    do(game, "set_die 2 to 5")
    assert legal(game, "shield") == {f"shield 8 on {at} with 5" for at in ("0,0", "1,-2", "1,-3")}
    do(game, "shield 8 on 0,0 with 5")
    assert shields(game) == {"0,0": 8}
    assert game.state.shields_gone == (16,)


def test_on_castles_only() -> None:
    """BU-26.5: any castle of one's own duchy, black-backed ones too, not on white castles and inns; there it replaces a shield."""
    tiles = {**CASTLES, "0,-1": "white_castle", "0,1": "inn"}
    game = lay(2, tiles=tiles, lying={3: [8]}, dice=(3, 3), shields={"1,-2": 2}, others={1: {"tiles": {"1,-1": "monastery2"}}})
    assert legal(game, "shield") == {f"shield 8 on {at} with 3" for at in ("0,0", "1,-2", "1,-3")}
    events = do(game, "shield 8 on 1,-2 with 3")
    assert shields(game) == {"1,-2": 8}
    assert game.state.shields_gone == (2,)
    assert happened(events, "shield_lost")


def test_it_works_as_long_as_it_lies_there() -> None:
    """BU-26.6: shield 9 is in force immediately, and no longer when replaced."""
    game = shielded(lying={3: [10]}, dice=(3, 3), shields={"0,0": 9}, goods={1: 3, 2: 3}, storage=["warehouse"])
    again = game.copy()
    do(again, "shield 10 on 0,0 with 3", "end_turn")
    assert shields(again) == {"0,0": 10}
    assert again.state.shields_gone == (9,)


# tribute
def test_tribute_for_every_shield() -> None:
    """BU-26.7, BU-15.1: one silver each at the end of the phase, before the mines bring any."""
    game = phase_end(modules=["shields"], tiles={**CASTLES, "-1,0": "ship", "-1,1": "mine"}, shields={"0,0": 1, "1,-2": 7}, silver=2)
    do(game, "end_turn")
    assert legal(game) == {"pay_all", "pay silver for 1", "pay silver for 7", "give_up 1", "give_up 7"}
    do(game, "pay_all")
    assert shields(game) == {"0,0": 1, "1,-2": 7}
    assert purse(game) == (0, 1)
    assert game.state.phase == 1


def test_too_little_silver() -> None:
    """BU-26.7: the owner chooses which shields to pay for; the others leave the game."""
    game = phase_end(modules=["shields"], tiles=CASTLES, shields={"0,0": 1, "1,-2": 7, "1,-3": 13}, silver=1)
    do(game, "end_turn")
    assert "pay_all" not in legal(game)
    do(game, "pay silver for 7")
    assert shields(game) == {"1,-2": 7}
    assert sorted(game.state.shields_gone) == [1, 13]


def test_by_choice() -> None:
    """BU-26.7: shields may be given up although there is silver."""
    game = phase_end(modules=["shields"], shields={"0,0": 13}, silver=5)
    do(game, "end_turn", "give_up 13")
    assert (shields(game), purse(game)) == ({}, (0, 5))


def test_without_silver() -> None:
    """BU-26.7: the mines come too late."""
    tiles = {"-1,0": "ship", "-1,1": "mine"}
    game = phase_end(modules=["shields"], shields={"0,0": 13}, tiles=tiles, workers=9)
    do(game, "end_turn")
    assert (shields(game), purse(game)) == ({}, (9, 1))


def test_in_workers() -> None:
    """BU-26.13: with shield 3 in workers, silver or any mix."""
    game = phase_end(modules=["shields"], tiles=CASTLES, shields={"0,0": 3, "1,-2": 7}, silver=1, workers=1)
    do(game, "end_turn")
    assert legal(game) == {f"{how} {n}" for n in (3, 7) for how in ("pay silver for", "pay worker for", "give_up")}
    do(game, "pay worker for 7", "pay silver for 3")
    assert shields(game) == {"0,0": 3, "1,-2": 7}
    assert purse(game) == (0, 0)


def test_shield_3_given_up() -> None:
    """A-36: its right holds for the whole tribute, even if it goes first."""
    game = phase_end(modules=["shields"], tiles=CASTLES, shields={"0,0": 3, "1,-2": 7}, workers=1)
    do(game, "end_turn", "give_up 3", "pay worker for 7")
    assert shields(game) == {"1,-2": 7}


def test_shield_3_and_monastery_28() -> None:
    """BU-26.13, A-53: silver can be exchanged for workers in the middle of the tribute."""
    tiles = {**CASTLES, "1,-1": "monastery28"}
    game = phase_end(modules=["shields", "extra_tiles"], tiles=tiles, shields={"0,0": 3, "1,-2": 7}, silver=1)
    do(game, "end_turn")
    do(game, "exchange 1", "pay worker for 3", "pay worker for 7")
    assert shields(game) == {"0,0": 3, "1,-2": 7}
    assert purse(game) == (0, 0)


def test_no_purchase_and_no_dice_during_tribute() -> None:
    """BU-26.29, BU-15.1"""
    tiles = {"1,-1": "monastery6"}
    game = phase_end(modules=["shields"], tiles=tiles, shields={"0,0": 16}, silver=5, workers=5, black=["mine"], depots={1: ["ship"]})
    do(game, "end_turn")
    assert legal_kinds(game) == {"pay_all", "pay", "give_up"}


def test_tribute_in_the_order_of_the_bridge() -> None:
    """BU-15.1, A-40"""
    both = {1: {"shields": {"0,0": 7}, "silver": 1}}
    game = phase_end(modules=["shields"], shields={"0,0": 1}, silver=1, others=both, bridge={0: [0], 2: [1]})
    do(game, "end_turn")
    assert game.decider == 1
    do(game, "pay_all")
    assert game.decider == 0


def test_after_the_last_phase() -> None:
    """BU-15.2, A-11, BU-26.8: tribute is due after phase E as well; what is left scores 12, 8, 4."""
    game = phase_end(modules=["shields"], tiles=CASTLES, shields={"0,0": 6, "1,-2": 12, "1,-3": 18}, silver=2, phase="E")
    do(game, "end_turn", "pay silver for 6", "pay silver for 18")
    assert game.over
    assert final_points(game)["shields"] == 12 + 4


def test_points_for_shields() -> None:
    """BU-26.8"""
    for shield in range(1, 19):
        if shield != 13:
            worth = 12 if shield <= 6 else 8 if shield <= 12 else 4
            assert final_points(shielded(shields={"0,0": shield}))["shields"] == worth


def test_shield_13_doubles() -> None:
    """T-28, BU-26.23"""
    assert final_points(shielded(tiles=CASTLES, shields={"0,0": 1, "1,-2": 7, "1,-3": 13}))["shields"] == 24 + 16 + 8


# shield 4
FIVE = ["bank", "market", "ship", "cow2", "mine"]


def test_endless_storage() -> None:
    """BU-26.14: nothing has to be removed."""
    game = shielded(shields={"0,0": 4}, storage=FIVE[:3], silver=2, black=["mine"], depots={3: ["ship"]}, dice=(3, 3))
    do(game, "buy mine")
    assert legal(game, "take") == {"take ship@3 with 3"}
    do(game, "take ship@3 with 3")
    assert len(storage(game)) == 5
    do(game, "place bank 0,-1 with 3")
    assert len(storage(game)) == 4


def five_stored(**said: Any) -> Any:
    """Build a position in which five tiles are stored thanks to shield 4."""
    said = {"modules": ["shields"], "tiles": CASTLES, **said}
    game = (phase_end if said.pop("last", False) else lay)(2, shields={"0,0": 4}, storage=FIVE[:3], **said)
    state = game.state
    more = [tile for pile in state.supplies for tile in pile.cards if pile.deck in ("blue", "grey")][:1]
    more += [tile for pile in state.supplies for tile in pile.cards if pile.deck == "grey"][:1]
    state.supplies = tuple(pile.holding(tuple(card for card in pile.cards if card not in more)) for pile in state.supplies)
    state.seats[0].storage += tuple(more)
    return game.copy()


def test_lost_with_five_tiles() -> None:
    """BU-26.14, BU-26.7: immediately, in the middle of the tribute, tiles are removed down to three."""
    game = five_stored(last=True, silver=1)
    game.state.seats[0].shields += ((next(t for t in game.state.estates[0].tiles if t), 7),)
    game = game.copy()
    do(game, "end_turn", "give_up 4")
    assert legal(game, "discard") == {"discard bank", "discard market", "discard ship", "discard mine"}
    do(game, "discard bank")
    assert len(storage(game)) == 4
    do(game, "discard ship")
    assert len(storage(game)) == 3
    assert legal_kinds(game) == {"pay_all", "pay", "give_up"}
    assert len(game.state.seats[0].storage) == 3


def test_replaced_with_five_tiles() -> None:
    """BU-26.14, BU-26.5: the same when another shield takes its place, before anything else."""
    game = five_stored(lying={3: [8]}, dice=(3, 3))
    do(game, "shield 8 on 0,0 with 3")
    assert legal_kinds(game) == {"discard"}
    do(game, "discard mine", "discard market")
    assert legal(game) == {"end_turn"}
    assert shields(game) == {"0,0": 8}


def test_lost_for_lack_of_silver_with_five_tiles() -> None:
    """BU-26.14, BU-26.7: also when the shield goes because nothing can be paid."""
    game = five_stored(last=True)
    do(game, "end_turn")
    assert legal_kinds(game) == {"discard"}
    do(game, "discard mine", "discard market")
    assert game.state.phase == 1


# shield 11
def test_a_shield_by_a_castle() -> None:
    """BU-26.21, A-57: from any depot, on any castle, the new one included."""
    game = shielded(shields={"0,0": 11}, tiles={"1,-1": "monastery1"}, storage=["castle"], lying={2: [7], 5: [8]}, dice=(6, 1))
    do(game, "place castle 1,-2 with 6")
    assert legal(game, "shield") == {f"shield {n} on {at}" for n in (7, 8) for at in ("0,0", "1,-2")}
    do(game, "shield 8 on 1,-2")
    assert shields(game) == {"0,0": 11, "1,-2": 8}
    assert game.state.seats[0].used == (True, False)


def test_only_by_castles() -> None:
    """BU-26.21: not by white castles."""
    game = lay(2, shields={"0,0": 11}, storage=["white_castle"], lying={2: [7]}, dice=(3, 1), white=2)
    do(game, "place white_castle 0,-1 with 3")
    assert legal(game) == {"workers"}


def test_not_by_a_trade_route() -> None:
    """BU-26.21: not by the extra action of a trade route."""
    game = lay(2, shields={"0,0": 11}, routes=[3], goods={4: 1}, lying={2: [7]}, dice=(4, 1))
    do(game, "sell 4 with 4")
    assert legal(game) == {"workers", "decline"}


def test_a_castle_at_the_end_of_a_phase() -> None:
    """BU-26.21, BU-26.29, BU-15.4, A-52: a shield 15 gained there does not act before the next phase end, but has to be paid for."""
    game = phase_end(
        modules=["shields"],
        tiles={"1,-1": "monastery1", "1,-2": "castle"},
        shields={"0,0": 11, "1,-2": 14},
        lying={2: [15]},
        depots={1: ["castle"]},
        black=["bank"],
        silver=3,
    )
    do(game, "end_turn", "direct castle 1,-3", "shield 15 on 1,-3")
    assert legal(game) == {"pay_all", *(f"{how} {n}" for n in (11, 14, 15) for how in ("pay silver for", "give_up"))}


def test_a_shield_replaced_before_it_acts() -> None:
    """BU-15.4: shield 15 is replaced by means of 14 and 11 before it acts, and does not act."""
    game = phase_end(
        modules=["shields"],
        tiles={"1,-1": "monastery1", "1,-2": "castle", "2,-3": "castle"},
        shields={"0,0": 11, "1,-2": 14, "2,-3": 15},
        lying={2: [7]},
        depots={1: ["castle"]},
        black=["bank"],
        silver=3,
    )
    do(game, "end_turn", "direct castle 1,-3", "shield 7 on 2,-3")
    assert legal_kinds(game) == {"pay_all", "pay", "give_up"}
    assert sorted(shields(game).values()) == [7, 11, 14]
