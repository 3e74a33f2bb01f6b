"""Check the Jester (VI-18.18, 18.19)."""

from typing import Any

import pytest

from rules import Game

from ..builder import record, table
from ..verbs import check_taken_back, do, gold, happened, her_gold, hers, legal, legal_kinds, open_events, past_events

SIX = "mason, carpenter, thatcher, graper, hunter, fisher"


def at(step: str, events: str, **mine: Any) -> Game[Any]:
    """Return a game at a step of a round in which some events lie open."""
    her = mine.pop("her", {})
    return table(1, at=step, countess={"open": events, **her}, **mine)


@pytest.mark.parametrize("step", ["Burden", "DraftTurn", "UpdateRoad", "BuildPhase", "EventPhase"])
def test_at_any_decision(step: str) -> None:
    """VI-18.18: in every phase, for every open event."""
    assert legal(at(step, "tribute, customs"), "jester") == {"jester tribute", "jester customs"}


def test_while_she_waits_for_her_card() -> None:
    """VI-18.18: the question stays the same afterwards."""
    game = at("DraftTurn", "tribute", road=SIX)
    do(game, "draft mason", "jester tribute")
    assert {said.split()[0] for said in legal(game)} == {"give"}
    assert open_events(game) == []


def test_while_a_padlock_is_open() -> None:
    """VI-18.18: also between a villager and its padlock."""
    game = at("BuildPhase", "tribute", village="lumberjack, miner(blacksmith; blacksmith)", hand="cooper")
    do(game, "lay cooper on lumberjack")
    assert "jester tribute" in legal(game)


def test_once_a_game() -> None:
    """VI-18.18: the Jester and the event are discarded."""
    game = at("BuildPhase", "tribute, customs")
    events = do(game, "jester tribute")
    assert happened(events, "jester")[0].values["event"] == "tribute"
    assert (open_events(game), past_events(game)) == (["customs"], ["tribute"])
    assert not legal(game, "jester")


def test_it_can_be_taken_back() -> None:
    """VI-21.3: nothing is revealed."""
    check_taken_back(record(at("BuildPhase", "tribute, customs")), (), "jester tribute")


def test_the_discarded_event_is_not_resolved() -> None:
    """VI-18.18, VI-3.2: its effect is gone; the other event, now the only thing to decide, is resolved by itself."""
    game = at("EventPhase", "tribute, customs", hand="hunter, mason", gold=10, reserve="truffler", her={"gold": 1})
    events = do(game, "jester tribute")
    assert (gold(game), her_gold(game)) == (9, 2)
    assert [event.values["event"] for event in events if "automatic" in event.values] == ["customs"]


def test_the_last_event_can_be_stopped() -> None:
    """VI-18.18: the phase goes on with her card."""
    game = at("EventPhase", "tribute", reserve="truffler")
    do(game, "jester tribute")
    assert hers(game) == ["truffler"]


def test_rats_can_be_driven_out_before_the_choice() -> None:
    """VI-18.19: until then the whole event is discarded, the draft begins as usual."""
    game = at("Burden", "rats", gold=8)
    do(game, "jester rats")
    assert legal(game, "draft")
    assert gold(game) == 8


@pytest.mark.parametrize("said", ["fewer", "pay_off"])
def test_rats_that_bit_stay(said: str) -> None:
    """VI-18.19: after the choice the Jester comes too late."""
    game = at("Burden", "rats, tribute")
    do(game, said)
    assert legal(game, "jester") == {"jester tribute"}


@pytest.mark.parametrize("said", ["fewer", "pay_off"])
def test_arson_that_burns_stays(said: str) -> None:
    """VI-18.19: after the choice the Jester comes too late."""
    game = at("BuildPhase", "arson, tribute")
    do(game, said)
    assert legal(game, "jester") == {"jester tribute"}


def test_arson_can_be_stopped_in_the_draft() -> None:
    """VI-18.18: an event that has not come yet."""
    game = at("DraftTurn", "arson")
    do(game, "jester arson")
    assert open_events(game) == []


def test_her_bank_stays_once_it_was_paid() -> None:
    """VI-18.19: a padlock was paid at 3 gold."""
    game = at("BuildPhase", "the_countess_bank", village="lumberjack", hand="cooper", gold=8)
    assert legal(game, "jester") == {"jester the_countess_bank"}
    do(game, "lay cooper on lumberjack")
    assert gold(game) == 5
    assert not legal(game, "jester")


def test_her_bank_can_go_before() -> None:
    """VI-18.19, 19.2: then the padlock costs 2; a padlock paid otherwise does not begin the event."""
    game = at("BuildPhase", "the_countess_bank", village="lumberjack, miner(blacksmith)", hand="cooper, hunter", gold=8)
    do(game, "lay cooper on lumberjack")
    assert legal(game, "jester") == {"jester the_countess_bank"}
    game = at("BuildPhase", "the_countess_bank", village="lumberjack", hand="cooper", gold=8)
    do(game, "jester the_countess_bank", "lay cooper on lumberjack")
    assert gold(game) == 6


def test_serfdom_stays_once_a_card_was_given() -> None:
    """VI-18.19, 19.6."""
    game = at("BuildPhase", "serfdom", hand="cooper, hunter")
    do(game, "basic miner cooper")
    assert not legal(game, "jester")
    assert legal(game, "basic") == {f"basic {name} hunter" for name in ("lumberjack", "hayer", "miner")}


def test_serfdom_can_go_before() -> None:
    """VI-18.19: then the card goes on a pile."""
    game = at("BuildPhase", "serfdom", hand="cooper", stacks=dict.fromkeys(range(2, 7), ""))
    do(game, "jester serfdom")
    assert legal(game, "basic") == {f"basic {name} cooper stack 1" for name in ("lumberjack", "hayer", "miner")}


def test_the_event_of_a_mood_swing_can_be_stopped() -> None:
    """VI-18.19, 19.9: before it is resolved."""
    game = at("EventPhase", "mood_swing", hand="hunter", gold=5, reserve="truffler", her={"summer": "customs", "gold": 1})
    do(game, "resolve mood_swing")
    assert legal(game) == {"resolve customs", "jester customs"}
    do(game, "jester customs")
    assert (gold(game), her_gold(game), hers(game)) == (5, 1, ["truffler"])


def test_a_dark_mood_cannot_be_stopped() -> None:
    """VI-18.19, 19.16: it is gone before anything can be decided."""
    game = at("EventPhase", "", markets=1, reserve="jeweler", her={"winter": "dark_mood, tribute, arrest"})
    assert legal(game, "jester") == {"jester tribute", "jester arrest"}


def test_t24_a_conscription_that_was_seen_stays() -> None:
    """VI-T24, VI-18.19: the card seen is hers; there is no decision between the two."""
    game = at("EventPhase", "conscription", stacks={1: "cooper"}, reserve="truffler")
    assert "jester conscription" in legal(game)
    events = do(game, "resolve conscription stack 1")
    assert happened(events, "conscripted")
    assert hers(game)[0] == "cooper"


def test_hard_games_have_none() -> None:
    """VI-18.4: no Jester."""
    game = table(1, options={"difficulty": "hard"}, countess={"open": "tribute"})
    assert not legal(game, "jester")


def test_the_duty_is_met_by_any_event() -> None:
    """VI-19.15: also by one of the same event phase, once -It Was You! has been discarded; then none is chosen afterwards."""
    game = table(1, at="EventPhase", markets=1, reserve="jeweler", countess={"open": "it_was_you, tribute", "winter": "arson, rats"})
    do(game, "resolve it_was_you", "jester tribute")
    assert (open_events(game), game.state.round) == (["arson"], 2)


def test_the_forced_jester_chooses_among_new_events() -> None:
    """VI-19.15, VI-19.16: all that lie open after a Dark Mood; nothing else can be done, and the next round begins."""
    winter = "dark_mood, tribute, arson, abduction, rats"
    game = table(1, at="EventPhase", markets=1, reserve="hunter", countess={"open": "it_was_you", "winter": winter})
    do(game, "resolve it_was_you")
    assert legal(game) == {"jester tribute", "jester arson", "jester abduction", "jester rats"}
    do(game, "jester rats")
    assert (game.state.phase, legal_kinds(game)) == ("draft", {"draft"})
