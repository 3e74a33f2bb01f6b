"""Check what every event of the event phase does (VI-19)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from ..builder import event_phase, table
from ..cards import EVENT
from ..verbs import (
    coins,
    discards,
    do,
    gold,
    hand,
    happened,
    her_coins,
    her_gold,
    hers,
    legal,
    open_events,
    past_events,
    stack,
    village,
)


class Case(NamedTuple):
    """An event in the event phase: what there is, what is chosen (None: nothing to choose), and the gold of both afterwards."""

    event: str
    chosen: str | None
    mine: Mapping[str, Any]
    her: Mapping[str, Any]
    gold: int
    her_gold: int
    clause: str


KEYS = "blacksmith, carpenter, hunter"
RICH = "founders, lumberjack(wheeler cartwright), beekeeper, cobbler"

CASES = [
    Case("bribes", "blacksmith", {}, {"village": KEYS}, 10, 5, "VI-19.1"),
    Case("bribes", None, {}, {"village": "mason, fisher"}, 10, 5, "VI-18.24"),
    Case("sinister_banquet", None, {}, {"village": "milk_maid, harvester, mason"}, 10, 11, "VI-19.3"),
    Case("sinister_banquet", None, {"village": "milk_maid"}, {"village": "mason"}, 10, 5, "VI-19.3"),
    Case("guild_conspiracy", None, {}, {"village": KEYS}, 10, 5, "VI-19.4"),
    Case("land_claim", None, {"village": "lumberjack(wheeler), hayer, miner"}, {}, 4, 11, "VI-19.5"),
    Case("land_claim", None, {"village": "beekeeper"}, {}, 10, 5, "VI-19.5"),
    Case("land_claim", None, {"village": "lumberjack, hayer", "gold": 3}, {}, 0, 8, "VI-18.20"),
    Case("value_added_tax", None, {"village": RICH}, {}, 6, 9, "VI-19.7"),
    Case("value_added_tax", None, {"village": "founders(swineherd truffler)"}, {}, 9, 6, "VI-19.7"),
    Case("value_added_tax", None, {"turned": True, "village": "hunter"}, {}, 10, 5, "VI-19.7"),
    Case("value_added_tax", None, {"village": RICH, "gold": 0}, {}, 0, 5, "VI-18.20"),
    Case("black_market", None, {"village": "grocer, milk_maid, hunter"}, {"village": "locksmith, cooper"}, 19, 9, "VI-19.8"),
    Case("black_market", None, {"village": "grocer"}, {}, 10, 5, "VI-19.8"),
    Case("temporary_employment", None, {"hand": "hunter, mason, fisher, seeker, wheeler, milk_maid"}, {}, 10, 13, "VI-19.11"),
    Case("temporary_employment", None, {"hand": ""}, {}, 10, 5, "VI-19.11"),
    Case("customs", None, {"village": "founders(brewer), lumberjack(wheeler cartwright; carpenter), hunter"}, {}, 6, 9, "VI-19.12"),
    Case("customs", None, {"village": "founders(brewer; poulterer), lumberjack(wheeler)"}, {}, 7, 8, "VI-A27"),
    Case("customs", None, {}, {}, 9, 6, "VI-A35"),
    Case("blackmail", None, {"village": RICH, "coins": {"cartwright": 20}}, {}, 10, 14, "VI-19.18"),
    Case("blackmail", None, {"village": "grocer, hunter, fisher", "turned": True, "coins": {"hunter": 4}}, {}, 10, 8, "VI-A33"),
    Case("blackmail", None, {"village": "grocer"}, {}, 10, 7, "VI-A33"),
    Case("blackmail", None, {"village": "grocer, hunter", "turned": True}, {}, 10, 5, "VI-18.24"),
    Case("trade_network", "grocer", {}, {"village": "grocer, locksmith, hunter, milk_maid"}, 10, 14, "VI-19.19"),
    Case("trade_network", None, {"village": "grocer, hunter"}, {"village": "beekeeper"}, 10, 5, "VI-18.24"),
    Case("spy_network", "grocer", {"village": "grocer, hunter, locksmith"}, {"village": "milk_maid"}, 10, 8, "VI-19.22"),
    Case("spy_network", None, {"village": "hunter"}, {"village": "grocer"}, 10, 5, "VI-18.24"),
    Case("protection_money", "hunter", {"village": KEYS, "coins": {"hunter": 2, "carpenter": 6}}, {}, 8, 7, "VI-19.21"),
    Case("protection_money", "carpenter", {"village": KEYS, "coins": {"carpenter": 6, "hunter": 2}, "gold": 4}, {}, 0, 9, "VI-18.20"),
    Case("protection_money", None, {"village": KEYS}, {}, 10, 5, "VI-A28"),
    Case("tribute", None, {"hand": "hunter, mason, fisher"}, {}, 7, 8, "VI-19.23"),
    Case("tribute", None, {"hand": ""}, {}, 10, 5, "VI-19.23"),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.event} {case.clause} {n}" for n, case in enumerate(CASES)])
def test_what_an_event_takes_and_gives(case: Case) -> None:
    """VI-18.20, 18.24, 19.1 to 19.24: the gold of both, from the same position for every event."""
    game = event_phase(case.event, case.her, **case.mine)
    said = next(said for said in sorted(legal(game, "resolve")) if case.chosen is None or case.chosen in said)
    if case.chosen is None:
        assert legal(game, "resolve") == {f"resolve {case.event}"}
    events = do(game, said)
    assert (gold(game), her_gold(game)) == (case.gold, case.her_gold)
    assert past_events(game)[0] == case.event
    if case.gold != 10 or case.her_gold != 5:
        assert any(event.values.get("event") == case.event for event in events)


def test_bribes_are_as_high_as_the_key_ring() -> None:
    """VI-19.1, VI-A29: gold from the bank on the card the player chooses, not in her supply."""
    game = event_phase("bribes", {"village": KEYS})
    assert legal(game, "resolve") == {f"resolve bribes {name} of her" for name in ("blacksmith", "carpenter", "hunter")}
    do(game, "resolve bribes blacksmith of her")
    assert her_coins(game) == {"blacksmith": 10}


def test_the_guilds_put_gold_on_every_key_ring() -> None:
    """VI-19.4: 2 on each, on top of what lies there."""
    game = event_phase("guild_conspiracy", {"village": KEYS, "coins": {"hunter": 3}})
    do(game, "resolve guild_conspiracy")
    assert her_coins(game) == {"blacksmith": 2, "carpenter": 2, "hunter": 5}


def test_protection_money_leaves_the_coins() -> None:
    """VI-19.21: what is paid comes from the supply."""
    game = event_phase("protection_money", village=KEYS, coins={"hunter": 2, "carpenter": 6})
    assert legal(game, "resolve") == {"resolve protection_money hunter", "resolve protection_money carpenter"}
    do(game, "resolve protection_money hunter")
    assert coins(game) == {"hunter": 2, "carpenter": 6}


def test_every_event_has_a_case() -> None:
    """VI-19.25: there is one card of each, and each is tried here."""
    tried = {case.event for case in CASES} | {"betrayer", "arrest", "abduction", "conscription", "the_countess_bank", "serfdom"}
    tried |= {"arson", "rats", "mood_swing", "dark_mood", "it_was_you"}
    assert tried == set(EVENT)
    countess = table(1).state.countess
    assert sorted((*countess.summer.cards, *countess.winter.cards)) == sorted(EVENT.values())


# villagers that change sides
@pytest.mark.parametrize("event", ["betrayer", "arrest"])
def test_no_basics_and_no_founders_are_taken(event: str) -> None:
    """VI-18.22, 19.10, 19.13: only other top villagers."""
    game = event_phase(event, village="founders, hayer, lumberjack(wheeler; carpenter), hunter, miner(blacksmith)")
    assert legal(game, "resolve") == {f"resolve {event} {name}" for name in ("wheeler", "carpenter", "hunter", "blacksmith")}


@pytest.mark.parametrize("event", ["betrayer", "arrest"])
def test_nobody_to_take(event: str) -> None:
    """VI-18.24: without a legal object the event has no effect."""
    game = event_phase(event, village="founders, hayer, lumberjack")
    assert legal(game, "resolve") == {f"resolve {event}"}
    do(game, f"resolve {event}")
    assert village(game) == "hayer, lumberjack"


def test_a_betrayer_moves_to_her() -> None:
    """VI-19.10, VI-18.21: the villager lies in her village, the coins on it go to the player's supply."""
    game = event_phase("betrayer", village="lumberjack(wheeler cartwright), carpenter", coins={"cartwright": 4})
    do(game, "resolve betrayer cartwright")
    assert hers(game)[0] == "cartwright"
    assert (village(game), gold(game), coins(game), her_coins(game)) == ("lumberjack(wheeler), carpenter", 14, {}, {})


def test_an_arrest_empties_the_pockets() -> None:
    """VI-19.13, VI-A45: the villager goes to the discard pile, the coins on it to the player's supply."""
    game = event_phase("arrest", village="lumberjack(carpenter)", coins={"carpenter": 6})
    do(game, "resolve arrest carpenter")
    assert (discards(game)[-1], village(game), gold(game)) == ("carpenter", "lumberjack", 16)


def test_a_covered_villager_is_safe() -> None:
    """VI-19.10: only top villagers."""
    game = event_phase("betrayer", village="lumberjack(wheeler cartwright)")
    assert legal(game, "resolve") == {"resolve betrayer cartwright"}


# hand cards
def test_an_abduction() -> None:
    """VI-19.17: one hand card, by choice."""
    game = event_phase("abduction", hand="hunter, mason, fisher")
    assert legal(game, "resolve") == {f"resolve abduction {name}" for name in ("hunter", "mason", "fisher")}
    do(game, "resolve abduction mason")
    assert (hand(game), discards(game)[-1]) == (["fisher", "hunter"], "mason")


def test_an_empty_hand_cannot_be_abducted() -> None:
    """VI-18.24: no effect."""
    game = event_phase("abduction", hand="")
    assert happened(do(game, "resolve abduction"), "event_idle")


def test_an_abducted_basic_returns_to_its_pile() -> None:
    """VI-7.5: a basic in the hand, after a Schemer, is never discarded."""
    game = event_phase("abduction", hand="miner, mason", basics={"miner": 9})
    do(game, "resolve abduction miner")
    assert len(game.state.basics[2]) == 10


# conscription
def test_a_conscription_from_a_stack() -> None:
    """VI-19.24: the top card of a stack, chosen by the player."""
    game = event_phase("conscription", stacks={2: "cooper, mason"})
    assert legal(game, "resolve") == {*(f"resolve conscription stack {n}" for n in range(1, 7)), "resolve conscription reserve"}
    events = do(game, "resolve conscription stack 2")
    assert (hers(game)[0], stack(game, 2)) == ("cooper", ["mason"])
    assert happened(events, "conscripted")[0].reveals


def test_a_conscription_from_the_reserve() -> None:
    """VI-19.24: the card after it is then the Countess's own."""
    game = event_phase("conscription", reserve="cooper, hunter")
    do(game, "resolve conscription reserve")
    assert hers(game) == ["cooper", "hunter"]


def test_a_conscription_that_empties_the_last_stack() -> None:
    """VI-18.11, VI-18.23: the second market is due in this round, so she takes no more cards and no event is drawn."""
    game = event_phase("conscription", stacks={n: "cooper" if n == 4 else "" for n in range(1, 7)}, markets=1)
    events = do(game, "resolve conscription stack 4")
    assert (hers(game), open_events(game)) == (["cooper"], [])
    assert game.over
    assert not happened(events, "new_event")


def test_t26_a_conscription_with_an_empty_reserve() -> None:
    """VI-T26, VI-18.15: the discard pile becomes the new reserve."""
    game = event_phase("conscription", rest="box", discard="cooper, cooper", stacks=dict.fromkeys(range(1, 6), ""))
    assert legal(game, "resolve") == {"resolve conscription stack 6", "resolve conscription reserve"}
    events = do(game, "resolve conscription reserve")
    assert happened(events, "reserve_renewed")[0].reveals
    assert hers(game) == ["cooper", "cooper"]


def test_a_conscription_without_any_card_in_reserve() -> None:
    """VI-18.15: with an empty discard pile the reserve cannot be chosen."""
    game = event_phase("conscription", rest="box")
    assert legal(game, "resolve") == {f"resolve conscription stack {n}" for n in range(1, 7)}


# what they do to wildcards and stacks
def test_a_betrayer_uncovers_a_wildcard() -> None:
    """VI-18.21, VI-9.9: it returns to the hand; coins on the one who leaves are the player's."""
    game = event_phase("betrayer", village="hunter, miner(monk spelunker)", coins={"hunter": 4})
    after = game.copy()
    do(after, "resolve betrayer hunter")
    assert (gold(after), hers(after)[0], her_coins(after)) == (14, "hunter", {})
    do(game, "resolve betrayer spelunker")
    assert (village(game), hand(game)) == ("hunter, miner", ["monk"])


def test_a_conscription_that_brings_the_first_market() -> None:
    """VI-18.13, VI-18.23: the events drawn directly before it are summer events."""
    game = event_phase("conscription", {"summer": "bribes, customs"}, stacks={1: "", 2: "truffler"}, reserve="truffler")
    do(game, "resolve conscription stack 2")
    assert (open_events(game), game.state.markets) == (["bribes", "customs"], 1)
