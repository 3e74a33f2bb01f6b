"""What bots see in a position of Villagers: positions by clause, and the numbers that matter most in them."""

from typing import Any

import pytest

from rules.games.villagers.insight.features import FEATURES

from .builder import table

CASES: list[tuple[str, dict[str, Any], dict[str, float]]] = [
    (
        "VI-4.2, 6.2: the first three symbols raise the limits, covered ones count for nothing",
        {"village": "hayer(grazier milk_maid), wattler, miner(mason)"},
        {"food_first": 1, "food_second": 1, "food_third": 0, "builder_first": 1, "builder_second": 1, "builder_third": 0},
    ),
    ("VI-10.1: without food the Founders will turn", {"village": ""}, {"founders_about_to_turn": 1, "founders_turned": 0}),
    (
        "VI-6.5, 6.6: a hand by how near its cards are: two ready, one a basic away, one on another card, one waiting",
        {"village": "miner(seeker)", "hand": "hunter, spelunker, wheeler, cartwright, fromager"},
        {"hand_ready": 2 / 2, "hand_basic": 1 / 2, "hand_chained": 1 / 2, "hand_waiting": 1 / 2, "hand_spare": 1 / 2},
    ),
    (
        "VI-6.7: only one of two cards has the place",
        {"village": "miner(mason)", "hand": "blacksmith, seeker"},
        {"hand_ready": 1 / 2, "hand_basic": 1 / 2, "places_miner": 1 / 2},
    ),
    (
        "VI-11.1, 11.3: what is laid in the next build turn comes too late for a first market that is due",
        {"village": "miner(seeker spelunker)", "hand": "jeweler", "at": "BuildPhase", "stacks": {1: "", 2: ""}},
        {"first_market_ahead": 1, "hand_best": (20 - 10 - 2) / 10, "hand_idle_actions": 1},
    ),
    (
        "VI-8.1: an own unlocker pays, a padlock without one costs",
        {"village": "miner(blacksmith)", "hand": "glass_blower, beekeeper", "gold": 1},
        {"hand_locks_own": 1 / 2, "hand_locks_bought": 1 / 2, "hand_short_of_gold": 1, "keys_for_hand": 1 / 2},
    ),
    (
        "VI-8.6: padlocks still to be met: one Harvester opens two Grocers, one of which has gone",
        {"village": "harvester", "discard": "grocer"},
        {"keys": 1 / 2, "keys_for_unseen": 1 / 5},
    ),
    (
        "VI-6.6, 20.1: a middle card waits for its follower, of which one can still come",
        {"village": "lumberjack(wheeler)", "discard": "cartwright"},
        {"open_wheeler": 1, "follower_gain": 6 / 10, "follower_none": 0},
    ),
    (
        "VI-6.6, 20.1: nobody can follow any more",
        {"village": "lumberjack(wheeler)", "discard": "cartwright, cartwright"},
        {"open_wheeler": 0, "follower_gain": 0, "follower_none": 1},
    ),
    (
        "VI-4.4, 4.6: the best open card, with the coins on it",
        {"village": "miner(seeker spelunker)", "road": "jeweler, hunter, mason, agent, monk, tinner", "road_coins": (3, 0, 0, 0, 0, 0)},
        {"road_best": (3 + 2 * 10 - 2) / 10, "road_food": 1 / 2, "road_coins_best": 3 / 2},
    ),
    ("VI-12.2: silver by type", {"village": "hayer(horse_trader; ore_muler), agent"}, {"silver_agent": 1, "silver_horse_trader": 1}),
    (
        "VI-13.3: a hand has no value once the stacks are exhausted and one's own last build turn is over",
        {"at": "EventPhase", "players": 1, "countess": {"open": "abduction"}, "hand": "hunter", "stacks": dict.fromkeys(range(1, 7), "")},
        {"turns_left": 0, "hand_cards": 0, "hand_ready": 0, "events_open": 1},
    ),
    (
        "VI-18.6, 11.1: each of two drafts takes two cards, so that no further build turn follows on four cards",
        {"players": 1, "stacks": {n: "agent, priest, grocer, hunter" if n == 6 else "" for n in range(1, 7)}},
        {"drafts_now": 2, "turns_left": 1, "last_turn": 1},
    ),
    (
        "VI-18.16: the Countess, and what an open event would cost",
        {"players": 1, "countess": {"gold": 11, "village": "cartwright", "open": "land_claim"}, "village": "miner, hayer", "gold": 9},
        {"countess_gold": (11 + 2 * (4 + 9)) / 30, "events_cost": 2 * 4 / 5, "events_open": 1, "jester": 1},
    ),
    (
        "VI-18.9: of two padlocks, one must be paid to the Countess",
        {"players": 1, "countess": {"village": "blacksmith, carpenter"}, "village": "lumberjack(carpenter)", "hand": "jeweler, beekeeper"},
        {"countess_paid_for_locks": 1 / 2},
    ),
    (
        "VI-18.6, 18.7: the next gifts, with the coins on them; two are to come, by which silver grows (9 hay symbols on 39 types)",
        {
            "players": 1,
            "road": "horse_trader, mason, hunter, -, -, -",
            "road_coins": (0, 0, 1, 0, 0, 0),
            "stacks": {n: "agent, priest, grocer, hunter" if n == 6 else "" for n in range(1, 7)},
            "countess": {"village": "horse_trader"},
        },
        {
            "countess_cards_to_come": 2 / 5,
            "countess_growth": 2 * 3 / 2 * 9 / 39 / 10,
            "gift_next": 1 / 10,
            "gift_after_next": 2 * 2 / 10,
            "gift_now": 0,
        },
    ),
    (
        "VI-6.4, 18.6: two of three cards fit into this turn, the last one only into the next, when just one market is left",
        {
            "players": 1,
            "at": "BuildPhase",
            "village": "lumberjack, miner, hayer",
            "hand": "wheeler, blacksmith, thatcher",
            "stacks": {n: "agent" if n == 6 else "" for n in range(1, 7)},
        },
        {"hand_this_turn": (3 + 2) * 2 / 10, "hand_scheduled": 2 / 10, "basics_wanted": 0, "rounds_to_come": 1},
    ),
    (
        "VI-17.3: a development that would be won, and one that is shared",
        {"village": "hunter, harvester", "developments": "market_place, bank, sawmill", "options": {"developments": True}},
        {"developments_won": 5 / 5, "developments_tied": 7 / 5},
    ),
    (
        "VI-16.3: bronze of the turn to come",
        {"village": "captain, hunter", "options": {"profiteers": True}},
        {"bronze_of_turn": 1 / 5},
    ),
]


@pytest.mark.parametrize(("at", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_what_a_seat_sees(at: dict[str, Any], expected: dict[str, float]) -> None:
    state = table(**at).state
    found = dict(zip([feature.name for feature in FEATURES.names], FEATURES.of(state, 0), strict=True))
    assert {name: found[name] for name in expected} == pytest.approx(expected)


def test_build_actions_left_lapse_with_the_turn() -> None:
    game = table(players=1, at="BuildPhase", village="lumberjack", hand="wheeler", stacks=dict.fromkeys(range(1, 7), ""))
    names = [feature.name for feature in FEATURES.names]

    def this_turn(state: Any) -> float:
        return FEATURES.of(state, 0)[names.index("hand_this_turn")]

    assert this_turn(game.state) == pytest.approx(3 * 2 / 10), "VI-6.4, 11.1: both markets are still to come"
    assert this_turn(FEATURES.lapsed(game.state)) == 0
