"""Check the numbers from which bots learn: by clause, what a position built for it shows of them."""

from typing import Any

import pytest

from rules.games.burgundy_cards.components import KINDS
from rules.games.burgundy_cards.insight.features import FEATURES

from .builder import fresh, table
from .verbs import do

NEARLY = {"estate": [["pasture", "pasture"], ["ship"]]}
SIX = [["castle"], ["mine"], ["monastery"], ["knowledge"], ["ship"], ["pasture"]]


def seen(game: Any, seat: int = 0) -> dict[str, float]:
    """Return the features of a seat by name."""
    return dict(zip([feature.name for feature in FEATURES.names], FEATURES.of(game.state, seat), strict=True))


CASES = [
    pytest.param(NEARLY, {"pasture_nearly_complete": 1, "pasture_begun": 0, "ship_begun": 1, "stacks_nearly_complete": 1}, id="BC-8.12"),
    pytest.param(
        {"estate": [["ship"] * 3]}, {"ship_begun": 0, "ship_nearly_complete": 0, "firsts_left": 6}, id="BC-8.1 a triplet is closed"
    ),
    pytest.param(
        {"estate": [["mine", "monastery"]]}, {"mine_nearly_complete": 1, "monastery_begun": 0}, id="BC-8.7 a joker counts as its stack"
    ),
    pytest.param({"estate": [["ship", "ship"]], "projects": ["ship1"]}, {"ship_three_together": 1, "projects_closing": 1}, id="BC-8.5"),
    pytest.param({"estate": [["ship", "ship"]]}, {"ship_three_together": 0, "ship_two_together": 0}, id="BC-8.5 nothing to add"),
    pytest.param({"estate": [["bank", "church"], ["castle"]]}, {"joker_closes": 3}, id="BC-8.6"),
    pytest.param(
        {"estate": [["pasture"] * 2], "others": {1: {"estate": [["ship"] * 3, ["pasture"] * 2]}}},
        {"firsts_nearly_complete": 1, "first_races_level": 1, "firsts_nearly_taken": 1, "first_races_behind": 0},
        id="BC-12.1",
    ),
    pytest.param({"estate": SIX}, {"all_seven_open": 3, "all_seven_lacks_one": 3, "all_seven_lacks_two": 0}, id="BC-12.4"),
    pytest.param(
        {"estate": SIX, "others": {1: {"all_seven": 3, "estate": [*SIX, ["bank"]]}}},
        {"all_seven_lacks_one": 1, "rivals_nearer_all_seven": 0},
        id="BC-12.4 the next bonus is lower",
    ),
    pytest.param({"estate": [*SIX, ["bank"]], "all_seven": 3}, {"all_seven_open": 0, "all_seven_lacks_one": 0}, id="BC-12.4 once"),
    pytest.param({"projects": ["mine1", "ship2", "bank2"]}, {"projects_full": 1, "no_projects": 0, "numbers_placing": 2}, id="BC-7.2 6.3"),
    pytest.param(
        {"workers": 2, "silver": 5}, {"conversion": 2, "over_conversion": 1, "a_purchase": 1, "two_purchases": 0}, id="BC-6.9 11.1"
    ),
    pytest.param(
        {"goods": ["light", "light", "dark"]}, {"light_goods": 2, "goods_kinds": 2, "goods_largest": 2, "numbers_selling": 4}, id="BC-6.4"
    ),
    pytest.param({"animals": ["pig", "sheep", "cattle"]}, {"animals_short_of_four": 1, "best_animal": 2, "next_animal": 0.5}, id="BC-15.2"),
    pytest.param(
        {"display": {2: ["ship3"], 4: ["mine1"]}, "estate": [["ship", "ship"]]},
        {"ship_on_display": 1, "display_closes": 1, "castle_on_display": 0},
        id="BC-6.1",
    ),
    pytest.param(
        {"display": {2: ["ship3"], 4: ["mine1"]}, "projects": ["market1"]}, {"choice_of_buildings": 1}, id="BC-9.9 the market takes no mine"
    ),
    pytest.param({"hand": [3], "projects": ["castle4"]}, {"hand_places": 0}, id="BC-5.1 a neighbour is out of reach"),
    pytest.param({"holder": 1, "turned": False}, {"start_card": 0, "start_card_comes": 1}, id="BC-14.2 it is passed on"),
    pytest.param({"holder": 1, "turned": True}, {"start_card": 0, "start_card_comes": 0}, id="BC-14.2 its holder starts"),
    pytest.param({"holder": 0, "turned": True}, {"start_card": 1, "start_card_turned": 1}, id="BC-15.1"),
]


@pytest.mark.parametrize(("said", "expected"), CASES)
def test_what_a_position_shows(said: dict[str, Any], expected: dict[str, float]) -> None:
    """Every number is that of the position at the beginning of a turn."""
    found = seen(table(2, **said))
    assert {name: found[name] for name in expected} == expected


def test_a_worker_brings_a_neighbour_into_reach() -> None:
    """BC-5.1: the same card without and with a worker, and at the very number."""
    shown = [seen(table(2, hand=[3], projects=[castle], workers=w)) for castle, w in (("castle4", 0), ("castle4", 1), ("castle3", 0))]
    without, paid, free = (one["hand_places"] for one in shown)
    assert without == 0 < paid < free


def test_triplets_that_can_be_completed_in_time() -> None:
    """BC-4.5, 8.12: two ships and one in hand take one turn, two castles alone take two; in three turns both are done."""
    said: dict[str, Any] = {"estate": [["ship", "ship"], ["castle", "castle"]], "projects": ["ship1"], "phase": "E"}
    for in_round, triplets, over in ((3, 2, 0.5), (4, 2, 0), (5, 1, 0.5), (6, 1, 0)):
        found = seen(table(2, in_round=in_round, **said))
        assert (found["triplets_in_time"], found["turns_over"]) == (triplets, over), in_round
        assert (found["next_triplet_turns"], found["second_triplet_turns"], found["projects_too_late"]) == (1, 2, 0)


def test_what_is_open_in_a_turn() -> None:
    """BC-4.5, 9.1, 12.2: the card to play, then its action, then what a castle gives; another seat has nothing open."""
    game = table(2, hand=[3, 1], projects=["castle3"], estate=[["castle", "castle"]])
    names = ("card_to_play", "action_open", "castle_open", "phase_bonus_open")
    assert [seen(game)[name] for name in names] == [1, 0, 0, 0]
    do(game, "play 3")
    assert [seen(game)[name] for name in names] == [0, 1, 0, 0]
    do(game, "place castle3 on 0")
    assert [seen(game)[name] for name in names] == [0, 0, 1, 1]
    assert [seen(game, 1)[name] for name in names] == [0, 0, 0, 0]


def test_open_hands_tell_who_can_take_a_card() -> None:
    """BC-18: a closed hand threatens every row alike, an open one the rows of its numbers."""
    said: dict[str, Any] = {"display": {2: ["ship3"]}, "others": {1: {"hand": [3, 3]}}}
    closed = table(2, **said)
    assert seen(closed)["best_card_contested"] > 0
    for hand, threat in (([3, 3], False), ([2, 3], True)):
        game = table(2, display={2: ["ship3"]}, others={1: {"hand": hand}})
        rival = game.state.seats[1]
        rival.hand = type(rival.hand)("action", "all", rival.hand.cards, owner=1)
        assert (seen(game)["best_card_contested"] > 0) is threat


def test_egon_counts_on_what_is_unseen() -> None:
    """BC-17.3, 17.11: with one more card of a kind to come he gains more; being behind before the check is seen, and how soon it comes."""
    behind = seen(table(1, phase="B", in_round=5, vp=1, egon={"estate": [["ship"] * 3, ["mine", "mine"]]}))
    assert behind["egon_points"] == (3 + 1) / 4
    assert (behind["egon_ahead"], behind["lead_over_egon"], behind["egon_ahead_by_turns"]) == (3, 0, 1.5)
    assert (behind["egon_nearly_complete"], behind["egon_firsts_near"]) == (1, 1)
    nothing = seen(table(1, phase="B", in_round=5, vp=1, egon={"estate": [["ship"] * 3, ["mine"], ["castle"]]}))
    assert nothing["egon_next"] < behind["egon_next"]
    last = seen(table(1, phase="E", in_round=5, vp=9, egon={"estate": [["ship"] * 3]}))
    assert (last["egon_next"], last["egon_later"], last["lead_over_egon"], last["lead_at_next_check"]) == (0, 0, 5, 5)


def test_a_game_without_egon_shows_nothing_of_him() -> None:
    """BC-17: among several players his numbers are 0, as are those of rivals alone."""
    for players, group in ((2, "egon"), (1, "rivals")):
        found = seen(fresh(players))
        assert not any(found[feature.name] for feature in FEATURES.names if feature.group == group)


def test_the_game_runs_out_by_turns() -> None:
    """BC-4.1: thirty turns; one is over once its card has been played."""
    left = FEATURES.left
    assert left(fresh(2).state, 0) == 1
    game = table(2, phase="E", hand=[3])
    assert left(game.state, 0) == pytest.approx(1 / 30)
    do(game, "play 3")
    assert left(game.state, 0) == 0


def test_every_kind_is_looked_at() -> None:
    """BC-2.1: everything seen of one kind is seen of all."""
    names = [feature.name for feature in FEATURES.names]
    for tail in ("begun", "nearly_complete", "two_together", "three_together", "on_display"):
        assert [name for name in names if name in {f"{kind}_{tail}" for kind in KINDS}] == [f"{kind}_{tail}" for kind in KINDS]
