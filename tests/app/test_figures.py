"""Numbers as they are printed."""

import pytest

from app.figures import figure
from app.texts import LANGUAGES, Texts


@pytest.mark.parametrize(("n", "printed"), [(0, "0"), (12, "12"), (-7, "−7")])
def test_a_negative_number_has_a_minus_sign(n: int, printed: str) -> None:
    assert figure(n) == printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_with_numbers_have_it_too(language: str) -> None:
    assert "−3" in Texts(language)("villagers.words.seat", name="Anna", n=-3)
