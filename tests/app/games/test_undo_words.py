"""What the bar says about undo, in every game: the reason it stops, but not that a turn has only begun."""

from __future__ import annotations

from itertools import islice

import pytest

import rules
from app.texts import LANGUAGES, Texts
from tests.app.games.dark import composed
from tests.app.positions import random_game

POSITIONS = 40
BUTTON = "ui:undo"


@pytest.mark.parametrize("game", rules.IDS)
def test_the_bar_does_not_say_that_a_turn_begins(game: str) -> None:
    """Where the player who decides has done nothing yet, only the tip of the button speaks of it."""
    for record in islice(random_game(2, 6, 3, game), POSITIONS):
        entries = record.entries
        begins = not entries or entries[-1].player != record.game.decider or entries[-1].action.picks == ("button:end",)
        placements = composed(record, "en").layout().placements
        said = placements["frame:stop"].words if "frame:stop" in placements else ""
        assert not (begins and "frame:stop" in placements), said
        if not record.can_undo and not record.game.over:
            start = "Undo reaches back to the start of the turn", "There is nothing to undo yet"
            assert (placements[BUTTON].words in start) == begins, placements[BUTTON].words


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_bar_says_is_a_whole_sentence(language: str) -> None:
    """A player has drawn a card in their turn: the bar says where undo ends, and why."""
    say = Texts(language)
    for record in random_game(2, 5, 1, "guildhall"):
        entries = record.entries
        if entries and entries[-1].player == record.game.decider and record.undo_floor is not None and not record.can_undo:
            why = say(f"guildhall.stop.{record.undo_floor.kind}")
            words = composed(record, language).layout().placements[BUTTON].words
            if why in words:
                assert words == say("table.stops", what=why)
                return
    raise AssertionError("nothing was revealed in the middle of a turn")
