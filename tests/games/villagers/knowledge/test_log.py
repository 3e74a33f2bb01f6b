"""Check what is reported of a game, as events: enough to recount it, and nothing that is secret."""

import random
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from rules import POINTS, Event, Game
from rules.games.villagers.board.holders import holders

from ..builder import fresh
from ..cards import NAME

ALL = {"saints": True, "scoundrels": True, "profiteers": True, "developments": True}
GAMES: list[Any] = [
    pytest.param(2, {}, id="2"),
    pytest.param(4, ALL, id="4 modules"),
    pytest.param(3, {**ALL, "courier": True, "bronze_timing": "round"}, id="3 courier"),
    pytest.param(1, {}, id="1"),
    pytest.param(1, {"difficulty": "hard", **ALL}, id="1 modules"),
]


def account(game: Game[Any]) -> Counter[str]:
    """Count the cards in every place, and the gold in every supply and on cards."""
    state = game.state
    found = Counter(
        road=sum(map(bool, state.road)),
        stacks=sum(len(pile.cards) for pile in state.stacks),
        reserve=len(state.reserve.cards),
        discard=len(state.discard.cards),
        basics=sum(map(len, state.basics)),
        squares=sum(len(seat.square) for seat in state.seats),
        villages=sum(sum(1 for _ in holder.village.cards()) for holder in holders(state)),
        coins=sum(n for holder in holders(state) for _, n in holder.village.coins),
    )
    for player, seat in enumerate(state.seats):
        found[f"hand:{player}"], found[f"gold:{player}"] = len(seat.hand.cards), seat.gold
    return found


MOVES = {
    "drew": "pile squares",
    "drafted": "road squares",
    "opened": "pile road",
    "left_road": "road discard",
    "played": "hand discard",
    "snatched": "squares hand",
    "returned": "villages hand",
    "fetched": "reserve hand",
    "stole": "of hand",
    "arrested": "villages discard",
    "schemed": "villages hand",
    "carried_off": "road hand",
    "church_card": "pile hand",
    "tavern_basic": "basics villages",
    "replaced": "hand villages",
    "given": "road villages",
    "countess_drew": "reserve villages",
    "conscripted": "pile villages",
    "detained": "villages discard",
    "abducted": "hand discard",
}
"""Where each event moves a card from and to; ``pile``: the item it names first, ``of``: the hand of the player it names."""
COINS = {"unlocked": 2, "unlocked_elsewhere": 2, "robbed": 3, "hired": 1}
"""What an event puts on a card."""
TAKEN = {"arrested", "kept_coins", "coins_back"}
"""Events that tell of coins that leave a card."""


def told(events: Iterable[Event]) -> Counter[str]:
    """Apply the changes the events describe. A basic comes from its pile, a replaced card from the village it was in."""
    found: Counter[str] = Counter()
    origin = ""
    for event in events:
        values: dict[str, Any] = event.values

        def place(where: str, event: Event = event) -> str:
            match where:
                case "hand":
                    return f"hand:{event.player}"
                case "of":
                    return f"hand:{event.values['of']}"
                case "pile":
                    return pile(event.items[0])
            return where

        if event.player is not None:
            found[f"gold:{event.player}"] += (event.gains or {}).get(POINTS, 0)
        found["coins"] += COINS.get(event.kind, 0) + values.get("coins", 0)
        if event.kind in TAKEN:
            found["coins"] -= values["gold"]
        match event.kind:
            case "took_square":
                found.update({"squares": -values["n"], place("hand"): values["n"]})
            case "put_down":
                found.update({place("hand"): -1, pile(event.items[1]): 1})
                origin = "basics"
            case "laid" | "laid_on":
                found[origin or place("hand")] -= 1
                found["villages"] += 1
                origin = ""
            case "given" if event.clause == "VI-19.6":
                found.update({place("hand"): -1, "villages": 1})
                origin = "basics"
            case "reserve_renewed":
                found.update({"discard": -values["n"], "reserve": values["n"]})
            case kind if kind in MOVES:
                source, goal = map(place, MOVES[kind].split(" "))
                found.update({source: -1, goal: 1})
                origin = "villages" if kind == "replaced" else origin
    return found


def pile(item: str) -> str:
    """Return the place of a pile."""
    return {"stack": "stacks", "reserve": "reserve", "discard_pile": "discard"}[item.partition(":")[0]]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_events_tell_everything(players: int, options: dict[str, Any]) -> None:
    """A game can be recounted from its events alone, after every decision."""
    rng = random.Random(7)
    for seed in (1, 2):
        game = fresh(players, seed, **options)
        known = account(game)
        while not game.over:
            action = rng.choice(game.legal)
            events = game.apply(action)
            known.update(told(events))
            assert +known == +account(game), (action, [(event.kind, dict(event.values)) for event in events])


UNSEEN = {"put_down_unseen", "fetched", "stole", "church_card"}
"""Events about a card that those who see them cannot name."""


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_every_event_names_its_clause_and_no_hidden_card(players: int, options: dict[str, Any]) -> None:
    """VI-20.2, 20.4: only what is laid face down for a basic is told to one player alone."""
    rng = random.Random(8)
    game = fresh(players, 3, **options)
    while not game.over:
        for event in game.apply(rng.choice(game.legal)):
            assert event.clause.startswith("VI-"), event
            assert (event.seen_by is None) is not event.kind.startswith("put_down") or event.clause == "VI-7.3", event
            if event.kind in UNSEEN:
                assert not {*event.values} & {"card", "name"}
                assert not [item for item in event.items if item.startswith("card:")]
            for name in ("card", "host", "unlocker"):
                assert event.values.get(name, "monk") in NAME.values()
