"""Check what happened, as events: each names its clause and its figures, for the log, the animation and the undo floor."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from rules import Event, Game
from tests.playthroughs.choosers import guild

from .builder import begun, fresh, table
from .verbs import do, happened, idle

Told = tuple[str, str, dict[str, Any]]
FOUR = "red blue yellow green"
ROW = ["vp_9", "vp_9", "vp_7", "vp_7"]


def played(card: str, level: int) -> Told:
    """Return the event of a card being played."""
    return "played", "GH-4.2", {"card": card, "level": level}


CASES: list[Any] = [
    pytest.param({"hand": "red farmer"}, [], "play red farmer", [played("farmer_red", -1)], id="GH-4.5"),
    pytest.param(
        {"hand": "red farmer", "hall": "blue farmer"},
        [],
        "play red farmer 1",
        [played("farmer_red", 1), ("tokens", "GH-12.5", {"n": 1})],
        id="GH-12.5",
    ),
    pytest.param(
        {"hand": "yellow dancer", "hall": "red blue dancer"},
        [],
        "play yellow dancer 2",
        [played("dancer_yellow", 2), ("drew", "GH-12.4", {"n": 2}), ("actions", "GH-12.4", {"n": 1})],
        id="GH-12.4",
    ),
    pytest.param(
        {"hand": "red assassin", "others": {1: {"hall": "red dancer"}}},
        ["play red assassin 0"],
        "kill red dancer of 1",
        [("killed", "GH-12.1", {"card": "dancer_red", "other": 1})],
        id="GH-12.1",
    ),
    pytest.param(
        {"hand": "red trader", "hall": "red weaver", "others": {1: {"hall": "red dancer"}}},
        ["play red trader 0", "give red weaver"],
        "take red dancer of 1",
        [("gave", "GH-12.11", {"card": "weaver_red", "other": 1}), ("took", "GH-12.11", {"card": "dancer_red", "other": 1})],
        id="GH-12.11",
    ),
    pytest.param(
        {"hand": "red weaver, red blue dancer", "hall": "blue green weaver"},
        ["play red weaver 2", "place red dancer", "place blue dancer"],
        "take_back blue weaver",
        [
            ("placed", "GH-12.16", {"card": "dancer_red"}),
            ("placed", "GH-12.16", {"card": "dancer_blue"}),
            ("took_back", "GH-12.16", {"card": "weaver_blue"}),
        ],
        id="GH-12.16",
    ),
    pytest.param(
        {"hand": "red historian", "hall": "blue green historian", "discard": "red dancer, blue dancer"},
        [],
        "play red historian 2",
        [played("historian_red", 2), ("searches", "GH-12.8", {"n": 2})],
        id="GH-12.8",
    ),
    pytest.param(
        {"hand": "red historian", "discard": "red dancer"},
        ["play red historian 0"],
        "recall red dancer",
        [("recalled", "GH-12.7", {"card": "dancer_red"})],
        id="GH-12.7",
    ),
    pytest.param(
        {"hand": "red weaver, purple trader", "hall": f"{FOUR} trader"},
        ["play red weaver 0"],
        "place purple trader",
        [("placed", "GH-12.15", {"card": "trader_purple"}), ("completed", "GH-9.1", {"profession": "trader"})],
        id="GH-9.1",
    ),
    pytest.param({"hand": "red farmer"}, ["refill"], "discard red farmer", [("discarded", "GH-5.1", {"card": "farmer_red"})], id="GH-5.1"),
    pytest.param({"hand": "red farmer"}, ["refill"], "draw", [("drew", "GH-5.2", {"n": 5})], id="GH-5.2"),
    pytest.param(
        {"hand": "red farmer", "draw": "", "rest": "discard"},
        ["refill"],
        "draw",
        [("reshuffled", "GH-8.2", {"n": 119}), ("drew", "GH-5.2", {"n": 5})],
        id="GH-8.2",
    ),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_5", *ROW]},
        [],
        "buy vp_5",
        [("bought", "GH-6.3", {"vp": "vp_5"}), ("paid", "GH-6.2", {"profession": "dancer"})],
        id="GH-6.2 GH-6.3",
    ),
    pytest.param(
        {"completed": ["dancer"], "row": ["vp_4_action", *ROW], "deck": ["vp_5"]},
        ["buy vp_4_action", "confirm"],
        "use",
        [("used", "GH-6.4", {"vp": "vp_4_action"}), ("actions", "GH-13.3", {"n": 1}), ("row", "GH-6.5", {})],
        id="GH-6.4 GH-6.5",
    ),
    pytest.param(
        {"hand": "red weaver, purple trader", "hall": f"{FOUR} trader", "completed": ["dancer"] * 3},
        ["play red weaver 0", "place purple trader"],
        "drop trader",
        [("dropped", "GH-9.4", {"profession": "trader"})],
        id="GH-9.4",
    ),
    pytest.param(
        {"hand": "yellow weaver, yellow weaver, red farmer"},
        ["play yellow weaver 0", "place yellow weaver", "play red farmer"],
        "end_turn",
        [("doubled", "GH-10.2", {"card": "weaver_yellow"}), ("returned", "GH-10.1", {"card": "farmer_red"}), ("turn", "GH-3.1", {})],
        id="GH-10.1 GH-10.2",
    ),
    pytest.param(
        {"hand": "red scholar", "hall": "blue green scholar", "draw": "red hunter, blue scholar, red robber", "cards": "job_faire"},
        [],
        "play red scholar 2",
        [
            played("scholar_red", 2),
            ("revealed", "GH-17.7", {"card": "hunter_red"}),
            ("settled", "GH-17.7", {"card": "hunter_red"}),
            ("revealed", "GH-17.7", {"card": "scholar_blue"}),
            ("rejected", "GH-17.7", {"card": "scholar_blue"}),
            ("revealed", "GH-17.7", {"card": "robber_red"}),
            ("settled", "GH-17.7", {"card": "robber_red"}),
        ],
        id="GH-17.7",
    ),
    pytest.param(
        {"hand": "red tax_collector", "hall": "blue tax_collector", "cards": "job_faire"},
        ["play red tax_collector 1"],
        "gift blue tax_collector to 1",
        [("gave", "GH-17.8", {"card": "tax_collector_blue", "other": 1}), ("tokens", "GH-17.8", {"n": 1})],
        id="GH-17.8",
    ),
    pytest.param(
        {"hand": "red peddler, red hunter", "others": {1: {"hall": "blue robber"}}, "cards": "job_faire"},
        ["play red peddler 0", "give red hunter"],
        "take blue robber of 1",
        [
            ("planted", "GH-17.5", {"card": "hunter_red", "other": 1}),
            ("fetched", "GH-17.5", {"card": "robber_blue", "other": 1}),
            ("actions", "GH-17.5", {"n": 1}),
        ],
        id="GH-17.5",
    ),
    pytest.param(
        {"hand": "red hunter", "hall": "red peddler", "discard": "red robber", "cards": "job_faire"},
        ["play red hunter 0", "give red peddler"],
        "take red robber",
        [("gave_up", "GH-17.4", {"card": "peddler_red"}), ("recalled", "GH-17.4", {"card": "robber_red"})],
        id="GH-17.4",
    ),
    pytest.param(
        {"hand": "purple robber", "hall": f"{FOUR} robber", "others": {1: {"hand": "red hunter, blue hunter"}}, "cards": "job_faire"},
        ["play purple robber 4"],
        "opponent 1",
        [("looks", "GH-17.6", {"other": 1})],
        id="GH-17.6",
    ),
]


@pytest.mark.parametrize(("said", "before", "word", "told"), CASES)
def test_what_is_reported(said: dict[str, Any], before: list[str], word: str, told: list[Told]) -> None:
    """Events come in the order in which things happen; they may have figures not named here."""
    game = table(**said)
    do(game, *before)
    events = do(game, word)
    assert [(event.kind, event.clause) for event in events] == [(kind, clause) for kind, clause, _ in told]
    for event, (_, _, values) in zip(events, told, strict=True):
        assert {name: event.values[name] for name in values} == values


def test_the_beginning_is_reported() -> None:
    """GH-2: the events name the deal, the start player and the row, each with its clause."""
    game = fresh(3, 2)
    kinds = [event.kind for event in game.opening]
    assert kinds.count("dealt") == kinds.count("start_player") == kinds.count("row") == kinds.count("prepares") == 1
    assert all(event.clause.startswith("GH-") for event in game.opening)
    start = happened(game.opening, "start_player")[0]
    assert start.player == game.decider
    assert len([item for item in happened(game.opening, "row")[0].items if item.startswith("vp:")]) == 5


def test_the_chosen_professions_are_reported() -> None:
    """GH-17.1"""
    game = fresh(2, 2, profession_set="custom_six")
    for _ in range(6):
        game.apply(game.legal[0])
    events = do(game, "confirm")
    assert happened(events, "professions")[0].items == tuple(f"profession:{one}" for one in game.state.professions)


def test_the_end_is_reported() -> None:
    """GH-11.1: the events name the winner and the points; no one has another turn."""
    game = table(hand="purple farmer", hall=f"{FOUR} farmer", tokens=18)
    events = do(game, "play purple farmer 3") + idle(game)
    assert [(event.player, event.clause, event.values["n"]) for event in happened(events, "end")] == [(0, "GH-11.1", 20)]
    assert not happened(events, "turn")


def account(game: Game[Any]) -> Counter[str]:
    """Count the cards, chapters and tokens in every place; anything on its way to the discard pile counts as there."""
    state = game.state
    found = Counter(draw=len(state.draw.cards), discard=len(state.discard.cards) + len(state.leaving) + len(state.unordered))
    found["row"], found["vp_deck"] = sum(map(bool, state.vp_row)), len(state.vp_deck.cards)
    for player, seat in enumerate(state.seats):
        for what, n in (("hand", len(seat.hand.cards)), ("hall", len(seat.hall)), ("area", len(seat.action_area))):
            found[f"{what}:{player}"] = n
        found[f"chapters:{player}"], found[f"vp:{player}"], found[f"tokens:{player}"] = len(seat.chapters), len(seat.vp_cards), seat.tokens
    return found


MOVES = {
    "placed": "hand hall",
    "took_back": "hall hand",
    "recalled": "discard hall",
    "gave_up": "hall discard",
    "gave": "hall other-hall",
    "took": "other-hall hall",
    "killed": "other-hall discard",
    "planted": "hand other-hall",
    "fetched": "other-hall hand",
    "discarded": "hand discard",
    "played": "hand area",
    "returned": "area hall",
    "doubled": "area discard",
}
"""Where each event moves a card from and to; ``other-``: of the opponent it names."""


def told(events: Iterable[Event]) -> Counter[str]:
    """Apply the changes the events describe."""
    found: Counter[str] = Counter()
    shown = ""
    for event in events:
        values: dict[str, Any] = event.values
        me, other, n = event.player, values.get("other", -1), values.get("n", 0)

        def place(where: str, me: int | None = me, other: int = other) -> str:
            if where in ("discard", "draw"):
                return where
            return f"{where.removeprefix('other-')}:{other if where.startswith('other-') else me}"

        match event.kind:
            case "drew":
                found.update({place("hand"): n, "draw": -n})
            case "reshuffled":
                found.update({"draw": n, "discard": -n})
            case "revealed":
                shown = place("other-hand") if other >= 0 else "draw"
            case "settled":
                found.update({shown: -1, place("hall"): 1})
            case "rejected":
                found.update({shown: -1, "discard": 1})
            case "completed":
                found.update({place("hall"): -5, place("chapters"): 1})
            case "paid" | "dropped":
                found.update({place("chapters"): -1, "discard": 5})
            case "bought":
                found.update({place("vp"): 1, "row": -1})
            case "row":
                turned = sum(item.startswith("vp:") for item in event.items)
                found.update({"row": turned, "vp_deck": -turned})
            case "tokens":
                found[place("tokens")] += n
            case kind if kind in MOVES:
                source, goal = map(place, MOVES[kind].split(" "))
                found.update({source: -1, goal: 1})
    return found


@pytest.mark.parametrize("cards", ["base", "job_faire", "custom_six"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_tell_everything(players: int, cards: str) -> None:
    """Whole games can be recounted from their events alone, after every decision."""
    for seed in (1, 2, 3):
        game, choose = fresh(players, seed, profession_set=cards, target_vp=12), guild(seed)
        while not game.state.draw.cards:
            game.apply(choose(game))
        known = account(game)
        while not game.over:
            known.update(told(game.apply(choose(game))))
            assert known == account(game)


SHOWING = {*MOVES, "revealed", "settled", "rejected", "laid", "declined", "tokens", "completed"}
"""Events about a card that everyone sees, if only while it is discarded (GH-14.7); no others name one."""


@pytest.mark.parametrize("cards", ["base", "job_faire"])
def test_everything_is_told_to_all_and_names_no_hidden_card(cards: str) -> None:
    """GH-14.1, GH-14.4 to GH-14.7"""
    game, choose = begun(fresh(3, 4, profession_set=cards)), guild(4)
    while not game.over:
        for event in game.apply(choose(game)):
            assert event.clause.startswith("GH-")
            assert event.seen_by is None
            assert event.kind in SHOWING or not [item for item in event.items if item.startswith("card:")], event.kind
