"""Check the program's words: both languages have the same files with the same keys."""

import json
import re
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "resources" / "texts"
DOMAINS = sorted(path.name.removesuffix(".en.json") for path in FOLDER.glob("*.en.json"))
FIELD = re.compile(r"\{([^{}]*)\}")


def pairs(name: str) -> list[tuple[str, str]]:
    """Return the entries of a file in order, repeated keys included."""
    entries: list[tuple[str, str]] = json.loads((FOLDER / name).read_text(encoding="utf-8"), object_pairs_hook=list)
    return entries


def test_there_are_texts_in_exactly_two_languages() -> None:
    assert DOMAINS
    expected = {f"{domain}.{language}.json" for domain in DOMAINS for language in ("de", "en")}
    assert {path.name for path in FOLDER.iterdir()} == expected


@pytest.mark.parametrize("domain", DOMAINS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_entry_is_a_text_and_no_key_comes_twice(domain: str, language: str) -> None:
    entries = pairs(f"{domain}.{language}.json")
    assert not [key for key, text in entries if not isinstance(text, str) or not text.strip() or text != text.strip()]
    keys = [key for key, _ in entries]
    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("domain", DOMAINS)
def test_both_languages_have_the_same_keys(domain: str) -> None:
    german, english = (dict(pairs(f"{domain}.{language}.json")) for language in ("de", "en"))
    assert german.keys() == english.keys()


@pytest.mark.parametrize("domain", DOMAINS)
def test_both_languages_fill_in_the_same_values(domain: str) -> None:
    """A name may begin the sentence, with a capital letter, in one language only."""
    german, english = (dict(pairs(f"{domain}.{language}.json")) for language in ("de", "en"))
    assert not {key: (text, german[key]) for key, text in english.items() if filled_in(text) != filled_in(german[key])}


def filled_in(text: str) -> set[str]:
    """Return the values a text fills in."""
    return {field.lower() for field in FIELD.findall(text)}


@pytest.mark.parametrize("domain", DOMAINS)
def test_a_plural_has_both_forms(domain: str) -> None:
    keys = {key for key, _ in pairs(f"{domain}.en.json")}
    assert not [key for key in keys if key.endswith(".one") and f"{key.removesuffix('.one')}.other" not in keys]
