"""Nothing that a player sees of Guildhall depends on what is hidden from them (GH-14): pixels, words, names for screen readers."""

from __future__ import annotations

import random

import pytest
from msgspec import UNSET
from pytestqt.qtbot import QtBot

import rules
from app.session.match import Match
from rules import Record
from tests.app.pages import settle, window
from tests.app.positions import BUSY_AT
from tests.app.windows.play.test_leaks import everything, looks, pixels, words

GAME = "guildhall"
NAMES = ("Anna", "Ben", "Cleo")


def begun(seed: int, question: str, after: int, options: dict[str, int | str | bool] | None = None, searching: bool = False) -> Record:
    """Play at random until a question comes up and return the game; ``searching``: while the discard pile is being looked through."""
    for again in range(40):
        record, rng = rules.new(GAME, NAMES, seed + again, options), random.Random(seed)
        n = 0
        while (decision := record.game.decision) is not None:
            searched = record.game.state.discard.reader is not UNSET
            if n >= after and decision.question.key == question and (searched or not searching):
                return record
            busy = [action for action in decision.legal if action.kind in (*BUSY_AT[GAME], "opponent")]
            record.play(rng.choice(busy or decision.legal))
            n += 1
    raise AssertionError(question)


def deal_anew(record: Record, own: bool = False) -> None:
    """Reshuffle what only its owner knows: the hands of the players who are not deciding, and the draw pile.

    ``own``: reshuffle the hand of the player who is deciding, too.
    """
    state, rng = record.game.state, random.Random(1)
    seats = [seat for player, seat in enumerate(state.seats) if own or player != record.game.decider]
    cards = [card for pile in (state.draw, *(seat.hand for seat in seats)) for card in pile.cards]
    rng.shuffle(cards)
    for seat in seats:
        held, cards = cards[: len(seat.hand.cards)], cards[len(seat.hand.cards) :]
        assert not seat.hand.cards or set(held) != set(seat.hand.cards)
        seat.hand = seat.hand.holding(tuple(held))
    state.draw = state.draw.holding(tuple(cards))
    record.game.restore(record.game.snapshot())


@pytest.mark.slow
@pytest.mark.parametrize(("question", "after"), [("ask.act", 60), ("ask.mulligan", 5), ("ask.recall", 60), ("ask.end", 90)])
def test_other_hands_and_the_draw_pile_change_nothing(qtbot: QtBot, question: str, after: int) -> None:
    first, second = begun(11, question, after), begun(11, question, after)
    deal_anew(second)
    for (name, image, said), (again, other_image, other_said) in zip(everything(first), everything(second), strict=True):
        assert name == again
        assert said == other_said, name
        assert image == other_image, name


def test_the_curtain_and_a_covered_table_show_no_hand(qtbot: QtBot) -> None:
    first, second = begun(7, "ask.act", 50), begun(7, "ask.act", 50)
    deal_anew(second, own=True)
    found = []
    for record in (first, second):
        with window() as program:
            program.show_match(Match(record))
            found.append(looks(program))
    assert found[0] == found[1]


def test_a_search_is_seen_by_who_searches_only(qtbot: QtBot) -> None:
    """The others see the top card and the number of cards; what is below it changes nothing for them (GH-14.6)."""
    first, second = begun(11, "ask.recall", 60, searching=True), begun(11, "ask.recall", 60, searching=True)
    state = second.game.state
    assert state.discard.reader == second.game.decider
    *below, top = state.discard.cards
    state.discard = state.discard.holding((*below[::-1], top))
    second.game.restore(second.game.snapshot())
    decider = first.game.decider
    assert decider is not None
    for viewer in range(len(NAMES)):
        views = [rules.view(record.rules, record.game.state, viewer) for record in (first, second)]
        assert (views[0].discard == views[1].discard) is (viewer != decider)
    found = []
    for record in (first, second):
        with window() as program:
            match = Match(record)
            program.show_match(match)
            found.append(looks(program))  # behind the curtain
            match.lift_curtain()
            settle()
            placed = program.table.controller.layout.placements if program.table.controller is not None else {}
            assert {f"card:{card}" for card in record.game.state.discard.cards} <= placed.keys()
            found.append((pixels(program), words(program)))
    assert found[0] == found[2]
    assert found[1] != found[3]


def test_a_hand_that_is_looked_at_is_seen_by_who_looks_only(qtbot: QtBot) -> None:
    """Only the player who looks sees the hand (GH-17.6: Robber, level 4)."""
    options: dict[str, int | str | bool] = {"profession_set": "job_faire"}
    record = begun(3, "ask.reveal", 10, options)
    looker = record.game.decider
    (looked_at,) = [player for player, seat in enumerate(record.game.state.seats) if seat.hand.reader == looker]
    hand = {f"card:{card}" for card in record.game.state.seats[looked_at].hand.cards}
    with window() as program:
        match = Match(record)
        program.show_match(match)
        assert program.table.controller is not None
        assert not hand & program.table.controller.layout.placements.keys()
        match.lift_curtain()
        settle()
        assert hand <= program.table.controller.layout.placements.keys()
        match.lower_curtain()
        settle()
        assert not hand & program.table.controller.layout.placements.keys()
