"""Check what every event does (VI-19)."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from rules import Game

from .builder import table
from .cards import EVENT
from .verbs import (
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

MILL = "hunter"
"""A card the Countess takes from the reserve: it brings no gold, so that three events follow."""


class Case(NamedTuple):
    """An event in the event phase: what there is, what is chosen (None: nothing to choose), and the gold of both afterwards."""

    event: str
    chosen: str | None
    mine: Mapping[str, Any]
    her: Mapping[str, Any]
    gold: int
    her_gold: int
    clause: str


def phase(event: str, her: Mapping[str, Any] | None = None, **mine: Any) -> Game[Any]:
    """Return a game in whose event phase an event lies open that asks for something, or for the Jester."""
    return table(1, at="EventPhase", countess={"open": event, "gold": 5, **(her or {})}, **{"gold": 10, **mine})


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
    game = phase(case.event, case.her, **case.mine)
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
    game = phase("bribes", {"village": KEYS})
    assert legal(game, "resolve") == {f"resolve bribes {name} of her" for name in ("blacksmith", "carpenter", "hunter")}
    do(game, "resolve bribes blacksmith of her")
    assert her_coins(game) == {"blacksmith": 10}


def test_the_guilds_put_gold_on_every_key_ring() -> None:
    """VI-19.4: 2 on each, on top of what lies there."""
    game = phase("guild_conspiracy", {"village": KEYS, "coins": {"hunter": 3}})
    do(game, "resolve guild_conspiracy")
    assert her_coins(game) == {"blacksmith": 2, "carpenter": 2, "hunter": 5}


def test_protection_money_leaves_the_coins() -> None:
    """VI-19.21: what is paid comes from the supply."""
    game = phase("protection_money", village=KEYS, coins={"hunter": 2, "carpenter": 6})
    assert legal(game, "resolve") == {"resolve protection_money hunter", "resolve protection_money carpenter"}
    do(game, "resolve protection_money hunter")
    assert coins(game) == {"hunter": 2, "carpenter": 6}


# villagers that change sides
@pytest.mark.parametrize("event", ["betrayer", "arrest"])
def test_no_basics_and_no_founders_are_taken(event: str) -> None:
    """VI-18.22, 19.10, 19.13: only other top villagers."""
    game = phase(event, village="founders, hayer, lumberjack(wheeler; carpenter), hunter, miner(blacksmith)")
    assert legal(game, "resolve") == {f"resolve {event} {name}" for name in ("wheeler", "carpenter", "hunter", "blacksmith")}


@pytest.mark.parametrize("event", ["betrayer", "arrest"])
def test_nobody_to_take(event: str) -> None:
    """VI-18.24: without a legal object the event has no effect."""
    game = phase(event, village="founders, hayer, lumberjack")
    assert legal(game, "resolve") == {f"resolve {event}"}
    do(game, f"resolve {event}")
    assert village(game) == "hayer, lumberjack"


def test_a_betrayer_moves_to_her() -> None:
    """VI-19.10, VI-18.21: the villager lies in her village, the coins on it go to the player's supply."""
    game = phase("betrayer", village="lumberjack(wheeler cartwright), carpenter", coins={"cartwright": 4})
    do(game, "resolve betrayer cartwright")
    assert hers(game)[0] == "cartwright"
    assert (village(game), gold(game), coins(game), her_coins(game)) == ("lumberjack(wheeler), carpenter", 14, {}, {})


def test_an_arrest_empties_the_pockets() -> None:
    """VI-19.13, VI-A45: the villager goes to the discard pile, the coins on it to the player's supply."""
    game = phase("arrest", village="lumberjack(carpenter)", coins={"carpenter": 6})
    do(game, "resolve arrest carpenter")
    assert (discards(game)[-1], village(game), gold(game)) == ("carpenter", "lumberjack", 16)


def test_a_covered_villager_is_safe() -> None:
    """VI-19.10: only top villagers."""
    game = phase("betrayer", village="lumberjack(wheeler cartwright)")
    assert legal(game, "resolve") == {"resolve betrayer cartwright"}


# hand cards
def test_an_abduction() -> None:
    """VI-19.17: one hand card, by choice."""
    game = phase("abduction", hand="hunter, mason, fisher")
    assert legal(game, "resolve") == {f"resolve abduction {name}" for name in ("hunter", "mason", "fisher")}
    do(game, "resolve abduction mason")
    assert (hand(game), discards(game)[-1]) == (["fisher", "hunter"], "mason")


def test_an_empty_hand_cannot_be_abducted() -> None:
    """VI-18.24: no effect."""
    game = phase("abduction", hand="")
    assert happened(do(game, "resolve abduction"), "event_idle")


def test_an_abducted_basic_returns_to_its_pile() -> None:
    """VI-7.5: a basic in the hand, after a Schemer, is never discarded."""
    game = phase("abduction", hand="miner, mason", basics={"miner": 9})
    do(game, "resolve abduction miner")
    assert len(game.state.basics[2]) == 10


# conscription
def test_a_conscription_from_a_stack() -> None:
    """VI-19.24: the top card of a stack, chosen by the player."""
    game = phase("conscription", stacks={2: "cooper, mason"})
    assert legal(game, "resolve") == {*(f"resolve conscription stack {n}" for n in range(1, 7)), "resolve conscription reserve"}
    events = do(game, "resolve conscription stack 2")
    assert (hers(game)[0], stack(game, 2)) == ("cooper", ["mason"])
    assert happened(events, "conscripted")[0].reveals


def test_a_conscription_from_the_reserve() -> None:
    """VI-19.24: the card after it is then the Countess's own."""
    game = phase("conscription", reserve="cooper, hunter")
    do(game, "resolve conscription reserve")
    assert hers(game) == ["cooper", "hunter"]


def test_a_conscription_that_empties_the_last_stack() -> None:
    """VI-18.11, VI-18.23: the second market is due in this round, so that she takes no card any more and no event is drawn."""
    game = phase("conscription", stacks={n: "cooper" if n == 4 else "" for n in range(1, 7)}, markets=1)
    events = do(game, "resolve conscription stack 4")
    assert (hers(game), open_events(game)) == (["cooper"], [])
    assert game.over
    assert not happened(events, "new_event")


def test_t26_a_conscription_with_an_empty_reserve() -> None:
    """VI-T26, VI-18.15: the discard pile becomes the new reserve."""
    game = phase("conscription", rest="box", discard="cooper, cooper", stacks=dict.fromkeys(range(1, 6), ""))
    assert legal(game, "resolve") == {"resolve conscription stack 6", "resolve conscription reserve"}
    events = do(game, "resolve conscription reserve")
    assert happened(events, "reserve_renewed")[0].reveals
    assert hers(game) == ["cooper", "cooper"]


def test_a_conscription_without_any_card_in_reserve() -> None:
    """VI-18.15: with an empty discard pile the reserve cannot be chosen."""
    game = phase("conscription", rest="box")
    assert legal(game, "resolve") == {f"resolve conscription stack {n}" for n in range(1, 7)}


# events of other phases
@pytest.mark.parametrize("event", ["the_countess_bank", "serfdom", "arson", "rats"])
def test_an_event_of_another_phase_does_nothing_here(event: str) -> None:
    """VI-18.10: it is just discarded."""
    game = phase(event)
    happens = do(game, f"resolve {event}")
    assert [one.values["event"] for one in happened(happens, "event_idle")] == [event]
    assert (gold(game), her_gold(game), past_events(game)[0]) == (10, 5, event)


def test_the_countess_runs_the_bank() -> None:
    """VI-19.2: a padlock costs 3 at the bank."""
    game = table(1, at="BuildPhase", hand="cooper", village="lumberjack", gold=4, countess={"open": "the_countess_bank"})
    do(game, "lay cooper on lumberjack")
    assert gold(game) == 1


def test_her_bank_gives_nothing_away() -> None:
    """VI-19.2: with less than 3 gold a card that needs the bank cannot be played."""
    game = table(1, at="BuildPhase", hand="cooper", village="lumberjack", gold=2, countess={"open": "the_countess_bank"})
    assert not legal(game, "lay")


@pytest.mark.parametrize(("mine", "her", "left"), [("miner(blacksmith)", "", 2), ("", "blacksmith", 0)])
def test_other_padlocks_cost_what_they_did(mine: str, her: str, left: int) -> None:
    """VI-19.2, 18.9: own unlockers are free, hers cost 2."""
    game = table(
        1, at="BuildPhase", hand="cooper", village=f"lumberjack, {mine}", gold=2, countess={"open": "the_countess_bank", "village": her}
    )
    do(game, "lay cooper on lumberjack")
    assert gold(game) == left
    assert her_coins(game) == ({"blacksmith": 2} if her else {})


def test_serfs_go_to_the_countess() -> None:
    """VI-19.6, VI-7.6: the hand card for a basic lies in her village, face up, whatever it is."""
    game = table(1, at="BuildPhase", hand="cooper", countess={"open": "serfdom"}, stacks={1: "mason"})
    assert legal(game, "basic") == {f"basic {name} cooper" for name in ("lumberjack", "hayer", "miner")}
    do(game, "basic hayer cooper")
    assert (hers(game), village(game), stack(game, 1)) == (["cooper"], "hayer", ["mason"])


@pytest.mark.parametrize(("village", "limit"), [("", 1), ("mason, wattler", 3), ("mason, wattler, carpenter, thatcher, shipwright", 4)])
def test_arson_takes_an_action(village: str, limit: int) -> None:
    """VI-19.14, VI-A25: the limit after the cap of 5, less 1."""
    game = arson(village=village)
    do(game, "fewer")
    assert game.state.turn.limit == limit


def arson(**mine: Any) -> Game[Any]:
    """Return a game at the start of a build turn with Arson."""
    return table(1, at="BuildPhase", countess={"open": "arson"}, **mine)


@pytest.mark.parametrize(("before", "after"), [(8, 5), (3, 0), (2, 0), (0, 0)])
def test_arson_can_be_paid_off(before: int, after: int) -> None:
    """VI-19.14, 18.20, VI-A26: 3 gold to the bank, or what there is."""
    game = arson(gold=before)
    assert legal(game, "fewer", "pay_off") == {"fewer", "pay_off"}
    do(game, "pay_off")
    assert (gold(game), her_gold(game), game.state.turn.limit) == (after, 1, 2)


def rats(**mine: Any) -> Game[Any]:
    """Return a game before the first draft with Rats."""
    return table(1, at="Burden", countess={"open": "rats"}, **mine)


@pytest.mark.parametrize(("village", "drafts"), [("", 1), ("hunter", 2), ("milk_maid, harvester, graper, shepherd", 4)])
def test_rats_take_a_draft(village: str, drafts: int) -> None:
    """VI-19.20, VI-A25: the limit after the cap of 5, less 1."""
    game = rats(village=village)
    do(game, "fewer")
    for _ in range(drafts):
        do(game, "draft stack 6" if stack(game, 6) else "draft stack 5")
        game.apply(next(action for action in game.legal if action.kind == "give"))
    assert not legal(game, "draft")


@pytest.mark.parametrize(("before", "after"), [(8, 5), (2, 0), (0, 0)])
def test_rats_can_be_paid_off(before: int, after: int) -> None:
    """VI-19.20, 18.20, VI-A26: 3 gold to the bank, or what there is."""
    game = rats(gold=before)
    do(game, "pay_off")
    assert (gold(game), her_gold(game)) == (after, 1)
    assert game.decision is not None
    assert game.decision.question.values["limit"] == 2


def test_t25_rats_bite_once() -> None:
    """VI-T25, VI-19.25: in force in the round after they are revealed, discarded without effect in its event phase."""
    game = table(1, at="EventPhase", markets=1, reserve=MILL, countess={"winter": "rats, tribute, abduction"})
    assert open_events(game) == ["rats", "tribute", "abduction"]
    assert legal(game) >= {"fewer", "pay_off"}
    do(game, "fewer")
    do(game, "draft stack 6")
    game.apply(next(action for action in game.legal if action.kind == "give"))
    assert not legal(game, "draft")


# moods
def test_a_mood_swing_brings_another_event_at_once() -> None:
    """VI-19.9: it is discarded, and the drawn event is resolved."""
    game = phase("mood_swing", {"summer": "sinister_banquet", "village": "milk_maid", "jester": False})
    do(game, "resolve mood_swing")
    assert her_gold(game) == 9
    assert past_events(game)[:2] == ["mood_swing", "sinister_banquet"]


def test_a_mood_swing_stays_in_its_season() -> None:
    """VI-19.9: from the summer pile, also when winter has begun."""
    game = phase("mood_swing", {"summer": "sinister_banquet", "village": "milk_maid", "jester": False}, markets=1)
    do(game, "resolve mood_swing")
    assert past_events(game)[:2] == ["mood_swing", "sinister_banquet"]


def test_a_mood_swing_into_another_phase() -> None:
    """VI-19.9, VI-A46: such an event is discarded without effect."""
    game = phase("mood_swing", {"summer": "serfdom, customs"})
    happens = do(game, "resolve mood_swing")
    assert [event.values["event"] for event in happened(happens, "event_idle")] == ["serfdom"]


def test_the_event_of_a_mood_swing_comes_first() -> None:
    """VI-19.9: at once, before the other open events; the player chooses what it asks for."""
    game = phase("mood_swing, tribute", {"summer": "betrayer"}, village="hunter, mason")
    do(game, "resolve mood_swing")
    assert legal(game, "resolve") == {"resolve betrayer hunter", "resolve betrayer mason"}


def test_a_mood_swing_renews_its_pile() -> None:
    """VI-18.14, 19.9, VI-A44: the discarded events of summer are shuffled, this one too."""
    game = phase("mood_swing", {"rest_past": True, "jester": False})
    events = do(game, "resolve mood_swing")
    assert happened(events, "events_renewed")[0].values["season"] == "summer"


def test_a_dark_mood_doubles() -> None:
    """VI-19.16: on reveal it is discarded and two winter events come in its place."""
    game = table(1, at="EventPhase", markets=1, reserve="truffler", countess={"winter": "tribute, dark_mood, arson, arrest, rats"})
    assert open_events(game) == ["tribute", "arson", "arrest"]
    assert past_events(game) == ["dark_mood"]


# -It Was You!
def accused(**her: Any) -> Game[Any]:
    """Return a game in whose event phase -It Was You! lies open."""
    return table(1, at="EventPhase", markets=1, reserve="truffler", countess={"open": "it_was_you", "winter": "tribute, arson", **her})


def test_the_jester_must_be_used() -> None:
    """VI-19.15, VI-A49: the duty outlives the card; once new events are there, the player must choose one."""
    game = accused()
    do(game, "resolve it_was_you")
    assert legal(game) == {"jester tribute", "jester arson"}
    do(game, "jester arson")
    assert (open_events(game), game.state.countess.jester, game.state.round) == (["tribute"], False, 2)


def test_the_jester_may_go_on_the_card_itself() -> None:
    """VI-19.15: that fulfils the duty."""
    game = accused()
    do(game, "jester it_was_you")
    assert (open_events(game), game.state.countess.jester, game.state.round) == (["tribute", "arson"], False, 2)


def test_a_jester_already_used_cannot_be_demanded() -> None:
    """VI-19.15: no effect."""
    game = accused(jester=False)
    do(game, "resolve it_was_you")
    assert open_events(game) == ["tribute", "arson"]


def test_the_duty_begins_when_the_card_lies_open() -> None:
    """VI-A49: a card drawn at the end of a round binds the next one."""
    game = table(1, at="EventPhase", markets=1, reserve="truffler", countess={"winter": "it_was_you, tribute"})
    assert (open_events(game), game.state.round) == (["it_was_you", "tribute"], 2)


def test_without_an_event_the_jester_is_lost() -> None:
    """VI-19.15: with the second market due no events are drawn; the Jester is discarded without effect."""
    game = table(1, at="EventPhase", markets=1, stacks=dict.fromkeys(range(1, 7), ""), countess={"open": "it_was_you"})
    events = do(game, "resolve it_was_you")
    assert happened(events, "jester_lost")
    assert not game.state.countess.jester


def test_every_event_has_a_case() -> None:
    """VI-19.25: there is one card of each, and each is tried here."""
    tried = {case.event for case in CASES} | {"betrayer", "arrest", "abduction", "conscription", "the_countess_bank", "serfdom"}
    tried |= {"arson", "rats", "mood_swing", "dark_mood", "it_was_you"}
    assert tried == set(EVENT)
    countess = table(1).state.countess
    assert sorted((*countess.summer.cards, *countess.winter.cards)) == sorted(EVENT.values())


# what they do to wildcards and stacks
def test_a_betrayer_uncovers_a_wildcard() -> None:
    """VI-18.21, VI-9.9: it returns to the hand; coins on the one who leaves are the player's."""
    game = phase("betrayer", village="hunter, miner(monk spelunker)", coins={"hunter": 4})
    after = game.copy()
    do(after, "resolve betrayer hunter")
    assert (gold(after), hers(after)[0], her_coins(after)) == (14, "hunter", {})
    do(game, "resolve betrayer spelunker")
    assert (village(game), hand(game)) == ("hunter, miner", ["monk"])


def test_a_conscription_that_brings_the_first_market() -> None:
    """VI-18.13, VI-18.23: the events drawn directly before it are summer events."""
    game = phase("conscription", {"summer": "bribes, customs"}, stacks={1: "", 2: "truffler"}, reserve="truffler")
    do(game, "resolve conscription stack 2")
    assert (open_events(game), game.state.markets) == (["bribes", "customs"], 1)
