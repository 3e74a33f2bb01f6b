"""What the end of a game says about equal scores: the criterion that decided, and its figures."""

from __future__ import annotations

from typing import Any

import pytest

import rules
from app.outcome import scores
from app.storage import results
from app.texts import LANGUAGES, Texts
from app.windows.history.result_row import outcome
from rules import Record, Standing, TieBreak


def ended(game: str, *ties: tuple[TieBreak, ...]) -> Record:
    """Return a finished game in which these players have 180 points each, the last of them with the best figures."""
    record = rules.new(game, ("Ann", "Ben", "Cid", "Dee")[: len(ties)], 1)
    last = len(ties) - 1
    record.game.state.standings = tuple(Standing(seat, 180, 1 + last - seat, tie, won=seat == last) for seat, tie in enumerate(ties))
    return record


def castles(*figures: tuple[int, int]) -> Record:
    return ended("burgundy", *((("empty_fields", empty), ("turn_order", place)) for empty, place in figures))


def words(say: Texts, game: str, name: str, key: str, n: int, other: int) -> str:
    return say("app.score.wins_tie", name=name, score=180, why=say(f"{game}.tie.{key}", n=n, other=other))


CASES: list[tuple[list[tuple[int, int]], str, str, int, int]] = [
    ([(34, 2), (36, 1)], "Ben", "empty_fields", 36, 34),
    ([(36, 1), (36, 2)], "Ben", "turn_order", 2, 1),
    ([(34, 3), (36, 1), (36, 2)], "Cid", "turn_order", 2, 1),
    ([(30, 4), (30, 2), (31, 1)], "Cid", "empty_fields", 31, 30),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("figures", "name", "key", "n", "other"), CASES)
def test_the_sentence_names_what_decided(
    language: str, figures: list[tuple[int, int]], name: str, key: str, n: int, other: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    say, record = Texts(language), castles(*figures)
    expected = words(say, "burgundy", name, key, n, other)
    assert scores.result(say, record) == expected
    assert outcome(say, results.result_of(record, 0.0)) == expected


def test_the_card_game_names_what_is_left_over() -> None:
    say = Texts("en")
    record = ended("burgundy_cards", (("left_over", 3),), (("left_over", 5),))
    assert scores.result(say, record) == words(say, "burgundy_cards", "Ben", "left_over", 5, 3)


@pytest.mark.parametrize("ties", [(), ((("unheard_of", 1),), (("unheard_of", 2),))])
def test_a_result_that_does_not_say_what_decided_names_the_winner_alone(ties: Any) -> None:
    say = Texts("en")
    result = results.result_of(castles((34, 2), (36, 1)), 0.0)
    vague = results.Result(**{name: getattr(result, name) for name in result.__struct_fields__ if name != "ties"}, ties=ties)
    assert outcome(say, vague) == say("review.reviews.won", name="Ben")
