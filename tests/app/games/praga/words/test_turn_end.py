"""What the end of a turn in Praga says of what is lost."""

from __future__ import annotations

import rules
from tests.app.games.dark import composed
from tests.app.games.praga.refused import TAKEN
from tests.games.praga.builder import record, table


def test_the_button_that_ends_the_turn_counts_what_can_still_be_done() -> None:
    """An action not performed is lost (PC-14.7); a plain wheel bonus is not, nor is a part of the road for an egg no one has (PC-8.3)."""
    both: tuple[tuple[str, int], ...] = (("road_effect", 1), ("tile_action", 1))
    for eggs, lost in ((1, both), (0, both[1:])):
        game = table(egg=eggs, turn={**TAKEN, "action": True, "wheel": True, "road": ("road_effect:3:egg",)})
        assert tuple(sorted((use.kind, use.n) for use in rules.unused(game))) == lost
    label = composed(record(game), "en").layout().placements["button:end"].words
    assert label == "End turn: the action will be lost"
    assert not rules.unused(table(turn=TAKEN))


def test_the_button_says_that_surplus_windows_are_lost_while_they_could_be_spent() -> None:
    """Only two windows are kept (PC-14.2); a move up or the extra action would take some (PC-12.6, 13.3)."""
    for silver, gold, lost in ((2, 0, False), (3, 0, True), (1, 1, False), (1, 2, True), (0, 2, False), (0, 3, True)):
        game = table(silver_window=silver, gold_window=gold, turn=TAKEN)
        assert [(use.kind, use.n) for use in rules.unused(game)] == [("window", 1)] * lost
    spent = table(silver_window=3, turn={**TAKEN, "extra": "done"}, rows={}, gold=0)
    labels = [composed(record(spent), language).layout().placements["button:end"].words for language in ("en", "de")]
    assert labels == ["End turn: surplus windows will be lost", "Zug beenden: der Überschuss an Fenstern verfällt"]
