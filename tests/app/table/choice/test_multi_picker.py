"""Things put together click by click: the rules are asked at every click, and nothing is played before the end."""

from __future__ import annotations

import random
from collections.abc import Callable

import rules
from app.games import find
from app.table.choice.multi_picker import MultiPicker
from app.table.choice.plans import Plan, plans
from rules import Record

GAME = "guildhall"
SCREEN = find(GAME)
BUSY = ("play", "buy", "use", "recall", "take", "place", "discard", "draw", "confirm")


def at(wanted: Callable[[Record], bool], seed: int = 4, players: int = 2) -> Record:
    """Play at random until ``wanted`` is true, and return the game."""
    record, rng = rules.new(GAME, ("Anna", "Ben", "Cleo")[:players], seed), random.Random(seed)
    while not wanted(record):
        legal = record.game.legal
        record.play(rng.choice([action for action in legal if action.kind in BUSY] or legal))
    return record


def asked(key: str, after: int = 0) -> Callable[[Record], bool]:
    return lambda record: len(record.entries) >= after and record.game.decision is not None and record.game.decision.question.key == key


def gatherer(record: Record) -> MultiPicker:
    gather = next(known for known in SCREEN.gathers if known.fits(record.game.legal))
    found = SCREEN.gestures(record.game, plans(record.game, SCREEN.leads))
    return MultiPicker(found, SCREEN.inferred, None, record.game, gather)


def hand(record: Record) -> list[str]:
    decision = record.game.decision
    assert decision is not None
    return [f"card:{card}" for card in record.game.state.seats[decision.player].hand.cards]


def placed(record: Record) -> set[str]:
    """Return what has a place of its own: everything that can be clicked first."""
    return {action.picks[0] for action in record.game.legal} | set(hand(record))


def kinds(plan: Plan | None) -> list[str]:
    return [action.kind for action in plan.actions] if plan is not None else []


def acting(full: bool = True) -> Record:
    """Return a game in which a player with six cards, at least two playable, chooses an action; without ``full``, with fewer cards."""

    def wanted(record: Record) -> bool:
        playable = {action.picks[0] for action in record.game.legal if action.kind == "play"}
        return asked("ask.act", 8)(record) and (len(hand(record)) == 6 and len(playable) >= 2 if full else len(hand(record)) < 6)

    return at(wanted)


def playable(record: Record) -> list[str]:
    found = {action.picks[0] for action in record.game.legal if action.kind == "play"}
    return [card for card in hand(record) if card in found]


REFILL, DRAW = "button:refill", "button:draw"


def test_until_it_is_opened_only_what_can_be_played_is_clicked() -> None:
    record = at(lambda r: asked("ask.act", 8)(r) and len(hand(r)) == 6 and 0 < len(playable(r)) < 6)
    picker = gatherer(record)
    dim = next(card for card in hand(record) if card not in playable(record))
    assert {card for card in hand(record) if card in picker.highlights} == {*playable(record)}
    assert picker.default(placed(record)) is None
    assert picker.whole is None
    assert picker.gathered == ()
    for picks in ((), (playable(record)[0],)):
        assert picker.pick(dim) is None
        assert picker.refused == dim
        assert picker.picks == picks
        picker.pick(playable(record)[0])


def test_another_card_is_meant_instead_and_nothing_is_ever_discarded_by_it() -> None:
    record = acting()
    picker, before = gatherer(record), record.game.digest()
    for card in (*playable(record), *playable(record)):
        assert picker.pick(card) is None
        assert picker.picks == (card,)
        assert kinds(picker.default(placed(record))) == ["play"]
    assert picker.back()
    assert not picker.picks
    assert not picker.back()
    assert record.game.digest() == before


def test_what_was_opened_is_gathered_and_taken_back_step_by_step() -> None:
    record = acting()
    picker, before, (one, two, *_) = gatherer(record), record.game.digest(), hand(record)
    assert picker.pick(REFILL) is None
    assert picker.opened
    assert {card for card in hand(record) if picker.highlights[card].state == "next"} == {*hand(record)}
    for card in (one, two):
        assert picker.pick(card) is None
    assert picker.gathered == (one, two)
    assert picker.asks is not None
    assert picker.asks.key == "ask.refill"
    assert picker.choices(placed(record)) == []
    assert picker.pick(one) is None
    assert picker.gathered == (two,)
    picker.pick(one)
    left = []
    while picker.back():
        left.append(picker.picks)
    assert left == [(REFILL, two), (REFILL,), ()]
    picker.pick(REFILL)
    picker.pick(one)
    assert picker.pick(REFILL) is None
    assert picker.picks == ()
    assert record.game.digest() == before


def test_discarding_is_never_the_default_and_no_single_click_passes_for_it() -> None:
    """Discarding cannot be taken back, so it has a button of its own."""
    for record in (acting(), acting(full=False)):
        picker = gatherer(record)
        assert picker.pick(REFILL) is None
        for card in hand(record)[:2]:
            assert picker.default(placed(record)) is None
            assert picker.default(placed(record)) is None
            picker.pick(card)
        assert picker.default(placed(record)) is None
        assert kinds(picker.pick(DRAW)) == ["refill", "discard", "discard", "draw"]


def test_while_discarding_the_turn_cannot_be_ended_by_mistake() -> None:
    record = at(lambda r: asked("ask.act", 8)(r) and any(action.kind == "end_turn" for action in r.game.legal), 5)
    picker = gatherer(record)
    assert picker.highlights["button:end"].state == "next"
    picker.pick(REFILL)
    assert "button:end" not in picker.highlights
    assert picker.pick("button:end") is None
    assert (picker.refused, picker.picks) == ("button:end", (REFILL,))


def test_several_are_collected_at_once_where_that_is_asked_for() -> None:
    """With Ctrl or Shift held, what is already chosen joins the discards, and so can cards that cannot be played."""
    record = acting()
    picker, one = gatherer(record), playable(record)[0]
    others = [card for card in hand(record) if card != one][:2]
    picker.pick(one)
    for card in others:
        assert picker.collect(card) is None
    assert picker.picks == (REFILL, one, *others)
    assert picker.collect(one) is None
    assert picker.gathered == tuple(others)
    again = gatherer(record)
    again.pick(one)
    again.collect(one)
    assert again.picks == (REFILL, one)


def test_a_plan_that_was_gathered_can_be_played() -> None:
    record = acting()
    picker, cards = gatherer(record), hand(record)[:3]
    for item in (REFILL, *cards):
        assert picker.pick(item) is None
    plan = picker.whole
    assert plan is not None
    assert plan.picks == (REFILL, *cards, DRAW)
    for action in plan.actions:
        record.play(action)
    assert record.game.state.discard.cards[-3:] == tuple(int(card.partition(":")[2]) for card in cards)


def test_of_a_side_with_a_single_place_another_thing_is_taken_instead() -> None:
    """In a swap of one card for one, the card to give can be changed until one is taken."""

    def swapping(record: Record) -> bool:
        gives = [action for action in record.game.legal if action.kind == "give"]
        values = record.game.decision.question.values if record.game.decision is not None else {}
        return len(gives) >= 2 and values == {"give": 1, "take": 1} and all(a.picks[0].startswith("card:") for a in gives)

    record = at(swapping, 7)
    picker = gatherer(record)
    one, two = [action.picks[0] for action in record.game.legal if action.kind == "give"][:2]
    picker.pick(one)
    assert picker.highlights[two].state == "replace"
    assert picker.pick(two) is None
    assert picker.picks == (two,)
    assert picker.asks is not None
    assert picker.asks.values["give"] == 0


def test_what_no_longer_goes_with_the_rest_is_dropped_when_something_is_put_back() -> None:
    """The first hand needs three different cards: a card can be taken as soon as its twin is put back."""
    record = at(lambda r: asked("ask.setup_place")(r) and len({c[:-1] for c in hand(r)}) < 9, 6)
    picker = gatherer(record)
    while picker.whole is None:
        assert (
            picker.pick(next(item for item, mark in picker.highlights.items() if mark.state == "next" and item.startswith("card:"))) is None
        )
    assert len(picker.picks) == 3
    assert {mark.state for item, mark in picker.highlights.items() if item.startswith("card:")} == {"chosen"}
    assert kinds(picker.default(placed(record))) == ["place", "place", "place", "confirm"]
    assert picker.pick(picker.picks[1]) is None
    assert len(picker.picks) == 2
    assert picker.whole is None
    assert picker.pick("card:999") is None
    assert picker.refused == "card:999"


def test_it_is_over_as_soon_as_the_rules_ask_something_else() -> None:
    """A swap is carried out when both sides are full, without confirmation, and can be abandoned until then."""
    record = at(asked("ask.give_take", 20), 7)
    picker = gatherer(record)
    assert picker.highlights["button:no_effect"].state == "next"
    plan = None
    while plan is None:
        plan = picker.pick(
            next(item for item, mark in picker.highlights.items() if mark.state == "next" and item.startswith(("card:", "chapter:")))
        )
    assert set(kinds(plan)) == {"give", "take"}
    assert plan.picks == picker.picks
    for action in plan.actions:
        record.play(action)
    assert not asked("ask.give_take")(record)
    again = gatherer(at(asked("ask.give_take", 20), 7))
    first = next(item for item, mark in again.highlights.items() if mark.state == "next" and item.startswith(("card:", "chapter:")))
    again.pick(first)
    for _ in range(2):  # it has to be confirmed, and what is gathered can be clicked instead
        assert again.pick("button:no_effect") is None
        assert kinds(again.default(placed(record))) == ["decline"]
        assert again.highlights[first].state == "replace"
        again.pick(first)
        assert again.gathered == (first,)
