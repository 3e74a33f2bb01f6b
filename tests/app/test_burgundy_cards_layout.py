"""The card game's table keeps its secrets; how things lie on it is tested for all games in ``test_layouts``."""

from __future__ import annotations

from app.games import screen_of

from .positions import position_of, random_game


def test_log_never_shows_a_hidden_card() -> None:
    """BC-18.1: what the log says of drawn cards is a number at most."""
    screen = screen_of("burgundy_cards")
    for record in random_game(2, seed=9, every=1):
        position = position_of(record, 1280, 712, "en")
        if record.entries:
            for event in record.entries[-1].events:
                if event.kind == "drew":
                    assert screen.event_words(record.header.names, position.texts, event) is None
