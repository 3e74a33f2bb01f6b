"""What the first market brought everybody is told card by card (UX 2.5); the second one is told by the score."""

from __future__ import annotations

from app.games import find
from app.texts import Texts
from tests.games.villagers.builder import table

GAME = "villagers"


def test_everybody_has_a_card_with_what_they_earned() -> None:
    others = {1: {"village": "beekeeper, fisher", "coins": {"fisher": 3}}}
    game = table(3, at="Markets", village="miner(seeker spelunker)", others=others, stacks={1: "", 2: ""})
    told = find(GAME).laid_open(("Anna", "Ben", "Cleo"), Texts("en"), game.opening, game.state)
    assert told is not None
    assert told.title == "First Market"
    anna, ben, cleo = told.cards
    assert [card.words for card, _ in told.cards[:2]] == ["Spelunker", "Beekeeper"]
    assert anna[1] == "Anna: +12 (printed gold 12)"
    assert "coins 3" in ben[1]
    assert cleo[1].startswith("Cleo: +2")


def test_without_a_market_nothing_is_told() -> None:
    game = table(3, at="Markets")
    assert find(GAME).laid_open(("Anna", "Ben", "Cleo"), Texts("de"), game.opening, game.state) is None


def test_the_second_market_is_left_to_the_score() -> None:
    game = table(3, at="Markets", stacks=dict.fromkeys(range(1, 7), ""))
    assert game.state.standings
    assert find(GAME).laid_open(("Anna", "Ben", "Cleo"), Texts("en"), game.opening, game.state) is None
