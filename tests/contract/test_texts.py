"""Check that everything the rules of a game ask, report and count has words in both languages, in random games of every setting."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from app.games import find
from app.table.scene.moments import openings
from app.texts import LANGUAGES, Texts
from rules import TURN, Event, Record, catalogue
from tests.app.positions import position_of

from .play import settings

SEEDS = (31, 32)
BRACKETS = r"\([^)]*\(|\)[^(]*\)|\) ?\(|\(\)|\( |\s[,;)]|[.,;]\)|  "
ODD = {"en": re.compile(BRACKETS + r"|[(;] ?[A-Z][a-z’]*:? [a-z]"), "de": re.compile(BRACKETS)}
"""What no line of words has: brackets within or next to others, odd spaces, and in English a sentence that begins within brackets."""
both = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module", params=[of.id for of in catalogue()])
def game(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(scope="module")
def records(game: str) -> tuple[Record, ...]:
    """Return finished games of every setting; several tests share them, so none plays on."""
    return tuple(setting.finished(seed) for setting in settings() if setting.game == game for seed in SEEDS)


def events_of(record: Record) -> Iterator[Event]:
    for events in (record.opening, *(entry.events for entry in record.entries)):
        yield from events


def is_wording(words: str) -> bool:
    """Return whether a text is complete, with everything filled in."""
    return bool(words.strip()) and "{" not in words and "}" not in words


@both
def test_every_event_has_a_line_of_the_log_or_is_silent_on_purpose(game: str, records: tuple[Record, ...], language: str) -> None:
    """Silent means that ``log`` has no key at all for the kind of event."""
    texts, screen = Texts(language), find(game)
    for record in records:
        for event in events_of(record):
            words = screen.event_words(record.header.names, texts, event)
            if words is None:
                assert not texts.has(f"{game}.log.{event.kind}"), event
            else:
                assert is_wording(words), event


@both
def test_every_new_part_of_the_game_has_the_words_of_a_moment(game: str, records: tuple[Record, ...], language: str) -> None:
    texts = Texts(language)
    for event in (event for record in records for event in events_of(record) if event.opens):
        (found,) = openings([event], texts, game)
        assert is_wording(found.title), event
        assert texts.has(f"{game}.moment.{event.kind}.more") is texts.other.has(f"{game}.moment.{event.kind}.more")
        assert not found.more or is_wording(found.more), event


@both
def test_whatever_stops_undo_is_said(game: str, records: tuple[Record, ...], language: str) -> None:
    texts = Texts(language)
    kinds = {event.kind for record in records for event in events_of(record) if event.reveals}
    assert kinds
    for kind in kinds:
        assert is_wording(texts(f"{game}.stop.{kind}")), kind


def test_every_question_and_every_legal_action_has_words(game: str) -> None:
    languages, screen = [Texts(language) for language in LANGUAGES], find(game)
    for setting in settings():
        if setting.game != game:
            continue
        for record, _ in setting.play(35):
            decision = record.game.decision
            assert decision is not None
            seen = position_of(record, 1280, 712, "en")
            for texts in languages:
                asked = decision.question
                assert is_wording(texts(f"{game}.{asked.key}", **asked.values)), (texts.language, asked)
                position = replace(seen, texts=texts)
                for action in decision.legal:
                    words = screen.words_of_action(position, action)
                    assert is_wording(words), (texts.language, action)
                    assert ODD[texts.language].search(words) is None, words


@both
def test_every_row_of_the_score_has_a_name(game: str, records: tuple[Record, ...], language: str) -> None:
    texts = Texts(language)
    for record in records:
        for row in record.rules.score(record.game.state):
            assert is_wording(texts(f"{game}.score.{row.key}")), row.key


@both
def test_what_a_review_jumps_to_happens_and_has_words(game: str, records: tuple[Record, ...], language: str) -> None:
    texts, screen = Texts(language), find(game)
    happened = [event for record in records for event in events_of(record) if event.kind in screen.marks]
    assert {event.kind for event in happened} == set(screen.marks)
    assert screen.section in screen.marks
    for event in happened:
        words = screen.event_words(("Anna", "Ben", "Cleo", "Dora", "Emil"), texts, event)
        assert words is not None
        assert is_wording(words), event
        if event.kind == screen.section:
            assert is_wording(texts(f"{game}.section", **event.values)), event


def test_every_turn_begins_with_its_event(records: tuple[Record, ...]) -> None:
    for record in records:
        assert sum(event.kind == TURN for event in events_of(record)) > len(record.header.names)
