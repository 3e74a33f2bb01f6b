"""How far the game has progressed, in the top bar: the parts come in order in every language, and what has no room is left out."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from app.art.fonts import text_width
from app.games import find
from app.table.geometry.faces import RoundsFace
from app.table.geometry.placement import Rect
from app.table.parts.progress import BETWEEN, MOST_GROWN, RULE, SIGN, progress, progress_words
from rules import new
from tests.app.positions import position_of
from tests.app.toy import position

WORDS = {"en": ("Phase D", "Round 5/6"), "de": ("Durchgang D", "Runde 5/6")}


@pytest.mark.parametrize("language", WORDS)
def test_the_parts_have_room_for_their_words_and_little_more(language: str) -> None:
    phase, of_rounds = WORDS[language]
    placed = progress(position(), Rect(300, 0, 400, 40), phase, of_rounds, 5, 6)
    assert [one.item for one in placed] == ["frame:phase_of", "frame:round_of", "frame:rounds"]
    assert [right.rect.x - left.rect.right for left, right in pairwise(placed)] == [BETWEEN] * 2
    for one, words, rule, role, px in ((placed[0], phase, RULE, "h3", 17), (placed[1], of_rounds, 0.0, "body", 15)):
        assert 0 <= one.rect.w - rule - text_width(words, role, px) <= 8


def test_what_has_no_room_is_left_out() -> None:
    for width, shown in ((400, 3), (200, 2), (130, 1), (60, 1)):
        area = Rect(300, 0, width, 40)
        placed = progress(position(), area, *WORDS["de"], 1, 6)
        assert len(placed) == shown
        assert all(area.contains(one.rect) for one in placed)


def test_larger_text_gets_more_room_but_does_not_outgrow_the_title() -> None:
    area = Rect(300, 0, 400, 40)
    usual, large = (progress(replace(position(), text_size=size), area, *WORDS["de"], 1, 6) for size in (1.0, 2.0))
    for one, other in zip(usual[:2], large[:2], strict=True):
        assert one.rect.w < other.rect.w <= MOST_GROWN * one.rect.w


def test_pictograms_with_numbers_take_the_place_of_dots() -> None:
    placed = progress(position(), Rect(300, 0, 400, 40), *WORDS["en"], 1, 2, "storefront")
    assert placed[-1].face == RoundsFace(1, 2, "storefront")
    assert placed[-1].rect.w == 2 * SIGN


@pytest.mark.parametrize(
    ("game", "players", "language", "words"),
    [
        ("burgundy", 2, "en", "Phase A, Round 1/5"),
        ("praga", 2, "de", "Ära I, Runde 1 von 16"),
        ("villagers", 3, "en", "Draft, Round 1"),
        ("guildhall", 2, "en", ""),
    ],
)
def test_the_progress_can_be_said(game: str, players: int, language: str, words: str) -> None:
    record = new(game, ("Anna", "Ben", "Cleo")[:players], 1)
    assert progress_words(find(game), position_of(record, 1280, 712, language)) == words
