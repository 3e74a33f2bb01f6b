"""Things put together click by click: the rules are asked at every click, nothing is played before the end."""

from __future__ import annotations

import random
from collections.abc import Callable

import rules
from app.games import screen_of
from app.table.gather import Gatherer
from app.table.plans import Plan, plans
from rules import Record

GAME = "guildhall"
SCREEN = screen_of(GAME)
BUSY = ("play", "buy", "use", "recall", "take", "place", "discard", "draw", "confirm")


def at(wanted: Callable[[Record], bool], seed: int = 4, players: int = 2) -> Record:
    """A game played by chance until something is so."""
    record, rng = rules.new(GAME, ("Anna", "Ben", "Cleo")[:players], seed), random.Random(seed)
    while not wanted(record):
        legal = record.game.legal
        record.play(rng.choice([action for action in legal if action.kind in BUSY] or legal))
    return record


def asked(key: str, after: int = 0) -> Callable[[Record], bool]:
    return lambda record: len(record.entries) >= after and record.game.decision is not None and record.game.decision.question.key == key


def gatherer(record: Record) -> Gatherer:
    gather = next(known for known in SCREEN.gathers if known.fits(record.game.legal))
    found = SCREEN.gestures(record.game, plans(record.game, SCREEN.leads))
    return Gatherer(found, SCREEN.inferred, None, record.game, gather)


def hand(record: Record) -> list[str]:
    decision = record.game.decision
    assert decision is not None
    return [f"card:{card}" for card in record.game.state.seats[decision.player].hand.cards]


def placed(record: Record) -> set[str]:
    """What has a place of its own: everything that is clicked first."""
    return {action.picks[0] for action in record.game.legal} | set(hand(record))


def kinds(plan: Plan | None) -> list[str]:
    return [action.kind for action in plan.actions] if plan is not None else []


def test_what_is_not_opened_yet_can_be_clicked_but_is_not_lit() -> None:
    record = at(lambda r: asked("ask.act", 8)(r) and len(hand(r)) == 6)
    picker = gatherer(record)
    playable = {action.picks[0] for action in record.game.legal if action.kind == "play"}
    for card in hand(record):
        assert picker.marks[card].state == ("next" if card in playable else "instead")
    assert picker.default(placed(record)) is None
    assert picker.whole is None
    assert picker.gathered == ()


def test_one_thing_can_be_used_otherwise_several_are_gathered() -> None:
    record = at(lambda r: asked("ask.act", 8)(r) and len(hand(r)) == 6 and any(a.kind == "play" for a in r.game.legal))
    picker, before = gatherer(record), record.game.digest()
    card = next(action.picks[0] for action in record.game.legal if action.kind == "play")
    other = next(held for held in hand(record) if held != card)
    assert picker.pick(card) is None
    assert kinds(picker.default(placed(record))) == ["play"]
    assert kinds(picker.whole) == ["refill", "discard", "draw"]
    assert picker.pick(other) is None
    assert picker.picks == (card, other)
    assert kinds(picker.default(placed(record))) == ["refill", "discard", "discard", "draw"]
    assert picker.choices(placed(record)) == []
    assert picker.asks is not None
    assert picker.asks.key == "ask.refill"
    assert picker.pick(card) is None
    assert picker.picks == (other,)
    assert picker.back()
    assert not picker.back()
    picker.pick(card)
    picker.pick(other)
    assert kinds(picker.pick("button:refill")) == ["refill", "discard", "discard", "draw"]
    assert record.game.digest() == before


def test_a_plan_that_was_gathered_can_be_played() -> None:
    record = at(lambda r: asked("ask.act", 8)(r) and len(hand(r)) == 6)
    picker, cards = gatherer(record), hand(record)[:3]
    for card in cards:
        assert picker.pick(card) is None
    plan = picker.whole
    assert plan is not None
    for action in plan.actions:
        record.play(action)
    assert record.game.state.discard.cards[-3:] == tuple(int(card.partition(":")[2]) for card in cards)


def test_what_no_longer_goes_with_the_rest_is_dropped_when_something_is_put_back() -> None:
    """Three different cards of the first hand: a twin can be taken as soon as its twin is put back."""
    record = at(lambda r: asked("ask.setup_place")(r) and len({c[:-1] for c in hand(r)}) < 9, 6)
    picker = gatherer(record)
    while picker.whole is None:
        assert picker.pick(next(item for item, mark in picker.marks.items() if mark.state == "next" and item.startswith("card:"))) is None
    assert len(picker.picks) == 3
    assert {mark.state for item, mark in picker.marks.items() if item.startswith("card:")} == {"chosen"}
    assert kinds(picker.default(placed(record))) == ["place", "place", "place", "confirm"]
    assert picker.pick(picker.picks[1]) is None
    assert len(picker.picks) == 2
    assert picker.whole is None
    assert picker.pick("card:999") is None
    assert picker.refused == "card:999"


def test_it_is_over_as_soon_as_the_rules_ask_something_else() -> None:
    """A swap is carried out when both sides are full; nothing has to be confirmed, and it can be given up meanwhile."""
    record = at(asked("ask.give_take", 20), 7)
    picker = gatherer(record)
    assert picker.marks["button:no_effect"].state == "next"
    plan = None
    while plan is None:
        plan = picker.pick(
            next(item for item, mark in picker.marks.items() if mark.state == "next" and item.startswith(("card:", "chapter:")))
        )
    assert set(kinds(plan)) == {"give", "take"}
    assert plan.picks == picker.picks
    for action in plan.actions:
        record.play(action)
    assert not asked("ask.give_take")(record)
    again = gatherer(at(asked("ask.give_take", 20), 7))
    again.pick(next(item for item, mark in again.marks.items() if mark.state == "next" and item.startswith(("card:", "chapter:"))))
    assert kinds(again.pick("button:no_effect")) == ["decline"]
