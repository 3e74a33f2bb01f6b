"""What is written about each card of Villagers: its name, one line about it, and a paragraph of the rules if more is to be said."""

from __future__ import annotations

import pytest

from app.games import find
from app.texts import LANGUAGES, Texts
from rules.games.villagers.components import DEVELOPMENT, EVENT, KINDS, MARKETS, Kind

GAME = "villagers"
NAMES: dict[str, str] = {
    **{name: f"card.{name}" for name in (*KINDS, "jester")},
    **{name: f"event.{name}" for name in EVENT},
    **{one.id: f"development.{one.id}" for one in DEVELOPMENT},
    **{f"market_{n}": f"market.{n}" for n, _ in enumerate(MARKETS, 1)},
}
"""The key of the name of everything that is enlarged as a card, by what its other keys end with."""


def special(kind: Kind) -> bool:
    """Say whether more is to be known about a villager than the signs on it tell; the Countess has no suit."""
    return kind.suit in ("special", "") or kind.silver is not None or kind.bronze is not None


RULED = [name for name in NAMES if name not in KINDS or special(KINDS[name])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_one_line_about_it(language: str) -> None:
    say = Texts(language)
    assert [key for name, key in NAMES.items() if not (say.has(f"{GAME}.{key}") and say.has(f"{GAME}.gist.{name}"))] == []
    assert [name for name in (*KINDS, "jester") if not say.has(f"{GAME}.the.{name}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_with_an_effect_has_a_paragraph_of_the_rules_under_its_name(language: str) -> None:
    say = Texts(language)
    paragraphs = {paragraph.id for chapter in find(GAME).rulebook for paragraph in chapter.paragraphs}
    assert [name for name in RULED if name not in paragraphs] == []
    titled = {name: say(f"{GAME}_rules.rule.{name}.title") for name in RULED}
    assert titled == {name: say(f"{GAME}.{NAMES[name]}") for name in titled}
