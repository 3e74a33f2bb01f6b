"""Check what happened, as events: each names its clause and its figures, for the log, the animation and the undo floor."""

from typing import Any

import pytest

from rules import Event

from .builder import table
from .verbs import do, happened, idle_round

M = "monastery"


def told(event: Event) -> tuple[str, str, dict[str, Any]]:
    """Return what an event says, without its items."""
    return event.kind, event.clause, event.values


CASES = [
    pytest.param({}, [], "play 3", [("played", "BC-4.6", {"die": 3})], id="BC-4.6 card"),
    pytest.param(
        {"workers": 1, "display": {4: ["ship1"]}},
        ["play 3"],
        "take ship1 +1",
        [("paid", "BC-5.1", {"n": 1}), ("took", "BC-6.1", {"card": "ship"})],
        id="BC-5.1 BC-6.1 workers and card",
    ),
    pytest.param(
        {"display": {3: ["bank2"]}, "projects": ["market1", "mine1", "mine2"]},
        ["play 3"],
        "take bank2 for market1",
        [("discarded", "BC-7.2", {"card": "market"}), ("took", "BC-6.1", {"card": "bank"})],
        id="BC-7.2 the discard comes first",
    ),
    pytest.param(
        {"projects": ["mine3"]},
        ["play 3"],
        "place mine3 on new",
        [("placed", "BC-6.3", {"card": "mine", "kind": "mine", "n": 1}), ("gained", "BC-9.2", {"what": "silver", "n": 2})],
        id="BC-6.3 BC-9.2 placement and benefit",
    ),
    pytest.param(
        {"projects": ["knowledge3"]},
        ["play 3"],
        "place knowledge3 on new",
        [("placed", "BC-6.3", {"card": "knowledge", "kind": "knowledge", "n": 1}), ("gained", "BC-9.3", {"what": "worker", "n": 2})],
        id="BC-9.3",
    ),
    pytest.param(
        {"projects": ["town_hall2", "bank3"], "workers": 1},
        ["play 3", "place town_hall2 on new +1"],
        "place bank3 on 0",
        [("placed", "BC-9.14", {"card": "bank", "kind": "building", "n": 2}), ("gained", "BC-9.11", {"what": "silver", "n": 3})],
        id="BC-9.14 BC-9.11",
    ),
    pytest.param(
        {"projects": ["watchtower4"], "workers": 1},
        ["play 3"],
        "place watchtower4 on new +1",
        [
            ("paid", "BC-5.1", {"n": 1}),
            ("placed", "BC-6.3", {"card": "watchtower", "kind": "building", "n": 1}),
            ("gained", "BC-9.10", {"what": "vp", "n": 1}),
        ],
        id="BC-9.10",
    ),
    pytest.param(
        {"goods": ["medium"] * 2},
        ["play 3"],
        "sell medium",
        [("sold", "BC-6.4", {"what": "medium", "n": 2}), ("start_card", "BC-6.6", {})],
        id="BC-6.4 BC-6.6",
    ),
    pytest.param({"workers": 1}, ["play 3"], "fill_workers", [("filled", "BC-6.7", {"n": 1})], id="BC-6.7"),
    pytest.param({}, ["play 3"], "take_silver", [("silver", "BC-6.8", {"n": 1})], id="BC-6.8"),
    pytest.param(
        {"workers": 3, "silver": 4},
        ["play 3"],
        "convert 3 4",
        [("converted", "BC-6.9", {"workers": 3, "silver": 4, "n": 2})],
        id="BC-6.9",
    ),
    pytest.param(
        {"projects": ["carpenter3"], "display": {1: ["bank2"]}},
        ["play 3", "place carpenter3 on new"],
        "decline",
        [("declined", "BC-9.16", {"card": "carpenter"})],
        id="BC-9.16 declined",
    ),
    pytest.param(
        {"projects": ["carpenter3"], "display": {1: ["bank2"]}},
        ["play 3", "place carpenter3 on new"],
        "take bank2",
        [("took", "BC-9.15", {"card": "bank"})],
        id="BC-9.15",
    ),
    pytest.param(
        {"projects": ["mine3"], "estate": [[M, M]]},
        ["play 3"],
        "place mine3 on 0",
        [
            ("placed", "BC-6.3", {"card": "mine", "kind": "mine", "n": 3}),
            ("triplet", "BC-8.12", {"kind": "mine", "n": 3}),
            ("first_bonus", "BC-12.1", {"kind": "mine", "n": 1}),
            ("gained", "BC-9.2", {"what": "silver", "n": 2}),
        ],
        id="BC-8.12 BC-12.1",
    ),
    pytest.param(
        {"projects": ["bank3"], "estate": [["castle"], ["mine"], [M], ["knowledge"], ["ship"], ["pasture"]]},
        ["play 3"],
        "place bank3 on new",
        [
            ("placed", "BC-6.3", {"card": "bank", "kind": "building", "n": 1}),
            ("all_seven", "BC-12.4", {"n": 3}),
            ("gained", "BC-9.11", {"what": "silver", "n": 3}),
        ],
        id="BC-12.4",
    ),
    pytest.param(
        {"projects": ["mine3"], "estate": [[M, M]]},
        ["play 3", "place mine3 on 0"],
        "bonus a_5",
        [("bonus", "BC-12.2", {"phase": "A"}), ("gained", "BC-12.2", {"what": "worker", "n": 3})],
        id="BC-12.2",
    ),
    pytest.param(
        {"projects": ["pasture3"], "animals": ["cattle"], "animal_stacks": [["sheep", "pig"], ["sheep"]]},
        ["play 3", "place pasture3 on new"],
        "draw animals 0",
        [("stocked", "BC-9.4", {"what": "sheep"}), ("animals", "BC-16.2", {"n": 1})],
        id="BC-16.2 animals that score",
    ),
    pytest.param({"silver": 4}, [], "buy", [("bought", "BC-11.1", {"n": 3})], id="BC-11.1"),
    pytest.param(
        {"silver": 3, "draw": ["ship1", "ship2", "ship3"]}, ["buy"], "keep ship1", [("took", "BC-11.5", {"card": "ship"})], id="BC-11.5"
    ),
    pytest.param(
        {"silver": 3, "draw": ["ship1", "ship2", "ship3"]},
        ["buy"],
        "use ship2",
        [("used", "BC-11.6", {"card": "ship", "die": 2})],
        id="BC-11.6",
    ),
    pytest.param(
        {"projects": ["ship3"], "goods_stacks": [["dark"], ["light", "medium", "dark"]]},
        ["play 3", "place ship3 on new"],
        "draw goods 0",
        [("stocked", "BC-9.5", {"what": "dark"}), ("split", "BC-13.1", {"pool": "goods", "n": 1})],
        id="BC-9.5 BC-13.1",
    ),
    pytest.param(
        {"projects": ["pasture3"], "animal_stacks": [["pig"], ["sheep"]]},
        ["play 3", "place pasture3 on new"],
        "draw animals 0",
        [("stocked", "BC-9.4", {"what": "pig"})],
        id="BC-9.4",
    ),
    pytest.param(
        {"projects": ["mine3"], "estate": [[M, M]], "goods_stacks": [["dark", "light"], ["light"]]},
        ["play 3", "place mine3 on 0", "bonus a_2"],
        "draw goods 0",
        [("stocked", "BC-12.3", {"what": "dark"})],
        id="BC-12.3 a good of the phase bonus",
    ),
    pytest.param(
        {"projects": ["residential_houses3"], "goods_stacks": [["dark", "light"], ["light"]]},
        ["play 3", "place residential_houses3 on new"],
        "draw goods 0",
        [("stocked", "BC-9.12", {"what": "dark"})],
        id="BC-9.12",
    ),
    pytest.param({}, ["play 3", "take_silver"], "end_turn", [("turn", "BC-4.4", {})], id="BC-4.4 next player"),
]


@pytest.mark.parametrize(("said", "before", "word", "expected"), CASES)
def test_events_of_an_action(said: dict[str, Any], before: list[str], word: str, expected: list[tuple[str, str, dict[str, Any]]]) -> None:
    game = table(hand=[3], **said)
    do(game, *before)
    assert [told(event) for event in do(game, word)] == expected


def test_events_between_rounds() -> None:
    """BC-4.1, BC-4.2: in round 6 nothing is drawn, and no event speaks of drawing."""
    game = table(2, in_round=4)
    assert [(e.kind, e.player, e.values) for e in idle_round(game)] == [
        ("round", None, {"n": 5}),
        ("drew", 0, {"n": 1}),
        ("drew", 1, {"n": 1}),
        ("turn", 0, {}),
    ]
    assert [(e.kind, e.player, e.values) for e in idle_round(game)] == [("round", None, {"n": 6}), ("turn", 0, {})]


def test_events_between_phases() -> None:
    """BC-14.1, BC-14.2"""
    game = table(3, in_round=6)
    assert [(e.kind, e.clause, e.player) for e in idle_round(game)] == [
        ("start_player", "BC-14.2", 1),
        ("phase", "BC-4.1", None),
        ("dealt", "BC-3.6", None),
        ("round", "BC-4.1", None),
        ("drew", "BC-4.2", 1),
        ("drew", "BC-4.2", 2),
        ("drew", "BC-4.2", 0),
        ("turn", "BC-4.4", 1),
    ]


def test_events_of_egon() -> None:
    """BC-17.3, BC-17.5, BC-17.7, BC-17.8, BC-17.11"""
    six = [["castle"], [M], ["knowledge"], ["ship"], ["pasture"], ["mine", "mine"]]
    game = table(1, in_round=6, vp=30, egon={"estate": six, "next": ["monastery4", "mine4", "bank2", "ship5"]})
    events = idle_round(game)
    egon = [event for event in events if event.kind.startswith("egon")]
    assert [told(event) for event in egon] == [
        ("egon_check", "BC-17.11", {"mine": 30, "egon": 0}),
        ("egon_card", "BC-17.3", {"card": M, "kind": M, "n": 2}),
        ("egon_monastery", "BC-17.5", {"n": 1}),
        ("egon_card", "BC-17.3", {"card": "mine", "kind": "mine", "n": 3}),
        ("egon_triplet", "BC-17.11", {"kind": "mine", "n": 3}),
        ("egon_first", "BC-17.7", {"kind": "mine", "n": 1}),
        ("egon_card", "BC-17.3", {"card": "bank", "kind": "building", "n": 1}),
        ("egon_all_seven", "BC-17.8", {"n": 3}),
        ("egon_card", "BC-17.3", {"card": "ship", "kind": "ship", "n": 2}),
    ]
    (monastery,) = happened(events, "egon_monastery")
    assert monastery.player == 0


@pytest.mark.parametrize(
    ("players", "phase", "clause"),
    [
        pytest.param(2, "E", "BC-14.4", id="BC-14.4 after phase E"),
        pytest.param(1, "B", "BC-17.11", id="BC-17.11 Egon is ahead"),
        pytest.param(1, "E", "BC-17.11", id="BC-17.11 held out to the end"),
    ],
)
def test_the_end_names_the_rule_it_follows(players: int, phase: str, clause: str) -> None:
    egon: dict[str, Any] = {"egon": {"estate": [["ship"] * 3]}, "vp": 9 if phase == "E" else 0} if players == 1 else {}
    game = table(players, phase=phase, in_round=6, **egon)
    (end,) = happened(idle_round(game), "end")
    assert game.over
    assert end.clause == clause


def test_what_the_points_come_from() -> None:
    """BC-15.1: each row of the score names the things on the table that give its points."""
    game = table(estate=[["ship"], ["mine"] * 3, ["castle"], ["mine", M, M]], animals=["pig", "sheep", "pig"], phase="E", in_round=6)
    idle_round(game)
    rows = {row.key: row.items[0] for row in game.rules.score(game.state)}
    assert rows["triplet_mine"] == ("stack:0:1", "stack:0:3")
    assert rows["triplet_ship"] == ()
    assert rows["firsts"] == ("first:mine",)
    assert rows["animals"] == ("store:0:pig", "store:0:sheep")
    assert rows["start_player"] == ("start_card",)


@pytest.mark.parametrize("word", ["place market1 on 0", "buy"])
def test_every_event_names_a_clause(word: str) -> None:
    """The log needs it to show the rule on demand."""
    game = table(hand=[1], projects=["market1"], estate=[["bank"] * 2], silver=3, display={1: ["ship1"]})
    for event in [*do(game, "play 1"), *do(game, word)]:
        assert event.clause.startswith("BC-")
