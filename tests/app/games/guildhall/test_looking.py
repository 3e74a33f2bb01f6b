"""What a player of Guildhall is allowed to look through lies open for them, and for no one else (GH-14.6, GH-17.6)."""

from __future__ import annotations

import random

from msgspec import UNSET
from pytestqt.qtbot import QtBot

import rules
from app.session.match import Match
from rules import Record
from tests.app.on_table import on_table
from tests.app.pages import controller_of, settle, window

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
            busy = [action for action in decision.legal if action.kind in (*on_table(GAME).busy, "opponent")]
            record.play(rng.choice(busy or decision.legal))
            n += 1
    raise AssertionError(question)


def only_who_looks_sees(record: Record, cards: tuple[int, ...]) -> None:
    """Assert that these cards are on the table as long as the curtain is up."""
    items = {f"card:{card}" for card in cards}
    with window() as program:
        match = Match(record)
        program.show_match(match)
        for seen in (False, True, False):
            assert (items <= controller_of(program).layout.placements.keys()) is seen
            match.lower_curtain() if seen else match.lift_curtain()
            settle()


def test_a_search_is_seen_by_who_searches_only(qtbot: QtBot) -> None:
    record = begun(11, "ask.recall", 60, searching=True)
    assert record.game.state.discard.reader == record.game.decider
    only_who_looks_sees(record, record.game.state.discard.cards)


def test_a_hand_that_is_looked_at_is_seen_by_who_looks_only(qtbot: QtBot) -> None:
    """The Robber looks at level 4."""
    record = begun(3, "ask.reveal", 10, {"profession_set": "job_faire"})
    (looked_at,) = [seat for seat in record.game.state.seats if seat.hand.reader == record.game.decider]
    only_who_looks_sees(record, looked_at.hand.cards)


def test_a_hand_that_is_looked_at_lies_open_among_the_things_of_its_player(qtbot: QtBot) -> None:
    record = begun(3, "ask.reveal", 10, {"profession_set": "job_faire"})
    ((owner, seat),) = [(n, seat) for n, seat in enumerate(record.game.state.seats) if seat.hand.reader == record.game.decider]
    with window() as program:
        match = Match(record)
        match.lift_curtain()
        program.show_match(match)
        controller_of(program).viewing.peek(owner)
        settle()
        placed = controller_of(program).layout.placements
        assert {f"card:{card}" for card in seat.hand.cards} <= placed.keys()
        assert "tray" not in placed
