"""The moves of Praga Caput Regni in words: each can be told from the others and says what it costs and brings."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from app.games import find
from app.texts import LANGUAGES, bracketed
from rules import Action, Game, Record, new
from rules.games.praga import items
from rules.games.praga.components import TECHNOLOGY
from tests.app.positions import position_of
from tests.games.praga.builder import record as opened
from tests.games.praga.builder import table

SCREEN = find("praga")


def words_of(record: Record, language: str = "en") -> list[str]:
    position = position_of(record, 1280, 712, language)
    return [SCREEN.words_of_action(position, action) for action in record.game.legal]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), [(1, {"solo_mode": "parler"}), (3, {"action_side": "b"})])
def test_different_moves_have_different_words(players: int, options: dict[str, Any], language: str) -> None:
    record, rng = new("praga", ("Anna", "Ben", "Cleo")[:players], 4, options), random.Random(4)
    for step in range(300):
        if record.game.over:
            break
        if step % 4 == 0:
            said = words_of(record, language)
            assert len(set(said)) == len(said)
            assert not any("{" in line for line in said)
        record.play(rng.choice(record.game.legal))


def test_a_tile_of_the_crane_is_named_with_its_place_its_price_and_its_wheel_bonus() -> None:
    record = new("praga", ("Anna", "Ben"), 4, {"start_player": "first_seat", "action_side": "a_first_game"})
    said = words_of(record)
    assert "Take the tile for Upgrade (place 3; costs 1 gold; wheel: 1 silver window)" in said
    assert "Take the tile for Building (place 5; wheel: 1 stone)" in said


@pytest.mark.parametrize("kind", ["lay_wall", "lay_upgrade", "lay_building"])
def test_a_tile_to_be_laid_says_what_it_meets(kind: str) -> None:
    """What a line promises comes with the move, immediately or as something to be decided on."""
    for game, action, line in laying(kind):
        if " marker" in line:
            ahead = game.copy()
            events = ahead.apply(action)
            assert any(event.kind == "corners" for event in events), line
            return
    raise AssertionError("nothing meets")


def laying(kind: str) -> Iterator[tuple[Game[Any], Action, str]]:
    """Play at random, laying everything that can be laid; yield each move of this kind with its words."""
    for seed in range(20):
        record, rng = new("praga", ("Anna", "Ben"), seed), random.Random(seed)
        while not record.game.over:
            game = record.game
            if game.legal[0].kind == kind:
                yield from ((game, action, line) for action, line in zip(game.legal, words_of(record), strict=True))
            liked = [action for action in game.legal if action.kind in (kind, kind.removeprefix("lay_"), "site")]
            record.play(rng.choice(liked if liked and rng.random() < 0.8 else game.legal))


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_technology_does_is_said_within_one_pair_of_brackets(language: str) -> None:
    """Only names and nouns keep their capitals there."""
    position = position_of(opened(table(2)), 1280, 712, language)
    for number in range(1, len(TECHNOLOGY)):
        words = SCREEN.words_of_action(position, Action("keep", (items.TECHNOLOGY.id(number),)))
        assert (words.count("("), words.count(")"), words[-1]) == (1, 1, ")"), words
        small = r"[a-z0-9]" if language == "en" else r"[a-z0-9]|Gebäude|Gold|Mauer|Stein"
        assert re.search(rf"\((?:{small})", words), words


@pytest.mark.parametrize(
    ("words", "more", "said"),
    [
        ("Take Bank", "die 6", "Take Bank (die 6)"),
        ("Mines (2/3)", "1 worker", "Mines (2/3; 1 worker)"),
        ("Keep it", "a (b)", "Keep it (a, b)"),
    ],
)
def test_brackets_never_stand_within_or_beside_others(words: str, more: str, said: str) -> None:
    assert bracketed(words, more) == said
