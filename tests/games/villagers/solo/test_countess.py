"""Check the solo game against the Countess: setup, draft, event phase and the end (VI-18)."""

from typing import Any

import pytest

import rules

from ..builder import fresh, record, table
from ..cards import EVENT, SUIT, names
from ..cards import SEASON as EVENT_SEASONS
from ..verbs import (
    check_taken_back,
    coins,
    do,
    gold,
    happened,
    her_coins,
    her_gold,
    hers,
    legal,
    open_events,
    past_events,
    play_on,
    road,
)

SIX = "mason, carpenter, thatcher, graper, hunter, fisher"
STANDARD, BEGINNER, HARD = "standard", "beginner", "hard"
NO_STACKS = dict.fromkeys(range(1, 7), "")


# setup
def test_the_deck_of_one_player() -> None:
    """VI-18.1, VI-2.8: 72 cards without specials, wool and leather; 5 in each stack, 5 in the hand, 37 in the reserve."""
    state = fresh(1).state
    piles = [*(pile.cards for pile in state.stacks), state.reserve.cards, state.seats[0].hand.cards]
    assert [len(cards) for cards in piles] == [5] * 6 + [37, 5]
    assert not {SUIT[card] for cards in piles for card in cards} & {"wool", "leather", "special"}


@pytest.mark.parametrize(
    ("difficulty", "turned", "hers", "events", "jester", "winter"),
    [(STANDARD, False, 1, 1, True, 12), (BEGINNER, True, 1, 1, True, 11), (HARD, False, 10, 2, False, 11)],
)
def test_the_difficulties(difficulty: str, turned: bool, hers: int, events: int, jester: bool, winter: int) -> None:
    """VI-18.2 to 18.4: her card, her gold, the open events, the Jester and -It Was You!."""
    countess = fresh(1, difficulty=difficulty).state.countess
    assert names(countess.village.cards()) == ["countess"]
    assert (countess.village.turned, countess.gold, len(countess.open), countess.jester) == (turned, hers, events, jester)
    assert (len(countess.summer.cards), len(countess.winter.cards)) == (12 - events, winter)


def test_the_first_events_are_open_in_the_first_round() -> None:
    """VI-18.3: they are summer events, revealed before the first draft."""
    game = fresh(1)
    assert game.state.round == 1
    assert [event.kind for event in game.opening if event.kind in ("new_event", "round")] == ["new_event", "round"]
    assert {EVENT_SEASONS[event] for event in game.state.countess.open} == {"summer"}


def test_what_is_hidden_of_the_events() -> None:
    """VI-20.2: no one sees the piles, everybody sees the open events; a guess at them keeps the seasons apart."""
    game = fresh(1)
    seen = rules.view(game.rules, game.state, 0)
    assert {*seen.countess.summer.cards, *seen.countess.winter.cards} == {0}
    guess = rules.determinise(game.rules, seen, rules.Rng(3))
    assert {EVENT_SEASONS[event] for event in guess.countess.winter.cards} == {"winter"}
    assert guess.countess.open == game.state.countess.open


def test_the_two_seasons() -> None:
    """VI-A24: twelve summer events and twelve winter events; -It Was You! is one of winter."""
    seasons = [EVENT_SEASONS[number] for number in sorted(EVENT_SEASONS)]
    assert seasons == ["summer"] * 12 + ["winter"] * 12
    assert EVENT_SEASONS[EVENT["it_was_you"]] == "winter"


# draft
def test_t21_a_card_for_the_countess_after_each_draft() -> None:
    """VI-T21, VI-18.6: the player drafts, she gets an open card, then both positions are refilled."""
    game = table(1, village="hunter", road=SIX, stacks={1: "cooper, seeker, wheeler, grazier"})
    for mine, her in (("mason", "carpenter"), ("cooper", "seeker"), ("thatcher", "graper")):
        do(game, f"draft {mine}")
        assert {said.split()[0] for said in legal(game)} == {"give"}
        do(game, f"give {her}")
    assert hers(game) == ["carpenter", "seeker", "graper"]
    assert not legal(game, "draft")


def test_the_road_waits_for_her() -> None:
    """VI-18.6, 4.7: nothing is refilled before she has her card, then from left to right."""
    game = table(1, road=SIX, stacks={1: "cooper, seeker"})
    do(game, "draft thatcher")
    assert road(game) == ["mason", "carpenter", "-", "graper", "hunter", "fisher"]
    do(game, "give mason")
    assert road(game) == ["cooper", "carpenter", "seeker", "graper", "hunter", "fisher"]


@pytest.mark.parametrize("source", ["stack 2", "reserve"])
def test_a_blind_draft_leaves_one_place_to_fill(source: str) -> None:
    """VI-18.6, VI-A30: after a draft from a stack or the reserve too she gets an open card."""
    game = table(1, road=SIX, reserve="cooper, seeker", stacks={1: "cooper", 2: "wheeler, grazier"} if source == "stack 2" else NO_STACKS)
    do(game, f"draft {source}", "give fisher")
    assert (road(game)[:5], hers(game)) == (["mason", "carpenter", "thatcher", "graper", "hunter"], ["fisher"])
    assert road(game)[5] == ("cooper" if source == "stack 2" else "seeker")


def test_without_open_cards_she_gets_none() -> None:
    """VI-18.6: then the road is refilled immediately."""
    game = table(1, road="mason, -, -, -, -, -", stacks={1: "cooper"})
    events = do(game, "draft mason")
    assert happened(events, "none_given")
    assert hers(game) == []


def test_coins_on_her_cards_are_hers() -> None:
    """VI-18.7: they go to her supply, those on the player's card to the player's."""
    game = table(1, road=SIX, road_coins=(2, 3, 0, 0, 0, 0), gold=8, countess={"gold": 1})
    do(game, "draft mason", "give carpenter")
    assert (gold(game), her_gold(game)) == (10, 4)


def test_one_coin_for_the_road() -> None:
    """VI-18.8: only the player may place a gold, cards without one are replaced."""
    game = table(1, at="UpdateRoad", road=SIX)
    assert legal(game, "coin", "decline") == {*(f"coin {name}" for name in SIX.split(", ")), "decline"}
    do(game, "coin graper")
    assert road(game)[3] == "graper"
    assert len(game.state.discard.cards) == 5


def test_her_villagers_lie_singly_and_in_view() -> None:
    """VI-18.5: every symbol counts, the Truffler covers no Swineherd."""
    game = table(1, road="truffler, swineherd, hunter, fisher, mason, seeker")
    do(game, "draft seeker", "give truffler", "draft mason", "give swineherd")
    plots = game.state.countess.village.plots
    assert [plot.columns for plot in plots] == [()] * 3


# build
def test_her_unlockers_open_padlocks() -> None:
    """VI-18.9, VI-8.9: without an unlocker of one's own, one of hers is paid, by choice, not the bank; it is scored by her."""
    game = table(1, at="BuildPhase", hand="cooper", village="lumberjack", gold=5, countess={"village": "blacksmith, blacksmith"})
    do(game, "lay cooper on lumberjack")
    assert len(game.legal) >= 2
    game.apply(game.legal[0])
    assert (gold(game), list(her_coins(game).values())) == (3, [2])


def test_an_own_unlocker_comes_first() -> None:
    """VI-18.9, 8.1: hers is not paid."""
    game = table(1, at="BuildPhase", hand="cooper", village="lumberjack, miner(blacksmith)", gold=5, countess={"village": "blacksmith"})
    do(game, "lay cooper on lumberjack")
    assert (gold(game), coins(game), her_coins(game)) == (5, {"blacksmith": 2}, {})


# event phase
def test_the_player_orders_the_events() -> None:
    """VI-18.10: all open events, one after the other, each discarded."""
    game = table(1, at="EventPhase", hand="hunter", gold=3, reserve="truffler", countess={"open": "tribute, sinister_banquet, rats"})
    assert legal(game, "resolve") == {"resolve tribute", "resolve sinister_banquet", "resolve rats"}
    do(game, "resolve rats")
    assert legal(game, "resolve") == {"resolve tribute", "resolve sinister_banquet"}
    do(game, "resolve sinister_banquet", "resolve tribute")
    assert past_events(game) == ["rats", "sinister_banquet", "tribute"]


def test_developments_come_before_the_events() -> None:
    """VI-A16: the development phase follows the build phase, the event phase comes before the market."""
    options: dict[str, Any] = {"developments": True}
    game = table(
        1, at="EndBuild", options=options, countess={"open": "tribute"}, developments="bank, gold_mine, tavern", reserve="truffler"
    )
    kinds = [event.kind for event in game.opening]
    assert kinds.index("development_tied") < kinds.index("event_phase")


@pytest.mark.parametrize(
    ("card", "her", "events", "case"),
    [
        ("truffler", "", 2, "VI-T22"),
        ("ore_muler", "glass_blower, mason, seeker, spelunker", 2, "VI-T23"),
        ("jeweler", "", 1, "10 or more"),
        ("hunter", "", 3, "no gold"),
        ("ore_muler", "", 3, "a silver value of 0"),
        ("grocer", "milk_maid, milk_maid", 1, "a silver value of 12"),
        ("cobbler", "", 2, "gold 5"),
    ],
)
def test_new_events_by_the_value_of_her_card(card: str, her: str, events: int, case: str) -> None:
    """VI-18.11, VI-18.12, VI-T22, VI-T23: printed gold, or the silver value with the card already there."""
    game = table(1, at="EventPhase", reserve=card, countess={"village": her, "winter": "tribute, arson, arrest"}, markets=1)
    assert hers(game)[-1] == card
    assert len(open_events(game)) == events, case


def test_bronze_is_worth_nothing_to_her() -> None:
    """VI-A31: a card with only a bronze symbol brings three events."""
    game = table(1, at="EventPhase", options={"profiteers": True}, reserve="captain", countess={"summer": "bribes, customs, serfdom"})
    assert len(open_events(game)) == 3


def test_beginners_always_get_one_event() -> None:
    """VI-18.4, 18.12: no matter what her card is worth."""
    for card in ("hunter", "truffler", "jeweler"):
        assert len(open_events(table(1, at="EventPhase", reserve=card, options={"difficulty": BEGINNER}))) == 1


def test_her_card_comes_from_a_new_reserve() -> None:
    """VI-18.15: the discard pile is shuffled, which everybody sees."""
    game = table(1, at="EventPhase", rest="box", discard="cooper, seeker")
    assert happened(game.opening, "reserve_renewed")[0].reveals
    assert (len(hers(game)), len(game.state.reserve.cards), game.state.discard.cards) == (1, 1, ())


def test_without_any_card_three_events() -> None:
    """VI-A39: neither the reserve nor the discard pile has a card."""
    game = table(1, at="EventPhase", rest="box", countess={"summer": "bribes, customs, serfdom"})
    assert (hers(game), len(open_events(game))) == ([], 3)


def test_draft_and_road_do_not_renew_the_reserve() -> None:
    """VI-A47, 18.15, 3.2: positions stay empty, an empty reserve offers no draft; the only card left for her is given by itself."""
    game = table(1, rest="box", discard="cooper", stacks=NO_STACKS, road="mason, hunter, -, -, -, -")
    assert legal(game, "draft") == {"draft mason", "draft hunter"}
    (given,) = happened(do(game, "draft mason"), "given")
    assert (hers(game), given.values["automatic"]) == (["hunter"], 1)
    assert set(road(game)) == {"-"}
    assert not game.state.reserve.cards


def test_the_last_card_for_her_is_asked_for_while_the_jester_can_be_used() -> None:
    """VI-3.2, 18.18: using the Jester is another possibility; after it no one is asked."""
    game = table(1, road="mason, hunter, -, -, -, -", stacks=NO_STACKS, rest="discard", countess={"open": "tribute"})
    do(game, "draft mason")
    assert legal(game) == {"give hunter", "jester tribute"}
    do(game, "jester tribute")
    assert hers(game) == ["hunter"]


def test_no_card_when_the_second_market_is_due() -> None:
    """VI-18.11: with all stacks exhausted she takes none and no events are drawn."""
    game = table(1, at="EventPhase", markets=1, stacks=NO_STACKS, countess={"open": "tribute"})
    events = do(game, "resolve tribute")
    assert game.over
    assert not happened(events, "countess_drew")
    assert (hers(game), open_events(game)) == ([], [])


def test_summer_until_the_first_market() -> None:
    """VI-18.13: the events drawn directly before it are still summer events."""
    empty = {1: "", 2: ""}
    game = table(1, at="EventPhase", stacks=empty, reserve="truffler, truffler", countess={"summer": "bribes, customs"})
    assert open_events(game) == ["bribes", "customs"]
    assert game.state.markets == 1


def test_winter_after_the_first_market() -> None:
    """VI-18.13: from then on winter events."""
    game = table(1, at="EventPhase", markets=1, reserve="truffler", countess={"winter": "rats, arson"})
    assert open_events(game) == ["rats", "arson"]


def test_a_used_up_season_is_renewed() -> None:
    """VI-18.14, VI-A44: only the discarded events of that season are shuffled."""
    game = table(1, at="EventPhase", reserve="truffler", countess={"rest_past": True})
    countess = game.state.countess
    assert len(open_events(game)) == 2
    assert {EVENT_SEASONS[event] for event in countess.open + countess.summer.cards} == {"summer"}
    assert {EVENT_SEASONS[event] for event in countess.past} == {"winter"}


# markets and the end
def test_she_scores_the_first_market() -> None:
    """VI-18.16, VI-A41: her card is a gold symbol of 4; coins stay."""
    game = table(1, at="Markets", stacks={1: "", 2: ""}, countess={"village": "cooper, grocer", "coins": {"cooper": 6}, "gold": 1})
    assert her_gold(game) == 1 + 4 + 4 + 6
    assert her_coins(game) == {"cooper": 6}


def test_she_scores_the_second_market() -> None:
    """VI-18.16, 11.4: gold, silver by her own village, then the coins."""
    her = {"village": "cooper, grocer, milk_maid, peddler", "coins": {"cooper": 6}, "gold": 1}
    game = table(1, at="Markets", markets=1, stacks=NO_STACKS, countess=her)
    assert her_gold(game) == 1 + 4 + 4 + 6 + 3 + 6
    assert game.over
    assert game.rules.rival_sources(game.state) == {
        "supply": 1, "gold_1": 0, "coins_1": 0, "gold_2": 8, "silver": 9, "nun": 0, "coins_2": 6, "developments": 0,
    }  # fmt: skip


def test_beginners_face_a_poorer_countess() -> None:
    """VI-18.4: the side without gold scores nothing."""
    game = table(1, at="Markets", stacks={1: "", 2: ""}, countess={"turned": True, "gold": 1})
    assert her_gold(game) == 1


@pytest.mark.parametrize(("mine", "won"), [(14, True), (13, False), (12, False)])
def test_only_more_gold_wins(mine: int, won: bool) -> None:
    """VI-18.16, VI-A36: equal gold is a loss."""
    game = table(1, at="Markets", markets=1, stacks=NO_STACKS, gold=mine - 2, countess={"gold": 9})
    assert (gold(game), her_gold(game)) == (mine, 13)
    assert [standing.won for standing in game.state.standings or ()] == [won]


def test_no_bronze_for_her() -> None:
    """VI-A31: it belongs to a build turn."""
    game = table(1, at="BuildPhase", options={"profiteers": True}, countess={"village": "captain, cooper", "gold": 1})
    do(game, "end_turn")
    assert her_gold(game) == 1


# modules
@pytest.mark.parametrize("options", [{"saints": True}, {"scoundrels": True}])
def test_one_card_of_a_chosen_module(options: dict[str, Any]) -> None:
    """VI-18.17: one random card, never Recruiter, Noble, Thief, Sheriff or Courier."""
    dealt = {name for seed in range(40) for name in names(fresh(1, seed, **options).state.seats[0].hand.cards[5:])}
    assert dealt in ({"benefactor", "nun", "prophet", "pigeoneer"}, {"barbarian", "flaker", "schemer"})


def test_all_profiteers_are_shuffled_in() -> None:
    """VI-18.17: a deck of 80, the Freelancers too."""
    state = fresh(1, profiteers=True).state
    assert len(state.reserve.cards) == 45


def test_a_prophet_serves_her_too() -> None:
    """VI-18.6: after a draft by the Prophet she gets an open card."""
    game = table(1, hand="prophet", road=SIX, stacks={2: "cooper"})
    do(game, "play prophet stack 2")
    assert legal(game) >= {"give mason", "give fisher"}


# undo
def test_events_can_be_taken_back_unless_something_is_revealed() -> None:
    """VI-21.3: choosing a villager for an event reveals nothing, a drawn event does."""
    game = table(1, at="EventPhase", hand="hunter", gold=5, countess={"open": "tribute, customs"})
    check_taken_back(record(game), (), "resolve tribute")
    done = record(game)
    play_on(done, "resolve tribute", "resolve customs")
    assert not done.can_undo


def test_a_draft_for_her_is_final() -> None:
    """VI-21.1: the refill after it shows new cards."""
    done = record(table(1, road=SIX))
    play_on(done, "draft mason", "give hunter")
    assert not done.can_undo


def test_two_places_and_a_stack_that_ends() -> None:
    """VI-18.6, VI-4.7: left to right, no matter which card was drafted and which was given."""
    for mine, her in (("carpenter", "hunter"), ("hunter", "carpenter")):
        game = table(1, road="mason, carpenter, thatcher, graper, hunter, fisher", stacks={1: "seeker", 2: "agent, priest"})
        do(game, f"draft {mine}", f"give {her}")
        assert road(game) == ["mason", "seeker", "thatcher", "graper", "agent", "fisher"]


@pytest.mark.parametrize(
    ("card", "fields", "events"),
    [
        ("peddler", {"village": "cooper"}, 2),
        ("peddler", {"village": "cooper", "turned": True}, 3),
        ("priest", {"village": "hunter"}, 2),
        ("priest", {}, 3),
        ("agent", {"village": "hunter", "coins": {"hunter": 10}}, 1),
        ("spelunker", {}, 1),
        ("cartwright", {}, 2),
        ("freelancer", {}, 3),
    ],
)
def test_the_value_of_her_card_in_her_village(card: str, fields: dict[str, Any], events: int) -> None:
    """VI-18.12, VI-A41: her own card is a gold symbol only on its gold side; the new card counts for itself; 9 and 10 differ."""
    game = table(1, at="EventPhase", reserve=card, countess={"summer": "bribes, customs, serfdom", **fields})
    assert len(open_events(game)) == events


def test_no_card_when_both_markets_are_due() -> None:
    """VI-18.11, VI-A32: the first market that has not taken place yet changes nothing."""
    game = table(1, at="EventPhase", stacks=NO_STACKS, countess={"open": "tribute"})
    do(game, "resolve tribute")
    assert (game.over, hers(game), open_events(game)) == (True, [], [])
