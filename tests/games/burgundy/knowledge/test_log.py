"""Check what happened, as events: each names its clause and its figures, for the log, the animation and the undo floor."""

from typing import Any

import pytest

from ..builder import table
from ..pieces import GOODS
from ..verbs import do, happened, idle_round, thing

Told = tuple[str, str, dict[str, Any]]
USED3: Told = ("used", "BU-4.1", {"die": 3})
GOODS_NAMES = {1: "turquoise", 2: "purple", 3: "pink", 4: "red", 5: "brown", 6: "orange"}
PASTURE = {"-1,-1": "cow3", "-2,-1": "sheep2"}
CASES: list[Any] = [
    pytest.param({"depots": {3: ["cow3"]}}, [], "take cow3@3 with 3", [USED3, ("took", "BU-6.1", {"tile": "animal_cow_3"})], id="BU-6.1"),
    pytest.param(
        {"depots": {4: ["ship"]}, "workers": 1},
        [],
        "take ship@4 with 3 +1",
        [
            ("turned", "BU-5.1", {"before": 3, "die": 4, "n": 1}),
            ("used", "BU-4.1", {"die": 4}),
            ("took", "BU-6.1", {"tile": "ship"}),
        ],
        id="BU-5.1 BU-5.2 the workers come first",
    ),
    pytest.param(
        {"storage": ["mine", "ship", "castle"], "depots": {3: ["bank"]}},
        [],
        "take bank@3 with 3 for ship",
        [USED3, ("removed", "BU-6.3", {"tile": "ship"}), ("took", "BU-6.1", {"tile": "bank"})],
        id="BU-6.3 room is made first",
    ),
    pytest.param(
        {"storage": ["bank"]},
        [],
        "place bank 0,-1 with 3",
        [
            USED3,
            ("placed", "BU-7.1", {"tile": "bank", "duchy": 1}),
            ("area", "BU-11.1", {"colour": "beige", "size": 1, "n": 1, "bonus": 10}),
            ("gained", "BU-10.8", {"what": "silver", "n": 2}),
        ],
        id="BU-8.1 BU-11.1 BU-10.8",
    ),
    pytest.param(
        {"storage": ["boarding_house"]},
        [],
        "place boarding_house 0,1 with 3",
        [USED3, ("placed", "BU-7.1", {"tile": "boarding_house", "duchy": 1}), ("gained", "BU-10.7", {"what": "worker", "n": 4})],
        id="BU-10.7",
    ),
    pytest.param(
        {"storage": ["watchtower"]},
        [],
        "place watchtower 0,1 with 3",
        [USED3, ("placed", "BU-7.1", {"tile": "watchtower", "duchy": 1}), ("watchtower", "BU-10.10", {"n": 4})],
        id="BU-10.10",
    ),
    pytest.param(
        {"storage": ["market"]},
        [],
        "place market 0,1 with 3",
        [USED3, ("placed", "BU-7.1", {"tile": "market", "duchy": 1}), ("lost", "BU-10.12", {"what": "market"})],
        id="BU-10.12 lost",
    ),
    pytest.param(
        {"storage": ["market"], "depots": {1: ["ship"]}},
        ["place market 0,1 with 3"],
        "decline",
        [("declined", "BU-10.2", {"what": "market"})],
        id="A-41 declined",
    ),
    pytest.param(
        {"storage": ["carpenter"], "depots": {1: ["bank"]}},
        ["place carpenter 0,1 with 3"],
        "take bank@1",
        [("took", "BU-10.3", {"tile": "bank"})],
        id="BU-10.3",
    ),
    pytest.param(
        {"storage": ["town_hall", "mine"]},
        ["place town_hall 0,1 with 3"],
        "place mine -1,1",
        [("placed", "BU-10.9", {"tile": "mine", "duchy": 1})],
        id="BU-10.9",
    ),
    pytest.param(
        {"goods": {3: 2}, "tiles": {"1,-1": "monastery3", "2,-2": "monastery4"}},
        [],
        "sell 3 with 3",
        [
            USED3,
            ("sold", "BU-12.1", {"what": "pink", "n": 2, "vp": 4}),
            ("gained", "BU-12.2", {"what": "silver", "n": 1}),
            ("gained", "BU-17.3", {"what": "silver", "n": 1}),
            ("gained", "BU-17.4", {"what": "worker", "n": 1}),
        ],
        id="BU-12.2 BU-17.3 BU-17.4",
    ),
    pytest.param(
        {"storage": ["mine"], "dice": (4, 1), "tiles": {"-2,2": "mine", "-3,3": "mine"}, "phase": "C"},
        [],
        "place mine -1,1 with 4",
        [
            ("used", "BU-4.1", {"die": 4}),
            ("placed", "BU-7.1", {"tile": "mine", "duchy": 1}),
            ("area", "BU-11.1", {"colour": "grey", "size": 3, "n": 6, "bonus": 6}),
            ("colour", "BU-11.4", {"colour": "grey", "size": "large", "n": 5}),
        ],
        id="BU-8.1 BU-11.4",
    ),
    pytest.param({}, [], "workers with 3", [USED3, ("gained", "BU-13.1", {"what": "worker", "n": 2})], id="BU-13.1"),
    pytest.param(
        {"tiles": {"1,-1": "monastery13", "2,-2": "monastery14"}},
        [],
        "workers with 3",
        [USED3, ("gained", "BU-17.15", {"what": "worker", "n": 4}), ("gained", "BU-17.14", {"what": "silver", "n": 1})],
        id="BU-17.14 BU-17.15",
    ),
    pytest.param(
        {"storage": ["ship"], "dice": (5, 1), "spaces": {2: [1, 4]}},
        ["place ship 1,0 with 5"],
        "ship 2",
        [("collected", "BU-9.2", {"n": 2}), ("sailed", "BU-9.2", {"n": 1})],
        id="BU-9.2 goods, then the bridge",
    ),
    pytest.param(
        {"storage": ["ship"], "dice": (5, 1), "bridge": {6: [0, 1]}},
        [],
        "place ship 1,0 with 5",
        [("used", "BU-4.1", {"die": 5}), ("placed", "BU-7.1", {"tile": "ship", "duchy": 1}), ("no_goods", "BU-9.2", {})],
        id="BU-9.2 neither goods nor a space ahead",
    ),
    pytest.param(
        {"storage": ["monastery27"], "dice": (1, 1), "bridge": {3: [1, 0]}, "extra_tiles": True},
        [],
        "place monastery27 1,-1 with 1",
        [("used", "BU-4.1", {"die": 1}), ("placed", "BU-7.1", {"tile": "monastery_27", "duchy": 1}), ("rose", "BU-17.21", {})],
        id="BU-17.21",
    ),
    pytest.param(
        {"storage": ["cow2"], "dice": (2, 1), "tiles": PASTURE},
        [],
        "place cow2 -1,-2 with 2",
        [
            ("used", "BU-4.1", {"die": 2}),
            ("placed", "BU-7.1", {"tile": "animal_cow_2", "duchy": 1}),
            ("animals", "BU-9.6", {"species": "cow", "n": 5}),
        ],
        id="BU-9.6",
    ),
    pytest.param(
        {"storage": ["geese2"], "dice": (2, 1), "tiles": PASTURE, "extra_tiles": True},
        ["place geese2 -1,-2 with 2"],
        "join sheep",
        [("animals", "BU-19.4", {"species": "geese", "n": 4})],
        id="BU-19.4",
    ),
    pytest.param(
        {"storage": ["crane"], "extra_tiles": True},
        ["place crane 0,1 with 3"],
        "copy bank",
        [("copied", "BU-19.2", {"what": "bank"}), ("gained", "BU-10.8", {"what": "silver", "n": 2})],
        id="BU-19.2",
    ),
    pytest.param(
        {"silver": 2, "black": ["bank"]},
        [],
        "buy bank",
        [("bought", "BU-14.1", {"n": 2}), ("took", "BU-14.1", {"tile": "bank"})],
        id="BU-14.1",
    ),
    pytest.param(
        {"workers": 2, "tiles": {"1,-1": "monastery6"}, "depots": {5: ["mine"]}},
        [],
        "hire mine@5 +2",
        [("hired", "BU-17.6", {"n": 2}), ("took", "BU-17.6", {"tile": "mine"})],
        id="BU-17.6",
    ),
    pytest.param(
        {"silver": 1, "tiles": {"1,-1": "monastery28"}, "extra_tiles": True},
        [],
        "exchange",
        [("exchanged", "BU-17.22", {"n": 1}), ("gained", "BU-17.22", {"what": "worker", "n": 2})],
        id="BU-17.22",
    ),
    pytest.param({"workers": 2}, [], "turn 3 to 5 +2", [("turned", "BU-5.1", {"before": 3, "die": 5, "n": 2})], id="BU-5.1 turned"),
    pytest.param({"used": (True, True)}, [], "end_turn", [("turn", "BU-3.1", {})], id="BU-3.1 next turn"),
]


@pytest.mark.parametrize(("said", "before", "word", "expected"), CASES)
def test_events_of_an_action(said: dict[str, Any], before: list[str], word: str, expected: list[Told]) -> None:
    game = table(**{"dice": (3, 1), **said})
    do(game, *before)
    assert [(event.kind, event.clause, event.values) for event in do(game, word)] == expected


NAMED: list[Any] = [
    pytest.param({"depots": {3: ["bank"]}}, ["take bank@3 with 3"], {"used": ["die:0:0"], "took": ["bank", "depot:3"]}, id="BU-6.1"),
    pytest.param(
        {"storage": ["mine", "ship", "castle"], "silver": 2, "black": ["cow3"]},
        ["buy cow3 for ship"],
        {"bought": ["store:0:silver"], "removed": ["ship"], "took": ["cow3", "black_depot"]},
        id="BU-14.1 BU-6.3",
    ),
    pytest.param(
        {"workers": 2, "tiles": {"1,-1": "monastery6"}, "depots": {5: ["mine"]}},
        ["hire mine@5 +2"],
        {"hired": ["store:0:worker"], "took": ["mine", "depot:5"]},
        id="BU-17.6",
    ),
    pytest.param(
        {"silver": 1, "tiles": {"1,-1": "monastery28"}, "extra_tiles": True},
        ["exchange"],
        {"exchanged": ["store:0:silver"], "gained": ["store:0:silver", "store:0:worker"]},
        id="BU-17.22",
    ),
    pytest.param({"workers": 2}, ["turn 1 to 5 +2"], {"turned": ["die:0:1", "store:0:worker"]}, id="BU-5.1"),
    pytest.param({}, ["workers with 1"], {"used": ["die:0:1"], "gained": ["button:workers", "store:0:worker"]}, id="BU-13.1"),
    pytest.param(
        {"storage": ["bank"], "tiles": {"1,1": "market", "0,2": "church", "1,2": "warehouse", "0,3": "carpenter"}},
        ["place bank 0,1 with 3"],
        {
            "placed": ["bank", "0,1"],
            "area": ["0,1", "1,1", "0,2", "1,2", "0,3", "store:0:vp"],
            "gained": ["bank", "store:0:silver"],
        },
        id="BU-7.1 BU-11.1 BU-10.8",
    ),
    pytest.param(
        {"storage": ["mine"], "dice": (4, 1), "tiles": {"-2,2": "mine", "-3,3": "mine"}, "phase": "C"},
        ["place mine -1,1 with 4"],
        {"colour": ["bonus:large:grey", "store:0:vp"]},
        id="BU-11.4",
    ),
    pytest.param({"storage": ["watchtower"]}, ["place watchtower 0,1 with 3"], {"watchtower": ["watchtower", "store:0:vp"]}, id="BU-10.10"),
    pytest.param(
        {"goods": {3: 2, 1: 1}, "tiles": {"1,-1": "monastery4"}},
        ["sell 3 with 3"],
        {"sold": ["store:0:3", "good 3", "good 3", "store:0:vp"], "gained": ["store:0:3", "store:0:silver"]},
        id="BU-12.1",
    ),
    pytest.param(
        {"storage": ["ship"], "dice": (5, 1), "spaces": {2: [1, 4]}},
        ["place ship 1,0 with 5", "ship 2"],
        {"collected": ["goods_space:2", "good 1", "good 4", "store:0:4"], "sailed": ["marker:0", "bridge:1"]},
        id="BU-9.2",
    ),
    pytest.param({"storage": ["ship"], "dice": (5, 1)}, ["place ship 1,0 with 5"], {"no_goods": ["ship"]}, id="BU-9.2 no goods"),
    pytest.param(
        {"storage": ["monastery27"], "dice": (1, 1), "bridge": {3: [1, 0]}, "extra_tiles": True},
        ["place monastery27 1,-1 with 1"],
        {"rose": ["marker:0", "bridge:3"]},
        id="BU-17.21",
    ),
    pytest.param(
        {"storage": ["cow2"], "dice": (2, 1), "tiles": PASTURE},
        ["place cow2 -1,-2 with 2"],
        {"animals": ["cow2", "cow3", "store:0:vp"]},
        id="BU-9.6",
    ),
    pytest.param({"storage": ["market"]}, ["place market 0,1 with 3"], {"lost": ["market"]}, id="BU-10.12"),
    pytest.param(
        {"storage": ["warehouse"], "goods": {3: 1}}, ["place warehouse 0,1 with 3", "decline"], {"declined": ["warehouse"]}, id="A-41"
    ),
    pytest.param(
        {"storage": ["crane"], "extra_tiles": True},
        ["place crane 0,1 with 3", "copy bank"],
        {"copied": ["crane"], "gained": ["crane", "store:0:silver"]},
        id="BU-19.2",
    ),
]


@pytest.mark.parametrize(("said", "words", "expected"), NAMED)
def test_events_name_their_things(said: dict[str, Any], words: list[str], expected: dict[str, list[str]]) -> None:
    """The first event of each kind says what moved from where to where, for the table."""
    game = table(**{"dice": (3, 1), **said})
    events = do(game, *words)
    assert {kind: [*map(thing, happened(events, kind)[0].items)] for kind in expected} == expected


def test_events_between_rounds() -> None:
    """BU-3.1, BU-3.2: everyone's new dice in order, the white die with its good, then the first turn."""
    game = table(3, in_round=2, order=[1, 0, 2], active=1, bridge={0: [1, 0, 2]})
    good = game.state.round_goods[0]
    events = idle_round(game)
    start = [event.kind for event in events].index("round")
    assert [(event.kind, event.clause, event.player) for event in events[start:]] == [
        ("round", "BU-3.1", None),
        ("rolled", "BU-3.1", 1),
        ("rolled", "BU-3.1", 0),
        ("rolled", "BU-3.1", 2),
        ("white", "BU-3.2", None),
        ("turn", "BU-3.1", 1),
    ]
    (white,) = happened(events, "white")
    assert white.values == {"die": game.state.white, "what": GOODS_NAMES[GOODS[good]]}
    assert white.items == ("white_die", f"good:{good}", f"goods_space:{game.state.white}")
    assert happened(events, "round")[0].values == {"n": 3}


def test_events_between_phases() -> None:
    """BU-15.1, BU-2: income, then the new phase with its tiles, then the round."""
    game = table(in_round=5, tiles={"-1,1": "mine", "1,-1": "monastery2"}, bridge={0: [1], 1: [0]})
    events = idle_round(game)
    last = max(n for n, event in enumerate(events) if event.clause in ("BU-4.1", "BU-13.1"))
    assert [(event.kind, event.clause) for event in events[last + 1 : last + 5]] == [
        ("gained", "BU-15.3"),
        ("gained", "BU-17.2"),
        ("phase", "BU-2.2"),
        ("round", "BU-3.1"),
    ]
    assert happened(events, "phase")[0].values["phase"] == "B"


def test_the_end_is_reported() -> None:
    """BU-16.1"""
    game = table(phase="E", in_round=5)
    events = idle_round(game)
    assert (events[-1].kind, events[-1].clause) == ("end", "BU-16.1")
