"""Check that positions of Villagers that no play leads to are refused, each with a sentence that says what is wrong."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from rules import Record, new
from tests.engine.forge import (
    Change,
    changed,
    check_damaged,
    check_loads,
    check_result,
    laid_out,
    opened,
    packed,
    pile,
    refused,
    seat,
    state,
    with_steps,
)
from tests.playthroughs.choosers import at_random

from .builder import ID, record, table
from .cards import NAME

HERE: dict[str, Any] = {
    "hand": "monk, wheeler, thatcher",
    "village": "lumberjack(cooper; wheeler), hunter, founders(swineherd)",
    "coins": {"cooper": 4},
    "square": "agent",
    "discard": "priest, fisher",
    "road_coins": (0, 1, 0, 0, 2, 0),
    "others": {1: {"hand": "tinner", "village": "hayer"}, 2: {"gold": 0}},
}


@cache
def at(step: str = "DraftTurn", players: int = 3) -> Record:
    """Return a position with some of everything. It is shared: do not play on with it."""
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
    """Put a card in two places at once."""
    cards = document["state"]["reserve"]["cards"]
    cards[0] = cards[1]


def emptied(document: dict[str, Any]) -> int:
    """Take the open card with a coin away and leave the coin; return the card."""
    road: list[int] = document["state"]["road"]
    card, road[1] = road[1], 0
    return card


DAMAGED: dict[str, Change] = {
    "a state of null": lambda d: d.update(state=None),
    "an empty state": lambda d: d.update(state={}),
    "no seats": state(seats=[]),
    "a seat too few": lambda d: d["state"]["seats"].pop(),
    "a seat too many": lambda d: d["state"]["seats"].append(d["state"]["seats"][0]),
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
    "a turn of nobody": state(turn_of=3),
    "a generator out of range": state(rng=1 << 64),
    "nothing to be done": state(pending=[]),
    "tokens without developments": state(tokens=[0]),
    "a development of its own": lambda d: d["state"]["developments"].append(d["state"]["development_box"]["cards"].pop()),
    "a build turn of nobody": state(turn={"limit": 2, "left": 3, "basics": 3}),
    "a build turn without end": state(turn={"limit": 99, "left": 99, "basics": 3}),
    "points for nothing": state(credited=[[0, "luck", 50]]),
    "a result in the middle": state(standings=[{"player": p, "score": 0, "rank": 1} for p in range(3)]),
    "a result made up": state(pending=[], standings=[{"player": p, "score": 30 - p, "rank": 1 + p, "won": p == 0} for p in range(3)]),
    "an unknown step": with_steps({"step": "Win"}),
    "a second draft": with_steps({"step": "Draft"}),
    "another round at once": with_steps({"step": "StartRound"}),
    "the start once more": with_steps({"step": "StartGame"}),
    "a coin in between": with_steps({"step": "RoadCoin"}),
    "a build turn in the draft": with_steps({"step": "BuildTurn"}),
    "a market at once": with_steps({"step": "Markets"}),
    "an order of steps": with_steps({"step": "Pool", "steps": []}),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_a_damaged_or_forged_save_is_refused(what: str) -> None:
    """VI-1 to VI-5 and everything else that holds in every position; laid out by hand it is refused, or plays on to its end."""
    check_damaged(changed(at(), DAMAGED[what]))


ALWAYS_REFUSED = (
    "a card there twice",
    "a coin on no card",
    "a stack of events",
    "a basic in a stack",
    "the Countess in a hand",
    "a Miner among the Hayers",
    "no knowledge",
    "knowledge that all but one have",
    "three columns",
    "an empty column",
    "a column of four",
    "a villager on a Hunter",
    "coins on a card elsewhere",
    "coins on a card twice",
    "an enormous supply",
    "a third market",
    "tokens without developments",
    "a build turn without end",
    "points for nothing",
)


@pytest.mark.parametrize("what", ALWAYS_REFUSED)
def test_no_position_laid_out_by_hand_may_be_impossible(what: str) -> None:
    """VI-1.1, VI-1.5, VI-4.8, VI-20.3: for a position that does not follow from a history there is only this check."""
    document = opened(at())
    DAMAGED[what](document)
    refused(packed(laid_out(document)))


def top(**fields: Any) -> Change:
    """Change the step on top."""
    return lambda d: d["state"]["pending"][-1].update(fields)


def test_a_coin_of_another_player_is_refused() -> None:
    """VI-5.5"""
    check_damaged(changed(at("UpdateRoad", 2), top(player=0)))


def test_a_draft_of_another_player_is_refused() -> None:
    """VI-4.1"""
    check_damaged(changed(at(), top(player=1)))


def test_a_result_must_be_that_of_the_game() -> None:
    """VI-13.1, VI-13.2"""
    finished, choose = new(ID, ("Ann", "Ben", "Cid"), 2, {}), at_random(2)
    while not finished.game.over:
        finished.play(choose(finished.game))
    check_result(finished)


@pytest.mark.parametrize("players", [2, 4])
def test_every_position_of_a_game_loads(players: int) -> None:
    """As the result of its history, and as a position of its own."""
    check_loads(new(ID, ("Ann", "Ben", "Cid", "Dee")[:players], 3, {}), at_random(3))
