"""Positions of Villagers that no play leads to."""

from __future__ import annotations

from typing import Any

from rules import Record
from tests.engine.forge import Change, pile, seat, state, with_steps
from tests.engine.forged import Course, Forged, Forgeries
from tests.playthroughs.choosers import at_random

from .builder import record, table
from .cards import NAME
from .forged_solo import FORGERIES as SOLO

HERE: dict[str, Any] = {
    "hand": "monk, wheeler, thatcher",
    "village": "lumberjack(cooper; wheeler), hunter, founders(swineherd)",
    "coins": {"cooper": 4},
    "square": "agent",
    "discard": "priest, fisher",
    "road_coins": (0, 1, 0, 0, 2, 0),
    "others": {1: {"hand": "tinner", "village": "hayer"}, 2: {"gold": 0}},
}


def at(step: str = "DraftTurn", players: int = 3) -> Record:
    """Return a position with some of everything."""
    others = {n: said for n, said in HERE["others"].items() if n < players}
    return record(table(players, at=step, **{**HERE, "others": others}))


def village(document: dict[str, Any], player: int = 0) -> dict[str, Any]:
    """Return the village of a player as stored."""
    found: dict[str, Any] = document["state"]["seats"][player]["village"]
    return found


def number(document: dict[str, Any], name: str) -> int:
    """Take a card out of the reserve by name, or a basic off its pile."""
    for cards in (document["state"]["reserve"]["cards"], *document["state"]["basics"], document["state"]["box"]["cards"]):
        for card in cards:
            if NAME[card] == name:
                cards.remove(card)
                return int(card)
    raise AssertionError(name)


def twice(document: dict[str, Any]) -> None:
    """Put a card in two places at the same time."""
    cards = document["state"]["reserve"]["cards"]
    cards[0] = cards[1]


def emptied(document: dict[str, Any]) -> int:
    """Take the open card with a coin away and leave the coin; return the card."""
    road: list[int] = document["state"]["road"]
    card, road[1] = road[1], 0
    return card


DAMAGED: dict[str, Change] = {
    "a card there twice": twice,
    "a card missing": lambda d: d["state"]["reserve"]["cards"].pop(),
    "a card that does not exist": lambda d: d["state"]["reserve"]["cards"].append(999),
    "a negative card": lambda d: d["state"]["discard"]["cards"].append(-4),
    "a card face down for the rules": lambda d: d["state"]["seats"][0]["square"].append(0),
    "an event missing": lambda d: d["state"]["event_box"].pop(),
    "a development missing": lambda d: d["state"]["development_box"]["cards"].pop(),
    "a road of seven": lambda d: d["state"]["road"].append(d["state"]["reserve"]["cards"].pop()),
    "a road of five": lambda d: d["state"]["reserve"]["cards"].append(d["state"]["road"].pop()),
    "coins for five cards": lambda d: d["state"]["road_coins"].pop(),
    "a coin on no card": lambda d: d["state"]["discard"]["cards"].append(emptied(d)),
    "less than no coin": lambda d: d["state"]["road_coins"].__setitem__(0, -1),
    "seven stacks": lambda d: d["state"]["stacks"].append({**d["state"]["stacks"][0], "cards": []}),
    "five stacks": lambda d: d["state"]["reserve"]["cards"].extend(d["state"]["stacks"].pop()["cards"]),
    "a stack of events": lambda d: d["state"]["stacks"][0].update(deck="event"),
    "a pile of an unknown deck": pile("reserve", deck="tarot"),
    "a basic in a stack": lambda d: d["state"]["stacks"][0]["cards"].append(number(d, "miner")),
    "a basic in a hand that nobody saw it come into": lambda d: d["state"]["seats"][0]["hand"]["cards"].append(number(d, "miner")),
    "Founders in the reserve": lambda d: d["state"]["reserve"]["cards"].append(number(d, "founders")),
    "the Countess in a hand": lambda d: d["state"]["seats"][0]["hand"]["cards"].append(number(d, "countess")),
    "Founders on a square": lambda d: d["state"]["seats"][1]["square"].append(number(d, "founders")),
    "a Miner among the Hayers": lambda d: d["state"]["basics"][1].append(d["state"]["basics"][2].pop()),
    "two piles of basics": lambda d: d["state"]["reserve"]["cards"].extend(d["state"]["basics"].pop()),
    "no knowledge": state(known=[]),
    "knowledge of a card too many": lambda d: d["state"]["known"].append(0),
    "knowledge of a seat that is not there": lambda d: d["state"]["known"].__setitem__(7, 1 << 9),
    "knowledge that all but one have": lambda d: d["state"]["known"].__setitem__(7, 0b1101),
    "a stack that is open": lambda d: d["state"]["stacks"][0].update(seen="all"),
    "a hand everybody sees": lambda d: d["state"]["seats"][1]["hand"].update(seen="all"),
    "a hand of another player": lambda d: d["state"]["seats"][1]["hand"].update(owner=2),
    "a reserve somebody looks through": pile("reserve", reader=0),
    "negative gold": seat(gold=-1),
    "an enormous supply": seat(gold=10**18),
    "gold that is a string": seat(gold="2"),
    "three columns": lambda d: village(d)["plots"][0]["columns"].append([number(d, "cooper")]),
    "an empty column": lambda d: village(d)["plots"][2]["columns"].append([]),
    "a column of four": lambda d: village(d)["plots"][0]["columns"][0].extend(d["state"]["reserve"]["cards"].pop() for _ in range(3)),
    "a villager on a Hunter": lambda d: village(d)["plots"][1]["columns"].append([number(d, "cooper")]),
    "a card of a village that does not exist": lambda d: village(d)["plots"].append({"bottom": 999, "columns": []}),
    "coins on a card elsewhere": lambda d: village(d)["coins"].append([d["state"]["road"][0], 3]),
    "coins on a card twice": lambda d: village(d)["coins"].append(village(d)["coins"][0]),
    "no coins on a card with coins": lambda d: village(d)["coins"][0].__setitem__(1, 0),
    "an enormous number of coins": lambda d: village(d)["coins"][0].__setitem__(1, 10**18),
    "a market held before its time": state(markets=2),
    "a third market": state(markets=3),
    "less than no market": state(markets=-1),
    "an unknown phase": state(phase="rest"),
    "an enormous round": state(round=10**12),
    "a start player of nobody": state(first=3),
    "tokens without developments": state(tokens=[0]),
    "a development of its own": lambda d: d["state"]["developments"].append(d["state"]["development_box"]["cards"].pop()),
    "a build turn of nobody": state(turn={"limit": 2, "left": 3, "basics": 3}),
    "a build turn without end": state(turn={"limit": 99, "left": 99, "basics": 3}),
    "points for nothing": state(credited=[[0, "luck", 50]]),
    "a second draft": with_steps({"step": "Draft"}),
    "a draft of another player": lambda d: top(player=1)(d),
    "another round at once": with_steps({"step": "StartRound"}),
    "the start once more": with_steps({"step": "StartGame"}),
    "a coin in between": with_steps({"step": "RoadCoin"}),
    "a build turn in the draft": with_steps({"step": "BuildTurn"}),
    "a market at once": with_steps({"step": "Markets"}),
}


def top(**fields: Any) -> Change:
    """Change the step on top."""
    return lambda d: d["state"]["pending"][-1].update(fields)


MAY_BE = frozenset(
    {
        "a stack that is open",
        "a hand everybody sees",
        "a hand of another player",
        "a reserve somebody looks through",
        "a second draft",
        "a draft of another player",
        "a coin in between",
        "a coin of another player",
        "a gift in between",
    }
)
"""What is found only by comparing with the history, or not at all in a position laid out by hand."""

FORGED = Forged(
    (
        Forgeries(at, DAMAGED),
        Forgeries(lambda: at("UpdateRoad", 2), {"a coin of another player": top(player=0)}),
        *SOLO,
    ),
    (Course(2, 3, at_random), Course(4, 3, at_random), Course(3, 2, at_random)),
    MAY_BE,
)
"""VI-1.1, VI-1.5, VI-2 to VI-5 and VI-20.3 hold in every position; who drafts and who lays a coin follows from VI-4.1 and VI-5.5.

Results are those of VI-13.1 and VI-13.2.
"""
