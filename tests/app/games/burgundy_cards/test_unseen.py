"""Cards that a player does not see: counted from that player's own view, so that the counts reveal nothing hidden."""

from __future__ import annotations

import pytest

import rules
from app.games import find
from app.games.burgundy_cards.words.unseen import unseen
from rules.games.burgundy_cards.components import KIND
from tests.app.pages import window
from tests.app.positions import position_of
from tests.screens import lively_position

GAME = "burgundy_cards"


@pytest.mark.parametrize("decisions", [0, 40, 120])
def test_unseen_cards_are_those_in_the_pile_in_other_hands_and_below_the_discards(decisions: int) -> None:
    record = rules.new(GAME, ("Anna", "Ben", "Cleo"), 5, {"open_hands": False})
    for _ in range(decisions):
        if not record.game.over:
            record.play(record.game.legal[0])
    state = record.game.state
    seen = rules.view(record.rules, state, 1)
    others = sum(len(seat.hand.cards) for player, seat in enumerate(state.seats) if player != 1)
    stacked = sum(len(seat.stack.cards) for seat in state.seats)
    hidden = len(state.draw.cards) + others + stacked + max(0, len(state.discard.cards) - 1)
    assert sum(unseen(seen).values()) == hidden


def test_the_enlarged_pile_and_the_text_table_tell_it() -> None:
    with window() as program:
        program.play(lively_position(2, 23, 30))
        controller = program.table.controller
        assert controller is not None
        position = controller.model.position
        told = program.program.texts(
            "burgundy_cards.words.unseen", kind="castle", n=unseen(position.view)["castle"], all=KIND.count("castle")
        )
        for pile in ("draw", "discard"):
            shown = find(GAME).explain(position, pile)
            assert shown is not None
            assert told in [words for _, words in shown.facts]
        parts = [part for section in find(GAME).sections(position) for part in section.parts]
        assert any(told in part.lines for part in parts)


@pytest.mark.parametrize("opened", [True, False])
def test_the_box_of_another_player_names_their_hand_only_if_hands_are_open(opened: bool) -> None:
    record = rules.new(GAME, ("Anna", "Ben"), 5, {"open_hands": opened})
    (hand,) = (seat.hand.cards for player, seat in enumerate(record.game.state.seats) if player == 1)
    position, screen = position_of(record, 1280, 712, "en", viewer=0), find(GAME)
    tip, own = screen.tip(position, "seat:1"), screen.tip(position, "seat:0")
    assert tip is not None
    assert own is not None
    named = [words for _, words in tip.lines if words.startswith("Hand: ")]
    known = [screen.tip(position, f"card:{card}") for card in hand]
    assert named == (["Hand: " + ", ".join(card.title for card in known if card is not None)] if opened else [])
    assert not [words for _, words in own.lines if words.startswith("Hand: ")], "which lies on the table"
